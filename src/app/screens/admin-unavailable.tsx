import { useAtomValue } from 'jotai'
import { reachableAtom } from '#platform/connectivity.ts'
import { ErrorState } from '#ui/states/list-state.tsx'
import { CenteredLayout } from '../layouts/centered-layout.tsx'

/** In place of a page of administration that failed. Its code is not kept on the device, so that it cannot be opened offline. */
export function AdminUnavailable() {
  const isReachable = useAtomValue(reachableAtom)
  return (
    <CenteredLayout>
      <ErrorState
        title={isReachable ? '이 화면을 보여 주지 못했어요' : '관리 화면은 인터넷에 연결되어야 열 수 있어요'}
        detail={isReachable ? '다시 열어 주세요.' : '연결을 확인하고 다시 열어 주세요.'}
        onRetry={() => window.location.reload()}
      />
    </CenteredLayout>
  )
}
