import type { CDPSession, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ComponentPage, openComponentPage } from '#tests/support/component-page.ts'

let host: ComponentPage
let page: Page
let session: CDPSession

beforeAll(async () => {
  host = await openComponentPage('tests/ui/gallery')
})
afterAll(() => host?.close())

beforeEach(async () => {
  page = await host.open('?talk')
  session = await page.context().newCDPSession(page)
  await page.getByLabel('메시지 입력').click()
})
afterEach(() => page.context().close())

const sent = () => page.locator('.day ~ .slip:not(.slip-answer)').allTextContents()
const input = () => page.getByLabel('메시지 입력')

/** Lets the input method compose `syllable` at the caret. */
const compose = (syllable: string) =>
  session.send('Input.imeSetComposition', {
    text: syllable,
    selectionStart: syllable.length,
    selectionEnd: syllable.length,
  })

interface KeyFacts {
  key?: string
  code?: string
  isComposing?: boolean
  ctrlKey?: boolean
  keyCode?: number
}

/** Sends the events of a composition to the input as this browser would not: other systems order them otherwise. */
const dispatch = (events: readonly (readonly [type: string, facts: KeyFacts])[]) =>
  page.evaluate((list) => {
    const element = document.querySelector('textarea')
    for (const [type, facts] of list) {
      const event = type.startsWith('key')
        ? new KeyboardEvent(type, { bubbles: true, cancelable: true, ...facts })
        : new CompositionEvent(type, { bubbles: true })
      element?.dispatchEvent(event)
    }
  }, events)

describe('Enter in the message input', () => {
  it('sends what is written, and Shift+Enter breaks the line', async () => {
    await input().pressSequentially('하나')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('둘')
    expect(await input().inputValue()).toBe('하나\n둘')
    await page.keyboard.press('Enter')
    expect(await sent()).toEqual(['하나\n둘'])
    expect(await input().inputValue()).toBe('')
  })

  it('sends once while the key is held', async () => {
    await page.keyboard.type('가')
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    expect(await sent()).toEqual(['가'])
  })

  it('waits for the end of a Hangul syllable and sends it whole, once', async () => {
    await page.keyboard.type('안')
    await compose('녕')
    await dispatch([['keydown', { key: 'Enter', code: 'Enter', isComposing: true, keyCode: 229 }]])
    expect(await sent()).toEqual([])
    await session.send('Input.insertText', { text: '녕' })
    expect(await sent()).toEqual(['안녕'])
  })

  it('sends once where a second Enter follows the end of the composition', async () => {
    await input().fill('안녕')
    await dispatch([
      ['compositionstart', {}],
      ['keydown', { key: 'Process', code: 'Enter', isComposing: true, keyCode: 229 }],
      ['compositionend', {}],
      ['keydown', { key: 'Enter', code: 'Enter', keyCode: 13 }],
      ['keyup', { key: 'Enter', code: 'Enter', keyCode: 13 }],
    ])
    expect(await sent()).toEqual(['안녕'])
    expect(await input().inputValue()).toBe('')
  })

  it('sends once where the composition ends before its Enter, as in Safari', async () => {
    await input().fill('안녕')
    await dispatch([
      ['compositionstart', {}],
      ['compositionend', {}],
      ['keydown', { key: 'Enter', code: 'Enter', keyCode: 229 }],
      ['keyup', { key: 'Enter', code: 'Enter', keyCode: 13 }],
    ])
    expect(await sent()).toEqual(['안녕'])
  })

  it('sends again with the next press after a composed one', async () => {
    await input().fill('하나')
    const composed = [
      ['compositionstart', {}],
      ['keydown', { key: 'Enter', code: 'Enter', isComposing: true, keyCode: 229 }],
      ['compositionend', {}],
      ['keyup', { key: 'Enter', code: 'Enter', keyCode: 13 }],
    ] as const
    await dispatch(composed)
    await input().fill('둘')
    await page.keyboard.press('Enter')
    expect(await sent()).toEqual(['하나', '둘'])
  })

  it('does not send where the composition went on after it', async () => {
    await input().fill('안녕')
    await dispatch([
      ['compositionstart', {}],
      ['keydown', { key: 'Enter', code: 'Enter', isComposing: true, keyCode: 229 }],
      ['keydown', { key: 'ㅏ', code: 'KeyK', isComposing: true, keyCode: 229 }],
      ['compositionend', {}],
    ])
    expect(await sent()).toEqual([])
  })

  it('sends the selected card where nothing is written', async () => {
    await page.keyboard.press('Enter')
    expect(await sent()).toEqual(['카드 다음 문항 풀기'])
    await input().fill('   ')
    await page.keyboard.press('Enter')
    expect(await sent()).toHaveLength(2)
  })

  it('breaks the line of a working, which Ctrl+Enter sends, with its last syllable whole', async () => {
    await page.goto(`${host.address}?talk&lines`)
    await input().fill('2x = 6')
    await page.keyboard.press('Enter')
    await page.keyboard.type('x = 3')
    expect(await input().inputValue()).toBe('2x = 6\nx = 3')
    expect(await input().getAttribute('enterkeyhint')).toBe('enter')
    await page.keyboard.press('Control+Enter')
    await dispatch([
      ['compositionstart', {}],
      ['keydown', { key: 'Enter', code: 'Enter', isComposing: true, keyCode: 229 }],
      ['compositionend', {}],
    ])
    expect(await sent()).toEqual(['2x = 6\nx = 3'])
    await input().fill('안녕')
    await dispatch([
      ['compositionstart', {}],
      ['keydown', { key: 'Enter', code: 'Enter', ctrlKey: true, isComposing: true, keyCode: 229 }],
    ])
    expect(await sent()).toHaveLength(1)
    await dispatch([['compositionend', {}]])
    expect(await sent()).toEqual(['2x = 6\nx = 3', '안녕'])
    expect(await page.getByRole('button', { name: '제출' }).count()).toBe(1)
  })

  it('keeps the text while a reply streams, when the button stops instead', async () => {
    await page.goto(`${host.address}?talk=streaming`)
    await input().fill('기다리는 말')
    await page.keyboard.press('Enter')
    expect(await sent()).toEqual([])
    expect(await input().inputValue()).toBe('기다리는 말')
    expect(await page.getByRole('button', { name: '중단' }).count()).toBe(1)
    expect(await page.getByRole('button', { name: '보내기' }).count()).toBe(0)
  })
})

describe('the rest of the composer', () => {
  it('puts a symbol at the caret and keeps the focus in the text', async () => {
    await input().fill('x+1')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: '제곱', exact: true }).click()
    expect(await input().inputValue()).toBe('x²+1')
    await page.keyboard.type('y')
    expect(await input().inputValue()).toBe('x²y+1')
  })

  it('shows the symbols in answer mode only, and its modes obey the arrow keys', async () => {
    const symbols = page.getByRole('toolbar', { name: '수학 기호' })
    await symbols.waitFor()
    await page.getByRole('radio', { name: '답안' }).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await symbols.count()).toBe(0)
    expect(await input().getAttribute('placeholder')).toBe('모르는 것을 물어보세요')
  })

  it('is one tab stop for all symbols, with arrow keys between them', async () => {
    await page.getByRole('button', { name: '제곱', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    expect(await input().inputValue()).toBe('√')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await input().evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('grows with its text up to a limit', async () => {
    const heightOf = () => input().evaluate((element) => element.clientHeight)
    const before = await heightOf()
    await input().fill('줄\n줄\n줄\n줄')
    expect(await heightOf()).toBeGreaterThan(before + 40)
    await input().fill('줄\n'.repeat(40))
    expect(await heightOf()).toBeLessThan(220)
  })

  it('is one row on a phone until the text needs more, and grows upwards', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('radio', { name: '질문' }).check({ force: true })
    const composer = page.locator('.composer')
    const boxOf = async () => (await composer.boundingBox()) ?? { y: 0, height: 0 }
    const empty = await boxOf()
    expect(empty.height).toBeLessThan(56)
    await input().fill('한 줄')
    expect(await boxOf()).toEqual(empty)
    await input().fill('줄\n줄\n줄')
    const grown = await boxOf()
    expect(grown.height).toBeGreaterThan(empty.height + 30)
    expect(grown.y + grown.height).toBe(empty.y + empty.height)
  })

  it('says why a card cannot be chosen, and does nothing on a press', async () => {
    const card = page.getByRole('button', { name: '영상은 연결되면 볼 수 있어요' })
    await card.click({ force: true })
    expect(await card.getAttribute('aria-disabled')).toBe('true')
    expect(await page.locator('.follow-up[aria-current]').textContent()).toContain('다음 문항 풀기')
  })
})
