import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts'
import { makeNodeListener } from '#server/http/node-listener.ts'
import { seedContent } from '#server/seed/seed-content.ts'
import { type ListeningServer, listenTestServer } from '#tests/support/test-server.ts'

/** Rates as ratios to a bare answer in the same run (performance.md): absolute ones are noise on a shared machine. */
const ROUNDS = 5
const ROUND_MS = 700
const CONNECTIONS = 16
const UNIT = 'M1U01'
const CONCEPT = 'M1U01C01'

let dataDir: string
let embedded: EmbeddedPostgres
let ours: ListeningServer
let yardstick: Server
let yardstickOrigin: string
let treeBytes = 0
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'semsaem-bench-'))
  embedded = await startEmbedded({ dataDir })
  const { db, pool, close } = openDatabase(embedded.url, () => undefined)
  await migrateDatabase(pool, path.resolve('src/server/db/migrations'))
  await seedContent(db, path.resolve('src/content'))
  await close()
  ours = await listenTestServer({ databaseUrl: embedded.url, tutor: 'built-in' })
  const tree = await (await fetch(`${ours.origin}/api/v1/curriculums/${UNIT}/tree`)).text()
  treeBytes = tree.length
  const bare = new Hono()
  bare.get('/tree', (context) => context.body(tree, 200, { 'Content-Type': 'application/json' }))
  bare.post('/turn', async (context) => {
    await context.req.text()
    return context.body('data: {"done":true}\n\n', 200, { 'Content-Type': 'text/event-stream' })
  })
  yardstick = createServer(makeNodeListener(bare))
  await new Promise<void>((resolve) => yardstick.listen(0, '127.0.0.1', resolve))
  yardstickOrigin = `http://127.0.0.1:${(yardstick.address() as AddressInfo).port}`
})
afterAll(async () => {
  await ours.close()
  yardstick.closeAllConnections()
  yardstick.close()
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
})

interface Call {
  url: string
  method?: string
  body?: () => string
  headers?: () => Record<string, string>
}

function callOnce(agent: Agent, { url, method = 'GET', body, headers }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: headers?.() ?? {} }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body?.())
  })
}

/** Answers a second over `CONNECTIONS` connections kept alive. */
async function measureRate(call: Call): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const start = performance.now()
  let count = 0
  const work = async () => {
    while (performance.now() - start < ROUND_MS) {
      expect(await callOnce(agent, call)).toBe(200)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  agent.destroy()
  return count / ((performance.now() - start) / 1000)
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

async function compare(name: string, own: Call, bare: Call): Promise<void> {
  const rates = { own: [] as number[], bare: [] as number[] }
  await measureRate(own)
  await measureRate(bare)
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.own.push(await measureRate(own))
    rates.bare.push(await measureRate(bare))
  }
  const [ownRate, bareRate] = [median(rates.own), median(rates.bare)]
  console.log(
    `${name}: ${Math.round(ownRate)}/s, bare hono ${Math.round(bareRate)}/s, ratio ${(ownRate / bareRate).toFixed(3)}`,
  )
}

test('the tree of a unit, from the content cache', async () => {
  console.log(`tree: ${treeBytes} characters`)
  await compare(
    'tree',
    { url: `${ours.origin}/api/v1/curriculums/${UNIT}/tree` },
    { url: `${yardstickOrigin}/tree` },
  )
})

test("a visitor's turn with the built-in tutor", async () => {
  const body = () => JSON.stringify({ message: '소수가 뭐예요?', curriculumId: UNIT, conceptId: CONCEPT })
  // Every turn a new visitor; the address's counter is emptied so that the limit does not end the measuring.
  const emptying = setInterval(() => void ours.database.pool.query('delete from limit_counters'), 100)
  const headers = () => ({ 'Content-Type': 'application/json' })
  await compare(
    'turn',
    { url: `${ours.origin}/api/v1/services/llm/chat-completions`, method: 'POST', body, headers },
    { url: `${yardstickOrigin}/turn`, method: 'POST', body, headers },
  )
  clearInterval(emptying)
})

test("a learner's recorded turn, with its key, its thread and its row", async () => {
  const learners = await Promise.all(Array.from({ length: CONNECTIONS }, () => ours.signIn('user')))
  const places = await Promise.all(
    learners.map(async (learner) => {
      const made = await learner.post(`/api/v1/curriculums/${UNIT}/concepts/${CONCEPT}/threads`)
      return {
        session: learner.cookies.get('session') ?? '',
        threadId: ((await made.json()) as { thread: { id: string } }).thread.id,
      }
    }),
  )
  let next = 0
  const pick = () => places[next++ % places.length]!
  let place = pick()
  const body = () => {
    return JSON.stringify({ threadId: place.threadId, message: '기록', context: {} })
  }
  const headers = () => {
    place = pick()
    return {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      Cookie: `session=${place.session}`,
    }
  }
  await compare(
    'record',
    { url: `${ours.origin}/api/v1/services/messages`, method: 'POST', body, headers },
    { url: `${yardstickOrigin}/turn`, method: 'POST', body, headers },
  )
})
