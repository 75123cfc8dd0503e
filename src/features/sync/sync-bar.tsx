import { useAtomValue } from 'jotai'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { describeSyncTime } from '#domain/chat/describe-sync-time.ts'
import { lastSyncAtom, reachableAtom, serverNowAtom } from '#platform/connectivity.ts'
import { unsentCountAtom, waitingRecordsAtom } from '#platform/outbox-view.ts'
import { StatusBar } from '#ui/states/status-bar.tsx'

interface SyncBarProps {
  /** In a conversation: one line over the edge of the list, so that nothing moves when it comes or goes. */
  slim?: boolean
}

/** Shows that the server is unreachable, how many records wait, and that one has waited for over a day; nothing otherwise. */
export function SyncBar({ slim }: SyncBarProps) {
  const isReachable = useAtomValue(reachableAtom)
  const unsent = useAtomValue(unsentCountAtom)
  const oldest = useAtomValue(waitingRecordsAtom)[0]
  const lastSync = useAtomValue(lastSyncAtom)
  const serverNow = useAtomValue(serverNowAtom)
  const now = Date.now()
  const isLate = oldest !== undefined && serverNow() - Date.parse(oldest.createdAt) > DAY_MS
  if (isReachable && !isLate) return null
  const synced = lastSync > 0 ? ` · 마지막 동기화 ${describeSyncTime(lastSync, now)}` : ''
  if (isLate) {
    const detail = `인터넷에 연결한 채로 앱을 잠시 켜 두세요. 계속 남으면 설정의 ‘보내지 못한 기록’을 봐 주세요.${synced}`
    return (
      <StatusBar icon="warn" title={`하루 넘게 보내지 못한 기록이 있어요 (${unsent}개)`} detail={detail} />
    )
  }
  const detail = unsent > 0 ? `보낼 기록 ${unsent}개 · 연결되면 저절로 보내요` : '연결되면 저절로 이어져요'
  return <StatusBar title="오프라인이에요" detail={detail + synced} slim={slim} />
}
