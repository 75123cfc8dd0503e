import type { AppDeps } from '../deps.ts'
import { isSignedToken, readPersonOfToken, signToken } from './signed-token.ts'

/** Under `/api/`, which the service worker does not intercept. */
export const UNSUBSCRIBE_PATH = '/api/mail/unsubscribe'

type LinkDeps = Pick<AppDeps, 'env' | 'secrets'>

/** Returns the address that turns e-mail off for this person without signing in, as long as the account exists. */
export function makeUnsubscribeUrl({ env, secrets }: LinkDeps, userId: string): string {
  return `${env.PUBLIC_ORIGIN}${UNSUBSCRIBE_PATH}?token=${signToken(secrets, userId, purposeOf(userId))}`
}

/** Returns the person of the token; null if this server did not issue it. */
export function readUnsubscribeToken(secrets: LinkDeps['secrets'], token: string): string | null {
  const userId = readPersonOfToken(token)
  return userId !== null && isSignedToken(secrets, token, purposeOf(userId)) ? userId : null
}

function purposeOf(userId: string): string {
  return `unsubscribe EMAIL ${userId}`
}
