import { sql } from 'drizzle-orm'
import { decidePushOutcome, type PushOutcome } from '#domain/notify/decide-push-outcome.ts'
import { users } from '../db/schema.ts'
import { type Delivery, describeAttempt, type NotificationSender } from '../notify/sender.ts'
import { mailNotification } from './mail-notification.ts'
import { MailError } from './mailer.ts'

/** E-mail to the address of the account. */
export const mailSender: NotificationSender = {
  leaseMs: 60_000,
  // A mail server may take half a minute to answer.
  isAwaited: false,
  prepare: ({ email, isMailOn }) => (isMailOn && email !== null ? mailTo(email) : null),
  isReachable: (isMailOn) => sql`${isMailOn} and ${users.email} is not null`,
}

/** A refused mailbox ends the attempt; an unreachable mail server is retried like a push service. */
function mailTo(email: string): Delivery {
  return async (deps, decided) => {
    const { person, notification } = decided
    const outcome = await mailNotification(deps, { id: person.id, email }, notification).then(
      (): PushOutcome => ({ kind: 'delivered' }),
      (error: unknown): PushOutcome => {
        deps.log.warn({ err: error }, 'mail not sent')
        if (error instanceof MailError && error.isPermanent) return { kind: 'drop', reason: 'refused' }
        return decidePushOutcome({ status: null, retryAfter: null }, describeAttempt(deps, decided))
      },
    )
    return [{ endpoint: '', outcome }]
  }
}
