import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts'
import { startOpenAiServer } from '#tests/server/llm/openai-server.ts'
import { TEMPLATE_DATABASE } from '#tests/support/database-cluster.ts'
import { enterAs } from '#tests/support/enter-as.ts'
import {
  ask,
  awaitReady,
  awaitReply,
  beginItem,
  messageInput,
  soon,
  turns,
} from '#tests/support/learning-page.ts'
import { getBrowser } from '#tests/support/open-browser.ts'
import { type Product, startProduct } from '#tests/support/product.ts'
import { type LongTask, listLongTasks, type TraceEvent } from './list-long-tasks.ts'
import { makeReply } from './streaming-reply.ts'

/** Long tasks of the page at 4x CPU, with the events that they consist of. Limit: none over 80 ms. */
const SLOWDOWN = 4
const LONG_MS = 50
const UPRIGHT = { width: 820, height: 1180 }
const FLAT = { width: 1180, height: 820 }
const REPLY_BYTES = 24 * 1024
const SHORT_REPLY_BYTES = 1024
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

/** The test's own question to the page, which nothing of the page is in. */
function isQuestion({ parts }: LongTask): boolean {
  return parts[0]?.startsWith('Receive mojo message') === true
}

function print(name: string, all: readonly LongTask[]): void {
  const tasks = all.filter((task) => !isQuestion(task))
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

interface Tablet {
  context: BrowserContext
  page: Page
  usable: UsableSigns
  userId: string
  /** Prints the long tasks of a step. */
  measure: (name: string, run: () => Promise<unknown>) => Promise<void>
}

/** A learner's tablet on the concept, slowed down, with everything that the device keeps. */
async function openTablet(opened: Product): Promise<Tablet> {
  const browser = await getBrowser()
  const context = await browser.newContext({ baseURL: opened.origin, viewport: UPRIGHT })
  const userId = await enterAs(opened, context, opened.origin)
  const page = await context.newPage()
  await page.goto(CONCEPT)
  await awaitReady(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const usable = await signalUsable(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const measure = async (name: string, run: () => Promise<unknown>) =>
    print(name, await trace(session, () => run().then(() => settle(page))))
  return { context, page, usable, userId, measure }
}

test('measures the long tasks of a learner’s session', async () => {
  const { context, page, usable, measure } = await openTablet(product)
  await measure('opening a concept', () => open(page, usable))
  await measure('sending a turn', () => ask(page, '소수가 뭐야?').then(() => awaitReply(page)))
  await measure('opening it with turns', () => open(page, usable))
  await measure('beginning an item', () => beginItem(page))
  await measure('choosing an option', () =>
    page
      .locator('.item input')
      .first()
      .check({ force: true, timeout: 3_000 })
      .catch(() => undefined),
  )
  expect(await page.locator('.item').count()).toBe(1)
  await context.close()
})

test('measures the long tasks of a long reply and of a long conversation', async () => {
  const model = await startOpenAiServer()
  const talkative = await startProduct(embedded.url.replace(/[^/]+$/, 'postgres'), {
    TUTOR_BASE_URL: model.baseUrl,
    TUTOR_MODEL: 'loopback',
  })
  try {
    const { context, page, usable, userId, measure } = await openTablet(talkative)
    model.setMode({ kind: 'reply', text: makeReply(REPLY_BYTES), pieceLength: 24, pieceEveryMs: 20 })
    await measure('streaming 24 KB', () => ask(page, '소수가 뭐야?').then(() => awaitReply(page)))
    model.setMode({ kind: 'reply', text: makeReply(SHORT_REPLY_BYTES) })
    await ask(page, '합성수가 뭐야?')
    await awaitReply(page, 2)
    await talkative.pool.query(
      `insert into messages (user_id, id, thread_id, message, response, status, context, position, created_at)
       select user_id, gen_random_uuid(), thread_id, '질문 ' || n, response, 'success', context,
         position + n, created_at + n * interval '1 second'
       from (select * from messages where user_id = $1 order by position desc limit 1) last,
         generate_series(1, 58) n`,
      [userId],
    )
    // The device's copy of the thread is the first one's.
    await page.goto(CONCEPT)
    await soon(() => turns(page).count()).toBe(60)
    await measure('opening 60 turns', () =>
      open(page, usable).then(() => soon(() => turns(page).count()).toBe(60)),
    )
    await measure('turning the tablet with 60 turns', async () => {
      await page.setViewportSize(FLAT)
      await settle(page)
      await page.setViewportSize(UPRIGHT)
    })
    await measure('typing with 60 turns', () => messageInput(page).pressSequentially('소수는 왜 두 개야'))
    await measure('sending a turn after 60', () =>
      messageInput(page)
        .press('Enter')
        .then(() => awaitReply(page, 61)),
    )
    expect(await turns(page).count()).toBe(61)
    await context.close()
  } finally {
    await talkative.remove()
    await model.close()
  }
})
