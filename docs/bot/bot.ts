/**
 * A bot that plays any game of Eminence, at random. It needs Node 24 and this file, nothing else:
 *
 *     node bot.ts http://127.0.0.1:3000/tables/vgZG3eKi6jjZ Zufall
 *
 * It sits down at the first free seat of the table behind the link, and plays until the table is over.
 */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export interface Move {
  readonly type: string
}

export interface Result {
  /** By seat; 1 for who has won. */
  readonly places: readonly number[]
  readonly totals: readonly number[]
}

/** What the bot knows of the table now. */
export interface Picture {
  readonly version: number
  /** What its seat may know: as the game defines it. */
  readonly view: Json
  /** Who owes what: a list of `{ type, seat }`. */
  readonly decisions: Json
  /** What it may play. */
  readonly moves: readonly Move[]
  readonly result: Result | null
}

interface Step {
  readonly type: 'step'
  readonly version: number
  readonly answers?: string
  readonly patch?: Json
  readonly decisions?: Json
  readonly moves?: readonly Move[]
  readonly result?: Result
}

/** The server ends a table that has gone on for too long, or that new rules cannot go on with: there is no result. */
interface Info {
  readonly stopped?: string
}

/** The table starts: everybody who sits there is shown what is fixed, and then reveals a nonce. */
interface Reveal {
  readonly type: 'reveal'
  readonly commitment: string
  readonly seats: readonly { readonly kind: string; readonly commitment?: string }[]
}

/** The messages that it listens to; it has no use for the others. */
type Heard =
  | { readonly type: 'table'; readonly info: Info; readonly seat: number | null; readonly play: Picture | null }
  | { readonly type: 'seats'; readonly info: Info }
  | Step
  | Reveal
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'refused'; readonly id?: string; readonly code: string }
  | { readonly type: 'welcome' | 'said' }

/** Its part in the chance of the table. */
interface Part {
  readonly nonce: string
  /** The SHA-256 of the nonce: the server knows it before anybody reveals anything. */
  readonly commitment: string
  /** Of the table, as it was shown before the bot sat down. */
  readonly table: string
}

export interface Habits {
  /** Which move: here is the place for a better idea. */
  readonly choose?: (picture: Picture) => Move
  /** Milliseconds before each move: a server hears 20 messages a second. */
  readonly pause?: number
}

const atRandom = ({ moves }: Picture): Move => moves[Math.floor(Math.random() * moves.length)]

const sleep = (milliseconds: number): Promise<void> => new Promise((wake) => setTimeout(wake, milliseconds))

const millisecondsToReconnect = 1000

export class Bot {
  readonly address: string
  readonly table: string
  readonly cookie: string
  readonly #part: Part
  /** For which start it has revealed its nonce. */
  #revealed: string | null = null
  #isStopped = false
  /** As the table is for it now; null before the play begins. */
  picture: Picture | null = null
  #seat: number | null = null
  /** The id of a move that is under way. */
  #asked: string | null = null
  #socket: WebSocket | null = null
  readonly #choose: (picture: Picture) => Move
  readonly #pause: number

  private constructor(
    address: string,
    table: string,
    cookie: string,
    part: Part,
    { choose = atRandom, pause = 60 }: Habits,
  ) {
    this.address = address
    this.table = table
    this.cookie = cookie
    this.#part = part
    this.#choose = choose
    this.#pause = pause
  }

  /** Becomes a guest and takes the first free seat of the table behind the link. */
  static async sit(link: string, name: string, habits: Habits = {}): Promise<Bot> {
    const { origin, pathname } = new URL(link)
    const table = pathname.split('/').at(-1) ?? ''
    const welcome = await post(`${origin}/api/guest`, '', { name })
    if (!welcome.ok) throw new Error(`not let in: ${await welcome.text()}`)
    const [cookie] = welcome.headers.getSetCookie().map((each) => each.split(';')[0])
    const found = await fetch(`${origin}/api/tables/${table}`)
    if (!found.ok) throw new Error(`no such table: ${await found.text()}`)
    const { info }: { info: { commitment: string; seats: { kind: string }[] } } = JSON.parse(await found.text())
    const part = { ...(await drawnNonce()), table: info.commitment }
    for (const [seat, { kind }] of info.seats.entries()) {
      if (kind !== 'free') continue
      const answer = await post(`${origin}/api/tables/${table}/sit`, cookie, { seat, commitment: part.commitment })
      // In the middle of a play the others may have to agree first: it then waits until it has a seat.
      if (answer.ok) return new Bot(origin, table, cookie, part, habits)
      const { code }: { code: string } = JSON.parse(await answer.text())
      // Somebody was faster: the next seat may still be free.
      if (code !== 'seatTaken') throw new Error(`no seat: ${code}`)
    }
    throw new Error('no seat is free')
  }

  /**
   * Plays until the table is over; when the connection breaks, it comes back. Null: it was ended without a result. Only a bot that is
   * connected when the table starts has a part in its chance.
   */
  async play(): Promise<Result | null> {
    for (;;) {
      const result = await this.#connected()
      if (result !== null || this.#isStopped) return result
      await sleep(millisecondsToReconnect)
    }
  }

  /** One connection, from its beginning to its end. */
  #connected(): Promise<Result | null> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/live`, {
        headers: { cookie: this.cookie },
      })
      this.#socket = socket
      // Whether a move that was under way has arrived, the picture will tell.
      this.#asked = null
      socket.onopen = () => this.#follow()
      socket.onclose = () => resolve(this.picture?.result ?? null)
      socket.onmessage = ({ data }) => {
        try {
          const message: Heard = JSON.parse(data)
          this.#hear(message)
          if (this.picture?.result || this.#isStopped) socket.close()
        } catch (error) {
          reject(error)
          socket.close()
        }
      }
    })
  }

  /** Asks for the steps since the picture that it has, or for the first one. */
  #follow(): void {
    const since = this.picture && { since: { version: this.picture.version, seat: this.#seat, said: 0 } }
    this.#send({ type: 'follow', table: this.table, ...since })
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #hear(message: Heard): void {
    if (message.type === 'table') {
      this.#seat = message.seat
      this.picture = message.play
    }
    if (message.type === 'table' || message.type === 'seats') this.#isStopped = message.info.stopped !== undefined
    if (message.type === 'reveal') this.#reveal(message)
    if (message.type === 'step') this.#take(message)
    if (message.type === 'done' && message.id === this.#asked) this.#asked = null
    if (message.type === 'refused') this.#excuse(message)
    else void this.#move()
  }

  /** Reveals its nonce, if what is shown is what it knows, and never for two different starts: whoever knows it could choose another one. */
  #reveal({ commitment, seats }: Reveal): void {
    const own = this.#seat === null ? undefined : seats[this.#seat]
    if (commitment !== this.#part.table || own?.commitment !== this.#part.commitment) return
    const start = JSON.stringify([commitment, seats])
    this.#revealed ??= start
    if (this.#revealed === start) this.#send({ type: 'reveal', table: this.table, nonce: this.#part.nonce })
  }

  #take(step: Step): void {
    const before = this.picture
    if (before === null || step.version <= before.version) return
    if (step.version === before.version + 1) {
      const { version, answers, patch = {}, decisions = {}, moves = [], result = null } = step
      const view = patched(before.view, patch) ?? null
      this.picture = { version, view, decisions: patched(before.decisions, decisions) ?? [], moves, result }
      if (answers === this.#asked) this.#asked = null
    } else {
      // Something is missing: the whole picture once more.
      this.picture = null
      this.#follow()
    }
  }

  #excuse({ id, code }: Extract<Heard, { type: 'refused' }>): void {
    if (id === this.#asked) this.#asked = null
    // `stale`: it has something else to decide now. What it missed comes, and then it is time to choose again.
    if (code === 'stale') this.#follow()
    else if (code === 'failed' || code === 'tooMany' || code === 'stopping') setTimeout(() => this.#move(), 1000)
    else throw new Error(`refused: ${code}`)
  }

  async #move(): Promise<void> {
    if (this.#asked !== null || this.#due() === null) return
    const id = crypto.randomUUID()
    this.#asked = id
    await sleep(this.#pause)
    // A new connection has begun meanwhile.
    if (this.#asked !== id) return
    const picture = this.#due()
    if (picture === null) this.#asked = null
    else this.#send({ type: 'play', id, table: this.table, version: picture.version, move: this.#choose(picture) })
  }

  /** The picture, if it owes a decision there: a move that it may make besides is only a way back. */
  #due(): Picture | null {
    const isDue = this.picture !== null && this.picture.moves.length > 0 && owes(this.picture.decisions, this.#seat)
    return isDue ? this.picture : null
  }
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

async function drawnNonce(): Promise<{ nonce: string; commitment: string }> {
  const nonce = crypto.getRandomValues(new Uint8Array(32))
  return { nonce: hex(nonce), commitment: hex(new Uint8Array(await crypto.subtle.digest('SHA-256', nonce))) }
}

const post = (url: string, cookie: string, body: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const owes = (decisions: Json, seat: number | null): boolean =>
  Array.isArray(decisions) && decisions.some((each) => isObject(each) && each.seat === seat)

/** What a patch makes of a thing; undefined: it is gone. */
export function patched(before: Json | undefined, part: Json): Json | undefined {
  if (Array.isArray(part)) return part[0]
  if (!isObject(part)) return part
  if (Array.isArray(before)) {
    const list = [...before]
    for (const [key, deeper] of steps(part)) {
      if (key === 'length') list.length = Number(deeper)
      else list[Number(key)] = patched(list[Number(key)], deeper) ?? null
    }
    return list
  }
  const entries = new Map(isObject(before) ? Object.entries(before) : [])
  for (const [key, deeper] of steps(part)) {
    const now = patched(entries.get(key), deeper)
    if (now === undefined) entries.delete(key)
    else entries.set(key, now)
  }
  return Object.fromEntries(entries)
}

/** The first key of each path, and what is to be done there. */
const steps = (patch: { [key: string]: Json }): [string, Json][] =>
  Object.entries(patch).map(([path, part]) => {
    const [first, ...rest] = path.split('/')
    const key = first.replaceAll('~1', '/').replaceAll('~0', '~')
    return [key, rest.length === 0 ? part : { [rest.join('/')]: part }]
  })

if (import.meta.main) {
  const [link, name = 'Bot'] = process.argv.slice(2)
  if (link === undefined) throw new Error('usage: node bot.ts <link to a table> [<name>]')
  const bot = await Bot.sit(link, name)
  const result = await bot.play()
  if (result === null) console.log('It was ended without a result.')
  else console.log(`It is over. Points by seat: ${result.totals.join(', ')}; places: ${result.places.join(', ')}`)
}
