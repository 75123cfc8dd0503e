import './notification-bell.css'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserAtom } from '#platform/session.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { PageLink } from '#ui/primitives/page-link.tsx'
import { Tooltip } from '#ui/primitives/tooltip.tsx'
import { inboxQuery } from './notifications.api.ts'

/** Link to the inbox with the number of unread notifications; nothing for a visitor. */
export function NotificationBell() {
  const userId = useAtomValue(currentUserAtom)?.id
  const { data } = useQuery({ ...inboxQuery(userId ?? ''), enabled: userId !== undefined })
  if (userId === undefined) return null
  const unread = data?.value.unread ?? 0
  const label = unread > 0 ? `알림, 읽지 않은 것 ${unread}개` : '알림'
  return (
    <Tooltip text="알림" describes={false}>
      <PageLink className="icon-button notification-bell" href="/notifications" aria-label={label}>
        <Icon name="bell" />
        {unread > 0 && (
          <span className="notification-bell-mark" aria-hidden="true">
            {unread}
          </span>
        )}
      </PageLink>
    </Tooltip>
  )
}
