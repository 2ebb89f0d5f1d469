import { describe, expect, test } from 'vitest'
import {
  also,
  type ComponentsSchema,
  type Expected,
  expectAt,
  exportRecord,
  type Flaw,
  flawInEnglish,
  type Game,
  importRecord,
  listOf,
  nameOfSet,
  objectOf,
  oneOf,
  optional,
  readComponents,
  recordOf,
  replay,
  SetupError,
  type Shape,
  Table,
  tablesBySet,
  textOf,
  verify,
  wholeNumber,
} from '../index.ts'
import { type Event, envoys, type Move, type Options, type State, type View } from './envoys.ts'
import { seed } from './given.ts'

interface Tile {
  readonly name: string
  readonly worth?: number
  readonly colour: 'red' | 'blue'
}
interface Tiles {
  readonly tiles: readonly Tile[]
  readonly limit: number
}

const shape: Shape<Tiles> = also(
  objectOf<Tiles>({
    tiles: listOf(
      objectOf<Tile>({
        name: textOf(1, 5),
        worth: optional(wholeNumber(-2, 3)),
        colour: oneOf(['red', 'blue']),
      }),
      1,
      2,
    ),
    limit: wholeNumber(0, 9),
  }),
  ({ tiles, limit }, path, flaws) =>
    expectAt(`${path}limit`, limit <= tiles.length, { code: 'wholeNumber', lowest: 0, highest: tiles.length }, flaws),
)
const standard: Tiles = { tiles: [{ name: 'plain', colour: 'red' }], limit: 1 }
const schema: ComponentsSchema<Tiles> = { standard, shape }

function flaws(given: unknown): string[] {
  const found: Flaw[] = []
  const fits = shape.fits(given, '', found)
  expect(fits).toBe(found.length === 0)
  return found.map(flawInEnglish)
}

describe('the shape of a component set', () => {
  test('fits what has it', () => {
    expect(flaws(standard)).toEqual([])
    expect(flaws({ limit: 0, tiles: [{ colour: 'blue', name: 'b', worth: -2 }] })).toEqual([])
    expect(flaws({ limit: 0, tiles: [{ colour: 'blue', name: 'b', worth: 3 }] })).toEqual([])
  })

  test.each<[unknown, string[]]>([
    [undefined, ['the set has to be an object']],
    ['tiles', ['the set has to be an object']],
    [null, ['the set has to be an object']],
    [{}, ['tiles has to be a list of 1 to 2 entries', 'limit has to be a whole number from 0 to 9']],
    [{ ...standard, tiles: [] }, ['tiles has to be a list of 1 to 2 entries']],
    [{ ...standard, tiles: Array(3).fill(standard.tiles[0]) }, ['tiles has to be a list of 1 to 2 entries']],
    [{ ...standard, tiles: [3] }, ['tiles[0] has to be an object']],
    [{ ...standard, tiles: [standard.tiles[0], 3] }, ['tiles[1] has to be an object']],
    [{ ...standard, tiles: [{ name: '', colour: 'red' }] }, ['tiles[0].name has to be a text of 1 to 5 characters']],
    [
      { ...standard, tiles: [{ name: 'longer', colour: 'red' }] },
      ['tiles[0].name has to be a text of 1 to 5 characters'],
    ],
    [{ ...standard, tiles: [{ name: ['a'], colour: 'red' }] }, ['tiles[0].name has to be a text of 1 to 5 characters']],
    [{ ...standard, tiles: [{ name: 'a', colour: 'RED' }] }, ['tiles[0].colour has to be one of "red", "blue"']],
    [
      { ...standard, tiles: [{ name: 'a', colour: 'red', worth: 4 }] },
      ['tiles[0].worth has to be a whole number from -2 to 3'],
    ],
    [
      { ...standard, tiles: [{ name: 'a', colour: 'red', worth: -3 }] },
      ['tiles[0].worth has to be a whole number from -2 to 3'],
    ],
    [
      { ...standard, tiles: [{ name: 'a', colour: 'red', worth: null }] },
      ['tiles[0].worth has to be a whole number from -2 to 3'],
    ],
    [{ ...standard, limits: 1 }, ['limits is no field of a set (fields here: tiles, limit)']],
    [
      JSON.parse('{"tiles":[],"limit":1,"__proto__":1}'),
      expect.arrayContaining([expect.stringContaining('__proto__')]),
    ],
    [{ ...standard, limit: 2 }, ['limit has to be a whole number from 0 to 1']],
  ])('names the place where %j has it not', (given, expected) => {
    expect(flaws(given)).toEqual(expected)
  })

  test('has no field that it only inherits', () => {
    const found: Flaw[] = []
    expect(objectOf({ valueOf: optional(wholeNumber(0, 9)) }).fits({}, '', found)).toBe(true)
    expect(found).toEqual([])
  })

  test('names twenty places and no more, however many there are', () => {
    const strange = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`field${at}`, 1]))
    expect(flaws({ ...standard, ...strange })).toHaveLength(20)
  })

  test('what is asked of the whole is not asked of what lacks parts', () => {
    expect(flaws({ limit: 2 })).toEqual(['tiles has to be a list of 1 to 2 entries'])
  })
})

describe('a flaw in English', () => {
  test.each<[Expected, string]>([
    [{ code: 'list', shortest: 2, longest: 2 }, 'tiles has to be a list of 2 entries'],
    [{ code: 'unique' }, 'tiles occurs twice'],
    [{ code: 'kinds', most: 3 }, 'tiles has to have at most 3 different values'],
    [
      { code: 'entries', field: 'colour', value: 'red', count: 2 },
      'tiles has to have 2 entries with "red" as "colour"',
    ],
  ])('%j', (expected, worded) => {
    expect(flawInEnglish({ path: 'tiles', expected })).toBe(worded)
  })
})

describe("reading a host's set", () => {
  test('gives a copy', () => {
    const given = { tiles: [{ name: 'a', colour: 'red' }], limit: 1 }
    const read = readComponents(schema, given)
    given.tiles[0].name = 'b'
    expect(read).toEqual({ tiles: [{ name: 'a', colour: 'red' }], limit: 1 })
  })

  test('is refused with all that is wrong', () => {
    const flaw: Flaw = { path: 'limit', expected: { code: 'wholeNumber', lowest: 0, highest: 9 } }
    const refusal = new SetupError({ code: 'components', flaws: [flaw] })
    expect(() => readComponents(schema, { ...standard, limit: 10 })).toThrow(refusal)
    expect(refusal.message).toBe('the component set is not whole: limit has to be a whole number from 0 to 9')
  })

  test('is refused with one flaw after the other', () => {
    expect(() => readComponents(schema, {})).toThrow(
      'not whole: tiles has to be a list of 1 to 2 entries; limit has to be a whole number from 0 to 9',
    )
  })

  test('is refused also where it is deeper than anything can be', () => {
    const tiles: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000))
    expect(() => readComponents(schema, { tiles, limit: 1 })).toThrow('tiles[0] has to be an object')
  })

  test('tells what it is called, if it is called anything', () => {
    expect(nameOfSet({ name: 'Ours', limit: 1 })).toBe('Ours')
    expect(nameOfSet({ name: 3 })).toBe('')
    expect(nameOfSet({})).toBe('')
  })

  test('is refused by a game that has none', () => {
    expect(() => readComponents(undefined, standard)).toThrow(new SetupError({ code: 'noComponents' }))
  })
})

describe('a table', () => {
  /** Envoys with as many seasons as the set says. */
  const tiled: Game<State, Move, View, Options, Event, Tiles> = {
    ...envoys,
    components: schema,
    setup: (seats, options, context, own = standard) => {
      const s = envoys.setup(seats, options, context)
      return { ...s, seasonsLeft: own.limit + 1 }
    },
  }
  const components = { tiles: [...standard.tiles, { name: 'other', colour: 'blue' }], limit: 2 }
  const setup = { seats: 3, options: {}, seed }

  test('takes the set that comes with the game, if the host has none', () => {
    const table = new Table(tiled, setup)
    expect(table.state.seasonsLeft).toBe(2)
    expect(table.setup).not.toHaveProperty('components')
  })

  test("takes the host's, and keeps it in its setup", () => {
    const table = new Table(tiled, { ...setup, components })
    expect(table.state.seasonsLeft).toBe(3)
    expect(table.setup.components).toEqual(components)
  })

  test('keeps a copy, whatever becomes of the one that it was given', () => {
    const given = { ...components }
    const table = new Table(tiled, { ...setup, components: given })
    given.limit = 0
    expect(table.setup.components).toEqual(components)
  })

  test('is refused with a wrong set, or of a game without any', () => {
    expect(() => new Table(tiled, { ...setup, components: { limit: 1 } })).toThrow(SetupError)
    expect(() => new Table(envoys, { ...setup, components })).toThrow('cannot be replaced')
  })

  test('has it in its record, so that a replay needs nothing else', () => {
    const table = new Table(tiled, { ...setup, components })
    const [{ seat }] = tiled.decisions(table.state)
    table.play(seat, tiled.moves(table.state, seat)[0])
    const record = importRecord(exportRecord(recordOf(table)))
    expect(record.setup.components).toEqual(components)
    expect(replay(tiled, record).state).toEqual(table.state)
    expect(verify(tiled, record)).toMatchObject({ good: true })
  })

  test('of a record whose set is none is refused', () => {
    const record = recordOf(new Table(tiled, { ...setup, components }))
    const text = (own: unknown) => JSON.stringify({ ...record, setup: { ...record.setup, components: own } })
    expect(() => importRecord(text('tiles'))).toThrow('"setup" lacks')
    expect(() => replay(tiled, importRecord(text({ limit: 1 })))).toThrow('the component set is not whole')
  })
})

describe('what is worked out of a set', () => {
  test('is so once for each set, at once for the one that comes with the game', () => {
    const standard = { limit: 3 }
    const own = { limit: 5 }
    const asked: object[] = []
    const tablesOf = tablesBySet(standard, (set) => {
      asked.push(set)
      return { twice: 2 * set.limit }
    })
    expect(asked).toEqual([standard])
    expect(tablesOf({ set: null })).toEqual({ twice: 6 })
    expect(tablesOf({ set: own })).toEqual({ twice: 10 })
    expect(tablesOf({ set: own })).toBe(tablesOf({ set: own }))
    expect(tablesOf({ set: null })).toBe(tablesOf({ set: null }))
    expect(asked).toEqual([standard, own])
  })
})
