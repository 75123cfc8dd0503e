import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export interface TcpGate {
  /** `url` with the gate in place of its host. */
  through: (url: string) => string
  /** Breaks what is open and takes nothing new. */
  shut: () => void
  open: () => void
  close: () => Promise<void>
}

/** A door before another server's port, to take it away and give it back. */
export async function startTcpGate(target: { host: string; port: number }): Promise<TcpGate> {
  const sockets = new Set<Socket>()
  let isOpen = true
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const server = createServer((incoming) => {
    keep(incoming)
    if (!isOpen) return void incoming.destroy()
    const outgoing = connect(target.port, target.host)
    keep(outgoing)
    incoming.pipe(outgoing).pipe(incoming)
    incoming.on('close', () => outgoing.destroy())
    outgoing.on('close', () => incoming.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const shut = () => {
    isOpen = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    through: (url) => {
      const changed = new URL(url)
      changed.host = `127.0.0.1:${port}`
      return changed.href
    },
    shut,
    open: () => {
      isOpen = true
    },
    close: async () => {
      shut()
      await new Promise((done) => server.close(done))
    },
  }
}
