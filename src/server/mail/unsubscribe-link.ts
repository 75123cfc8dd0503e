import { timingSafeEqual } from 'node:crypto'
import type { AppDeps } from '../deps.ts'

/** Under `/api/`, which the service worker does not intercept. */
export const UNSUBSCRIBE_PATH = '/api/mail/unsubscribe'

const USER_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

type LinkDeps = Pick<AppDeps, 'env' | 'secrets'>

/** Returns the address that turns e-mail off for this person without signing in, as long as the account exists. */
export function makeUnsubscribeUrl({ env, secrets }: LinkDeps, userId: string): string {
  return `${env.PUBLIC_ORIGIN}${UNSUBSCRIBE_PATH}?token=${userId}.${sign(secrets, userId)}`
}

/** Returns the person of the token; null if this server did not issue it. */
export function readUnsubscribeToken(secrets: LinkDeps['secrets'], token: string): string | null {
  const [userId = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !USER_ID.test(userId)) return null
  const given = Buffer.from(signature)
  const right = Buffer.from(sign(secrets, userId))
  return given.length === right.length && timingSafeEqual(given, right) ? userId : null
}

function sign(secrets: LinkDeps['secrets'], userId: string): string {
  return secrets.hash(`unsubscribe EMAIL ${userId}`)
}
