import WebSocket from 'ws'

/** Opens one socket for each of the headers. */
export async function openSockets(
  url: string,
  headers: readonly Readonly<Record<string, string>>[],
  hear: (seat: number, bytes: Buffer) => void,
): Promise<readonly WebSocket[]> {
  const sockets = headers.map((each, seat) => {
    const socket = new WebSocket(url, { headers: each, perMessageDeflate: false })
    socket.on('message', (bytes: Buffer) => hear(seat, bytes))
    return socket
  })
  await Promise.all(
    sockets.map((socket) => new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))),
  )
  return sockets
}
