import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Redirect } from 'wouter'
import { conceptPath } from '#contract/paths.ts'
import { findConcept } from '#domain/curriculum/find-concept.ts'
import { gradesQuery } from '#platform/curriculum-queries.ts'
import { recentThreadQuery } from '#platform/progress-queries.ts'
import { sessionAtom } from '#platform/session.ts'
import { LoadingState } from '#ui/states/list-state.tsx'
import { CenteredLayout } from '../layouts/centered-layout.tsx'

/** `/recent-check`: redirects to the recent thread's concept, or to `/` if there is none or a call fails (specification section 8). */
export function RecentCheckScreen() {
  const session = useAtomValue(sessionAtom)
  const isLearner = session.status === 'signed-in'
  const recent = useQuery({ ...recentThreadQuery, enabled: isLearner, retry: false })
  const grades = useQuery({ ...gradesQuery, enabled: isLearner, retry: false })
  const isWaiting = session.status === 'loading' || (isLearner && (recent.isPending || grades.isPending))
  if (isWaiting) {
    return (
      <CenteredLayout narrow>
        <LoadingState rows={3} label="최근 학습을 찾는 중" />
      </CenteredLayout>
    )
  }
  const conceptId = isLearner ? recent.data?.conceptId : null
  const found = conceptId && grades.data ? findConcept(grades.data, conceptId) : null
  return <Redirect to={found ? conceptPath(found.unit.id, found.concept.id) : '/'} replace />
}
