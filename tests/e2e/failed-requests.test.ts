import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import {
  answer,
  ask,
  awaitReady,
  awaitReply,
  beginItem,
  followUp,
  messageInput,
  openConcept,
  soon,
  turns,
} from '#tests/support/learning-page.ts'
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

const CHAT_CALLS = /chat-completions$/
const BUSY = {
  status: 503,
  headers: { 'Retry-After': '2' },
  json: {
    defined: false,
    code: 'BUSY',
    status: 503,
    message: '지금 쓰는 사람이 많아요.',
    data: { retryAfter: 2 },
  },
}

test('a question that a busy server refuses says so and can be asked again; an exam that it fails to draw is said at once, and holds no question back', async () => {
  const { page, userId, problems } = await stage.enter()
  await page.route(CHAT_CALLS, (route) => route.fulfill(BUSY))
  await ask(page, '소수가 뭐야?')
  await page.getByText('지금 쓰는 사람이 많아요.').first().waitFor()
  expect(await page.getByText('연결되면 저절로 물어볼게요').count()).toBe(0)
  expect(await page.getByText('오프라인이에요').count()).toBe(0)
  await page.unroute(CHAT_CALLS)
  await turns(page).getByRole('button', { name: '다시 답하기' }).click()
  await awaitReply(page)
  await soon(async () => (await stage.questions(userId)).length).toBe(1)

  await page.route(/\/api\/v1\/threads\/[^/]+\/exams$/, (route) =>
    route.request().method() === 'POST' ? route.fulfill(FAILED) : route.continue(),
  )
  await followUp(page, '개념 문항 풀기').click()
  await page.getByText('시험 문제를 가져오는 중 오류가 발생했습니다.').first().waitFor({ timeout: 4_000 })
  await page.getByText('문제를 뽑지 못했어요.').first().waitFor()
  await ask(page, '합성수가 뭐야?')
  await soon(async () => (await stage.questions(userId)).map(({ status }) => status)).toEqual([
    'success',
    'success',
  ])
  await awaitReady(page)
  expect(problems).toEqual([])
})

test('what the page has stays where it cannot be read anew', async () => {
  const { page, problems } = await stage.enter(null, {
    viewport: { width: 1440, height: 900 },
    // A profile of its own, for its clock is changed.
    serviceWorkers: 'block',
  })
  await page.clock.install()
  await openConcept(page, 'M1U01C01')
  await page.clock.fastForward('06:00')
  let refusals = 0
  await page.route(/\/api\/curriculums$/, (route) => {
    refusals += 1
    return route.fulfill(FAILED)
  })
  /** The first try and two more. */
  const awaitRefusal = async () => {
    await soon(() => refusals).toBe(3)
    refusals = 0
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  }
  await page.locator('.menu-foot a[href="/"]').click()
  await page.waitForURL((url) => url.pathname === '/')
  await awaitRefusal()
  await page.getByRole('link', { name: '이어서 학습' }).waitFor()
  await page.goBack()
  await awaitRefusal()
  await awaitReady(page)
  expect(await page.getByText('불러오지 못했어요').count()).toBe(0)
  expect(problems).toEqual([])
})

test.each([401, 429])('an outline that is refused with %i is asked for once', async (status) => {
  const { page } = await stage.visit()
  let calls = 0
  await page.route('**/api/curriculums', (route) => {
    calls += 1
    return route.fulfill({ status, json: { ...FAILED.json, code: 'TOO_MANY_REQUESTS', status } })
  })
  await page.goto('/')
  const retry = page.getByRole('button', { name: '다시 불러오기' })
  await retry.waitFor()
  expect(calls).toBe(1)
  await page.unroute('**/api/curriculums')
  await retry.click()
  await page.getByRole('link', { name: '바로 시작' }).waitFor()
})

test('a question that is refused as an answer is asked by one press, and the item can be answered then', async () => {
  const { page, userId, problems } = await stage.enter('M1U01C01')
  await beginItem(page)
  await answer(page, '약수가 뭐야?')
  await page.getByText('물어보려면').waitFor()
  await page.getByRole('button', { name: '질문으로 보내기' }).click()
  await soon(async () => (await stage.questions(userId)).map(({ message }) => message)).toEqual([
    '약수가 뭐야?',
  ])
  await awaitReady(page)
  expect(await messageInput(page).inputValue()).toBe('')
  expect(await page.getByRole('radio', { name: '답안' }).isChecked()).toBe(true)
  expect(await page.getByRole('button', { name: '질문으로 보내기' }).count()).toBe(0)
  expect(problems).toEqual([])
})
