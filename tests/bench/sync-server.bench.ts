import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts'
import { seedContent } from '#server/seed/seed-content.ts'
import { type ListeningServer, listenTestServer } from '#tests/support/test-server.ts'
import { drainDevice, makeRecords, type SyncDevice, type SyncFigures } from './sync-device.ts'

/**
 * What comes up when a network is back. Promised on two cores that do nothing else: all in within 60 s, p95 of a request under
 * 2 s, no 5xx. On a real port, a database that flushes, and with the devices in the server's own process, so they take of its cores.
 */
const CONCEPT = 'M1U01C01'

let dataDir: string
let embedded: EmbeddedPostgres
let server: ListeningServer
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'semsaem-bench-'))
  embedded = await startEmbedded({ dataDir })
  const { db, pool, close } = openDatabase(embedded.url, () => undefined)
  await migrateDatabase(pool, path.resolve('src/server/db/migrations'))
  await seedContent(db, path.resolve('src/content'))
  await close()
  server = await listenTestServer({ databaseUrl: embedded.url, tutor: 'built-in' })
}, 120_000)
afterAll(async () => {
  await server.close()
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function makeDevice(records: number): Promise<SyncDevice> {
  const browser = await server.signIn('user')
  const userId = browser.userId ?? ''
  const session = browser.cookies.get('session') ?? ''
  return { userId, session, records: await makeRecords(userId, CONCEPT, records) }
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

async function measure(name: string, devices: SyncDevice[]) {
  const figures: SyncFigures = { requestMs: [], statuses: new Map() }
  const start = performance.now()
  const cpu = process.cpuUsage()
  await Promise.all(devices.map((device) => drainDevice(server.origin, device, figures)))
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const sorted = figures.requestMs.toSorted((one, other) => one - other)
  const p95 = at(sorted, 0.95)
  // 503 is a full server's: the device sends the record again, and all must come in.
  const failures = [...figures.statuses].filter(([status]) => status >= 500 && status !== 503)
  const failed = failures.reduce((sum, [, count]) => sum + count, 0)
  const times = [at(sorted, 0.5), p95, at(sorted, 0.99)].map((ms) => ms.toFixed(0)).join(' / ')
  console.log(
    `${name}: all in within ${seconds.toFixed(1)} s, a request p50 / p95 / p99 ${times} ms, refused ${figures.statuses.get(503) ?? 0}, failed ${failed}, processor time of this process ${((user + system) / 1e6).toFixed(1)} s, answers ${JSON.stringify(Object.fromEntries(figures.statuses))}`,
  )
  expect(failed).toBe(0)
}

const count = async (table: string, userIds: string[]) => {
  const { rows } = await server.database.pool.query<{ n: string }>(
    `select count(*) as n from ${table} where user_id = any($1)`,
    [userIds],
  )
  return Number(rows[0]?.n)
}

async function expectAllIn(devices: SyncDevice[]): Promise<void> {
  const ids = devices.map(({ userId }) => userId)
  const sent = (kind: string) =>
    devices.flatMap(({ records }) => records).filter((record) => record.kind === kind).length
  expect(await count('messages', ids)).toBe(sent('turn'))
  expect(await count('exams', ids)).toBe(sent('exam'))
  expect(await count('time_spans', ids)).toBe(sent('timespan'))
}

test('30 devices with 40 records each come back at once', async () => {
  const devices = await Promise.all(Array.from({ length: 30 }, () => makeDevice(40)))
  await measure('30 x 40', devices)
  await expectAllIn(devices)
})

test('one device with 2 000 records comes back', async () => {
  const device = await makeDevice(2000)
  await measure('1 x 2 000', [device])
  await expectAllIn([device])
})
