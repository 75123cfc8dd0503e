import { timingSafeEqual } from 'node:crypto'
import type { AppDeps } from '../deps.ts'

const USER_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

type Secrets = AppDeps['secrets']

/** Returns a token for a link in a mail, which only this server can make. `purpose`: what it allows and for whom. */
export function signToken(secrets: Secrets, userId: string, purpose: string): string {
  return `${userId}.${secrets.hash(purpose)}`
}

/** Returns the person that a token is for, whoever made it; null if it does not have the form of a token. */
export function readPersonOfToken(token: string): string | null {
  const [userId = '', , ...rest] = token.split('.')
  return rest.length === 0 && USER_ID.test(userId) ? userId : null
}

/** Returns whether this server made the token, for this purpose. */
export function isSignedToken(secrets: Secrets, token: string, purpose: string): boolean {
  const given = Buffer.from(token.split('.')[1] ?? '')
  const right = Buffer.from(secrets.hash(purpose))
  return given.length === right.length && timingSafeEqual(given, right)
}
