import {
  type ClientRequest,
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { LOCAL_PROVIDER_PATH } from '#server/auth/local-people.ts'

/** What happens to a request on its way; offline.md, 'How it is tested'. */
export type Fault =
  /** It never reaches the server; the connection closes without an answer. */
  | { kind: 'drop-before' }
  /** The server commits; instead of its answer the connection is reset. */
  | { kind: 'drop-after' }
  /**
   * The connection ends once this many bytes of the answer's body have passed and `seen` has resolved: a page drops what it has not read
   * by then.
   */
  | { kind: 'cut'; afterBytes: number; seen?: () => Promise<void> }
  | { kind: 'delay'; ms: number }
  /** The answer comes in pieces of so many bytes, one every `everyMs`. */
  | { kind: 'dribble'; bytes: number; everyMs: number }
  /** A proxy's own error, without our server's body. */
  | { kind: 'status'; status: number }
  /** A captive portal: 200 with a page of its own. */
  | { kind: 'html' }
  /** The first half of the answer, ended as if it were whole. */
  | { kind: 'truncate' }
  /** More text at the end of the answer: a newer build of a file. */
  | { kind: 'append'; text: string }
  /** The server gets it twice; the second answer comes back. */
  | { kind: 'duplicate' }

export interface Passed {
  method: string
  path: string
  /** Whether it came with a session's cookie. */
  hasSession: boolean
  /** `performance.now()` when it arrived, and when its connection was done with it; Infinity until then. */
  from: number
  until: number
}

export interface FaultProxy {
  /** Where the browser goes. */
  origin: string
  /** Requests that arrived, in order. */
  passed: Passed[]
  /**
   * Sets the addresses of the server; until then requests fail. Several processes take turns, and a request that one does not accept goes to
   * the next, as behind a load balancer.
   */
  aim: (...origins: string[]) => void
  /** From now on requests whose 'METHOD /path' matches meet the fault, `times` of them. */
  fail: (what: RegExp, fault: Fault, times?: number) => void
  /** Passes everything again. */
  heal: () => void
  /** The server is not reached any more: requests find nobody, and answers that are under way break off. */
  cut: () => void
  /** The server is reached again. */
  restore: () => void
  close: () => Promise<void>
}

interface Rule {
  what: RegExp
  fault: Fault
  left: number
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: IncomingMessage
}

/** Headers that belong to one connection, or are wrong once the body was touched. */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

const endToEnd = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_HEADERS.has(name)))

/** The local sign-in provider keeps its state in memory, so all of its requests go to one process. */
const isOfProvider = ({ url }: IncomingMessage) => url?.startsWith(`${LOCAL_PROVIDER_PATH}/`) === true

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Stands between browser and server on loopback, with a real socket on each side, and fails as networks do. */
export async function startFaultProxy(): Promise<FaultProxy> {
  let targets: URL[] = []
  let turn = 0
  let isCut = false
  let rules: Rule[] = []
  const underWay = new Set<ClientRequest>()
  const passed: Passed[] = []

  const takeFault = (line: string): Fault | null => {
    const rule = rules.find(({ what, left }) => left > 0 && what.test(line))
    if (!rule) return null
    rule.left -= 1
    return rule.fault
  }

  /** Sends one request to a process of the server; aborts it when the browser disconnects. */
  const askAt = (
    { hostname, port }: URL,
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = forward(
        {
          hostname,
          port,
          path: incoming.url,
          method: incoming.method,
          headers: incoming.headers,
          agent: false,
        },
        (answer) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: answer }),
      )
      underWay.add(sent)
      sent.on('error', reject)
      sent.on('close', () => underWay.delete(sent))
      outgoing.on('close', () => sent.destroy())
      sent.end(body)
    })

  const ask = async (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): Promise<Answer> => {
    turn += 1
    const first = isOfProvider(incoming) ? 0 : turn % Math.max(1, targets.length)
    const order = isCut ? [] : [...targets.slice(first), ...targets.slice(0, first)]
    for (const [index, target] of order.entries()) {
      try {
        return await askAt(target, incoming, body, outgoing)
      } catch (error) {
        const isRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
        if (!isRefused || index === order.length - 1) throw error
      }
    }
    throw new Error('no server is reached')
  }

  const pass = ({ status, headers, body }: Answer, outgoing: ServerResponse) => {
    outgoing.writeHead(status, headers)
    outgoing.flushHeaders()
    body.on('error', () => outgoing.destroy())
    body.pipe(outgoing)
  }

  const answerFaulty = async (
    fault: Fault,
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
  ): Promise<void> => {
    const { socket } = incoming
    switch (fault.kind) {
      case 'drop-before':
        socket.destroy()
        return
      case 'status':
        outgoing.writeHead(fault.status, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>')
        return
      case 'html':
        outgoing
          .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
          .end('<html>무료 와이파이</html>')
        return
      case 'delay':
        await wait(fault.ms)
        pass(await ask(incoming, body, outgoing), outgoing)
        return
      case 'duplicate':
        await readAll((await ask(incoming, body, outgoing)).body)
        pass(await ask(incoming, body, outgoing), outgoing)
        return
      case 'drop-after':
        await readAll((await ask(incoming, body, outgoing)).body)
        socket.resetAndDestroy()
        return
      case 'append': {
        // Whole and plain, so that more text can stand behind it.
        delete incoming.headers['if-none-match']
        delete incoming.headers['accept-encoding']
        const answer = await ask(incoming, body, outgoing)
        const whole = await readAll(answer.body)
        const { etag: _, ...headers } = endToEnd(answer.headers)
        outgoing.writeHead(answer.status, headers)
        outgoing.end(Buffer.concat([whole, Buffer.from(fault.text)]))
        return
      }
      case 'truncate': {
        const answer = await ask(incoming, body, outgoing)
        const whole = await readAll(answer.body)
        outgoing.writeHead(answer.status, endToEnd(answer.headers))
        outgoing.end(whole.subarray(0, Math.floor(whole.length / 2)))
        return
      }
      default: {
        const answer = await ask(incoming, body, outgoing)
        outgoing.writeHead(answer.status, endToEnd(answer.headers))
        outgoing.flushHeaders()
        if (fault.kind === 'dribble') await dribble(answer.body, outgoing, fault)
        else await passUntil(answer.body, outgoing, fault)
      }
    }
  }

  const server = createServer((incoming, outgoing) => {
    const line = `${incoming.method} ${incoming.url}`
    const { method = '', url = '', headers } = incoming
    const hasSession = /(^|; )session=/.test(headers.cookie ?? '')
    const from = performance.now()
    const one: Passed = { method, path: url, hasSession, from, until: Number.POSITIVE_INFINITY }
    passed.push(one)
    outgoing.on('close', () => {
      one.until = performance.now()
    })
    const answer = async () => {
      const body = await readAll(incoming)
      const fault = takeFault(line)
      if (fault) await answerFaulty(fault, incoming, body, outgoing)
      else pass(await ask(incoming, body, outgoing), outgoing)
    }
    // A server that is away looks from the browser like one: the connection closes.
    answer().catch(() => incoming.socket.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    passed,
    aim: (...origins) => {
      targets = origins.map((origin) => new URL(origin))
    },
    fail: (what, fault, times = Number.POSITIVE_INFINITY) => {
      rules.push({ what, fault, left: times })
    },
    heal: () => {
      rules = []
    },
    cut: () => {
      isCut = true
      for (const sent of underWay) sent.destroy()
    },
    restore: () => {
      isCut = false
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function dribble(
  body: IncomingMessage,
  outgoing: ServerResponse,
  { bytes, everyMs }: { bytes: number; everyMs: number },
): Promise<void> {
  for await (const chunk of body) {
    const buffer = chunk as Buffer
    for (let at = 0; at < buffer.length; at += bytes) {
      if (outgoing.destroyed) return
      outgoing.write(buffer.subarray(at, at + bytes))
      await wait(everyMs)
    }
  }
  outgoing.end()
}

async function passUntil(
  body: IncomingMessage,
  outgoing: ServerResponse,
  { afterBytes, seen }: { afterBytes: number; seen?: () => Promise<void> },
): Promise<void> {
  let left = afterBytes
  for await (const chunk of body) {
    const buffer = (chunk as Buffer).subarray(0, left)
    left -= buffer.length
    await new Promise((written) => outgoing.write(buffer, written))
    if (left <= 0) break
  }
  await seen?.()
  // Not a reset: that would overtake what a busy browser has not received yet.
  outgoing.socket?.destroy()
}
