import { FastRandom, flawsIn, type Told } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { components, firstSpace, none, spaceNamed, tablesOf } from '../data.ts'
import type { Event } from '../events.ts'
import { lisboa } from '../index.ts'
import { hasEqualNeighbours } from '../rules/setup.ts'
import { decks } from '../sets.ts'
import { origins, standardSet } from '../standard-set.ts'
import { clergyHeld, outOfGame, plansOf, type State } from '../state.ts'
import { decreeOf, usual } from './position.ts'
import { idsOf, listening, offered, owes, say } from './talk.ts'

function setUp(seats: number, seed = 1, options = usual): { s: State; events: Told<Event>[] } {
  const set: State[] = []
  const events = listening((tell) => set.push(lisboa.setup(seats, options, { random: new FastRandom(seed), tell })))
  return { s: set[0], events }
}
const opened = (seats: number, seed = 1): State => {
  const { s } = setUp(seats, seed)
  while (owes(s).startsWith('startClergy')) say(s, offered(s)[0])
  return s
}
const many = Array.from({ length: 40 }, (_, seed) => seed)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const cards = (deck: string) => standardSet.cards.filter((card) => card.deck === deck)

describe('components', () => {
  it('are as many as table 1.1 says', () => {
    expect(decks.map((deck) => cards(deck).length)).toEqual([21, 20, 21, 20])
    expect(standardSet.clergy).toHaveLength(37)
    expect(standardSet.decrees).toHaveLength(70)
    expect(standardSet.buildings).toHaveLength(16)
    expect(standardSet.startingPlans.length + standardSet.plans.length).toBe(20)
    expect(standardSet.clergy.at(-1)).toEqual({ id: 'C37', effect: 'influence+1', wigs: 5 })
  })

  it('fit the schema that every other set has to fit', () => {
    expect(flawsIn(standardSet, components)).toEqual([])
  })

  it('say where their figures come from', () => {
    expect(new Set(Object.values(origins))).toEqual(new Set(['public', 'reconstructed']))
  })
})

describe('setting up the board', () => {
  it('LI-1.1 a scoring tile on each street, by chance', () => {
    const laid = many.map((seed) => setUp(3, seed).s.tiles)
    for (const tiles of laid) expect([...tiles].sort()).toEqual([0, 1, 2, 3])
    expect(new Set(laid.map(String)).size).toBeGreaterThan(10)
  })

  it('table 2.4: or, as an option, each on the street of its good', () => {
    for (const seed of many.slice(0, 5))
      expect(setUp(4, seed, { fixedScoringTiles: true }).s.tiles).toEqual([0, 3, 2, 1])
    for (const seed of many) expect(hasEqualNeighbours(setUp(1, seed, { fixedScoringTiles: true }).s)).toBe(false)
  })

  it('LI-1.2 rubble: 3 a row, 3 a column but 2 at the last, 2 a place, 6 on the pile', () => {
    const { s } = setUp(4)
    const at = (cubes: readonly number[], place: number) => sum(cubes.slice(place * 3, place * 3 + 3))
    expect([0, 1, 2, 3, 4].map((row) => at(s.rowCubes, row))).toEqual([3, 3, 3, 3, 3])
    expect([0, 1, 2, 3, 4].map((column) => at(s.columnCubes, column))).toEqual([3, 3, 3, 3, 2])
    expect(s.buildings.map((_, space) => at(s.spaceCubes, space))).toEqual(s.buildings.map(() => 2))
    expect(sum(s.heap)).toBe(6)
    expect(s.cubesOut).toEqual([0, 0, 0])
  })

  it('LI-1.2 with two players 7 cubes leave the game', () => {
    const { s } = setUp(2)
    expect([sum(s.rowCubes), sum(s.columnCubes), sum(s.spaceCubes), sum(s.heap), sum(s.cubesOut)]).toEqual([
      12, 14, 24, 6, 7,
    ])
  })

  it('LI-1.3 row E and its two places are covered with one or two players', () => {
    expect([1, 2, 3, 4].map((seats) => setUp(seats).s.rows)).toEqual([4, 4, 5, 5])
    expect(firstSpace(4)).toBe(spaceNamed('W-D'))
    expect(firstSpace(5)).toBe(spaceNamed('W-E'))
    expect(sum(setUp(2).s.spaceCubes.slice(0, 3))).toBe(0)
  })

  it('LI-1.4 public buildings: a stack of each colour, of which the top is seen', () => {
    const { s } = setUp(2)
    const { colourOfBuilding } = tablesOf(s)
    s.buildingStacks.forEach((stack, colour) => {
      expect(stack).toHaveLength(8)
      expect(stack.every((building) => colourOfBuilding[building] === colour)).toBe(true)
    })
    const seen = lisboa.view(s, 0)
    expect(seen.buildingTops).toEqual(s.buildingStacks.map((stack) => stack.at(-1)))
    expect(Object.keys(seen)).not.toContain('buildingStacks')
  })

  it('LI-1.5 regular plans: a stack of each colour, of which the top is seen', () => {
    const { s } = setUp(2)
    expect(s.planStacks.map((stack) => stack.length)).toEqual([8, 8])
    expect(s.planStacks.flat().every((plan) => plan >= 4)).toBe(true)
    expect(lisboa.view(s, null).planTops).toEqual(s.planStacks.map((stack) => stack.at(-1)))
  })

  it('LI-1.6 six clergy tiles after all have chosen theirs; the Cardinal on the church icon', () => {
    const { s } = setUp(3)
    expect(s.ring.every((tile) => tile === none)).toBe(true)
    const ready = opened(3)
    expect(ready.ring.map((tile) => tile !== none)).toEqual([true, true, false, true, true, true, false, true])
    expect(ready.bag).toHaveLength(37 - 3 - 6)
    expect(ready.cardinal).toBe(6)
  })

  it('LI-1.7 eight decrees are shown', () => {
    const { s } = setUp(2)
    expect([s.display.length, s.decreeDeck.length]).toEqual([8, 62])
    // with several players number 69 is a decree like any other
    expect(many.some((seed) => setUp(2, seed).s.display.includes(decreeOf(69)))).toBe(true)
  })

  it('LI-1.8 one blue and one red ship less than players, blue on top', () => {
    const names = (seats: number) => setUp(seats).s.shipyard.map((ship) => decks[Math.floor(ship / 3)])
    expect(names(1)).toEqual(['red', 'blue'])
    expect(names(2)).toEqual(['red', 'blue'])
    expect(names(4)).toEqual(['red', 'red', 'red', 'blue', 'blue', 'blue'])
  })

  it('LI-1.9 prices at their highest, the treasury on level 2', () => {
    const { s } = setUp(2)
    expect(s.prices).toEqual([0, 0, 0, 0])
    expect(tablesOf(s).prices.map(([highest]) => highest)).toEqual([6, 5, 5, 5])
    expect(s.treasury).toBe(2)
  })

  it('LI-1.10 four piles of five red cards by type', () => {
    const { s } = setUp(2)
    const { typeOf, deckOf } = tablesOf(s)
    s.piles.forEach((pile, type) => {
      expect(pile).toHaveLength(5)
      expect(pile.every((card) => typeOf[card] === type && deckOf[card] === 1)).toBe(true)
    })
    expect(lisboa.view(s, 1).pileTops).toEqual(s.piles.map((pile) => pile.at(-1)))
  })

  it('LI-1.11 as many Royal Favors of each noble as players; one at random for everybody', () => {
    for (const seats of [1, 2, 3, 4]) {
      const { s } = setUp(seats)
      const owners = Math.max(2, seats)
      const held = s.wigs.map((_, owner) => sum(s.favors.slice(owner * 3, owner * 3 + 3)))
      expect(held).toEqual(s.wigs.map(() => 1))
      expect(sum(s.favorStacks)).toBe(3 * owners - owners)
    }
    expect(new Set(many.map((seed) => setUp(2, seed).s.favors.join())).size).toBe(9)
  })
})

describe('setting up the players', () => {
  it('LI-1.12 10 réis, a good of each kind, 8 houses, 8 officials, a plan, 5 blue cards', () => {
    const { s, events } = setUp(3)
    const { deckOf } = tablesOf(s)
    for (const seat of [0, 1, 2]) {
      expect(s.purses[seat]).toBe(10)
      expect(s.stock.slice(seat * 4, seat * 4 + 4)).toEqual([1, 1, 1, 1])
      expect([s.houses[seat], s.officials[seat]]).toEqual([8, 8])
      expect(plansOf(s, seat).map((plan) => plan < 4)).toEqual([true])
      expect(s.hands[seat].map((card) => deckOf[card])).toEqual([0, 0, 0, 0, 0])
    }
    expect(s.undealt).toHaveLength(6)
    expect(toldTo(events, 'handDealt', 1).map(({ cards: dealt }) => dealt?.map(({ id }) => id))).toEqual([
      undefined,
      idsOf(s.hands[1]),
      undefined,
    ])
  })

  it('LI-1.12 two clergy tiles, of which one is kept', () => {
    const { s } = setUp(2, 5)
    expect(owes(s)).toBe(`startClergy ${s.starter}`)
    const [keep, other] = offered(s)
    const seat = s.starter
    const before = s.bag.length
    say(s, keep)
    expect(s.bag).toHaveLength(before + 1)
    expect(clergyHeld(s, seat).map((tile) => `keepTile ${standardSet.clergy[tile].effect}`)).toEqual([keep])
    expect(`keepTile ${standardSet.clergy[s.bag.at(-1) ?? none].effect}`).toBe(other)
  })

  it('LI-1.13 influence 5, no wigs', () => {
    const { s } = setUp(2)
    expect([s.influence, s.wigs]).toEqual([
      [5, 5],
      [0, 0],
    ])
  })

  it('LI-1.14 one open slot in each row', () => {
    const { s } = setUp(2)
    expect([s.openTop, s.openBottom]).toEqual([
      [1, 1],
      [1, 1],
    ])
  })

  it('LI-1.15 anybody may start; then clockwise', () => {
    expect(new Set(many.map((seed) => setUp(4, seed).s.starter))).toEqual(new Set([0, 1, 2, 3]))
    const s = opened(3, 2)
    const order = [0, 1, 2].map((nth) => (s.starter + nth) % 3)
    for (const seat of [...order, order[0]]) {
      expect(owes(s)).toBe(`useCard ${seat}`)
      say(s, offered(s).find((move) => move.startsWith('discard')) ?? '', offered(s)[0] && 'draw builder')
    }
  })

  it('LI-1.16 starting plans that were not dealt leave the game', () => {
    const { s } = setUp(2)
    expect(s.planKeeper.slice(0, 4).filter((keeper) => keeper === none)).toHaveLength(2)
    expect(s.planStacks.flat().some((plan) => plan < 4)).toBe(false)
  })
})

describe('setting up a solo game', () => {
  it('LI-8.1 a two-player game in which you begin', () => {
    for (const seed of many) expect(setUp(1, seed).s.starter).toBe(0)
    const { s } = setUp(1)
    expect([s.rows, s.wigs.length, s.purses.length]).toEqual([4, 2, 1])
  })

  it('LI-8.2 Lacerda has houses, officials, a Royal Favor, two starting plans, and no goods', () => {
    const { s } = setUp(1)
    expect([s.houses[1], s.officials[1], s.influence[1], s.wigs[1]]).toEqual([8, 8, 5, 0])
    expect(sum(s.favors.slice(3))).toBe(1)
    expect(plansOf(s, 1).filter((plan) => plan < 4)).toHaveLength(2)
    expect(plansOf(s, 0)).toHaveLength(1)
    expect(s.stock.slice(4)).toEqual([0, 0, 0, 0])
    expect(s.supply).toEqual([16, 16, 16, 16])
  })

  it('LI-8.3 equal scoring tiles are not neighbours', () => {
    const laid = many.map((seed) => setUp(1, seed).s)
    expect(laid.some(hasEqualNeighbours)).toBe(false)
    expect(hasEqualNeighbours({ set: null, tiles: [0, 2, 3, 1] })).toBe(true)
    expect(new Set(laid.map(({ tiles }) => String(tiles))).size).toBeGreaterThan(6)
  })

  it('LI-8.4 the assistant goes on the pile of a blue card, which leaves the game', () => {
    for (const seed of many) {
      const { s, events } = setUp(1, seed)
      const [{ card, assistant, rule }] = toldTo(events, 'lacerdaSetUp')
      expect(rule).toBe('LI-8.4')
      expect(card.deck).toBe('blue')
      expect(assistant).toBe(s.assistant)
      expect(tablesOf(s).typeOf[s.cardsOut[0]]).toBe(assistant)
      expect(idsOf(s.cardsOut)[0]).toBe(card.id)
    }
  })

  it('LI-8.5 builder or marquis: the top blue building on W-D; king or treasury: the green one on E-D; its cubes go', () => {
    for (const seed of many) {
      const { s, events } = setUp(1, seed)
      const [{ building, space, cubes }] = toldTo(events, 'lacerdaBuildingSetUp')
      expect(space).toBe(spaceNamed(s.assistant < 2 ? 'W-D' : 'E-D'))
      expect(building.colour).toBe(s.assistant < 2 ? 'blue' : 'green')
      expect(standardSet.buildings[s.buildings[space]]).toEqual(building)
      expect(s.spaceCubes.slice(space * 3, space * 3 + 3)).toEqual([0, 0, 0])
      expect([sum(cubes), sum(s.cubesOut)]).toEqual([2, 9])
      expect(s.wigs).toEqual([0, 0])
    }
  })

  it('LI-8.6 his courtier goes to the first noble card drawn then; treasury cards are ignored', () => {
    const told = many
      .map((seed) => setUp(1, seed))
      .map(({ s, events }) => ({ s, ...toldTo(events, 'lacerdaCourtierSetUp')[0] }))
    for (const { s, ignored, card, noble } of told) {
      expect(ignored.every(({ type }) => type === 'treasury')).toBe(true)
      expect(card?.type).not.toBe('treasury')
      expect(s.courtiers[1]).toBe(noble)
      expect(s.cardsOut).toHaveLength(2 + ignored.length)
      expect(s.undealt).toHaveLength(21 - 5 - s.cardsOut.length)
    }
    expect(told.some(({ ignored }) => ignored.length > 0)).toBe(true)
  })

  it('LI-8.7 decree 69 is removed when it is revealed', () => {
    const seen = many
      .map((seed) => setUp(1, seed))
      .filter(({ events }) => toldTo(events, 'decreesShown')[0].removed.length > 0)
    expect(seen.length).toBeGreaterThan(0)
    for (const { s, events } of seen) {
      expect(toldTo(events, 'decreesShown')[0].removed.map(({ id }) => id)).toEqual([69])
      expect(s.decreeKeeper[decreeOf(69)]).toBe(outOfGame)
      expect([s.display.length, s.decreeDeck.length]).toEqual([8, 61])
    }
    for (const seed of many) expect(setUp(1, seed).s.display).not.toContain(decreeOf(69))
  })
})
