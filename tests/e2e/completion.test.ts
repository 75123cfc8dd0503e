import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Thread } from '#domain/chat/message.ts'
import type { ExamSet } from '#domain/exam/exam-set.ts'
import type { Item } from '#domain/exam/item.ts'
import {
  answer,
  awaitReady,
  followUp,
  openConcept,
  rightAction,
  soon,
  wrongAnswerTo,
} from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

const CONCEPT = 'M1U01C04'

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answered = await page.request.post(path, { data, headers: { 'Idempotency-Key': randomUUID() } })
  expect(answered.status(), path).toBe(200)
  return (await answered.json()) as Answer
}

const submit = (page: Page, threadId: string, item: Item, message: string) =>
  post(page, '/api/v1/services/messages', {
    threadId,
    message,
    response: '',
    context: {
      target: 'evaluation',
      action:
        message === item.correctAnswer ? rightAction(item) : { kind: 'submit-answer', evaluationId: item.id },
    },
  })

/** A set of a level, answered right but for its last item. */
async function leaveLastItem(page: Page, threadId: string, difficultyLevel: number): Promise<Item> {
  const exam = await post<ExamSet>(page, `/api/v1/threads/${threadId}/exams`, { difficultyLevel })
  const items = exam.examItems.map(({ evaluationItem }) => evaluationItem)
  for (const item of items.slice(0, -1)) await submit(page, threadId, item, item.correctAnswer)
  return items.at(-1)!
}

/**
 * Concept and highest level lack an item each, that of the concept level answered wrong; those between are cleared, and so is the
 * conversation.
 */
async function leaveLevels(page: Page): Promise<{ threadId: string; missed: Item; highest: Item }> {
  const { thread } = await post<{ thread: Thread }>(
    page,
    `/api/v1/curriculums/${CONCEPT.slice(0, 5)}/concepts/${CONCEPT}/threads`,
    {},
  )
  const missed = await leaveLastItem(page, thread.id, 0)
  await submit(page, thread.id, missed, wrongAnswerTo(missed))
  for (const level of [1, 3]) {
    const last = await leaveLastItem(page, thread.id, level)
    await submit(page, thread.id, last, last.correctAnswer)
  }
  const highest = await leaveLastItem(page, thread.id, 5)
  await page.request.delete(`/api/v1/threads/${thread.id}/messages`, {
    headers: { 'Idempotency-Key': randomUUID() },
  })
  return { threadId: thread.id, missed, highest }
}

async function pressForItem(page: Page, name: string): Promise<void> {
  const items = await page.locator('.item').count()
  await followUp(page, name).click()
  await soon(() => page.locator('.item').count()).toBe(items + 1)
}

const statusOf = async (page: Page) =>
  (await (await page.request.get(`/api/v1/services/curriculums/M1/progresses/${CONCEPT}`)).json()).status

describe('a level that was left', () => {
  test('is offered again by a card, and finished by redoing its wrong item, which completes the concept', async () => {
    const { page, problems } = await stage.enter(null)
    const { missed, highest } = await leaveLevels(page)
    await openConcept(page, CONCEPT)
    await followUp(page, '개념 마저 풀기').waitFor()
    await pressForItem(page, '도전 문항 풀기')
    await answer(page, highest.correctAnswer)
    await page.getByText('도전 문항을 모두 풀었어! 남은 단계도 마저 풀어 볼까?').first().waitFor()
    await followUp(page, '개념 마저 풀기').waitFor()
    await pressForItem(page, '틀린 문항 다시 풀기')
    await answer(page, missed.correctAnswer)
    await page.getByText('이 개념의 모든 수준을 다 풀었어!').first().waitFor()
    await awaitReady(page)
    expect(await followUp(page, /마저 풀기|틀린 문항/).count()).toBe(0)
    await soon(() => statusOf(page)).toBe('COMPLETED')
    expect(problems).toEqual([])
  })

  test('says that nothing is left where another device redid the wrong item, and leaves no record behind', async () => {
    const { page, problems } = await stage.enter(null)
    const { threadId, missed, highest } = await leaveLevels(page)
    await openConcept(page, CONCEPT)
    await pressForItem(page, '도전 문항 풀기')
    await answer(page, highest.correctAnswer)
    await followUp(page, '틀린 문항 다시 풀기').waitFor()
    await submit(page, threadId, missed, missed.correctAnswer)
    await followUp(page, '틀린 문항 다시 풀기').click()
    await page.getByText('다시 풀 틀린 문항이 없어요.').waitFor()
    await soon(() => followUp(page, /마저 풀기|틀린 문항/).count()).toBe(0)
    await page.goto('/settings')
    await page.getByText('이 기기에서 기다리는 기록이 없어요').waitFor()
    expect(problems).toEqual([])
  })
})
