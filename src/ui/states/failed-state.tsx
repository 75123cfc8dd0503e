import { ErrorState, OfflineState } from './list-state.tsx'

interface FailedStateProps {
  /** Offline, and no copy on this device. */
  isOffline: boolean
  title: string
  detail: string
  /** Title while offline: what is not on this device. */
  offlineDetail: string
  onRetry: () => void
}

/** Shown instead of a list that could not be loaded. */
export function FailedState({ isOffline, title, detail, offlineDetail, onRetry }: FailedStateProps) {
  if (!isOffline) return <ErrorState title={title} detail={detail} onRetry={onRetry} />
  return (
    <OfflineState
      detail={offlineDetail}
      action={{ label: '다시 불러오기', icon: 'retry', onPress: onRetry }}
    />
  )
}
