import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { conceptPath, safeLocalPath } from '#contract/paths.ts'
import type { User } from '#contract/user.ts'
import { tracksTime } from '#domain/activity/tracks-time.ts'
import type { CurriculumEntry } from '#domain/curriculum/curriculum.ts'
import { type FoundConcept, findConcept, findUnit } from '#domain/curriculum/find-concept.ts'
import type { ConceptProgress } from '#domain/progress/progress.ts'
import { DownloadedList } from '#features/downloads/downloaded-list.tsx'
import { AskAnything } from '#features/home/components/ask-anything.tsx'
import { GradeChoice } from '#features/home/components/grade-choice.tsx'
import { LearnerHome } from '#features/home/components/learner-home.tsx'
import { TodaySection } from '#features/home/components/today-section.tsx'
import { VisitorHome } from '#features/home/components/visitor-home.tsx'
import { PushOffer } from '#features/notifications/push-offer.tsx'
import { ReviewSection } from '#features/review/review-section.tsx'
import { SyncBar } from '#features/sync/sync-bar.tsx'
import { gradesQuery } from '#platform/curriculum-queries.ts'
import { importOrNull } from '#platform/lazy-chunk.ts'
import { evaluationProgressQuery, progressQuery } from '#platform/progress-queries.ts'
import { reviewsQuery } from '#platform/review-queries.ts'
import { sessionAtom } from '#platform/session.ts'
import { siteConfigQuery } from '#platform/site-config.ts'
import { studyWeekQuery, useLastPlace } from '#platform/study-queries.ts'
import { useTitle } from '#platform/title.ts'
import { closeToastAtom, showToastAtom } from '#ui/overlay/toast.state.ts'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { useHold } from '#ui/states/use-hold.ts'
import { EndFirstScreen } from '../layouts/end-first-screen.tsx'
import { PlaneLayout } from '../layouts/plane-layout.tsx'
import { showExpiredSession } from '../wiring/show-expired-session.ts'
import { HomeFooter } from './home-footer.tsx'

const NO_PROGRESS: ReadonlyMap<string, ConceptProgress> = new Map()

/** `/`: an introduction for visitors, the next step for learners; both can ask a question. */
export function HomeScreen() {
  const session = useAtomValue(sessionAtom)
  const [, navigate] = useLocation()
  const { data, error, refetch } = useQuery(gradesQuery)
  const grades = data ?? []
  const userId = session.status === 'signed-in' ? session.user.id : ''
  const last = useLastPlace(userId)
  const recentConceptId = last.conceptId
  useNewerPlaceOffer(last.newerConceptId, data)
  useExpiredNotice()
  useTitle('중학교 수학 튜터')
  const askIn = ({ unit, concept }: FoundConcept, question: string) =>
    navigate(`${conceptPath(unit.id, concept.id)}?${new URLSearchParams({ question })}`)
  const ask = async (question: string) => {
    const ranking = await importOrNull(() => import('#domain/curriculum/rank-concepts.ts'))
    const { best, nearest } = ranking?.rankConcepts(question, grades) ?? { best: null, nearest: [] }
    if (!best) return nearest
    askIn(best, question)
    return null
  }
  const askAnything = <AskAnything grades={grades} onAsk={ask} onChoose={askIn} />
  if (!data || session.status === 'loading') {
    return (
      <PlaneLayout>
        <main className="plane">
          {error ? (
            <>
              <EndFirstScreen />
              <ErrorState
                title="교육과정을 불러오지 못했어요"
                detail={error.message}
                onRetry={() => void refetch()}
              />
            </>
          ) : (
            <LoadingState rows={6} label="홈을 불러오는 중" />
          )}
        </main>
      </PlaneLayout>
    )
  }
  return (
    <PlaneLayout bar={<SyncBar />}>
      <EndFirstScreen />
      {session.status === 'signed-in' ? (
        <Learner
          key={session.user.id}
          user={session.user}
          grades={grades}
          recentConceptId={recentConceptId}
          isRecentPending={last.isPending}
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
      <HomeFooter />
    </PlaneLayout>
  )
}

interface LearnerProps {
  user: User
  grades: readonly CurriculumEntry[]
  recentConceptId: string | null
  isRecentPending: boolean
  ask: ReactNode
}

/** Whether a query loads for the first time. A failed query is fetched again when its section mounts: to wait for that would unmount the section, in a loop. */
function isFirstLoad({ isPending, isFetched }: { isPending: boolean; isFetched: boolean }): boolean {
  return isPending && !isFetched
}

function Learner({ user, grades, recentConceptId, isRecentPending, ask }: LearnerProps) {
  const recentGrade = recentConceptId ? findConcept(grades, recentConceptId)?.grade.grade : undefined
  const [chosenId, setChosenId] = useState<string | null>(null)
  const grade =
    grades.find(({ id }) => id === chosenId) ??
    grades.find((entry) => entry.grade === (recentGrade ?? user.grade)) ??
    grades[0]
  const progress = useQuery({ ...progressQuery(grade?.id ?? ''), enabled: grade !== undefined })
  const evaluation = useQuery(evaluationProgressQuery)
  const site = useQuery(siteConfigQuery)
  const isTimed = site.data !== undefined && tracksTime(user.roles, site.data.profile, site.data.trackTime)
  const week = useQuery({ ...studyWeekQuery(user.id), enabled: isTimed })
  const reviews = useQuery(reviewsQuery(user.id))
  const { isReviewWanted, onReviewShown } = useWantedSection()
  // The layout of everything below depends on these.
  const isHeld = useHold(
    isRecentPending ||
      isFirstLoad(reviews) ||
      isFirstLoad(site) ||
      (isTimed && isFirstLoad(week)) ||
      (grade !== undefined && isFirstLoad(progress)),
  )
  if (!grade) return <main className="plane" />
  if (isHeld) {
    return (
      <main className="plane plane-loading">
        <LoadingState rows={6} label="홈을 불러오는 중" />
      </main>
    )
  }
  const progressState = progress.data ? null : progress.error ? (
    <ErrorState
      title="진도를 불러오지 못했어요"
      detail={progress.error.message}
      onRetry={() => void progress.refetch()}
    />
  ) : (
    <LoadingState rows={grade.units.length} label="진도를 불러오는 중" />
  )
  return (
    <LearnerHome
      nickname={user.nickname}
      grades={grades}
      grade={grade}
      progress={progress.data ?? NO_PROGRESS}
      progressState={progressState}
      evaluation={evaluation.data ?? null}
      recentConceptId={recentConceptId}
      ask={ask}
      today={isTimed ? <TodaySection userId={user.id} /> : null}
      review={
        <ReviewSection
          userId={user.id}
          nameOf={(conceptId) => findConcept(grades, conceptId)?.concept.content ?? conceptId}
          isWanted={isReviewWanted}
          onShown={onReviewShown}
        />
      }
      downloads={<DownloadedList titleOf={(unitId) => findUnit(grades, unitId)?.unit.title ?? unitId} />}
      gradeChoice={<GradeChoice grades={grades} value={grade.id} onChange={setChosenId} />}
    />
  )
}

/** Offers the place that the learner came to on another device: the screen stays as it is read. */
function useNewerPlaceOffer(conceptId: string | null, grades: readonly CurriculumEntry[] | undefined) {
  const [, navigate] = useLocation()
  const showToast = useSetAtom(showToastAtom)
  const closeToast = useSetAtom(closeToastAtom)
  const found = conceptId && grades ? findConcept(grades, conceptId) : null
  const name = found?.concept.content
  const path = found && conceptPath(found.unit.id, found.concept.id)
  useEffect(() => {
    if (!name || !path) return
    const id = showToast({
      severity: 'info',
      title: '다른 기기에서 더 배웠어요',
      detail: name,
      lifeMs: null,
      action: { label: '여기서 이어 하기', onPress: () => navigate(path) },
    })
    return () => closeToast(id)
  }, [name, path, showToast, closeToast, navigate])
}

/** `?error=expired`: shows one toast, then removes the parameter. */
function useExpiredNotice() {
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const isExpired = query.get('error') === 'expired'
  const nextUrl = safeLocalPath(query.get('nexturl'))
  useEffect(() => {
    if (!isExpired) return
    showExpiredSession({ nextUrl })
    navigate('/', { replace: true })
  }, [isExpired, navigate, nextUrl])
}

/** `/?section=review` (the app's shortcut): scrolls to the notebook once, then removes the parameter. */
function useWantedSection() {
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const onReviewShown = useCallback(() => navigate('/', { replace: true }), [navigate])
  return { isReviewWanted: query.get('section') === 'review', onReviewShown }
}
