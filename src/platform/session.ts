import { atom } from 'jotai/vanilla'
import { SIGNED_IN_COOKIE } from '#contract/cookies.ts'
import { AppError } from '#contract/error.ts'
import type { User } from '#contract/user.ts'
import type { LoginProvider } from '#domain/access/roles.ts'
import { findLastUser, storeLastUser } from '#offline/last-user.ts'
import { setLastSyncAtom } from './connectivity.ts'
import { api, onUnauthorized, reportUnauthorized, sendPendingSignOut, toAppError } from './http.ts'
import { currentOutbox, outboxOf } from './outbox.ts'
import { pageStore } from './page-store.ts'
import { type Session, heldSessionAtom as session } from './session-atom.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

export const sessionAtom = atom((get) => get(session))

export const currentUserAtom = atom((get): User | null => {
  const now = get(session)
  return now.status === 'signed-in' ? now.user : null
})

/** Returns the address that starts a sign-in; the browser comes back to `nextUrl`, a path of this origin. */
export function signInPath(provider: LoginProvider, nextUrl: string): string {
  return `/api/auth/${provider}/start?${new URLSearchParams({ nexturl: nextUrl })}`
}

/** Stores the last good `/me` on this device, without its key. */
function saveLastUser(user: User): void {
  const stored: User = { ...user, deviceKey: '' }
  writeStored('lastUser', JSON.stringify(stored))
  // Chromium writes local storage late and loses it if it is killed; this copy is durable before any later record of the person.
  storeLastUser(outboxOf(user.id).copies, stored).catch(() => undefined) // full device: local storage has it
}

/** Returns the last good `/me` on this device, without its key; null if there is none. */
async function readLastUser(): Promise<User | null> {
  const stored = readStoredUser()
  if (stored) return stored
  try {
    const copy = await findLastUser(indexedDB)
    return isUser(copy) ? copy : null
  } catch {
    // The database failed: counts as missing.
    return null
  }
}

function readStoredUser(): User | null {
  try {
    const value: unknown = JSON.parse(readStored('lastUser') ?? 'null')
    return isUser(value) ? value : null
  } catch {
    // Malformed: counts as missing.
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

/** Broadcasts the signed-in person to the other tabs. */
const tabs = new BroadcastChannel('semsaem-session')

/** Tells the other tabs who is signed in now, null for nobody: they close the former person's data. */
export function broadcastAccount(userId: string | null): void {
  tabs.postMessage(userId)
}

function loadAccountSwitch() {
  return import('#offline/switch-account.ts')
}

/** Switches the device to the person who signed in, unless it is theirs already. */
async function switchDevice({ id, deviceKey }: User): Promise<void> {
  const stored = readStored('deviceOwner')
  if (stored === id) return
  const owner = stored?.replace(/^-/, '') ?? null
  // The mark makes the next sign-in switch again if this one is interrupted: the former person may be sealed by then.
  if (owner !== null) writeStored('deviceOwner', `-${owner}`)
  broadcastAccount(id)
  try {
    const { switchAccount } = await loadAccountSwitch()
    const { locks } = navigator
    if (await switchAccount({ indexedDB, caches, locks }, id, deviceKey, owner))
      writeStored('deviceOwner', id)
  } catch {
    // Storage or the chunk failed: retried at the next start. Until then nothing sealed is sent.
  }
}

/** Seals the data of a person whose session ended without a sign-out, until they sign in again. */
async function sealExpiredSession({ id }: Pick<User, 'id'>): Promise<void> {
  // The mark makes the next sign-in switch accounts, even to the same person.
  if (readStored('deviceOwner') === id) writeStored('deviceOwner', `-${id}`)
  try {
    const { sealExpired } = await loadAccountSwitch()
    await sealExpired(window, id)
  } catch {
    // Storage failed: retried at the next start or sign-in.
  }
}

/** Finishes a sign-out that was interrupted before the device was cleared. */
async function finishSignOut(userId: string): Promise<void> {
  removeStored('lastUser')
  const { sealOrDelete } = await loadAccountSwitch()
  await sealOrDelete(indexedDB, userId)
}

/** Whether somebody signed out here and the server has not received it yet. */
export function hasPendingSignOut(): boolean {
  return readStored('signOutPending') !== null
}

/**
 * Returns the person of the session without a request: the person of the cookie, if the last good `/me` and the data on this device are
 * theirs. Null if that is not certain.
 */
function readKnownUser(): User | null {
  const user = readStoredUser()
  return user && readStored('deviceOwner') === user.id && readSessionCookie() === user.id ? user : null
}

/**
 * Returns the value of the cookie beside the session's, null without one. It lives as long as an unused session: two hours on a public
 * device, else fourteen days.
 */
function readSessionCookie(): string | null {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${SIGNED_IN_COOKIE}=`))
  return cookie?.slice(SIGNED_IN_COOKIE.length + 1) ?? null
}

/** What the cookie held before it held the person's id. */
const COOKIE_WITHOUT_ID = 'true'

/** Whether this browser's session may be the person's: another one may have signed in while the server did not answer. */
function mayHaveSession({ id }: User): boolean {
  const cookie = readSessionCookie()
  return cookie === id || cookie === COOKIE_WITHOUT_ID
}

/** Whether nobody has signed in on this device, so that `/me` need not be fetched. */
function hasNeverSignedIn() {
  return readSessionCookie() === null && readStored('lastUser') === null
}

/**
 * While `/me` is on its way it alone decides whether the session is over; `refused`: another call got a 401 meanwhile. `cleared`: the person
 * signed out meanwhile, and the answer is not used.
 */
const asking = atom<'no' | 'asking' | 'refused' | 'cleared'>('no')

/** The server's answer with what the person has changed since `known` was shown; the outbox sends that. */
function withChanges(user: User, known: User | null, shown: Session): User {
  if (known === null || shown.status !== 'signed-in' || shown.user.id !== user.id) return user
  const changed = Object.entries(shown.user).filter(([field, value]) => known[field as keyof User] !== value)
  return { ...user, ...Object.fromEntries(changed) }
}

/** Returns the earlier object if nothing has changed, so that components do not render again. */
function keepSame(shown: Session, user: User): Session {
  const withoutKey = (one: User) => JSON.stringify({ ...one, deviceKey: '' })
  const isSame = shown.status === 'signed-in' && withoutKey(shown.user) === withoutKey(user)
  return isSame ? shown : { status: 'signed-in', user }
}

/**
 * Fetches the current user; a person who is known is signed in before the answer. Only a 401 makes a visitor: if the server is unreachable
 * or busy, the last person stays signed in, and without one it is a visitor. Returns the last person if their session is over, else null.
 * Throws AppError if the answer was neither a user nor a 401.
 */
export const loadSessionAtom = atom(null, async (get, set): Promise<User | null> => {
  try {
    const pendingUserId = readStored('signOutPending')
    if (pendingUserId !== null) {
      const reported = sendPendingSignOut().then(
        () => true,
        () => false,
      )
      // Public pages are shown meanwhile.
      set(session, { status: 'anonymous' })
      await finishSignOut(pendingUserId).catch(() => undefined) // storage failed: retried at the next start
      if (!(await reported)) return null
    }
    if (hasNeverSignedIn()) {
      set(session, { status: 'anonymous' })
      return null
    }
    const known = readKnownUser()
    if (known) set(session, { status: 'signed-in', user: known })
    set(asking, 'asking')
    const answer = await api.user.me()
    if (!isUser(answer)) throw new AppError('NETWORK')
    if (get(asking) === 'cleared') return null
    await switchDevice(answer)
    if (get(asking) === 'cleared') return null
    set(setLastSyncAtom, Date.now())
    const user = withChanges(answer, known, get(session))
    saveLastUser(user)
    set(session, keepSame(get(session), user))
    return null
  } catch (error) {
    if (get(asking) === 'cleared') return null
    const problem = toAppError(error)
    const last = await readLastUser()
    const isRefused = problem.status === 401
    if (isRefused) removeStored('lastUser')
    const staysSignedIn = last !== null && !isRefused && mayHaveSession(last)
    if (last !== null && !staysSignedIn) {
      // Only the id is needed to ask for the session again.
      if (!isRefused)
        writeStored('lastUser', JSON.stringify({ ...last, nickname: '', email: null, schoolId: null }))
      void sealExpiredSession(last)
    }
    set(session, staysSignedIn ? keepSame(get(session), last) : { status: 'anonymous' })
    if (isRefused) return last
    const isRefusedMeanwhile = get(asking) === 'refused'
    set(asking, 'no')
    if (isRefusedMeanwhile && staysSignedIn) reportUnauthorized()
    throw problem
  } finally {
    set(asking, 'no')
  }
})

/** Changes the shown user at once; the outbox sends the change. */
export const changeUserAtom = atom(null, (get, set, userId: string, change: Partial<User>) => {
  const now = get(session)
  if (now.status !== 'signed-in' || now.user.id !== userId) return
  const user = { ...now.user, ...change }
  saveLastUser(user)
  set(session, { status: 'signed-in', user })
})

export const clearUserAtom = atom(null, (get, set) => {
  if (get(asking) !== 'no') set(asking, 'cleared')
  set(session, { status: 'anonymous' })
})

/** On a 401 while signed in, clears the user and navigates to the home page, which says why (specification section 8). */
export function followSessionEnd(navigate: (path: string) => void): () => void {
  tabs.onmessage = ({ data }: MessageEvent<string | null>) => {
    const now = pageStore.get(session)
    if (now.status !== 'signed-in' || now.user.id === data) return
    currentOutbox()?.close()
    pageStore.set(clearUserAtom)
    window.location.replace('/')
  }
  return onUnauthorized(() => {
    const now = pageStore.get(session)
    if (now.status !== 'signed-in') return
    if (pageStore.get(asking) !== 'no') {
      pageStore.set(asking, 'refused')
      return
    }
    removeStored('lastUser')
    void sealExpiredSession(now.user)
    pageStore.set(clearUserAtom)
    navigate('/?error=expired')
    // Another person may have signed in in another tab: then this page is theirs.
    api.user.me().then(
      () => window.location.replace('/'),
      () => undefined, // nobody is signed in
    )
  })
}
