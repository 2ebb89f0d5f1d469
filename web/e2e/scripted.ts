import type {
  ClientMessage,
  Picture,
  SeatInfo,
  ServerMessage,
  TableAnswer,
  TableInfo,
  TableMessage,
} from '@eminence/protocol'
import { protocolVersion } from '@eminence/protocol'
import type { Page, WebSocketRoute } from '@playwright/test'
import type { TablePicture } from '../table/port.ts'

/** What a request is answered: the body, and 200 if nothing else is said. */
type Answers = Readonly<Record<string, (body: unknown) => { readonly status?: number; readonly body: unknown }>>

/** The server of one page, spoken by the test: also what no honest server would ever say. */
export class ScriptedServer {
  /** What the page has asked for over HTTP. */
  readonly asked: { readonly path: string; readonly body: unknown }[] = []
  readonly sent: ClientMessage[] = []
  #socket: WebSocketRoute | null = null
  #table: TableMessage
  #answers: Answers = {}

  private constructor(table: TableMessage) {
    this.#table = table
  }

  static async behind(page: Page, table: TableMessage, answers: Answers = {}): Promise<ScriptedServer> {
    const server = new ScriptedServer(table)
    server.#answers = answers
    await page.routeWebSocket(/\/api\/live/, (socket) => {
      server.#socket = socket
      socket.onMessage((text) => server.#hear(JSON.parse(String(text))))
      server.say({ type: 'welcome', protocol: protocolVersion, guest: { name: 'Anna' } })
    })
    await page.route('**/api/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      const path = pathname.split('/').at(-1) ?? ''
      const body: unknown = route.request().postDataJSON()
      server.asked.push({ path, body })
      const { status = 200, body: said } = server.#answers[path]?.(body) ?? { body: server.answer }
      await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(said) })
    })
    return server
  }

  /** What most requests are answered. */
  get answer(): TableAnswer {
    const { info, seat, isHost, asks } = this.#table
    return { info, seat, isHost, asks, owing: [] }
  }

  say(message: ServerMessage): void {
    if (message.type === 'table') this.#table = message
    if (message.type === 'seats') this.#table = { ...this.#table, info: message.info }
    this.#socket?.send(JSON.stringify(message))
  }

  #hear(message: ClientMessage): void {
    this.sent.push(message)
    if (message.type === 'follow') this.say(this.#table)
  }
}

export const commitment = '7d0e41c9b2f8a613'.repeat(4)

export const infoOf = (
  seats: readonly SeatInfo[],
  status: TableInfo['status'],
  more: Partial<TableInfo> = {},
): TableInfo => ({
  id: 'vgZG3eKi6jjZ',
  game: 'trounce',
  rules: 1,
  options: {},
  watch: 'all',
  status,
  seats,
  host: 'Anna',
  commitment,
  created: '2026-11-18T12:00:00Z',
  ...more,
})

export const person = (name: string, here = true): SeatInfo => ({ kind: 'person', name, here })

/** A table as its host at the first seat meets it. */
export const tableOf = (info: TableInfo, more: Partial<TableMessage> = {}): TableMessage => ({
  type: 'table',
  info,
  seat: 0,
  isHost: true,
  asks: null,
  play: null,
  talk: [],
  ...more,
})

/** The play of a picture, as a server tells it. */
export const playOf = ({ version, view, decisions, moves, blocked, undoable, result, log }: TablePicture): Picture => ({
  version,
  view,
  decisions,
  moves,
  blocked,
  undoable,
  result,
  log,
})
