import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { getBrowser, openVisit, signIn } from '#tests/support/open-browser.ts'
import { type Product, startProduct } from '#tests/support/product.ts'

const CONCEPT = '/chat/M1U01/M1U01C02'
const COUNTED_MS = 3_000

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct(inject('clusterUrl'), { TRACK_TIME: 'on' })
  browser = await getBrowser()
})

afterAll(() => product?.remove())

const readBuffered = (page: Page) =>
  page.evaluate(() => {
    const buffer = JSON.parse(localStorage.getItem('timespan-data') ?? '{}')
    const records = Object.values(buffer as Record<string, { open: { timespan: number }[] }>).flatMap(
      (one) => one.open,
    )
    return records.reduce((sum, record) => sum + record.timespan, 0)
  })

/** Moves the pointer as someone at work does, and gives what has been counted so far. */
async function work(page: Page): Promise<number> {
  await page.mouse.move(300 + Math.random() * 200, 300 + Math.random() * 200)
  return await readBuffered(page)
}

async function countSaved(): Promise<number> {
  const { rows } = await product.pool.query<{ sum: string | null }>('select sum(accepted) from time_spans')
  return Number(rows[0]?.sum ?? 0)
}

test("a student's time on a concept reaches the server, though the configuration does not come at first", async () => {
  const { context, page, problems } = await openVisit(browser, product.origin, { serviceWorkers: 'block' })
  // The first call and both of its retries.
  let failures = 0
  await page.route('**/api/config', (route) => {
    failures += 1
    return failures <= 3 ? route.abort() : route.continue()
  })
  await signIn(page, 'student', CONCEPT)
  await page.getByRole('heading', { name: '핵심' }).waitFor()
  await expect.poll(() => failures, { timeout: 30_000 }).toBeGreaterThanOrEqual(3)
  await expect.poll(() => work(page), { timeout: 60_000, interval: 200 }).toBeGreaterThanOrEqual(COUNTED_MS)
  const counted = await readBuffered(page)
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  await expect.poll(countSaved, { timeout: 10_000 }).toBeGreaterThanOrEqual(counted)
  const { rows } = await product.pool.query('select distinct span_type, span_key from time_spans')
  expect(rows).toEqual([{ span_type: 'CURRICULUM_CONCEPT', span_key: 'M1U01C02' }])
  expect(problems).toEqual([])
  await context.close()
})

test("an administrator's time is not measured", async () => {
  const before = await countSaved()
  const { context, page } = await openVisit(browser, product.origin, { serviceWorkers: 'block' })
  await signIn(page, 'admin', CONCEPT)
  await page.getByRole('heading', { name: '핵심' }).waitFor()
  for (let step = 0; step < 20; step += 1) await work(page)
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  expect(await readBuffered(page)).toBe(0)
  expect(await countSaved()).toBe(before)
  await context.close()
})
