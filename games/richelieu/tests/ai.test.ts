import { FastRandom } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { knowsWell, situations } from '../../tests/knowledge.ts'
import { knowledge } from '../ai.ts'
import { placeOf, richelieuSide, spacesIn } from '../data.ts'
import { richelieu } from '../index.ts'
import { rankingOf } from '../rules/resolution.ts'
import { labelOf, type State } from '../state.ts'
import { otherSet } from './other-set.ts'
import { answer, position, put, usual, wonBy, worded } from './position.ts'

const random = new FastRandom(8)
const known = { game: richelieu, knowledge, options: usual, chance: 50 }

/** Lets the rule player answer for whoever is asked, so many times; what it did, in words. */
function letPlay(s: State, answers = 1): string[] {
  return Array.from({ length: answers }, () => {
    const [{ seat }] = richelieu.decisions(s)
    const move = knowledge.choose(s, seat, richelieu.moves(s, seat), random)
    const words = worded(s, move)
    answer(s, seat, move)
    return words
  })
}

knowsWell({
  ...known,
  seats: [2, 3, 4],
  kinds: ['chooseAction', 'chooseAgent', 'rewardSpace', 'bribeTarget', 'queenSpace', 'greySpace'],
  manyPlays: 6,
  fewPlays: 2,
  beats: { atLeast: 95, of: 100 },
  set: otherSet,
})

describe('placing', () => {
  it('takes the fifth space of a sheet that it wins with it', () => {
    const s = position({ on: { R04: 'r3 r2 y1 y1 .', E1: 'y2 . . . .' }, purses: [3, 3, 3], cardinal: 0 })
    expect(letPlay(s, 2)[0]).toBe('place R04 4')
    expect(wonBy(s, 0)).toEqual(['R04'])
  })

  it('does not close a box for a rival', () => {
    const s = position({ on: { R04: 'y3! y2! y1! g2 .' }, hands: { r: [1, 1] }, purses: [0, 3, 3], cardinal: 0 })
    expect(letPlay(s)).not.toEqual(['place R04 4'])
  })

  it('puts a negative agent on the side that is to lose', () => {
    const s = position({
      seats: 2,
      on: { R04: 'r3 r3 r2 . .', E1: 'y3 y3 y2 y1 .' },
      hands: { r: [-2] },
      purses: [5, 5],
      cardinal: 0,
    })
    expect(letPlay(s, 2)).toEqual(['place E1 4', 'agent -2'])
    expect(wonBy(s, 0)).toEqual(['R04'])
  })

  it('takes the left one of two like spaces', () => {
    let taken = 0
    for (const { state, seat, moves } of situations(known, 3, 2)) {
      const move = knowledge.choose(state, seat, moves, random)
      if (move.type !== 'place') continue
      const isLike = (at: number) =>
        placeOf[at] === placeOf[move.space] && labelOf(state, at) === labelOf(state, move.space)
      expect(spacesIn(state.free).find(isLike)).toBe(move.space)
      taken++
    }
    expect(taken).toBeGreaterThan(20)
  })
})

describe('the other actions', () => {
  it('turns spare money into a jewel at the end', () => {
    const s = position({
      seats: 2,
      sheets: ['R04', 'E1', null, null, null, null],
      resolved: 12,
      hands: { r: [-2] },
      purses: [9, 3],
      cardinal: 0,
    })
    expect(letPlay(s)).toEqual(['buyJewel'])
  })

  it('does not sell one then', () => {
    const s = position({ sheets: ['R04', 'E1', null, null, null, null], resolved: 12, purses: [0, 3, 3], cardinal: 0 })
    expect(letPlay(s)).not.toEqual(['sellJewel'])
  })

  it('buys the commission with the income symbol early', () => {
    const s = position({ military: [1, 0, 0], purses: [7, 3, 3] })
    expect(letPlay(s)).toEqual(['commission'])
  })

  it('stirs rather than lose a quiet end, and waits to win one', () => {
    const onLast = { on: { R04: 'y3 y2 y1 y1 .' }, quietTurns: 11, purses: [0, 3, 3], cardinal: 0 }
    expect(letPlay(position({ ...onLast, prestige: [1, 9, 0] }))[0]).toMatch(/^place/)
    expect(letPlay(position({ ...onLast, prestige: [30, 9, 0] }))).toEqual(['income'])
  })
})

describe('rewards', () => {
  it('bribes the agent that stands before it, and is first then', () => {
    const s = position({
      on: { F1: 'r3 r1 r2 y1 .', R08: 'y1 . . . .', R11: 'y3! r2 r1 . .', P1: 'g1 . . . .' },
      cardinal: 0,
    })
    put(s, 'F1', 4, 1)
    expect(letPlay(s)).toEqual(['bribe R11 0'])
    letPlay(s)
    expect(rankingOf(s, 2, richelieuSide)[0].owner).toBe(0)
  })

  it('fills a sheet that it wins with the Queen', () => {
    const s = position({
      sheets: ['R11', 'E1', 'R08', 'F1', 'R02', 'P1'],
      on: { R11: 'r2 r1 r2 y1 .', R02: 'r3 r2 y1 y1 .', P1: 'y2 y2 . . .' },
      cardinal: 0,
    })
    put(s, 'R11', 4, 1)
    expect(letPlay(s)).toEqual(['queen R02 4'])
    expect(wonBy(s, 0)).toEqual(['R02', 'R11'])
  })

  it('keeps the negative neutral agent for the other side', () => {
    const s = position({
      seats: 2,
      sheets: ['R04', 'E1', null, null, null, null],
      resolved: 12,
      on: { R04: 'r3 . . . .', E1: 'y3 y2 . . .' },
      hands: { g: [-2, 1] },
      cardinal: 0,
    })
    put(s, 'R04', 1, 2)
    expect(letPlay(s, 2)).toEqual([expect.stringMatching(/^place E1/), 'agent -2'])
  })
})

describe('the worth of a position', () => {
  it('grows with prestige, income, sheets of one faction, and agents on the winning side', () => {
    const chance = (given: Parameters<typeof position>[0]) => knowledge.worth(position({ seats: 2, ...given }))[0]
    const even = chance({})
    expect(chance({ prestige: [5, 0], cardinal: 0 })).toBeGreaterThan(even)
    expect(chance({ income: [3, 1] })).toBeGreaterThan(even)
    expect(chance({ won: [['F2', 'F3'], []], resolved: 2 })).toBeGreaterThan(
      chance({ won: [['F2', 'H1'], []], resolved: 2 }),
    )
    expect(chance({ on: { R04: 'r3 r2 y1 . .' } })).toBeGreaterThan(chance({ on: { R04: 'y3 y2 r1 . .' } }))
  })
})
