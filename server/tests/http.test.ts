import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { Allowance, Allowances } from '../allowance.ts'
import { readConfig } from '../config.ts'
import { Client, playOn } from './client.ts'
import { servers, tableOfTwo } from './given.ts'

const { start, newFolder } = servers()

/** A folder as the build writes it, with these assets. */
function builtApp(assets: Readonly<Record<string, string | Buffer>>): string {
  const folder = newFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Eminence</title>')
  for (const [name, content] of Object.entries(assets)) writeFileSync(join(folder, 'assets', name), content)
  return folder
}

describe('every answer', () => {
  it('has headers that allow nothing but our own files', async () => {
    const { address } = await start()
    for (const path of ['/api/games', '/healthz', '/nowhere', '/api/tables/none']) {
      const { headers } = await fetch(`${address}${path}`)
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  it('is refused to pages of somebody else', async () => {
    const { address } = await start()
    const ask = (origin: string) => fetch(`${address}/api/me`, { headers: { origin } })
    const refused = await ask('https://evil.example')
    expect([refused.status, await refused.json()]).toEqual([403, { code: 'foreign' }])
    expect((await ask('null')).status).toBe(403)
    expect((await ask(address)).status).toBe(200)
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, { origin: 'https://evil.example' })
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
      socket.on('open', () => resolve('open'))
      socket.on('error', () => {})
    })
    expect(status).toBe(403)
  })

  it('is refused to an address that asks too often', async () => {
    const { address } = await start({ REQUESTS_PER_SECOND: '5' })
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await fetch(`${address}/healthz`)).status),
    )
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(25)
  })

  it('but never the files of the app, all of which a browser fetches at its first visit', async () => {
    const { address } = await start({ REQUESTS_PER_SECOND: '1', WEB: builtApp({ 'a-1234.js': 'export {}' }) })
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await fetch(`${address}/assets/a-1234.js`)).status),
    )
    expect(statuses).toEqual(statuses.map(() => 200))
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  })
})

it('an address has so many sockets and no more', async () => {
  const { address } = await start({ SOCKETS_PER_ADDRESS: '2' })
  const [first, second, third] = [new Client(address), new Client(address), new Client(address)]
  await first.connect()
  await second.connect()
  await expect(third.connect()).rejects.toThrow('429')
  await first.hangUp()
  await expect
    .poll(() =>
      third
        .connect()
        .then(() => true)
        .catch(() => false),
    )
    .toBe(true)
})

it('counts what happens', async () => {
  const { address } = await start()
  const { ada, ben, table } = await tableOfTwo(address)
  await playOn(table, [ada, ben], 5)
  await ada.play(table, { type: 'fly' })
  const text = await (await fetch(`${address}/metrics`)).text()
  expect(text).toContain('eminence_moves_accepted_total 5\n')
  expect(text).toContain('eminence_moves_refused_total 1\n')
  expect(text).toContain('eminence_sockets 3\n')
  expect(text).toContain('eminence_tables_loaded 1\n')
  expect(text).toMatch(/eminence_commit_seconds_count \d+\n/)
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' })
})

it('says goodbye when it stops', async () => {
  const running = await start()
  const { ada } = await tableOfTwo(running.address)
  await running.stop()
  expect(await ada.closed).toBe(1001)
})

describe('the web app', () => {
  it('is sent compressed to who can read that', async () => {
    const script = 'export const words = "very many of them"'
    const { address } = await start({ WEB: builtApp({ 'app-123.js': script, 'app-123.js.gz': gzipSync(script) }) })
    for (const [accepted, encoding] of [
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await fetch(`${address}/assets/app-123.js`, { headers: { 'accept-encoding': accepted } })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('content-type')).toContain('javascript')
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(await response.text()).toBe(script)
    }
  })

  it('is served with its pages, and hashed files may be kept', async () => {
    const { address } = await start({ WEB: builtApp({ 'app-123.js': 'export {}' }) })
    for (const path of ['/', '/table/abcdefABC123']) {
      const response = await fetch(`${address}${path}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toContain('<title>Eminence')
    }
    const asset = await fetch(`${address}/assets/app-123.js`)
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect((await fetch(`${address}/assets/none.js`)).status).toBe(404)
    expect((await fetch(`${address}/api/nothing`)).status).toBe(404)
    expect((await fetch(`${address}/..%2f..%2fetc/passwd`)).status).not.toBe(500)
  })
})

describe('the environment', () => {
  const here = { cores: 4, web: 'dist' }

  it('has defaults for everything', () => {
    expect(readConfig({}, here)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      data: './data',
      web: 'dist',
      thinkers: 3,
    })
    expect(readConfig({ PORT: '', TRUST_PROXY: 'yes' }, { ...here, cores: 1 })).toMatchObject({
      port: 3000,
      trustProxy: true,
      thinkers: 1,
    })
  })

  it.each([
    [{ PORT: 'http' }, 'PORT=http: a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT=70000: at most 65535'],
    [{ LOG: 'loud' }, 'LOG=loud: one of fatal'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY=1: yes or no'],
    [{ PUBLIC_URL: 'play.example.org' }, 'PUBLIC_URL=play.example.org: an address such as'],
  ])('is told what is wrong with %j', (env, complaint) => {
    expect(() => readConfig(env, here)).toThrow(complaint)
  })
})

describe('an allowance', () => {
  it('is used up and comes back with time', () => {
    const allowance = new Allowance(10, 2, 0)
    expect([allowance.take(0), allowance.take(0), allowance.take(0)]).toEqual([true, true, false])
    expect(allowance.take(99)).toBe(false)
    expect(allowance.take(110)).toBe(true)
    expect(allowance.isFull(1000)).toBe(true)
  })

  it('is forgotten when it is full again', () => {
    const allowances = new Allowances(1, 1)
    expect([allowances.take('a', 0), allowances.take('a', 0), allowances.take('b', 0)]).toEqual([true, false, true])
    allowances.sweep(500)
    expect(allowances.size).toBe(2)
    allowances.sweep(2000)
    expect(allowances.size).toBe(0)
  })
})
