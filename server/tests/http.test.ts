import { mkdirSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { games } from '@eminence/games'
import { unsafeText } from '@eminence/protocol'
import { describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { readConfig } from '../config.ts'
import { configFrom, startServer } from '../index.ts'
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
      Array.from({ length: 40 }, async () => (await fetch(`${address}/api/games`)).status),
    )
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(25)
  })

  it('is refused to an address that costs too much, and only to that', async () => {
    const { address } = await start({ CPU_PER_ADDRESS: '1', TRUST_PROXY: '1' })
    const ask = (from: string) => fetch(`${address}/api/games`, { headers: { 'x-forwarded-for': from } })
    let refused = await ask('192.0.2.1')
    for (let asked = 1; refused.status === 200 && asked < 5000; asked++) refused = await ask('192.0.2.1')
    expect([refused.status, await refused.json()]).toEqual([429, { code: 'tooMany' }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect((await ask('192.0.2.2')).status).toBe(200)
  })

  it('is refused also for what the messages of an address cost', async () => {
    const { address } = await start({ CPU_PER_ADDRESS: '1' })
    const client = new Client(address)
    await client.connect()
    const many = 2500
    for (let sent = 0; sent < many; sent++) client.send('{"type":"none"}')
    const statusOf = async () => (await fetch(`${address}/api/games`)).status
    await expect.poll(statusOf, { timeout: 20_000 }).toBe(429)
  })

  it('but never the files of the app, all of which a browser fetches at its first visit', async () => {
    const { address } = await start({ REQUESTS_PER_SECOND: '1', WEB: builtApp({ 'a-1234.js': 'export {}' }) })
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await fetch(`${address}/assets/a-1234.js`)).status),
    )
    expect(statuses).toEqual(statuses.map(() => 200))
    expect((await fetch(`${address}/api/games`)).status).toBe(200)
  })

  it('but misses among these files are counted like everything else', async () => {
    const { address } = await start({ REQUESTS_PER_SECOND: '1', WEB: builtApp({ 'a-1234.js': 'export {}' }) })
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => (await fetch(`${address}/assets/none-${at}.js`)).status),
    )
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20)
  })

  it('and whoever asks how the server is always learns it', async () => {
    const { address } = await start({ REQUESTS_PER_SECOND: '1', PUBLIC_URL: 'https://play.example.org' })
    for (const path of ['/healthz', '/readyz']) {
      const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(`${address}${path}`)))
      for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
    }
  })

  it('under /api is kept nowhere', async () => {
    const { address } = await start()
    for (const path of ['/api/games', '/api/me', '/api/tables/none'])
      expect((await fetch(`${address}${path}`)).headers.get('cache-control')).toBe('no-store')
    expect((await fetch(`${address}/api/me`)).headers.get('strict-transport-security')).toBe(null)
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
  const token = 'let me see the figures'.replaceAll(' ', '-')
  const { address } = await start({ METRICS_TOKEN: token })
  const { ada, ben, table } = await tableOfTwo(address)
  await playOn(table, [ada, ben], 5)
  await ada.play(table, { type: 'fly' })
  const headers = { authorization: `Bearer ${token}` }
  const text = await (await fetch(`${address}/metrics`, { headers })).text()
  expect(text).toContain('eminence_moves_accepted_total 5\n')
  expect(text).toContain('eminence_moves_refused_total 1\n')
  expect(text).toContain('eminence_sockets 3\n')
  expect(text).toContain('eminence_tables_loaded 1\n')
  expect(text).toMatch(/eminence_commit_seconds_count \d+\n/)
  for (const name of [
    'event_loop_lag_seconds\\{quantile="0.99"\\}',
    'unread_bytes',
    'connections',
    'requests_limited_total',
  ])
    expect(text).toMatch(new RegExp(`^eminence_${name} [\\d.e-]+$`, 'm'))
})

describe('a site with https', () => {
  const publicUrl = 'https://play.example.org'
  const askAs = (address: string, host: string | undefined, path: string, more: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      const asked = request(`${address}${path}`, { headers: { ...(host !== undefined && { host }), ...more } })
      asked.on('error', reject)
      asked.on('response', async (response) => {
        const body = (await response.toArray()).join('')
        resolve({ status: response.statusCode, headers: response.headers, body })
      })
      asked.end()
    })

  it('is told by browsers to come over https only', async () => {
    const { address } = await start({ PUBLIC_URL: publicUrl })
    const { headers } = await askAs(address, 'play.example.org', '/api/games')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('answers at its own address only', async () => {
    const { address } = await start({ PUBLIC_URL: publicUrl })
    for (const host of ['evil.example', undefined, 'play.example.org:8080', 'play.example.org@evil.example', '['])
      expect(await askAs(address, host, '/api/games')).toMatchObject({ status: 421, body: '{"code":"foreign"}' })
    for (const host of ['play.example.org', 'PLAY.example.org', 'play.example.org:443'])
      expect(await askAs(address, host, '/api/games')).toMatchObject({ status: 200 })
  })

  it('has a cookie that no other host can set, and takes the old one for it', async () => {
    const { address } = await start({ PUBLIC_URL: publicUrl })
    const secret = await guestOf(address)
    const { headers, body } = await askAs(address, 'play.example.org', '/api/me', { cookie: `eminence=${secret}` })
    expect(body).toBe('{"guest":{"name":"Ada"}}')
    const [renewed] = headers['set-cookie'] ?? []
    expect(renewed).toContain(`__Host-eminence=${secret}; Max-Age=31536000; Path=/; HttpOnly; Secure`)
    expect(renewed).not.toContain('Domain')
    const again = await askAs(address, 'play.example.org', '/api/me', { cookie: `__Host-eminence=${secret}` })
    expect(again.body).toBe('{"guest":{"name":"Ada"}}')
  })

  /** The secret of a new one. */
  async function guestOf(address: string): Promise<string> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { host: 'play.example.org', 'content-type': 'application/json' }
      const asked = request(`${address}/api/guest`, { method: 'POST', headers }, resolve)
      asked.on('error', reject)
      asked.end('{"name":"Ada"}')
    })
    response.resume()
    return /__Host-eminence=(\w{64})/.exec(response.headers['set-cookie']?.[0] ?? '')?.[1] ?? ''
  }
})

it('a cookie is renewed whenever a guest says or asks who it is', async () => {
  const { address } = await start()
  const ada = new Client(address)
  await ada.post('/api/guest', { name: 'Ada' })
  const { cookie } = ada
  for (const response of [await ada.fetch('/api/me'), await ada.post('/api/guest', { name: 'Ada' })])
    expect(response.headers.get('set-cookie')).toContain(`${cookie}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`)
  expect((await fetch(`${address}/api/me`)).headers.get('set-cookie')).toBe(null)
})

describe('the log', () => {
  async function logOf(env: Record<string, string>) {
    const lines: string[] = []
    const to = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const running = await startServer(configFrom({ PORT: '0', DATA: newFolder(), ...env }), to)
    await fetch(`${running.address}/api/tables/abcdefABC123`, { headers: { 'x-forwarded-for': '192.0.2.77' } })
    await fetch(`${running.address}/api/tables/abcdefABC123`, { headers: { 'x-forwarded-for': '192.0.2.77' } })
    const socket = new WebSocket(`${running.address.replace('http', 'ws')}/api/tables/abcdefABC123`)
    await new Promise((resolve) => socket.on('error', resolve))
    await running.stop()
    return lines.join('')
  }

  it('has neither addresses nor the ids of tables, and warns once about a proxy that is not trusted', async () => {
    const log = await logOf({})
    expect(log).toContain('"method":"GET","route":"/api/tables/:id","status":404')
    expect(log).not.toContain('abcdefABC123')
    expect(log).not.toMatch(/remoteAddress|"address":|192\.0\.2\.77/)
    expect(log.match(/TRUST_PROXY is not set/g)).toHaveLength(1)
  })

  it('has them for who asks for details', async () => {
    const log = await logOf({ LOG: 'debug', TRUST_PROXY: 'yes' })
    expect(log).toContain('"url":"/api/tables/abcdefABC123","address":"192.0.2.77"')
    expect(log).not.toContain('TRUST_PROXY is not set')
  })
})

describe('a component set', () => {
  const sets = games.flatMap(({ game: { id, seats, components } }) =>
    components === undefined ? [] : [{ game: id, seats: seats.min, set: components.standard }],
  )

  it.each(sets)('of $game comes with plain lines', ({ set }) => {
    expect(unsafeText(set)).toBe(null)
  })

  it('with a text that plays tricks is refused', async () => {
    const { address } = await start()
    const ada = new Client(address)
    await ada.post('/api/guest', { name: 'Ada' })
    const { game, seats, set } = sets[0]
    const open = (components: object) => ada.post('/api/tables', { game, seats, options: {}, watch: 'all', components })
    const refused = await open({ ...set, name: 'turned \u202eround' })
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { code: 'malformed', problem: 'components.name: not a plain line' },
    ])
    expect((await open(set)).status).toBe(200)
  })
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
      trustProxy: { kind: 'hops', count: 1 },
      thinkers: 1,
    })
  })

  it.each([
    [{ PORT: 'http' }, 'PORT=http: a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT=70000: at most 65535'],
    [{ LOG: 'loud' }, 'LOG=loud: one of fatal'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY=maybe: no, a number of proxies'],
    [{ TRUST_PROXY: '0' }, 'TRUST_PROXY=0: no, a number of proxies'],
    [{ TRUST_PROXY: '10.0.0.0/8,10.0.0.0/33' }, 'networks such as'],
    [{ STOP_SECONDS: '0' }, 'STOP_SECONDS=0: at least 1'],
    [{ PUBLIC_URL: 'play.example.org' }, 'PUBLIC_URL=play.example.org: an address such as'],
  ])('is told what is wrong with %j', (env, complaint) => {
    expect(() => readConfig(env, here)).toThrow(complaint)
  })

  it('is not repeated where it is a secret', () => {
    expect(() => readConfig({ METRICS_TOKEN: 'hunter2' }, here)).toThrow(/^METRICS_TOKEN: at least 16 visible/)
  })
})
