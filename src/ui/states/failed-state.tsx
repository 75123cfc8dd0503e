import { ErrorState, OfflineState } from './list-state.tsx'

interface FailedStateProps {
  /** There is no network, and no copy on this device. */
  isAway: boolean
  title: string
  detail: string
  /** Said instead while away: what this device has no copy of. */
  awayDetail: string
  onRetry: () => void
}

/** In place of a list that could not be read. */
export function FailedState({ isAway, title, detail, awayDetail, onRetry }: FailedStateProps) {
  if (!isAway) return <ErrorState title={title} detail={detail} onRetry={onRetry} />
  return (
    <OfflineState detail={awayDetail} action={{ label: '다시 불러오기', icon: 'retry', onPress: onRetry }} />
  )
}
