import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { type Call, type CallKind, makeCall, pickKind } from './mix.ts'
import { type Percentiles, summarize } from './percentiles.ts'

/** Learners in their own process: opens streams and makes requests as instructed by the parent process, and sends it the measurements. */
export interface LoadOrder {
  origin: string
  bareOrigin: string
  seconds: number
  /** Cookies and threads of the learners who read one reply each. */
  readers: Learner[]
  /** Cookies and threads of the learners who make one request per second each. */
  workers: Learner[]
}

/** Makes calls of one kind as fast as they are answered. */
export interface CostOrder {
  origin: string
  kind: CallKind
  workers: Learner[]
  seconds: number
}

export interface Learner {
  cookie: string
  threadId: string
}

export interface LoadFigures {
  /** Milliseconds between two events of a stream. */
  gaps: Percentiles
  /** Number of events of the stream that received the fewest. */
  fewest: number
  /** Milliseconds from the scheduled time of a request to the end of its response. */
  requests: Record<string, Percentiles>
  /** The same of requests that were refused with 503. */
  refused: Percentiles
  bare: Percentiles
  /** Responses by status, or by the reason why there was none. */
  statuses: Record<string, number>
  /** Processor seconds of this process. */
  cpu: number
}

const BARE_EVERY_MS = 20
/** The learners arrive one after another, each with a new connection. */
const ARRIVE_WITHIN_MS = 10_000
const WARM_UP_MS = 10_000
/** Reopens each stream that ends, as every reply does. */
const OPENED_AT_ONCE = 8

/** As browsers have. */
const MOST_CONNECTIONS = 6
/** Each learner is a device with connections of its own. */
const agents = new Map<Learner | null, Agent>()

function agentOf(learner: Learner | null): Agent {
  const agent = agents.get(learner) ?? new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS })
  agents.set(learner, agent)
  return agent
}

let isMeasuring = false
const statuses: Record<string, number> = {}
const taken = new Map<string, number[]>()
const refusedMs: number[] = []
const bareMs: number[] = []
const gaps: number[] = []

function headersOf({ cookie }: Learner, isWrite: boolean): Record<string, string> {
  if (!isWrite) return { Cookie: cookie }
  return { Cookie: cookie, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
}

function send(
  url: string,
  { method, body }: Pick<Call, 'method' | 'body'>,
  headers: Record<string, string>,
  agent: Agent,
): Promise<string> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    const sent = request(url, { agent, method, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(String(response.statusCode)))
      response.on('error', fail)
    })
    sent.on('error', fail)
    sent.end(body && JSON.stringify(body))
  })
}

function sendCall(origin: string, learner: Learner, kind: CallKind): Promise<string> {
  const call = makeCall(kind, learner.threadId)
  const headers = call.isPublic ? {} : headersOf(learner, call.method === 'POST')
  return send(`${origin}${call.path}`, call, headers, agentOf(learner))
}

async function work(origin: string, learner: Learner): Promise<void> {
  const due = performance.now()
  const isCounted = isMeasuring
  const kind = pickKind()
  const status = await sendCall(origin, learner, kind)
  if (!isCounted) return
  statuses[status] = (statuses[status] ?? 0) + 1
  const ms = performance.now() - due
  if (status === '503') refusedMs.push(ms)
  if (status !== '200') return
  const list = taken.get(kind) ?? []
  list.push(ms)
  taken.set(kind, list)
}

/** Returns the number of calls by status. */
async function repeat({ origin, kind, workers, seconds }: CostOrder): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const end = performance.now() + seconds * 1000
  const workOn = async (learner: Learner) => {
    while (performance.now() < end) {
      const status = await sendCall(origin, learner, kind)
      counts[status] = (counts[status] ?? 0) + 1
    }
  }
  await Promise.all(workers.map(workOn))
  return counts
}

/** Opens a reply and reads it forever; resolves once it is open. */
function readReply(origin: string, reader: Learner, onEvent: () => void): Promise<void> {
  const body = JSON.stringify({ message: '소수가 뭐예요?', threadId: reader.threadId })
  return new Promise((opened, failed) => {
    const url = `${origin}/api/v1/services/llm/chat-completions`
    const agent = agentOf(reader)
    const sent = request(url, { agent, method: 'POST', headers: headersOf(reader, true) }, (response) => {
      let last = 0
      response.on('data', (piece: Buffer) => {
        if (!piece.includes('"content"')) return
        const now = performance.now()
        if (isMeasuring && last > 0) {
          gaps.push(now - last)
          onEvent()
        }
        last = now
      })
      response.on('end', () =>
        setTimeout(() => void readReply(origin, reader, onEvent).catch(() => undefined), 100),
      )
      if (response.statusCode === 200) opened()
      else failed(new Error(`status ${response.statusCode}`))
    })
    sent.on('error', failed)
    sent.end(body)
  })
}

async function run({ origin, bareOrigin, seconds, readers, workers }: LoadOrder): Promise<LoadFigures> {
  const perStream = readers.map(() => 0)
  const next = readers.entries()
  const open = async () => {
    for (const [index, reader] of next)
      await readReply(origin, reader, () => {
        perStream[index] = (perStream[index] ?? 0) + 1
      })
  }
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, open))
  for (const [index, learner] of workers.entries())
    setTimeout(
      () => setInterval(() => void work(origin, learner), 1000),
      (index / workers.length) * ARRIVE_WITHIN_MS,
    )
  setInterval(async () => {
    const start = performance.now()
    await send(bareOrigin, { method: 'GET' }, {}, agentOf(null))
    if (isMeasuring) bareMs.push(performance.now() - start)
  }, BARE_EVERY_MS)
  await new Promise((resolve) => setTimeout(resolve, ARRIVE_WITHIN_MS + WARM_UP_MS))
  process.send?.('ready')
  await once(process, 'message')
  const cpu = process.cpuUsage()
  isMeasuring = true
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  isMeasuring = false
  const { user, system } = process.cpuUsage(cpu)
  const all = [...taken.values()].flat()
  return {
    gaps: summarize(gaps),
    fewest: perStream.length > 0 ? Math.min(...perStream) : 0,
    requests: {
      all: summarize(all),
      ...Object.fromEntries([...taken].map(([kind, values]) => [kind, summarize(values)])),
    },
    refused: summarize(refusedMs),
    bare: summarize(bareMs),
    statuses,
    cpu: (user + system) / 1e6,
  }
}

process.on('message', (order: LoadOrder | CostOrder | 'measure') => {
  if (order === 'measure') return
  const done = 'kind' in order ? repeat(order) : run(order)
  done.then(
    (figures) => process.send?.(figures),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit())
