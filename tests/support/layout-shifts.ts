import type { Page } from 'playwright-core'

interface Shift {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** From the next navigation on, records every shift of the layout without an input. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.className : `${node?.textContent}`,
        )
        if (!hadRecentInput) shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns their sum (CLS), and what moved. */
export async function readShifts(page: Page): Promise<{ sum: number; moved: string }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts)
  return { sum: shifts.reduce((total, { value }) => total + value, 0), moved: JSON.stringify(shifts) }
}
