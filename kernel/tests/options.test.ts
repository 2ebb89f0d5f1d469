import { describe, expect, test } from 'vitest'
import { type OptionsSchema, readOptions, SetupError, type SetupProblem } from '../index.ts'

interface Options {
  readonly seasons: number
  readonly fast: boolean
  readonly map: string
}
const schema: OptionsSchema<Options> = { seasons: [2, 1, 3], fast: [false, true], map: ['small', 'large'] }

describe('options', () => {
  test('that nobody chose have the first of their values', () => {
    expect(readOptions(schema, {})).toEqual({ seasons: 2, fast: false, map: 'small' })
  })

  test('that somebody chose have that value', () => {
    expect(readOptions(schema, { fast: true, seasons: 3 })).toEqual({ seasons: 3, fast: true, map: 'small' })
  })

  test('come in the order of the schema, whatever the order they were chosen in', () => {
    expect(Object.keys(readOptions(schema, { map: 'large', seasons: 1 }))).toEqual(['seasons', 'fast', 'map'])
  })

  const unknown = (name: string): SetupProblem => ({ code: 'unknownOption', name, known: ['seasons', 'fast', 'map'] })
  const impossible = (name: keyof Options, value: unknown): SetupProblem => ({
    code: 'optionValue',
    name,
    value,
    possible: schema[name],
  })
  test.each<[object, SetupProblem, string]>([
    [{ season: 2 }, unknown('season'), 'there is no option "season" (options: seasons, fast, map)'],
    [{ toString: 2 }, unknown('toString'), 'there is no option "toString" (options: seasons, fast, map)'],
    [
      JSON.parse('{"__proto__": 1}'),
      unknown('__proto__'),
      'there is no option "__proto__" (options: seasons, fast, map)',
    ],
    [{ 'a\nb': 2 }, unknown('a\nb'), 'there is no option "a\\nb" (options: seasons, fast, map)'],
    [{ seasons: 4 }, impossible('seasons', 4), 'option "seasons" cannot be 4 (possible: 2, 1, 3)'],
    [{ seasons: '2' }, impossible('seasons', '2'), 'option "seasons" cannot be "2" (possible: 2, 1, 3)'],
    [{ fast: null }, impossible('fast', null), 'option "fast" cannot be null (possible: false, true)'],
    [{ map: undefined }, impossible('map', undefined), 'option "map" cannot be undefined (possible: "small", "large")'],
  ])('that cannot be are refused with what would be right: %j', (given, problem, message) => {
    const error = new SetupError(problem)
    expect(() => readOptions(schema, given)).toThrow(error)
    expect(error.message).toBe(message)
  })

  test('of a game without any are none, and none can be chosen', () => {
    expect(readOptions({}, {})).toEqual({})
    expect(() => readOptions({}, { fast: true })).toThrow('there is no option "fast" (options: none)')
  })

  test('are not changed where they came from', () => {
    const given = { fast: true }
    readOptions(schema, given)
    expect(given).toEqual({ fast: true })
  })
})
