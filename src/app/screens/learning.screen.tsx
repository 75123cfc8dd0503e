import { useQuery } from '@tanstack/react-query'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import {
  type ComponentType,
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { Redirect, useLocation, useSearchParams } from 'wouter'
import { conceptPath } from '#contract/paths.ts'
import type { CurriculumEntry } from '#domain/curriculum/curriculum.ts'
import { type FoundConcept, findConcept } from '#domain/curriculum/find-concept.ts'
import { findNextConcept } from '#domain/curriculum/find-next-concept.ts'
import { nameGradeBriefly } from '#domain/curriculum/name-grade.ts'
import type { LeavingCard } from '#domain/follow-up/suggest-follow-ups.ts'
import { LearningPage } from '#features/learning/learning.page.tsx'
import { Opening } from '#features/learning/turn/opening.tsx'
import { SyncBar } from '#features/sync/sync-bar.tsx'
import { explanationQuery, gradesQuery, linksQuery } from '#platform/curriculum-queries.ts'
import { findFirstText } from '#platform/first-screen.ts'
import { preloadChunks, withoutReload } from '#platform/lazy-chunk.ts'
import { currentUserAtom } from '#platform/session.ts'
import { useTitle } from '#platform/title.ts'
import { whenIdle } from '#platform/when-idle.ts'
import { loadFormulaFonts } from '#ui/markdown/load-formula-fonts.ts'
import { AppBar } from '#ui/primitives/app-bar.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { CenteredLayout } from '../layouts/centered-layout.tsx'
import { EndFirstScreen } from '../layouts/end-first-screen.tsx'
import { closeDrawersAtom } from '../layouts/layout.state.ts'
import { HelpButton, LearningLayout } from '../layouts/learning-layout.tsx'
import { MenuButton } from '../layouts/side-menu.tsx'
import { ThemeButton } from '../layouts/theme-button.tsx'
import { AdminPromptPicker } from './admin-prompt-picker.tsx'
import { ErrorPage } from './error.page.tsx'
import { useChatHotkeys, useHelpTabHotkeys } from './use-learning-hotkeys.ts'
import { useTurnInAddress } from './use-turn-in-address.ts'

function loadCurriculumSide() {
  return import('./curriculum-side.tsx')
}

/** The menu, or its error: without the menu the conversation still works. */
function makeLateSide(load: typeof loadCurriculumSide) {
  return lazy<ComponentType<LearningScreenProps>>(() =>
    load().then(
      (part) => ({ default: part.CurriculumSide }),
      () => ({ default: FailedCurriculumSide }),
    ),
  )
}

/** Replaced by a retry: a lazy component keeps how its first load ended. */
const lateSideAtom = atom(makeLateSide(() => withoutReload(loadCurriculumSide())))

function FailedCurriculumSide() {
  const setLateSide = useSetAtom(lateSideAtom)
  return (
    <ErrorState
      title="메뉴를 불러오지 못했어요"
      onRetry={() => setLateSide(makeLateSide(loadCurriculumSide))}
    />
  )
}

const HelpTabs = lazy(() =>
  import('#features/learning/help-tabs/help-tabs.tsx').then((part) => ({ default: part.HelpTabs })),
)

const LearningBar = lazy(() =>
  import('#features/learning/practice/learning-bar.tsx').then((part) => ({ default: part.LearningBar })),
)

const ReviewMode = lazy(() => import('./review-mode.tsx').then((part) => ({ default: part.ReviewMode })))

interface LearningScreenProps {
  unitId: string
  conceptId: string
}

/** The curriculum menu, loaded after the rest: on most screens it is a drawer that is closed at first. */
function CurriculumSide({ unitId, conceptId }: LearningScreenProps) {
  const LateCurriculumSide = useAtomValue(lateSideAtom)
  return (
    <Suspense fallback={null}>
      <LateCurriculumSide unitId={unitId} conceptId={conceptId} />
    </Suspense>
  )
}

/** `/chat/{unit}/{concept}`: the concept, a redirect to its right address, or the error page. */
export function LearningScreen({ unitId, conceptId }: LearningScreenProps) {
  const { data, error, refetch } = useQuery(gradesQuery)
  // The whole screen comes with them: drawn in slices, it holds up nothing.
  const grades = useDeferredValue(data)
  useEffect(() => void loadFormulaFonts(), [])
  // It cannot be fetched offline.
  useEffect(() => whenIdle(() => preloadChunks([loadCurriculumSide()])), [])
  if (!grades) {
    return (
      <LearningLayout menu={<CurriculumSide unitId={unitId} conceptId={conceptId} />} help={() => null}>
        <AppBar title="셈샘" leading={<MenuButton />}>
          <ThemeButton />
        </AppBar>
        <div className="paged-body">
          {!error ? (
            <LoadingState rows={5} />
          ) : (
            <>
              <EndFirstScreen />
              <ErrorState
                title="개념을 불러오지 못했어요"
                detail={error.message}
                onRetry={() => void refetch()}
              />
            </>
          )}
        </div>
      </LearningLayout>
    )
  }
  const found = findConcept(grades, conceptId)
  if (!found) {
    return (
      <CenteredLayout>
        <ErrorPage statusCode={404} statusMessage="Page not found" />
      </CenteredLayout>
    )
  }
  if (found.unit.id !== unitId) return <Redirect to={conceptPath(found.unit.id, conceptId)} replace />
  return <ConceptScreen key={conceptId} found={found} grades={grades} />
}

/** Reserves the space while the bar loads, so that nothing shifts. */
function LearningBarPlaceholder() {
  return (
    <>
      <ThemeButton />
      <IconButton icon="dots" label="대화 메뉴" disabled />
    </>
  )
}

function ConceptScreen({ found, grades }: { found: FoundConcept; grades: readonly CurriculumEntry[] }) {
  const { grade, unit, concept } = found
  const [, navigate] = useLocation()
  const [query] = useSearchParams()
  const user = useAtomValue(currentUserAtom)
  const closeDrawers = useSetAtom(closeDrawersAtom)
  const { data: links } = useQuery(linksQuery(concept.id))
  // Fetched in parallel with the conversation. After one failure a retry may take long.
  const explanation = useQuery(explanationQuery(concept.id))
  const [isInFirstScreen] = useState(() => findFirstText(concept.id) !== null)
  const isOpeningPending = !isInFirstScreen && explanation.isPending && explanation.failureCount === 0
  const next = findNextConcept(grades, concept.id)
  const nextUnitId = next?.unit.id
  const nextId = next?.concept.id
  const nextName = next?.concept.content
  const facts = useMemo(
    () => ({
      conceptName: concept.content,
      nextConcept:
        nextUnitId && nextId && nextName ? { unitId: nextUnitId, conceptId: nextId, name: nextName } : null,
      links: links ?? [],
      grades,
    }),
    [concept.content, nextUnitId, nextId, nextName, links, grades],
  )
  const here = conceptPath(unit.id, concept.id)
  const onAsked = useCallback(() => navigate(here, { replace: true }), [navigate, here])
  const onLeave = (card: LeavingCard) => {
    if (card.kind === 'link') window.open(card.url, '_blank', 'noopener,noreferrer')
    else navigate(conceptPath(card.unitId, card.conceptId))
  }
  useTitle(concept.content)
  useTurnInAddress()
  useChatHotkeys()
  useHelpTabHotkeys()
  return (
    <LearningLayout
      menu={<CurriculumSide unitId={unit.id} conceptId={concept.id} />}
      help={(closeButton) => (
        <Suspense fallback={null}>
          <HelpTabs conceptId={concept.id} closeButton={closeButton} onGone={() => closeDrawers()} />
        </Suspense>
      )}
    >
      <AppBar
        heading
        path={`${nameGradeBriefly(grade)} · ${unit.title}`}
        title={concept.content}
        leading={<MenuButton />}
      >
        <Suspense fallback={<LearningBarPlaceholder />}>
          <LearningBar>
            <ThemeButton />
          </LearningBar>
        </Suspense>
        <HelpButton />
      </AppBar>
      {user && query.has('review') && (
        <Suspense fallback={null}>
          <ReviewMode userId={user.id} conceptId={concept.id} grades={grades} />
        </Suspense>
      )}
      <SyncBar slim />
      <LearningPage
        unitId={unit.id}
        conceptId={concept.id}
        facts={facts}
        opening={<Opening conceptId={concept.id} conceptName={concept.content} />}
        isOpeningPending={isOpeningPending}
        onLeave={onLeave}
        question={query.get('question')}
        onAsked={onAsked}
        aboveInput={<AdminPromptPicker />}
      />
    </LearningLayout>
  )
}
