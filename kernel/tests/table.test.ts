import { describe, expect, test } from 'vitest'
import { hashOf, pick, SetupError, seenBy, Table } from '../index.ts'
import { envoys } from './envoys.ts'
import { answer, openTable, playRound, playToEnd, seed, sendAll } from './given.ts'

describe('opening a table', () => {
  test.each([0, 1, 5, 2.5, Number.NaN])('is refused for %d seats', (seats) => {
    expect(() => openTable({ seats })).toThrow(new SetupError({ code: 'seats', min: 2, max: 4, seats }))
    expect(() => openTable({ seats })).toThrow(`the game has 2 to 4 seats, not ${seats}`)
  })

  test.each([2, 3, 4])('is possible for %d seats', (seats) => {
    expect(openTable({ seats }).state.hands).toHaveLength(seats)
  })

  test('is refused for another number than the one that a game has', () => {
    const duel = { ...envoys, seats: { min: 2, max: 2 } }
    expect(() => new Table(duel, { seats: 3, options: {}, seed })).toThrow('the game has 2 seats, not 3')
  })

  test('is refused for options that the game does not have', () => {
    expect(() => openTable({ options: { seasons: 9 } })).toThrow(SetupError)
  })

  test('is refused for a seed that is none', () => {
    expect(() => openTable({ seed: 'chance' })).toThrow(new SetupError({ code: 'seed' }))
  })

  test('fills in the options that nobody chose', () => {
    expect(openTable().setup).toEqual({ seats: 3, options: { seasons: 2 }, seed })
  })

  test('keeps what was told meanwhile, each seat its own', () => {
    const { opening, state } = openTable()
    expect(opening.map((each) => seenBy(each, 1))).toEqual([{ type: 'dealt', hand: state.hands[1] }])
    expect(opening.map((each) => seenBy(each, null))).toEqual([{ type: 'dealt' }])
  })

  test('deals by the seed', () => {
    expect(hashOf(openTable().state)).toBe(hashOf(openTable().state))
    expect(hashOf(openTable().state)).not.toBe(hashOf(openTable({ seed: 'f'.repeat(64) }).state))
  })
})

describe('playing a move', () => {
  test('does it, tells of it and writes it down', () => {
    const table = openTable()
    const [move] = envoys.moves(table.state, 1)
    const outcome = table.play(1, move)
    expect(outcome).toMatchObject({ done: true, events: [{ event: { type: 'sent', seat: 1 }, reveals: false }] })
    expect(table.played).toEqual([{ seat: 1, move }])
    expect(envoys.moves(table.state, 1)).toEqual([])
  })

  test('accepts an equal move from anywhere, whatever the order of its fields, and keeps nothing of it', () => {
    const table = openTable()
    const [move] = envoys.moves(table.state, 0)
    const received = Object.fromEntries(Object.entries(move).toReversed())
    expect(Object.keys(received)).not.toEqual(Object.keys(move))
    expect(table.play(0, received).done).toBe(true)
    received.envoy = 99
    expect(table.played).toEqual([{ seat: 0, move }])
  })

  test('is refused to a seat that owes nothing', () => {
    const table = openTable()
    const [move] = envoys.moves(table.state, 0)
    table.play(0, move)
    expect(table.play(0, move)).toEqual({ done: false, refusal: { code: 'notYourDecision' } })
    expect(table.play(7, move)).toEqual({ done: false, refusal: { code: 'notYourDecision' } })
  })

  test('is refused when the move is not offered, whatever it is', () => {
    const table = openTable()
    const [move] = envoys.moves(table.state, 0)
    const [foreign] = envoys.moves(table.state, 1)
    for (const bad of [
      foreign,
      { ...move, extra: 1 },
      { type: 'send' },
      { type: 'grant', court: 0 },
      null,
      'send',
      3n,
    ]) {
      expect(table.play(0, bad)).toEqual({ done: false, refusal: { code: 'notOffered' } })
    }
  })

  test('is refused with reason and rule when the game says why it is blocked', () => {
    const table = openTable()
    const seat = [0, 1, 2].find((each) => envoys.blocked?.(table.state, each).length)
    if (seat === undefined) throw new Error('nobody has envoys of both kinds')
    const [{ move }] = envoys.blocked?.(table.state, seat) ?? []
    const refusal = { code: 'blocked', reason: 'sendWhatIsAsked', rule: 'EN-2' }
    expect(table.play(seat, move)).toEqual({ done: false, refusal })
  })

  test('is refused as not offered by a game that does not say why', () => {
    const { blocked, ...silent } = envoys
    const table = new Table(silent, { seats: 3, options: {}, seed })
    for (const seat of [0, 1, 2]) {
      for (const { move } of blocked?.(table.state, seat) ?? [])
        expect(table.play(seat, move)).toEqual({ done: false, refusal: { code: 'notOffered' } })
    }
    expect(table.played).toEqual([])
  })

  test('is refused when the game is over', () => {
    const table = playToEnd(openTable())
    expect(table.play(0, { type: 'grant', court: 0 })).toEqual({ done: false, refusal: { code: 'gameOver' } })
  })

  test('that is refused changes nothing, not even the chance to come', () => {
    const table = openTable({ options: { seasons: 2 } })
    const bothered = openTable({ options: { seasons: 2 } })
    for (let round = 0; round < 4; round++) {
      bothered.play(0, { type: 'grant', court: 9 })
      expect(hashOf(bothered.state)).toBe(hashOf(table.state))
      expect(bothered.played).toEqual(table.played)
      playRound(table)
      playRound(bothered)
    }
    expect(hashOf(bothered.state)).toBe(hashOf(table.state))
  })
})

describe('taking moves back', () => {
  test('goes one move at a time, as far as the seat has moved in a row', () => {
    const table = openTable()
    const winner = sendAll(table)
    const hashes = [hashOf(table.state)]
    answer(table, winner)
    hashes.push(hashOf(table.state))
    answer(table, winner)

    expect(table.undoable(winner)).toBe(2)
    expect(table.undo(winner)).toEqual({ done: true })
    expect(hashOf(table.state)).toBe(hashes[1])
    expect(table.undoable(winner)).toBe(1)
    expect(table.undo(winner)).toEqual({ done: true })
    expect(hashOf(table.state)).toBe(hashes[0])
    expect(table.undoable(winner)).toBe(0)
    expect(table.played).toHaveLength(3)
  })

  test('is not possible before anybody has moved', () => {
    expect(openTable().undo(0)).toEqual({ done: false, refusal: { code: 'nothingToUndo' } })
    expect(openTable().undoable(0)).toBe(0)
  })

  test('does not go behind something that was revealed', () => {
    const table = openTable()
    const winner = sendAll(table)
    expect(table.undoable(winner)).toBe(0)
    expect(table.undo(winner)).toEqual({ done: false, refusal: { code: 'noWayBack' } })
    answer(table, winner)
    expect(table.undo(winner)).toEqual({ done: true })
    expect(table.undo(winner)).toEqual({ done: false, refusal: { code: 'noWayBack' } })
  })

  test('does not go behind chance', () => {
    const table = openTable()
    playRound(table)
    playRound(table)
    const winner = sendAll(table)
    answer(table, winner)
    expect(table.undoable(winner)).toBe(1)
    const outcome = answer(table, winner)
    expect(outcome).toMatchObject({ events: [{ event: { type: 'granted' } }, { event: { type: 'dealt' } }] })
    expect(table.undoable(winner)).toBe(0)
    const before = hashOf(table.state)
    expect(table.undo(winner)).toEqual({ done: false, refusal: { code: 'noWayBack' } })
    expect(hashOf(table.state)).toBe(before)
  })

  test('does not go behind a move of another seat, unless that is taken back: then all is as before it', () => {
    const table = openTable()
    const winner = playRound(table)
    const other = (winner + 1) % 3
    const before = table.undoable(winner)
    answer(table, other)
    expect(table.undoable(winner)).toBe(0)
    expect(table.undo(winner)).toEqual({ done: false, refusal: { code: 'nothingToUndo' } })
    expect(table.undo(other)).toEqual({ done: true })
    expect(before).toBeGreaterThan(0)
    expect(table.undoable(winner)).toBe(before)
    expect(table.undo(winner)).toEqual({ done: true })
  })

  test('does not reopen a finished game', () => {
    const oneMove: typeof envoys = {
      ...envoys,
      play(state) {
        state.todo = []
      },
      blocked: () => [],
    }
    const table = new Table(oneMove, { seats: 2, options: {}, seed: '0'.repeat(64) })
    const [{ seat }] = oneMove.decisions(table.state)
    expect(table.play(seat, oneMove.moves(table.state, seat)[0]).done).toBe(true)
    expect(table.undoable(seat)).toBe(0)
    expect(table.undo(seat)).toEqual({ done: false, refusal: { code: 'noWayBack' } })
  })

  test('is not barred by a choice from one', () => {
    const choosing: typeof envoys = {
      ...envoys,
      play(state, seat, move, context) {
        pick([seat], context.random)
        envoys.play(state, seat, move, context)
      },
    }
    const table = new Table(choosing, { seats: 3, options: {}, seed })
    answer(table, 0)
    expect(table.undo(0)).toEqual({ done: true })
  })

  test('is for the seat that moved last alone', () => {
    const table = openTable()
    answer(table, 2)
    expect(table.undo(0)).toEqual({ done: false, refusal: { code: 'nothingToUndo' } })
    expect(table.played).toHaveLength(1)
  })

  test('leaves the way open for another move, after which all goes on as if nothing had been', () => {
    const straight = openTable()
    const winner = sendAll(straight)
    answer(straight, winner, 2)

    const detour = openTable()
    sendAll(detour)
    answer(detour, winner, 0)
    detour.undo(winner)
    answer(detour, winner, 2)
    answer(detour, winner, 1)
    detour.undo(winner)

    expect(detour.played).toEqual(straight.played)
    for (const table of [straight, detour]) {
      answer(table, winner)
      playToEnd(table)
    }
    expect(hashOf(detour.state)).toBe(hashOf(straight.state))
  })
})

describe('a table that was kept', () => {
  const keep = (table: ReturnType<typeof openTable>): ReturnType<typeof openTable> => {
    const kept = { state: JSON.parse(JSON.stringify(table.state)), drawn: table.drawn }
    return new Table(envoys, table.setup, kept)
  }

  test('goes on as if it had never been put away, chance included', () => {
    const table = openTable()
    playRound(table)
    const resumed = keep(table)
    expect(hashOf(resumed.state)).toBe(hashOf(table.state))
    expect(hashOf(playToEnd(resumed).state)).toBe(hashOf(playToEnd(table).state))
    expect(resumed.drawn).toBe(table.drawn)
  })

  test('has no way back behind the point where it was kept', () => {
    const table = openTable()
    const winner = sendAll(table)
    answer(table, winner)
    expect(table.undoable(winner)).toBe(1)
    const resumed = keep(table)
    expect(resumed.undoable(winner)).toBe(0)
    expect(resumed.undo(winner)).toEqual({ done: false, refusal: { code: 'nothingToUndo' } })
    answer(resumed, winner)
    expect(resumed.undoable(winner)).toBe(1)
    expect(resumed.undo(winner).done).toBe(true)
    expect(resumed.undo(winner).done).toBe(false)
    expect(hashOf(resumed.state)).toBe(hashOf(table.state))
  })
})
