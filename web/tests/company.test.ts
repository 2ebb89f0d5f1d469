import type { TableInfo } from '@eminence/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { companyAt } from '../lobby/company.ts'
import { ServerTable } from '../table/server/server.ts'

const info: TableInfo = {
  id: 'table0000001',
  game: 'trounce',
  rules: 1,
  options: {},
  watch: 'all',
  status: 'open',
  seats: [],
  host: 'Anna',
  commitment: 'c'.repeat(64),
  created: '2026-01-01T00:00:00Z',
}

/** A table whose viewer sits at this seat; nothing is connected to it. */
function tableAt(seat: number | null): ServerTable {
  const table = new ServerTable('table0000001', {
    open: () => ({ onmessage: null, onclose: null, send: () => undefined, close: () => undefined }),
    pace: () => 0,
    nameOf: () => '',
    pictureAt: async () => null,
    recordOf: async () => null,
    nonceFor: () => null,
  })
  vi.spyOn(table, 'seat', 'get').mockReturnValue(seat)
  vi.spyOn(table, 'info', 'get').mockReturnValue(info)
  return table
}

describe('at a table of the server', () => {
  const go = vi.fn()
  let asked: [path: string, body: unknown][] = []
  let answers: [status: number, body: object][] = []
  const company = (seat: number | null) => companyAt(tableAt(seat), { name: () => 'Anna', go })

  beforeEach(() => {
    asked = []
    answers = []
    go.mockReset()
    vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
      asked.push([path, body === undefined ? null : JSON.parse(body)])
      const next = answers.shift()
      if (next === undefined) throw new TypeError('no network')
      return new Response(JSON.stringify(next[1]), {
        status: next[0],
        headers: { 'content-type': 'application/json' },
      })
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  const rematch = (seat: number | null): [number, object] => [200, { info: { ...info, id: 'table0000002' }, seat }]

  it('a visitor says who it is and sits down', async () => {
    answers = [
      [200, { guest: { name: 'Anna' } }],
      [200, {}],
    ]
    expect(await company(null).sit(1)).toEqual({ done: true })
    expect(asked).toEqual([
      ['/api/guest', { name: 'Anna' }],
      ['/api/tables/table0000001/sit', { seat: 1, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    ])
  })

  it('a name that the server does not take says so', async () => {
    answers = [[400, { code: 'malformed', problem: 'name: no invisible characters' }]]
    expect(await company(null).sit(1)).toEqual({ done: false, refusal: { code: 'badName' } })
    expect(asked).toHaveLength(1)
  })

  it('who sits there lets a newcomer in, or not', async () => {
    answers = [
      [200, {}],
      [409, { code: 'starting' }],
    ]
    expect(await company(0).admit(3, true)).toEqual({ done: true })
    expect(asked).toEqual([['/api/tables/table0000001/admit', { number: 3, yes: true }]])
    expect(await company(0).admit(4, false)).toEqual({ done: false, refusal: { code: 'starting' } })
  })

  it('the chance of a table is judged when everything is published', async () => {
    expect(await company(0).verdict()).toBeNull()
  })

  it('what is refused says why, also without a network', async () => {
    answers = [
      [409, { code: 'seatTaken' }],
      [500, { code: 'failed' }],
    ]
    const { seatComputer, stand } = company(0)
    expect(await seatComputer(1, 'club')).toEqual({ done: false, refusal: { code: 'seatTaken' } })
    expect(await stand()).toEqual({ done: false, refusal: { code: 'busy' } })
    expect(await stand()).toEqual({ done: false, refusal: { code: 'offline' } })
  })

  it('a rematch leads to the new table, into the old seat', async () => {
    answers = [rematch(null), [200, {}]]
    expect(await company(1).rematch()).toEqual({ done: true })
    expect(asked.map(([path]) => path)).toEqual(['/api/tables/table0000001/rematch', '/api/tables/table0000002/sit'])
    expect(asked[1][1]).toMatchObject({ seat: 1 })
    expect(go).toHaveBeenCalledWith('table0000002')
  })

  it('a rematch leads there also if the seat is taken, and sits down once only', async () => {
    answers = [rematch(null), [409, { code: 'seatTaken' }], rematch(1)]
    const { rematch: again } = company(1)
    expect(await again()).toEqual({ done: true })
    expect(await again()).toEqual({ done: true })
    expect(asked).toHaveLength(3)
    expect(go).toHaveBeenCalledTimes(2)
  })

  it('a rematch that is refused leads nowhere', async () => {
    answers = [[429, { code: 'tooManyTables', limit: 30 }]]
    expect(await company(0).rematch()).toMatchObject({ done: false, refusal: { code: 'tooManyTables' } })
    expect(go).not.toHaveBeenCalled()
  })
})
