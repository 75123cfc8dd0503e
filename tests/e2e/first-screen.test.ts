import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { findOverflow } from '#tests/support/find-faults.ts'
import { readShifts, recordShifts } from '#tests/support/layout-shifts.ts'
import { awaitReady } from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

const CONCEPT = '/chat/M1U01/M1U01C01'

/** A profile of its own: a clock that is stopped stays so for the next test in the same one. */
const OWN_CLOCK = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' } as const

let stage: Stage
beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

/** Where the headings, the first paragraph and the first formula of the explanation stand. */
function measureText(page: Page) {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const parts = [
      ...document.querySelectorAll(
        'h1, .opening-text > h2, .opening-text > h3, .opening-text > p, .katex-html',
      ),
    ].filter(isSeen)
    return parts.slice(0, 8).map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      // The bar's buttons come beside the first heading, and take of its empty room.
      return [part.tagName, ...[x, y, part.tagName === 'H1' ? 0 : width, height].map(Math.round)]
    })
  })
}

/** The app comes once `release` is called: until then the page is what the server wrote. */
async function holdApp(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('a concept, its unit, home and a guide are read without scripts', async () => {
  const { page, problems } = await stage.visit({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  await page.goto(CONCEPT)
  await page.getByRole('heading', { level: 1, name: '소수와 합성수' }).waitFor()
  await page.getByRole('heading', { level: 3, name: '왜 배울까' }).waitFor()
  expect(await page.locator('.katex-html').count()).toBeGreaterThan(20)
  await page.locator('.first-note').waitFor()
  const formula = await page.locator('.opening-text .formula').first().boundingBox()
  expect(formula?.height).toBeGreaterThan(10)
  expect(await findOverflow(page)).toEqual([])
  await page
    .getByRole('navigation', { name: '이 단원의 개념' })
    .getByRole('link', { name: '소인수분해' })
    .first()
    // By keyboard: a late font of a formula moves what is below it.
    .press('Enter')
  await page.getByRole('heading', { level: 1, name: '소인수분해' }).waitFor()
  await page.goto('/')
  await page.getByRole('link', { name: '소인수분해' }).click()
  await page.getByRole('heading', { level: 1, name: '소인수분해' }).waitFor()
  await page.goto('/guide/study/exams')
  await page.getByRole('heading', { level: 2, name: '네 단계' }).waitFor()
  expect(problems).toEqual([])
})

test.each([
  [390, 844],
  [820, 1180],
  [1440, 900],
])('the app takes the text over where it stands, at %i px', async (width, height) => {
  const { page, problems } = await stage.visit({ viewport: { width, height } })
  await recordShifts(page)
  const release = await holdApp(page)
  await page.goto(CONCEPT, { waitUntil: 'commit' })
  await page.locator('.opening-text .katex-html').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const first = await measureText(page)
  const paragraph = await page.evaluateHandle(() => document.querySelector('.opening-text > p'))
  expect(first).toHaveLength(8)
  release()
  await awaitReady(page)
  expect(await page.locator('#first-screen').count()).toBe(0)
  expect(await measureText(page)).toEqual(first)
  // The very elements, not drawn again.
  expect(await paragraph.evaluate((element) => element?.closest('#opening') !== null)).toBe(true)
  const { sum, moved } = await readShifts(page)
  expect(sum, moved).toBeLessThan(0.01)
  expect(problems).toEqual([])
})

test('home shows nothing before the app that it does not show then', async () => {
  const { page } = await stage.visit({ viewport: { width: 390, height: 844 } })
  const release = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('.first-visit h1').waitFor()
  expect(await page.locator('.first-visit').getByRole('link', { name: '소인수분해' }).count()).toBe(0)
  release()
  await page.getByRole('radiogroup', { name: '학년' }).waitFor()
})

test('the code of a conversation comes beside the outline of the curriculum, not after it', async () => {
  const { page } = await stage.visit()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/curriculums', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(/\/assets\/conversation-.*\.js$/)
  await page.goto(CONCEPT, { waitUntil: 'commit' })
  await asked
  release()
  await awaitReady(page)
  expect(await page.locator('#first-screen').count()).toBe(0)
})

test('a text waits for the fonts of its formulas, and moves nothing when they come', async () => {
  const { page, problems } = await stage.visit(OWN_CLOCK)
  await recordShifts(page)
  await page.clock.install({ time: 0 })
  // The text would be shown after a while.
  await page.clock.pauseAt(1_000)
  const release = await holdApp(page)
  let sendFonts: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    sendFonts = resolve
  })
  await page.route(/\/assets\/KaTeX_.*\.woff2$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(CONCEPT, { waitUntil: 'commit' })
  await page.locator('[data-awaits-fonts]').waitFor()
  expect(await page.locator('.opening-text').isVisible()).toBe(false)
  sendFonts()
  await page.locator('.opening-text .katex-html').first().waitFor()
  expect(await page.evaluate(() => document.fonts.check('1em KaTeX_Main'))).toBe(true)
  const { sum, moved } = await readShifts(page)
  expect(sum, moved).toBeLessThan(0.01)
  await page.clock.resume()
  release()
  await awaitReady(page)
  expect(problems).toEqual([])
})

test('a text whose fonts do not come is shown without them', async () => {
  const { page } = await stage.visit(OWN_CLOCK)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await holdApp(page)
  await page.route(/\/assets\/KaTeX_.*\.woff2$/, () => undefined)
  await page.goto(CONCEPT, { waitUntil: 'commit' })
  await page.locator('[data-awaits-fonts]').waitFor()
  await page.clock.runFor(400)
  await page.locator('.opening-text .katex-html').first().waitFor()
})

test('a screen whose outline is there when the app comes is drawn once', async () => {
  const { page, problems } = await stage.visit()
  await page.addInitScript(() => {
    const drawn: string[] = []
    Object.assign(window, { drawn })
    new MutationObserver(() => {
      const what = document.querySelector('#root textarea') ? 'conversation' : 'rows'
      if (document.querySelector('#root > *') && drawn.at(-1) !== what) drawn.push(what)
    }).observe(document, { childList: true, subtree: true })
  })
  const release = await holdApp(page)
  const outline = page.waitForResponse('**/api/curriculums')
  await page.goto(CONCEPT, { waitUntil: 'commit' })
  await (await outline).finished()
  release()
  await awaitReady(page)
  expect(await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn)).toEqual([
    'conversation',
  ])
  expect(problems).toEqual([])
})

test('a formula with Korean words does not fetch the rest of a font', async () => {
  const { page } = await stage.visit()
  const fonts: string[] = []
  page.on('request', (request) => {
    const [, name] =
      /(KaTeX_(?:Main-Regular|Math-Italic)(?:-common)?)-[\w-]+\.woff2$/.exec(request.url()) ?? []
    if (name) fonts.push(name)
  })
  await page.goto('/chat/M1U09/M1U09C04')
  await page.locator('.opening-text .katex-html', { hasText: '밑넓이' }).first().scrollIntoViewIfNeeded()
  await awaitReady(page)
  await page.evaluate(() => document.fonts.ready)
  expect(new Set(fonts)).toEqual(new Set(['KaTeX_Main-Regular-common', 'KaTeX_Math-Italic-common']))
})
