import { NOTIFICATION_METHODS, type NotificationMethod } from '#domain/notify/notification-method.ts'
import { mailSender } from '../mail/mail-sender.ts'
import { pushSender } from '../push/push-sender.ts'
import type { NotificationSender } from './sender.ts'

/** The sender of each notification method: planning, claiming and sending know methods only through this table. */
export const SENDERS: Readonly<Record<NotificationMethod, NotificationSender>> = {
  EMAIL: mailSender,
  WEB_PUSH: pushSender,
}

/** Methods whose messages on their way are waited for when they are turned off. */
export const AWAITED_METHODS: readonly NotificationMethod[] = NOTIFICATION_METHODS.filter(
  (method) => SENDERS[method].isAwaited,
)
