import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { readShifts, recordShifts } from '#tests/support/layout-shifts.ts'
import { ask, awaitOnDevice, awaitReady, awaitReply, soon } from '#tests/support/learning-page.ts'
import { outboxSize } from '#tests/support/person-store.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

const CONCEPT = '/chat/M1U01/M1U01C01'
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

/** Slows a page down until its parts are there: a page that is slowed down takes the processor even while it waits. */
async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return devtools
}

const speedUp = (devtools: CDPSession) => devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })

const shownIds = (page: Page) =>
  page.locator('[data-turn]').evaluateAll((found) => found.map((turn) => (turn as HTMLElement).dataset.turn))

/** Everything that loads by itself is loaded. */
async function awaitQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
}

interface Measured {
  viewport: { width: number; height: number }
  address: string
  /** What is there last. */
  parts: readonly string[]
  /** Whether the browser has none of the app's files. */
  keepsNothing?: boolean
}

async function measureVisit(context: BrowserContext, visit: Measured): Promise<void> {
  const { viewport, address, parts, keepsNothing = false } = visit
  const page = await context.newPage()
  await page.setViewportSize(viewport)
  const devtools = await slowDown(context, page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: keepsNothing })
  await recordShifts(page)
  await page.goto(address)
  for (const part of parts) {
    await page.locator(part).first().waitFor()
    await speedUp(devtools)
  }
  await awaitQuiet(page)
  const { sum, moved } = await readShifts(page)
  expect(sum, `${address} at ${viewport.width}: ${moved}`).toBeLessThan(MOST)
  await page.close()
}

/** The pages that a returning learner opens, each with the part that appears last. */
const RETURNS = {
  [CONCEPT]: '.chat-turn .turn-acts',
  '/': '.resume-levels',
  '/chat/M1U01': '.download button',
} as const

/** What a visitor comes to. */
const FIRST_VISITS = {
  [CONCEPT]: '[aria-label="이어서 할 일"] button',
  '/': '#root form input',
  '/chat/M1U01': '#root .steps',
} as const

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1180 }
/** Every page on a phone; on a tablet the conversation, whose layout is another. */
const PLACES = [
  [PHONE, CONCEPT],
  [PHONE, '/'],
  [PHONE, '/chat/M1U01'],
  [TABLET, CONCEPT],
] as const

test('nothing moves when a learner comes back, with a server, without one, and where its absence is noticed late', async () => {
  const { page, context, userId } = await stage.enter()
  await awaitOnDevice(page)
  await ask(page, '소수가 뭐야?')
  await awaitReply(page)
  await soon(() => outboxSize(page, userId)).toBe(0)
  await page.close()
  const measure = (viewport: Measured['viewport'], address: keyof typeof RETURNS, ...more: string[]) =>
    measureVisit(context, { viewport, address, parts: [RETURNS[address], ...more] })
  for (const [viewport, address] of PLACES) await measure(viewport, address)
  stage.proxy.cut()
  for (const [viewport, address] of PLACES) if (address !== '/') await measure(viewport, address)
  stage.proxy.fail(/ /, { kind: 'delay', ms: NOTICED_AFTER_MS })
  await measure(PHONE, CONCEPT, '.status-bar')
  await measure(TABLET, CONCEPT, '.status-bar')
  // What home shows of the learner comes late, and most of it is on the device.
  await measure(PHONE, '/')
})

test('nothing moves when a visitor comes', async () => {
  const { context } = await stage.visit({ serviceWorkers: 'block' })
  for (const [viewport, address] of PLACES)
    await measureVisit(context, { viewport, address, parts: [FIRST_VISITS[address]], keepsNothing: true })
})

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
  const devtools = await slowDown(context, again)
  await recordShifts(again)
  await again.goto(CONCEPT)
  await awaitReady(again)
  expect(await again.locator('.slip-text').last().innerText()).toBe('질문 30')
  await soon(() => shownIds(again)).toEqual(saved)
  await speedUp(devtools)
  await awaitQuiet(again)
  const { sum, moved } = await readShifts(again)
  expect(sum, moved).toBeLessThan(MOST)
  const fromEnd = await again
    .locator('#root .thread')
    .evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)
  expect(fromEnd).toBeLessThan(1)
})
