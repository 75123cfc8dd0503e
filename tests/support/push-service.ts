import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What `PushSubscription.toJSON()` gives. */
export interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export interface ReceivedPush {
  endpoint: string
  /** `performance.now()` when the whole message was here. */
  at: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface PushAnswering {
  /** Null: the connection breaks. */
  status: number | null
  headers?: Record<string, string>
  /** Awaited before the answer. */
  when?: Promise<unknown>
  /** Goes on answering until the sender hangs up. */
  isEndless?: boolean
}

/** A push service of the test on loopback: gives out subscriptions and keeps what comes, encrypted as it came. */
export class PushService {
  readonly received: ReceivedPush[] = []
  /** What each message is answered with; 201 unless said. */
  answer: (push: ReceivedPush) => PushAnswering = () => ({ status: 201 })
  #hangUp: () => void = () => undefined
  /** A sender hung up on an endless answer. */
  readonly hungUp = new Promise<void>((resolve) => {
    this.#hangUp = resolve
  })
  readonly #server: Server
  readonly #browsers = new Map<string, { pair: ReturnType<typeof createECDH>; auth: Buffer }>()
  #count = 0

  private constructor(server: Server) {
    this.#server = server
  }

  static async start(): Promise<PushService> {
    // Connections stay open: one that is closed just as the next message takes it fails that try, and its retry waits.
    const server = createServer({ keepAliveTimeout: 0 })
    const service = new PushService(server)
    server.on('request', (request, response) => {
      const pieces: Buffer[] = []
      request.on('data', (piece: Buffer) => pieces.push(piece))
      request.on('end', () => {
        const endpoint = `${service.origin}${request.url}`
        const { headers } = request
        void service.#take(
          { endpoint, headers, at: performance.now(), body: Buffer.concat(pieces) },
          response,
        )
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return service
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async #take(push: ReceivedPush, response: ServerResponse): Promise<void> {
    this.received.push(push)
    const { status, headers = {}, when, isEndless } = this.answer(push)
    await when
    if (status === null) response.destroy()
    else if (isEndless) this.#talk(response.writeHead(status, headers))
    else response.writeHead(status, headers).end()
  }

  #talk(response: ServerResponse): void {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(4096)));
    }
    response.on('drain', more).on('close', this.#hangUp)
    more()
  }

  /** A browser that subscribed here. */
  subscribe(): Subscription {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    const auth = randomBytes(16)
    this.#count += 1
    const endpoint = `${this.origin}/push/${this.#count}-${randomBytes(6).toString('hex')}`
    this.#browsers.set(endpoint, { pair, auth })
    const p256dh = pair.getPublicKey('base64url')
    return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } }
  }

  /** Messages that came to this endpoint. */
  to({ endpoint }: Subscription): ReceivedPush[] {
    return this.received.filter((push) => push.endpoint === endpoint)
  }

  /** The plain text, by the browser's own key. */
  read({ endpoint, body }: ReceivedPush): string {
    const browser = this.#browsers.get(endpoint)
    if (!browser) throw new Error(`nobody subscribed at ${endpoint}`)
    return decryptPush(body, browser.pair, browser.auth)
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

/** RFC 8291 with one record of RFC 8188 (aes128gcm), from the receiver's side. */
export function decryptPush(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  if (keyLength !== 65 || record.length > recordSize) throw new Error('not one record of RFC 8291')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32)
  const derive = (label: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${label}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no last record')
  return padded.subarray(0, end).toString('utf8')
}

export interface VapidClaims {
  aud: string
  exp: number
  sub: string
}

/** The claims of an `Authorization` header that the key signed (RFC 8292); throws for any other. */
export function readVapid(authorization: string | undefined, publicKey: string): VapidClaims {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? []
  if (token === undefined || key !== publicKey) throw new Error(`not signed by the server: ${authorization}`)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString())
  if (!isRight || alg !== 'ES256') throw new Error('the signature is wrong')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
