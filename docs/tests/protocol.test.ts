import { limits, type RefusalCode } from '@eminence/protocol'
import { describe, expect, it } from 'vitest'
import { buildServer } from '../../server/app.ts'
import { statusOf } from '../../server/http/refusals.ts'
import { configFrom } from '../../server/index.ts'
import { servers } from '../../server/tests/given.ts'
import { pageNamed } from './document.ts'

const page = pageNamed('protocol.md')
const { newFolder } = servers()

/** All of them: the compiler sees to it. */
const codes: Readonly<Record<RefusalCode, true>> = {
  alreadySeated: true,
  blocked: true,
  failed: true,
  foreign: true,
  gameOver: true,
  malformed: true,
  noGuest: true,
  noPerson: true,
  noSuchSeat: true,
  noWayBack: true,
  notFound: true,
  notHost: true,
  notOffered: true,
  notOpen: true,
  notOver: true,
  notSeated: true,
  notStarted: true,
  notYourDecision: true,
  nothingToUndo: true,
  otherRules: true,
  seatTaken: true,
  seatsFree: true,
  setup: true,
  stale: true,
  starting: true,
  stopping: true,
  tooLarge: true,
  tooMany: true,
  tooManyTables: true,
  tooManyUndos: true,
  unknownGame: true,
  unknownTable: true,
}

describe('the refusals', () => {
  const listed = [...page.matchAll(/^\| (`\w+`(?:, `\w+`)*) \| (\d{3}) \|/gm)].flatMap(([, names, status]) =>
    names.split(', ').map((name) => ({ code: name.slice(1, -1), status: Number(status) })),
  )

  it('are all there, each once', () => {
    expect(listed.map(({ code }) => code).sort()).toEqual(Object.keys(codes).sort())
  })

  it('have their status', () => {
    const statuses: Readonly<Record<string, number>> = Object.fromEntries(
      listed.map(({ code, status }) => [code, status]),
    )
    for (const code of codesOf(codes))
      expect({ code, status: statuses[code] }).toEqual({ code, status: statusOf(code) })
  })
})

const isCode = (name: string): name is RefusalCode => name in codes
const codesOf = (all: object): RefusalCode[] => Object.keys(all).filter(isCode)

it('has every request of the lobby, and no other', async () => {
  const app = await buildServer(configFrom({ DATA: newFolder(), LOG: 'silent' }))
  try {
    const documented = [...page.matchAll(/^\| `(GET|POST) (\/api\/\S+)` \|/gm)]
    for (const [, method, url] of documented) {
      const known = app.hasRoute({ method: method === 'GET' ? 'GET' : 'POST', url })
      expect({ method, url, known }).toEqual({ method, url, known: true })
    }
    // The WebSocket has a chapter of its own.
    const served = app.printRoutes({ commonPrefix: false }).match(/\b(GET|POST)\b/g)?.length
    const others = ['/healthz', '/readyz', '/metrics', '/api/live', '/*']
    expect(served).toBe(documented.length + others.filter((url) => app.hasRoute({ method: 'GET', url })).length)
  } finally {
    await app.close()
  }
})

it('says how large things may be', () => {
  for (const limit of [
    `at most ${limits.message} bytes (${limits.opening} for`,
    `at most ${limits.name} characters`,
    `at most ${limits.text} characters`,
    `up to ${limits.requestId} characters`,
    `the last ${limits.talk} lines`,
    `${limits.follows} tables followed`,
    `${limits.tables} tables that one guest hosts`,
  ])
    expect(page).toContain(limit)
})
