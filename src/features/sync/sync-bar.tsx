import { useAtomValue } from 'jotai'
import { reachableAtom } from '#platform/connectivity.ts'
import { unsentCountAtom } from '#platform/outbox.ts'
import { StatusBar } from '#ui/states/status-bar.tsx'

/** Says that the server is out of reach and what waits to be sent; nothing while all is well. */
export function SyncBar() {
  const reachable = useAtomValue(reachableAtom)
  const unsent = useAtomValue(unsentCountAtom)
  if (reachable) return null
  const detail = unsent > 0 ? `보낼 기록 ${unsent}개 · 연결되면 저절로 보내요` : '연결되면 저절로 이어져요'
  return <StatusBar title="오프라인이에요" detail={detail} />
}
