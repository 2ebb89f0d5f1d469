import { FastRandom } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import {
  count,
  factions,
  isEdict,
  layoutFor,
  luminaries,
  none,
  rankOf,
  slotsIn,
  tablesOf,
  thresholdsOf,
} from '../data.ts'
import { paxIlluminaten } from '../index.ts'
import { nearTo } from '../map.ts'
import { standardSet } from '../standard-set.ts'
import { inRow, type State } from '../state.ts'
import { numberOf, slotName, usual } from './position.ts'

const setUp = (seats: number, options = usual, seed = 1): State =>
  paxIlluminaten.setup(seats, options, { random: new FastRandom(seed) })

describe.each([
  {
    seats: 2,
    map: 19,
    tokens: 6,
    factionCards: 3,
    deck: 25,
    withBot: 29,
    pairs: 42,
    dispersed: 8,
    converts: 3,
    shadow: 3,
  },
  {
    seats: 3,
    map: 22,
    tokens: 8,
    factionCards: 4,
    deck: 18,
    withBot: 22,
    pairs: 49,
    dispersed: 6,
    converts: 2,
    shadow: 4,
  },
  {
    seats: 4,
    map: 24,
    tokens: 10,
    factionCards: 5,
    deck: 12,
    withBot: 16,
    pairs: 55,
    dispersed: 6,
    converts: 2,
    shadow: 5,
  },
])('1.2, 1.3 setup with $seats seats', ({ seats, map, tokens, factionCards, deck, withBot, pairs, ...thresholds }) => {
  const s = setUp(seats)

  it('1 to 4: map face down, court of five, the Chamberlain at the left', () => {
    expect([s.map.length, s.faceUp]).toEqual([map, 0])
    expect([s.court.filter((card) => card !== none).length, s.chamberlain]).toEqual([5, 0])
  })

  it('5, 9: tokens of each faction, three of them with each seat', () => {
    const { contactFactions } = tablesOf(s)
    factions.forEach((_, faction) => {
      const held = s.supply.map((_, seat) => s.favors[seat * 6 + faction])
      expect(s.pool[faction] + held.reduce((sum, each) => sum + each, 0)).toBe(tokens)
      held.forEach((each, seat) => {
        expect(each).toBe(contactFactions[s.contacts[seat]] & (1 << faction) ? 1 : 0)
      })
    })
  })

  it('6, 7: 20 disks and four cards each', () => {
    expect(s.supply).toEqual(s.supply.map(() => 20))
    expect(s.hands.map((hand) => hand.length)).toEqual(s.hands.map(() => 4))
    expect(s.deck).toHaveLength(deck)
  })

  it('8, 10: the lowest contact number begins', () => {
    const numbers = s.contacts.map((contact) => standardSet.contacts[contact].number)
    expect(new Set(numbers).size).toBe(seats)
    expect(numbers[s.starter]).toBe(Math.min(...numbers))
    expect(s.active).toBe(s.starter)
  })

  it('11 to 14: no cube out, the faction row, two public plots and a hidden one each', () => {
    expect(s.cubes).toEqual([])
    expect(s.holders.filter((holder) => holder === inRow)).toHaveLength(factionCards)
    expect(s.publicPlots).toHaveLength(2)
    expect(s.privatePlots.filter((plot) => plot !== none)).toHaveLength(seats)
    expect(s.plotDeck).toHaveLength(11 - seats)
  })

  it('15: twelve events, three edicts in each half, three specials left over', () => {
    expect(s.eventDeck).toHaveLength(12)
    expect(s.eventDeck.slice(0, 6).filter(isEdict)).toHaveLength(3)
    expect(s.eventDeck.slice(6).filter(isEdict)).toHaveLength(3)
    expect(s.eventsUnused).toHaveLength(3)
    expect(s.eventsUnused.some(isEdict)).toBe(false)
  })

  it('PI-19.1 16: a bot has no hand and no plot, and one disk on its placard, where the token lies', () => {
    const withIt = setUp(seats, { bot: 'germain', botFirst: false })
    const bot = seats - 1
    expect(withIt.bot).toBe(bot)
    expect([withIt.hands[bot], withIt.privatePlots[bot]]).toEqual([[], none])
    if (withIt.starter !== bot) expect([withIt.supply[bot], withIt.deck.length]).toEqual([19, withBot])
    expect(setUp(seats, { bot: 'joseph', botFirst: true }).bot).toBe(0)
  })

  it('2.5 the map: figures to check it by', () => {
    const layout = layoutFor(s)
    const touching = layout.near.reduce((sum, near) => sum + count(near), 0)
    expect(touching).toBe(2 * pairs)
    expect(layout.atPlacard.map(count)).toEqual(s.supply.map(() => 2))
  })

  it('1.2 thresholds of the plots', () => {
    expect(thresholdsOf(seats)).toEqual(thresholds)
  })
})

describe('2 data', () => {
  it('2.5 interior slots and ways between placards', () => {
    const named = (seats: number, slots: number) => {
      const layout = layoutFor({ set: null, seats })
      return slotsIn(slots).map((slot) => slotName(layout, slot))
    }
    const inside = [2, 3, 4].map((seats) => named(seats, layoutFor({ set: null, seats }).interior))
    expect(inside[0]).toEqual(['r2c2', 'r2c3', 'r3c2', 'r3c3', 'r3c4', 'r4c2', 'r4c3'])
    expect(inside[1]).toEqual(['r2c2', 'r2c3', 'r2c4', 'r3c2', 'r3c3', 'r4c2', 'r4c3', 'r4c4'])
    expect(inside[2]).toEqual(['r2c2', 'r2c3', 'r2c4', 'r3c2', 'r3c3', 'r3c4', 'r3c5', 'r4c2', 'r4c3', 'r4c4'])

    const chain = (seats: number, from: number, to: number) => {
      const layout = layoutFor({ set: null, seats })
      let reached = layout.atPlacard[from]
      let cards = 1
      while ((reached & layout.atPlacard[to]) === 0) {
        reached |= nearTo(layout, reached)
        cards++
      }
      return cards
    }
    expect(chain(2, 0, 1)).toBe(5)
    expect([chain(3, 0, 1), chain(3, 1, 2), chain(3, 0, 2)]).toEqual([4, 4, 4])
    expect([chain(4, 0, 1), chain(4, 2, 3), chain(4, 0, 3), chain(4, 1, 2), chain(4, 0, 2), chain(4, 1, 3)]).toEqual([
      4, 4, 3, 3, 6, 6,
    ])
  })

  it('2.2 the cost of one disk is the favor value of the card', () => {
    const { costs, favorValues } = tablesOf({ set: null })
    luminaries.forEach((_, card) => {
      for (const [top, bottom] of costs[rankOf[card]]) expect(top + bottom).toBe(favorValues[card].length)
    })
    expect(costs.map((locations) => locations.length)).toEqual([2, 3, 4, 1, 3])
  })

  it('2.6 each set of three factions is one contact card', () => {
    const sets = standardSet.contacts.map((contact) => contact.factions.join())
    expect([sets.length, new Set(sets).size]).toEqual([20, 20])
    expect(standardSet.contacts.find(({ number }) => number === 15)?.factions).toEqual([
      'professions',
      'magistrates',
      'scholars',
    ])
    expect(numberOf(0)).toBe('001')
  })
})
