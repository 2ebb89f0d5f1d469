import { games } from '@eminence/games'
import { isInstalled } from '../boardgameio.ts'
import { median } from '../clock.ts'
import type { BareRates } from './bare.ts'
import { Contestant } from './contestant.ts'
import type { BoardgameioRates } from './in-boardgameio.ts'

export interface BenchPlan {
  /** CPU time for each figure, its rounds together; as much again goes by before, to warm up. */
  readonly seconds: number
  /** Ids; all games if left out. */
  readonly games?: readonly string[]
  /** Called before each row. */
  readonly progress?: (step: BenchStep) => void
}

/** What is measured next, and how many rows of how many are done. */
export interface BenchStep {
  readonly game: string
  readonly seats: number
  readonly done: number
  readonly all: number
}

/** One game at one number of seats. */
export interface RulesRow {
  readonly game: string
  readonly seats: number
  /** Random moves of the bare rules. */
  readonly movesPerCpuSecond: number
  /** Whole random plays, from setup to end. */
  readonly playoutsPerCpuSecond: number
  /** A state from the middle of a play. */
  readonly cloneMicroseconds: number
  /** The view of one seat of such a state. */
  readonly viewMicroseconds: number
  /** Random moves of the same rules inside boardgame.io, per CPU second; null where it is not installed. */
  readonly boardgameio: number | null
  /** How many times as fast as inside boardgame.io. */
  readonly ratio: number | null
}

const rounds = 5
/** Not counted. boardgame.io comes to its full speed only after about a second. */
const warmUpRounds = 5

/** The bare rules of each game, and beside them the same rules inside boardgame.io. */
export async function benchRules({ seconds, games: ids, progress }: BenchPlan): Promise<RulesRow[]> {
  if (!(seconds > 0)) throw new Error(`seconds must be more than 0, not ${seconds}`)
  const known = games.map(({ game }) => game.id)
  const unknown = ids?.find((id) => !known.includes(id))
  if (unknown !== undefined) throw new Error(`there is no game "${unknown}" (games: ${known.join(', ')})`)
  const against = isInstalled()

  const rows: RulesRow[] = []
  const planned = games
    .filter(({ game }) => ids === undefined || ids.includes(game.id))
    .flatMap(({ game: { id, seats } }) =>
      Array.from({ length: seats.max - seats.min + 1 }, (_, more) => ({ game: id, seats: seats.min + more })),
    )
  for (const { game, seats } of planned) {
    progress?.({ game, seats, done: rows.length, all: planned.length })
    rows.push(await measure(game, seats, seconds / rounds, against))
  }
  return rows
}

/** The two take turns round by round, so that a machine that is busy for a while is so for both. */
async function measure(gameId: string, seats: number, seconds: number, against: boolean): Promise<RulesRow> {
  await using bare = await Contestant.enter({ as: 'bare', gameId, seats })
  await using other = against ? await Contestant.enter({ as: 'boardgameio', gameId, seats }) : null
  const ours: BareRates[] = []
  const theirs: BoardgameioRates[] = []
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    ours.push(await bare.round(seconds))
    if (other !== null) theirs.push(await other.round(seconds))
  }
  return rowOf(gameId, seats, ours.slice(warmUpRounds), theirs.slice(warmUpRounds))
}

function rowOf(game: string, seats: number, ours: readonly BareRates[], theirs: readonly BoardgameioRates[]): RulesRow {
  const middle = (figure: keyof BareRates) => median(ours.map((rates) => rates[figure]))
  const movesPerCpuSecond = middle('moves')
  const boardgameio = theirs.length === 0 ? null : median(theirs.map(({ moves }) => moves))
  return {
    game,
    seats,
    movesPerCpuSecond,
    playoutsPerCpuSecond: middle('playouts'),
    cloneMicroseconds: 1e6 / middle('clones'),
    viewMicroseconds: 1e6 / middle('views'),
    boardgameio,
    ratio: boardgameio === null ? null : movesPerCpuSecond / boardgameio,
  }
}
