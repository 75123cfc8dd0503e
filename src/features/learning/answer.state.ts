import { atom } from 'jotai/vanilla'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import { askForAnswer } from '#domain/answer/ask-for-answer.ts'
import type { ShownItem } from '#domain/exam/find-shown-item.ts'
import { listShownOptions } from '#domain/exam/get-options.ts'
import { judgeSubmission, sayJudgement } from '#domain/exam/judge-submission.ts'
import { findEarlierConcept } from '#domain/follow-up/find-earlier-concept.ts'
import { noteClearedAtom, shownItemAtom } from './exam.state.ts'
import { gradesAtom, noteEarlierAtom } from './follow-up.state.ts'
import { showHintAtom } from './help.state.ts'
import { makeItemTurn } from './make-turn.ts'
import { addTurnAtom } from './saved-turn.state.ts'
import { readItemHelp, receivingAtom, type ThreadState, threadAtom } from './thread.state.ts'

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
  async (_get, set, state: ThreadState, { item, exam }: ShownItem, answer: string) => {
    const { correctAnswer, writtenTestType } = item
    const judgement = judgeSubmission({
      state,
      availableLevels: state.availableLevels,
      item,
      difficultyLevel: exam.difficultyLevel,
      answer,
      marksOwnRight: false,
      isVisitor: state.user === null,
    })
    const { verdict, outcome, responseType, complete, startsHint } = judgement
    const optionNumbers = listShownOptions(item).map(({ number }) => number)
    const form = { correctAnswer, writtenTestType, optionNumbers }
    const problem = verdict === 'incorrect' ? askForAnswer(answer, form) : null
    if (problem) return { ...NOT_SAVED, problem }
    const persona = state.user?.tutorPersona ?? DEFAULT_PERSONA
    const turn = makeItemTurn(state.threadId, {
      kind: 'submit-answer',
      item,
      difficultyLevel: exam.difficultyLevel,
      message: answer,
      response: sayJudgement(judgement, persona, state.turns.length),
      responseType,
      userMessageType: 'answer',
      complete,
    })
    if (!(await set(addTurnAtom, state, turn))) return NOT_SAVED
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
