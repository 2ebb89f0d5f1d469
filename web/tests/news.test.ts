import { expect, it } from 'vitest'
import { newsBetween, toldBetween } from '../frame/news.ts'
import { computer, localTable, person, until } from './given.ts'

const seats = [person('Anna'), computer('Kenji'), computer('Ilona')]
const mayPlay = ({ moves, status }: { moves: readonly object[]; status: string }) =>
  moves.length > 0 || status === 'over'

it('a table that was only opened has told nothing', async () => {
  const { port } = localTable(seats)
  expect(toldBetween(null, await until(port, () => true))).toEqual([])
  port.close()
})

it('tells what the viewer saw happen between two pictures, in order and once', async () => {
  const { port } = localTable(seats)
  const before = await until(port, mayPlay)
  await port.play(before.moves[0])
  const after = await until(port, (picture) => picture.version > before.version && mayPlay(picture))
  const told = toldBetween(before, after)
  expect(told.length).toBeGreaterThan(0)
  expect(told).toEqual(after.log.slice(before.log.length).flatMap(({ events }) => events))
  expect(newsBetween(before, after, { event: ({ type }) => type }, [])).toEqual(told.map(({ type }) => type))
  port.close()
})

it('tells nothing of a move that was taken back, nor to another viewer', async () => {
  const { port } = localTable(seats)
  const before = await until(port, mayPlay)
  await port.play(before.moves[0])
  const after = await until(port, (picture) => picture.version > before.version)
  expect(toldBetween(after, before)).toEqual([])
  expect(toldBetween({ ...before, viewer: 1 }, after)).toEqual([])
  port.close()
})
