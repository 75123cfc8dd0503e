import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { useLocation } from 'wouter'
import { unitPath } from '#contract/paths.ts'
import type { CurriculumEntry, Unit } from '#domain/curriculum/curriculum.ts'
import { findUnit } from '#domain/curriculum/find-concept.ts'
import { listUnitConcepts } from '#domain/curriculum/list-unit-concepts.ts'
import { nameGrade } from '#domain/curriculum/name-grade.ts'
import type { ConceptProgress } from '#domain/progress/progress.ts'
import { UnitFacts } from '#features/curriculum/components/unit-facts.tsx'
import { UnitSteps } from '#features/curriculum/components/unit-steps.tsx'
import { DownloadPlaceholder } from '#features/downloads/download-placeholder.tsx'
import { LearningPage } from '#features/learning/learning.page.tsx'
import { SyncBar } from '#features/sync/sync-bar.tsx'
import { gradesQuery } from '#platform/curriculum-queries.ts'
import { progressQuery } from '#platform/progress-queries.ts'
import { currentUserAtom } from '#platform/session.ts'
import { useLastPlace } from '#platform/study-queries.ts'
import { useTitle } from '#platform/title.ts'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { CenteredLayout } from '../layouts/centered-layout.tsx'
import { DefaultLayout } from '../layouts/default-layout.tsx'
import { EndFirstScreen } from '../layouts/end-first-screen.tsx'
import { AdminPromptPicker } from './admin-prompt-picker.tsx'
import { CurriculumSide } from './curriculum-side.tsx'
import { ErrorPage } from './error.page.tsx'
import { useChatHotkeys } from './use-learning-hotkeys.ts'
import { useTurnInAddress } from './use-turn-in-address.ts'

const DownloadUnit = lazy(() =>
  import('#features/downloads/download-unit.tsx').then((part) => ({ default: part.DownloadUnit })),
)

const NO_PROGRESS: ReadonlyMap<string, ConceptProgress> = new Map()
function nothing() {
  return undefined
}

/** `/chat/{unit}`: the unit's concepts as steps, and below them the unit's own chat. */
export function UnitScreen({ unitId }: { unitId: string }) {
  const { data: grades, error, isPending, refetch } = useQuery(gradesQuery)
  const found = grades ? findUnit(grades, unitId) : null
  if (grades && !found) {
    return (
      <CenteredLayout>
        <ErrorPage statusCode={404} statusMessage="Page not found" />
      </CenteredLayout>
    )
  }
  return (
    <DefaultLayout
      title={found ? nameGrade(found.grade) : '셈샘'}
      menu={<CurriculumSide unitId={unitId} conceptId={null} />}
      bar={<SyncBar />}
    >
      {isPending ? <LoadingState rows={6} label="단원을 불러오는 중" /> : <EndFirstScreen />}
      {error && !found && (
        <ErrorState title="단원을 불러오지 못했어요" detail={error.message} onRetry={() => void refetch()} />
      )}
      {found && <UnitBody grade={found.grade} unit={found.unit} />}
    </DefaultLayout>
  )
}

function UnitBody({ grade, unit }: { grade: CurriculumEntry; unit: Unit }) {
  const user = useAtomValue(currentUserAtom)
  const [, navigate] = useLocation()
  const progress = useQuery({ ...progressQuery(grade.id), enabled: user !== null })
  const last = useLastPlace(user?.id ?? '')
  const concepts = listUnitConcepts(unit)
  const facts = useMemo(
    () => ({ conceptName: unit.title, nextConcept: null, links: [], grades: [] }),
    [unit.title],
  )
  const onAsked = useCallback(() => navigate(unitPath(unit.id), { replace: true }), [navigate, unit.id])
  useTitle(unit.title)
  useTurnInAddress()
  useChatHotkeys()
  return (
    <>
      <h1 className="unit-title">{unit.title}</h1>
      <p className="unit-lead">
        {unit.empty && <>이 단원은 아직 준비하고 있어요. </>}개념 {concepts.length}개를 차례로 배워요.
        개념마다 설명을 읽고, <span className="unit-levels">개념·기본·표준·도전</span> 문항을 풀어요.
      </p>
      {user && <UnitFacts unit={unit} progress={progress.data ?? NO_PROGRESS} />}
      {user && (
        <Suspense fallback={<DownloadPlaceholder />}>
          <DownloadUnit unitId={unit.id} />
        </Suspense>
      )}
      <h2 className="sr-only">개념 차례</h2>
      <UnitSteps unit={unit} progress={progress.data ?? NO_PROGRESS} recentConceptId={last.conceptId} />
      <section className="unit-chat" aria-label="단원 대화">
        <h2>이 단원에서 궁금한 것 물어보기</h2>
        <div className="unit-chat-box">
          <LearningPage
            unitId={unit.id}
            conceptId={null}
            facts={facts}
            opening={null}
            isOpeningPending={false}
            onLeave={nothing}
            question={null}
            onAsked={onAsked}
            aboveInput={<AdminPromptPicker />}
          />
        </div>
      </section>
    </>
  )
}
