import { describe, expect, test } from 'vitest'
import { deepestUndo, type Game, hashOf, mostUndos, reveals, type Seat, Table } from '../index.ts'
import { seed } from './given.ts'

/** Four seats write numbers into a book, in any order, without end; who seals it lets all read what was hidden. */
interface State {
  entries: number[]
}
type Move = { readonly type: 'write'; readonly number: number } | { readonly type: 'seal' }

function bookOf(heard: string[] = []) {
  let clones = 0
  const copy = ({ entries }: State): State => ({ entries: [...entries] })
  const book: Game<State, Move, State, object> = {
    id: 'book',
    version: 1,
    seats: { min: 4, max: 4 },
    options: {},
    setup: () => ({ entries: [] }),
    decisions: () => [0, 1, 2, 3].map((seat) => ({ type: 'write', seat })),
    moves: () => [{ type: 'write', number: 1 }, { type: 'write', number: 2 }, { type: 'seal' }],
    play({ entries }, _seat, move, { tell }) {
      entries.push(move.type === 'seal' ? 0 : 10 * entries.length + move.number)
      heard.push(tell === undefined ? 'nobody' : 'table')
      if (move.type === 'seal') tell?.({ type: 'sealed' }, reveals)
      else tell?.({ type: 'written' })
    },
    clone(state) {
      clones++
      return copy(state)
    },
    view: copy,
    imagine: copy,
    result: () => null,
    broken: () => [],
  }
  return { table: new Table(book, { seats: 4, options: {}, seed }), clones: () => clones }
}
type Book = ReturnType<typeof bookOf>['table']

const write = (table: Book, seat: Seat, number = 1) => table.play(seat, { type: 'write', number })
const tooMany = { done: false, refusal: { code: 'tooManyUndos' } }

describe('a long stretch of moves', () => {
  test('is taken back one by one, each time to the state before the move', () => {
    const { table } = bookOf()
    const hashes = Array.from({ length: 70 }, (_, at) => {
      const before = hashOf(table.state)
      write(table, 0, 1 + (at % 2))
      return before
    })
    expect(table.undoable(0)).toBe(70)
    for (const before of hashes.toReversed()) {
      expect(table.undo(0)).toEqual({ done: true })
      expect(hashOf(table.state)).toBe(before)
    }
    expect(table.undo(0)).toEqual({ done: false, refusal: { code: 'nothingToUndo' } })
  })

  test('is played on from anywhere, and taken back again', () => {
    const { table } = bookOf()
    const straight = bookOf().table
    for (let at = 0; at < 40; at++) write(table, 1)
    for (let at = 0; at < 23; at++) table.undo(1)
    for (let at = 0; at < 17; at++) write(straight, 1)
    for (const each of [table, straight]) for (let at = 0; at < 20; at++) write(each, 1, 2)
    expect(table.played).toEqual(straight.played)
    expect(hashOf(table.state)).toBe(hashOf(straight.state))
    for (const each of [table, straight]) for (let at = 0; at < 30; at++) each.undo(1)
    expect(hashOf(table.state)).toBe(hashOf(straight.state))
    expect(table.undoable(1)).toBe(7)
  })

  test('is not copied move by move', () => {
    const { table, clones } = bookOf()
    for (let at = 0; at < 1600; at++) write(table, at % 4)
    expect(clones()).toBe(100)
  })

  test('is not told again', () => {
    const heard: string[] = []
    const { table } = bookOf(heard)
    for (let at = 0; at < 5; at++) write(table, 0)
    heard.length = 0
    table.undo(0)
    expect(heard).toEqual(['nobody', 'nobody', 'nobody', 'nobody'])
  })

  test('is taken back so far at most', () => {
    const { table } = bookOf()
    for (let at = 0; at < 2 * deepestUndo; at++) write(table, at % 4)
    let back = 0
    while (table.undo((table.played.length - 1) % 4).done) back++
    expect(back).toBeGreaterThanOrEqual(deepestUndo)
    expect(back).toBeLessThanOrEqual(deepestUndo + 16)
    const last = (table.played.length - 1) % 4
    expect(table.undo(last)).toEqual({ done: false, refusal: { code: 'noWayBack' } })
    expect(table.undoable(last)).toBe(0)
  })
})

describe('playing and taking back', () => {
  /** Until it is refused; gives how often it was not. */
  const goOnAndOn = (table: Book, seat: Seat): number => {
    for (let times = 0; ; times++) {
      write(table, seat)
      if (!table.undo(seat).done) return times
    }
  }

  test('does not go on for ever', () => {
    const { table } = bookOf()
    expect(goOnAndOn(table, 2)).toBe(mostUndos)
    const before = hashOf(table.state)
    expect(table.undo(2)).toEqual(tooMany)
    expect(hashOf(table.state)).toBe(before)
    expect(table.undoable(2)).toBe(0)
  })

  test('is announced while it still goes', () => {
    const { table } = bookOf()
    for (let at = 0; at < mostUndos - 3; at++) {
      write(table, 0)
      table.undo(0)
    }
    for (let at = 0; at < 9; at++) write(table, 0)
    expect(table.undoable(0)).toBe(3)
  })

  test('is counted for each seat', () => {
    const { table } = bookOf()
    goOnAndOn(table, 0)
    expect(goOnAndOn(table, 1)).toBe(mostUndos)
  })

  test('does not go on for ever when two seats take turns either', () => {
    const { table } = bookOf()
    let rounds = 0
    for (;;) {
      write(table, 0)
      write(table, 1)
      if (!table.undo(1).done || !table.undo(0).done) break
      rounds++
    }
    expect(rounds).toBe(mostUndos)
  })

  test('is counted anew when there is no way back any more', () => {
    const { table } = bookOf()
    goOnAndOn(table, 0)
    table.play(3, { type: 'seal' })
    expect(goOnAndOn(table, 0)).toBe(mostUndos)
  })
})
