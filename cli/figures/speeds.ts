import type { RulesRow, ServerRow } from '@eminence/bench'
import { games } from '@eminence/games'
import type { Game } from '@eminence/kernel'
import { type ServerFigures, tableCounts } from '../bench/server-bench.ts'
import { type Figure, inDigits, jsonIn, type Measurement, readingOf, readingsOf } from './measurement.ts'

const seatCounts = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, more) => min + more)

/** Something of each game, with each number of seats. */
const ofEachGame = (
  what: string,
  goal: string | null,
  read: (row: RulesRow) => number | null,
): Figure<readonly RulesRow[]>[] =>
  games.map(({ game, texts }) => ({
    name: `${texts.en.title}: ${what}, ${seatCounts(game).join(' / ')} seats`,
    goal: goal === null ? null : `${goal} of ${game.id}`,
    read: (rows) => readingsOf(rows.filter((row) => row.game === game.id).map(read)),
  }))

export const rules: Measurement<readonly RulesRow[]> = {
  name: 'rules',
  command: 'npx eminence bench rules --json',
  keep: (output) => JSON.parse(jsonIn(output)),
  figures: [
    ...ofEachGame('random moves per CPU second', 'speed', ({ movesPerCpuSecond }) => movesPerCpuSecond),
    ...ofEachGame('times as fast as inside boardgame.io', 'ratio', ({ ratio }) => ratio),
    ...ofEachGame('a clone in µs', null, ({ cloneMicroseconds }) => cloneMicroseconds),
    ...ofEachGame('a view in µs', null, ({ viewMicroseconds }) => viewMicroseconds),
  ],
}

/** Something of the server, with each number of tables. */
const ofServer = (
  what: string,
  goal: string | null,
  read: (row: ServerRow) => number | null,
  unit?: string,
): Figure<ServerFigures> => ({
  name: `Server: ${what}, ${tableCounts.map(inDigits).join(' / ')} tables`,
  goal,
  read: ({ byTables }) => readingsOf(byTables.map(read), unit),
})

export const server: Measurement<ServerFigures> = {
  name: 'server',
  command: 'npx eminence bench server --json',
  keep: (output) => JSON.parse(jsonIn(output)),
  figures: [
    ofServer('durable moves per CPU second', 'durable moves', ({ flatOut }) => flatOut.movesPerCpuSecond),
    ofServer(
      'the floor, moves per CPU second of a bare WebSocket server that only stores each message and sends as many',
      null,
      ({ floor }) => floor.movesPerCpuSecond,
    ),
    ofServer(
      'our moves per CPU second as a share of the floor',
      'share of the floor',
      ({ shareOfFloor }) => 100 * shareOfFloor,
      ' %',
    ),
    ofServer("times as many as boardgame.io's server in memory", null, ({ ratio }) => ratio),
    ofServer('ms until a move is acknowledged at 1,000 a second, median', null, ({ steady }) => steady.p50Milliseconds),
    ofServer('the same, 99th percentile', 'slowest moves', ({ steady }) => steady.p99Milliseconds),
    ofServer('bytes per move and viewer, median', 'bytes of a move', ({ flatOut }) => flatOut.bytesPerMoveAndViewer),
    {
      name: 'Server: ms to load and show a table of 1,500 steps, median',
      goal: 'cold load',
      read: ({ coldLoadMilliseconds }) => [readingOf(coldLoadMilliseconds)],
    },
  ],
}
