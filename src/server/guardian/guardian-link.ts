import { randomBytes } from 'node:crypto'
import type { AppDeps } from '../deps.ts'
import { isSignedToken, signToken } from '../mail/signed-token.ts'
import type { GivenConsent } from './guardian.queries.ts'

/** Under `/api/`, which the service worker does not intercept. */
export const CONSENT_PATH = '/api/guardian/consent'
/** The path to which an identity service returns. */
export const IDENTITY_PATH = '/api/guardian/identity'
export const WITHDRAW_PATH = '/api/guardian/withdraw'

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
  return `${env.PUBLIC_ORIGIN}${WITHDRAW_PATH}?token=${signToken(secrets, consent.userId, purposeOf(consent))}`
}

/** Returns whether this server issued the token for this consent. */
export function isWithdrawToken(secrets: LinkDeps['secrets'], token: string, consent: Consent): boolean {
  return isSignedToken(secrets, token, purposeOf(consent))
}

function purposeOf({ userId, givenAt }: Consent): string {
  return `guardian withdrawal ${userId} ${givenAt.getTime()}`
}
