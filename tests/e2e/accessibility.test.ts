import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { findFaults as findAllFaults, findOverflow } from '#tests/support/find-faults.ts'
import { goWithin } from '#tests/support/go-within.ts'
import {
  answer,
  ask,
  awaitReady,
  awaitReply,
  beginItem,
  followUp,
  messageInput,
  openConcept,
  readOpenItem,
  soon,
  wrongAnswerTo,
} from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const NARROW = { width: 320, height: 640 }

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

/** The list of an open menu lies over the page, outside its landmarks. */
const isOpenMenu = (id: string, html: string) => id === 'region' && html.includes('role="m')

const findFaults = (page: Page, part?: string) => findAllFaults(page, part, isOpenMenu)

/** Nothing sticks out at 320 px. */
async function expectToFit(page: Page, part: string): Promise<void> {
  const wide = page.viewportSize() ?? NARROW
  await page.setViewportSize(NARROW)
  expect(await findOverflow(page), `${part} at 320 px`).toEqual([])
  await page.setViewportSize(wide)
}

async function expectSound(page: Page, part: string): Promise<void> {
  expect(await findFaults(page), part).toEqual([])
  await expectToFit(page, part)
}

describe('axe finds nothing, and nothing scrolls sideways at 320 px,', () => {
  test('on the pages of a visitor', async () => {
    const { page } = await stage.visit()
    await page.goto('/')
    for (const [path, landmark] of [
      ['/', '바로 시작'],
      ['/login', '카카오로 계속하기'],
      ['/nowhere', '셈샘 홈으로'],
    ] as const) {
      await goWithin(page, path)
      await page.getByRole('link', { name: landmark }).waitFor()
      await expectSound(page, path)
    }
  })

  test('on the pages of a learner, in a conversation with an item, a wrong and a right answer, and in the three tabs', async () => {
    const { page } = await stage.enter()
    await ask(page, '소수가 뭐야?')
    await awaitReply(page)
    await beginItem(page)
    const item = await readOpenItem(page)
    await answer(page, wrongAnswerTo(item))
    await page.getByText('힌트 1').first().waitFor()
    await awaitReady(page)
    await expectSound(page, 'wrong')
    await answer(page, item.correctAnswer)
    await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
    expect(await findFaults(page, '.turn-group:last-of-type, .composer-dock'), 'right').toEqual([])
    for (const tab of ['학습 자료', '용어']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tabpanel').locator('ul, dl').first().waitFor()
      expect(await findFaults(page, '[role=tabpanel]'), tab).toEqual([])
    }
    await goWithin(page, '/chat/M1U01')
    await awaitReady(page)
    await expectSound(page, 'unit')
    await goWithin(page, '/')
    await page.getByRole('link', { name: '이어서 학습' }).waitFor()
    await expectSound(page, 'home')
    await goWithin(page, '/admin')
    await page.getByRole('heading', { name: '셈샘 관리자만 들어갈 수 있는 곳이에요' }).waitFor()
    await page.getByRole('link', { name: '셈샘 홈으로' }).waitFor()
    expect(await findFaults(page), 'admin').toEqual([])
  })

  test('on a phone with its keyboard open, and in drawers, menu and dialog', async () => {
    const { page } = await stage.enter('M1U01C01', PHONE)
    await ask(page, '소수가 뭐야?')
    await awaitReply(page)
    await beginItem(page)
    await messageInput(page).blur()
    expect((await heights(page)).dock, 'what is written stands in a fifth of the window').toBeLessThan(0.2)
    await page.setViewportSize({ width: 390, height: 450 })
    await messageInput(page).focus()
    await soon(async () => (await heights(page)).list).toBeGreaterThan(0.6)
    const item = await page.locator('.item').boundingBox()
    const dock = await page.locator('.composer-dock').boundingBox()
    expect((item?.y ?? 0) + (item?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1)
    expect(await findOverflow(page)).toEqual([])
    expect(await findFaults(page), 'keyboard').toEqual([])

    // Safari on an iPad leaves the window as high as it was and lays the keyboard over it.
    await page.setViewportSize({ width: 390, height: 844 })
    const layKeyboardOver = (visibleHeight: number) =>
      page.evaluate((height) => {
        Object.defineProperty(visualViewport, 'height', { value: height, configurable: true })
        visualViewport?.dispatchEvent(new Event('resize'))
      }, visibleHeight)
    const bottomOfDock = async () => {
      const { y = 0, height = 0 } = (await page.locator('.composer-dock').boundingBox()) ?? {}
      return Math.round(y + height)
    }
    await layKeyboardOver(500)
    await soon(bottomOfDock).toBe(500)
    await layKeyboardOver(844)
    await soon(bottomOfDock).toBe(844)
    await messageInput(page).blur()

    await page.getByRole('button', { name: '메뉴 열기' }).click()
    await page.getByRole('link', { name: '거듭제곱' }).waitFor()
    expect(await findFaults(page), 'menu drawer').toEqual([])
    await page.getByRole('button', { name: '메뉴 닫기' }).click()
    await page.getByRole('button', { name: '요약·자료·용어' }).click()
    await page.getByRole('tab', { name: '용어' }).waitFor()
    expect(await findFaults(page, '[role=dialog]'), 'help drawer').toEqual([])
    await page.getByRole('button', { name: '닫기' }).click()
    await page.getByRole('button', { name: '대화 메뉴' }).click()
    await page.getByRole('menuitem', { name: '대화 비우기' }).waitFor()
    expect(await findFaults(page), 'menu').toEqual([])
    await page.getByRole('menuitem', { name: '대화 비우기' }).click()
    await page.getByRole('button', { name: '그대로 두기' }).waitFor()
    expect(await findFaults(page, '[role=alertdialog]'), 'dialog').toEqual([])
  })
})

/** Shares of the window. */
async function heights(page: Page) {
  const height = async (part: string) => (await page.locator(part).boundingBox())?.height ?? 0
  const { height: windowHeight } = page.viewportSize() ?? { height: 0 }
  return {
    dock: (await height('.composer-dock')) / windowHeight,
    list: (await height('.thread')) / windowHeight,
  }
}

describe('with the keyboard alone', () => {
  /** Presses Tab until what has the focus is called so; gives the names on the way. */
  async function tabTo(page: Page, name: RegExp): Promise<string[]> {
    const way: string[] = []
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        if (!(element instanceof HTMLElement) || element === document.body) return ''
        const { outlineStyle, boxShadow } = getComputedStyle(element)
        const box = element.getBoundingClientRect()
        const label =
          element.getAttribute('aria-label') ?? element.closest('label')?.innerText ?? element.innerText
        const within = element.closest(':focus-within:not(body, html)')
        const isMarked =
          outlineStyle !== 'none' ||
          boxShadow !== 'none' ||
          (within !== null && element.closest('.composer, label, .segmented') !== null)
        return `${isMarked && box.width > 0 ? '' : 'UNMARKED '}${label.trim() || element.tagName}`
      })
      way.push(focused)
      if (name.test(focused)) return way
    }
    throw new Error(`never came to ${name}: ${way.join(' > ')}`)
  }

  test('a learner comes from the address bar to the input, asks, presses a card, and answers by an option', async () => {
    const { page, userId } = await stage.enter(null)
    const { rows } = await stage.product.pool.query<{ id: string; correct_answer: string }>(
      `select i.id, i.correct_answer from evaluation_items i join item_concepts c on c.item_id = i.id
       where c.concept_id = 'M1U01C01' and i.written_test_type = 1 and i.difficulty_level = 0 and length(i.correct_answer) = 1 limit 1`,
    )
    const [choice] = rows
    if (!choice) throw new Error('the concept has no multiple-choice item')
    const post = (path: string, data: object) =>
      page.request.post(path, { data, headers: { 'Idempotency-Key': crypto.randomUUID() } })
    const { thread } = await (await post('/api/v1/curriculums/M1U01/concepts/M1U01C01/threads', {})).json()
    const made = await post(`/api/v1/threads/${thread.id}/exams`, {
      difficultyLevel: 0,
      examLimit: 1,
      items: [{ evaluationId: choice.id }],
    })
    expect(made.status()).toBe(200)
    await openConcept(page, 'M1U01C01')
    await page.locator('.skip-link').waitFor()

    const way = await tabTo(page, /메시지 입력/)
    expect(way[0]).toBe('본문으로 건너뛰기')
    expect(way.filter((name) => name.startsWith('UNMARKED'))).toEqual([])
    expect(way.length).toBeLessThan(40)
    await page.locator('.skip-link').focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    const wayFromMain = await tabTo(page, /메시지 입력/)
    expect(wayFromMain.length, wayFromMain.join(' > ')).toBeLessThan(20)

    await page.keyboard.type('소수가 뭐야?')
    await page.keyboard.press('Enter')
    await awaitReply(page)
    // The focus stays in the input; the cards are before it.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('메시지 입력')
    const firstCard = followUp(page, '개념 문항 풀기')
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Shift+Tab')
      if (await firstCard.evaluate((card) => card === document.activeElement)) break
    }
    await page.keyboard.press('Enter')
    await page.locator('.item').waitFor()
    await soon(async () => (await stage.savedTurns(userId)).length).toBe(2)

    await page.locator('.thread').focus()
    await tabTo(page, /^1\b/)
    for (let step = 1; step < Number(choice.correct_answer); step += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await soon(() => messageInput(page).inputValue()).toBe(choice.correct_answer)
    // Nothing is written here: there is no math keyboard.
    expect(await page.getByRole('button', { name: '수식 키보드' }).count()).toBe(0)
    await tabTo(page, /메시지 입력/)
    await page.keyboard.press('Enter')
    await page.locator('.verdict', { hasText: '맞았어!' }).waitFor()
    await soon(async () => (await stage.answers(userId)).map(({ context }) => context.responseType)).toEqual([
      'correct',
    ])
  })
})
