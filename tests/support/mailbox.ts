import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
}

export interface Mailbox {
  smtpUrl: string
  received: ReceivedMail[]
  close: () => Promise<void>
}

/** A mail server on loopback that takes everything but what `refuses` names an error for; with a certificate, over TLS. */
export async function openMailbox(
  refuses: (to: string) => Error | null = () => null,
  certificate?: { cert: string; key: string },
): Promise<Mailbox> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...(certificate && { ...certificate, secure: true }),
    onRcptTo: ({ address }, _session, callback) => callback(refuses(address)),
    onData: (stream, { envelope }, callback) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(pieces).toString('utf8'),
        })
        callback()
      })
    },
  })
  // A client that ends the connection because it does not trust the certificate.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    smtpUrl: certificate ? `smtps://localhost:${port}` : `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
