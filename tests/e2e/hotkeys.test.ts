import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, onTestFailed, test } from 'vitest'
import { findFaults } from '#tests/support/find-faults.ts'
import { goWithin } from '#tests/support/go-within.ts'
import { awaitReady, messageInput, soon } from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const CONCEPT = '/chat/M1U01/M1U01C01'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterAll(() => stage?.close())

const press = (page: Page, key: string) => page.keyboard.press(`Control+Shift+${key}`)
const dialog = (page: Page) => page.getByRole('dialog', { name: '단축키' })

/** Presses twice before the page can render the first press; resolves once it has rendered. */
const pressTwice = (page: Page, event: string) =>
  page.evaluate(async (name) => {
    window.dispatchEvent(new Event(name))
    window.dispatchEvent(new Event(name))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }, event)

let shared: Page | undefined

/** Opens an address in the page of the tests before, within the app; in a new one after a test that failed. */
async function open(path: string, viewport = WIDE): Promise<Page> {
  onTestFailed(() => {
    shared = undefined
    return stage.clear()
  })
  const page = shared ?? (await stage.visit()).page
  await page.setViewportSize(viewport)
  if (shared) await goWithin(page, path)
  else await page.goto(path)
  shared = page
  return page
}

async function openConversation(path = CONCEPT): Promise<Page> {
  const page = await open(path)
  await awaitReady(page)
  return page
}

describe('the dialog', () => {
  test('opens on any page, lists every group, and closes by Escape, mask and button', async () => {
    const page = await open('/price')
    await page.getByRole('heading', { level: 1, name: '요금' }).waitFor()
    await press(page, 'Slash')
    await dialog(page).waitFor()
    expect(await dialog(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      '기본',
      '학습 화면 · 오른쪽 탭',
      '학습 화면 · 입력 칸',
      '학습 화면 · 이어서 할 일',
    ])
    expect(await findFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await press(page, 'Slash')
    await dialog(page).waitFor()
    await page.mouse.click(5, 5)
    await dialog(page).waitFor({ state: 'hidden' })
    await page.evaluate(() => window.dispatchEvent(new Event('open-hotkey-dialog')))
    await dialog(page).getByRole('button', { name: '닫기' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
  })
})

describe('each shortcut', () => {
  test('dispatches its window event, by place of the key, numeric pad and Hangul layout included', async () => {
    const page = await open('/price')
    await page.getByRole('heading', { level: 1, name: '요금' }).waitFor()
    const heard = await page.evaluate(() => {
      const names = [
        'open-hotkey-dialog',
        'toggle-left-menu',
        'toggle-links-tab',
        'toggle-terms-tab',
        'toggle-page-outline-tab',
        'move-related-questions-right',
        'move-related-questions-left',
      ]
      const told: string[] = []
      for (const name of names) window.addEventListener(name, () => told.push(name))
      const send = (code: string, key: string, shiftKey = true, ctrlKey = true) =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { code, key, ctrlKey, shiftKey, bubbles: true, cancelable: true }),
        )
      send('KeyO', 'ㅐ')
      send('KeyC', 'C')
      send('KeyZ', 'Z')
      send('ArrowRight', 'ArrowRight')
      send('Numpad6', '6')
      send('Numpad6', 'ArrowRight', false)
      send('ArrowLeft', 'ArrowLeft')
      send('Numpad4', '4')
      send('Comma', '<')
      send('KeyO', 'O', true, false)
      send('KeyO', 'o', false, true)
      send('Numpad6', '6', false)
      send('__proto__', 'x')
      return told
    })
    expect(heard).toEqual([
      'toggle-page-outline-tab',
      'toggle-links-tab',
      'toggle-terms-tab',
      'move-related-questions-right',
      'move-related-questions-right',
      'move-related-questions-right',
      'move-related-questions-left',
      'move-related-questions-left',
      'toggle-left-menu',
    ])
    // The menu is open again.
    await press(page, 'Comma')
  })

  test('folds and opens the left menu, as a column and as a drawer', async () => {
    const page = await openConversation()
    const menu = page.getByRole('navigation', { name: '교육과정' })
    await menu.waitFor()
    await press(page, 'Comma')
    await menu.waitFor({ state: 'detached' })
    await press(page, 'Comma')
    await menu.waitFor()
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: '메뉴 열기' }).waitFor()
    await press(page, 'Comma')
    await page.getByRole('button', { name: '메뉴 닫기' }).waitFor()
    await press(page, 'Comma')
    await page.getByRole('button', { name: '메뉴 닫기' }).waitFor({ state: 'hidden' })
  })

  test('that folds the menu does nothing on a page without one', async () => {
    const page = await open('/')
    await page.getByRole('link', { name: '바로 시작' }).waitFor()
    await press(page, 'Comma')
    await page.getByRole('link', { name: '바로 시작' }).click()
    await awaitReady(page)
    await page.getByRole('navigation', { name: '교육과정' }).waitFor()
  })

  test('shows its right tab, in a drawer on a phone', async () => {
    const page = await openConversation()
    for (const [key, name] of [
      ['KeyC', '학습 자료'],
      ['KeyZ', '용어'],
      ['KeyO', '요약'],
    ] as const) {
      await press(page, key)
      await soon(() => page.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true')
    }
    await page.setViewportSize(PHONE)
    await page.getByRole('tab', { name: '용어' }).waitFor({ state: 'hidden' })
    await press(page, 'KeyZ')
    await page.getByRole('tab', { name: '용어', selected: true }).waitFor()
    await press(page, 'KeyZ')
    await page.getByRole('tab', { name: '용어' }).waitFor({ state: 'hidden' })
    await pressTwice(page, 'toggle-terms-tab')
    expect(await page.getByRole('tab', { name: '용어' }).isVisible()).toBe(false)
  })
})

describe('in the input', () => {
  test.each([
    ['concept', '/chat/M1U01/M1U01C01'],
    ['unit', '/chat/M1U01'],
  ])(
    'of a %s Home and End mean the whole text, Shift+Enter breaks the line, Ctrl+Shift+X changes the mode',
    async (_place, path) => {
      const page = await openConversation(path)
      await messageInput(page).fill('첫 줄')
      await page.keyboard.press('End')
      await page.keyboard.press('Shift+Enter')
      await page.keyboard.type('둘째')
      const caret = () =>
        messageInput(page).evaluate((input) => (input as HTMLTextAreaElement).selectionStart)
      await page.keyboard.press('Home')
      expect(await caret()).toBe(0)
      await page.keyboard.press('End')
      expect(await caret()).toBe('첫 줄\n둘째'.length)
      expect(await messageInput(page).inputValue()).toBe('첫 줄\n둘째')
      await press(page, 'KeyX')
      await soon(() => page.getByRole('radio', { name: '답안' }).isChecked()).toBe(true)
      await press(page, 'KeyX')
      await soon(() => page.getByRole('radio', { name: '질문' }).isChecked()).toBe(true)
      await pressTwice(page, 'toggle-chat-mode')
      expect(await page.getByRole('radio', { name: '질문' }).isChecked()).toBe(true)
      expect(await messageInput(page).inputValue()).toBe('첫 줄\n둘째')
      await messageInput(page).fill('')
    },
  )

  test("the arrows reach the input of a unit's chat, whose card speaks of the unit", async () => {
    const page = await openConversation('/chat/M1U01')
    await press(page, 'ArrowRight')
    await soon(() => messageInput(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.locator('.chat-turn').first().waitFor()
    expect(await page.locator('.chat-turn .slip').first().innerText()).toBe('소인수분해는 어떤 특징이 있어?')
  })

  test('the arrows select cards within the row, and Enter sends the selected one, however fast it follows', async () => {
    const page = await openConversation()
    const selected = () =>
      page.getByRole('list', { name: '이어서 할 일' }).locator('[aria-current]').innerText()
    const first = await selected()
    await press(page, 'ArrowLeft')
    expect(await selected()).toBe(first)
    await press(page, 'ArrowRight')
    await soon(selected).toContain('이 개념의 특징 알아보기')
    await press(page, 'ArrowLeft')
    await soon(selected).toBe(first)
    await messageInput(page).evaluate((input) => {
      window.dispatchEvent(new Event('move-related-questions-right'))
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true }))
    })
    await page.locator('.chat-turn').first().waitFor()
    expect(await page.locator('.item').count()).toBe(0)
    expect(await page.locator('.chat-turn').first().innerText()).toContain('특징')
  })
})
