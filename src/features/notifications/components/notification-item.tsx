import type { Inbox } from '#contract/notification.ts'
import { describeDayTime } from '#domain/chat/describe-day-time.ts'
import { keepNotificationPath } from '#domain/notify/keep-notification-path.ts'
import type { NotificationKind } from '#domain/notify/notification.ts'
import { Icon, type IconName } from '#ui/primitives/icon.tsx'
import { joinClasses } from '#ui/primitives/join-classes.ts'
import { PageLink } from '#ui/primitives/page-link.tsx'

const ICONS: Record<NotificationKind, IconName> = {
  'study-reminder': 'clock',
  'review-due': 'note',
  announcement: 'info',
}

interface NotificationItemProps {
  entry: Inbox['notifications'][number]
  onFollow: () => void
}

export function NotificationItem({ entry, onFollow }: NotificationItemProps) {
  const { kind, title, body, path, createdAt, readAt } = entry
  const isUnread = readAt === null
  return (
    <li>
      <PageLink
        className={joinClasses('inbox-entry', isUnread && 'inbox-entry-unread')}
        href={keepNotificationPath(path)}
        onClick={() => isUnread && onFollow()}
      >
        <Icon name={ICONS[kind]} />
        <span>
          <b>
            {isUnread && <span className="sr-only">읽지 않음: </span>}
            {title}
          </b>
          <span>{body}</span>
          <time dateTime={createdAt}>{describeDayTime(Date.parse(createdAt), Date.now())}</time>
        </span>
      </PageLink>
    </li>
  )
}
