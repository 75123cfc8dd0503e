import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { WRITTEN_TYPE } from '#domain/exam/item.ts'
import {
  answerRight,
  awaitReady,
  beginItem,
  followUp,
  messageInput,
  readOpenItem,
  soon,
} from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

/** The text of the element that has the focus; 'BODY' if none has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { tagName, textContent } = document.activeElement ?? document.body
    return tagName === 'BODY' ? tagName : `${tagName} ${textContent}`
  })

/** Goes on in the set until an item with options is open. */
async function reachChoice(page: Page): Promise<string> {
  for (;;) {
    const item = await readOpenItem(page)
    if (item.writtenTestType === WRITTEN_TYPE.choice) return item.correctAnswer
    await answerRight(page, item)
    const before = await page.locator('.item').count()
    await followUp(page, /다음 문항|다시 풀기|문항 풀기/)
      .first()
      .click()
    await soon(() => page.locator('.item').count()).toBe(before + 1)
  }
}

test('Enter on a chosen option answers, and with the item done the focus is in the input', async () => {
  const { page, userId, problems } = await stage.enter('M1U01C01')
  await beginItem(page)
  const key = await reachChoice(page)
  const before = (await stage.answers(userId)).length
  const option = page
    .locator('.item')
    .last()
    .getByRole('radio', { name: `${key}번` })
  await option.focus()
  // Not chosen yet: nothing is sent.
  await page.keyboard.press('Enter')
  expect(await messageInput(page).inputValue()).toBe('')
  await page.keyboard.press('Space')
  await soon(() => messageInput(page).inputValue()).toBe(key)
  await page.keyboard.press('Enter')
  await page.locator('.verdict', { hasText: '맞았어!' }).last().waitFor()
  await soon(async () => (await stage.answers(userId)).length).toBe(before + 1)
  await soon(() => messageInput(page).evaluate((input) => input === document.activeElement)).toBe(true)
  expect(problems).toEqual([])
})

describe('after a step to another page the focus is on its heading', () => {
  test('by links and cards of wide screens, and back', async () => {
    const { page } = await stage.visit({ viewport: { width: 1440, height: 900 } })
    await page.goto('/')
    // Its place in index.html is filled with the rest of the shell.
    await page.locator('.skip-link').waitFor({ state: 'attached' })
    expect(await focused(page)).toBe('BODY')
    await page.getByRole('link', { name: '바로 시작' }).press('Enter')
    await soon(() => focused(page)).toBe('H1 소수와 합성수')
    await awaitReady(page)
    expect(await focused(page)).toBe('H1 소수와 합성수')
    await page.getByRole('navigation', { name: '교육과정' }).getByRole('link', { name: '거듭제곱' }).click()
    await soon(() => focused(page)).toBe('H1 거듭제곱')
    await page.goBack()
    await soon(() => focused(page)).toBe('H1 소수와 합성수')
  })

  test('or on the notebook, which the menu of a concept leads to', async () => {
    const { page } = await stage.enter('M1U01C01', { viewport: { width: 1440, height: 900 } })
    await page.locator('.skip-link').waitFor({ state: 'attached' })
    await page.getByRole('link', { name: '오답 노트' }).click()
    await soon(() => focused(page)).toBe('H2 오답 노트')
  })

  test('by links of the menu of a phone, which closes', async () => {
    const { page } = await stage.visit({ viewport: { width: 390, height: 844 } })
    await page.goto('/chat/M1U01')
    await page.locator('.skip-link').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: '메뉴 열기' }).click()
    await page.getByRole('dialog').getByRole('link', { name: '거듭제곱' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await soon(() => focused(page)).toBe('H1 거듭제곱')
    await page.getByRole('button', { name: '메뉴 열기' }).click()
    await page.getByRole('dialog').getByRole('link', { name: '설정' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await soon(() => focused(page)).toBe('H1 설정')
  })
})
