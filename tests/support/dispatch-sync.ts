import type { BrowserContext, CDPSession, Page } from 'playwright-core'

export interface SyncSource {
  devtools: CDPSession
  /** What the browser says to the worker once a network is back. Waits for a worker to be registered. */
  sync: () => Promise<void>
}

/** Sync events for the worker of `origin`; to be called before the page goes there. */
export async function openSyncSource(
  context: BrowserContext,
  page: Page,
  origin: string,
): Promise<SyncSource> {
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const sync = async () => {
    const registrationId = await registered
    await devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag: 'outbox',
      lastChance: false,
    })
  }
  return { devtools, sync }
}
