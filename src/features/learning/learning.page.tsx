import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FollowUp, LeavingCard } from '#domain/follow-up/suggest-follow-ups.ts'
import { throwConfetti } from '#platform/confetti.ts'
import { currentUserAtom, sessionAtom } from '#platform/session.ts'
import { useTransitionAtomValue } from '#platform/use-transition-atom-value.ts'
import {
  changeDraftAtom,
  composerInputAtom,
  leaveDraftAtom,
  pressFollowUpAtom,
  resetCardAtom,
  restoreDraftAtom,
  rewriteAtom,
} from './composer/composer.state.ts'
import { type ConceptFacts, setConceptFactsAtom } from './composer/follow-up.state.ts'
import { LearningComposer } from './composer/learning-composer.tsx'
import { clearedLevelsAtom } from './practice/exam.state.ts'
import { findEarlierAtom } from './practice/find-earlier.state.ts'
import { ChatList } from './thread/chat-list.tsx'
import { openPlaceAtom } from './thread/open-thread.state.ts'
import { type ThreadState, threadAtom } from './thread/thread.state.ts'
import { askAtom } from './turn/turn.state.ts'

interface LearningPageProps {
  unitId: string
  conceptId: string | null
  facts: ConceptFacts
  /** The concept's explanation. */
  opening: ReactNode
  isOpeningPending: boolean
  /** Leaves for another concept, or opens a link in a new tab. */
  onLeave: (card: LeavingCard) => void
  /** A question brought along from the home page; asked once. */
  question: string | null
  onAsked: () => void
  /** Above the input. */
  aboveInput: ReactNode
}

/** The conversation of a place: opens its thread, shows it, and sends what is written. */
export function LearningPage(props: LearningPageProps) {
  const { unitId, conceptId, facts, opening, onLeave } = props
  const session = useAtomValue(sessionAtom)
  const user = useAtomValue(currentUserAtom)
  const state = useShownThread(unitId, conceptId)
  const openPlace = useSetAtom(openPlaceAtom)
  const leaveDraft = useSetAtom(leaveDraftAtom)
  const setFacts = useSetAtom(setConceptFactsAtom)
  const restoreDraft = useSetAtom(restoreDraftAtom)
  const press = useSetAtom(pressFollowUpAtom)
  const changeDraft = useSetAtom(changeDraftAtom)
  const rewrite = useSetAtom(rewriteAtom)
  const resetCard = useSetAtom(resetCardAtom)
  const findEarlier = useSetAtom(findEarlierAtom)
  const input = useAtomValue(composerInputAtom)
  const [reloads, setReloads] = useState(0)
  const isKnown = session.status !== 'loading'
  const open = useEffectEvent(() => openPlace({ unitId, conceptId }, user))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a reload opens the same place again
  useEffect(() => {
    if (!isKnown) return
    const close = open()
    return () => {
      close()
      leaveDraft()
    }
  }, [isKnown, user?.id, unitId, conceptId, leaveDraft, reloads])

  useEffect(() => setFacts(facts), [facts, setFacts])

  const isReady = state?.status === 'ready'
  const isSettled = isReady || state?.status === 'failed'
  useEffect(() => {
    if (isSettled) void restoreDraft()
  }, [isSettled, restoreDraft])

  const turnCount = state?.turns.length ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: new turns bring new cards
  useEffect(() => resetCard(), [turnCount, resetCard])

  const turns = state?.turns
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is answered may point to an earlier concept
  useEffect(() => void findEarlier(), [turns, findEarlier])

  useAskOnce(isReady ? props.question : null, props.onAsked)
  useConfetti()

  const onAnswerQuestion = useCallback(() => {
    changeDraft({ mode: 'question' })
    input.current?.focus()
  }, [changeDraft, input])

  const onRewrite = useCallback(
    (working: string) => {
      rewrite(working)
      input.current?.focus()
    },
    [rewrite, input],
  )

  const onPress = (card: FollowUp) => {
    if ('unitId' in card || card.kind === 'link') onLeave(card)
    else void press(card).then(() => input.current?.focus({ preventScroll: true }))
  }

  return (
    <ChatList
      state={state}
      opening={isSettled || session.status === 'anonymous' ? opening : null}
      isOpeningPending={props.isOpeningPending}
      onAnswerQuestion={onAnswerQuestion}
      onRewrite={onRewrite}
      onReload={() => setReloads(reloads + 1)}
    >
      {(goToEnd) => (
        <LearningComposer
          status={state?.status ?? 'loading'}
          inputRef={input}
          above={props.aboveInput}
          onToEnd={goToEnd}
          onPress={onPress}
        />
      )}
    </ChatList>
  )
}

/** The open thread as it is shown; null while another place's or another person's is. */
function useShownThread(unitId: string, conceptId: string | null): ThreadState | null {
  const state = useTransitionAtomValue(threadAtom, isSending)
  const userId = useAtomValue(currentUserAtom)?.id
  const isHere = state?.place.unitId === unitId && state.place.conceptId === conceptId
  return isHere && state.user?.id === userId ? state : null
}

/** Whether a turn that the learner has just sent was added: a slip and a line that says so are drawn at once. */
function isSending(next: ThreadState | null, before: ThreadState | null): boolean {
  if (next?.place !== before?.place || before?.status !== 'ready') return false
  return next?.turns.length === before.turns.length + 1 && next.turns.at(-1)?.status === 'loading'
}

function useAskOnce(question: string | null, onAsked: () => void) {
  const ask = useSetAtom(askAtom)
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (question === null || asked.current === question) return
    asked.current = question
    void ask(question, false)
    onAsked()
  }, [question, ask, onAsked])
}

/** Only at a cleared level. */
function useConfetti() {
  const cleared = useAtomValue(clearedLevelsAtom)
  const seen = useRef(cleared)
  useEffect(() => {
    if (cleared === seen.current) return
    seen.current = cleared
    void throwConfetti()
  }, [cleared])
}
