import {
  type ClientMessage,
  type Picture,
  protocolVersion,
  type RevealMessage,
  type ServerMessage,
  type Step,
  type TableInfo,
} from '@eminence/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TablePicture } from '../table/port.ts'
import type { Socket } from '../table/server/live.ts'
import { ServerTable } from '../table/server/server.ts'

/** The other end of a socket. */
class FakeSocket implements Socket {
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly sent: ClientMessage[] = []
  isOpen = true

  send(text: string) {
    this.sent.push(JSON.parse(text))
  }

  close() {
    this.isOpen = false
  }

  say(message: ServerMessage) {
    this.utter(JSON.stringify(message))
  }

  utter(text: string) {
    this.onmessage?.(new MessageEvent('message', { data: text }))
  }

  fall() {
    this.onclose?.(new Event('close') as CloseEvent)
  }
}

const info: TableInfo = {
  id: 'table0000001',
  game: 'trounce',
  rules: 1,
  options: {},
  watch: 'all',
  status: 'playing',
  seats: [
    { kind: 'person', name: 'Anna', here: true },
    { kind: 'computer', level: 'club' },
  ],
  host: 'Anna',
  commitment: 'c'.repeat(64),
  created: '2026-01-01T00:00:00Z',
}

const welcome: ServerMessage = { type: 'welcome', protocol: protocolVersion, guest: { name: 'Anna' } }

const play: Picture = {
  version: 3,
  view: { hand: [1, 2] },
  decisions: [{ type: 'playCard', seat: 0 }],
  moves: [{ type: 'play' }],
  blocked: [],
  undoable: 0,
  result: null,
  log: [],
}

const whole: ServerMessage = { type: 'table', info, seat: 0, isHost: true, asks: null, talk: [], play }

const step = (version: number, seat: number): Step => ({
  type: 'step',
  table: info.id,
  version,
  seat,
  events: [{ type: `event${version}` }],
  patch: { hand: [[version]] },
})

const said = (number: number, text: string): ServerMessage => ({
  type: 'said',
  table: info.id,
  number,
  seat: 1,
  name: 'Ben',
  text,
  at: '2026-01-01T00:00:00Z',
})

describe('a table of the server', () => {
  let sockets: FakeSocket[] = []
  let pictures: TablePicture[] = []
  let records: (string | null)[] = []
  const nonceFor = vi.fn<(message: RevealMessage, seat: number | null) => string | null>()
  let table: ServerTable

  const last = () => sockets[sockets.length - 1]
  const picture = () => pictures[pictures.length - 1]

  beforeEach(() => {
    vi.useFakeTimers()
    sockets = []
    pictures = []
    records = []
    nonceFor.mockReset().mockReturnValue(null)
    table = new ServerTable(info.id, {
      open: () => {
        sockets.push(new FakeSocket())
        return last()
      },
      pace: () => 500,
      nameOf: (seat) => (seat.kind === 'person' ? seat.name : 'Chavigny'),
      pictureAt: async () => null,
      recordOf: async () => records.shift() ?? null,
      nonceFor,
    })
    table.subscribe((each) => pictures.push(each))
    last().say(welcome)
    last().say(whole)
  })

  afterEach(() => {
    table.close()
    vi.useRealTimers()
  })

  it('follows the table and shows it', () => {
    expect(last().sent).toEqual([{ type: 'follow', table: info.id }])
    expect(picture()).toMatchObject({ viewer: 0, version: 3, connection: 'online', view: { hand: [1, 2] } })
  })

  it('plays a move and takes the step over', async () => {
    const outcome = table.play({ type: 'play' })
    const sent = last().sent[1]
    if (sent.type !== 'play') throw new Error('no move was sent')
    expect(sent).toMatchObject({ table: info.id, version: 3, move: { type: 'play' } })
    last().say(step(4, 0))
    last().say({ type: 'done', id: sent.id, version: 4 })
    expect(await outcome).toEqual({ done: true })
    expect(picture()).toMatchObject({ version: 4, view: { hand: [4] }, moves: [] })
  })

  it('lets the moves of others stand for a while, unless somebody is in a hurry', () => {
    last().say(step(4, 1))
    last().say(step(5, 1))
    expect(picture().version).toBe(3)
    vi.advanceTimersByTime(500)
    expect(picture().version).toBe(4)
    vi.advanceTimersByTime(500)
    expect(picture().version).toBe(5)
    last().say(step(6, 1))
    table.hurry()
    expect(picture().version).toBe(6)
  })

  it('comes back by itself, asks for what it missed, and says an unanswered move again under the same id', async () => {
    const outcome = table.play({ type: 'play' })
    const before = last()
    before.fall()
    expect(picture().connection).toBe('reconnecting')
    vi.advanceTimersByTime(2000)
    expect(last()).not.toBe(before)
    last().say(welcome)
    expect(last().sent).toEqual([
      { type: 'follow', table: info.id, since: { version: 3, seat: 0, said: 0 } },
      before.sent[1],
    ])
    const [, move] = last().sent
    last().say(step(4, 0))
    last().say({ type: 'seats', info })
    last().say({ type: 'done', id: move.type === 'play' ? move.id : '', version: 4 })
    expect(await outcome).toEqual({ done: true })
    expect(picture()).toMatchObject({ connection: 'online', version: 4 })
  })

  it('says calmly that there is no connection when many attempts have failed', () => {
    for (let attempt = 0; attempt < 6; attempt++) {
      last().fall()
      vi.advanceTimersByTime(20_000)
    }
    expect(picture().connection).toBe('offline')
  })

  it('gives up before a server that it would misunderstand, and says so', () => {
    last().fall()
    vi.advanceTimersByTime(2000)
    const newer = last()
    newer.say({ type: 'welcome', protocol: protocolVersion + 1, guest: { name: 'Anna' } })
    expect(picture().connection).toBe('outdated')
    expect(newer.sent).toEqual([])
    vi.advanceTimersByTime(60_000)
    expect(last()).toBe(newer)
  })

  it('asks for the whole table where a step is missing', () => {
    last().say(step(6, 1))
    expect(last().sent.at(-1)).toEqual({ type: 'follow', table: info.id })
  })

  it('hears a step twice without harm', () => {
    last().say(step(4, 0))
    last().say(step(4, 0))
    expect(picture().log).toHaveLength(1)
  })

  it('lets moves stand also while people come, go and talk', () => {
    last().say(step(4, 1))
    last().say(step(5, 1))
    last().say(said(1, 'Hello'))
    const free = { ...info, seats: [info.seats[0], { kind: 'free' as const }] }
    last().say({ type: 'seats', info: free })
    expect(picture()).toMatchObject({ version: 3, seats: [{ isHere: true }, { kind: 'empty', isHere: false }] })
    vi.advanceTimersByTime(500)
    expect(picture()).toMatchObject({
      version: 4,
      seats: [{}, { kind: 'empty' }],
      company: { talk: [{ text: 'Hello' }] },
    })
  })

  it('shows at once what it missed while it was away', () => {
    last().fall()
    vi.advanceTimersByTime(2000)
    last().say(welcome)
    last().say(step(4, 1))
    last().say(step(5, 1))
    expect(picture().version).toBe(3)
    last().say({ type: 'seats', info })
    expect(picture().version).toBe(5)
  })

  it('says nothing over a connection that does not stand yet', () => {
    table.reintroduce()
    void table.play({ type: 'play' })
    expect(last().sent).toEqual([])
    last().say(welcome)
    expect(last().sent).toMatchObject([{ type: 'follow' }, { type: 'play' }])
  })

  describe('its talk', () => {
    const talk = () => picture().company?.talk.map(({ text }) => text)

    it('is heard once, and only what is new is asked for after a break', () => {
      last().say(said(1, 'Hello'))
      last().say(said(1, 'Hello'))
      last().say(said(2, 'Hi'))
      expect(talk()).toEqual(['Hello', 'Hi'])
      last().fall()
      vi.advanceTimersByTime(2000)
      last().say(welcome)
      expect(last().sent).toMatchObject([{ type: 'follow', since: { said: 2 } }])
      last().say(said(3, 'Back again?'))
      expect(talk()).toEqual(['Hello', 'Hi', 'Back again?'])
      last().say({ ...whole, talk: [{ number: 7, seat: 1, name: 'Ben', text: 'Much later', at: '' }] })
      expect(talk()).toEqual(['Much later'])
    })

    it('is sent beside a move, said again under the same id if the connection breaks, and answered', async () => {
      void table.play({ type: 'play' })
      const outcome = table.say('Hello')
      const sent = last().sent[2]
      expect(sent).toMatchObject({ type: 'say', table: info.id, text: 'Hello' })
      last().fall()
      vi.advanceTimersByTime(2000)
      last().say(welcome)
      expect(last().sent[2]).toEqual(sent)
      last().say({ type: 'done', id: 'id' in sent ? sent.id : '', version: 3 })
      expect(await outcome).toEqual({ done: true })
    })

    it('is refused with a reason, and at once where there is no connection', async () => {
      const outcome = table.say('Hello')
      const sent = last().sent[1]
      last().say({ type: 'refused', id: 'id' in sent ? sent.id : '', code: 'notSeated' })
      expect(await outcome).toEqual({ done: false, refusal: expect.objectContaining({ code: 'notSeated' }) })
      last().fall()
      expect(await table.say('Hello')).toEqual({ done: false, refusal: { code: 'offline' } })
    })
  })

  it('tells of a rematch', () => {
    const rematch = { table: 'table0000002', by: 'Ben' }
    last().say({ type: 'seats', info: { ...info, status: 'over', rematch } })
    expect(picture()).toMatchObject({ status: 'over', company: { isHost: true, rematch } })
  })

  it('tells why a move was refused', async () => {
    const outcome = table.play({ type: 'play' })
    const sent = last().sent[1]
    last().say({ type: 'refused', id: sent.type === 'play' ? sent.id : '', code: 'notYourDecision' })
    expect(await outcome).toMatchObject({ done: false, refusal: { code: 'notYourDecision' } })
  })

  describe('where several seats decide at once', () => {
    const sent = () => last().sent.filter((message) => message.type === 'play')
    const isStale = (version: number) => {
      const request = sent().at(-1)
      if (request === undefined) throw new Error('no move was sent')
      last().say({ type: 'refused', id: request.id, code: 'stale', version })
    }

    it('a move names the table that was shown, also if the step of another seat has been heard', () => {
      last().say(step(4, 0))
      last().say(step(5, 1))
      expect(picture().version).toBe(4)
      void table.play({ type: 'play' })
      expect(sent()).toMatchObject([{ version: 4 }])
    })

    it('a move that crossed the step of another seat is sent once, and done', async () => {
      const outcome = table.play({ type: 'play' })
      last().say(step(4, 1))
      last().say({ ...step(5, 0), answers: sent()[0].id })
      expect(await outcome).toEqual({ done: true })
      expect(sent()).toHaveLength(1)
      expect(picture().version).toBe(5)
    })

    it('a move whose own decision has changed is refused, and the table is looked at again', async () => {
      const outcome = table.play({ type: 'play' })
      last().say(step(4, 1))
      isStale(4)
      expect(await outcome).toMatchObject({ done: false, refusal: { code: 'stale' } })
      expect(sent()).toHaveLength(1)
      expect(last().sent.at(-1)).toEqual({ type: 'follow', table: info.id, since: { version: 4, seat: 0, said: 0 } })
    })
  })

  describe('when it starts', () => {
    const reveal: RevealMessage = {
      type: 'reveal',
      table: info.id,
      commitment: info.commitment,
      seats: [
        { kind: 'person', commitment: 'a'.repeat(64) },
        { kind: 'computer', level: 'club' },
      ],
    }
    const revealed = () => last().sent.filter((message) => message.type === 'reveal')

    it('reveals its nonce', () => {
      nonceFor.mockReturnValue('b'.repeat(64))
      last().say(reveal)
      expect(nonceFor).toHaveBeenCalledWith(reveal, 0)
      expect(revealed()).toEqual([{ type: 'reveal', table: info.id, nonce: 'b'.repeat(64) }])
    })

    it('says nothing where the nonce has to stay hidden, or another table starts', () => {
      last().say(reveal)
      nonceFor.mockReturnValue('b'.repeat(64))
      last().say({ ...reveal, table: 'table0000002' })
      expect(revealed()).toEqual([])
    })
  })

  describe('what cannot be read', () => {
    it.each([
      ['no JSON', '{"type":'],
      ['no message', '7'],
      ['an unknown message', '{"type":"poem"}'],
      ['a step without a version', JSON.stringify({ ...step(4, 1), version: undefined })],
      ['seats of no known kind', JSON.stringify({ type: 'seats', info: { ...info, seats: [{ kind: 'ghost' }] } })],
      ['a picture that is none', JSON.stringify({ ...whole, play: { version: 4 } })],
    ])('closes the connection: %s', (_, text) => {
      const before = last()
      before.utter(text)
      expect(before.isOpen).toBe(false)
      expect(picture()).toMatchObject({ version: 3, connection: 'reconnecting' })
      vi.advanceTimersByTime(2000)
      last().say(welcome)
      // The whole table: what is there already may be where it went wrong.
      expect(last().sent).toEqual([{ type: 'follow', table: info.id }])
      last().say({ ...whole, play: { ...play, version: 7 } })
      expect(picture()).toMatchObject({ version: 7, connection: 'online' })
      last().fall()
      vi.advanceTimersByTime(2000)
      last().say(welcome)
      expect(last().sent).toMatchObject([{ since: { version: 7 } }])
    })

    it('again and again lets more and more time pass', () => {
      for (let times = 0; times < 8; times++) {
        last().say(welcome)
        last().utter('?')
        vi.advanceTimersByTime(20_000)
      }
      const opened = sockets.length
      last().say(welcome)
      last().utter('?')
      vi.advanceTimersByTime(5000)
      expect(sockets).toHaveLength(opened)
    })

    it('is not what a newer server says besides', () => {
      last().utter(JSON.stringify({ ...step(4, 0), mood: 'fine' }))
      expect(picture().version).toBe(4)
    })
  })

  it('tells who asks to sit down, and whether one does so oneself', () => {
    const asking = [{ number: 2, seat: 1, name: 'Carol', waitsFor: [0] }]
    last().say({ ...whole, seat: null, asks: 2, info: { ...info, asking } })
    expect(picture().company).toMatchObject({ asking, asks: 2 })
    last().say({ type: 'seats', info })
    expect(picture().company).toMatchObject({ asking: [], asks: null })
  })

  it('owes nothing any more when the server has ended it without a result', () => {
    const fairness = { commitment: info.commitment, secret: 'd'.repeat(64), nonces: [] }
    last().say({ type: 'seats', info: { ...info, status: 'over', stopped: 'tooLong', fairness } })
    expect(picture()).toMatchObject({
      status: 'over',
      result: null,
      decisions: [],
      moves: [],
      undoable: 0,
      company: { stopped: 'tooLong', seal: { commitment: info.commitment, stage: 'open' } },
    })
  })

  it('says which seats have no part in its chance', () => {
    last().say({ type: 'seats', info: { ...info, start: { code: 'e'.repeat(64), leftOut: [1] } } })
    expect(picture().company?.seal).toEqual({ commitment: info.commitment, leftOut: [1], stage: 'started' })
  })

  it('fetches its record until it has one, and then once', async () => {
    records = [null, 'first', 'second']
    expect(await table.record()).toBeNull()
    expect(await table.record()).toBe('first')
    expect(await table.record()).toBe('first')
  })

  it('gives up a connection that has died in silence', () => {
    const before = last()
    table.awake()
    vi.advanceTimersByTime(7000)
    expect(before.isOpen).toBe(false)
    expect(last()).not.toBe(before)
  })
})
