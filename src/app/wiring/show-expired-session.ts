import { loginPath } from '#contract/paths.ts'
import { pageStore } from '#platform/page-store.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

interface ExpiredSession {
  /** Path to return to after sign-in. */
  nextUrl: string
  /** Provider of the last sign-in. */
  type?: string | undefined
}

/** Shows a toast that stays until it is closed, because a visitor's work is not stored. */
export function showExpiredSession({ nextUrl, type }: ExpiredSession): void {
  pageStore.set(showToastAtom, {
    severity: 'warn',
    title: '로그인이 풀렸어요',
    detail: '다시 로그인하면 하던 곳에서 이어서 할 수 있어요. 로그인하기 전에 하는 것은 저장되지 않아요.',
    lifeMs: null,
    action: {
      label: '로그인',
      onPress: () => {
        const login = loginPath({ nextUrl, timestamp: Date.now(), ...(type && { type }) })
        window.history.pushState(null, '', login)
      },
    },
  })
}
