import type { BrowserContext, Page } from 'playwright-core'

/** Profiles in which the app is installed and nothing else is left, by the address of their server. */
const devices = new Map<string, BrowserContext[]>()

/** A profile in which the app is installed; undefined if none is left. */
export function takeDevice(origin: string): BrowserContext | undefined {
  const context = devices.get(origin)?.pop()
  // A browser that crashed is started anew by the next test.
  return context && !context.browser()?.isConnected() ? takeDevice(origin) : context
}

async function removeCaches(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (!name.includes('-precache-')) await caches.delete(name)
  })
}

async function empty(page: Page, origin: string): Promise<void> {
  const context = page.context()
  // A page of the origin that is not the app.
  await page.goto(`${origin}/healthz`)
  await removeCaches(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await context.clearCookies()
  await context.clearPermissions()
  const storageTypes = 'local_storage,indexeddb,websql,file_systems,shared_storage'
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
}

/**
 * Keeps the profile for a later test, with the installed app and without all that a person left: installing the app anew takes seconds
 * of processor time.
 */
export async function returnDevice(context: BrowserContext, origin: string): Promise<void> {
  if (!context.browser()?.isConnected()) return
  for (const page of context.pages()) await page.close()
  const page = await context.newPage()
  await empty(page, origin)
  await page.close()
  devices.set(origin, [...(devices.get(origin) ?? []), context])
}

export async function closeDevices(origin: string): Promise<void> {
  for (const context of devices.get(origin) ?? []) await context.close()
  devices.delete(origin)
}
