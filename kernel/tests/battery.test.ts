import { describe, expect, test } from 'vitest'
import { battery, stages } from '../battery/index.ts'
import type { Game } from '../index.ts'
import { breaks } from './breaks.ts'
import { type Event, envoys, type Move, type Options, type State, type View } from './envoys.ts'

type Hesitation = { readonly type: 'callBack' }

/** Envoys that can be called back until all have been sent, by so many letters a seat: they are counted beside the favours. */
const hesitant = (letters: number): Game<State, Move | Hesitation, View, Options, Event> => ({
  ...envoys,
  setup(...given) {
    const state = envoys.setup(...given)
    return { ...state, favours: [...state.favours, state.hands.map(() => 0)] }
  },
  moves(state, seat) {
    const isUnderWay = state.sent[seat] > 0 && envoys.decisions(state).length > 0
    if (!isUnderWay) return envoys.moves(state, seat)
    return state.favours[3][seat] < letters ? [{ type: 'callBack' }] : []
  },
  play(state, seat, move, context) {
    if (move.type !== 'callBack') return envoys.play(state, seat, move, context)
    state.favours[3][seat]++
    state.hands[seat] = [...state.hands[seat], state.sent[seat]].sort((a, b) => a - b)
    state.sent[seat] = 0
    const [{ type, owing }] = state.todo
    state.todo[0] = { type, owing: [...owing, seat].sort((a, b) => a - b) }
  },
})

/** Envoys of whom nobody remembers who sent which: two positions may look alike although others were shown on the way. */
const forgetful: Game<State, Move, View, Options, Event> = {
  ...envoys,
  play(state, seat, move, context) {
    envoys.play(state, seat, move, context)
    state.shown.sort((a, b) => a - b)
  },
}

const plan = { seats: 3, games: 2, seed: 1, maxMoves: 60, stride: 2 }

describe('a game that keeps its promises', () => {
  test.each([2, 3, 4])('passes every check with %i seats, and none of them idly', (seats) => {
    const { findings, checks, games, moves } = battery(envoys, { ...plan, seats, games: 15 })
    expect(findings).toEqual([])
    expect(Object.entries(checks).filter(([, count]) => count === 0)).toEqual([])
    expect(games).toBe(15)
    expect(moves).toBe(15 * 2 * 3 * (seats + 2))
  })

  test('passes every check where most positions are looked at only briefly', () => {
    const whole = battery(envoys, { ...plan, games: 30 })
    const { findings, checks, moves } = battery(envoys, { ...plan, games: 30, stride: 16, sparing: true })
    expect(findings).toEqual([])
    expect(Object.entries(checks).filter(([, count]) => count === 0)).toEqual([])
    expect(moves).toBe(whole.moves)
    expect(checks.invariants).toBeGreaterThan(moves)
    expect(checks.imagine).toBeLessThan(whole.checks.imagine / 4)
  })

  test('passes with options other than the defaults', () => {
    const { findings, moves } = battery(envoys, { ...plan, options: { seasons: 3 } })
    expect(findings).toEqual([])
    expect(moves).toBe(plan.games * 3 * 3 * (3 + 2))
  })

  test('passes with a component set of the host', () => {
    const components = { name: 'Far', stages: [9, 9] }
    const { findings, moves } = battery(stages, { ...plan, seats: 2, components })
    expect(findings).toEqual([])
    expect(moves).toBe(plan.games * 18)
  })

  test('passes where what is shown to all is forgotten at once', () => {
    expect(battery(forgetful, { ...plan, games: 15 }).findings).toEqual([])
  })

  test('passes with a way back for who has answered before all have', () => {
    const { findings, checks } = battery(hesitant(3), { ...plan, games: 10, maxMoves: 100 })
    expect(findings).toEqual([])
    expect(checks.idle).toBeGreaterThan(0)
  })

  test('does not pass if the way back can be taken for ever', () => {
    const { findings } = battery(hesitant(Number.POSITIVE_INFINITY), plan)
    const endless = { check: 'bounded', detail: expect.stringMatching(/^seats \d go on for more than 60 moves$/) }
    expect(findings).toContainEqual(expect.objectContaining(endless))
    expect(findings.filter(({ check }) => check !== 'bounded')).toEqual([])
  })

  test('gives the same report for the same plan', () => {
    expect(battery(envoys, plan)).toEqual(battery(envoys, plan))
  })
})

describe('a broken game', () => {
  test.each(breaks)('is found out: $what', ({ check, says, as }) => {
    const { findings } = battery({ ...envoys, ...as }, plan)
    expect(findings).toContainEqual(expect.objectContaining({ check, detail: expect.stringContaining(says) }))
  })

  test.each(breaks)('is found out in more plays by a sparing look: $what', ({ check, says, as }) => {
    const { findings } = battery({ ...envoys, ...as }, { ...plan, games: 30, stride: 16, sparing: true })
    expect(findings).toContainEqual(expect.objectContaining({ check, detail: expect.stringContaining(says) }))
  })

  test('is found out by each of the checks', () => {
    const { checks } = battery(envoys, plan)
    const unproven = Object.keys(checks).filter((check) => !breaks.some((each) => each.check === check))
    expect(unproven).toEqual([])
  })

  test('is found out again by a plan of the one game that a finding names', () => {
    const unlucky: typeof envoys = {
      ...envoys,
      setup(...given) {
        const state = envoys.setup(...given)
        if (state.hands[0].includes(12)) throw new Error('too strong a hand')
        return state
      },
    }
    const finding = battery(unlucky, { ...plan, games: 10 }).findings.find(({ check }) => check === 'ends')
    expect(finding?.seed).toBeGreaterThan(plan.seed)
    const again = battery(unlucky, { ...plan, seed: finding?.seed ?? 0, games: 1 })
    expect(again.findings).toContainEqual(finding)
  })

  test('is reported once for the same complaint, and five times at most for different ones', () => {
    let boxes = 0
    const crash = (complaint: () => string) => ({
      ...envoys,
      setup() {
        throw new Error(complaint())
      },
    })
    const found = (game: typeof envoys) =>
      battery(game, { ...plan, games: 9 }).findings.filter(({ check }) => check === 'ends')
    expect(found(crash(() => 'no box'))).toEqual([{ check: 'ends', seed: 1, move: 0, detail: 'thrown: no box' }])
    expect(found(crash(() => `no box ${boxes++}`))).toHaveLength(5)
  })
})

test('a plan that the game cannot have is refused', () => {
  expect(() => battery(envoys, { ...plan, options: { seasons: 7 } })).toThrow('option "seasons" cannot be 7')
})
