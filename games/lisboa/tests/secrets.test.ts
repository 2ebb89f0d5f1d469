import { FastRandom, pick, type Viewer } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { tablesOf } from '../data.ts'
import { lisboa } from '../index.ts'
import { cubeCosts, lowestPrice, visitCost } from '../rules/legal.ts'
import { storeWigs } from '../rules/served.ts'
import { sourcesOf } from '../score.ts'
import { capacityOf, priceOf, type State } from '../state.ts'
import { cardOf, position, usual } from './position.ts'
import { idsOf, say } from './talk.ts'

const random = new FastRandom(3)
const imagined = (s: State, viewer: Viewer): State => lisboa.imagine(lisboa.view(s, viewer), random)

/** All but the top. */
function turnOver(stack: number[]): void {
  const top = stack.splice(-1)
  stack.reverse().push(...top)
}

describe('section 7: who sees what', () => {
  it('a hand: its owner; others see what was drawn face up, and how many others there are', () => {
    const s = position({ hands: { 0: [3, 22, 37] } })
    expect(idsOf(lisboa.view(s, 0).hand)).toContain(3)
    const seen = lisboa.view(s, 1)
    expect(idsOf(seen.knownCards[0])).toEqual([22, 37])
    expect(seen.hiddenBlue).toEqual([3, 5])
    expect(seen.hiddenPurple).toEqual([0, 0])
    expect(seen.unseenCards).toContain(cardOf(3))
    expect(lisboa.view(s, null).hand).toEqual([])
  })

  it('purple cards are as hidden as blue ones', () => {
    const s = position({ period: 2, hands: { 0: [42, 43, 63] } })
    expect(lisboa.view(s, 1)).toMatchObject({ hiddenPurple: [2, 0], knownCards: [[cardOf(63)], []] })
  })

  it('the order of piles, stacks, decree deck and bag: nobody', () => {
    const s = position()
    const other = lisboa.clone(s)
    for (const stacks of [other.piles, other.buildingStacks, other.planStacks]) stacks.forEach(turnOver)
    other.decreeDeck.reverse()
    other.bag.reverse()
    other.undealt.reverse()
    for (const viewer of [0, 1, null]) expect(lisboa.view(other, viewer)).toEqual(lisboa.view(s, viewer))
  })

  it('two states that differ only in a hidden hand look the same to the other', () => {
    const s = position({ hands: { 0: [3], 1: [1, 2, 5, 6, 7] } })
    const other = lisboa.clone(s)
    other.hands[0] = other.hands[0].map((card) => (card === cardOf(3) ? other.undealt[0] : card))
    other.undealt[0] = cardOf(3)
    expect(lisboa.view(other, 1)).toEqual(lisboa.view(s, 1))
    expect(lisboa.view(other, 0)).not.toEqual(lisboa.view(s, 0))
  })

  it('a card from a hidden hand is revealed when it is used; one that was drawn face up is known', () => {
    const s = position({ hands: { 0: [3] } })
    expect(say(s, 'discard 3').find(({ event }) => event.type === 'cardForGold')?.reveals).toBe(true)
    const red = position({ hands: { 0: [22] } })
    const events = say(red, 'discard 22')
    expect(events.find(({ event }) => event.type === 'cardForGold')?.reveals).toBe(false)
    expect(toldTo(events, 'cardForGold')).toHaveLength(1)
  })
})

describe('a view', () => {
  it('is enough to reckon with: costs, prices, points', () => {
    const s = position({ offices: { 1: [0, 0, 2] }, stores: { A1: '0 gold' }, decrees: { 0: [1] }, purses: { 0: 0 } })
    const seen = lisboa.view(s, 1)
    expect(visitCost(seen, 0, 2, false)).toBe(3)
    expect(lowestPrice(seen, 5, 4, cubeCosts(seen, 0))).toBe(4)
    expect(storeWigs(seen, 5, 0)).toBe(0)
    expect(sourcesOf(seen)[0]).toMatchObject({ streets: 9, decrees: 2 })
    expect([capacityOf(seen, 0), priceOf(seen, 0)]).toEqual([5, 6])
  })
})

describe('imagining', () => {
  it('keeps what the viewer has seen: own hand, drawn cards, tops', () => {
    const s = position({ hands: { 0: [3, 22], 1: [23] } })
    for (let n = 0; n < 30; n++) {
      const fancied = imagined(s, 0)
      expect(fancied.hands[0]).toEqual(s.hands[0])
      expect(fancied.hands[1]).toContain(cardOf(23))
      expect(fancied.piles.map((pile) => pile.at(-1))).toEqual(s.piles.map((pile) => pile.at(-1)))
      expect(lisboa.broken(fancied)).toEqual([])
    }
  })

  it('deals hidden blue cards evenly between hands and what was not dealt', () => {
    const s = position({ seats: 2, hands: { 0: [1, 2, 3, 4, 5] } })
    const shares = new Map<number, number>()
    for (let n = 0; n < 3200; n++) {
      for (const card of imagined(s, 0).hands[1]) shares.set(card, (shares.get(card) ?? 0) + 1)
    }
    // 5 of 16
    expect(shares.size).toBe(16)
    for (const times of shares.values()) expect(Math.abs(times - 1000)).toBeLessThan(120)
  })

  it('lets any unseen card be next', () => {
    const s = position()
    const states = Array.from({ length: 300 }, () => imagined(s, 1))
    expect(new Set(states.map(({ decreeDeck }) => decreeDeck.at(-1))).size).toBeGreaterThan(50)
    expect(new Set(states.map(({ piles }) => piles[0].at(-2)))).toEqual(new Set(s.piles[0].slice(0, -1)))
    expect(new Set(states.map(({ buildingStacks }) => buildingStacks[0].at(-2))).size).toBe(7)
    expect(states.every((each) => each.planStacks.every((stack) => stack.length === 8))).toBe(true)
  })

  it.each([1, 2, 4])('with %i seats, gives back the very view, all through a game', (seats) => {
    const chance = new FastRandom(seats)
    const s = lisboa.setup(seats, usual, { random: chance })
    for (;;) {
      const [decision] = lisboa.decisions(s)
      if (decision === undefined) break
      for (const viewer of seats === 1 ? [0, null] : [0, 1, null]) {
        const seen = lisboa.view(s, viewer)
        expect(lisboa.view(lisboa.imagine(seen, chance), viewer)).toEqual(seen)
      }
      lisboa.play(s, decision.seat, pick(lisboa.moves(s, decision.seat), chance), { random: chance })
    }
    expect(tablesOf(s).set.name).toBe('Eminence')
  })
})
