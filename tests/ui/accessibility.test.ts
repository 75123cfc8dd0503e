import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Gallery, openGallery } from '#tests/support/gallery.ts'

const SIZES = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const

let gallery: Gallery
let page: Page

beforeAll(async () => {
  gallery = await openGallery()
})
afterAll(() => gallery?.close())

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The themes differ in colours alone. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block']

async function findFaults(theme: 'light' | 'dark', runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    async ([name, only]) => {
      document.documentElement.dataset.theme = name
      // During a theme transition the contrast of a colour is not meaningful.
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
      await Promise.allSettled(transitions.map(({ finished }) => finished))
      return window.axe.run(document, {
        // Of style sheets only rules that are off ask.
        preload: false,
        runOnly: only,
        // It does not see the MathML of a formula, which is read out.
        rules: { 'empty-table-header': { enabled: false } },
      })
    },
    [theme, runOnly] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${theme} ${id}: ${html} ${any[0]?.message ?? ''}`),
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

describe.each(['', 'talk', 'figures'])('the page ?%s', (search) => {
  beforeEach(async ({ onTestFailed }) => {
    page = await gallery.draw(`?${search}`)
    onTestFailed(() => page.close())
    await page.waitForLoadState('networkidle')
  })

  it('meets WCAG 2.2 AA in both themes', async () => {
    expect(await findFaults('light', RULES)).toEqual([])
    expect(await findFaults('dark', RULES_OF_COLOURS)).toEqual([])
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'light'
    })
  })

  it('never scrolls sideways', async () => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const excess = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(excess, { message: `${width} x ${height}`, timeout: 30_000 }).toBeLessThanOrEqual(0)
    }
  })
})

describe('every control', () => {
  it.each(['', 'talk'])('is at least 44 px to touch on the page ?%s', async (search) => {
    page = await gallery.draw(`?${search}`)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.waitForLoadState('networkidle')
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, select, textarea, input, a[href]')].flatMap(
        (control) => {
          const target = control.closest('label') ?? control
          const { width, height } = target.getBoundingClientRect()
          const covers = getComputedStyle(control, '::after').position === 'absolute'
          const inText = control.localName === 'a' && control.closest('.read p, .read li') !== null
          const fits = Math.round(width) >= 44 && Math.round(height) >= 44
          return fits || covers || inText || width === 0
            ? []
            : [`${control.outerHTML.slice(0, 120)} ${width} x ${height}`]
        },
      ),
    )
    expect(small).toEqual([])
  })

  it('moves nothing where motion is reduced', async () => {
    page = await gallery.draw('?')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    page = await gallery.draw('?')
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})
