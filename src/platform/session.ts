import { atom } from 'jotai/vanilla'
import type { User } from '#contract/user.ts'
import type { LoginProvider } from '#domain/access/roles.ts'
import { api, onUnauthorized, toAppError } from './http.ts'
import { pageStore } from './page-store.ts'

/** Anonymous until the current user is fetched (specification section 4, Session). */
export type Session = { status: 'loading' } | { status: 'anonymous' } | { status: 'signed-in'; user: User }

const session = atom<Session>({ status: 'loading' })

export const sessionAtom = atom((get) => get(session))

export const currentUserAtom = atom((get): User | null => {
  const now = get(session)
  return now.status === 'signed-in' ? now.user : null
})

/** Where the browser goes to sign in with a provider, coming back to `nextUrl`, a path of this origin. */
export function signInPath(provider: LoginProvider, nextUrl: string): string {
  return `/api/auth/${provider}/start?${new URLSearchParams({ nexturl: nextUrl })}`
}

/** Fetches the current user; a 401 is a visitor, and so is a server that cannot be reached at the first load. */
export const loadSessionAtom = atom(null, async (_get, set) => {
  try {
    set(session, { status: 'signed-in', user: await api.user.me() })
  } catch (error) {
    const { status } = toAppError(error)
    set(session, { status: 'anonymous' })
    if (status !== 401) throw toAppError(error)
  }
})

export const forgetUserAtom = atom(null, (_get, set) => set(session, { status: 'anonymous' }))

/** A 401 while signed in: the user is cleared and the home page says why (specification section 8). */
export function leaveWhenExpired(navigate: (path: string) => void): () => void {
  return onUnauthorized(() => {
    if (pageStore.get(session).status !== 'signed-in') return
    pageStore.set(forgetUserAtom)
    navigate('/?error=expired')
  })
}
