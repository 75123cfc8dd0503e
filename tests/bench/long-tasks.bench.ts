import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts'
import { TEMPLATE_DATABASE } from '#tests/support/database-cluster.ts'
import { enterAs } from '#tests/support/enter-as.ts'
import { ask, awaitReady, awaitReply, beginItem } from '#tests/support/learning-page.ts'
import { getBrowser } from '#tests/support/open-browser.ts'
import { type Product, startProduct } from '#tests/support/product.ts'
import { type LongTask, listLongTasks, type TraceEvent } from './list-long-tasks.ts'

/** Long tasks of the page at 4x CPU, with the events that they consist of. Limit: none over 80 ms. */
const SLOWDOWN = 4
const LONG_MS = 50
const CONCEPT = '/chat/M1U01/M1U01C01'

let dataDir: string
let embedded: EmbeddedPostgres
let product: Product

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'semsaem-tasks-'))
  embedded = await startEmbedded({ dataDir, database: TEMPLATE_DATABASE })
  const { pool, close } = openDatabase(embedded.url, () => undefined)
  await migrateDatabase(pool, path.resolve('src/server/db/migrations'))
  await close()
  product = await startProduct(embedded.url.replace(/[^/]+$/, 'postgres'))
})

afterAll(async () => {
  await product?.remove()
  await embedded?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function trace(session: CDPSession, run: () => Promise<unknown>): Promise<LongTask[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  const categories = 'toplevel,devtools.timeline,v8'
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories })
  await run()
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  session.off('Tracing.dataCollected', collect)
  return listLongTasks(events, LONG_MS)
}

function print(name: string, tasks: readonly LongTask[]): void {
  const longest = Math.round(Math.max(0, ...tasks.map(({ ms }) => ms)))
  console.info(`${name}: ${tasks.length} tasks over ${LONG_MS} ms, the longest ${longest} ms`)
  for (const { ms, parts } of tasks) console.info(`  ${Math.round(ms)} ms: ${parts.join(', ')}`)
}

const settle = (page: Page) => page.waitForTimeout(1_500)

/** Opens the concept; resolves when it can be used. The page says so itself: looking for it from outside would be measured, too. */
async function open(page: Page, usable: UsableSigns): Promise<void> {
  const shown = new Promise<void>((resolve) => {
    usable.next = resolve
  })
  await page.goto(CONCEPT)
  await shown
}

interface UsableSigns {
  next: () => void
}

/** From the next navigation on, `next` is called when the cards of a conversation are there. */
async function signalUsable(page: Page): Promise<UsableSigns> {
  const signs: UsableSigns = { next: () => undefined }
  await page.exposeFunction('onUsable', () => signs.next())
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[aria-label="이어서 할 일"] button'))
        (window as unknown as { onUsable: () => void }).onUsable()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return signs
}

test('measures the long tasks of a learner’s session', async () => {
  const browser = await getBrowser()
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 820, height: 1180 },
  })
  await enterAs(product, context, product.origin)
  const page = await context.newPage()
  await page.goto(CONCEPT)
  await awaitReady(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const usable = await signalUsable(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const steps: [string, () => Promise<unknown>][] = [
    ['opening a concept', () => open(page, usable)],
    ['sending a turn', () => ask(page, '소수가 뭐야?').then(() => awaitReply(page))],
    ['opening it with turns', () => open(page, usable)],
    ['beginning an item', () => beginItem(page)],
    [
      'choosing an option',
      () =>
        page
          .locator('.item input')
          .first()
          .check({ force: true, timeout: 3_000 })
          .catch(() => undefined),
    ],
  ]
  for (const [name, run] of steps) print(name, await trace(session, () => run().then(() => settle(page))))
  await context.close()
  expect(steps.length).toBeGreaterThan(0)
})
