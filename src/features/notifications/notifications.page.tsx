import './notifications.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { describeDayTime } from '#domain/chat/describe-day-time.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { toAppError } from '#platform/http.ts'
import { sessionAtom } from '#platform/session.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { Button } from '#ui/primitives/button.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { EmptyState, LoadingState } from '#ui/states/list-state.tsx'
import { SignInState } from '#ui/states/sign-in-state.tsx'
import { NotificationItem } from './components/notification-item.tsx'
import { inboxQuery, markRead } from './notifications.api.ts'

/** `/notifications`: the learner's latest notifications, read and unread. */
export function NotificationsPage({ loginPath }: { loginPath: string }) {
  const session = useAtomValue(sessionAtom)
  return (
    <>
      {session.status === 'signed-in' && <LearnerInbox userId={session.user.id} />}
      {session.status !== 'signed-in' && <h1 className="inbox-title">알림</h1>}
      {session.status === 'loading' && <LoadingState rows={6} label="알림을 불러오는 중" />}
      {session.status === 'anonymous' && (
        <SignInState
          icon="bell"
          title="로그인하면 받은 알림을 볼 수 있어요"
          detail="공부할 때와 오답 노트를 다시 볼 때를 알려 드려요."
          loginPath={loginPath}
        />
      )}
    </>
  )
}

function LearnerInbox({ userId }: { userId: string }) {
  const queryClient = useQueryClient()
  const showToast = useSetAtom(showToastAtom)
  const isReachable = useAtomValue(reachableAtom)
  const [isMarking, setIsMarking] = useState(false)
  const { data, error, isPending, refetch } = useQuery({ ...inboxQuery(userId), staleTime: 0 })
  const markAll = async () => {
    setIsMarking(true)
    try {
      await markRead(queryClient, userId, { all: true })
    } catch (problem) {
      const detail = toAppError(problem).message
      showToast({ severity: 'error', title: '읽음으로 바꾸지 못했어요', detail })
    }
    setIsMarking(false)
  }
  // A notification opened offline stays unread.
  const markOne = (id: string) => markRead(queryClient, userId, { ids: [id] }).catch(() => undefined)
  const { notifications = [], unread = 0 } = data?.value ?? {}
  return (
    <>
      <div className="inbox-head">
        <h1 className="inbox-title">알림</h1>
        {unread > 0 && (
          <Button
            icon="check"
            busy={isMarking}
            disabledReason={isReachable ? null : '인터넷에 연결되면 바꿀 수 있어요'}
            onClick={() => void markAll()}
          >
            모두 읽음으로
          </Button>
        )}
        {data && notifications.length > 0 && (
          <p className="inbox-count" role="status">
            {unread > 0 ? `읽지 않은 알림 ${unread}개` : '모두 읽었어요'}
            {data.copiedAt !== null &&
              ` · 오프라인 · 마지막 동기화 ${describeDayTime(data.copiedAt, Date.now())}`}
          </p>
        )}
      </div>
      {isPending && <LoadingState rows={6} label="알림을 불러오는 중" />}
      {error && (
        <FailedState
          isOffline={toAppError(error).status === 0}
          title="알림을 불러오지 못했어요"
          detail={toAppError(error).message}
          offlineDetail="이 기기에는 아직 저장된 알림이 없어요."
          onRetry={() => void refetch()}
        />
      )}
      {data && notifications.length === 0 && (
        <EmptyState
          icon="bell"
          title="아직 받은 알림이 없어요"
          detail="설정에서 푸시 알림이나 이메일 알림을 켤 수 있어요."
        />
      )}
      {notifications.length > 0 && (
        <ul className="inbox" aria-label="받은 알림">
          {notifications.map((entry) => (
            <NotificationItem key={entry.id} entry={entry} onFollow={() => void markOne(entry.id)} />
          ))}
        </ul>
      )}
    </>
  )
}
