import { atom } from 'jotai/vanilla'
import { deletePerson } from '#offline/database.ts'
import { deleteCachesOf, sealOrDelete } from '#offline/switch-account.ts'
import { isFull } from '#offline/with-room.ts'
import { makeRoom } from './free-space.ts'
import { api, sendPendingSignOut } from './http.ts'
import { currentOutbox, outboxOf, type PersonOutbox } from './outbox.ts'
import { detachPush, withdrawPush } from './push.ts'
import { broadcastAccount, currentUserAtom, forgetUserAtom } from './session.ts'
import { clearStoredAtSignOut, readStored, writeStored } from './storage.ts'
import { forgetTimeSpans, TimeBuffer } from './time-buffer.ts'

/** Unsent records get this long to go out before the person is asked. */
const LAST_DRAIN_MS = 5_000

/**
 * `ask`: stop where there are drafts or unsent records. `told`: the person accepted that drafts are deleted; stop at unsent records only.
 * `keep`: seal unsent records. `discard`: delete them.
 */
export type SignOutChoice = 'ask' | 'told' | 'keep' | 'discard'

export type SignOutOutcome = 'done' | 'unsent' | 'texts' | 'full' | 'failed'

export interface Leaving {
  /**
   * 'unsent': unsent records exist, 'texts': drafts exist; in both cases nothing was cleared. 'full': nobody is signed in any more, but the device has no room to encrypt what
   * is left; 'failed': the server could not be told, and the device refuses to note it.
   */
  outcome: SignOutOutcome
  /** Records that wait to be sent. */
  unsent: number
  /** False where the server hears of the sign-out only at the next contact. */
  isTold: boolean
}

/** What would still go out: what was refused, and questions that failed, will not. */
async function countLiving(outbox: PersonOutbox): Promise<number> {
  return (await outbox.list()).filter(({ state }) => state !== 'dead').length
}

/** Sends what waits until nothing is left or `limitMs` have passed; gives how many records are left. */
async function flush(outbox: PersonOutbox, limitMs: number): Promise<number> {
  const deadline = Date.now() + limitMs
  outbox.retryNow()
  while (Date.now() < deadline) {
    if ((await countLiving(outbox)) === 0) return 0
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return await countLiving(outbox)
}

/** Clears what a person left on the device; what waits to be sent stays encrypted, or goes. */
async function clearDevice(userId: string, discards: boolean): Promise<void> {
  forgetTimeSpans(userId)
  clearStoredAtSignOut()
  if (discards) await deletePerson(indexedDB, userId)
  else await sealOrDelete(indexedDB, userId, makeRoom)
  await deleteCachesOf(caches, userId)
}

/**
 * Signs out. Sends what waits, and asks where something is left; then the device is cleared, and the server told: should it be
 * out of reach, or the page die on the way, the device remembers to tell it before anything else is asked of it.
 */
export const leaveDeviceAtom = atom(null, async (get, set, choice: SignOutChoice): Promise<Leaving> => {
  const user = get(currentUserAtom)
  const owed = readStored('signOutPending')
  // A sign-out for which the device had no room goes on.
  if (!user && owed !== null) return await endSignOut(owed, choice)
  if (!user) {
    // Only the server may know of a session here.
    const isTold = await api.user.logout().then(
      () => true,
      () => false,
    )
    return { outcome: isTold ? 'done' : 'failed', unsent: 0, isTold }
  }
  // A full disk, or a frozen tab that holds the rotation, does not keep anybody signed in.
  if (choice !== 'discard') await new TimeBuffer(user.id, outboxOf(user.id)).rotate().catch(() => undefined)
  // Refused by the device, or without an answer in time: the next start sees to it.
  await withdrawPush(user.id).catch(() => undefined)
  if (choice === 'ask' || choice === 'told') {
    const outbox = outboxOf(user.id)
    const unsent = await flush(outbox, LAST_DRAIN_MS)
    if (unsent > 0) return { outcome: 'unsent', unsent, isTold: false }
    const isEmpty = choice === 'told' || (await outbox.drafts.isEmpty().catch(() => true))
    if (!isEmpty) return { outcome: 'texts', unsent, isTold: false }
  }
  await detachPush(user.id).catch(() => undefined)
  if (!writeStored('signOutPending', user.id)) return { outcome: 'failed', unsent: 0, isTold: false }
  // Whoever still counts or shows for this person stops before the device is cleared.
  broadcastAccount(null)
  set(forgetUserAtom)
  currentOutbox()?.close()
  return await endSignOut(user.id, choice)
})

/** Clears the device of somebody who is signed out here, and tells the server. */
async function endSignOut(userId: string, choice: SignOutChoice): Promise<Leaving> {
  try {
    await clearDevice(userId, choice === 'discard')
  } catch (error) {
    if (isFull(error)) return { outcome: 'full', unsent: 0, isTold: false }
    throw error
  }
  const isTold = await sendPendingSignOut().then(
    () => true,
    () => false,
  )
  return { outcome: 'done', unsent: 0, isTold }
}

/** Signs out without asking what the person was asked already. */
export const signOutAtom = atom(null, async (_get, set, discardUnsent: boolean): Promise<SignOutOutcome> => {
  return (await set(leaveDeviceAtom, discardUnsent ? 'discard' : 'ask')).outcome
})
