import { atom } from 'jotai/vanilla'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import { applyVerdict } from '#domain/exam/apply-verdict.ts'
import { computeExamInfo } from '#domain/exam/compute-exam-info.ts'
import { decideOutcome } from '#domain/exam/decide-outcome.ts'
import { listShownOptions } from '#domain/exam/get-options.ts'
import { outcomeSentence } from '#domain/exam/outcome-sentence.ts'
import { findEarlierConcept } from '#domain/follow-up/find-earlier-concept.ts'
import { noteClearedAtom, type Shown, shownItemAtom } from './exam.state.ts'
import { gradesAtom, noteEarlierAtom } from './follow-up.state.ts'
import { showHintAtom } from './help.state.ts'
import { loadChecker } from './load-checker.ts'
import { makeItemTurn } from './make-turn.ts'
import { addTurnAtom } from './saved-turn.state.ts'
import {
  changeThreadAtom,
  readItemHelp,
  receivingAtom,
  type ThreadState,
  threadAtom,
} from './thread.state.ts'

const submitting = atom(false)

/**
 * Checks an answer to the open item, shows the verdict at once and saves it; the first wrong one brings a hint. A text that is no answer
 * to such an item is not judged: `refuse` is told what to write instead.
 */
export const submitAnswerAtom = atom(
  null,
  async (get, set, answer: string, refuse: (problem: string) => void): Promise<boolean> => {
    const state = get(threadAtom)
    const shown = get(shownItemAtom)
    if (state?.status !== 'ready' || !shown || get(receivingAtom) || get(submitting)) return false
    set(submitting, true)
    try {
      const { isSaved, startsHint, problem } = await set(judgeAnswerAtom, state, shown, answer)
      if (problem && get(threadAtom)?.place === state.place) refuse(problem)
      // Not awaited: the answer is in, the hint may take its time.
      if (startsHint) void set(showHintAtom, state.place)
      return isSaved
    } finally {
      set(submitting, false)
    }
  },
)

const NOT_SAVED = { isSaved: false, startsHint: false, problem: null }

const judgeAnswerAtom = atom(
  null,
  async (_get, set, state: ThreadState, { item, exam }: Shown, answer: string) => {
    const { correctAnswer, writtenTestType } = item
    const [{ checkAnswer }, { reasonSentence }, { askForAnswer }] = await loadChecker()
    const { verdict, reason } = checkAnswer({ answer, correctAnswer, writtenTestType })
    const optionNumbers = listShownOptions(item).map(({ number }) => number)
    const form = { correctAnswer, writtenTestType, optionNumbers }
    const problem = verdict === 'incorrect' ? askForAnswer(answer, form) : null
    if (problem) return { ...NOT_SAVED, problem }
    const after = applyVerdict(state, item.id, verdict)
    const examInfo = computeExamInfo({ ...state, ...after })
    const { hintsShown, solutionShown } = readItemHelp(state, item.id)
    const { difficultyLevel } = exam
    const decided = decideOutcome({ verdict, hintsShown, difficultyLevel, examInfo })
    const { responseType, startsHint } = decided
    // A visitor sees the concept level alone: clearing it is not clearing all.
    const isAllOfVisitor = state.user === null && decided.outcome === 'all-cleared'
    const outcome = isAllOfVisitor ? 'level-cleared' : decided.outcome
    const complete = decided.complete && !isAllOfVisitor
    const response =
      outcome === 'nudge'
        ? reasonSentence(reason)
        : outcomeSentence(
            outcome === 'simple-correct' && solutionShown ? 'correct-after-solution' : outcome,
            state.user?.tutorPersona ?? DEFAULT_PERSONA,
            difficultyLevel,
            state.turns.length,
          )
    const turn = makeItemTurn(state.threadId, {
      kind: 'submit-answer',
      item,
      difficultyLevel,
      message: answer,
      response,
      responseType,
      userMessageType: 'answer',
      complete,
    })
    if (!(await set(addTurnAtom, state, turn))) return NOT_SAVED
    // Onto what stands now: the set may have been read anew meanwhile.
    set(changeThreadAtom, state.place, (now) => applyVerdict(now, item.id, verdict))
    if (outcome === 'level-cleared' || outcome === 'all-cleared') set(noteClearedAtom)
    return { isSaved: true, startsHint, problem }
  },
)

/** Finds what the wrong answer that stands at the shown item points to. */
export const lookIntoAnswerAtom = atom(null, (get, set) => {
  const state = get(threadAtom)
  const item = get(shownItemAtom)?.item
  const conceptId = state?.place.conceptId
  const answer = state && item ? readItemHelp(state, item.id).lastAnswer : null
  if (!item || !conceptId || answer === null) return
  const concept = findEarlierConcept({ item, answer, conceptId, grades: get(gradesAtom) })
  set(noteEarlierAtom, { itemId: item.id, answer, concept })
})
