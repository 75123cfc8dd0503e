import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ComponentPage, openComponentPage } from '#tests/support/component-page.ts'

const SIZES = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const

let host: ComponentPage

beforeAll(async () => {
  host = await openComponentPage('tests/ui/gallery')
})
afterAll(() => host?.close())

async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, {
      // Of style sheets only rules that are off ask.
      preload: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // It does not see the MathML of a formula, which is read out.
      rules: { 'empty-table-header': { enabled: false } },
    }),
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

describe.each(['light', 'dark'])('every part in the %s theme', (theme) => {
  it.each(['', '&talk', '&figures'])('meets WCAG 2.2 AA on the page %s', async (view) => {
    const page = await host.open(`?theme=${theme}${view}`)
    await page.waitForLoadState('networkidle')
    expect(await faultsOf(page)).toEqual([])
    await page.close()
  })
})

it.each(['', '&talk', '&figures'])('never scrolls sideways on the page %s', async (view) => {
  const page = await host.open(`?${view}`)
  await page.waitForLoadState('networkidle')
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(excess, { message: `${width} x ${height}`, timeout: 30_000 }).toBeLessThanOrEqual(0)
  }
  await page.close()
})

describe('every control', () => {
  it.each(['', '&talk'])('is at least 44 px to touch on the page %s', async (view) => {
    const page = await host.open(`?${view}`, { viewport: { width: 390, height: 844 } })
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
    await page.close()
  })

  it('moves nothing where motion is reduced', async () => {
    const page = await host.open('?', { reducedMotion: 'reduce' })
    const moving = await page.evaluate(() => document.getAnimations().length)
    expect(moving).toBe(0)
    await page.close()
  })
})
