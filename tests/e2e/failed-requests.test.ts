import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { ask, awaitReply, followUp, soon, turns } from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

const FAILED = {
  status: 500,
  json: { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: '문제를 뽑지 못했어요.' },
}

test('an exam that the server fails to draw is said at once, and holds no question back', async () => {
  const { page, userId, problems } = await stage.enter()
  await page.route(/\/api\/v1\/threads\/[^/]+\/exams$/, (route) =>
    route.request().method() === 'POST' ? route.fulfill(FAILED) : route.continue(),
  )
  await followUp(page, '개념 문항 풀기').click()
  await page.getByText('시험 문제를 가져오는 중 오류가 발생했습니다.').first().waitFor({ timeout: 4_000 })
  await page.getByText('문제를 뽑지 못했어요.').first().waitFor()
  await ask(page, '소수가 뭐야?')
  await awaitReply(page)
  await soon(async () => (await stage.questions(userId)).length).toBe(1)
  expect(problems).toEqual([])
})

test('each question that failed can be asked again, not only the last one', async () => {
  const { page, problems } = await stage.enter()
  await page.route('**/llm/chat-completions', (route) => route.fulfill(FAILED))
  await ask(page, '소수가 뭐야?')
  await turns(page).first().getByRole('button', { name: '다시 답하기' }).waitFor()
  await page.unroute('**/llm/chat-completions')
  await ask(page, '합성수가 뭐야?')
  await awaitReply(page, 2)
  await turns(page).first().getByRole('button', { name: '다시 답하기' }).click()
  await awaitReply(page, 3)
  await soon(() => page.locator('.slip-text', { hasText: '소수가 뭐야?' }).count()).toBe(2)
  expect(problems).toEqual([])
})
