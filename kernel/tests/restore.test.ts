import { describe, expect, test } from 'vitest'
import { type Game, type Played, type Restored, rebuildTable, restoreTable, type Table } from '../index.ts'
import { seed } from './given.ts'

/** Two seats walk seven steps in turn, one or two at a time. Version 1 let the last one go beyond the goal; version 2 wrote `walked` for `done`. */
interface State {
  walked: number
  /** By seat, since version 3: how often it has run. */
  runs: number[]
}
type Move = { readonly type: 'walk' | 'run' }

const goal = 7

const march: Game<State, Move, State, object> = {
  id: 'march',
  version: 3,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ walked: 0, runs: [0, 0] }),
  decisions: ({ walked, runs }) => (walked === goal ? [] : [{ type: 'step', seat: (walked - runs[0] - runs[1]) % 2 }]),
  moves(state, seat) {
    if (!march.decisions(state).some((each) => each.seat === seat)) return []
    return state.walked + 2 > goal ? [{ type: 'walk' }] : [{ type: 'walk' }, { type: 'run' }]
  },
  play(state, seat, { type }) {
    state.walked += type === 'run' ? 2 : 1
    if (type === 'run') state.runs[seat]++
  },
  clone: ({ walked, runs }) => ({ walked, runs: [...runs] }),
  view: ({ walked, runs }) => ({ walked, runs: [...runs] }),
  imagine: ({ walked, runs }) => ({ walked, runs: [...runs] }),
  result: ({ walked }) =>
    walked === goal ? { places: [1, 1], totals: [0, 0], points: [{}, {}], why: 'arrived' } : null,
  broken: ({ walked, runs }) =>
    walked <= goal && runs.length === 2 && 2 * (runs[0] + runs[1]) <= walked ? [] : ['nobodyGoesBeyond'],
}

const whole = (state: object): state is State => 'walked' in state && 'runs' in state

const upgrading: typeof march = {
  ...march,
  upgrade(state, from) {
    if (from === 1 && 'done' in state && typeof state.done === 'number') return { walked: state.done, runs: [0, 0] }
    if (from === 2 && 'walked' in state) Object.assign(state, { runs: [0, 0] })
    if (!whole(state)) throw new Error('not a state of the march')
    return state
  },
}

const setup = { seats: 2, options: {}, seed }
const walk = (...seats: number[]): Played[] => seats.map((seat) => ({ seat, move: { type: 'walk' } }))
const stored = (rules: number, state: object) => ({ rules, state, drawn: 5 })
const stateOf = (restored: Restored<Table<State, Move, State, object, { readonly type: string }>>) =>
  restored.done ? restored.table.state : restored.problem

describe('a table restored from a stored state', () => {
  test('of the same rules has the state as it is, and goes on with the chance that was left', () => {
    const state = { walked: 2, runs: [0, 0] }
    const restored = restoreTable(march, setup, stored(3, state))
    expect(restored).toMatchObject({ done: true, table: { drawn: 5 } })
    expect(stateOf(restored)).toBe(state)
  })

  test('is not asked for an upgrade under the same rules', () => {
    const never = { ...march, upgrade: () => ({ walked: 6, runs: [0, 0] }) }
    expect(stateOf(restoreTable(never, setup, stored(3, { walked: 1, runs: [0, 0] })))).toEqual({
      walked: 1,
      runs: [0, 0],
    })
  })

  test.each([
    [1, { done: 4 }],
    [2, { walked: 4 }],
  ])('of version %i has the upgraded state, and goes on', (rules, state) => {
    const restored = restoreTable(upgrading, setup, stored(rules, state))
    expect(stateOf(restored)).toEqual({ walked: 4, runs: [0, 0] })
    expect(restored.done && restored.table.play(0, { type: 'run' }).done).toBe(true)
    expect(restored).toMatchObject({ done: true, table: { drawn: 5 } })
  })

  test('has played what was played since', () => {
    expect(stateOf(restoreTable(march, setup, stored(3, { walked: 2, runs: [0, 0] }), walk(0, 1, 0)))).toEqual({
      walked: 5,
      runs: [0, 0],
    })
    expect(stateOf(restoreTable(upgrading, setup, stored(1, { done: 2 }), walk(0)))).toEqual({
      walked: 3,
      runs: [0, 0],
    })
  })

  test.each<[string, typeof march, number, object, readonly Played[], string]>([
    ['is of older rules, and there is no upgrade', march, 1, { done: 4 }, [], 'otherRules'],
    ['is of newer rules', upgrading, 4, { walked: 4, runs: [0, 0] }, [], 'otherRules'],
    ['cannot be upgraded', upgrading, 1, { steps: 4 }, [], 'thrown'],
    ['breaks an invariant when it is upgraded', upgrading, 1, { done: 8 }, [], 'broken'],
    ['offers nothing when it is upgraded', { ...upgrading, moves: () => [] }, 1, { done: 4 }, [], 'broken'],
    [
      'cannot be looked at when it is upgraded',
      {
        ...upgrading,
        view() {
          throw new Error('too dark')
        },
      },
      1,
      { done: 4 },
      [],
      'thrown',
    ],
    ['has neither decisions nor a result', { ...upgrading, result: () => null }, 1, { done: 7 }, [], 'broken'],
    ['does not allow what was played since', upgrading, 1, { done: 2 }, walk(1), 'illegalMove'],
    ['is of the same rules and does not allow it', march, 3, { walked: 2, runs: [0, 0] }, walk(1), 'illegalMove'],
  ])('is not there if the state %s', (_, game, rules, state, since, problem) => {
    expect(restoreTable(game, setup, stored(rules, state), since)).toEqual({ done: false, problem })
  })

  test('is not there if the game can no longer be set up like this', () => {
    expect(restoreTable(march, { ...setup, seats: 3 }, stored(3, {}))).toEqual({ done: false, problem: 'thrown' })
  })
})

describe('a table rebuilt from its moves', () => {
  test('is where they lead under the rules of today', () => {
    const rebuilt = rebuildTable(march, setup, walk(0, 1, 0))
    expect(stateOf(rebuilt)).toEqual({ walked: 3, runs: [0, 0] })
    expect(rebuilt.done && rebuilt.table.played).toHaveLength(3)
  })

  test('is not there if a move is no longer legal, or the setup no longer possible', () => {
    const beyond: Played[] = [...walk(0, 1, 0, 1, 0, 1), { seat: 0, move: { type: 'run' } }]
    expect(rebuildTable(march, setup, beyond)).toEqual({ done: false, problem: 'illegalMove' })
    expect(rebuildTable(march, { ...setup, seats: 3 }, [])).toEqual({ done: false, problem: 'thrown' })
  })
})
