import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { StoredRecord } from '#domain/outbox/record.ts'
import { enterAs } from '#tests/support/enter-as.ts'
import {
  answer,
  ask,
  awaitOnDevice,
  awaitReady,
  awaitReply,
  beginItem,
  openConcept,
  readOpenItem,
  readReply,
  soon,
  turns,
  wrongAnswerTo,
} from '#tests/support/learning-page.ts'
import { countStored, outboxSize, readStore } from '#tests/support/person-store.ts'
import { CHAT_CALL, openStage, SAVE_CALL, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'), null, { worker: true })
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

/** After an outage of seconds what waits goes up by itself within this time. */
const GOES_UP_MS = 60_000

/** How often the oldest waiting record has been tried. */
const readAttempts = async (page: Page, userId: string) =>
  (await readStore<StoredRecord>(page, userId, 'outbox'))[0]?.attempts ?? 0

/** Presses retry and waits until one whole reply has taken the place of the failed one. */
async function retry(page: Page, userId: string): Promise<void> {
  await page.getByRole('button', { name: '다시 답하기' }).click()
  await soon(() => page.locator('.reply-status').count()).toBe(0)
  await awaitReply(page)
  await soon(async () => (await stage.questions(userId)).map(({ status }) => status)).toEqual(['success'])
}

describe('a bad network', () => {
  test('a reply cut in the middle is fetched whole where the server finished it', async () => {
    const { page, userId } = await stage.enter()
    stage.proxy.fail(CHAT_CALL, { kind: 'cut', afterBytes: 600 }, 1)
    await ask(page, '소수가 뭐야?')
    await awaitReply(page)
    await soon(async () => (await stage.questions(userId)).map(({ status }) => status)).toEqual(['success'])
    await soon(() => page.locator('.reply-status').count()).toBe(0)
    const whole = await readReply(page)
    await page.reload()
    await awaitReady(page)
    expect(await readReply(page)).toBe(whole)
  })

  test('a reply cut with no way back is an error with a retry that makes one reply', async () => {
    const { page, userId } = await stage.enter()
    const seen = () => turns(page).last().locator('.read', { hasText: /\S/ }).waitFor()
    stage.proxy.fail(CHAT_CALL, { kind: 'cut', afterBytes: 300, seen })
    stage.proxy.fail(/^GET .*\/messages$/, { kind: 'drop-before' })
    await ask(page, '소수가 뭐야?')
    await page.getByText('연결이 끊겨서 여기까지만 왔어요').waitFor()
    stage.proxy.heal()
    await retry(page, userId)
  })

  test('a question that never reached the server stands over a reload and can be asked again', async () => {
    const { page, userId } = await stage.enter()
    stage.proxy.fail(CHAT_CALL, { kind: 'drop-before' })
    await ask(page, '소수가 뭐야?')
    await page.getByText('서버에 연결하지 못했어요').waitFor()
    expect(await stage.questions(userId)).toEqual([])
    await page.reload()
    await awaitReady(page)
    expect(await page.locator('.slip-text').allInnerTexts()).toEqual(['소수가 뭐야?'])
    stage.proxy.heal()
    await retry(page, userId)
    await soon(() => outboxSize(page, userId)).toBe(0)
  })

  test('a question whose page was left holds nothing back', async () => {
    const { page, userId } = await stage.enter()
    stage.proxy.fail(CHAT_CALL, { kind: 'delay', ms: 60_000 })
    await ask(page, '소수가 뭐야?')
    await page.locator('.slip-text').waitFor()
    await page.reload()
    await awaitReady(page)
    await page.getByText('대답을 다 받지 못했어요').waitFor()
    stage.proxy.heal()
    await beginItem(page)
    await answer(page, (await readOpenItem(page)).correctAnswer)
    await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
    await soon(async () => (await stage.answers(userId)).length).toBe(1)
    await ask(page, '합성수가 뭐야?')
    await soon(async () => (await stage.questions(userId)).map(({ status }) => status)).toEqual(['success'])
  })

  test('the page of a captive portal in place of a reply is an error with a retry', async () => {
    const { page, userId } = await stage.enter()
    stage.proxy.fail(CHAT_CALL, { kind: 'html' })
    await ask(page, '소수가 뭐야?')
    await page.locator('.reply-status').waitFor()
    expect(await page.locator('.reply-status').innerText()).toMatch(/^[가-힣0-9 .,]+$/)
    stage.proxy.heal()
    await retry(page, userId)
  })

  test('a reply that comes byte by byte is the same reply', async () => {
    const { page } = await stage.enter()
    stage.proxy.fail(CHAT_CALL, { kind: 'dribble', bytes: 7, everyMs: 1 })
    await ask(page, '소수가 뭐야?')
    await awaitReply(page)
    const dribbled = await readReply(page)
    expect(dribbled).not.toContain('\uFFFD')
    await page.reload()
    await awaitReady(page)
    expect(await readReply(page)).toBe(dribbled)
  })

  test('a question that arrives twice is answered once', async () => {
    const { page, userId } = await stage.enter()
    stage.proxy.fail(CHAT_CALL, { kind: 'duplicate' })
    await ask(page, '소수가 뭐야?')
    await awaitReply(page)
    expect((await stage.questions(userId)).map(({ status }) => status)).toEqual(['success'])
    expect(await page.locator('.reply-status').count()).toBe(0)
  })

  // Every other fault of a connection: tests/offline/drain-under-faults.test.ts.
  test.each([
    ['is reset after the server committed', { kind: 'drop-after' }],
    ['carries the request twice', { kind: 'duplicate' }],
  ] as const)('an answer counts once when the connection %s', async (_name, fault) => {
    const { page, userId } = await stage.enter()
    await beginItem(page)
    await soon(() => outboxSize(page, userId)).toBe(0)
    const item = await readOpenItem(page)
    stage.proxy.fail(SAVE_CALL, fault, 2)
    await answer(page, item.correctAnswer)
    await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
    await soon(() => outboxSize(page, userId), GOES_UP_MS).toBe(0)
    expect((await stage.answers(userId)).map(({ context }) => context.responseType)).toEqual(['correct'])
    const { rows } = await stage.product.pool.query(
      'select count(*)::int as count from attempts where user_id = $1',
      [userId],
    )
    expect(rows).toEqual([{ count: 1 }])
    await page.reload()
    await awaitReady(page)
    expect(await page.locator('.verdict', { hasText: '맞았어!' }).count()).toBe(1)
  })

  test('answers given while the server was away go up by themselves once it is back', async () => {
    const { page, userId } = await stage.enter()
    await beginItem(page)
    await soon(() => outboxSize(page, userId)).toBe(0)
    const item = await readOpenItem(page)
    await stage.product.stop()
    await answer(page, wrongAnswerTo(item))
    await page.locator('.verdict', { hasText: '아직이야' }).waitFor()
    await page.getByText('힌트 1').first().waitFor()
    await answer(page, item.correctAnswer)
    await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
    await page.getByText('오프라인이에요').waitFor()
    expect(await outboxSize(page, userId)).toBeGreaterThanOrEqual(2)
    await stage.product.start()
    await soon(() => outboxSize(page, userId), GOES_UP_MS).toBe(0)
    expect((await stage.answers(userId)).map(({ context }) => context.responseType)).toEqual([
      'wrong',
      'correct',
    ])
    await soon(() => page.getByText('오프라인이에요').count()).toBe(0)
  })

  test('answers that wait while another person has signed in on the device go up for their own person alone', async () => {
    const { page, context, userId } = await stage.enter()
    await beginItem(page)
    await soon(() => outboxSize(page, userId)).toBe(0)
    const item = await readOpenItem(page)
    stage.proxy.fail(SAVE_CALL, { kind: 'drop-before' })
    await answer(page, item.correctAnswer)
    await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
    const own = await context.cookies()
    const otherId = await enterAs(stage.product, context, stage.proxy.origin)
    // An attempt that began before the other's sign-in carries the first one's cookie, however late it arrives; or another call is refused first.
    const before = await readAttempts(page, userId)
    const isSealed = async () => (await countStored(page, userId, 'sealed')) > 0
    await soon(
      async () => (await isSealed()) || (await readAttempts(page, userId)) >= before + 2,
      GOES_UP_MS,
    ).toBe(true)
    stage.proxy.heal()
    // After a refusal the page belongs to the person who has signed in, and the waiting records are encrypted.
    await page.getByText('첫 개념부터 시작해 볼까요?').waitFor({ timeout: GOES_UP_MS })
    await soon(isSealed).toBe(true)
    expect(await stage.savedTurns(otherId)).toEqual([])
    await context.addCookies(own)
    await openConcept(page, 'M1U01C01')
    await soon(() => outboxSize(page, userId), GOES_UP_MS).toBe(0)
    expect((await stage.answers(userId)).map(({ context }) => context.responseType)).toEqual(['correct'])
  })
})

test('a device that lost its local storage in a crash keeps its learner and their answers offline', async () => {
  const { page, userId } = await stage.enter()
  await beginItem(page)
  await soon(() => outboxSize(page, userId)).toBe(0)
  const item = await readOpenItem(page)
  await awaitOnDevice(page)
  stage.proxy.fail(/./, { kind: 'drop-before' })
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await awaitReady(page)
  await answer(page, item.correctAnswer)
  await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
  expect(await outboxSize(page, userId)).toBe(1)
  stage.proxy.heal()
  await soon(async () => (await stage.answers(userId)).map(({ message }) => message)).toEqual([
    item.correctAnswer,
  ])
})
