import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { Thread } from '#domain/chat/message.ts'
import type { ExamSet } from '#domain/exam/exam-set.ts'
import { findFaults } from '#tests/support/find-faults.ts'
import { awaitReady, messageInput, openConcept, rightAction, soon } from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

const UNIT = 'M1U01'
const CONCEPT = 'M1U01C04'
const PATH = `/chat/${UNIT}/${CONCEPT}`
const LEVEL_NAMES = ['개념', '기본', '표준', '도전'] as const

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answered = await page.request.post(path, { data, headers: { 'Idempotency-Key': randomUUID() } })
  expect(answered.status(), path).toBe(200)
  return (await answered.json()) as Answer
}

/** Answers so many items of the open set of a level right, the first of them after a hint where it is wished. */
async function practise(page: Page, threadId: string, difficultyLevel: number, count: number, hint = false) {
  const exam = await post<ExamSet>(page, `/api/v1/threads/${threadId}/exams`, { difficultyLevel })
  const open = exam.examItems.filter(({ finished }) => !finished).map(({ evaluationItem }) => evaluationItem)
  for (const [at, item] of open.slice(0, count).entries()) {
    const act = (action: object, message: string) =>
      post(page, '/api/v1/services/messages', {
        threadId,
        message,
        response: '',
        context: { target: 'evaluation', action: { ...action, difficultyLevel } },
      })
    if (hint && at === 0) await act({ kind: 'show-hint', evaluationId: item.id }, '힌트 보기')
    await act(rightAction(item), item.correctAnswer)
  }
}

/** '마침', '67%' and '3개 중 2개' in one measure. */
function toPercent(words: string): number {
  if (words.includes('마침')) return 100
  const [, of, done] = /(\d+)개 중 (\d+)개/.exec(words) ?? []
  if (of !== undefined) return Math.round((Number(done) / Number(of)) * 100)
  return Number(/(\d+)%/.exec(words)?.[1] ?? 0)
}

const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0])

interface Figures {
  /** Of each level. */
  levels: number[]
  conceptsDone: number
  itemsRight: number
}

/** Home, unit page, concept and menu as they are shown; `menu` is the mark of the concept. */
async function readFigures(page: Page, expected: Figures) {
  await page.goto('/')
  const levels = page.getByRole('list', { name: '수준별 진행' }).getByRole('listitem')
  await soon(() => levels.count()).toBe(LEVEL_NAMES.length)
  const readHome = async (): Promise<Figures> => ({
    levels: (await levels.allInnerTexts()).map(toPercent),
    conceptsDone: numberIn(await page.locator('.home-section-head .eyebrow b').innerText()),
    itemsRight: numberIn(await page.getByText(/맞힌 문항 \d+개/).innerText()),
  })
  // The page shows the device's copy until the server has answered.
  await soon(readHome).toEqual(expected)
  const home = await readHome()
  await page.locator(`a[href="/chat/${UNIT}"]`).first().click()
  const step = page.locator('.step', { has: page.locator(`h3 a[href="${PATH}"]`) })
  const ofUnit = step.getByRole('list', { name: '수준' }).getByRole('listitem')
  await soon(async () => (await ofUnit.allTextContents()).map(toPercent)).toEqual(home.levels)
  const fact = (name: string) => page.locator('.unit-facts div', { hasText: name }).locator('dd').innerText()
  const readUnit = async (): Promise<Figures> => ({
    levels: (await ofUnit.allTextContents()).map(toPercent),
    conceptsDone: Number(/중 (\d+)개/.exec(await fact('마친 개념'))?.[1]),
    itemsRight: numberIn(await fact('맞힌 문항')),
  })
  await soon(readUnit).toEqual(expected)
  const unit = await readUnit()
  await step.locator(`h3 a[href="${PATH}"]`).click()
  await awaitReady(page)
  const marks = page.getByRole('list', { name: '수준' }).getByRole('button')
  await soon(() => marks.count()).toBe(LEVEL_NAMES.length)
  const readMarks = async () =>
    (await marks.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))).map(
      toPercent,
    )
  // The device's own copy stands until the server has answered.
  await soon(readMarks).toEqual(home.levels)
  const concept = await readMarks()
  const row = page.locator(`.menu-concept[href="${PATH}"]`)
  const menu = toPercent((await row.getByRole('img').getAttribute('aria-label')) ?? '')
  const inMenu = await page.locator('.menu-unit-current .sr-only').innerText()
  return {
    home,
    unit,
    concept,
    menu,
    unitDoneInMenu: Number(/중 (\d+)개/.exec(inMenu)?.[1]),
  }
}

async function expectAgreement(page: Page, expected: Figures): Promise<void> {
  const { home, unit, concept, menu, unitDoneInMenu } = await readFigures(page, expected)
  expect({ home, unit }).toEqual({ home: expected, unit: expected })
  expect(concept).toEqual(expected.levels)
  expect(unitDoneInMenu).toBe(expected.conceptsDone)
  expect(menu === 100).toBe(expected.levels.every((percent) => percent === 100))
}

test('says the same of a concept at home, on the unit page, in its bar and in the menu, whatever was done', async () => {
  const { page, problems } = await stage.enter(null, { viewport: { width: 1400, height: 900 } })
  const place = `/api/v1/curriculums/${UNIT}/concepts/${CONCEPT}/threads`
  const { thread } = await post<{ thread: Thread }>(page, place, {})
  await practise(page, thread.id, 0, 3, true)
  await practise(page, thread.id, 1, 2)
  await expectAgreement(page, { levels: [100, 67, 0, 0], conceptsDone: 0, itemsRight: 5 })
  for (const level of [1, 3, 5]) await practise(page, thread.id, level, 3)
  // Practised again after it was finished.
  await practise(page, thread.id, 0, 1)
  await expectAgreement(page, { levels: [100, 100, 100, 100], conceptsDone: 1, itemsRight: 13 })
  expect(problems).toEqual([])
})

test('a finished concept is practised again at a chosen level, by keyboard and on a phone', async () => {
  const { page, problems } = await stage.enter(null, { viewport: { width: 1400, height: 900 } })
  const place = `/api/v1/curriculums/${UNIT}/concepts/${CONCEPT}/threads`
  const { thread } = await post<{ thread: Thread }>(page, place, {})
  for (const level of [0, 1, 3, 5]) await practise(page, thread.id, level, 3)
  await page.request.delete(`/api/v1/threads/${thread.id}/messages`, {
    headers: { 'Idempotency-Key': randomUUID() },
  })
  await openConcept(page, CONCEPT)
  const mark = page.getByRole('button', { name: '표준 문항: 마침' })
  await mark.waitFor()
  expect((await findFaults(page)).filter((fault) => fault.includes('level-mark'))).toEqual([])
  await mark.press('Enter')
  await page.getByRole('menuitem', { name: '표준 다시 풀기' }).waitFor()
  const box = await mark.boundingBox()
  expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44)
  await soon(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toMatch(/^menu/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('.item', { hasText: '표준' }).waitFor()

  await page.setViewportSize({ width: 360, height: 740 })
  await awaitReady(page)
  await page.getByRole('button', { name: '대화 메뉴' }).click()
  await page.getByRole('menuitem', { name: '개념 다시 풀기' }).click()
  await page.locator('.item', { hasText: '개념' }).waitFor()
  expect(problems).toEqual([])
})

const ESSAY = '5d0c2b8e-3f1a-4c67-9a52-7be1f4d08c36'
const WORKING = ['양변에 12를 곱하면', '4x + 3 = 9', '4x = 12', 'x = 3']

/** A person before an essay that stands alone in its set, in answer mode. */
async function openEssay() {
  const learner = await stage.enter(null)
  const { page } = learner
  const place = '/api/v1/curriculums/M1U04/concepts/M1U04C04/threads'
  const { thread } = await post<{ thread: Thread }>(page, place, {})
  await post(page, `/api/v1/threads/${thread.id}/exams`, {
    difficultyLevel: 3,
    items: [{ evaluationId: ESSAY }],
  })
  await post(page, '/api/v1/services/messages', {
    threadId: thread.id,
    message: '',
    response: '풀이를 써 보자.',
    context: {
      target: 'evaluation',
      userMessageType: 'hidden',
      action: { kind: 'try-exam', evaluationId: ESSAY, difficultyLevel: 3 },
    },
  })
  await openConcept(page, 'M1U04C04')
  await page.getByText('풀이 과정을 줄마다 써 보세요.').waitFor()
  return learner
}

test('an essay is written in lines and marked by its learner with the keyboard alone, and progress says so', async () => {
  const { page, userId, problems } = await openEssay()
  const input = messageInput(page)
  const list = page.locator('.chat-list')
  await input.focus()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('alert').filter({ hasText: '풀이를 한 줄이라도 써 주세요.' }).waitFor()
  for (const line of WORKING) {
    await page.keyboard.type(line)
    if (line !== WORKING.at(-1)) await page.keyboard.press('Enter')
  }
  expect(await input.inputValue()).toBe(WORKING.join('\n'))
  await page.keyboard.press('Control+Enter')
  const marking = page.getByRole('group', { name: '채점 기준' })
  await marking.waitFor()
  await list.getByText('셋째 줄의').waitFor()
  expect(await page.locator('.verdict').count()).toBe(0)
  await soon(() => page.evaluate(() => document.activeElement?.textContent)).toContain('스스로 채점해 보세요')
  expect(await findFaults(page)).toEqual([])

  // Sent while the server is away: the marking waits here and goes up by itself.
  stage.proxy.fail(/services\/messages/, { kind: 'drop-before' })
  for (const _ of [0, 1]) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
  }
  await marking.getByText('4점 / 5점').waitFor()
  await marking.getByRole('button', { name: '채점 끝내기' }).press('Enter')
  await list.getByText('빠진 점을 채워서 다시 써 볼까?').waitFor()
  await page.getByRole('button', { name: /다시 쓰기/ }).press('Enter')
  await soon(() => input.inputValue()).toBe(WORKING.join('\n'))
  await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  await input.fill('4x + 3 = 9\n4x = 6\nx = 3/2')
  await page.getByRole('button', { name: '제출' }).click()
  await list.getByText('마지막 줄의 결과는 정답과 같아요.').waitFor()
  stage.proxy.heal()

  await page.reload()
  const last = page.getByRole('group', { name: '채점 기준' }).last()
  await last.getByRole('button', { name: '채점 끝내기' }).waitFor()
  for (const box of await last.getByRole('checkbox').all()) await box.check()
  await last.getByRole('button', { name: '채점 끝내기' }).click()
  await list.getByText('스스로 채점 5점 / 5점').last().waitFor()
  await page.getByRole('img', { name: '스스로 채점', exact: true }).last().waitFor()
  await soon(async () => (await stage.answers(userId)).map(({ context }) => context.responseType)).toEqual([
    'normal',
    'normal',
    'normal',
    'correct',
  ])
  await page.reload()
  await page.getByRole('img', { name: '스스로 채점', exact: true }).last().waitFor()
  await page.getByRole('button', { name: '메뉴 열기' }).click()
  await page.getByRole('link', { name: '셈샘 홈' }).click()
  await page.getByText('스스로 채점 1 · 다시 볼 것 0').waitFor()
  expect(problems).toEqual([])
})
