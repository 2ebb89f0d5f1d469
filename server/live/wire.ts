/** The part of a WebSocket that a wire needs. */
interface Ws {
  readonly bufferedAmount: number
  readonly readyState: number
  readonly OPEN: number
  send(text: string): void
  close(code: number, reason: string): void
  terminate(): void
}

/** What the WebSocket goes over. */
interface Socket {
  write(text: string, encoding: 'latin1'): unknown
}

/** Who does not read what it is sent is let go. */
const mostUnread = 1 << 20

/** Larger messages go through the library, which may compress them. */
const mostInOneGo = 4096

/** Those that have something to write at the end of this turn. */
let writers: Wire[] = []

function writeAll(): void {
  const wires = writers
  writers = []
  for (const wire of wires) wire.flush()
}

/** A WebSocket, to be written to. */
export class Wire {
  readonly #ws: Ws
  readonly #socket: Socket
  #unsent: string[] = []

  constructor(ws: Ws, socket: Socket) {
    this.#ws = ws
    this.#socket = socket
  }

  /**
   * Nothing costs a server more than writing. What is sent in one turn of the event loop goes to a socket in one piece, and to all sockets one
   * right after the other: who reads it there is woken up once, not for every message.
   */
  send(...texts: readonly string[]): void {
    if (texts.length === 0) return
    if (this.#unsent.length === 0) {
      if (writers.length === 0) process.nextTick(writeAll)
      writers.push(this)
    }
    this.#unsent.push(...texts)
  }

  flush(): void {
    const texts = this.#unsent
    this.#unsent = []
    if (texts.length > 0 && this.#ws.readyState === this.#ws.OPEN) this.#write(texts)
  }

  close(code: number, reason: string): void {
    this.flush()
    this.#ws.close(code, reason)
  }

  /**
   * Short messages are most of what a server sends, and nearly all of them are plain ASCII. As one piece, straight to the socket, they cost a
   * third of the time that the library takes for its header and payload; nothing may be under way there, so that the order stays.
   */
  #write(texts: readonly string[]): void {
    const { bufferedAmount } = this.#ws
    if (bufferedAmount > mostUnread) this.#ws.terminate()
    else if (bufferedAmount === 0 && texts.every(isShortAscii)) this.#socket.write(framesOf(texts), 'latin1')
    else for (const text of texts) this.#ws.send(text)
  }
}

const isShortAscii = (text: string): boolean => text.length < mostInOneGo && Buffer.byteLength(text) === text.length

const finalText = 0x81
const lengthInTwoBytes = 126

/** Whole messages, each in one frame of RFC 6455, from a server: unmasked. Every letter stands for a byte. */
function framesOf(texts: readonly string[]): string {
  let frames = ''
  for (const text of texts) frames += headerFor(text.length) + text
  return frames
}

function headerFor(length: number): string {
  if (length < lengthInTwoBytes) return String.fromCharCode(finalText, length)
  return String.fromCharCode(finalText, lengthInTwoBytes, length >> 8, length & 0xff)
}
