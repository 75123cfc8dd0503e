import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import { addDays, listDays } from '#domain/statistics/day-range.ts'
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts'
import { seedContent } from '#server/seed/seed-content.ts'
import { markDays } from '#server/statistics/mark-days.queries.ts'
import { rollUpMarkedDays } from '#server/statistics/roll-up.flow.ts'
import { summarizeAnsweredItems } from '#server/statistics/summarize-items.flow.ts'
import { readJson } from '#tests/support/learner.ts'
import { SEEDING_SETTINGS, seedStatistics } from '#tests/support/seed-statistics.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const SCALE = Number(process.env.STATISTICS_SCALE ?? 1)
/** A folder that keeps the filled database for the next run; by default each run fills one of its own. */
const KEPT = process.env.STATISTICS_DATA
const SIZE = {
  learners: 2000,
  days: 366,
  answers: 1_000_000 * SCALE,
  spans: 10_000_000 * SCALE,
  calls: 200_000 * SCALE,
}
const ROUNDS = 20
const PAGE_MS = 300
const DAY_MS = 10_000
const HOURS_MS = 3 * 3_600_000

let dataDir: string
let embedded: EmbeddedPostgres
let server: TestServer
let admin: TestBrowser
const today = toSeoulDate(Date.now())
const never = new AbortController().signal

async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

function report(what: string, times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  console.log(`${what}: p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms (${times.length})`)
  return at(0.95)
}

/** Fills a database unless it is filled, and rolls up its marked days. */
async function fill(databaseUrl: string): Promise<void> {
  const { db, pool, close } = openDatabase(databaseUrl, () => undefined, { statementMs: HOURS_MS })
  await migrateDatabase(pool, path.resolve('src/server/db/migrations'))
  const { rows } = await pool.query('select from time_spans limit 1')
  if (rows.length === 0) {
    await seedContent(db, path.resolve('src/content'))
    const spent = await timed(() => seedStatistics(pool, SIZE))
    console.log(`seeded in ${(spent / 1000).toFixed(0)} s`)
  }
  await close()
  const filled = await createTestServer({ databaseUrl, databaseLimits: { statementMs: HOURS_MS } })
  const days = await timed(() => rollUpMarkedDays(filled.deps, never))
  console.log(`marked days rolled up in ${(days / 1000).toFixed(0)} s`)
  const items = await timed(() => summarizeAnsweredItems(filled.deps))
  console.log(`items summarized in ${(items / 1000).toFixed(1)} s`)
  await filled.database.pool.query('vacuum analyze')
  await filled.close()
}

beforeAll(async () => {
  dataDir = KEPT ?? (await mkdtemp(path.join(tmpdir(), 'semsaem-statistics-')))
  embedded = await startEmbedded({ dataDir, settings: SEEDING_SETTINGS })
  await fill(embedded.url)
  await embedded.stop()
  // What follows is measured with the product's own settings.
  embedded = await startEmbedded({ dataDir })
  server = await createTestServer({ databaseUrl: embedded.url })
  admin = await server.signIn('user', 'admin')
}, HOURS_MS)
afterAll(async () => {
  await server?.close()
  await embedded?.stop()
  if (KEPT === undefined) await rm(dataDir, { recursive: true, force: true })
})

test(
  'a day is rolled up again within ten seconds',
  async () => {
    const times: number[] = []
    for (const day of listDays({ from: addDays(today, -6), to: today })) {
      await markDays(server.deps.db, [day])
      times.push(await timed(() => rollUpMarkedDays(server.deps, never)))
    }
    expect(report('one day', times)).toBeLessThan(DAY_MS)
  },
  HOURS_MS,
)

test(
  'each page is answered within 300 ms, 95 times of 100',
  async () => {
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select evaluation_id as id from item_statistics order by answers desc limit 1',
    )
    const { rows: grades } = await server.database.pool.query<{ id: string }>(
      'select id from curriculum_nodes where parent_id is null order by ordered limit 1',
    )
    const range = (days: number) => `from=${addDays(today, 1 - days)}&to=${today}`
    const pages = {
      'all, 28 days': `/api/v1/statistics/all?${range(28)}`,
      'all, 366 days': `/api/v1/statistics/all?${range(366)}`,
      'all, 359 days, no whole week at its ends': `/api/v1/statistics/all?from=${addDays(today, -360)}&to=${addDays(today, -2)}`,
      'a grade, 28 days': `/api/v1/statistics/curriculums/${grades[0]?.id}?${range(28)}`,
      'a grade, 366 days': `/api/v1/statistics/curriculums/${grades[0]?.id}?${range(366)}`,
      'a unit, 366 days': `/api/v1/statistics/curriculums/M1U01?${range(366)}`,
      'the dashboard': '/api/v1/statistics/today',
      'an item': `/api/v1/evaluation-items/${rows[0]?.id}/statistics`,
    }
    const slow: string[] = []
    for (const [name, path] of Object.entries(pages)) {
      await readJson(admin.get(path))
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(() => readJson(admin.get(path))))
      if (report(name, times) >= PAGE_MS) slow.push(name)
    }
    expect(slow).toEqual([])
  },
  HOURS_MS,
)
