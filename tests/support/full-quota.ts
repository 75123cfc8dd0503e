import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The browser learns of a changed quota only after half a minute: asking it more often costs more than it tells. */
const LEARNS = { timeout: 90_000, interval: 1_000 }

/** What the browser says to a small write of somebody else on this origin. */
const tryWriting = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('probe', 1)
      request.onupgradeneeded = () => request.result.createObjectStore('probe')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const said = await new Promise<string>((resolve) => {
      const transaction = database.transaction('probe', 'readwrite')
      transaction.objectStore('probe').put('x'.repeat(100_000), 'x')
      transaction.oncomplete = () => resolve('written')
      transaction.onabort = () => resolve(transaction.error?.name ?? 'aborted')
    })
    database.close()
    return said
  })

/** The device has no room for anything from now on. Gives the way to make room again. */
export async function fillDevice(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await expect.poll(() => tryWriting(page), LEARNS).toBe('QuotaExceededError')
  return async () => {
    await session.send('Storage.overrideQuotaForOrigin', { origin })
    await expect.poll(() => tryWriting(page), LEARNS).toBe('written')
  }
}
