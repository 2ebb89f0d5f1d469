import { FastRandom, pick, type Viewer } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { richelieu } from '../index.ts'
import type { State } from '../state.ts'
import { bribe, hand, position, put, say, space, usual } from './position.ts'

const random = new FastRandom(3)
const imagined = (s: State, viewer: Viewer): State => richelieu.imagine(richelieu.view(s, viewer), random)

/** What a viewer has to reckon with on this space, with its frequency in a thousand. */
function shares(s: State, viewer: Viewer, id: string, index: number): Record<string, number> {
  const found: Record<string, number> = {}
  for (let n = 0; n < 4000; n++) {
    const value = imagined(s, viewer).values[space(s, id, index)]
    found[value] = (found[value] ?? 0) + 1 / 4
  }
  return found
}

describe('RI-10.1 who sees what', () => {
  it('the values of a hand: its owner; others its number', () => {
    const s = position({ city: { r: [3] } })
    expect(richelieu.view(s, 0).hands).toEqual([[2, 3, 3, 1], null, null])
    expect(richelieu.view(s, null).hands).toEqual([null, null, null])
    expect(richelieu.view(s, 1).sizes).toEqual([9, 10, 10])
  })

  it('of neutral hands: the holder', () => {
    const s = position({ seats: 2, starter: 1, active: 1 })
    expect(richelieu.view(s, 1).hands).toEqual([null, [2, 3, 3, 2], [1, 3, 3, 0], null])
    expect(richelieu.view(s, 0).hands).toEqual([[2, 3, 3, 2], null, null, [1, 3, 3, 0]])
  })

  it('a face-down agent: its owner; a face-up one: all', () => {
    const s = position({ on: { R04: 'r3 y2 . g1 .' } })
    const seen = (viewer: Viewer) => richelieu.view(s, viewer).values.slice(0, 5)
    expect(seen(0)).toEqual([3, null, null, 1, null])
    expect(seen(1)).toEqual([null, 2, null, 1, null])
    expect(seen(null)).toEqual([null, null, null, 1, null])
    expect(richelieu.view(s, null).owners.slice(0, 5)).toEqual([0, 1, -1, 2, -1])
  })

  it('money and jewels: their owner', () => {
    const s = position({ purses: [1, 2, 3], jewels: [0, 1, 3] })
    const { purses, jewels } = richelieu.view(s, 2)
    expect([purses, jewels]).toEqual([
      [null, null, 3],
      [null, null, 3],
    ])
  })

  it('hiddenMoney off: all see them', () => {
    const s = position({ purses: [1, 2, 3], options: { hiddenMoney: false } })
    expect(richelieu.view(s, null).purses).toEqual([1, 2, 3])
  })

  it('won sheets: all; face down, if the host wants it, their backs', () => {
    const given = { won: [['R01', 'E2', 'H1'], [], []], resolved: 3 }
    const open = richelieu.view(position(given), 1)
    expect(open.won[0]).toHaveLength(3)
    const closed = position({ ...given, options: { wonSheetsFaceDown: true } })
    expect(richelieu.view(closed, 1).won[0]).toBeNull()
    expect(richelieu.view(closed, 0).won[0]).toHaveLength(3)
    expect(richelieu.view(closed, 1).backs[0]).toEqual([1, 2])
  })

  it('the order of the decks: nobody', () => {
    const s = position()
    const other = richelieu.clone(s)
    other.richelieuDeck.reverse()
    other.opposingDeck.reverse()
    for (const viewer of [0, 1, 2, null]) expect(richelieu.view(other, viewer)).toEqual(richelieu.view(s, viewer))
  })

  it('two states that differ only in what is hidden look the same', () => {
    const s = position({ on: { R04: 'r3 . . . .' } })
    const other = position({ on: { R04: 'r-2 . . . .' } })
    expect(richelieu.view(other, 1)).toEqual(richelieu.view(s, 1))
    expect(richelieu.view(other, 0)).not.toEqual(richelieu.view(s, 0))
  })
})

describe('a view remembers', () => {
  it('the value of an agent that was turned up, wherever it is carried', () => {
    const s = position({ on: { F1: 'r2 r1 y1 g-2 .', R04: '. . . y3 .' } })
    put(s, 'F1', 4, 3)
    bribe(s, ['R04', 3], ['E1', 0])
    expect(richelieu.view(s, 2).values[space(s, 'E1', 0)]).toBe(3)
    expect(imagined(s, 2).values[space(s, 'E1', 0)]).toBe(3)
  })

  it('what was in the city when an agent was put face down: it cannot be one of those', () => {
    const s = position({ prestige: [9, 9, 9], city: { r: [2, 2, 2, 3, 3, 1, 1] }, hands: { r: [-2, 1] } })
    s.owners[29] = 0
    s.values[29] = -2
    s.free &= ~(1 << 29)
    s.faceUp |= 1 << 29
    put(s, 'E1', 0, 1)
    expect(shares(s, 1, 'E1', 0)).toEqual({ '-2': expect.closeTo(500, -2), '1': expect.closeTo(500, -2) })
    say(s, 'income')
    say(s, 'income')
    // now the hand is empty, and all seven come back: on E1 there still is −2 or 1, and the other of them on R04
    put(s, 'R04', 0, -2)
    expect(hand(s, 'r')).toEqual([1, 1, 2, 2, 2, 3, 3])
    for (let n = 0; n < 50; n++) {
      const { values, hands } = imagined(s, 2)
      expect([values[5], values[0]].sort()).toEqual([-2, 1])
      expect(hands.slice(0, 4)).toEqual([0, 2, 3, 2])
    }
  })

  it('what was announced as taken and paid', () => {
    const s = position({ seats: 2 })
    say(s, 'income')
    say(s, 'sellJewel')
    expect(richelieu.view(s, 1).noted).toMatchObject({ money: [6, 0], jewels: [-1, 0] })
    expect([imagined(s, 1).purses, imagined(s, 1).jewels]).toEqual([
      [13, 7],
      [1, 2],
    ])
  })
})

describe('imagining', () => {
  it('deals each hidden agent with its own probability', () => {
    const s = position({ on: { E1: 'r3 . . . .' } })
    expect(shares(s, 1, 'E1', 0)).toEqual({
      '-2': expect.closeTo(200, -2),
      '1': expect.closeTo(300, -2),
      '2': expect.closeTo(300, -2),
      '3': expect.closeTo(200, -2),
    })
    const found = shares(s, 1, 'E1', 0)
    expect(Math.abs(found['1'] - 300)).toBeLessThan(35)
    expect(Math.abs(found['3'] - 200)).toBeLessThan(35)
  })

  it('leaves alone what the viewer knows', () => {
    const s = position({ on: { E1: 'r3 y1 . . .' } })
    for (let n = 0; n < 30; n++) expect(imagined(s, 0).values[5]).toBe(3)
  })

  it('puts any unseen sheet on top of a deck', () => {
    const s = position()
    const tops = new Set(Array.from({ length: 400 }, () => imagined(s, 0).richelieuDeck.at(-1)))
    expect(tops).toEqual(new Set(s.richelieuDeck))
  })

  it.each([2, 3, 4])('with %i seats, gives back the very view, all through a game', (seats) => {
    const chance = new FastRandom(seats)
    const s = richelieu.setup(seats, usual, { random: chance })
    for (;;) {
      const [decision] = richelieu.decisions(s)
      if (decision === undefined) break
      for (const viewer of [0, 1, null]) {
        const seen = richelieu.view(s, viewer)
        expect(richelieu.view(richelieu.imagine(seen, chance), viewer)).toEqual(seen)
      }
      richelieu.play(s, decision.seat, pick(richelieu.moves(s, decision.seat), chance), { random: chance })
    }
  })
})
