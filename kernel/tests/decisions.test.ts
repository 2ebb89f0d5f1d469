import { expect, test } from 'vitest'
import { type Context, decisionStack, type Task, type Telling } from '../index.ts'

interface Errands {
  todo: Task[]
  log: string[]
}
type Errand = { readonly type: string }

const fetch: Task = { type: 'fetch', owing: [0] }
const carry: Task = { type: 'carry', owing: [1] }
const vote: Task = { type: 'vote', owing: [0, 1] }

const errands = decisionStack<Errands, Errand, Telling>({
  fetch: {
    moves: () => [{ type: 'run' }, { type: 'walk' }],
    play(state, seat, { type }) {
      state.log.push(`${seat} ${type}s`)
      if (type === 'run') state.todo.push(carry)
    },
  },
  carry: {
    moves: () => [{ type: 'carry' }],
    play: (state, seat) => state.log.push(`${seat} carries`),
    settle: (state) => state.log.push('carried'),
  },
  vote: {
    moves: () => [{ type: 'yes' }],
    play: (state, seat, _, __, task) =>
      state.log.push(`${seat} votes of ${task.owing.length}, ${state.todo.length} waiting`),
    settle: (state) => state.log.push(`settled, ${state.todo.length} waiting`),
  },
})

const context: Context = { random: { below: () => 0 } }
const given = (...todo: Task[]): Errands => ({ todo, log: [] })

test('what was put on the stack last is due first', () => {
  const state = given(fetch, carry)
  expect(errands.decisions(state)).toEqual([{ type: 'carry', seat: 1 }])
  expect(errands.moves(state, 1)).toEqual([{ type: 'carry' }])
  expect(errands.moves(state, 0)).toEqual([])
})

test('an answer takes the task off the stack before it may put another one there', () => {
  const state = given(fetch)
  errands.play(state, 0, { type: 'run' }, context)
  expect(state.todo).toEqual([carry])
})

test('what waits below goes on when the task above is done', () => {
  const state = given(fetch, carry)
  errands.play(state, 1, { type: 'carry' }, context)
  expect(errands.decisions(state)).toEqual([{ type: 'fetch', seat: 0 }])
})

test('a task of one seat is settled by its answer', () => {
  const state = given(carry)
  errands.play(state, 1, { type: 'carry' }, context)
  expect(state.log).toEqual(['1 carries', 'carried'])
})

test('a task of several seats waits on the stack until the last of them has answered, and is then settled once', () => {
  const state = given(vote)
  errands.play(state, 1, { type: 'yes' }, context)
  expect(errands.decisions(state)).toEqual([{ type: 'vote', seat: 0 }])
  errands.play(state, 0, { type: 'yes' }, context)
  expect(state.log).toEqual(['1 votes of 2, 1 waiting', '0 votes of 1, 0 waiting', 'settled, 0 waiting'])
  expect(errands.decisions(state)).toEqual([])
})

test('a task is not changed by an answer, so that copies of a state can share it', () => {
  errands.play(given(vote), 1, { type: 'yes' }, context)
  expect(vote).toEqual({ type: 'vote', owing: [0, 1] })
})

test('a task of a kind that there is not is named', () => {
  const asleep = given({ type: 'sleep', owing: [0] })
  expect(() => errands.moves(asleep, 0)).toThrow('there is no decision "sleep"')
})

test('when nothing is left to be done nobody owes or is offered anything, and nothing can be played', () => {
  const state = given()
  expect(errands.decisions(state)).toEqual([])
  expect(errands.moves(state, 0)).toEqual([])
  expect(() => errands.play(state, 0, { type: 'walk' }, context)).toThrow('nothing is left to be decided')
})
