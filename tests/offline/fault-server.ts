import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

/** What the server does to a request; `null` is its ordinary self. */
export type Fault =
  | { kind: 'commit-then-reset' }
  | { kind: 'reset' }
  | { kind: 'truncate' }
  | { kind: 'html' }
  | { kind: 'empty-object' }
  | { kind: 'foreign-key' }
  | { kind: 'redirect' }
  | { kind: 'refuse'; status: number; code?: string; retryAfter?: string }

export interface Received {
  key: string
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Record<string, unknown>
}

export interface FaultServer {
  fetch: typeof fetch
  /** Every request that arrived, also those that failed. */
  requests: Received[]
  /** What was committed, once a key, in order. */
  committed: Received[]
  /** Most requests that were under way at once. */
  mostAtOnce: () => number
  /** Faults of the next requests, in order of arrival. */
  plan: (...faults: (Fault | null)[]) => void
  /** Clears planned faults that no request met. */
  forgetPlan: () => void
  /** Faults by request, before the plan. */
  planBy: (choose: (request: Received) => Fault | null) => void
  /** Called on each arrival, before the answer. */
  onArrival: (act: (request: Received) => void | Promise<void>) => void
  close: () => Promise<void>
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('multipart/')) {
    const form = await new Response(Readable.toWeb(request) as ReadableStream, {
      headers: { 'content-type': type },
    }).formData()
    const parts = [...form].map(async ([name, value]) => [name, await new Response(value).text()])
    return Object.fromEntries(await Promise.all(parts))
  }
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text || '{}')
}

/** How our server answers: a streamed reply, what it read in a picture, or the row. */
function rowOf({ path, key, body }: Received): string {
  if (path.endsWith('/chat-completions')) return streamOf(key)
  if (path.endsWith('/ocr'))
    return JSON.stringify({ ocrResultId: 'p.png', text: '\\(x=2\\)', confidence: 'high' })
  return JSON.stringify({ id: key, ...body })
}

/** A reply as the server streams it. */
const streamOf = (messageId: string) =>
  [{ messageId }, { content: '대답' }, { response: '대답이야.', relatedQuestions: ['왜?'], done: true }]
    .map((event) => `data: ${JSON.stringify(event)}\n\n`)
    .join('')

/** A small server on loopback that deduplicates by `Idempotency-Key` as ours does, and fails on order. */
export async function startFaultServer(): Promise<FaultServer> {
  const requests: Received[] = []
  const committed: Received[] = []
  const planned: (Fault | null)[] = []
  let choose: (request: Received) => Fault | null = () => null
  let arrived: (request: Received) => void | Promise<void> = () => undefined
  let atOnce = 0
  let most = 0

  const commit = (request: Received) => {
    if (!committed.some((one) => one.key === request.key)) committed.push(request)
  }
  const answer = (response: ServerResponse, request: Received, fault: Fault | null) => {
    const isStream = request.path.endsWith('/chat-completions')
    const type = isStream ? 'text/event-stream' : 'application/json'
    const json = { 'Content-Type': type, 'Idempotency-Key': request.key }
    const row = rowOf(request)
    switch (fault?.kind) {
      case 'commit-then-reset':
        commit(request)
        response.destroy()
        return
      case 'reset':
        response.destroy()
        return
      case 'truncate':
        commit(request)
        response.writeHead(200, json).end(row.slice(0, -3))
        return
      case 'html':
        response.writeHead(200, { ...json, 'Content-Type': 'text/html' }).end('<html>무료 와이파이</html>')
        return
      case 'empty-object':
        response.writeHead(200, json).end('{}')
        return
      case 'foreign-key':
        response.writeHead(200, { ...json, 'Idempotency-Key': 'another' }).end(row)
        return
      case 'redirect':
        response.writeHead(302, { Location: '/portal' }).end()
        return
      case 'refuse': {
        const more = fault.retryAfter === undefined ? {} : { 'Retry-After': fault.retryAfter }
        const body =
          fault.code === undefined
            ? '<html>no</html>'
            : JSON.stringify({ code: fault.code, status: fault.status })
        response.writeHead(fault.status, { ...json, ...more }).end(body)
        return
      }
      default:
        commit(request)
        response.writeHead(200, json).end(row)
    }
  }

  const server = createServer(async (incoming, response) => {
    atOnce += 1
    most = Math.max(most, atOnce)
    const request: Received = {
      key: String(incoming.headers['idempotency-key']),
      method: String(incoming.method),
      path: String(incoming.url),
      headers: incoming.headers,
      body: await readBody(incoming),
    }
    requests.push(request)
    await arrived(request)
    atOnce -= 1
    answer(response, request, choose(request) ?? planned.shift() ?? null)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    fetch: (input, init) => fetch(new URL(String(input), origin), init),
    requests,
    committed,
    mostAtOnce: () => most,
    plan: (...faults) => void planned.push(...faults),
    forgetPlan: () => {
      planned.length = 0
    },
    planBy: (next) => {
      choose = next
    },
    onArrival: (act) => {
      arrived = act
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
