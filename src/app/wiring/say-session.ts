import type { User } from '#contract/user.ts'
import { toAppError } from '#platform/http.ts'
import { pageStore } from '#platform/page-store.ts'
import { currentUserAtom } from '#platform/session.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { sayExpired } from './say-expired.ts'

/** Says that the session of the person last seen here is over. */
export function sayOver({ provider }: User): void {
  sayExpired({ nextUrl: window.location.pathname + window.location.search, type: provider })
}

/** Says that it is not known who is here. */
export function sayUnknown(error: unknown): void {
  const { status, message: detail } = toAppError(error)
  // The page is that of the person last seen here, and the bar says that the server is away.
  if (status === 0 && pageStore.get(currentUserAtom)) return
  pageStore.set(showToastAtom, { severity: 'warn', title: '로그인 상태를 확인하지 못했어요', detail })
}
