import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { ask, awaitOnDevice, awaitReply, messageInput, soon, turns } from '#tests/support/learning-page.ts'
import { outboxSize } from '#tests/support/person-store.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'), null, { worker: true })
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

const GOES_UP_MS = 60_000

test('questions in a concept that is not downloaded wait over a reload, can be withdrawn, and are asked by themselves, beside an explanation that was read before the worker was there', async () => {
  // A new profile: the concept is opened before a worker is there to cache its explanation.
  const { page, userId } = await stage.enter('M1U01C01', {})
  const explanation = page.getByRole('heading', { name: '핵심' }).first()
  await explanation.waitFor()
  await awaitOnDevice(page)
  await ask(page, '1은 소수야?')
  await awaitReply(page)
  await soon(() => outboxSize(page, userId)).toBe(0)
  const announced = page.locator('.learning-main > [aria-live="polite"]')
  await soon(() => announced.textContent()).toMatch(/^[^\\]+$/)
  stage.proxy.cut()
  const waiting = page.getByText('연결되면 저절로 물어볼게요')
  await ask(page, '배수가 뭐야?')
  await soon(() => waiting.count()).toBe(1)
  await turns(page).nth(1).getByRole('button', { name: '질문 거두기' }).click()
  await soon(() => turns(page).count()).toBe(1)
  // The reply before it is the last one again.
  expect(await announced.textContent()).toBe('')
  for (const [at, question] of ['소수가 뭐야?', '합성수가 뭐야?', '약수가 뭐야?'].entries()) {
    await ask(page, question)
    await soon(() => waiting.count()).toBe(at + 1)
    expect(await messageInput(page).inputValue()).toBe('')
  }
  await page.getByText('보낼 기록 3개').waitFor()
  await turns(page).nth(2).getByRole('button', { name: '질문 거두기' }).click()
  await soon(() => waiting.count()).toBe(2)
  await page.reload()
  await soon(() => waiting.count()).toBe(2)
  await explanation.waitFor()
  await page.getByText('보낼 기록 2개').waitFor()
  stage.proxy.restore()
  await soon(
    async () => (await stage.questions(userId)).map(({ message, status }) => [message, status]),
    GOES_UP_MS,
  ).toEqual([
    ['1은 소수야?', 'success'],
    ['소수가 뭐야?', 'success'],
    ['약수가 뭐야?', 'success'],
  ])
  await soon(() => turns(page).getByRole('button', { name: '복사' }).count()).toBe(3)
  expect(await page.locator('.reply-status').count()).toBe(0)
  await soon(() => outboxSize(page, userId)).toBe(0)
  // As if the device's clock were behind that of the last turn.
  await stage.product.pool.query(
    "update messages set created_at = created_at + interval '1 hour' where user_id = $1",
    [userId],
  )
  await page.reload()
  await soon(() => turns(page).count()).toBe(3)
  await ask(page, '공약수가 뭐야?')
  await soon(() => turns(page).count()).toBe(4)
  await soon(() => announced.textContent()).not.toBe('')
})
