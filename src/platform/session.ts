import { atom } from 'jotai/vanilla'
import { SIGNED_IN_COOKIE } from '#contract/cookies.ts'
import { AppError } from '#contract/error.ts'
import type { User } from '#contract/user.ts'
import type { LoginProvider } from '#domain/access/roles.ts'
import { setLastSyncAtom } from './connectivity.ts'
import { api, onUnauthorized, sendPendingSignOut, toAppError } from './http.ts'
import { currentOutbox } from './outbox.ts'
import { pageStore } from './page-store.ts'
import { heldSessionAtom as session } from './session-atom.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

export const sessionAtom = atom((get) => get(session))

export const currentUserAtom = atom((get): User | null => {
  const now = get(session)
  return now.status === 'signed-in' ? now.user : null
})

/** Where the browser goes to sign in with a provider, coming back to `nextUrl`, a path of this origin. */
export function signInPath(provider: LoginProvider, nextUrl: string): string {
  return `/api/auth/${provider}/start?${new URLSearchParams({ nexturl: nextUrl })}`
}

/** The last good `/me` on this device, without its key; null where there is none. */
function readLastUser(): User | null {
  try {
    const value: unknown = JSON.parse(readStored('lastUser') ?? 'null')
    return isUser(value) ? value : null
  } catch {
    // Broken or somebody's joke: as good as none.
    return null
  }
}

function isUser(value: unknown): value is User {
  const { id, nickname, roles, notificationMethods, quietHours } = (value ?? {}) as Partial<User>
  return (
    typeof id === 'string' &&
    typeof nickname === 'string' &&
    Array.isArray(roles) &&
    Array.isArray(notificationMethods) &&
    typeof quietHours?.from === 'number'
  )
}

/** Tells the other tabs who is here. */
const tabs = new BroadcastChannel('semsaem-session')

/** Nobody, or another one, is here now: no other tab shows or writes anything of whoever was. */
export function broadcastAccount(userId: string | null): void {
  tabs.postMessage(userId)
}

const loadAccountSwitch = () => import('#offline/switch-account.ts')

/** Whoever was here before is put away, and what waited for this person waits again. Nothing to do where it is the same one. */
async function admit({ id, deviceKey }: User): Promise<void> {
  const stored = readStored('deviceOwner')
  if (stored === id) return
  const owner = stored?.replace(/^-/, '') ?? null
  // Whoever comes next is admitted, also after this admission was cut off: the former one may be sealed by then.
  if (owner !== null) writeStored('deviceOwner', `-${owner}`)
  broadcastAccount(id)
  try {
    const { switchAccount } = await loadAccountSwitch()
    const { locks } = navigator
    if (await switchAccount({ indexedDB, caches, locks }, id, deviceKey, owner))
      writeStored('deviceOwner', id)
  } catch {
    // The device refused, or the chunk did not come: done at the next start, and until then nothing sealed is sent.
  }
}

/** Seals the data of a person whose session ended without a sign-out, until they sign in again. */
async function sealExpiredSession({ id }: Pick<User, 'id'>): Promise<void> {
  // The next sign-in runs admission, even for the same person.
  if (readStored('deviceOwner') === id) writeStored('deviceOwner', `-${id}`)
  try {
    const { sealExpired } = await loadAccountSwitch()
    await sealExpired(window, id)
  } catch {
    // Storage failed: retried at the next start or sign-in.
  }
}

/** A sign-out that was cut off before the device was cleared. */
async function finishSignOut(userId: string): Promise<void> {
  removeStored('lastUser')
  const { sealOrDelete } = await loadAccountSwitch()
  await sealOrDelete(indexedDB, userId)
}

/** Somebody signed out here, and the server has not heard of it yet. */
export const hasPendingSignOut = (): boolean => readStored('signOutPending') !== null

/** It lives as long as the session may without use: two hours on a public device, else fourteen days. */
const hasSessionCookie = () => document.cookie.includes(`${SIGNED_IN_COOKIE}=`)

/** Nobody has signed in on this device: the server need not be asked who it is. */
const isStranger = () => !hasSessionCookie() && readStored('lastUser') === null

/**
 * Fetches the current user. Only a 401 is a visitor: a server that cannot be reached, or is busy, leaves the person signed in as
 * last seen, and without one a visitor. Returns the person last seen here whose session is over, else null. Throws AppError where the answer
 * was no user and no 401.
 */
export const loadSessionAtom = atom(null, async (_get, set): Promise<User | null> => {
  try {
    const owed = readStored('signOutPending')
    if (owed !== null) {
      const told = sendPendingSignOut().then(
        () => true,
        () => false,
      )
      // What is public is shown meanwhile.
      set(session, { status: 'anonymous' })
      await finishSignOut(owed).catch(() => undefined) // the device refused: tried again at the next start
      if (!(await told)) return null
    }
    if (isStranger()) {
      set(session, { status: 'anonymous' })
      return null
    }
    const user = await api.user.me()
    if (!isUser(user)) throw new AppError('NETWORK')
    await admit(user)
    set(setLastSyncAtom, Date.now())
    writeStored('lastUser', JSON.stringify({ ...user, deviceKey: '' }))
    set(session, { status: 'signed-in', user })
    return null
  } catch (error) {
    const problem = toAppError(error)
    const last = readLastUser()
    const isRefused = problem.status === 401
    if (isRefused) removeStored('lastUser')
    const staysHere = last !== null && !isRefused && hasSessionCookie()
    if (last !== null && !staysHere) {
      // Only the id is needed to ask for the session again.
      if (!isRefused)
        writeStored('lastUser', JSON.stringify({ ...last, nickname: '', email: null, schoolId: null }))
      void sealExpiredSession(last)
    }
    set(session, staysHere ? { status: 'signed-in', user: last } : { status: 'anonymous' })
    if (isRefused) return last
    throw problem
  }
})

/** Changes what this device shows of `userId` at once; the server hears of it through the outbox. */
export const changeUserAtom = atom(null, (get, set, userId: string, change: Partial<User>) => {
  const now = get(session)
  if (now.status !== 'signed-in' || now.user.id !== userId) return
  const user = { ...now.user, ...change }
  writeStored('lastUser', JSON.stringify({ ...user, deviceKey: '' }))
  set(session, { status: 'signed-in', user })
})

export const forgetUserAtom = atom(null, (_get, set) => set(session, { status: 'anonymous' }))

/** A 401 while signed in: the user is cleared and the home page says why (specification section 8). */
export function leaveWhenExpired(navigate: (path: string) => void): () => void {
  tabs.onmessage = ({ data }: MessageEvent<string | null>) => {
    const now = pageStore.get(session)
    if (now.status !== 'signed-in' || now.user.id === data) return
    currentOutbox()?.close()
    pageStore.set(forgetUserAtom)
    window.location.replace('/')
  }
  return onUnauthorized(() => {
    const now = pageStore.get(session)
    if (now.status !== 'signed-in') return
    removeStored('lastUser')
    void sealExpiredSession(now.user)
    pageStore.set(forgetUserAtom)
    navigate('/?error=expired')
    // The session may be another person's, who signed in elsewhere in this browser: then the page is theirs.
    api.user.me().then(
      () => window.location.replace('/'),
      () => undefined, // nobody's
    )
  })
}
