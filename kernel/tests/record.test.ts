import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { stages } from '../battery/index.ts'
import {
  briefly,
  exportRecord,
  type GameRecord,
  hashOf,
  importRecord,
  RecordError,
  type RecordProblem,
  recordOf,
  replay,
  type Seat,
  type SetupProblem,
  Table,
  verify,
} from '../index.ts'
import { envoys } from './envoys.ts'
import { answer, openTable, playToEnd, seed } from './given.ts'

const native = (text: string) => createHash('sha256').update(text).digest('hex')

const table = playToEnd(openTable())
const record = recordOf(table)
const text = exportRecord(record)

describe('the record of a table', () => {
  test('holds the setup, the moves, and a hash for the start and for each move', () => {
    expect(record).toMatchObject({ game: 'envoys', version: 1, setup: { seats: 3, options: { seasons: 2 }, seed } })
    expect(record.moves).toEqual(table.played)
    expect(record.hashes).toHaveLength(table.played.length + 1)
    expect(record.hashes[0]).toBe(hashOf(openTable().state))
    expect(record.hashes.at(-1)).toBe(hashOf(table.state))
  })

  test('has the hashes of the single states, whatever the digest, also with components of the host', () => {
    const far = new Table(stages, { seats: 2, options: {}, components: { name: '遠く', stages: [4, 3] }, seed })
    const hashes = [hashOf(far.state)]
    for (let step = 0; step < 7; step++) {
      far.play(step % 2, { type: 'walk' })
      hashes.push(hashOf(far.state))
    }
    expect(recordOf(far).hashes).toEqual(hashes)
    expect(recordOf(far, native)).toEqual(recordOf(far))
    expect(verify(stages, recordOf(far), native)).toEqual({ good: true, moves: 7, otherRules: false })
  })

  test('stays as it was when the table goes on', () => {
    const young = openTable()
    const empty = recordOf(young)
    answer(young, 0)
    expect(empty.moves).toEqual([])
  })

  test('leaves out moves that were taken back', () => {
    const young = openTable()
    answer(young, 0)
    young.undo(0)
    expect(recordOf(young)).toEqual(recordOf(openTable()))
  })

  test('is not made of a game that refuses its own moves when they are played again', () => {
    let moved = false
    const fickle: typeof envoys = {
      ...envoys,
      moves: (...given) => (moved ? [] : envoys.moves(...given)),
    }
    const young = new Table(fickle, table.setup)
    answer(young, 0)
    moved = true
    expect(() => recordOf(young)).toThrow('envoys does not repeat itself: move 1 is refused when it is played again')
  })
})

describe('a record as text', () => {
  test('reads back as the record', () => {
    expect(importRecord(text)).toEqual(record)
  })

  test('has one move and one hash a line', () => {
    const lines = text.split('\n')
    expect(lines.filter((line) => line.includes('"seat":'))).toHaveLength(record.moves.length)
    for (const hash of record.hashes) expect(lines.filter((line) => line.includes(hash))).toHaveLength(1)
  })

  test('reads back also when nobody has moved', () => {
    const empty = recordOf(openTable())
    expect(importRecord(exportRecord(empty))).toEqual(empty)
  })

  test('is laid out in lines', () => {
    const small = { ...record, setup: { seats: 2, options: {}, seed }, moves: [], hashes: ['0a', '1b'] }
    expect(exportRecord(small).split('\n')).toEqual([
      '{',
      '  "format": "eminence-record/1",',
      '  "game": "envoys",',
      '  "version": 1,',
      `  "setup": {"seats":2,"options":{},"seed":"${seed}"},`,
      '  "moves": [],',
      '  "hashes": [',
      '    "0a",',
      '    "1b"',
      '  ]',
      '}',
      '',
    ])
  })

  const changed = (change: object) => JSON.stringify({ ...record, ...change })
  const { seats, options } = record.setup
  const badMove = { code: 'move', at: 1 } as const
  test.each<[string, string, RecordProblem, string]>([
    ['cut off', text.slice(0, -20), { code: 'notJson' }, 'it is not JSON'],
    ['empty', '', { code: 'notJson' }, 'it is not JSON'],
    ['a list', '[]', { code: 'notObject' }, 'it is not a JSON object'],
    ['null', 'null', { code: 'notObject' }, 'it is not a JSON object'],
    [
      'of another format',
      changed({ format: 'chess' }),
      { code: 'format', wanted: 'eminence-record/1' },
      '"format" is not "eminence-record/1"',
    ],
    ['without a game', changed({ game: undefined }), { code: 'game' }, '"game" is not a name'],
    ['without a version', changed({ version: undefined }), { code: 'version' }, '"version" is not a whole number'],
    ['of half a version', changed({ version: 1.5 }), { code: 'version' }, '"version" is not a whole number'],
    ['without a setup', changed({ setup: undefined }), { code: 'setup' }, '"setup" lacks seats, options or a seed'],
    ['without seats', changed({ setup: { options, seed } }), { code: 'setup' }, '"setup" lacks seats'],
    ['without options', changed({ setup: { seats, seed } }), { code: 'setup' }, '"setup" lacks seats, options'],
    ['with a list of options', changed({ setup: { seats, options: [], seed } }), { code: 'setup' }, '"setup" lacks'],
    ['with a short seed', changed({ setup: { seats, options, seed: 'abc' } }), { code: 'setup' }, '"setup" lacks'],
    ['without moves', changed({ moves: undefined }), { code: 'moves' }, '"moves" is not a list'],
    [
      'with an empty move',
      changed({ moves: record.moves.with(4, JSON.parse('{}')) }),
      { code: 'move', at: 5 },
      'move 5 lacks a seat or a move with a type',
    ],
    ['with a move by name', changed({ moves: [{ seat: 0, move: 'pass' }] }), badMove, 'move 1 lacks a seat or a move'],
    ['with nothing for a turn', changed({ moves: [null] }), badMove, 'move 1 lacks'],
    ['with nothing for a move', changed({ moves: [{ seat: 0, move: null }] }), badMove, 'move 1 lacks'],
    ['with a move without type', changed({ moves: [{ seat: 0, move: {} }] }), badMove, 'move 1 lacks'],
    ['with half a seat', changed({ moves: [{ seat: 0.5, move: { type: 'send' } }] }), badMove, 'move 1 lacks'],
    ['without hashes', changed({ hashes: undefined }), { code: 'hashes' }, '"hashes" is not a list of one hash more'],
    ['with a hash too many', changed({ hashes: [...record.hashes, 'abc'] }), { code: 'hashes' }, '"hashes" is not'],
    ['with a hash too few', changed({ hashes: record.hashes.slice(1) }), { code: 'hashes' }, '"hashes" is not'],
    ['with numbers for hashes', changed({ hashes: record.hashes.map(Number) }), { code: 'hashes' }, '"hashes" is not'],
    [
      'with one number for a hash',
      changed({ hashes: record.hashes.map((hash, at) => (at === 2 ? 2 : hash)) }),
      { code: 'hashes' },
      '"hashes" is not',
    ],
  ])('that is %s is refused in one line that says what is wrong', (_, damaged, problem, message) => {
    const error = new RecordError(problem)
    expect(() => importRecord(damaged)).toThrow(error)
    expect(error.message).toContain(`this is not a whole record: ${message}`)
    expect(error.message).toMatch(/^[^\n]*$/)
  })

  test('names a move that is endless or without bottom in a few words', () => {
    const refusal = { code: 'notOffered' } as const
    const problemWith = (card: string) =>
      new RecordError({ code: 'illegalMove', at: 3, move: JSON.parse(`{"type":"send","card":${card}}`), refusal })
    const bottomless = problemWith('['.repeat(200_000) + ']'.repeat(200_000))
    expect(bottomless.message).toBe('move 3, {"type":"send","card":[[["…"]]]}, is not legal')
    const endless = problemWith(`"${'x'.repeat(200_000)}"`)
    expect(endless.message).toMatch(/^move 3, \{"type":"send","card":"x+…, is not legal$/)
    expect(endless.message.length).toBeLessThan(120)
  })

  test('shows 80 signs of a value and no more', () => {
    const json = (length: number) => 'x'.repeat(length - 2)
    expect(briefly(json(80))).toBe(`"${json(80)}"`)
    expect(briefly(json(81))).toBe(`"${'x'.repeat(78)}…`)
    expect(briefly({ a: null, b: { c: [{ d: [1] }] } })).toBe('{"a":null,"b":{"c":[{"d":"…"}]}}')
  })

  test('is rid of what does not belong there', () => {
    expect(importRecord(changed({ comment: 'a fine play' }))).toEqual(record)
  })
})

describe('replaying a record', () => {
  test('rebuilds the state after every move, hash for hash', () => {
    record.hashes.forEach((hash, moves) => {
      const again = replay(envoys, record, moves)
      expect(hashOf(again.state)).toBe(hash)
      expect(again.played).toEqual(record.moves.slice(0, moves))
    })
  })

  test('goes to the end when nothing else is said', () => {
    expect(replay(envoys, record).state).toEqual(table.state)
  })

  test('gives a table on which the play goes on just as on the first one', () => {
    const again = replay(envoys, record, 20)
    for (const { seat, move } of record.moves.slice(20)) again.play(seat, move)
    expect(hashOf(again.state)).toBe(record.hashes.at(-1))
  })

  test('stops at a move that is not legal and names it', () => {
    const moves = record.moves.with(2, record.moves[0])
    const { move } = moves[2]
    const illegal = new RecordError({ code: 'illegalMove', at: 3, move, refusal: { code: 'notYourDecision' } })
    expect(() => replay(envoys, { ...record, moves })).toThrow(illegal)
    expect(illegal.message).toBe(`move 3, ${JSON.stringify(move)}, is not legal`)
    expect(replay(envoys, { ...record, moves }, 2).played).toHaveLength(2)
  })
})

describe.each([
  ['replaying', (bad: GameRecord) => replay(envoys, bad, 0)],
  ['verifying', (bad: GameRecord) => verify(envoys, bad)],
])('%s a record', (_, look) => {
  test('is refused when it is of another game', () => {
    const otherGame = new RecordError({ code: 'otherGame', game: 'heralds', wanted: 'envoys' })
    expect(() => look({ ...record, game: 'heralds' })).toThrow(otherGame)
    expect(otherGame.message).toBe('this is a record of heralds, not of envoys')
  })

  test.each<[object, SetupProblem]>([
    [{ seats: 9 }, { code: 'seats', min: 2, max: 4, seats: 9 }],
    [{ options: { hurry: true } }, { code: 'unknownOption', name: 'hurry', known: ['seasons'] }],
    [{ seed: '' }, { code: 'seed' }],
  ])('is refused when the game cannot be set up with %j', (change, problem) => {
    const impossible = new RecordError({ code: 'impossibleSetup', problem })
    expect(() => look({ ...record, setup: { ...record.setup, ...change } })).toThrow(impossible)
    expect(impossible.message).toMatch(/^the game cannot be set up like this: /)
  })
})

test('an error of the game itself is not taken for one of the record', () => {
  const clumsy: typeof envoys = {
    ...envoys,
    setup() {
      throw new Error('ink was spilled')
    },
  }
  expect(() => replay(clumsy, record)).toThrow('ink was spilled')
})

describe('verifying a record', () => {
  const withSeat = (at: number, seat: Seat): GameRecord => ({
    ...record,
    moves: record.moves.with(at, { ...record.moves[at], seat }),
  })

  test('finds a true one good', () => {
    const good = { good: true, moves: record.moves.length, otherRules: false }
    expect(verify(envoys, importRecord(text))).toEqual(good)
  })

  test('tells the first move that breaks the rules', () => {
    const refusal = { code: 'notYourDecision' }
    const illegal = { good: false, problem: 'illegalMove', at: 4, refusal, otherRules: false }
    expect(verify(envoys, withSeat(3, (record.moves[3].seat + 1) % 3))).toEqual(illegal)
    expect(verify(envoys, withSeat(3, 99))).toEqual(illegal)
  })

  test('tells a move after the end', () => {
    const moves = [...record.moves, record.moves[0]]
    const verdict = { problem: 'illegalMove', at: moves.length, refusal: { code: 'gameOver' } }
    expect(verify(envoys, { ...record, moves, hashes: [...record.hashes, ''] })).toMatchObject(verdict)
  })

  test.each([0, 1, 7, record.moves.length])('tells that the state after move %i is not the recorded one', (at) => {
    const forged = { ...record, hashes: record.hashes.with(at, '0123456789abcdef') }
    expect(verify(envoys, forged)).toEqual({ good: false, problem: 'hashDiffers', at, otherRules: false })
    expect(verify(envoys, forged, native)).toEqual(verify(envoys, forged))
  })

  test('tells a deal that does not come from the seed', () => {
    const forged = { ...record, setup: { ...record.setup, seed: 'f'.repeat(64) } }
    expect(verify(envoys, forged)).toEqual({ good: false, problem: 'hashDiffers', at: 0, otherRules: false })
  })

  test('notes that it was played by rules of another version', () => {
    const old = { ...record, version: 0 }
    expect(verify(envoys, old)).toEqual({ good: true, moves: record.moves.length, otherRules: true })
    const differing = { ...old, hashes: old.hashes.with(5, '') }
    expect(verify(envoys, differing)).toEqual({ good: false, problem: 'hashDiffers', at: 5, otherRules: true })
    expect(verify(envoys, { ...withSeat(3, 99), version: 0 })).toMatchObject({
      problem: 'illegalMove',
      at: 4,
      otherRules: true,
    })
  })

  test('finds out a game that takes chance from elsewhere', () => {
    let times = 0
    const fickle: typeof envoys = {
      ...envoys,
      setup: (...given) => ({ ...envoys.setup(...given), round: 2 * times++ }),
    }
    expect(verify(fickle, recordOf(new Table(fickle, table.setup)))).toMatchObject({ problem: 'hashDiffers', at: 0 })
  })
})
