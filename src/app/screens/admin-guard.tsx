import { useAtomValue } from 'jotai'
import { lazy } from 'react'
import { Redirect, useLocation } from 'wouter'
import { loginPath } from '#contract/paths.ts'
import { canVisitPath } from '#domain/access/can-visit-path.ts'
import { sessionAtom } from '#platform/session.ts'
import { LoadingState } from '#ui/states/list-state.tsx'
import { FatalBoundary } from '../fatal-boundary.tsx'
import { CenteredLayout } from '../layouts/centered-layout.tsx'
import { AdminUnavailable } from './admin-unavailable.tsx'
import { ErrorPage } from './error.page.tsx'

const AdminScreen = lazy(() =>
  import('./admin.screen.tsx').then((screen) => ({ default: screen.AdminScreen })),
)

const FOR_ADMINISTRATORS = {
  title: '셈샘 관리자만 들어갈 수 있는 곳이에요',
  detail: '학습 기록은 그대로 있어요. 홈에서 이어서 공부해 주세요.',
}

/** Guards every path that begins with /admin (specification section 6). */
export function AdminGuard() {
  const [path] = useLocation()
  const session = useAtomValue(sessionAtom)
  if (session.status === 'loading') {
    return (
      <CenteredLayout>
        <LoadingState />
      </CenteredLayout>
    )
  }
  const verdict = canVisitPath(path, session.status === 'signed-in' ? session.user.roles : null)
  if (verdict.kind === 'login') {
    return <Redirect to={`${loginPath({ nextUrl: path, timestamp: Date.now() })}&error=401`} replace />
  }
  if (verdict.kind === 'forbidden' || session.status !== 'signed-in') {
    return (
      <CenteredLayout>
        <ErrorPage statusCode={403} statusMessage="Forbidden" words={FOR_ADMINISTRATORS} />
      </CenteredLayout>
    )
  }
  return (
    <FatalBoundary path={path} fallback={<AdminUnavailable />}>
      <AdminScreen roles={session.user.roles} />
    </FatalBoundary>
  )
}
