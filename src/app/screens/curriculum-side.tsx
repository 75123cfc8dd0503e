import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentType, lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { isAdministrator } from '#domain/access/can-visit-path.ts'
import type { ConceptProgress } from '#domain/progress/progress.ts'
import { CurriculumMenu } from '#features/curriculum/components/curriculum-menu.tsx'
import { gradesQuery } from '#platform/curriculum-queries.ts'
import { progressQuery } from '#platform/progress-queries.ts'
import { currentUserAtom } from '#platform/session.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { closeDrawersAtom } from '../layouts/layout.state.ts'
import { useLoginPath } from './use-login-path.ts'

const AdminLink = lazy<ComponentType>(() =>
  import('./admin-link.tsx')
    .then((part) => ({ default: part.AdminLink }))
    // Offline without an installed app: the menu is without it.
    .catch(() => ({ default: () => null })),
)

const NO_PROGRESS: ReadonlyMap<string, ConceptProgress> = new Map()

interface CurriculumSideProps {
  unitId: string | null
  conceptId: string | null
}

/** The left menu of the learning pages. */
export function CurriculumSide({ unitId, conceptId }: CurriculumSideProps) {
  const user = useAtomValue(currentUserAtom)
  const closeDrawers = useSetAtom(closeDrawersAtom)
  const login = useLoginPath()
  const grades = useQuery(gradesQuery)
  const grade = grades.data?.find((one) => one.units.some((unit) => unit.id === unitId)) ?? grades.data?.[0]
  const progress = useQuery({ ...progressQuery(grade?.id ?? ''), enabled: Boolean(user && grade) })
  return (
    <>
      {grades.isPending && (
        <div className="curriculum-menu">
          <LoadingState rows={8} label="교육과정을 불러오는 중" />
        </div>
      )}
      {grades.error && !grades.data && (
        <div className="curriculum-menu">
          <ErrorState title="교육과정을 불러오지 못했어요" onRetry={() => void grades.refetch()} />
        </div>
      )}
      {grades.data && (
        <CurriculumMenu
          grades={grades.data}
          progress={progress.data ?? NO_PROGRESS}
          unitId={unitId}
          conceptId={conceptId}
          onNavigate={() => closeDrawers()}
        />
      )}
      <div className="menu-foot">
        <Link href="/">
          <Icon name="home" />
          <span>홈</span>
        </Link>
        {user && (
          <>
            <Link href="/?section=review">
              <Icon name="note" />
              <span>오답 노트</span>
            </Link>
            <Link href="/bookmark">
              <Icon name="bookmark" />
              <span>북마크</span>
            </Link>
          </>
        )}
        <Link href="/settings">
          <Icon name="settings" />
          <span>설정</span>
        </Link>
        {user && isAdministrator(user.roles) && (
          <Suspense fallback={null}>
            <AdminLink />
          </Suspense>
        )}
        {user ? (
          <Link href="/auth/logout">
            <Icon name="logout" />
            <span>로그아웃</span>
          </Link>
        ) : (
          <Link href={login}>
            <Icon name="user" />
            <span>로그인</span>
          </Link>
        )}
      </div>
    </>
  )
}
