import { DAY_MS } from '#domain/calendar/durations.ts'
import { toSeoulClock } from '#domain/calendar/seoul-day.ts'
import type { AppDeps } from '../deps.ts'
import { composeReminderMail } from './compose-guardian-mail.ts'
import { claimUnremindedConsent } from './guardian.queries.ts'
import { makeWithdrawUrl } from './guardian-link.ts'

const EVERY_MS = 365 * DAY_MS

/** Mails every guardian once a year that the consent is in force. A mail that is not accepted is not sent again before the next year. */
export async function remindGuardians(deps: AppDeps, signal: AbortSignal): Promise<void> {
  if (!deps.mailer.isOn) return
  while (!signal.aborted) {
    const now = deps.clock()
    const consent = await claimUnremindedConsent(deps.db, new Date(now.getTime() - EVERY_MS), now)
    if (!consent) return
    const { guardianEmail, nickname, givenAt } = consent
    const mail = composeReminderMail(
      guardianEmail,
      nickname,
      nameDay(givenAt),
      makeWithdrawUrl(deps, consent),
    )
    await deps.mailer.send(mail).catch((error: unknown) => deps.log.warn({ err: error }, 'mail not sent'))
  }
}

function nameDay(at: Date): string {
  const day = toSeoulClock(at.getTime())
  return `${day.getUTCFullYear()}년 ${day.getUTCMonth() + 1}월 ${day.getUTCDate()}일`
}
