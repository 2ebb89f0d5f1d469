import type { Expected, Flaw } from './components.ts'
import type { Move } from './game.ts'
import type { Refusal } from './table.ts'

/** Why a game cannot be set up so. */
export type SetupProblem =
  | { readonly code: 'seats'; readonly min: number; readonly max: number; readonly seats: number }
  | { readonly code: 'unknownOption'; readonly name: string; readonly known: readonly string[] }
  | {
      readonly code: 'optionValue'
      readonly name: string
      readonly value: unknown
      readonly possible: readonly unknown[]
    }
  | { readonly code: 'seed' }
  /** The game has no components that could be replaced. */
  | { readonly code: 'noComponents' }
  | { readonly code: 'components'; readonly flaws: readonly Flaw[] }

/** What is wrong with a record. Moves are counted from 1. */
export type RecordProblem =
  /** The text is not a whole record: it is none at all, or this part of it is missing or not what it should be. */
  | { readonly code: 'notJson' | 'notObject' | 'game' | 'version' | 'setup' | 'moves' | 'hashes' }
  | { readonly code: 'format'; readonly wanted: string }
  | { readonly code: 'move'; readonly at: number }
  /** It is whole, but the game at hand does not go with it. */
  | { readonly code: 'otherGame'; readonly game: string; readonly wanted: string }
  | { readonly code: 'impossibleSetup'; readonly problem: SetupProblem }
  | { readonly code: 'illegalMove'; readonly at: number; readonly move: Move; readonly refusal: Refusal }

/** A setup that the game refuses. The message is for logs; whoever speaks to people words the problem in their language. */
export class SetupError extends Error {
  readonly problem: SetupProblem

  constructor(problem: SetupProblem) {
    super(setupInEnglish(problem))
    this.problem = problem
  }
}

/** A record that is not whole, or that the game at hand refuses. */
export class RecordError extends Error {
  readonly problem: RecordProblem

  constructor(problem: RecordProblem) {
    super(recordInEnglish(problem))
    this.problem = problem
  }
}

const deepestShown = 4
const longestShown = 80

const downTo = (depth: number, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return '…'
  if (Array.isArray(value)) return value.map((each) => downTo(depth - 1, each))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, downTo(depth - 1, part)]))
}

/** For a line of text: JSON that is neither long nor deep. The value may come from anywhere. */
export function briefly(value: unknown): string {
  const json = `${JSON.stringify(downTo(deepestShown, value))}`
  return json.length <= longestShown ? json : `${json.slice(0, longestShown - 1)}…`
}

export function setupInEnglish(problem: SetupProblem): string {
  switch (problem.code) {
    case 'seats': {
      const { min, max, seats } = problem
      return `the game has ${min === max ? min : `${min} to ${max}`} seats, not ${seats}`
    }
    case 'unknownOption':
      return `there is no option ${briefly(problem.name)} (options: ${problem.known.join(', ') || 'none'})`
    case 'optionValue': {
      const { name, value, possible } = problem
      return `option "${name}" cannot be ${briefly(value)} (possible: ${possible.map(briefly).join(', ')})`
    }
    case 'seed':
      return 'a seed is 64 lower-case hexadecimal digits'
    case 'noComponents':
      return 'the components of this game cannot be replaced'
    case 'components':
      return `the component set is not whole: ${problem.flaws.map(flawInEnglish).join('; ')}`
  }
}

const between = (least: number, most: number): string => (least === most ? `${least}` : `${least} to ${most}`)

function expectedInEnglish(expected: Expected): string {
  switch (expected.code) {
    case 'object':
      return 'has to be an object'
    case 'list':
      return `has to be a list of ${between(expected.shortest, expected.longest)} entries`
    case 'text':
      return `has to be a text of ${between(expected.shortest, expected.longest)} characters`
    case 'wholeNumber':
      return `has to be a whole number from ${expected.lowest} to ${expected.highest}`
    case 'oneOf':
      return `has to be one of ${expected.possible.map(briefly).join(', ')}`
    case 'knownField':
      return `is no field of a set (fields here: ${expected.known.join(', ')})`
    case 'unique':
      return 'occurs twice'
    case 'kinds':
      return `has to have at most ${expected.most} different values`
    case 'entries':
      return `has to have ${expected.count} entries with ${briefly(expected.value)} as "${expected.field}"`
  }
}

export const flawInEnglish = ({ path, expected }: Flaw): string => `${path || 'the set'} ${expectedInEnglish(expected)}`

export function recordInEnglish(problem: RecordProblem): string {
  const damaged = (what: string) => `this is not a whole record: ${what}`
  switch (problem.code) {
    case 'notJson':
      return damaged('it is not JSON')
    case 'notObject':
      return damaged('it is not a JSON object')
    case 'format':
      return damaged(`"format" is not "${problem.wanted}"`)
    case 'game':
      return damaged('"game" is not a name')
    case 'version':
      return damaged('"version" is not a whole number')
    case 'setup':
      return damaged('"setup" lacks seats, options or a seed of 64 hexadecimal digits')
    case 'moves':
      return damaged('"moves" is not a list')
    case 'move':
      return damaged(`move ${problem.at} lacks a seat or a move with a type`)
    case 'hashes':
      return damaged('"hashes" is not a list of one hash more than there are moves')
    case 'otherGame':
      return `this is a record of ${problem.game}, not of ${problem.wanted}`
    case 'impossibleSetup':
      return `the game cannot be set up like this: ${setupInEnglish(problem.problem)}`
    case 'illegalMove':
      return `move ${problem.at}, ${briefly(problem.move)}, is not legal`
  }
}
