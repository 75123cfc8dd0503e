import { atom } from 'jotai/vanilla'
import type { AppError } from '#contract/error.ts'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import { EMPTY_STREAM, foldStream } from '#domain/chat/fold-stream.ts'
import { findExamOf, findItemAction } from '#domain/exam/find-shown-item.ts'
import type { Item } from '#domain/exam/item.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { promptChoiceAtom } from '#platform/prompt-choice.ts'
import { makeItemTurn } from '../thread/make-turn.ts'
import { addTurnAtom } from '../thread/saved-turn.state.ts'
import {
  endReceivingAtom,
  type ItemHelp,
  type Place,
  progressReceivingAtom,
  putTurnAtom,
  type Receiving,
  readItemHelp,
  receivingAtom,
  startReceivingAtom,
  type ThreadState,
  threadAtom,
} from '../thread/thread.state.ts'
import { CUT_SENTENCE, readStream } from '../turn/read-stream.ts'
import { streamHint } from '../turn/stream.api.ts'
import { setTurnProblemAtom } from '../turn/turn-problems.state.ts'
import { shownItemAtom } from './exam.state.ts'

/** The next hint that came with the item. */
async function readStoredHint(item: Item, help: ItemHelp, state: ThreadState): Promise<string> {
  const { hintsShown, lastAnswer: answer } = help
  const asStored = item.hints[Math.min(hintsShown, item.hints.length - 1)] ?? ''
  // The tutor of the device comes with a downloaded unit: without one its chunk may not be here, nor to be had.
  if (!state.isDownloaded) return asStored
  const persona = state.user?.tutorPersona ?? DEFAULT_PERSONA
  try {
    const { hintOnDevice } = await import('#platform/device-tutor.ts')
    return hintOnDevice({ item, answer, hintsShown, persona })
  } catch {
    return asStored
  }
}

/** Reads the stream of a hint to its end; what came before it broke is kept. */
const followHintAtom = atom(
  null,
  async (get, set, { messageId, abort }: Receiving, itemId: string, answer: string, userId: string) => {
    const events = streamHint(itemId, { ...get(promptChoiceAtom), answer }, userId, abort.signal)
    let stream = EMPTY_STREAM
    let failure: AppError | null = null
    while (stream.status === 'receiving') {
      const read = await readStream(events, abort.signal)
      stream = foldStream(stream, read)
      if (read.type === 'closed') {
        failure = read.failure
        set(setTurnProblemAtom, messageId, failure?.message ?? CUT_SENTENCE)
      }
      if (stream.status === 'receiving') set(progressReceivingAtom, messageId, stream.text)
    }
    await events.return(undefined)
    return { stream, failure }
  },
)

/** One more hint for the shown item, streamed; where the call fails, the stored one takes its place. */
export const showHintAtom = atom(null, async (get, set, at?: Place) => {
  const state = get(threadAtom)
  const shown = get(shownItemAtom)
  if (state?.status !== 'ready' || !shown || (at && at !== state.place)) return
  const { item, exam } = shown
  const help = readItemHelp(state, item.id)
  const turn = makeItemTurn(state.threadId, {
    kind: 'show-hint',
    item,
    difficultyLevel: exam.difficultyLevel,
    message: '힌트 보기',
    response: '',
    responseType: 'hint',
    status: 'loading',
  })
  const receiving = set(startReceivingAtom, turn.id)
  if (!receiving) return
  set(putTurnAtom, state.place, turn)
  const { stream, failure } =
    state.user && get(reachableAtom)
      ? await set(followHintAtom, receiving, item.id, help.lastAnswer ?? '', state.user.id)
      : { stream: foldStream(EMPTY_STREAM, { type: 'closed' }), failure: null }
  const stored = stream.status === 'success' ? '' : await readStoredHint(item, help, state)
  const hint = stored || stream.text
  // Specification section 8: what is said where no hint is to be had at all.
  const text = hint === '' && failure ? `error: ${failure.status}: ${failure.message}` : hint
  const done = { ...turn, response: text, status: hint === '' ? ('error' as const) : ('success' as const) }
  const isSaved = await set(addTurnAtom, state, done)
  // Not earlier: a server answer without the hint must not replace it.
  set(endReceivingAtom, turn.id)
  if (!isSaved) set(putTurnAtom, state.place, { ...done, status: 'error' })
})

/** Shows the worked solution of the shown item, or of the one just answered right. */
export const showSolutionAtom = atom(
  null,
  async (get, set, kind: 'show-solution' | 'show-correct-solution') => {
    const state = get(threadAtom)
    if (state?.status !== 'ready' || get(receivingAtom)) return
    const action = findItemAction(state.turns)
    const exam = findExamOf(state.exams, action)
    const item = exam?.examItems.find((one) => one.evaluationItem.id === action?.evaluationId)?.evaluationItem
    if (!exam || !item) return
    const { difficultyLevel } = exam
    const turn = makeItemTurn(state.threadId, {
      kind,
      item,
      difficultyLevel,
      message: '풀이 보기',
      response: item.solution,
      responseType: 'solution',
    })
    await set(addTurnAtom, state, turn)
  },
)
