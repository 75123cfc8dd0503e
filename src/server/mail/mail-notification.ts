import type { NotificationContent } from '#domain/notify/notification.ts'
import type { AppDeps } from '../deps.ts'
import { composeNotificationMail } from './compose-mail.ts'
import { makeUnsubscribeUrl } from './unsubscribe-link.ts'

/** Mails a notification. Throws MailError. */
export async function mailNotification(
  deps: Pick<AppDeps, 'env' | 'secrets' | 'mailer'>,
  person: { id: string; email: string },
  content: NotificationContent,
): Promise<void> {
  const unsubscribeUrl = makeUnsubscribeUrl(deps, person.id)
  await deps.mailer.send(
    composeNotificationMail(person.email, content, { origin: deps.env.PUBLIC_ORIGIN, unsubscribeUrl }),
  )
}
