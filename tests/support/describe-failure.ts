import type { Page } from 'playwright-core'
import { TestRunner } from 'vitest'
import type { Visit } from './open-browser.ts'

const TEXT_LENGTH = 1_200

async function describePage(page: Page): Promise<string> {
  if (page.isClosed()) return 'the page is closed'
  const text = await page
    .locator('body')
    .innerText({ timeout: 2_000 })
    .catch((error) => `no text: ${String(error)}`)
  return `${page.url()}\n${text.slice(0, TEXT_LENGTH)}`
}

/** Prints what the pages of a failed test showed when it failed; a second try would hide it. */
export async function describeFailure(visits: readonly Visit[]): Promise<void> {
  const test = TestRunner.getCurrentTest()
  if (test?.result?.state !== 'fail') return
  for (const { page, problems, navigations } of visits) {
    const shown = await describePage(page)
    console.error([`when '${test.name}' failed:`, ...navigations, ...problems, shown].join('\n'))
  }
}
