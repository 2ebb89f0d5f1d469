import type { Viewer } from '@eminence/kernel'
import { expect, it } from 'vitest'
import { Ear, newsBetween, toldBetween } from '../frame/news.ts'
import type { TablePicture } from '../table/port.ts'
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

it('tells whoever takes the device over what has happened since they had it', async () => {
  const { port } = localTable([person('Anna'), person('Ben')])
  const ear = new Ear()
  let before: TablePicture | null = null
  const shown = new Map<Viewer, number>()
  let passed = 0
  const stop = port.subscribe((after) => {
    const told = ear.hear(before, after)
    const since = before === null ? after.version : (shown.get(after.viewer) ?? 0)
    const isShown = after.passTo === null
    if (isShown)
      expect(told).toEqual(after.log.filter(({ version }) => version > since).flatMap(({ events }) => events))
    if (isShown && before?.passTo === after.viewer && told.length > 0) passed++
    shown.set(after.viewer, after.version)
    before = after
  })
  for (let moves = 0; moves < 12; moves++) {
    port.ready()
    const { moves: legal } = await until(port, ({ passTo }) => passTo === null)
    await port.play(legal[0])
  }
  expect(passed).toBeGreaterThan(3)
  stop()
  port.close()
})
