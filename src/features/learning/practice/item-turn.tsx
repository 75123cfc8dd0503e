import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ChatMessage } from '#domain/chat/message.ts'
import { showsItem } from '#domain/chat/shows-item.ts'
import type { ExamSet } from '#domain/exam/exam-set.ts'
import { findHelp } from '#domain/exam/find-help.ts'
import { findExamOf } from '#domain/exam/find-shown-item.ts'
import { hintReadingMs, offersHint } from '#domain/exam/hint-limit.ts'
import { DIFFICULTY_LABELS } from '#domain/exam/item.ts'
import { type EssayMarking, isEssay } from '#domain/exam/mark-essay.ts'
import { nameHelp } from '#domain/exam/name-help.ts'
import { useTransitionAtomValue } from '#platform/use-transition-atom-value.ts'
import type { HintOffer } from '#ui/item-card/hint-button.tsx'
import { ItemCard } from '#ui/item-card/item-card.tsx'
import { readItemAnswer } from '#ui/item-card/read-item-answer.ts'
import type { Pip } from '#ui/primitives/progress-mark.tsx'
import { changeDraftAtom, draftAtom, helpAtom } from '../composer/composer.state.ts'
import { isReceivingAtom, readItemHelp, type ThreadState, threadAtom } from '../thread/thread.state.ts'
import { ItemFigures } from '../turn/render-figure.tsx'
import { shownItemAtom } from './exam.state.ts'
import { sendChosenAtom } from './send-chosen.state.ts'

const ReportItem = lazy(() => import('./report-item.tsx').then((part) => ({ default: part.ReportItem })))
const ItemAloud = lazy(() => import('./item-aloud.tsx').then((part) => ({ default: part.ItemAloud })))

/** A mark is drawn before the eyes only just after the answer. */
const FRESH_MS = 2_000

interface Attempt {
  answer: string
  marking: EssayMarking | undefined
  verdict: 'right' | 'wrong' | null
  isFresh: boolean
}

/** The last answer given to the item after this turn showed it, and before it was shown again. */
function lastAttempt(turns: readonly ChatMessage[], turn: ChatMessage): Attempt | null {
  const id = turn.context.action?.evaluationId
  const after = turns.slice(turns.findIndex((one) => one.id === turn.id) + 1)
  const again = after.findIndex(
    ({ context }) => showsItem(context.action) && context.action?.evaluationId === id,
  )
  const answers = (again < 0 ? after : after.slice(0, again)).filter(
    ({ context }) => context.action?.kind === 'submit-answer' && context.action.evaluationId === id,
  )
  const last = answers.at(-1)
  if (!last) return null
  const { responseType, action } = last.context
  return {
    answer: last.message,
    marking: action?.marking,
    verdict: responseType === 'correct' ? 'right' : responseType === 'wrong' ? 'wrong' : null,
    isFresh: Date.now() - new Date(last.createdAt).getTime() < FRESH_MS,
  }
}

function pipsOf(exam: ExamSet, state: ThreadState): Pip[] {
  return exam.examItems.map(({ evaluationItem, finished }) => {
    if (!finished) return 'open'
    return nameHelp(evaluationItem, findHelp(state.itemsInfo, evaluationItem.id))
  })
}

/** The item that a turn put before the learner; only the last one shown can still be answered. */
export function ItemTurn({ turn }: { turn: ChatMessage }) {
  // With the turns, not before them.
  const state = useTransitionAtomValue(threadAtom)
  const shown = useTransitionAtomValue(shownItemAtom)
  const hint = useHintOffer(turn.context.action?.evaluationId ?? null)
  const draft = useAtomValue(draftAtom)
  const changeDraft = useSetAtom(changeDraftAtom)
  const help = useSetAtom(helpAtom)
  const sendChosen = useSetAtom(sendChosenAtom)
  const { evaluationId = null, difficultyLevel = null } = turn.context.action ?? {}
  const exam = state ? findExamOf(state.exams, turn.context.action) : undefined
  if (!state || !exam || !evaluationId || difficultyLevel === null) return null
  const index = exam.examItems.findIndex((one) => one.evaluationItem.id === evaluationId)
  const item = exam.examItems[index]?.evaluationItem
  if (!item) return null
  const lastShowing = state.turns.findLast(
    ({ context }) => showsItem(context.action) && context.action?.evaluationId === evaluationId,
  )
  const isOpen = shown?.item.id === evaluationId && lastShowing?.id === turn.id
  const attempt = lastAttempt(state.turns, turn)
  const texts = {
    written: isOpen && draft.mode === 'answer' ? draft.text : '',
    attempt,
    isSolved: readItemHelp(state, evaluationId).solutionShown,
  }
  const answer = readItemAnswer(item, texts, (text) => changeDraft({ text, mode: 'answer' }))
  return (
    <ItemCard
      level={DIFFICULTY_LABELS[difficultyLevel]}
      number={index + 1}
      total={exam.examItems.length}
      pips={pipsOf(exam, state)}
      question={item.question}
      figure={item.figures.length > 0 ? <ItemFigures figures={item.figures} /> : null}
      answer={
        answer.kind === 'written'
          ? { kind: 'written', given: isOpen ? null : (attempt?.answer ?? null) }
          : answer
      }
      verdict={isEssay(item) || texts.written !== '' ? null : (attempt?.verdict ?? null)}
      animated={attempt?.isFresh ?? false}
      closed={!isOpen}
      hint={isOpen ? hint : null}
      onShowSolution={isOpen ? () => void help('show-solution') : null}
      onSubmit={isOpen ? () => void sendChosen() : undefined}
    >
      <Suspense fallback={null}>
        {(isEssay(item) || item.pairing) && <ItemAloud id={turn.id} item={item} />}
        {state.user && <ReportItem userId={state.user.id} item={item} />}
      </Suspense>
    </ItemCard>
  )
}

/** The hint button of an item: how many there were, and how long the last one is still being read. */
function useHintOffer(evaluationId: string | null): HintOffer | null {
  const state = useAtomValue(threadAtom)
  const isReceiving = useAtomValue(isReceivingAtom)
  const askForHelp = useSetAtom(helpAtom)
  const help = state && evaluationId ? readItemHelp(state, evaluationId) : null
  const last = state?.turns.findLast(
    ({ context }) => context.responseType === 'hint' && context.action?.evaluationId === evaluationId,
  )
  const totalMs = hintReadingMs(help?.lastHint ?? '')
  const opensAt = help && help.hintsShown > 0 && last ? new Date(last.createdAt).getTime() + totalMs : 0
  const leftMs = useTimeLeft(opensAt)
  if (!help || !offersHint(help.hintsShown)) return null
  return {
    label: help.hintsShown === 0 ? '힌트' : '다음 힌트',
    waiting: leftMs > 0 ? { totalMs, passedMs: totalMs - leftMs } : null,
    disabledReason: isReceiving ? '지금 쓰고 있는 답을 기다려 주세요' : null,
    onPress: () => void askForHelp('show-hint'),
  }
}

/** Milliseconds until `at`, read at each change of `at` and again when it has come. */
function useTimeLeft(at: number): number {
  const [, setPassed] = useState(0)
  const leftMs = Math.max(0, at - Date.now())
  useEffect(() => {
    const wait = at - Date.now()
    if (wait <= 0) return
    const timer = setTimeout(() => setPassed(at), wait)
    return () => clearTimeout(timer)
  }, [at])
  return leftMs
}
