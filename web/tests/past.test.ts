import type { PastAnswer } from '@eminence/protocol'
import { describe, expect, it, vi } from 'vitest'
import { lookingBack } from '../lobby/past.ts'
import type { TablePicture } from '../table/port.ts'

const past: PastAnswer = {
  seat: 0,
  view: { hand: [1, 2, 3], trump: null },
  events: [{ type: 'dealt' }],
  decisions: [{ type: 'order', seat: 0 }],
  steps: [
    { version: 1, seat: 0, events: [{ type: 'ordered' }], patch: { trump: 4 }, decisions: [{ type: 'play', seat: 1 }] },
    { version: 4, seat: 1, events: [{ type: 'played' }], patch: { hand: { length: 2 } }, decisions: [] },
  ],
}

const latest: TablePicture = {
  id: 'table0000001',
  game: 'trounce',
  seats: [],
  viewer: 0,
  version: 4,
  view: { hand: [1, 2], trump: 4 },
  decisions: [],
  moves: [{ type: 'play' }],
  blocked: [],
  undoable: 1,
  log: [
    { version: 0, seat: null, events: past.events },
    { version: 1, seat: 0, events: past.steps[0].events },
    { version: 4, seat: 1, events: past.steps[1].events },
  ],
  result: { places: [1], totals: [3], points: [], why: 'end' },
  status: 'over',
  connection: 'online',
  passTo: null,
  componentSet: null,
  hasPast: true,
  company: null,
}

describe('the past of a table of the server', () => {
  it('is what the viewer saw then: the setup, a moment between, the end', async () => {
    const at = lookingBack(async () => past)
    const nothingToDo = { moves: [], blocked: [], undoable: 0 }
    const [start, between, end] = await Promise.all([0, 1, 2].map((moves) => at(latest, moves)))
    expect(start).toMatchObject({
      ...nothingToDo,
      version: 0,
      view: past.view,
      decisions: past.decisions,
      result: null,
    })
    expect(between).toMatchObject({ ...nothingToDo, version: 1, view: { hand: [1, 2, 3], trump: 4 }, result: null })
    expect(between?.decisions).toEqual([{ type: 'play', seat: 1 }])
    expect(between?.log).toEqual(latest.log.slice(0, 2))
    expect(end).toMatchObject({ ...nothingToDo, version: 4, view: latest.view, result: latest.result })
  })

  it('is fetched once, and again when the table has gone on or another seat looks', async () => {
    const fetch = vi.fn(async () => past)
    const at = lookingBack(fetch)
    for (const moves of [0, 1, 2]) await at(latest, moves)
    expect(fetch).toHaveBeenCalledTimes(1)
    await at({ ...latest, version: 5 }, 1)
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(await at({ ...latest, viewer: 1 }, 1)).toBeNull()
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it('cannot be had, and is asked for again the next time', async () => {
    const answers = [null, past]
    const at = lookingBack(async () => answers.shift() ?? null)
    expect(await at(latest, 1)).toBeNull()
    expect(await at(latest, 1)).not.toBeNull()
  })
})
