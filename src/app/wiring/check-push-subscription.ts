import { pageStore } from '#platform/page-store.ts'
import { checkPush } from '#platform/push.ts'
import { sessionAtom } from '#platform/session.ts'

/** Looks after the push subscription of whoever is here, once for each person (offline.md, 'Push'). */
export function checkPushSubscription(): void {
  let checked: string | null | undefined
  const check = () => {
    const session = pageStore.get(sessionAtom)
    if (session.status === 'loading') return
    const user = session.status === 'signed-in' ? session.user : null
    if (checked === (user?.id ?? null)) return
    checked = user?.id ?? null
    checkPush(user).catch(() => undefined) // the browser or the device refused: looked at again at the next start
  }
  pageStore.sub(sessionAtom, check)
  check()
}
