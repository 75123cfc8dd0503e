import { atom } from 'jotai/vanilla'
import { detachPush, type SubscribeOutcome, subscribeHere } from '#platform/push.ts'
import { currentUserAtom } from '#platform/session.ts'
import { setNotificationMethodAtom } from './preferences.state.ts'

const busy = atom(false)
/** Permission or subscription is pending. */
export const isSwitchingPushAtom = atom((get) => get(busy))

/**
 * Turns web push on or off: first in this browser, then in the account's preferences, which stay unchanged if the browser did not
 * subscribe. Turning off does not need the browser.
 */
export const switchPushAtom = atom(
  null,
  async (get, set, isOn: boolean): Promise<SubscribeOutcome | 'off'> => {
    const user = get(currentUserAtom)
    if (!user || get(busy)) return 'off'
    set(busy, true)
    try {
      if (!isOn) {
        void set(setNotificationMethodAtom, 'WEB_PUSH', false)
        await detachPush(user.id).catch(() => undefined) // the server no longer sends; cleaned up at the next start
        return 'off'
      }
      const outcome = await subscribeHere(user.id)
      if (outcome === 'on' && !user.notificationMethods.includes('WEB_PUSH'))
        void set(setNotificationMethodAtom, 'WEB_PUSH', true)
      return outcome
    } finally {
      set(busy, false)
    }
  },
)
