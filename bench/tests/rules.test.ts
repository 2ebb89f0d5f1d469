import { games } from '@eminence/games'
import { beforeEach, expect, test, vi } from 'vitest'
import { type BenchStep, benchRules, type RulesRow } from '../index.ts'

const install = vi.hoisted(() => ({ complete: true }))

vi.mock('../boardgameio.ts', async (original) => ({
  ...(await original<typeof import('../boardgameio.ts')>()),
  isInstalled: () => install.complete,
}))

beforeEach(() => {
  install.complete = true
})

const [{ game }] = games
const seatCounts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => game.seats.min + more)
const isPositive = expect.toSatisfy((figure) => typeof figure === 'number' && figure > 0 && Number.isFinite(figure))
const ours = {
  movesPerCpuSecond: isPositive,
  playoutsPerCpuSecond: isPositive,
  cloneMicroseconds: isPositive,
  viewMicroseconds: isPositive,
}

test('one row for each number of seats, with the comparison', async () => {
  const rows = await benchRules({ seconds: 0.005, games: [game.id] })
  expect(rows).toEqual(
    seatCounts.map((seats) => ({ game: game.id, seats, ...ours, boardgameio: isPositive, ratio: isPositive })),
  )
  for (const { movesPerCpuSecond, boardgameio, ratio } of rows)
    expect(ratio).toBe(movesPerCpuSecond / Number(boardgameio))
})

test('where boardgame.io is not installed the comparison is left out', async () => {
  install.complete = false
  const steps: BenchStep[] = []
  const rows = await benchRules({ seconds: 0.005, games: [game.id], progress: (step) => steps.push(step) })
  expect(rows).toEqual(
    seatCounts.map((seats): RulesRow => ({ game: game.id, seats, ...ours, boardgameio: null, ratio: null })),
  )
  expect(steps).toEqual(seatCounts.map((seats, done) => ({ game: game.id, seats, done, all: seatCounts.length })))
})

test('a plan that cannot be carried out is refused with what would be right', async () => {
  await expect(benchRules({ seconds: 1, games: ['whist'] })).rejects.toThrow(`no game "whist" (games: ${game.id}`)
  await expect(benchRules({ seconds: 0 })).rejects.toThrow('more than 0')
})
