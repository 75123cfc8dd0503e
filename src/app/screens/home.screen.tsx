import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { conceptPath } from '#contract/paths.ts'
import type { CurriculumEntry } from '#domain/curriculum/curriculum.ts'
import { findConcept } from '#domain/curriculum/find-concept.ts'
import { listUnitConcepts } from '#domain/curriculum/list-unit-concepts.ts'
import type { ConceptProgress } from '#domain/progress/progress.ts'
import { AskAnything } from '#features/home/components/ask-anything.tsx'
import { LearnerHome } from '#features/home/components/learner-home.tsx'
import { VisitorHome } from '#features/home/components/visitor-home.tsx'
import { PushOffer } from '#features/notifications/push-offer.tsx'
import { gradesQuery } from '#platform/curriculum-queries.ts'
import { evaluationProgressQuery, progressQuery, recentThreadQuery } from '#platform/progress-queries.ts'
import { sessionAtom } from '#platform/session.ts'
import { useTitle } from '#platform/title.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { Segmented } from '#ui/primitives/segmented.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { PlaneLayout } from '../layouts/plane-layout.tsx'
import { HomeFoot } from './home-foot.tsx'

const NO_PROGRESS: ReadonlyMap<string, ConceptProgress> = new Map()

/** `/`: what this is for a visitor, where to go on for a learner; both can ask. */
export function HomeScreen() {
  const session = useAtomValue(sessionAtom)
  const [, navigate] = useLocation()
  const { data: grades = [], error, isPending, refetch } = useQuery(gradesQuery)
  const signedIn = session.status === 'signed-in'
  const recent = useQuery({ ...recentThreadQuery, enabled: signedIn })
  const recentConceptId = recent.data?.conceptId ?? null
  useExpiredNotice()
  useTitle('중학교 수학 튜터')
  const ask = async (question: string) => {
    const { findConceptOfQuestion } = await import('#features/home/find-concept-of-question.ts')
    const fallback = recentConceptId ? findConcept(grades, recentConceptId) : null
    const first = grades[0]?.units[0]
    const place =
      findConceptOfQuestion(question, grades) ??
      (fallback
        ? { unitId: fallback.unit.id, conceptId: fallback.concept.id }
        : first && { unitId: first.id, conceptId: listUnitConcepts(first)[0]?.id ?? '' })
    if (place) navigate(`${conceptPath(place.unitId, place.conceptId)}?${new URLSearchParams({ question })}`)
  }
  const askAnything = <AskAnything onAsk={(question) => void ask(question)} />
  if (isPending || error || session.status === 'loading') {
    return (
      <PlaneLayout>
        <main className="plane">
          {error ? (
            <ErrorState
              title="교육과정을 불러오지 못했어요"
              detail={error.message}
              onRetry={() => void refetch()}
            />
          ) : (
            <LoadingState rows={6} label="홈을 불러오는 중" />
          )}
        </main>
      </PlaneLayout>
    )
  }
  return (
    <PlaneLayout>
      {session.status === 'signed-in' ? (
        <Learner
          nickname={session.user.nickname}
          grades={grades}
          startGrade={session.user.grade}
          recentConceptId={recentConceptId}
          ask={
            <>
              {askAnything}
              <PushOffer />
            </>
          }
        />
      ) : (
        <VisitorHome grades={grades} ask={askAnything} />
      )}
      <HomeFoot />
    </PlaneLayout>
  )
}

interface LearnerProps {
  nickname: string
  grades: readonly CurriculumEntry[]
  startGrade: number
  recentConceptId: string | null
  ask: ReactNode
}

function Learner({ nickname, grades, startGrade, recentConceptId, ask }: LearnerProps) {
  const recentGrade = recentConceptId ? findConcept(grades, recentConceptId)?.grade.grade : undefined
  const [chosen, setChosen] = useState<number | null>(null)
  const wanted = chosen ?? recentGrade ?? startGrade
  const grade = grades.find((entry) => entry.grade === wanted) ?? grades[0]
  const progress = useQuery({ ...progressQuery(grade?.id ?? ''), enabled: grade !== undefined })
  const evaluation = useQuery(evaluationProgressQuery)
  if (!grade) return <main className="plane" />
  return (
    <LearnerHome
      nickname={nickname}
      grades={grades}
      grade={grade}
      progress={progress.data ?? NO_PROGRESS}
      evaluation={evaluation.data ?? null}
      recentConceptId={recentConceptId}
      ask={ask}
      gradeChoice={
        <Segmented
          label="학년"
          segments={grades.map((entry) => ({ value: String(entry.grade), label: `중${entry.grade}` }))}
          value={String(grade.grade)}
          onChange={(value) => setChosen(Number(value))}
        />
      }
    />
  )
}

/** `?error=expired`: one toast, then a clean address. */
function useExpiredNotice() {
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const showToast = useSetAtom(showToastAtom)
  const isExpired = query.get('error') === 'expired'
  useEffect(() => {
    if (!isExpired) return
    showToast({
      severity: 'warn',
      title: '로그인이 풀렸어요',
      detail: '다시 로그인하면 하던 곳에서 이어서 할 수 있어요.',
    })
    navigate('/', { replace: true })
  }, [isExpired, navigate, showToast])
}
