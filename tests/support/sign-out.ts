import type { Page } from 'playwright-core'

/** Signs out by the page's address, which asks first. */
export async function signOutByAddress(page: Page): Promise<void> {
  await page.goto('/auth/logout')
  await page.getByRole('button', { name: '로그아웃하기' }).click()
}
