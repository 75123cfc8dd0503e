import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { type Gallery, openGallery } from '#tests/support/gallery.ts'
import { soon } from '#tests/support/learning-page.ts'

let gallery: Gallery
let page: Page

beforeAll(async () => {
  gallery = await openGallery()
})
afterAll(() => gallery?.close())

beforeEach(async ({ onTestFailed }) => {
  onTestFailed(() => page.close())
  page = await gallery.draw('?overlays')
})

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const focused = () =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel)

describe('a dialog', () => {
  it('takes the focus, keeps it, and gives it back on Escape', async () => {
    await press('창 열기')
    const dialog = page.getByRole('dialog', { name: '단축키' })
    await dialog.waitFor()
    const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement))
    await soon(hasFocus).toBe(true)
    for (let turn = 0; turn < 4; turn += 1) {
      await page.keyboard.press('Tab')
      // A guard at either end hands the focus on.
      await soon(hasFocus).toBe(true)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await soon(focused).toBe('창 열기')
  })

  it('closes by a press on the mask only where that is enabled', async () => {
    await press('창 열기')
    await page.getByRole('dialog', { name: '단축키' }).waitFor()
    await page.mouse.click(10, 10)
    expect(await page.getByRole('dialog', { name: '단축키' }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: '단축키' }).waitFor({ state: 'hidden' })
    await press('가림막으로 닫는 창')
    await page.getByRole('dialog', { name: '가림막' }).waitFor()
    await page.mouse.click(10, 10)
    await page.getByRole('dialog', { name: '가림막' }).waitFor({ state: 'hidden' })
  })

  it('moves by its title and by Alt and an arrow key, never out of the window, and opens in the centre again', async () => {
    await press('창 열기')
    const dialog = page.getByRole('dialog', { name: '단축키' })
    await dialog.waitFor()
    const at = async () => (await dialog.boundingBox()) ?? { x: -1, y: -1, width: 0 }
    const start = await at()
    expect(Math.abs(start.x + start.width / 2 - 590)).toBeLessThan(12)
    await page.mouse.move(start.x + 120, start.y + 20)
    await page.mouse.down()
    await page.mouse.move(start.x + 160, start.y + 70)
    await page.mouse.up()
    expect(await at()).toMatchObject({ x: start.x + 40, y: start.y + 50 })
    await page.keyboard.press('Alt+ArrowUp')
    expect(await at()).toMatchObject({ y: start.y + 26 })
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('Alt+ArrowLeft')
    expect((await at()).x).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await press('창 열기')
    await dialog.waitFor()
    expect(await at()).toMatchObject({ x: start.x, y: start.y })
  })

  it('starts a confirmation on the way back and does nothing on Escape', async () => {
    await press('지우기 확인')
    const dialog = page.getByRole('alertdialog', { name: '‘도형의 닮음’ 단원을 지울까요?' })
    await dialog.waitFor()
    await soon(focused).toBe('그대로 두기')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.locator('output').textContent()).toBe('')
    await press('지우기 확인')
    await dialog.getByRole('button', { name: '지우기' }).click()
    expect(await page.locator('output').textContent()).toBe('지움')
  })
})

describe('a drawer', () => {
  it.each([
    ['왼쪽 서랍', '교육과정'],
    ['오른쪽 서랍', '학습 도우미'],
  ])('%s keeps the focus and closes by Escape and by the veil', async (opener, name) => {
    const drawer = page.getByRole('dialog', { name })
    await press(opener)
    await drawer.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await soon(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await soon(focused).toBe(opener)
    await press(opener)
    await drawer.waitFor()
    await page.mouse.click(590, 500)
    await drawer.waitFor({ state: 'hidden' })
  })
})

describe('a menu', () => {
  it('is chosen from by keyboard and gives the focus back', async () => {
    await page.getByRole('button', { name: '더 보기' }).focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('menu', { name: '더 보기' })
    await menu.waitFor()
    await soon(() => menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('ArrowDown')
    await soon(focused).toBe('대화 비우기')
    await page.keyboard.press('ArrowDown')
    await soon(focused).toBe('단축키')
    await page.keyboard.press('Enter')
    await menu.waitFor({ state: 'hidden' })
    expect(await page.locator('output').textContent()).toBe('단축키')
    await soon(focused).toBe('더 보기')
  })

  it('says why an action cannot be chosen', async () => {
    await press('더 보기')
    const item = page.getByRole('menuitem', { name: '영상' })
    expect(await item.getAttribute('aria-disabled')).toBe('true')
    expect(await item.textContent()).toContain('연결되면 볼 수 있어요')
  })
})

describe('a toast', () => {
  const toast = (severity: string) => page.locator(`.toast-${severity}`)

  it('error interrupts', async () => {
    await press('error')
    expect(await toast('error').getAttribute('role')).toBe('alert')
  })

  it('is at the top right, below the bar, and shows one that says the same only once', async () => {
    page = await gallery.draw('?')
    await press('success')
    await press('success')
    expect(await toast('success').count()).toBe(1)
    const box = await toast('success').boundingBox()
    expect(box?.y).toBeGreaterThan(40)
    expect(box?.y).toBeLessThan(100)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1_140)
  })
})

describe('a toast, with the clock in hand,', () => {
  let timed: Page
  const press = (name: string) => timed.getByRole('button', { name, exact: true }).click()
  const toast = (severity: string) => timed.locator(`.toast-${severity}`)

  // In a context of its own, whose clock stands for the other pages in it too.
  beforeAll(async () => {
    timed = await gallery.open('?overlays', {})
    await timed.clock.install()
    // None goes by itself before a busy machine has looked at it.
    await timed.clock.pauseAt(new Date(Date.now() + 1_000))
  })
  afterAll(() => timed.close())

  it('is announced politely and can be closed, of whatever severity', async () => {
    for (const severity of ['info', 'success', 'warn', 'secondary', 'contrast']) {
      await press(severity)
      expect(await toast(severity).getAttribute('role')).toBe('status')
      await toast(severity).getByRole('button', { name: '닫기' }).click()
      await soon(() => toast(severity).count()).toBe(0)
    }
  })

  it('goes when its life is over, and not while it is pointed at', async () => {
    await press('info')
    await toast('info').hover()
    await timed.clock.runFor(20_000)
    expect(await toast('info').count()).toBe(1)
    await timed.mouse.move(5, 400)
    await timed.clock.runFor(8_000)
    expect(await toast('info').count()).toBe(0)
  })

  it('stands in any other corner that it asks for, and stays without a way to close it', async () => {
    const corners = [
      ['top-left', 'start', 'start'],
      ['top-center', 'start', 'middle'],
      ['bottom-left', 'end', 'start'],
      ['bottom-center', 'end', 'middle'],
      ['bottom-right', 'end', 'end'],
    ] as const
    for (const [corner] of corners) await press(corner)
    await timed.clock.runFor(600_000)
    const place = (middle: number, length: number) =>
      Math.abs(middle - length / 2) < 20 ? 'middle' : middle < length / 2 ? 'start' : 'end'
    for (const [corner, vertical, horizontal] of corners) {
      const slip = timed.locator('.toast', { hasText: corner })
      const box = await slip.boundingBox()
      if (!box) throw new Error(`no toast at ${corner}`)
      expect(place(box.y + box.height / 2, 820), corner).toBe(vertical)
      expect(place(box.x + box.width / 2, 1_180), corner).toBe(horizontal)
      expect(await slip.getByRole('button').count()).toBe(0)
    }
  })
})

describe('a tooltip', () => {
  beforeEach(async () => {
    page = await gallery.draw('?')
    // It hides when the page scrolls: parts that come late move what is below them.
    await page.waitForLoadState('networkidle')
  })

  it('fades in within 250 ms, and is none where its text is blank', async () => {
    const without = page.getByRole('button', { name: '풀이말 없음' })
    await without.hover()
    expect(await without.getAttribute('aria-describedby')).toBeNull()
    expect(await page.getByRole('tooltip').count()).toBe(0)
    await page.getByRole('button', { name: '더 보기' }).hover()
    const tip = page.getByRole('tooltip', { name: '더 보기' })
    await tip.waitFor()
    await soon(() => tip.evaluate((element) => getComputedStyle(element).transition)).toBe('opacity 0.25s')
  })

  it('appears on keyboard focus, goes on Escape, and a held button says its reason', async () => {
    const held = page.getByRole('button', { name: '영상 보기' })
    const tip = page.getByRole('tooltip', { name: '연결되면 볼 수 있어요' })
    await held.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await tip.waitFor()
    await page.keyboard.press('Escape')
    await tip.waitFor({ state: 'hidden' })
    expect(
      await held.evaluate(
        (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
      ),
    ).toBe('연결되면 볼 수 있어요')
  })
})

describe('tabs', () => {
  it('move by arrow keys, Home and End, and only the chosen one is a tab stop', async () => {
    page = await gallery.draw('?')
    await page.getByRole('tab', { name: '요약' }).focus()
    await page.keyboard.press('ArrowRight')
    await soon(focused).toBe('학습 자료')
    await page.keyboard.press('End')
    expect(await page.getByRole('tabpanel').textContent()).toBe('terms')
    await page.keyboard.press('ArrowRight')
    await soon(focused).toBe('요약')
    expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1)
  })
})

describe('the bubble of a selection', () => {
  it.each([
    ['a word', '소수', 220],
    ['twenty characters and their ellipsis', `${'가'.repeat(20)}…`, 260],
  ])('around %s is 56 px high, and from 220 to 260 px wide', async (_, passage, width) => {
    page = await gallery.draw(`?passage=${encodeURIComponent(passage)}`)
    const bubble = page.getByRole('button', { name: passage })
    await bubble.waitFor()
    expect(await bubble.boundingBox()).toMatchObject({ width, height: 56 })
  })
})

test('an option is marked by its digit in a circle', async () => {
  page = await gallery.draw('?')
  const discs = page.locator('.item-options-short').first().locator('.item-disc')
  await discs.first().waitFor()
  const marks = await discs.evaluateAll((elements) =>
    elements.map((element) => {
      const { borderTopStyle, borderTopLeftRadius, width, height } = getComputedStyle(element)
      return [element.textContent, borderTopStyle, borderTopLeftRadius, width === height]
    }),
  )
  expect(marks.length).toBeGreaterThan(1)
  expect(marks).toEqual(marks.map((_, index) => [`${index + 1}`, 'solid', '50%', true]))
})
