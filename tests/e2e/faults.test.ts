import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { StoredRecord } from '#domain/outbox/record.ts'
import { enterAs } from '#tests/support/enter-as.ts'
import {
  answer,
  ask,
  awaitReady,
  awaitReply,
  beginItem,
  followUp,
  openConcept,
  readOpenItem,
  readReply,
  soon,
  turns,
  wrongAnswerTo,
} from '#tests/support/learning-page.ts'
import { countStored, outboxSize, readStore } from '#tests/support/person-store.ts'
import { CHAT_CALL, openStage, SAVE_CALL, type Stage } from '#tests/support/stage.ts'
import { step } from '#tests/support/step.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

/** After an outage of seconds what waits goes up by itself within this time. */
const GOES_UP_MS = 60_000

/** How often the oldest waiting record has been tried. */
const readAttempts = async (page: Page, userId: string) =>
  (await readStore<StoredRecord>(page, userId, 'outbox'))[0]?.attempts ?? 0

describe('a bad network', () => {
  test('a reply that is cut where the server finished it, comes byte by byte, or is asked for twice is one whole reply', async () => {
    const { page, userId } = await stage.enter()
    const statuses = async () => (await stage.questions(userId)).map(({ status }) => status)
    const whole = await step('cut in the middle', async () => {
      stage.proxy.fail(CHAT_CALL, { kind: 'cut', afterBytes: 600 }, 1)
      await ask(page, '소수가 뭐야?')
      await awaitReply(page)
      await soon(statuses).toEqual(['success'])
      await soon(() => page.locator('.reply-status').count()).toBe(0)
      return await readReply(page)
    })
    const dribbled = await step('byte by byte', async () => {
      stage.proxy.fail(CHAT_CALL, { kind: 'dribble', bytes: 7, everyMs: 1 }, 1)
      await ask(page, '합성수가 뭐야?')
      await awaitReply(page, 2)
      return await readReply(page)
    })
    expect(dribbled).not.toContain('\uFFFD')
    await step('a question that arrives twice', async () => {
      stage.proxy.fail(CHAT_CALL, { kind: 'duplicate' })
      await ask(page, '약수가 뭐야?')
      await awaitReply(page, 3)
      expect(await statuses()).toEqual(['success', 'success', 'success'])
      expect(await page.locator('.reply-status').count()).toBe(0)
    })
    await step('after a reload', async () => {
      await page.reload()
      await awaitReady(page)
      await readReply(page)
      const replyAt = (index: number) => turns(page).nth(index).locator('.read').last().innerText()
      expect([await replyAt(0), await replyAt(1)]).toEqual([whole, dribbled])
    })
  })

  test('a reply that cannot come is an error with a retry that makes one reply', async () => {
    const { page, userId } = await stage.enter()
    const failed = turns(page).last().locator('.reply-status')
    /** Presses retry and waits until one whole reply has taken the place of the failed one. */
    const retry = async (count: number) => {
      stage.proxy.heal()
      await page.getByRole('button', { name: '다시 답하기' }).last().click()
      await soon(() => page.locator('.reply-status').count()).toBe(0)
      await awaitReply(page, count)
      await soon(async () => (await stage.questions(userId)).map(({ status }) => status)).toEqual(
        Array.from({ length: count }, () => 'success'),
      )
    }
    await step('cut with no way back', async () => {
      const seen = () => turns(page).last().locator('.read', { hasText: /\S/ }).waitFor()
      stage.proxy.fail(CHAT_CALL, { kind: 'cut', afterBytes: 300, seen })
      stage.proxy.fail(/^GET .*\/messages$/, { kind: 'drop-before' })
      await ask(page, '소수가 뭐야?')
      await page.getByText('연결이 끊겨서 여기까지만 왔어요').waitFor()
      await retry(1)
    })
    await step('the page of a captive portal', async () => {
      stage.proxy.fail(CHAT_CALL, { kind: 'html' })
      await ask(page, '합성수가 뭐야?')
      await failed.waitFor()
      expect(await failed.innerText()).toMatch(/^[가-힣0-9 .,]+$/)
      await retry(2)
    })
    await step('a question that never reached the server stands over a reload', async () => {
      stage.proxy.fail(CHAT_CALL, { kind: 'drop-before' })
      await ask(page, '약수가 뭐야?')
      await page.getByText('서버에 연결하지 못했어요').waitFor()
      expect(await stage.questions(userId)).toHaveLength(2)
      await page.reload()
      await awaitReady(page)
      expect((await page.locator('.slip-text').allInnerTexts()).at(-1)).toBe('약수가 뭐야?')
      await retry(3)
      await soon(() => outboxSize(page, userId)).toBe(0)
    })
    await step('a question whose page was left holds nothing back', async () => {
      stage.proxy.fail(CHAT_CALL, { kind: 'delay', ms: 60_000 })
      await ask(page, '배수가 뭐야?')
      await soon(() => turns(page).count()).toBe(4)
      await page.reload()
      await awaitReady(page)
      await page.getByText('대답을 다 받지 못했어요').waitFor()
      stage.proxy.heal()
      await beginItem(page)
      await answer(page, (await readOpenItem(page)).correctAnswer)
      await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
      await soon(async () => (await stage.answers(userId)).length).toBe(1)
      await ask(page, '공약수가 뭐야?')
      await soon(async () => (await stage.questions(userId)).map(({ status }) => status)).toEqual(
        Array.from({ length: 4 }, () => 'success'),
      )
    })
  })

  // Every other fault of a connection: tests/offline/drain-under-faults.test.ts.
  test('an answer counts once, whatever becomes of the connection, and goes up by itself once the server is back', async () => {
    const { page, userId } = await stage.enter()
    await beginItem(page)
    await soon(() => outboxSize(page, userId)).toBe(0)
    const right = page.locator('.verdict', { hasText: '맞았어!' })
    const answerUnder = async (count: number) => {
      await answer(page, (await readOpenItem(page)).correctAnswer)
      await soon(() => right.count()).toBe(count)
      await soon(() => outboxSize(page, userId), GOES_UP_MS).toBe(0)
      stage.proxy.heal()
    }
    const outcomes = async () =>
      (await stage.answers(userId)).map(({ context }) => context.responseType as string)
    await step('carries the request twice', async () => {
      stage.proxy.fail(SAVE_CALL, { kind: 'duplicate' }, 2)
      await answerUnder(1)
      expect(await outcomes()).toEqual(['correct'])
    })
    await step('is reset after the server committed', async () => {
      await followUp(page, '다음 문항 풀기').click()
      await soon(() => page.locator('.item').count()).toBe(2)
      await soon(() => outboxSize(page, userId)).toBe(0)
      stage.proxy.fail(SAVE_CALL, { kind: 'drop-after' }, 2)
      await answerUnder(2)
      expect(await outcomes()).toEqual(['correct', 'correct'])
    })
    await step('the server is away', async () => {
      await followUp(page, /(?:다음|기본) 문항 풀기/)
        .first()
        .click()
      await soon(() => page.locator('.item').count()).toBe(3)
      await soon(() => outboxSize(page, userId)).toBe(0)
      const item = await readOpenItem(page)
      stage.proxy.cut()
      await answer(page, wrongAnswerTo(item))
      await page.locator('.verdict', { hasText: '아직이야' }).waitFor()
      await page.getByText('힌트 1').first().waitFor()
      await answer(page, item.correctAnswer)
      await soon(() => right.count()).toBe(3)
      await page.getByText('오프라인이에요').waitFor()
      expect(await outboxSize(page, userId)).toBeGreaterThanOrEqual(2)
      stage.proxy.restore()
      await soon(() => outboxSize(page, userId), GOES_UP_MS).toBe(0)
      expect(await outcomes()).toEqual(['correct', 'correct', 'wrong', 'correct'])
      await soon(() => page.getByText('오프라인이에요').count()).toBe(0)
    })
    await step('after a reload', async () => {
      const { rows } = await stage.product.pool.query(
        'select count(*)::int as count from attempts where user_id = $1',
        [userId],
      )
      expect(rows).toEqual([{ count: 4 }])
      await page.reload()
      await awaitReady(page)
      expect(await right.count()).toBe(3)
    })
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
