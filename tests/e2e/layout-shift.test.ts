import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { readShifts, recordShifts } from '#tests/support/layout-shifts.ts'
import { ask, awaitCached, awaitReady, awaitReply, awaitWorker, soon } from '#tests/support/learning-page.ts'
import { outboxSize } from '#tests/support/person-store.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

const CONCEPT = '/chat/M1U01/M1U01C01'
const EXPLANATION = '/api/v1/services/curriculum-concepts/M1U01C01/explanations'
/** As a slow tablet: parts that come one after the other are seen one after the other. */
const SLOWDOWN = 2
const MOST = 0.01
/** How long the page believes that there is a server: by then the conversation is on the screen. */
const NOTICED_AFTER_MS = 3_000

let stage: Stage
beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'), null, { worker: true })
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

const shownIds = (page: Page) =>
  page.locator('[data-turn]').evaluateAll((found) => found.map((turn) => (turn as HTMLElement).dataset.turn))

/** Everything that loads by itself is loaded. */
async function awaitQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
}

async function measureVisit(context: BrowserContext, address: string, ...parts: string[]): Promise<void> {
  const page = await context.newPage()
  await slowDown(context, page)
  await recordShifts(page)
  await page.goto(address)
  for (const part of parts) await page.locator(part).first().waitFor()
  await awaitQuiet(page)
  const { sum, moved } = await readShifts(page)
  expect(sum, `${address}: ${moved}`).toBeLessThan(MOST)
  await page.close()
}

/** What a learner with a turn comes back to, and what is there last on each page. */
const RETURNS = {
  [CONCEPT]: '.chat-turn .turn-acts',
  '/': '.resume-levels',
  '/chat/M1U01': '.download button',
}

/** What a visitor comes to. */
const FIRST_VISITS = {
  [CONCEPT]: '[aria-label="이어서 할 일"] button',
  '/': '#root form input',
  '/chat/M1U01': '#root .steps',
}

/** Every page on a phone; on a tablet the conversation, whose layout is another. */
const PHONE = { width: 390, height: 844, addresses: [CONCEPT, '/', '/chat/M1U01'] } as const
const TABLET = { width: 820, height: 1180, addresses: [CONCEPT] } as const

test.each([PHONE, TABLET])(
  'nothing moves when a learner comes back, with a server, without one, and where its absence is noticed late, at $width px',
  async ({ width, height, addresses }) => {
    const { page, context, userId } = await stage.enter('M1U01C01', { viewport: { width, height } })
    await ask(page, '소수가 뭐야?')
    await awaitReply(page)
    await soon(() => outboxSize(page, userId)).toBe(0)
    await awaitWorker(page)
    await page.reload()
    await awaitReady(page)
    await awaitCached(page, EXPLANATION)
    await page.close()
    for (const address of addresses) await measureVisit(context, address, RETURNS[address])
    stage.proxy.cut()
    for (const address of addresses.filter((one) => one !== '/'))
      await measureVisit(context, address, RETURNS[address])
    stage.proxy.fail(/ /, { kind: 'delay', ms: NOTICED_AFTER_MS })
    await measureVisit(context, CONCEPT, RETURNS[CONCEPT], '.status-bar')
    // What home shows of the learner comes late, and most of it is on the device.
    if (addresses.some((one) => one === '/')) await measureVisit(context, '/', RETURNS['/'])
  },
)

test.each([PHONE, TABLET])(
  'nothing moves when a visitor comes, at $width px',
  async ({ width, height, addresses }) => {
    for (const address of addresses) {
      const { context } = await stage.visit({ viewport: { width, height } })
      await measureVisit(context, address, FIRST_VISITS[address])
    }
  },
)

test('of a long conversation the end is there first, and its earlier turns do not move it', async () => {
  const { page, context, userId } = await stage.enter()
  await ask(page, '소수가 뭐야?')
  await awaitReply(page)
  await soon(() => outboxSize(page, userId)).toBe(0)
  await stage.product.pool.query(
    `insert into messages (user_id, id, thread_id, message, response, status, context, position, created_at)
     select user_id, gen_random_uuid(), thread_id, '질문 ' || n, response, 'success', context,
       position + n, created_at + n * interval '1 second'
     from messages, generate_series(1, 30) n where user_id = $1`,
    [userId],
  )
  const saved = (await stage.savedTurns(userId)).map(({ id }) => id)
  await page.reload()
  await soon(() => shownIds(page)).toEqual(saved)
  await page.close()
  const again = await context.newPage()
  await slowDown(context, again)
  await recordShifts(again)
  await again.goto(CONCEPT)
  await awaitReady(again)
  expect(await again.locator('.slip-text').last().innerText()).toBe('질문 30')
  await soon(() => shownIds(again)).toEqual(saved)
  await awaitQuiet(again)
  const { sum, moved } = await readShifts(again)
  expect(sum, moved).toBeLessThan(MOST)
  const fromEnd = await again
    .locator('#root .thread')
    .evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)
  expect(fromEnd).toBeLessThan(1)
})
