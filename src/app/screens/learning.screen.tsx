import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
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
import { preloadChunks } from '#platform/lazy-chunk.ts'
import { currentUserAtom } from '#platform/session.ts'
import { useTitle } from '#platform/title.ts'
import { whenIdle } from '#platform/when-idle.ts'
import { loadFormulaFonts } from '#ui/markdown/load-formula-fonts.ts'
import { AppBar } from '#ui/primitives/app-bar.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { makeLatePart } from '#ui/states/late-part.tsx'
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

/** The curriculum menu, loaded after the rest: on most screens it is a drawer that is closed at first. */
const CurriculumSide = makeLatePart({
  load: () => loadCurriculumSide().then((part) => part.CurriculumSide),
  failed: (onRetry) => <ErrorState title="메뉴를 불러오지 못했어요" onRetry={onRetry} />,
})

const HelpTabs = makeLatePart({
  load: () => import('#features/learning/help-tabs/help-tabs.tsx').then((part) => part.HelpTabs),
  failed: (onRetry, { closeButton }) => (
    <>
      {closeButton}
      <ErrorState title="요약과 자료를 불러오지 못했어요" onRetry={onRetry} />
    </>
  ),
})

/** Until it is there its space is reserved, so that nothing shifts. */
const LearningBar = makeLatePart({
  load: () => import('#features/learning/practice/learning-bar.tsx').then((part) => part.LearningBar),
  pending: ({ children }) => (
    <>
      {children}
      <IconButton icon="dots" label="대화 메뉴" disabled />
    </>
  ),
  failed: (onRetry, { children }) => (
    <>
      {children}
      <IconButton icon="retry" label="대화 메뉴를 불러오지 못했어요. 다시 불러오기" onClick={onRetry} />
    </>
  ),
})

const ReviewMode = makeLatePart({
  load: () => import('./review-mode.tsx').then((part) => part.ReviewMode),
  failed: (onRetry) => <ErrorState title="오답 복습을 불러오지 못했어요" onRetry={onRetry} />,
})

interface LearningScreenProps {
  unitId: string
  conceptId: string
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
        <HelpTabs conceptId={concept.id} closeButton={closeButton} onGone={() => closeDrawers()} />
      )}
    >
      <AppBar
        heading
        path={`${nameGradeBriefly(grade)} · ${unit.title}`}
        title={concept.content}
        leading={<MenuButton />}
      >
        <LearningBar>
          <ThemeButton />
        </LearningBar>
        <HelpButton />
      </AppBar>
      {user && query.has('review') && <ReviewMode userId={user.id} conceptId={concept.id} grades={grades} />}
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
