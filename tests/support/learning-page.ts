import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { ExamSet } from '#domain/exam/exam-set.ts'
import type { Item } from '#domain/exam/item.ts'

/** Polled until it is so; slower machines than one's own are allowed for. */
export const soon = <Value>(read: () => Promise<Value> | Value, timeoutMs = 30_000) =>
  expect.poll(read, { timeout: timeoutMs, interval: 100 })

/** A search by role looks at each element below: here it does not look at those of the explanation, of which there are thousands. */
const dock = (page: Page): Locator => page.locator('.composer-dock')

const followUps = (page: Page): Locator => dock(page).getByRole('list', { name: '이어서 할 일' })

/** The learning screen as a person uses it. */
export const messageInput = (page: Page): Locator => dock(page).getByRole('textbox', { name: '메시지 입력' })

export const followUp = (page: Page, name: string | RegExp): Locator =>
  followUps(page).getByRole('button', { name })

export const turns = (page: Page): Locator => page.locator('.chat-turn')

/** Waits until the worker has cached an address. Not by `waitForFunction`: it takes the promise of an async predicate as true. */
export async function awaitCached(page: Page, path: string): Promise<void> {
  await soon(() => page.evaluate(async (asked) => (await caches.match(asked)) !== undefined, path)).toBe(true)
}

/** Waits until the service worker serves the page. */
export const awaitWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 30_000,
  })

/** Waits until the open concept can be opened again without a network: what the page fetched before the worker served it is cached later. */
export async function awaitOnDevice(page: Page): Promise<void> {
  await awaitWorker(page)
  const conceptId = new URL(page.url()).pathname.split('/').at(-1)
  for (const path of ['/api/curriculums', `/api/v1/services/curriculum-concepts/${conceptId}/explanations`])
    await awaitCached(page, path)
}

/** Opens a concept and waits until its conversation can be used. */
export async function openConcept(page: Page, conceptId: string): Promise<void> {
  await page.goto(`/chat/${conceptId.slice(0, 5)}/${conceptId}`)
  await awaitReady(page)
}

/** The cards stand once the conversation is there and no reply is on its way. */
export async function awaitReady(page: Page): Promise<void> {
  await followUps(page).waitFor()
}

export async function ask(page: Page, question: string): Promise<void> {
  await messageInput(page).fill(question)
  await messageInput(page).press('Enter')
}

export async function beginItem(page: Page, level = '개념'): Promise<void> {
  const before = await page.locator('.item').count()
  await followUp(page, `${level} 문항 풀기`).click()
  await soon(() => page.locator('.item').count()).toBe(before + 1)
}

export async function answer(page: Page, text: string): Promise<void> {
  await dock(page).getByRole('radio', { name: '답안' }).check({ force: true })
  await messageInput(page).fill(text)
  // Nothing is sent while a reply or a hint is still coming.
  await soon(() => page.locator('.composer-stop, .composer-send[aria-disabled]').count()).toBe(0)
  const isEssay = (await dock(page).getByRole('button', { name: '제출' }).count()) > 0
  await messageInput(page).press(isEssay ? 'Control+Enter' : 'Enter')
}

/** Answers an item right, an essay by giving it every mark; resolves once that stands. */
export async function answerRight(page: Page, item: Item): Promise<void> {
  const said =
    item.writtenTestType === 6
      ? page.locator('.essay-marked')
      : page.locator('.verdict', { hasText: '맞았어!' })
  const before = await said.count()
  await answer(page, item.correctAnswer)
  if (item.writtenTestType === 6) {
    const rubric = page.getByRole('group', { name: '채점 기준' }).last()
    for (const point of await rubric.getByRole('checkbox').all()) await point.check()
    await rubric.getByRole('button', { name: '채점 끝내기' }).click()
  }
  await soon(() => said.count()).toBe(before + 1)
}

/** What a call that answers an item right has for its action, beside the key as its message. */
export const rightAction = ({ id, writtenTestType, rubric }: Item) => ({
  kind: 'submit-answer',
  evaluationId: id,
  ...(writtenTestType === 6 && { marking: { points: rubric.map((_, index) => index), finishes: true } }),
})

/** The open item as the learner's own exams have it, the key with it. */
export async function readOpenItem(page: Page): Promise<Item> {
  const [, unitId, conceptId] = /chat\/(\w+)\/(\w+)/.exec(page.url()) ?? []
  const { threads } = await (await page.request.get(`/api/v1/curriculums/${unitId}/threads`)).json()
  const thread = threads.find((one: { conceptId: string }) => one.conceptId === conceptId)
  const exams: ExamSet[] = await (await page.request.get(`/api/v1/threads/${thread.id}/exams`)).json()
  const shownNumber = await page.locator('.item').last().locator('.item-count b').innerText()
  const item = exams.find((exam) => !exam.finished)?.examItems[Number(shownNumber) - 1]?.evaluationItem
  if (!item) throw new Error('no open item')
  return item
}

/** An answer in the form of the item that its key does not accept. */
export function wrongAnswerTo(item: Item): string {
  if (item.writtenTestType === 1) return item.correctAnswer === '1' ? '2' : '1'
  if (item.writtenTestType === 3) return item.correctAnswer === 'O' ? 'X' : 'O'
  if (item.writtenTestType === 4) return item.correctAnswer.replaceAll(/-\d/g, '-1')
  return item.writtenTestType === 5 ? 'ㄱ&ㄴ&ㄷ&ㄹ&ㅁ' : '999'
}

/** So many turns stand, and the last one has its reply. */
export async function awaitReply(page: Page, count = 1): Promise<void> {
  await soon(() => turns(page).count()).toBe(count)
  await turns(page).last().getByRole('button', { name: '복사' }).waitFor()
  await awaitReady(page)
}

/** The last reply with its formulas typeset and their MathML, which comes later and is part of the text. */
export async function readReply(page: Page): Promise<string> {
  await page.locator('.chat-turn .katex').last().waitFor()
  await soon(() => page.locator('.chat-turn semantics > annotation:only-child').count()).toBe(0)
  return await page.locator('.chat-turn .read').last().innerText()
}
