import type { Page } from 'playwright-core'
import { TestRunner } from 'vitest'
import type { Visit } from './open-browser.ts'

/** Of the beginning, and of the end. */
const TEXT_LENGTH = 500

async function describePage(page: Page): Promise<string> {
  if (page.isClosed()) return 'the page is closed'
  const text = await page
    .locator('body')
    .innerText({ timeout: 2_000 })
    .catch((error) => `no text: ${String(error)}`)
  const shown =
    text.length > 2 * TEXT_LENGTH ? `${text.slice(0, TEXT_LENGTH)} … ${text.slice(-TEXT_LENGTH)}` : text
  return `${page.url()}\n${shown}`
}

/** Prints what the pages of a failed test showed when it failed; a second try would hide it. Returns whether the test has failed. */
export async function describeFailure(visits: readonly Visit[]): Promise<boolean> {
  const test = TestRunner.getCurrentTest()
  if (test?.result?.state !== 'fail') return false
  for (const { page, problems, navigations } of visits) {
    const shown = await describePage(page)
    console.error([`when '${test.name}' failed:`, ...navigations, ...problems, shown].join('\n'))
  }
  return true
}
