import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Thread } from '#domain/chat/message.ts'
import type { ExamSet } from '#domain/exam/exam-set.ts'
import { findFaults, findOverflow } from '#tests/support/find-faults.ts'
import { answer, openConcept, readOpenItem, soon, wrongAnswerTo } from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'), { TRACK_TIME: 'on' })
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answered = await page.request.post(path, { data, headers: { 'Idempotency-Key': randomUUID() } })
  expect(answered.status(), path).toBe(200)
  return (await answered.json()) as Answer
}

/** Items of the concept that were got wrong two days ago, and their thread. */
async function missItems(page: Page, userId: string, conceptId: string, count: number) {
  const place = `/api/v1/curriculums/${conceptId.slice(0, 5)}/concepts/${conceptId}/threads`
  const { thread } = await post<{ thread: Thread }>(page, place, {})
  const exams = `/api/v1/threads/${thread.id}/exams`
  const exam = await post<ExamSet>(page, exams, { difficultyLevel: 1, examLimit: count })
  const items = exam.examItems.map(({ evaluationItem }) => evaluationItem)
  for (const item of items) {
    await post(page, '/api/v1/services/messages', {
      threadId: thread.id,
      message: wrongAnswerTo(item),
      response: '',
      context: { target: 'evaluation', action: { kind: 'submit-answer', evaluationId: item.id } },
    })
  }
  await stage.product.pool.query(
    `update attempts set created_at = created_at - interval '2 days' where user_id = $1 and concept_id = $2`,
    [userId, conceptId],
  )
  return { exams, items, ids: items.map(({ id }) => id) }
}

const bar = (page: Page) => page.locator('.status-bar', { hasText: '오답 노트' })

describe('the wrong-answer notebook', () => {
  test('opens where the shortcut leads, goes concept by concept, and goes on without a network', async () => {
    const { page, userId, problems } = await stage.enter(null)
    const { exams, ids } = await missItems(page, userId, 'M1U01C01', 2)
    const { items } = await missItems(page, userId, 'M1U01C02', 1)
    // One of the two was begun before.
    await post(page, exams, { difficultyLevel: -1, items: [{ evaluationId: ids[0] }] })
    await openConcept(page, 'M1U01C02')
    await page.goto('/?section=review')
    await page.getByText('오늘 다시 볼 문항 3개').waitFor()
    await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('review-title')
    await soon(() => new URL(page.url()).search).toBe('')
    await page.getByRole('heading', { name: /^오늘/ }).waitFor()
    expect(await findFaults(page)).toEqual([])

    await page.getByRole('link', { name: '3개 다시 풀기' }).click()
    await bar(page).getByText('이 개념에서 다시 볼 문항 2개 · 다른 개념 1개').waitFor()
    const item = page.locator('.item', { hasText: '오답' })
    await item.waitFor()
    await page.reload()
    await item.waitFor()
    await bar(page).waitFor()
    await answer(page, (await readOpenItem(page)).correctAnswer)
    await bar(page).getByText('이 개념에서 다시 볼 문항 1개').waitFor()
    expect(await item.count()).toBe(1)
    await bar(page).getByRole('button', { name: '남은 문항 풀기' }).click()
    await soon(() => item.count()).toBe(2)
    await answer(page, (await readOpenItem(page)).correctAnswer)
    await bar(page).getByText('이 개념의 오답은 모두 다시 풀었어요 · 다른 개념 1개').waitFor()

    stage.proxy.fail(/\/api\//, { kind: 'drop-before' })
    await bar(page).getByRole('link', { name: '다음: 거듭제곱' }).click()
    await bar(page).getByText('이 개념에서 다시 볼 문항 1개', { exact: true }).waitFor()
    await item.waitFor()
    await answer(page, items.map(wrongAnswerTo).join())
    await bar(page).getByText('이 개념의 오답은 모두 다시 풀었어요', { exact: true }).waitFor()
    await bar(page).getByRole('link', { name: '홈으로' }).click()
    await page.getByText('오늘 다시 볼 문항은 없어요. 다음 문항은 내일 만나요.').waitFor()
    stage.proxy.heal()
    await soon(async () => (await stage.answers(userId)).length, 40_000).toBe(6)
    expect(problems).toEqual([])
  })

  test('says that it is empty, and that it could not be read, with a way to try again', async () => {
    const { page } = await stage.enter(null, { viewport: { width: 320, height: 640 } })
    await page.route('**/services/reviews', (route) =>
      route.fulfill({ status: 404, json: { message: '없어요' } }),
    )
    await page.goto('/')
    const section = page.getByRole('region', { name: '오답 노트' })
    await section.getByRole('alert').waitFor()
    await page.unroute('**/services/reviews')
    await section.getByRole('button', { name: '다시 불러오기' }).click()
    await section.getByText('아직 모아 둔 오답이 없어요.').waitFor()
    expect(await findOverflow(page)).toEqual([])
  })
})

test('somebody new says the age band once; a guardian opens on the device what it closes', async () => {
  const { page, problems } = await stage.visit({ viewport: { width: 320, height: 640 } })
  await stage.product.pool.query(
    `insert into schools (id, name, region, school_level) values ($1, '한빛중학교', '서울 강남구', 'MIDDLE')`,
    [randomUUID()],
  )
  await page.goto('/api/auth/google/start?login_hint=newcomer&nexturl=/settings')
  await page.getByRole('heading', { name: '나이를 하나만 물어볼게요' }).waitFor()
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: '만 14세 미만이에요' }).click()
  await page.getByRole('heading', { name: '보호자와 함께 읽어 주세요' }).waitFor()
  expect([...(await findFaults(page)), ...(await findOverflow(page))]).toEqual([])
  await page.getByRole('button', { name: '동의 없이 시작하기' }).click()

  const search = page.getByRole('button', { name: '학교 찾기' })
  await search.waitFor()
  expect(await search.getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('button', { name: '보호자 동의 받기' }).click()
  const agree = page.getByRole('button', { name: '보호자로서 동의하기' })
  expect(await agree.getAttribute('aria-disabled')).toBe('true')
  for (const check of await page.getByRole('checkbox').all()) await check.check()
  await agree.click()
  await page.getByText(/보호자가 동의했어요/).waitFor()

  await search.click()
  await page.getByRole('textbox', { name: '학교 이름' }).fill('없는')
  await page.getByText('‘없는’ 글자가 있는 학교가 없어요').waitFor()
  await page.getByRole('textbox', { name: '학교 이름' }).fill('한빛')
  await page.getByRole('button', { name: /한빛중학교/ }).click()
  await page.getByText('한빛중학교 (서울 강남구)').waitFor()
  await soon(async () => (await (await page.request.get('/api/users/me')).json()).schoolId).not.toBeNull()
  await page.getByRole('button', { name: '동의 거두기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '동의 거두기' }).click()
  await page.getByRole('button', { name: '보호자 동의 받기' }).waitFor()
  await soon(() => search.getAttribute('aria-disabled')).toBe('true')
  expect(problems).toEqual([])
})
