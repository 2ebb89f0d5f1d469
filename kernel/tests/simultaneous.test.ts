import { describe, expect, test } from 'vitest'
import { hashOf, type Seat, seenBy, type Told, type Viewer } from '../index.ts'
import { type Event, envoys } from './envoys.ts'
import { answer, type EnvoysTable, openTable } from './given.ts'

const owing = (table: EnvoysTable) => envoys.decisions(table.state).map(({ seat }) => seat)
const view = (table: EnvoysTable, viewer: Viewer) => JSON.stringify(envoys.view(table.state, viewer))

/** The table after this seat has given its nth answer, and what was told. */
function afterAnswer(seat: Seat, nth: number): { table: EnvoysTable; events: readonly Told<Event>[] } {
  const table = openTable()
  const outcome = answer(table, seat, nth)
  if (!outcome.done) throw new Error(`seat ${seat} has no answer ${nth}`)
  return { table, events: outcome.events }
}

describe('a decision that several seats owe at once', () => {
  test('is owed by all of them', () => {
    expect(envoys.decisions(openTable().state)).toEqual([
      { type: 'send', seat: 0 },
      { type: 'send', seat: 1 },
      { type: 'send', seat: 2 },
    ])
  })

  test.each<[readonly Seat[]]>([[[0, 1, 2]], [[0, 2, 1]], [[1, 0, 2]], [[1, 2, 0]], [[2, 0, 1]], [[2, 1, 0]]])(
    'comes to the same when it is answered in the order %j',
    (order) => {
      const inTurn = openTable()
      for (const seat of [0, 1, 2]) answer(inTurn, seat)
      const table = openTable()
      for (const seat of order) expect(answer(table, seat).done).toBe(true)
      expect(hashOf(table.state)).toBe(hashOf(inTurn.state))
    },
  )

  test('is no longer owed by a seat that has answered, nor is that seat offered anything', () => {
    const { table } = afterAnswer(1, 0)
    expect(owing(table)).toEqual([0, 2])
    expect(envoys.moves(table.state, 1)).toEqual([])
    expect(envoys.moves(table.state, 0)).not.toEqual([])
    const [envoy] = envoys.view(table.state, 1).hand
    expect(table.play(1, { type: 'send', envoy })).toEqual({ done: false, refusal: { code: 'notYourDecision' } })
  })

  test('shows an answer to nobody else before all have answered', () => {
    const one = afterAnswer(0, 0)
    const other = afterAnswer(0, 1)
    expect(hashOf(one.table.state)).not.toBe(hashOf(other.table.state))
    for (const viewer of [1, 2, null]) {
      expect(view(one.table, viewer)).toBe(view(other.table, viewer))
      const heard = (events: readonly Told<Event>[]) => events.map((each) => seenBy(each, viewer))
      expect(heard(one.events)).toEqual([{ type: 'sent', seat: 0 }])
      expect(heard(other.events)).toEqual([{ type: 'sent', seat: 0 }])
    }
    expect(view(one.table, 0)).not.toBe(view(other.table, 0))
  })

  test('is settled by the last answer, and only by that', () => {
    const table = openTable()
    const types = [2, 0, 1].map((seat) => {
      const outcome = answer(table, seat)
      return outcome.done ? outcome.events.map(({ event }) => event.type) : []
    })
    expect(types).toEqual([['sent'], ['sent'], ['sent', 'shown']])
    expect(envoys.decisions(table.state)).toMatchObject([{ type: 'grant' }])
  })

  test('can be answered anew as long as nobody else has moved', () => {
    const table = openTable()
    const before = hashOf(table.state)
    answer(table, 1, 0)
    expect(table.undo(1)).toEqual({ done: true })
    expect(hashOf(table.state)).toBe(before)
    expect(owing(table)).toEqual([0, 1, 2])
    expect(answer(table, 1, 0).done).toBe(true)
  })

  test('cannot be answered anew once somebody else has answered', () => {
    const table = openTable()
    answer(table, 1)
    answer(table, 0)
    expect(table.undoable(1)).toBe(0)
    expect(table.undo(1)).toEqual({ done: false, refusal: { code: 'nothingToUndo' } })
    expect(owing(table)).toEqual([2])
  })

  test('cannot be answered anew once the answers have been shown', () => {
    const table = openTable()
    for (const seat of [0, 1, 2]) answer(table, seat)
    expect(table.undo(2)).toEqual({ done: false, refusal: { code: 'noWayBack' } })
  })
})
