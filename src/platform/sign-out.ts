import { atom } from 'jotai/vanilla'
import { deletePerson } from '#offline/database.ts'
import { deleteCachesOf, sealOrDelete } from '#offline/switch-account.ts'
import { isFull } from '#offline/with-room.ts'
import { makeRoom } from './free-space.ts'
import { api, sendPendingSignOut } from './http.ts'
import { currentOutbox, outboxOf, type PersonOutbox } from './outbox.ts'
import { deletePushOnDevice, detachPush } from './push.ts'
import { broadcastAccount, clearUserAtom, currentUserAtom } from './session.ts'
import { clearStoredAtSignOut, readStored, writeStored } from './storage.ts'
import { deleteTimeSpans, TimeBuffer } from './time-buffer.ts'

/** Unsent records get this long to go out before the person is asked. */
const LAST_DRAIN_MS = 5_000

/**
 * `ask`: stop if there are drafts or unsent records. `told`: the person knows that drafts are deleted; stop at unsent records only.
 * `keep`: seal unsent records. `discard`: delete them.
 */
export type SignOutChoice = 'ask' | 'told' | 'keep' | 'discard'

export type SignOutOutcome = 'done' | 'unsent' | 'texts' | 'full' | 'failed'

export interface SignOutResult {
  /**
   * 'unsent': unsent records exist, 'texts': drafts exist; in both cases nothing was cleared. 'full': signed out, but the device has no room
   * to encrypt unsent records. 'failed': neither the server nor the device could record the sign-out.
   */
  outcome: SignOutOutcome
  /** Number of unsent records. */
  unsent: number
  /** False if the server gets the sign-out only with the next call. */
  isReported: boolean
}

/** Counts the records that can still be sent: refused ones and failed questions cannot. */
async function countLiving(outbox: PersonOutbox): Promise<number> {
  return (await outbox.list()).filter(({ state }) => state !== 'dead').length
}

/** Sends until no record is left or `limitMs` have passed. Returns how many are left. */
async function flush(outbox: PersonOutbox, limitMs: number): Promise<number> {
  const deadline = Date.now() + limitMs
  outbox.retryNow()
  while (Date.now() < deadline) {
    if ((await countLiving(outbox)) === 0) return 0
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return await countLiving(outbox)
}

/** Clears a person's data on this device; unsent records are encrypted, or deleted with `discards`. */
async function clearDevice(userId: string, discards: boolean): Promise<void> {
  deleteTimeSpans(userId)
  clearStoredAtSignOut()
  if (discards) await deletePerson(indexedDB, userId)
  else await sealOrDelete(indexedDB, userId, makeRoom)
  await deleteCachesOf(caches, userId)
}

/**
 * Signs out. Sends unsent records and asks if some are left; then clears the device and ends the session on the server. If that is
 * unreachable, or the page dies, the device ends the session before any other call.
 */
export const trySignOutAtom = atom(null, async (get, set, choice: SignOutChoice): Promise<SignOutResult> => {
  const user = get(currentUserAtom)
  const pendingUserId = readStored('signOutPending')
  // Continues a sign-out that the device had no room for.
  if (!user && pendingUserId !== null) return await endSignOut(pendingUserId, choice)
  if (!user) {
    // The page knows no user; the server may still have a session.
    const isReported = await api.user.logout().then(
      () => true,
      () => false,
    )
    return { outcome: isReported ? 'done' : 'failed', unsent: 0, isReported }
  }
  // A full disk, or a frozen tab that holds the lock, must not prevent the sign-out.
  if (choice !== 'discard') await new TimeBuffer(user.id, outboxOf(user.id)).rotate().catch(() => undefined)
  // Storage failed, or no answer in time: retried at the next start.
  await deletePushOnDevice(user.id).catch(() => undefined)
  if (choice === 'ask' || choice === 'told') {
    const outbox = outboxOf(user.id)
    const unsent = await flush(outbox, LAST_DRAIN_MS)
    if (unsent > 0) return { outcome: 'unsent', unsent, isReported: false }
    const isEmpty = choice === 'told' || (await outbox.drafts.isEmpty().catch(() => true))
    if (!isEmpty) return { outcome: 'texts', unsent, isReported: false }
  }
  await detachPush(user.id).catch(() => undefined)
  if (!writeStored('signOutPending', user.id)) return { outcome: 'failed', unsent: 0, isReported: false }
  // Everything that writes or shows this person's data stops before the device is cleared.
  broadcastAccount(null)
  set(clearUserAtom)
  currentOutbox()?.close()
  return await endSignOut(user.id, choice)
})

/** Clears the device of a person who signed out, and ends the session on the server. */
async function endSignOut(userId: string, choice: SignOutChoice): Promise<SignOutResult> {
  try {
    await clearDevice(userId, choice === 'discard')
  } catch (error) {
    if (isFull(error)) return { outcome: 'full', unsent: 0, isReported: false }
    throw error
  }
  const isReported = await sendPendingSignOut().then(
    () => true,
    () => false,
  )
  return { outcome: 'done', unsent: 0, isReported }
}

/** Signs out, and asks only if unsent records are not to be discarded. */
export const signOutAtom = atom(null, async (_get, set, discardUnsent: boolean): Promise<SignOutOutcome> => {
  return (await set(trySignOutAtom, discardUnsent ? 'discard' : 'ask')).outcome
})
