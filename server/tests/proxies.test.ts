import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { fastifyTrust, proxiesFrom } from '../limits/proxies.ts'
import { servers } from './given.ts'

const { start } = servers()

/** The address that a server behind these proxies takes a request to come from. */
async function addressOf(trusted: string, peer: string, forwarded: string | string[] | undefined): Promise<string> {
  const proxies = proxiesFrom(trusted)
  if (proxies === null) throw new Error('no such proxies')
  const app = Fastify({ trustProxy: fastifyTrust(proxies) })
  app.get('/', ({ ip }) => ip)
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const { body } = await app.inject({ url: '/', remoteAddress: peer, headers })
  await app.close()
  return body
}

const proxy = '10.0.0.1'
const client = '192.0.2.7'
const forged = '203.0.113.66'

describe('the address of a request', () => {
  it.each([
    ['no', proxy, client, proxy],
    ['1', proxy, client, client],
    ['yes', proxy, client, client],
    ['1', proxy, `${forged}, ${client}`, client],
    ['1', proxy, `${forged}, ${forged}, ${forged}, ${client}`, client],
    ['1', client, undefined, client],
    ['2', proxy, `${forged}, ${client}, 10.0.0.2`, client],
    ['2', proxy, `${forged}, ${forged}, ${client}, 10.0.0.2`, client],
    ['10.0.0.0/8', proxy, `${forged}, ${client}`, client],
    ['10.0.0.0/8', proxy, `${forged}, ${client}, 10.9.9.9`, client],
    ['10.0.0.1', proxy, `${forged}, ${client}`, client],
    ['10.0.0.0/8, fd00::/8', 'fd00::1', `${forged}, 2001:db8::7`, '2001:db8::7'],
    ['10.0.0.0/8', '::ffff:10.0.0.1', `${forged}, ${client}`, client],
    // Whoever reaches the server past the proxies is not believed.
    ['10.0.0.0/8', client, forged, client],
    ['10.0.0.0/8', proxy, `10.1.1.1, ${client}`, client],
  ])('with TRUST_PROXY=%s, from %s, with %j is %s', async (trusted, peer, forwarded, address) => {
    expect(await addressOf(trusted, peer, forwarded)).toBe(address)
  })
})

it.each([
  '0',
  '11',
  '-1',
  'all',
  '',
  'loopback',
  '10.0.0.0/0',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0',
  'fd00::/129',
  ',',
])('TRUST_PROXY=%s is none', (text) => {
  expect(proxiesFrom(text)).toBe(null)
})

describe('the limits', () => {
  const asks = (address: string, forwarded: (at: number) => string) =>
    Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const headers = { 'x-forwarded-for': forwarded(at) }
        return (await fetch(`${address}/api/games`, { headers })).status
      }),
    )
  const refusals = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length

  it('are not fooled by addresses that a client makes up', async () => {
    for (const trusted of ['no', '1', '127.0.0.0/8']) {
      const { address } = await start({ REQUESTS_PER_SECOND: '2', TRUST_PROXY: trusted })
      expect(refusals(await asks(address, (at) => `203.0.113.${at}, 192.0.2.7`))).toBeGreaterThan(15)
    }
  })

  it('count a network of IPv6 as one', async () => {
    const { address } = await start({ REQUESTS_PER_SECOND: '2', TRUST_PROXY: '1' })
    expect(refusals(await asks(address, (at) => `2001:db8:0:1::${at}`))).toBeGreaterThan(15)
    expect(refusals(await asks(address, (at) => `2001:db8:1:${at}::1`))).toBe(0)
  })

  it('count new guests and sockets by network, too', async () => {
    const { address } = await start({ REQUESTS_PER_SECOND: '10', SOCKETS_PER_ADDRESS: '1', TRUST_PROXY: '1' })
    const welcome = async (from: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
      return (await fetch(`${address}/api/guest`, { method: 'POST', headers, body: '{"name":"Ada"}' })).status
    }
    const statuses = await Promise.all(Array.from({ length: 30 }, (_, at) => welcome(`2001:db8::${at}`)))
    expect(statuses.filter((status) => status === 200).length).toBe(20)
    const open = (from: string) =>
      new Promise((resolve) => {
        const headers = { 'x-forwarded-for': from }
        const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, { headers })
        socket.on('open', () => resolve('open'))
        socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode))
        socket.on('error', () => {})
      })
    expect([await open('2001:db8:5::1'), await open('2001:db8:5::2'), await open('2001:db8:6::1')]).toEqual([
      'open',
      429,
      'open',
    ])
  })
})
