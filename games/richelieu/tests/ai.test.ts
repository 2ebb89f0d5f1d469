import { FastRandom, hashOf, type Seat } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { knowledge } from '../ai.ts'
import { placeOf, richelieuSide, spacesIn } from '../data.ts'
import { richelieu } from '../index.ts'
import { rankingOf } from '../rules/resolution.ts'
import { labelOf, type State } from '../state.ts'
import { otherSet } from './other-set.ts'
import { answer, position, put, usual, wonBy, worded } from './position.ts'

const random = new FastRandom(8)

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

interface Situation {
  readonly state: State
  readonly seat: Seat
}

/** Positions on the way of a play in which everybody mixes the rule player with chance. */
function* situations(seats: number, plays: number): Generator<Situation> {
  const random = new FastRandom(seats)
  for (let play = 0; play < plays; play++) {
    const state = richelieu.setup(seats, usual, { random })
    for (;;) {
      const [decision] = richelieu.decisions(state)
      if (decision === undefined) break
      const { seat } = decision
      const moves = richelieu.moves(state, seat)
      if (moves.length > 1) yield { state, seat }
      const move =
        random.below(2) === 0 ? moves[random.below(moves.length)] : knowledge.choose(state, seat, moves, random)
      richelieu.play(state, seat, move, { random })
    }
  }
}

describe.each([2, 3, 4])('the rule player with %d players', (seats) => {
  it('plays an offered move in every kind of decision and leaves the state as it was', () => {
    const kinds = new Set<string>()
    for (const { state, seat } of situations(seats, 6)) {
      const before = hashOf(state)
      const moves = richelieu.moves(state, seat)
      expect(moves).toContain(knowledge.choose(state, seat, moves, random))
      expect(hashOf(state)).toBe(before)
      kinds.add(richelieu.decisions(state)[0].type)
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['chooseAction', 'chooseAgent', 'rewardSpace', 'bribeTarget', 'queenSpace', 'greySpace']),
    )
  })

  it('chooses and leans the same in all states that look the same to it', () => {
    let differing = 0
    for (const { state, seat } of situations(seats, 2)) {
      const moves = richelieu.moves(state, seat)
      const other = richelieu.imagine(richelieu.view(state, seat), random)
      if (hashOf(other) !== hashOf(state)) differing++
      expect(knowledge.choose(other, seat, moves, random)).toBe(knowledge.choose(state, seat, moves, random))
      expect(knowledge.leanings?.(other, seat, moves)).toEqual(knowledge.leanings?.(state, seat, moves))
    }
    expect(differing).toBeGreaterThan(50)
  })

  it('leans most to what it chooses, in shares that add up to 1', () => {
    for (const { state, seat } of situations(seats, 2)) {
      const moves = richelieu.moves(state, seat)
      const shares = knowledge.leanings?.(state, seat, moves) ?? []
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      expect(moves[shares.indexOf(Math.max(...shares))]).toBe(knowledge.choose(state, seat, moves, random))
    }
  })
})

describe('a component set of the host', () => {
  it.each([2, 3, 4])('is no obstacle with %d players', (seats) => {
    const random = new FastRandom(21)
    const state = richelieu.setup(seats, usual, { random }, otherSet)
    for (;;) {
      const [decision] = richelieu.decisions(state)
      if (decision === undefined) break
      const { seat } = decision
      const moves = richelieu.moves(state, seat)
      const shares = knowledge.leanings?.(state, seat, moves) ?? []
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      expect(knowledge.worth(state).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
      richelieu.play(state, seat, knowledge.choose(state, seat, moves, random), { random })
    }
    expect(richelieu.result(state)).not.toBeNull()
  })
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
    for (const { state, seat } of situations(3, 2)) {
      const moves = richelieu.moves(state, seat)
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
  it.each([2, 3, 4])('is a chance for each of %d seats', (seats) => {
    for (const { state } of situations(seats, 1)) {
      const chances = knowledge.worth(state)
      expect(chances).toHaveLength(seats)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0)
    }
  })

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
