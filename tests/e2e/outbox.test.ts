import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Item } from '#domain/exam/item.ts'
import type { StoredRecord } from '#domain/outbox/record.ts'
import { openSyncSource } from '#tests/support/dispatch-sync.ts'
import { findFaults } from '#tests/support/find-faults.ts'
import { fillDevice } from '#tests/support/full-quota.ts'
import {
  answer,
  beginItem,
  followUp,
  messageInput,
  openConcept,
  readOpenItem,
  soon,
} from '#tests/support/learning-page.ts'
import { outboxSize, readStore } from '#tests/support/person-store.ts'
import { openStage, SAVE_CALL, type Stage } from '#tests/support/stage.ts'
import { step } from '#tests/support/step.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'), null, { worker: true })
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

const SAVE_ADDRESS = '**/api/v1/services/messages'
/** offline.md, promise 3. */
const BACK_MS = 15_000

/** A person with an open item, everything so far on the server. What a worker sends the test cannot refuse. */
async function enterWithItem(options?: BrowserContextOptions) {
  const entered = await stage.enter('M1U01C01', options)
  const { page, userId } = entered
  await beginItem(page)
  await soon(() => outboxSize(page, userId)).toBe(0)
  // Whatever judges an answer on the device has come.
  await page.waitForLoadState('networkidle')
  return { ...entered, item: await readOpenItem(page) }
}

/** The next item of the set, everything so far on the server. */
async function beginNext(page: Page, userId: string): Promise<Item> {
  const before = await page.locator('.item').count()
  await followUp(page, '다음 문항 풀기').click()
  await soon(() => page.locator('.item').count()).toBe(before + 1)
  await soon(() => outboxSize(page, userId)).toBe(0)
  return await readOpenItem(page)
}

const readRecords = (page: Page, userId: string) => readStore<StoredRecord>(page, userId, 'outbox')

const refuse = (page: Page, status: number, code: string) =>
  page.route(SAVE_ADDRESS, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ code, status }) }),
  )

test('an answer and a note on its item go out by themselves: after a cut, after a captive portal, and once a full disk has room', async () => {
  const { page, userId, item } = await enterWithItem()
  await step('what is wrong with an item is told without a network', async () => {
    stage.proxy.cut()
    await page.getByRole('button', { name: '문항에 문제가 있어요' }).click()
    const dialog = page.getByRole('dialog', { name: '이 문항의 어떤 점이 문제인가요?' })
    await dialog.getByRole('button', { name: '알리기' }).click()
    await dialog.getByRole('alert').filter({ hasText: '하나 골라 주세요' }).waitFor()
    await dialog.getByRole('radio', { name: '글자나 수식이 이상해요' }).check()
    await dialog.getByRole('textbox', { name: '더 하고 싶은 말' }).fill('분수가 안 보여요')
    expect(await findFaults(page, '[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: '알리기' }).click()
    await page.getByText('알려 줘서 고마워요').waitFor()
    expect(await outboxSize(page, userId)).toBe(1)
    stage.proxy.restore()
    await soon(() => outboxSize(page, userId), BACK_MS).toBe(0)
    const { rows } = await stage.product.pool.query(
      'select evaluation_id, reason, text from item_reports where user_id = $1',
      [userId],
    )
    expect(rows).toEqual([{ evaluation_id: item.id, reason: 'typo', text: '분수가 안 보여요' }])
  })

  // For cut connections and gateways: tests/domain/outbox and tests/platform/reachability.test.ts.
  await step('after a captive portal the oldest record is on the server within 15 s', async () => {
    stage.proxy.fail(/\/api\//, { kind: 'html' })
    await answer(page, item.correctAnswer)
    await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
    // Not only the first attempt has failed.
    await soon(async () => (await readRecords(page, userId))[0]?.attempts ?? 0, 60_000).toBeGreaterThan(2)
    stage.proxy.heal()
    await soon(() => outboxSize(page, userId), BACK_MS).toBe(0)
    expect((await stage.answers(userId)).map(({ context }) => context.responseType)).toEqual(['correct'])
  })

  await step('a full disk leaves the answer in the input and says so', async () => {
    const { correctAnswer } = await beginNext(page, userId)
    const makeRoom = await fillDevice(page)
    await answer(page, correctAnswer)
    await page
      .getByText(/저장하지 못해|저장하지 못했/)
      .first()
      .waitFor()
    expect(await messageInput(page).inputValue()).toBe(correctAnswer)
    await makeRoom()
    await messageInput(page).press('Enter')
    await soon(() => page.locator('.verdict', { hasText: '맞았어!' }).count()).toBe(2)
    await soon(async () => (await stage.answers(userId)).length).toBe(2)
  })
})

test('a record that the server refuses because the app is too old waits with all others for the new app; one that is refused for itself is not sent again', async () => {
  const { page, userId, item } = await enterWithItem({ serviceWorkers: 'block' })
  await step('the app is too old', async () => {
    let asked = 0
    page.on('request', (request) => {
      if (SAVE_CALL.test(`${request.method()} ${new URL(request.url()).pathname}`)) asked += 1
    })
    await refuse(page, 426, 'VERSION')
    await answer(page, item.correctAnswer)
    await soon(async () => (await readRecords(page, userId)).map(({ lastStatus }) => lastStatus)).toEqual([
      426,
    ])
    for (const sign of ['online', 'focus', 'pageshow'])
      await page.evaluate((name) => window.dispatchEvent(new Event(name)), sign)
    await page.unroute(SAVE_ADDRESS)
    await page.waitForLoadState('networkidle')
    expect([asked, await outboxSize(page, userId)]).toEqual([1, 1])
    await openConcept(page, 'M1U01C01')
    await soon(() => outboxSize(page, userId)).toBe(0)
    expect((await stage.answers(userId)).map(({ context }) => context.responseType)).toEqual(['correct'])
  })

  await step('a refused record stands as refused and holds nothing back', async () => {
    const { correctAnswer } = await beginNext(page, userId)
    await refuse(page, 422, 'UNPROCESSABLE')
    await answer(page, correctAnswer)
    await soon(async () => (await readRecords(page, userId)).map(({ state }) => state)).toContain('dead')
    await page.unroute(SAVE_ADDRESS)
    await openConcept(page, 'M1U01C02')
    await beginItem(page)
    await soon(() => outboxSize(page, userId)).toBe(1)
    expect((await readRecords(page, userId)).map(({ lastStatus }) => lastStatus)).toEqual([422])
  })
})

describe('three tabs and the worker', () => {
  test('send what waits once, in order, and one at a time', async () => {
    const { page, context, userId, item } = await enterWithItem()
    const { sync } = await openSyncSource(context, page, stage.proxy.origin)
    const before = stage.proxy.passed.length
    stage.proxy.fail(SAVE_CALL, { kind: 'drop-after' }, 3)
    stage.proxy.fail(SAVE_CALL, { kind: 'delay', ms: 500 })
    const others = [await context.newPage(), await context.newPage()]
    for (const other of others) await openConcept(other, 'M1U01C02')
    await answer(page, item.correctAnswer)
    await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
    for (const tab of [page, ...others]) await tab.evaluate(() => window.dispatchEvent(new Event('online')))
    await sync()
    await soon(() => outboxSize(page, userId), 60_000).toBe(0)
    const sent = stage.proxy.passed
      .slice(before)
      .filter(({ method, path }) => SAVE_CALL.test(`${method} ${path}`))
    expect(sent.length).toBeGreaterThanOrEqual(4)
    expect(sent.filter((one, at) => sent.slice(0, at).some(({ until }) => until > one.from))).toEqual([])
    const ids = (await stage.savedTurns(userId)).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect((await stage.answers(userId)).map(({ context }) => context.responseType)).toEqual(['correct'])
  })
})
