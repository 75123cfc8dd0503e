import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findFaults, findOverflow } from './find-faults.ts'

/** Administration as a person at a desk uses it. */
export const DESK = { viewport: { width: 1440, height: 900 } }

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

export const press = (page: Page, name: string): Promise<void> => button(page, name).click()

export const queryOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

/** What is open beside a list. */
export const OPEN_PANEL = '.list-detail-open'

/**
 * Axe in both themes at a desk, and nothing sticks out on a tablet and a phone. `part`: what is new where the rest of the page was
 * looked at before.
 */
export async function expectSound(page: Page, state: string, part?: string): Promise<void> {
  expect(await findFaults(page, part), state).toEqual([])
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findOverflow(page), `${state} at ${width}`).toEqual([])
  }
  await page.setViewportSize(DESK.viewport)
}
