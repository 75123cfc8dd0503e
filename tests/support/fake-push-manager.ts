import type { BrowserContext } from 'playwright-core'
import type { PushService, Subscription } from './push-service.ts'

/** How a browser may stand to push; written to local storage under `push-flaw`, it holds from the next page on. */
export type PushFlaw = 'hangs' | 'denied' | 'none'

/**
 * Chromium reaches no push service here: in every page of the context `subscribe` makes a browser known to the test's one, with keys
 * that the test knows. A subscription outlives a reload.
 */
export async function fakePushManager(context: BrowserContext, service: PushService): Promise<void> {
  await context.exposeFunction('makeSubscription', () => service.subscribe())
  await context.addInitScript(() => {
    if (!('PushManager' in window)) return
    const KEY = 'test-subscription'
    const flaw = localStorage.getItem('push-flaw') as PushFlaw | null
    if (flaw === 'denied') Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
    if (flaw === 'none') {
      Reflect.deleteProperty(window, 'PushManager')
      return
    }
    const wrap = ({ endpoint, keys }: Subscription) => ({
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: async () => {
        localStorage.removeItem(KEY)
        return true
      },
    })
    const { makeSubscription } = window as unknown as { makeSubscription: () => Promise<Subscription> }
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        if (flaw === 'hangs') {
          localStorage.setItem('push-hanging', 'now')
          await new Promise(() => undefined)
        }
        const made = await makeSubscription()
        localStorage.setItem(KEY, JSON.stringify(made))
        return wrap(made)
      },
      getSubscription: async () => {
        const kept = localStorage.getItem(KEY)
        return kept === null ? null : wrap(JSON.parse(kept))
      },
    })
  })
}
