import { atom } from 'jotai/vanilla'
import { databaseName } from '#offline/database.ts'
import { api } from './http.ts'
import { closeOutbox, outboxOf } from './outbox.ts'
import { currentUserAtom, forgetUserAtom } from './session.ts'
import { clearStoredAtSignOut } from './storage.ts'
import { TimeBuffer } from './time-buffer.ts'

/** Unsent records get this long to go out before the person is asked. */
const LAST_DRAIN_MS = 5_000

export type SignOutOutcome = 'done' | 'unsent' | 'failed'

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => resolve()
    request.onblocked = () => resolve()
  })
}

/**
 * Sends what waits, ends the session on the server, then clears what the person left on the device. 'unsent': records are left
 * and nothing was cleared; 'failed': the server could not be told.
 */
export const signOutAtom = atom(null, async (get, set, discardUnsent: boolean): Promise<SignOutOutcome> => {
  const user = get(currentUserAtom)
  if (user && !discardUnsent) await new TimeBuffer(user.id, outboxOf(user.id)).rotate()
  if (user && !discardUnsent && (await outboxOf(user.id).flush(LAST_DRAIN_MS)) > 0) return 'unsent'
  try {
    await api.user.logout()
  } catch {
    // Not told: the session would live on, so the person must not believe that it is over.
    return 'failed'
  }
  // Whoever still counts or shows for this person stops before the device is cleared.
  set(forgetUserAtom)
  closeOutbox()
  clearStoredAtSignOut()
  if (user) await deleteDatabase(databaseName(user.id))
  return 'done'
})
