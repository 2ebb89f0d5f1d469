import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { companyAt } from '../lobby/company.ts'
import { ServerTable } from '../table/server/server.ts'

/** A table whose viewer sits at this seat; nothing is connected to it. */
function tableAt(seat: number | null): ServerTable {
  const table = new ServerTable('table0000001', {
    open: () => ({ onmessage: null, onclose: null, send: () => undefined, close: () => undefined }),
    pace: () => 0,
    nameOf: () => '',
    pictureAt: async () => null,
    recordOf: async () => null,
  })
  vi.spyOn(table, 'seat', 'get').mockReturnValue(seat)
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

  const rematch = (seat: number | null): [number, object] => [200, { info: { id: 'table0000002' }, seat }]

  it('a visitor says who it is and sits down', async () => {
    answers = [
      [200, { guest: { name: 'Anna' } }],
      [200, {}],
    ]
    expect(await company(null).sit(1)).toEqual({ done: true })
    expect(asked).toEqual([
      ['/api/guest', { name: 'Anna' }],
      ['/api/tables/table0000001/sit', { seat: 1, nonce: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    ])
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
