import type { CDPSession, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findFaults, findOverflow } from '#tests/support/find-faults.ts'
import { type Gallery, openGallery } from '#tests/support/gallery.ts'
import { soon } from '#tests/support/learning-page.ts'

let gallery: Gallery
let page: Page
let session: CDPSession

beforeAll(async () => {
  gallery = await openGallery()
})
afterAll(() => gallery?.close())

const draw = async (search: string) => {
  page = await gallery.draw(search)
}

beforeEach(async ({ onTestFailed }) => {
  onTestFailed(() => page.close())
  await draw('?talk')
  session = await page.context().newCDPSession(page)
  await page.getByLabel('메시지 입력').click()
})
afterEach(() => session.detach())

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
    await draw('?talk&lines')
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
    await draw('?talk=streaming')
    await input().fill('기다리는 말')
    await page.keyboard.press('Enter')
    expect(await sent()).toEqual([])
    expect(await input().inputValue()).toBe('기다리는 말')
    expect(await page.getByRole('button', { name: '중단' }).count()).toBe(1)
    expect(await page.getByRole('button', { name: '보내기' }).count()).toBe(0)
  })
})

describe('the math keyboard', () => {
  const keys = () => page.getByRole('toolbar', { name: '수식 키보드' })
  const press = async (...names: readonly string[]) => {
    for (const name of names) await keys().getByRole('button', { name, exact: true }).click()
  }
  const isFocused = () => input().evaluate((element) => element === document.activeElement)
  beforeEach(async () => {
    await page.getByRole('button', { name: '수식 키보드' }).click()
    await input().focus()
  })

  it.each([820, 700, 560, 420])('has every key in view if the outline leaves it %d px', async (width) => {
    await page.setViewportSize({ width: 1180, height: 820 })
    await page.locator('.composer-dock').evaluate((dock: HTMLElement, room) => {
      dock.style.width = `${room}px`
    }, width)
    const outside = await keys().evaluate((panel) => {
      const { left, right } = panel.getBoundingClientRect()
      return [...panel.querySelectorAll('.math-keys-row > button')]
        .filter((key) => key.getBoundingClientRect().left < left || key.getBoundingClientRect().right > right)
        .map((key) => key.getAttribute('aria-label'))
    })
    expect(outside).toEqual([])
  })

  it('writes templates into the text field, which keeps the focus and has no other keyboard', async () => {
    await press('2', '제곱근', '3')
    expect(await input().inputValue()).toBe('2√3')
    expect(await isFocused()).toBe(true)
    expect(await input().getAttribute('inputmode')).toBe('none')
    await press('오른쪽으로', '더하기', '분수')
    expect(await input().inputValue()).toBe('2√3+□/□')
    await page.locator('.math-fraction .math-box').nth(1).click()
    await press('4')
    await page.locator('.math-fraction .math-box').nth(0).click()
    await press('1')
    expect(await input().inputValue()).toBe('2√3+1/4')
    await page.getByText('2 루트 3 더하기 4분의 1', { exact: true }).waitFor({ state: 'attached' })
    expect(await findFaults(page, '.math-keys')).toEqual([])
  })

  it('is undone after everything was deleted, and is deleted step by step', async () => {
    await press('분수', '3', '오른쪽으로', '4', '모두 지우기')
    expect(await input().inputValue()).toBe('')
    await press('되돌리기')
    expect(await input().inputValue()).toBe('3/4')
    await press('지우기', '지우기')
    expect(await input().inputValue()).toBe('3')
  })

  it('understands a hardware keyboard alone, and Tab leaves it behind the last box', async () => {
    await page.keyboard.type('x^2')
    await page.keyboard.press('Tab')
    await page.keyboard.type('+1/')
    expect(await input().inputValue()).toBe('x^2+1/□')
    await page.keyboard.type('4')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('3')
    expect(await input().inputValue()).toBe('x^2+3/4')
    await page.keyboard.press('End')
    await page.keyboard.type('y')
    expect(await input().inputValue()).toBe('x^2+3/4y')
    await page.keyboard.press('Control+z')
    expect(await input().inputValue()).toBe('x^2+3/4')
    expect(await isFocused()).toBe(true)
    await page.keyboard.press('Tab')
    expect(await keys().evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    expect(await input().inputValue()).toBe('x^2+3/4√□')
  })

  it('undoes a key to where the caret was, also if the browser has not told of its last move yet', async () => {
    await page.keyboard.type('1/2')
    // One task: the event of the moved selection comes after the key.
    await input().evaluate((element: HTMLTextAreaElement) => {
      element.setSelectionRange(0, 0)
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'y', bubbles: true, cancelable: true }))
    })
    await soon(() => input().inputValue()).toBe('y(1/2)')
    await page.keyboard.press('Control+z')
    await page.keyboard.type('x')
    await soon(() => input().inputValue()).toBe('x(1/2)')
  })

  it('takes what an input method and a paste write, and goes on behind it', async () => {
    await press('1')
    await compose('답')
    await session.send('Input.insertText', { text: '답' })
    await press('2')
    expect(await input().inputValue()).toBe('1답2')
    await input().fill('(x+1)/2')
    await press('더하기')
    expect(await input().inputValue()).toBe('(x+1)/2+')
    await page.keyboard.press('Enter')
    expect(await sent()).toEqual(['(x+1)/2+'])
    await press('5')
    expect(await input().inputValue()).toBe('5')
  })

  it('is one press away from the keyboard of the system, and there in answer mode only', async () => {
    await press('3', '한글 키보드')
    expect(await keys().count()).toBe(0)
    expect(await isFocused()).toBe(true)
    expect(await input().getAttribute('inputmode')).toBeNull()
    expect(await input().inputValue()).toBe('3')
    await page.getByRole('radio', { name: '답안' }).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await page.getByRole('button', { name: '수식 키보드' }).count()).toBe(0)
    expect(await input().getAttribute('placeholder')).toBe('물어보세요')
  })

  it.each([
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 844, height: 390 },
  ])('has keys of 44 px that fit into $width x $height', async (viewport) => {
    await page.setViewportSize(viewport)
    const sizes = await keys()
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()))
    for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(await findOverflow(page)).toEqual([])
    const { right = 0 } = await page
      .locator('.composer')
      .evaluate((element) => element.getBoundingClientRect())
    const digits = await page
      .locator('.math-keys-digits')
      .evaluate((element) => element.getBoundingClientRect())
    expect(digits.right).toBeLessThanOrEqual(right)
    expect(digits.bottom).toBeLessThanOrEqual(viewport.height)
  })
})

describe('the rest of the composer', () => {
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
