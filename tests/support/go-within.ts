import type { Page } from 'playwright-core'

/** Goes to another page as a link of the app does: the app is not loaded again. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => window.history.pushState(null, '', to), path)
