import { type Digest, stateHasher } from './canonical.ts'
import { RecordError, SetupError } from './errors.ts'
import type { Telling } from './events.ts'
import type { Game, Move } from './game.ts'
import { isSeed } from './random.ts'
import { type Played, type Refusal, type Setup, Table } from './table.ts'

const format = 'eminence-record/1'

/** Options, components, seed and moves of a table: from it the whole play can be rebuilt, bit for bit. */
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

export type Verdict = { readonly otherRules: boolean } & (
  | { readonly good: true; readonly moves: number }
  | { readonly good: false; readonly problem: 'illegalMove'; readonly at: number; readonly refusal: Refusal }
  | { readonly good: false; readonly problem: 'hashDiffers'; readonly at: number }
)

/** The record of a table up to now. The hashes are worked out here, by playing it once more, so that play itself need not. */
export function recordOf<
  State extends object,
  M extends Move,
  View extends object,
  Options extends object,
  E extends Telling,
>({ game, setup, played }: Table<State, M, View, Options, E>, digest?: Digest): GameRecord {
  const again = new Table(game, setup)
  const hashOf = stateHasher(again.setup.components, digest)
  const hashes = [hashOf(again.state)]
  for (const [index, { seat, move }] of played.entries()) {
    if (!again.play(seat, move).done)
      throw new Error(`${game.id} does not repeat itself: move ${index + 1} is refused when it is played again`)
    hashes.push(hashOf(again.state))
  }
  return { format, game: game.id, version: game.version, setup, moves: [...played], hashes }
}

/** Whether the record was made under another version of the rules: it may then differ without anybody having cheated. */
export const hasOtherRules = (game: { readonly version: number }, record: GameRecord): boolean =>
  record.version !== game.version

/** The table of the record before the first move. */
export function openTable<
  State extends object,
  M extends Move,
  View extends object,
  Options extends object,
  E extends Telling,
>(game: Game<State, M, View, Options, E>, record: GameRecord): Table<State, M, View, Options, E> {
  if (record.game !== game.id) throw new RecordError({ code: 'otherGame', game: record.game, wanted: game.id })
  try {
    return new Table(game, record.setup)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    throw new RecordError({ code: 'impossibleSetup', problem: error.problem })
  }
}

/** The table as it was after the first `upTo` moves; a setup or a move that the game refuses is a `RecordError`. */
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
  const table = openTable(game, record)
  record.moves.slice(0, upTo).forEach(({ seat, move }, index) => {
    const outcome = table.play(seat, move)
    if (!outcome.done) throw new RecordError({ code: 'illegalMove', at: index + 1, move, refusal: outcome.refusal })
  })
  return table
}

/** Replays the record and tells the first move that breaks the rules, or after which the state is not the recorded one. */
export function verify(game: Game, record: GameRecord, digest?: Digest): Verdict {
  const table = openTable(game, record)
  const hashOf = stateHasher(table.setup.components, digest)
  const otherRules = hasOtherRules(game, record)
  const differs = (at: number): Verdict => ({ good: false, problem: 'hashDiffers', at, otherRules })
  if (hashOf(table.state) !== record.hashes[0]) return differs(0)
  for (const [index, { seat, move }] of record.moves.entries()) {
    const outcome = table.play(seat, move)
    const at = index + 1
    if (!outcome.done) return { good: false, problem: 'illegalMove', at, refusal: outcome.refusal, otherRules }
    if (hashOf(table.state) !== record.hashes[at]) return differs(at)
  }
  return { good: true, moves: record.moves.length, otherRules }
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
  isObject(value) &&
  Number.isInteger(value.seats) &&
  isObject(value.options) &&
  (value.components === undefined || isObject(value.components)) &&
  isSeed(value.seed)

/** Reads a record from anywhere; one that is not whole is a `RecordError`. */
export function importRecord(text: string): GameRecord {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new RecordError({ code: 'notJson' })
  }
  if (!isObject(value)) throw new RecordError({ code: 'notObject' })
  const { format: found, game, version, setup, moves, hashes } = value
  if (found !== format) throw new RecordError({ code: 'format', wanted: format })
  if (typeof game !== 'string') throw new RecordError({ code: 'game' })
  if (typeof version !== 'number' || !Number.isInteger(version)) throw new RecordError({ code: 'version' })
  if (!isSetup(setup)) throw new RecordError({ code: 'setup' })
  if (!Array.isArray(moves)) throw new RecordError({ code: 'moves' })
  const badMove = moves.findIndex((each) => !isPlayed(each))
  if (badMove >= 0) throw new RecordError({ code: 'move', at: badMove + 1 })
  if (
    !Array.isArray(hashes) ||
    hashes.length !== moves.length + 1 ||
    !hashes.every((each) => typeof each === 'string')
  ) {
    throw new RecordError({ code: 'hashes' })
  }
  return { format, game, version, setup, moves, hashes }
}
