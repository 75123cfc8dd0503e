import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TutorEvent, TutorPort } from '#server/chat/tutor-port.ts'
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts'
import { threads } from '#server/db/schema.ts'
import { SMALL, seedSmallCurriculum } from '#tests/support/small-curriculum.ts'
import { type ListeningServer, listenTestServer } from '#tests/support/test-server.ts'

/**
 * 500 learners who read replies at 20 events a second. Promised on two cores that do nothing else: p95 of the gap between two
 * events under 150 ms, processor time an event at most 1.5 x that of bare node:http that writes the same tutor's pieces, memory
 * flat. `BENCH_SECONDS` is how long.
 */
const STREAMS = 500
const EVERY_MS = 50
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20)
const PIECE = '소수는 1과 '

/** Readers in a process of their own: opens every call of stdin, then measures the gaps of all of them together. */
const READERS = `
const { Agent, request } = require('node:http')
const { calls, seconds } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))
const agent = new Agent({ keepAlive: true, maxSockets: calls.length })
const gaps = []
const perStream = calls.map(() => 0)
let isMeasuring = false
const open = (call, index) => new Promise((opened, failed) => {
  const sent = request(call.url, { agent, method: 'POST', headers: call.headers }, (response) => {
    if (response.statusCode !== 200) return failed(new Error('status ' + response.statusCode))
    let last = 0
    response.on('data', (piece) => {
      const now = performance.now()
      if (isMeasuring && piece.includes('"content"')) {
        if (last > 0) gaps.push(now - last)
        perStream[index] += 1
        last = now
      }
    })
    response.on('error', () => undefined)
    opened()
  })
  sent.on('error', failed)
  sent.end(call.body)
})
const next = calls.entries()
const work = async () => { for (const [index, call] of next) await open(call, index) }
Promise.all(Array.from({ length: 8 }, work)).then(() => {
  process.stdout.write('open\\n')
  setTimeout(() => { isMeasuring = true }, 1000)
  setTimeout(() => {
    gaps.sort((one, other) => one - other)
    const at = (share) => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))]
    const fewest = Math.min(...perStream)
    process.stdout.write(JSON.stringify({ events: gaps.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1), fewest }) + '\\n', () => process.exit())
  }, 1000 + seconds * 1000)
}, (error) => { process.stderr.write(String(error)); process.exit(1) })
`

interface Figures {
  events: number
  p50: number
  p95: number
  p99: number
  most: number
  /** Events of the stream that got fewest. */
  fewest: number
}

let dataDir: string
let embedded: EmbeddedPostgres
let server: ListeningServer
let bare: Server
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'semsaem-bench-'))
  embedded = await startEmbedded({ dataDir })
  const { db, pool, close } = openDatabase(embedded.url, () => undefined)
  await migrateDatabase(pool, path.resolve('src/server/db/migrations'))
  await seedSmallCurriculum(db)
  await close()
  server = await listenTestServer({ databaseUrl: embedded.url, tutor: makeEndlessTutor() })
  bare = createServer(async (incoming, outgoing) => {
    incoming.resume()
    outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' })
    const gone = new AbortController()
    outgoing.on('close', () => gone.abort())
    for await (const event of writeEndlessly(gone.signal))
      outgoing.write(`data: ${JSON.stringify(event)}\n\n`)
  })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
}, 120_000)
afterAll(async () => {
  bare.closeAllConnections()
  bare.close()
  await server.close()
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

async function* writeEndlessly(signal: AbortSignal): AsyncGenerator<TutorEvent> {
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    yield { content: PIECE }
  }
}

function makeEndlessTutor(): TutorPort {
  async function* hint() {
    yield { content: PIECE }
  }
  return {
    hasModel: false,
    models: () => [{ id: 'endless', default: true }],
    streamTurn: (_turn, _caller, signal) => writeEndlessly(signal),
    streamReplay: () => hint(),
    streamHint: () => hint(),
  }
}

async function makeCall() {
  const browser = await server.signIn('user')
  const now = new Date()
  const threadId = crypto.randomUUID()
  await server.deps.db.insert(threads).values({
    userId: browser.userId ?? '',
    id: threadId,
    curriculumId: SMALL.unit,
    conceptId: SMALL.concept,
    createdAt: now,
    lastUsedAt: now,
  })
  return {
    url: `${server.origin}/api/v1/services/llm/chat-completions`,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      Cookie: `session=${browser.cookies.get('session')}`,
    },
    body: JSON.stringify({ message: '소수가 뭐예요?', threadId }),
  }
}

async function read(name: string, calls: object[]): Promise<{ figures: Figures; cpuMicros: number }> {
  const child = spawn(process.execPath, ['-e', READERS], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ calls, seconds: SECONDS }))
  child.stdout.setEncoding('utf8')
  const [opened] = (await once(child.stdout, 'data')) as [string]
  expect(opened).toBe('open\n')
  const memory = process.memoryUsage().rss
  const cpu = process.cpuUsage()
  const [line] = (await once(child.stdout, 'data')) as [string]
  const { user, system } = process.cpuUsage(cpu)
  const figures = JSON.parse(line) as Figures
  const cpuMicros = (user + system) / figures.events
  const megabytes = [memory, process.memoryUsage().rss].map((bytes) => Math.round(bytes / 2 ** 20))
  console.log(
    `${name}: ${figures.events} events, gap p50 / p95 / p99 / most ${[figures.p50, figures.p95, figures.p99, figures.most].map((ms) => ms.toFixed(0)).join(' / ')} ms, ` +
      `fewest of a stream ${figures.fewest}, processor time an event ${cpuMicros.toFixed(0)} us, memory ${megabytes.join(' -> ')} MB`,
  )
  if (child.exitCode === null) await once(child, 'exit')
  return { figures, cpuMicros }
}

test(`${STREAMS} tutor replies at once, beside bare node:http`, async () => {
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`
  const bareCalls = Array.from({ length: STREAMS }, () => ({ url: bareUrl, headers: {}, body: '{}' }))
  const yardstick = await read('bare node:http', bareCalls)
  const calls: object[] = []
  while (calls.length < STREAMS)
    calls.push(...(await Promise.all(Array.from({ length: 20 }, () => makeCall()))))
  const ours = await read('tutor replies', calls)
  console.log(`processor time an event: ${(ours.cpuMicros / yardstick.cpuMicros).toFixed(2)} x node:http`)
  expect(ours.figures.fewest).toBeGreaterThan(0)
})
