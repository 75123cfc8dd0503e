import { pageStore } from '#platform/page-store.ts'
import { checkPush } from '#platform/push.ts'
import { sessionAtom } from '#platform/session.ts'

/** Checks the push subscription of the signed-in person, once per person. */
export function checkPushSubscription(): void {
  let checked: string | null | undefined
  const check = () => {
    const session = pageStore.get(sessionAtom)
    if (session.status === 'loading') return
    const user = session.status === 'signed-in' ? session.user : null
    if (checked === (user?.id ?? null)) return
    checked = user?.id ?? null
    checkPush(user).catch(() => undefined) // refused by browser or device: checked again at the next start
  }
  pageStore.sub(sessionAtom, check)
  check()
}
