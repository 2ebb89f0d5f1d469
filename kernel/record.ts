import { hashOf } from './canonical.ts'
import type { Telling } from './events.ts'
import type { Game, Move } from './game.ts'
import { isSeed } from './random.ts'
import { type Played, type Refusal, type Setup, Table } from './table.ts'

const format = 'eminence-record/1'

/** Options, seed and moves of a table: from it the whole play can be rebuilt, bit for bit. */
export interface GameRecord {
  readonly format: typeof format
  readonly game: string
  /** Of the rules that it was played by. */
  readonly version: number
  readonly setup: Setup
  readonly moves: readonly Played[]
  /** Of the state after the setup and after each move, so one more than there are moves. */
  readonly hashes: readonly string[]
}

/** A record that cannot be read, or does not belong to the game at hand; the message is for people. */
export class RecordError extends Error {}

export type Verdict =
  | { readonly good: true; readonly moves: number; readonly olderRules: boolean }
  | { readonly good: false; readonly problem: 'illegalMove'; readonly at: number; readonly refusal: Refusal }
  | { readonly good: false; readonly problem: 'hashDiffers'; readonly at: number; readonly olderRules: boolean }

/** The record of a table up to now. The hashes are worked out here, by playing it once more, so that play itself need not. */
export function recordOf<
  State extends object,
  M extends Move,
  View extends object,
  Options extends object,
  E extends Telling,
>({ game, setup, played }: Table<State, M, View, Options, E>): GameRecord {
  const again = new Table(game, setup)
  const hashes = [hashOf(again.state)]
  for (const { seat, move } of played) {
    again.play(seat, move)
    hashes.push(hashOf(again.state))
  }
  return { format, game: game.id, version: game.version, setup, moves: [...played], hashes }
}

const checkGame = (game: { readonly id: string }, record: GameRecord) => {
  if (record.game !== game.id) throw new RecordError(`this is a record of ${record.game}, not of ${game.id}`)
}

/** The table as it was after the first `upTo` moves; an illegal move on the way is a `RecordError`. */
export function replay<
  State extends object,
  M extends Move,
  View extends object,
  Options extends object,
  E extends Telling,
>(
  game: Game<State, M, View, Options, E>,
  record: GameRecord,
  upTo = record.moves.length,
): Table<State, M, View, Options, E> {
  checkGame(game, record)
  const table = new Table(game, record.setup)
  record.moves.slice(0, upTo).forEach(({ seat, move }, index) => {
    const outcome = table.play(seat, move)
    if (!outcome.done)
      throw new RecordError(`move ${index + 1} (${JSON.stringify(move)}) is not legal: ${outcome.refusal.code}`)
  })
  return table
}

/** Replays the record and tells the first move that breaks the rules, or after which the state is not the recorded one. */
export function verify(game: Game, record: GameRecord): Verdict {
  checkGame(game, record)
  const olderRules = record.version !== game.version
  const table = new Table(game, record.setup)
  const differs = (at: number): Verdict => ({ good: false, problem: 'hashDiffers', at, olderRules })
  if (hashOf(table.state) !== record.hashes[0]) return differs(0)
  for (const [index, { seat, move }] of record.moves.entries()) {
    const outcome = table.play(seat, move)
    if (!outcome.done) return { good: false, problem: 'illegalMove', at: index + 1, refusal: outcome.refusal }
    if (hashOf(table.state) !== record.hashes[index + 1]) return differs(index + 1)
  }
  return { good: true, moves: record.moves.length, olderRules }
}

/** The record as text: one move a line, so that two records can be compared by eye. */
export function exportRecord({ format, game, version, setup, moves, hashes }: GameRecord): string {
  const row = (each: unknown) => `    ${JSON.stringify(each)}`
  const rows = (list: readonly unknown[]) => (list.length === 0 ? '[]' : `[\n${list.map(row).join(',\n')}\n  ]`)
  const head = { format, game, version, setup }
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
  return `{\n${lines.join('')}  "moves": ${rows(moves)},\n  "hashes": ${rows(hashes)}\n}\n`
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlayed = (value: unknown): value is Played =>
  isObject(value) && Number.isInteger(value.seat) && isObject(value.move) && typeof value.move.type === 'string'

const isSetup = (value: unknown): value is Setup =>
  isObject(value) && Number.isInteger(value.seats) && isObject(value.options) && isSeed(value.seed)

/** Reads a record from anywhere; says in one line what is wrong with one that is not whole. */
export function importRecord(text: string): GameRecord {
  const damaged = (what: string) => new RecordError(`this is not a whole record: ${what}`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw damaged('it is not JSON')
  }
  if (!isObject(value)) throw damaged('it is not a JSON object')
  const { format: found, game, version, setup, moves, hashes } = value
  if (found !== format) throw damaged(`"format" is not "${format}"`)
  if (typeof game !== 'string') throw damaged('"game" is not a name')
  if (typeof version !== 'number' || !Number.isInteger(version)) throw damaged('"version" is not a whole number')
  if (!isSetup(setup)) throw damaged('"setup" lacks seats, options or a seed of 64 hexadecimal digits')
  if (!Array.isArray(moves)) throw damaged('"moves" is not a list')
  const badMove = moves.findIndex((each) => !isPlayed(each))
  if (badMove >= 0) throw damaged(`move ${badMove + 1} lacks a seat or a move with a type`)
  if (
    !Array.isArray(hashes) ||
    hashes.length !== moves.length + 1 ||
    !hashes.every((each) => typeof each === 'string')
  ) {
    throw damaged('"hashes" is not a list of one hash more than there are moves')
  }
  return { format, game, version, setup, moves, hashes }
}
