import minified from 'virtual:contract'
import { pathOf } from '#contract/address.ts'
import { removeStored } from './storage.ts'

/** Ends the session of `userId` on the server, and no other person's. Throws if our server did not answer. */
export async function endSession(userId: string, withinMs: number): Promise<void> {
  const response = await fetch(pathOf(minified.user.logout), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Record-User': userId },
    body: '{}',
    redirect: 'error',
    signal: AbortSignal.timeout(withinMs),
  })
  const { ok, code } = await response.json()
  // 401: that person's session has already ended.
  if (ok !== true && code !== 'UNAUTHORIZED') throw new TypeError('The sign-out was not heard')
  removeStored('signOutPending')
}
