import { type ChildProcess, spawn } from 'node:child_process'
import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts'
import { planDaily } from '#server/notify/plan-daily.flow.ts'
import { sendDue } from '#server/notify/send-due.flow.ts'
import { insertSubscribers } from '#tests/support/subscribers.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

/**
 * 10,000 people are reminded at one hour: planned, then decided on, encrypted and sent one by one. The rates are printed; what is
 * promised is that memory does not grow with the number of people (performance.md). `BENCH_SUBSCRIBERS` is how many.
 */
const SUBSCRIBERS = Number(process.env.BENCH_SUBSCRIBERS ?? 10_000)
const BATCH = 1_000
const GROWTH_MB = 48
const now = new Date('2026-03-02T19:00:00+09:00')

/** A push service in a process of its own, which takes everything. */
const SERVICE = `
const server = require('node:http').createServer((request, response) => {
  request.resume()
  request.on('end', () => response.writeHead(201).end())
})
server.listen(0, '127.0.0.1', () => process.stdout.write(server.address().port + '\\n'))
`

let dataDir: string
let embedded: EmbeddedPostgres
let server: TestServer
let service: ChildProcess
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'semsaem-push-'))
  embedded = await startEmbedded({ dataDir })
  const { pool, close } = openDatabase(embedded.url, () => undefined)
  await migrateDatabase(pool, path.resolve('src/server/db/migrations'))
  await close()
  server = await createTestServer({
    databaseUrl: embedded.url,
    clock: () => now,
    env: { PUSH_LOOPBACK: 'on' },
  })
  service = spawn(process.execPath, ['-e', SERVICE], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(service.stdout!, 'data')
  const origin = `http://127.0.0.1:${Number(String(line))}`
  const pair = createECDH('prime256v1')
  const keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
  for (let from = 0; from < SUBSCRIBERS; from += BATCH) {
    const endpoints = Array.from({ length: Math.min(BATCH, SUBSCRIBERS - from) }, (_, index) => from + index)
    await insertSubscribers(
      server.database.db,
      endpoints.map((number) => ({ endpoint: `${origin}/${number}`, keys })),
    )
  }
}, 120_000)
afterAll(async () => {
  await server?.close()
  service?.kill()
  await embedded?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const MB = 1024 * 1024

setFlagsFromString('--expose_gc')
const collectGarbage: () => void = runInNewContext('gc')

/** What `work` took, and by how much the heap that cannot be freed grew at most meanwhile, in MB. */
async function measure(work: () => Promise<number>) {
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  let most = 0
  const timer = setInterval(() => {
    collectGarbage()
    most = Math.max(most, process.memoryUsage().heapUsed - before)
  }, 2_000)
  const cpu = process.cpuUsage()
  const begin = performance.now()
  const count = await work()
  const seconds = (performance.now() - begin) / 1000
  clearInterval(timer)
  const { user, system } = process.cpuUsage(cpu)
  return { count, perSecond: count / seconds, cpuMs: (user + system) / 1000 / count, growthMb: most / MB }
}

test(`plans for ${SUBSCRIBERS} people and sends to each, with memory flat`, async () => {
  const lines: string[] = []
  for (const [name, work] of [
    ['planned', () => planDaily(server.deps)],
    ['sent', () => sendDue(server.deps)],
  ] as const) {
    const { count, perSecond, cpuMs, growthMb } = await measure(work)
    lines.push(
      `${name} ${count}: ${perSecond.toFixed(0)}/s, ${cpuMs.toFixed(2)} ms of processor each, heap +${growthMb.toFixed(0)} MB`,
    )
    expect(count).toBe(SUBSCRIBERS)
    expect(growthMb).toBeLessThan(GROWTH_MB)
  }
  process.stdout.write(`${lines.join('\n')}\n`)
  const { rows } = await server.database.pool.query(
    'select state, count(*)::int from notification_sends group by state',
  )
  expect(rows).toEqual([{ state: 'sent', count: SUBSCRIBERS }])
}, 600_000)
