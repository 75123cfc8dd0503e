import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { AppDeps } from '../deps.ts'
import type { GivenConsent } from './guardian.queries.ts'

/** Under `/api/`, which the service worker does not intercept. */
export const CONSENT_PATH = '/api/guardian/consent'
export const WITHDRAW_PATH = '/api/guardian/withdraw'

const USER_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

type LinkDeps = Pick<AppDeps, 'env' | 'secrets'>
type Consent = Pick<GivenConsent, 'userId' | 'givenAt'>

/** Returns a new link to the text of the consent, and what is stored of it. */
export function makeConsentLink({ env, secrets }: LinkDeps): { url: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return {
    url: `${env.PUBLIC_ORIGIN}${CONSENT_PATH}?token=${token}`,
    tokenHash: hashConsentToken(secrets, token),
  }
}

export function hashConsentToken(secrets: LinkDeps['secrets'], token: string): string {
  return secrets.hash(`guardian consent ${token}`)
}

/** Returns the address that withdraws this consent without signing in; a later consent has another. */
export function makeWithdrawUrl({ env, secrets }: LinkDeps, consent: Consent): string {
  return `${env.PUBLIC_ORIGIN}${WITHDRAW_PATH}?token=${consent.userId}.${sign(secrets, consent)}`
}

/** Returns the person that a token is about; null if it has not the form of one. */
export function readPersonOfToken(token: string): string | null {
  const [userId = '', , ...rest] = token.split('.')
  return rest.length === 0 && USER_ID.test(userId) ? userId : null
}

/** Returns whether this server issued the token for this consent. */
export function isWithdrawToken(secrets: LinkDeps['secrets'], token: string, consent: Consent): boolean {
  const given = Buffer.from(token.split('.')[1] ?? '')
  const right = Buffer.from(sign(secrets, consent))
  return given.length === right.length && timingSafeEqual(given, right)
}

function sign(secrets: LinkDeps['secrets'], { userId, givenAt }: Consent): string {
  return secrets.hash(`guardian withdrawal ${userId} ${givenAt.getTime()}`)
}
