import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts'
import { formatSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { AppDeps } from '../deps.ts'
import { MailError } from '../mail/mailer.ts'
import { composeReminderMail } from './compose-guardian-mail.ts'
import { claimUnremindedConsent, saveReminded } from './guardian.queries.ts'
import { makeWithdrawUrl } from './guardian-link.ts'

const EVERY_MS = 365 * DAY_MS
/** When the daily job retries: on the next day after a failure of the mail server, in a week after a refusing mailbox. */
const RETRY_AFTER_MS = 20 * HOUR_MS
const REFUSED_RETRY_AFTER_MS = 6 * DAY_MS + RETRY_AFTER_MS

/** Reminds every guardian by mail once a year that the consent is in force; retries a mail until it is accepted. */
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
      formatSeoulDay(givenAt.getTime()),
      makeWithdrawUrl(deps, consent),
    )
    try {
      await deps.mailer.send(mail)
    } catch (error) {
      deps.log.warn({ err: error }, 'mail not sent')
      const isRefused = error instanceof MailError && error.isPermanent
      const retryAt = now.getTime() + (isRefused ? REFUSED_RETRY_AFTER_MS : RETRY_AFTER_MS)
      await saveReminded(deps.db, consent, new Date(retryAt - EVERY_MS))
    }
  }
}
