import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import WebSocket, { WebSocketServer } from 'ws'
import { Wire } from '../live/wire.ts'

const endOfTurn = () => new Promise((resolve) => setImmediate(resolve))

/** A wire to a real WebSocket client, and what the client hears. */
async function wireToClient(perMessageDeflate: object | false) {
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  const server = new WebSocketServer({ server: http, perMessageDeflate })
  const connected = once(server, 'connection')
  const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  const heard: string[] = []
  client.on('message', (bytes: Buffer, isBinary: boolean) => heard.push(isBinary ? 'binary' : bytes.toString()))
  const [ws, request] = await connected
  const wire = new Wire(ws, request.socket)
  const close = async () => {
    wire.close(1000, '')
    await once(client, 'close')
    http.close()
    return heard
  }
  return { wire, close }
}

describe('a wire', () => {
  it('carries messages of every length, in every script', async () => {
    const { wire, close } = await wireToClient(false)
    const sent = ['', 'a', 'x'.repeat(125), 'x'.repeat(126), 'é王😀'.repeat(40), 'ű'.repeat(4095), 'x'.repeat(70_000)]
    for (const text of sent) wire.send(text)
    expect(await close()).toEqual(sent)
  })

  it('keeps the order where a long message is still being compressed', async () => {
    const { wire, close } = await wireToClient({ threshold: 4096 })
    const sent = ['before', `${'long '.repeat(50_000)}`, 'after', 'x'.repeat(5000), 'last']
    for (const text of sent) wire.send(text)
    expect(await close()).toEqual(sent)
  })

  it('writes in one piece what is sent in one turn, before its goodbye, too', async () => {
    const ws = { bufferedAmount: 0, readyState: 1, OPEN: 1, send: () => {}, close: () => {}, terminate: () => {} }
    const written: string[] = []
    const wire = new Wire(ws, { write: (text) => written.push(text) })
    wire.send('one', 'after')
    wire.send('another')
    wire.send()
    expect(written).toEqual([])
    await endOfTurn()
    expect(written).toEqual(['\x81\x03one\x81\x05after\x81\x07another'])
    wire.send('last')
    wire.close(1000, '')
    await endOfTurn()
    expect(written.slice(1)).toEqual(['\x81\x04last'])
  })

  it('does not write after the goodbye', async () => {
    const { wire, close } = await wireToClient(false)
    const heard = close()
    wire.send('too late')
    expect(await heard).toEqual([])
  })

  it('is cut where nobody reads', async () => {
    let cut = 0
    const ws = {
      bufferedAmount: 2 ** 20 + 1,
      readyState: 1,
      OPEN: 1,
      send: () => {},
      close: () => {},
      terminate: () => cut++,
    }
    const written: unknown[] = []
    new Wire(ws, { write: (text) => written.push(text) }).send('x')
    await endOfTurn()
    expect([cut, written]).toEqual([1, []])
  })
})
