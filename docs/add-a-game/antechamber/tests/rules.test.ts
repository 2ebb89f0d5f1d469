import { FastRandom, type Seat } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { antechamber } from '../index.ts'
import type { Move } from '../moves.ts'
import { newState, type State } from '../state.ts'

/** Two seats in the middle of a play: seat 0 has the letters 2 and 9, seat 1 has 4 and 5. */
const given = (part: Partial<State>): State => ({
  ...newState(2),
  round: 2,
  favour: 3,
  hands: [
    [2, 9],
    [4, 5],
  ],
  away: [8, 10],
  shown: [1, 3, 6, 7],
  todo: [{ type: 'handIn', owing: [0, 1] }],
  ...part,
})

const answer = (s: State, seat: Seat, move: Move): void =>
  antechamber.play(s, seat, move, { random: new FastRandom(1) })

describe('AN-1', () => {
  it.each([2, 3, 4])('deals four of the letters to each of %i seats', (seats) => {
    const s = antechamber.setup(seats, {}, { random: new FastRandom(1) })
    expect(s.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 4))
    expect(s.away).toHaveLength(seats)
  })
})

describe('AN-3', () => {
  it('receives whoever has handed in the highest letter', () => {
    const s = given({})
    answer(s, 1, { type: 'handIn', letter: 4 })
    expect(antechamber.decisions(s)).toEqual([{ type: 'handIn', seat: 0 }])
    expect(antechamber.view(s, 0).handedIn).toEqual([0, -1])
    answer(s, 0, { type: 'handIn', letter: 2 })
    expect(antechamber.decisions(s)).toEqual([{ type: 'claim', seat: 1 }])
    expect(s.shown.slice(-2)).toEqual([2, 4])
  })
})

describe('AN-4', () => {
  const claiming = (round: number) => given({ round, todo: [{ type: 'claim', owing: [0] }] })

  it('lets the favour be taken', () => {
    const s = claiming(2)
    answer(s, 0, { type: 'take' })
    expect(s.favours).toEqual([3, 0])
    expect(s.favour).toBeLessThanOrEqual(6)
  })

  it('lets it be left: the next favour comes on top', () => {
    const s = claiming(2)
    answer(s, 0, { type: 'leave' })
    expect(s.modesty).toEqual([1, 0])
    expect(s.favour).toBeGreaterThan(3)
  })

  it('does not let the last one be left', () => {
    const s = claiming(3)
    expect(antechamber.moves(s, 0)).toEqual([{ type: 'take' }])
    expect(antechamber.blocked?.(s, 0)).toEqual([{ move: { type: 'leave' }, reason: 'lastRound', rule: 'AN-4' }])
    answer(s, 0, { type: 'take' })
    expect(antechamber.decisions(s)).toEqual([])
  })
})

describe('AN-5', () => {
  it('adds up favours and modesty, and shares a tie', () => {
    const s = given({ todo: [], favours: [5, 6], modesty: [1, 0] })
    expect(antechamber.result(s)).toMatchObject({ places: [1, 1], totals: [6, 6], why: 'doorCloses' })
  })
})
