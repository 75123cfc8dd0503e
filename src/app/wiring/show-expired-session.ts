import { loginPath } from '#contract/paths.ts'
import { pageStore } from '#platform/page-store.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

interface ExpiredSession {
  /** The page to come back to: a path of this origin. */
  nextUrl: string
  /** The provider that the person signed in with last. */
  type?: string | undefined
}

/** Stays until it is closed: what is done as a visitor is kept nowhere. */
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
