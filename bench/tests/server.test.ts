import { games } from '@eminence/games'
import { expect, test } from 'vitest'
import { benchServer } from '../index.ts'

const isPositive = expect.toSatisfy((figure) => typeof figure === 'number' && figure > 0 && Number.isFinite(figure))
const load = {
  moves: isPositive,
  movesPerCpuSecond: isPositive,
  p50Milliseconds: isPositive,
  p99Milliseconds: isPositive,
  bytesPerMoveAndViewer: isPositive,
}

test('our server, the floor and that of boardgame.io are measured side by side', async () => {
  const [{ game }] = games
  const progress: number[] = []
  const report = await benchServer({
    game: game.id,
    moves: 200,
    steadyMoves: 50,
    tableCounts: [2],
    coldLoad: { tables: 1, steps: 20 },
    progress: (done) => progress.push(done),
  })
  expect(report).toEqual({
    game: game.id,
    seats: 4,
    rows: [
      {
        tables: 2,
        flatOut: load,
        steady: load,
        floor: load,
        shareOfFloor: isPositive,
        boardgameio: load,
        ratio: isPositive,
      },
    ],
    coldLoad: { tables: 1, steps: 20, firstMilliseconds: isPositive, medianMilliseconds: isPositive },
  })
  const [{ flatOut, floor, shareOfFloor, boardgameio, ratio }] = report.rows
  expect(shareOfFloor).toBe(flatOut.movesPerCpuSecond / floor.movesPerCpuSecond)
  expect(ratio).toBe(flatOut.movesPerCpuSecond / Number(boardgameio?.movesPerCpuSecond))
  expect(progress).toEqual([0, 0.5])
}, 60_000)
