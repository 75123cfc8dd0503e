import { atom } from 'jotai/vanilla'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import { describeAnswerForm } from '#domain/answer/describe-answer-form.ts'
import type { ShownItem } from '#domain/exam/find-shown-item.ts'
import { listShownOptions } from '#domain/exam/get-options.ts'
import type { Item } from '#domain/exam/item.ts'
import { awaitsMarking, judgeSubmission, writeJudgement } from '#domain/exam/judge-submission.ts'
import { type EssayMarking, isEssay } from '#domain/exam/mark-essay.ts'
import { findEarlierConcept } from '#domain/follow-up/find-earlier-concept.ts'
import { importOrNull } from '#platform/lazy-chunk.ts'
import { gradesAtom, setEarlierAtom } from '../composer/follow-up.state.ts'
import { makeItemTurn, type TextSource, TYPED } from '../thread/make-turn.ts'
import { addTurnAtom } from '../thread/saved-turn.state.ts'
import { readItemHelp, receivingAtom, type ThreadState, threadAtom } from '../thread/thread.state.ts'
import { setClearedAtom, shownItemAtom } from './exam.state.ts'
import { showHintAtom } from './help.state.ts'

const submitting = atom(false)

/**
 * Checks an answer to the open item, shows the verdict at once and saves it; the first wrong one brings a hint. A text that is no answer
 * to such an item is not judged: `refuse` gets the sentence that says what to write instead.
 */
export const submitAnswerAtom = atom(
  null,
  async (
    get,
    set,
    answer: string,
    refuse: (problem: string) => void,
    source: TextSource,
  ): Promise<boolean> => {
    const state = get(threadAtom)
    const shown = get(shownItemAtom)
    if (state?.status !== 'ready' || !shown || get(receivingAtom) || get(submitting)) return false
    set(submitting, true)
    try {
      const { isSaved, startsHint, problem } = await set(judgeAnswerAtom, state, shown, answer, null, source)
      if (problem && get(threadAtom)?.place === state.place) refuse(problem)
      // Not awaited: the answer is in, the hint may take its time.
      if (startsHint) void set(showHintAtom, state.place)
      return isSaved
    } finally {
      set(submitting, false)
    }
  },
)

/** Saves how the learner marked an essay, with the working, so that the turn can be shown without the one before it. */
export const markEssayAtom = atom(
  null,
  async (get, set, item: Item, working: string, marking: EssayMarking): Promise<void> => {
    const state = get(threadAtom)
    const shown = get(shownItemAtom)
    if (state?.status !== 'ready' || shown?.item.id !== item.id || get(submitting)) return
    set(submitting, true)
    try {
      await set(judgeAnswerAtom, state, shown, working, marking, TYPED)
    } finally {
      set(submitting, false)
    }
  },
)

const freshEssayTurn = atom<string | null>(null)
/** Returns true once after a turn about an essay was made on this page: the caller takes the focus. */
export const takeFreshEssayAtom = atom(null, (get, set, turnId: string): boolean => {
  if (get(freshEssayTurn) !== turnId) return false
  set(freshEssayTurn, null)
  return true
})

const NOT_SAVED = { isSaved: false, startsHint: false, problem: null }

const judgeAnswerAtom = atom(
  null,
  async (
    _get,
    set,
    state: ThreadState,
    { item, exam }: ShownItem,
    answer: string,
    marking: EssayMarking | null,
    source: TextSource,
  ) => {
    const { correctAnswer, writtenTestType } = item
    const judgement = judgeSubmission({
      state,
      availableLevels: state.availableLevels,
      item,
      difficultyLevel: exam.difficultyLevel,
      answer,
      marking,
      isVisitor: state.user === null,
    })
    const { verdict, outcome, responseType, complete, startsHint } = judgement
    const optionNumbers = listShownOptions(item).map(({ number }) => number)
    const form = { correctAnswer, writtenTestType, optionNumbers }
    const problem = verdict === 'incorrect' && !marking ? describeAnswerForm(answer, form) : null
    if (problem) return { ...NOT_SAVED, problem }
    const persona = state.user?.tutorPersona ?? DEFAULT_PERSONA
    const said = writeJudgement(judgement, persona, state.turns.length)
    const turn = makeItemTurn(state.threadId, {
      kind: 'submit-answer',
      item,
      difficultyLevel: exam.difficultyLevel,
      message: answer,
      response: awaitsMarking(judgement) ? await describeLazily(item, answer, said) : said,
      responseType,
      userMessageType: marking ? 'hidden' : 'answer',
      complete,
      marking: judgement.marking,
      source,
    })
    if (isEssay(item)) set(freshEssayTurn, turn.id)
    if (!(await set(addTurnAtom, state, turn))) return NOT_SAVED
    if (outcome === 'level-cleared' || outcome === 'all-cleared') set(setClearedAtom)
    return { isSaved: true, startsHint, problem }
  },
)

/** Returns `instead` if the chunk cannot be fetched: the server sends the whole text with its row of the turn. */
async function describeLazily(item: Item, answer: string, instead: string): Promise<string> {
  const lazy = await importOrNull(() => import('#domain/exam/describe-essay.ts'))
  return lazy?.describeEssay(item, answer) ?? instead
}

/** Returns the mistake behind the last wrong answer to the shown item. */
export const findEarlierConceptAtom = atom(null, (get, set) => {
  const state = get(threadAtom)
  const item = get(shownItemAtom)?.item
  const conceptId = state?.place.conceptId
  const answer = state && item ? readItemHelp(state, item.id).lastAnswer : null
  if (!item || !conceptId || answer === null) return
  const concept = findEarlierConcept({ item, answer, conceptId, grades: get(gradesAtom) })
  set(setEarlierAtom, { itemId: item.id, answer, concept })
})
