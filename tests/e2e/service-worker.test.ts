import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openSyncSource } from '#tests/support/dispatch-sync.ts'
import { enterAs } from '#tests/support/enter-as.ts'
import { type KeptProfile, makeKeptProfile } from '#tests/support/kept-profile.ts'
import {
  answer,
  ask,
  awaitCached,
  awaitOnDevice,
  awaitReady,
  awaitReply,
  awaitWorker,
  beginItem,
  followUp,
  messageInput,
  openConcept,
  readOpenItem,
  soon,
} from '#tests/support/learning-page.ts'
import { makePerson } from '#tests/support/make-person.ts'
import { outboxSize } from '#tests/support/person-store.ts'
import { CHAT_CALL, openStage, SAVE_CALL, type Stage } from '#tests/support/stage.ts'
import { step } from '#tests/support/step.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'), null, { worker: true })
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

/** Waits until the worker serves the page and has cached what the app needs to open. */
async function awaitInstalled(page: Page): Promise<void> {
  await awaitWorker(page)
  await awaitCached(page, '/api/curriculums')
}

/** An answer that could not be sent, and no page of the app; `sync` is what the browser says once a network is back. */
async function leaveAnAnswer(context: BrowserContext, page: Page) {
  const userId = await enterAs(stage.product, context, stage.proxy.origin)
  const { devtools, sync } = await openSyncSource(context, page, stage.proxy.origin)
  await openConcept(page, 'M1U01C01')
  await awaitInstalled(page)
  await beginItem(page)
  await soon(() => outboxSize(page, userId)).toBe(0)
  const { correctAnswer } = await readOpenItem(page)
  stage.proxy.fail(SAVE_CALL, { kind: 'drop-before' })
  await answer(page, correctAnswer)
  await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
  expect(await stage.answers(userId)).toEqual([])
  // Another page of the browser, none of the app.
  await page.goto('about:blank')
  stage.proxy.heal()
  return { userId, devtools, sync }
}

test('a page of administration is never kept on the device, and says offline that it needs a network', async () => {
  const { page } = await stage.enter('M1U01C01', undefined, 'admin')
  await awaitInstalled(page)
  await page.goto('/admin')
  await page.getByRole('heading', { name: '교육과정' }).waitFor()
  const readFetched = () =>
    page.evaluate(async () => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      const ofAdministration = fetched.filter((path) => /manage-|content-conflicts/.test(path))
      const kept = await Promise.all(ofAdministration.map((path) => caches.match(path)))
      return { count: ofAdministration.length, kept: kept.filter(Boolean).length }
    })
  await soon(async () => (await readFetched()).count).toBeGreaterThan(2)
  expect((await readFetched()).kept).toBe(0)
  stage.proxy.cut()
  // One that was never opened: the browser itself may still have the code of the other.
  await page.goto('/admin/SchoolManager')
  await page.getByText('관리 화면은 인터넷에 연결되어야 열 수 있어요').waitFor()
  stage.proxy.restore()
  await page.getByRole('button', { name: /다시/ }).click()
  await page.getByRole('link', { name: '학교 더하기' }).waitFor()
})

test('what the server has anew is shown though the page is too busy to start its background', async () => {
  const { page } = await stage.enter('M1U01C02')
  await awaitInstalled(page)
  await awaitCached(page, '/api/v1/services/curriculum-concepts/M1U01C02/explanations')
  const { cookie } = await makePerson(stage.product.pool, '관리자', ['admin'])
  const published = await fetch(`${stage.proxy.origin}/api/v1/curriculum-concepts/M1U01C02/explanations`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ content: '새로 낸 설명이에요.', status: 'published' }),
  })
  expect(published.ok, await published.text()).toBe(true)
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.reload()
  await page.locator('#opening').getByText('새로 낸 설명이에요.').waitFor()
})

describe('without the server', () => {
  test('the app opens again, at the address it is asked for, with what was read before, though the device lost its local storage in a crash', async () => {
    const { page, userId } = await stage.enter()
    await beginItem(page)
    await soon(() => outboxSize(page, userId)).toBe(0)
    const { correctAnswer } = await readOpenItem(page)
    await awaitOnDevice(page)
    stage.proxy.cut()
    await step('where it was', async () => {
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await awaitReady(page)
      await page.getByRole('heading', { name: '소수와 합성수' }).first().waitFor()
      await page.getByRole('heading', { name: '핵심' }).first().waitFor()
    })
    await step('the learner answers', async () => {
      await answer(page, correctAnswer)
      await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
      expect(await outboxSize(page, userId)).toBe(1)
    })
    await step('at other addresses', async () => {
      await page.goto('/chat/M1U01/M1U01C05')
      await page.getByRole('heading', { name: '최대공약수와 서로소' }).first().waitFor()
      await page.goto('/chat/M1U01')
      await page.getByRole('heading', { name: '소인수분해' }).first().waitFor()
    })
    await step('the answer goes out', async () => {
      stage.proxy.restore()
      await soon(async () => (await stage.answers(userId)).map(({ message }) => message)).toEqual([
        correctAnswer,
      ])
    })
  })
})

describe('a download', () => {
  test('goes on where it was cut, takes no part that is not what its name says, and is read whole without the server', async () => {
    const { page } = await stage.enter(null)
    await page.goto('/chat/M1U01')
    await awaitInstalled(page)
    const begun = stage.proxy.passed.length
    stage.proxy.fail(/offline-packs\/parts/, { kind: 'truncate' }, 1)
    await page.getByRole('button', { name: /이 단원 내려받기/ }).click()
    await page.getByRole('button', { name: '이어서 받기' }).waitFor()
    const asked = () =>
      stage.proxy.passed
        .slice(begun)
        .map(({ path }) => path)
        .filter((path) => path.includes('/parts/'))
    const before = asked()
    await page.getByRole('button', { name: '이어서 받기' }).click()
    await page.getByText('내려받았어요').waitFor()
    const parts = new Set(asked())
    expect(parts.size).toBe(7)
    // Only the damaged part, and what was under way with it, is asked for twice.
    expect(asked().length - parts.size).toBeLessThanOrEqual(3)
    expect(before.length).toBeGreaterThan(0)
    stage.proxy.cut()
    await page.reload()
    await page.getByText('내려받았어요').waitFor()
    // A concept that was never opened.
    await page.locator('h3 a[href="/chat/M1U01/M1U01C04"]').click()
    await page.getByRole('heading', { name: '왜 배울까' }).waitFor()
  })
})

// In a new profile: one in which an update was taken has that worker already.
test('a new version waits for the person, then for what is half typed or for a reply that is on its way, and takes nothing with it', async () => {
  const { page } = await stage.enter('M1U01C01', {})
  await awaitInstalled(page)
  /** Nothing that the browser asks for meanwhile gets the version before. */
  const publish = (text: string) => {
    stage.proxy.heal()
    stage.proxy.fail(/^GET \/sw\.js/, { kind: 'append', text })
    return page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  }
  await step('what is half typed', async () => {
    await beginItem(page)
    await messageInput(page).fill('12')
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
    const isTheSamePage = () => page.evaluate(() => 'isTheSamePage' in window)
    await publish('\n// newer')
    await page.getByText('새 버전이 있어요').waitFor()
    expect(await isTheSamePage()).toBe(true)
    await page.getByRole('button', { name: '지금 바꾸기' }).click()
    await page.getByText('하던 것이 끝나면 바꿀게요').waitFor()
    expect(await isTheSamePage()).toBe(true)
    const reloaded = page.waitForEvent('load')
    await messageInput(page).fill('')
    await reloaded
    await awaitReady(page)
    expect(await isTheSamePage()).toBe(false)
    // Once, and the exam goes on where it was.
    await page.locator('.item').waitFor()
  })

  await step('a reply', async () => {
    await publish('\n// newest')
    await page.getByRole('button', { name: '지금 바꾸기' }).waitFor()
    stage.proxy.fail(CHAT_CALL, { kind: 'dribble', bytes: 60, everyMs: 40 })
    await page.getByRole('radio', { name: '질문' }).check({ force: true })
    await ask(page, '소수가 뭐야?')
    await page.locator('.composer-stop').waitFor()
    const reloaded = page.waitForEvent('load', { timeout: 60_000 })
    await page.getByRole('button', { name: '지금 바꾸기' }).click()
    await page.getByText('하던 것이 끝나면 바꿀게요').waitFor()
    await reloaded
    await awaitReply(page, 2)
    expect(await page.locator('.reply-status').count()).toBe(0)
  })
})

// Background sync and installation need a profile on disk. All tests share it: whoever comes next signs in on the same tablet.
describe('a tablet', () => {
  let profile: KeptProfile
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    profile = await makeKeptProfile(stage.proxy.origin)
    ;({ context } = await profile.open())
  })
  beforeEach(async () => {
    await context.clearCookies()
    page = await context.newPage()
  })
  afterEach(() => page.close())
  afterAll(() => profile?.remove())

  test('can install the app, and opens it without a network within two seconds though it is slow', async () => {
    await enterAs(stage.product, context, stage.proxy.origin)
    await openConcept(page, 'M1U01C01')
    await step('installs', async () => {
      await awaitOnDevice(page)
      const devtools = await context.newCDPSession(page)
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
      expect(installabilityErrors).toEqual([])
      const { errors } = await devtools.send('Page.getAppManifest')
      expect(errors).toEqual([])
    })
    stage.proxy.cut()
    const cold = await context.newPage()
    const devtools = await context.newCDPSession(cold)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const begun = performance.now()
    await cold.goto('/chat/M1U01/M1U01C01', { waitUntil: 'commit' })
    await cold.getByRole('textbox').first().waitFor()
    console.info(`cold offline start on 4x CPU throttle: ${Math.round(performance.now() - begun)} ms of 2000`)
    await cold.getByText('오프라인이에요').waitFor()
    await cold.close()
  })

  test('with no page open sends what waits once the network is back, and once though its worker is killed while it sends', async () => {
    const { userId, sync, devtools } = await leaveAnAnswer(context, page)
    stage.proxy.fail(SAVE_CALL, { kind: 'drop-after' }, 1)
    stage.proxy.fail(SAVE_CALL, { kind: 'delay', ms: 5_000 })
    await sync()
    await soon(async () => (await stage.answers(userId)).length).toBe(1)
    await devtools.send('ServiceWorker.stopAllWorkers')
    stage.proxy.heal()
    await sync()
    await openConcept(page, 'M1U01C01')
    await soon(() => outboxSize(page, userId)).toBe(0)
    expect((await stage.answers(userId)).map(({ context: { responseType } }) => responseType)).toEqual([
      'correct',
    ])
  })

  test('that was swept clean goes on with what the server has, and nothing of it counts twice', async () => {
    const userId = await enterAs(stage.product, context, stage.proxy.origin)
    await openConcept(page, 'M1U01C01')
    await awaitInstalled(page)
    await beginItem(page)
    await answer(page, (await readOpenItem(page)).correctAnswer)
    await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
    await soon(() => outboxSize(page, userId)).toBe(0)
    const devtools = await context.newCDPSession(page)
    const storageTypes = 'indexeddb,cache_storage,service_workers,local_storage'
    await devtools.send('Storage.clearDataForOrigin', { origin: stage.proxy.origin, storageTypes })
    await page.reload()
    await awaitReady(page)
    expect(await page.locator('.verdict', { hasText: '맞았어!' }).count()).toBe(1)
    const before = await page.locator('.item').count()
    await followUp(page, '다음 문항 풀기').click()
    await soon(() => page.locator('.item').count()).toBe(before + 1)
    await answer(page, (await readOpenItem(page)).correctAnswer)
    await soon(async () => (await stage.answers(userId)).length).toBe(2)
    await awaitInstalled(page)
  })
})
