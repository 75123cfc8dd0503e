import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { enterAs } from '#tests/support/enter-as.ts'
import { fillDevice } from '#tests/support/full-quota.ts'
import {
  answer,
  awaitWorker,
  beginItem,
  messageInput,
  openConcept,
  readOpenItem,
  soon,
} from '#tests/support/learning-page.ts'
import { outboxSize } from '#tests/support/person-store.ts'
import { signOutByAddress } from '#tests/support/sign-out.ts'
import { openStage, SAVE_CALL, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'), null, { worker: true })
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

const GOES_UP_MS = 60_000

test('a full device sends what waits, tells the truth, deletes units, signs out, and lets the next person learn', async () => {
  const { page, context, userId } = await stage.enter(null)
  await page.goto('/chat/M1U02')
  await awaitWorker(page)
  await page.getByRole('button', { name: /^이 단원 내려받기/ }).click()
  await page.getByText('내려받았어요').waitFor()
  await openConcept(page, 'M1U01C01')
  await beginItem(page)
  await soon(() => outboxSize(page, userId)).toBe(0)
  const item = await readOpenItem(page)
  stage.proxy.fail(SAVE_CALL, { kind: 'drop-before' })
  await answer(page, item.correctAnswer)
  await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
  await fillDevice(page)
  await messageInput(page).fill('쓰다 만 글')
  await page.getByText('쓰던 글을 저장하지 못했어요').waitFor()
  await page.goto('/settings')
  await page.getByRole('list', { name: '보낼 기록' }).waitFor()
  const pack = page.locator('.downloads li')
  await soon(() => pack.count()).toBe(1)
  await pack.getByRole('button', { name: '지우기' }).click()
  await soon(() => pack.count()).toBe(0)
  stage.proxy.heal()
  await soon(() => outboxSize(page, userId), GOES_UP_MS).toBe(0)
  await page.getByText('모두 보냈어요').waitFor()
  expect(await stage.answers(userId)).toHaveLength(1)
  await signOutByAddress(page)
  await page.getByRole('link', { name: '로그인' }).first().waitFor()
  await enterAs(stage.product, context, stage.proxy.origin)
  await openConcept(page, 'M1U01C02')
  expect(await messageInput(page).isEnabled()).toBe(true)
})
