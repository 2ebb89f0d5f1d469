import type { GameEntry } from '@eminence/games'
import { describe, expect, it, vi } from 'vitest'
import { Client, playOn } from './client.ts'
import { servers } from './given.ts'

/** Alone on the way: the second seat is the rules' own. */
vi.mock('@eminence/games', async (importOriginal) => {
  const { stages } = await import('@eminence/kernel/battery')
  const { games } = await importOriginal<{ games: readonly GameEntry[] }>()
  const game = {
    ...stages,
    automaton: () => ({ id: 'shadow', seat: 1 }),
    decisions: (state: { done: number }) => (stages.decisions({ set: null, ...state }).length === 0 ? [] : [walk]),
    moves: (state: { done: number }, seat: number) =>
      seat === 0 ? stages.moves({ set: null, ...state }, state.done % 2) : [],
  }
  const walk = { type: 'walk', seat: 0 }
  return { games: [...games, { ...games[0], game }] }
})

const { start, newFolder } = servers()
const shadow = { kind: 'automaton', id: 'shadow' }

const refusal = async (client: Client, path: string, body: object) => {
  const response = await client.post(path, body)
  return [response.status, JSON.parse(await response.text())]
}

describe('a seat that the rules play by themselves', () => {
  it('is never free: nobody sits down there, and the host cannot give it to a computer player', async () => {
    const { address } = await start()
    const ada = await Client.guest(address, 'Ada')
    const table = await ada.open(2, {}, 'stages')
    const taken = [409, { code: 'seatTaken' }]
    const commitment = '0'.repeat(64)
    expect(await refusal(ada, `/api/tables/${table}/sit`, { seat: 1, commitment })).toEqual(taken)
    for (const level of ['club', null])
      expect(await refusal(ada, `/api/tables/${table}/seat`, { seat: 1, level })).toEqual(taken)
    const { info } = await ada.sit(table, 0)
    expect(info.seats).toEqual([{ kind: 'person', name: 'Ada', here: false }, shadow])
  })

  it('does not keep the table waiting, is there again after a restart, and in the rematch', async () => {
    const DATA = newFolder()
    const first = await start({ DATA })
    const ada = await Client.guest(first.address, 'Ada')
    const table = await ada.open(2, {}, 'stages')
    await ada.sit(table, 0)
    expect((await ada.start(table)).info.status).toBe('playing')
    await first.stop()
    const { address } = await start({ DATA })
    const again = new Client(address, ada.cookie)
    await again.connect()
    await again.follow(table)
    await playOn(table, [again])
    const over = await again.change(`/api/tables/${table}/rematch`, {})
    expect(over.info.seats).toEqual([{ kind: 'free' }, shadow])
  })
})
