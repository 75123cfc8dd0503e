import { AppError } from '#contract/error.ts'
import type { GuardianState, User } from '#contract/user.ts'
import { CONSENT_WORDING, type GuardianCheck, maskAddress } from '#domain/access/guardian-consent.ts'
import { DAY_MS } from '#domain/calendar/durations.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import { takeFromLimit } from '../http/limits.ts'
import { MailError } from '../mail/mailer.ts'
import { lockUser } from '../user/user.queries.ts'
import { withdrawConsent } from '../user/withdraw-consent.flow.ts'
import { composeConsentMail, composeGivenMail } from './compose-guardian-mail.ts'
import {
  findConsent,
  findGuardianRequest,
  findRequestOfLink,
  type GivenConsent,
  insertConsent,
  saveGuardianRequest,
} from './guardian.queries.ts'
import { makeConsentLink, makeWithdrawUrl } from './guardian-link.ts'

const LINK_WORKS_MS = 3 * DAY_MS
const NOT_UNDER_14 = '만 14세 미만일 때만 보호자의 동의를 받아요.'
const NOT_SENT = '메일을 보내지 못했어요. 주소를 확인하고 잠시 뒤에 다시 보내 주세요.'

/** Throws unless this person needs a guardian's consent. */
export function requireUnder14({ ageBand }: Pick<User, 'ageBand'>): void {
  if (ageBand !== 'UNDER_14') throw new AppError('UNPROCESSABLE', { message: NOT_UNDER_14 })
}

export async function readGuardianState(
  { env, clock }: Pick<AppDeps, 'env' | 'clock'>,
  db: Queryable,
  userId: string,
): Promise<GuardianState> {
  const request = await findGuardianRequest(db, userId, clock())
  const asked = request && {
    address: maskAddress(request.guardianEmail),
    expiresAt: request.expiresAt.toISOString(),
  }
  return { check: env.GUARDIAN_CHECK, asked }
}

/** Mails the link, then stores it: a mail that cannot be sent leaves an earlier link as it is. */
export async function askGuardian(deps: AppDeps, user: User, guardianEmail: string): Promise<void> {
  requireUnder14(user)
  if (deps.env.GUARDIAN_CHECK === 'device')
    throw new AppError('UNPROCESSABLE', { message: '여기서는 보호자가 이 기기에서 바로 동의해요.' })
  if (user.guardianConsentAt !== null)
    throw new AppError('CONFLICT', { message: '보호자가 이미 동의했어요.' })
  await takeFromLimit(deps, 'guardianMailsByPerson', user.id)
  await takeFromLimit(deps, 'guardianMailsByAddress', guardianEmail.toLowerCase())
  const { url, tokenHash } = makeConsentLink(deps)
  await deps.mailer.send(composeConsentMail(guardianEmail, user.nickname, url)).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'mail not sent')
    throw error instanceof MailError ? new AppError('UNPROCESSABLE', { message: NOT_SENT }) : error
  })
  const expiresAt = new Date(deps.clock().getTime() + LINK_WORKS_MS)
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    await saveGuardianRequest(tx, { userId: user.id, tokenHash, guardianEmail, expiresAt })
  })
}

/** Stores the consent of the guardian who has the link; `check` is how it was checked. Null if the link is invalid or has expired. */
export async function consentByLink(
  deps: AppDeps,
  tokenHash: string,
  check: GuardianCheck,
): Promise<GivenConsent | null> {
  const found = await findRequestOfLink(deps.db, tokenHash, deps.clock())
  if (!found) return null
  const consent = await deps.db.transaction(async (tx) => {
    await lockUser(tx, found.request.userId)
    // It may have been used, replaced or taken back meanwhile.
    const now = deps.clock()
    const request = (await findRequestOfLink(tx, tokenHash, now))?.request
    if (!request) return null
    const { userId, guardianEmail } = request
    await insertConsent(tx, { userId, wording: CONSENT_WORDING, check, guardianEmail }, now)
    return findConsent(tx, userId)
  })
  if (consent) await confirmByMail(deps, consent, found)
  return consent
}

/** The page has said the same: without this mail nothing is missing but its link. */
async function confirmByMail(
  deps: AppDeps,
  consent: GivenConsent,
  { request, nickname }: { request: { guardianEmail: string }; nickname: string },
): Promise<void> {
  const mail = composeGivenMail(request.guardianEmail, nickname, makeWithdrawUrl(deps, consent))
  await deps.mailer.send(mail).catch((error: unknown) => deps.log.warn({ err: error }, 'mail not sent'))
}

/** Withdraws the consent of this link; false if there is another one meanwhile, or none. */
export async function withdrawByLink(deps: AppDeps, consent: GivenConsent): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const now = await findConsent(tx, consent.userId)
    if (now?.givenAt.getTime() !== consent.givenAt.getTime()) return false
    await withdrawConsent(tx, deps, consent.userId)
    return true
  })
}
