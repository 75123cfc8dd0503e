import { ErrorState, OfflineState } from './list-state.tsx'

interface FailedStateProps {
  /** Offline, and no copy on this device. */
  isAway: boolean
  title: string
  detail: string
  /** Title while offline: what is not on this device. */
  awayDetail: string
  onRetry: () => void
}

/** Shown instead of a list that could not be loaded. */
export function FailedState({ isAway, title, detail, awayDetail, onRetry }: FailedStateProps) {
  if (!isAway) return <ErrorState title={title} detail={detail} onRetry={onRetry} />
  return (
    <OfflineState detail={awayDetail} action={{ label: '다시 불러오기', icon: 'retry', onPress: onRetry }} />
  )
}
