import { atom } from 'jotai/vanilla'
import { AppError } from '#contract/error.ts'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import { foldStream } from '#domain/chat/fold-stream.ts'
import type { ActionKind, ChatMessage } from '#domain/chat/message.ts'
import { applyVerdict } from '#domain/exam/apply-verdict.ts'
import { computeExamInfo } from '#domain/exam/compute-exam-info.ts'
import { decideOutcome } from '#domain/exam/decide-outcome.ts'
import type { ExamSet } from '#domain/exam/exam-set.ts'
import { DIFFICULTY_LABELS, type DifficultyLevel, type Item } from '#domain/exam/item.ts'
import { outcomeSentence } from '#domain/exam/outcome-sentence.ts'
import { putExam } from '#domain/outbox/thread-copy.ts'
import { toAppError } from '#platform/http.ts'
import { outboxOf } from '#platform/outbox.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { fetchThreadRecords, fetchVisitorItem, streamHint } from './learning.api.ts'
import { makeItemTurn } from './make-turn.ts'
import { saveTurn } from './save-turn.ts'
import {
  changeThreadAtom,
  endReceivingAtom,
  type Place,
  putTurnAtom,
  readItemHelp,
  receivingAtom,
  startReceivingAtom,
  type ThreadState,
  threadAtom,
} from './thread.state.ts'
import { followStreamAtom } from './turn.state.ts'

/** Items of a set (specification section 7: `examLimit`). */
const EXAM_LIMIT = 3
/** A set that has not come by then is not waited for; its record goes on by itself. */
const EXAM_WAIT_MS = 20_000

const beginning = atom(false)
const submitting = atom(false)
export const isBeginningExamAtom = atom((get) => get(beginning))

/** Counted up when a level is cleared, so that the screen can rejoice once. */
const clearedLevels = atom(0)
export const clearedLevelsAtom = atom((get) => get(clearedLevels))

/** Called after progress may have changed; wired by the app. */
const progressed = atom(0)
export const progressedAtom = atom((get) => get(progressed))

const personaOf = (state: ThreadState) => state.user?.tutorPersona ?? DEFAULT_PERSONA

/** Checker and its sentences: a chunk of its own, fetched when the first item is shown, long before the first answer. */
const loadChecker = () =>
  Promise.all([import('#domain/answer/check-answer.ts'), import('#domain/answer/reason-sentences.ts')])

/** The newest set that holds the item. */
export function findExamOf(exams: readonly ExamSet[], evaluationId: string): ExamSet | undefined {
  return exams.find((exam) => exam.examItems.some((item) => item.evaluationItem.id === evaluationId))
}

/**
 * Saves a learner's turn durably and then shows it; a server's row that differs from it counts. False when the device refuses to
 * store it: nothing was shown, and a toast says why.
 */
const addTurnAtom = atom(null, async (_get, set, state: ThreadState, turn: ChatMessage): Promise<boolean> => {
  if (state.user) {
    try {
      const { settled } = await saveTurn(outboxOf(state.user.id), turn)
      settled.then(
        ({ row }) => set(confirmTurnAtom, state, turn, row as ChatMessage),
        () => undefined, // refused for good: the record stays in the outbox and says so
      )
    } catch {
      const detail = '저장 공간을 확인하고 다시 해 주세요.'
      set(showToastAtom, { severity: 'error', title: '기기에 저장하지 못했어요', detail })
      return false
    }
  }
  set(putTurnAtom, state.place, turn)
  return true
})

const confirmTurnAtom = atom(
  null,
  async (_get, set, state: ThreadState, sent: ChatMessage, saved: ChatMessage) => {
    set(putTurnAtom, state.place, saved)
    set(progressed, (count) => count + 1)
    if (saved.context.responseType === sent.context.responseType || state.threadId === null) return
    // The server judged otherwise: its exams count too.
    const { exams, itemsInfo } = await fetchThreadRecords(state.threadId)
    set(changeThreadAtom, state.place, () => ({ exams, itemsInfo }))
  },
)

const ITEM_SENTENCES: Record<'friend' | 'teacher', (level: string, total: number, number: number) => string> =
  {
    friend: (level, total, number) =>
      number === 1
        ? `${level} 문항은 모두 ${total}개야. 첫 번째를 풀어 보자.`
        : `${number}번 문항이야. 천천히 읽어 봐.`,
    teacher: (level, total, number) =>
      number === 1
        ? `${level} 문항은 모두 ${total}개예요. 첫 번째를 풀어 봐요.`
        : `${number}번 문항이에요. 천천히 읽어 봐요.`,
  }

/** Puts an item of a set before the learner. */
const showItemAtom = atom(
  null,
  async (_get, set, state: ThreadState, exam: ExamSet, item: Item, kind: ActionKind) => {
    const index = exam.examItems.findIndex((one) => one.evaluationItem.id === item.id)
    loadChecker().catch(() => undefined) // fetched again with the first answer
    const voice = personaOf(state).startsWith('friend') ? 'friend' : 'teacher'
    const level = DIFFICULTY_LABELS[exam.difficultyLevel]
    const response = ITEM_SENTENCES[voice](level, exam.examItems.length, index + 1)
    const { difficultyLevel } = exam
    const turn = makeItemTurn(state.threadId, {
      kind,
      item,
      difficultyLevel,
      message: `${level} 문항 풀기`,
      response,
    })
    await set(addTurnAtom, state, turn)
  },
)

async function beginLearnerExam(
  state: ThreadState & { threadId: string },
  level: DifficultyLevel,
): Promise<ExamSet> {
  if (!state.user) throw new Error('thread id not found')
  const outbox = outboxOf(state.user.id)
  const id = crypto.randomUUID()
  const settled = outbox.settled(id)
  settled.catch(() => undefined) // awaited below, after the record is durable
  await outbox.enqueue('exam', id, {
    id,
    threadId: state.threadId,
    difficultyLevel: level,
    ocr: 'n',
    examLimit: EXAM_LIMIT,
  })
  const late = new Promise<never>((_, reject) => {
    const error = new AppError('TIMEOUT', { message: '인터넷에 연결되면 다시 눌러 주세요.' })
    setTimeout(() => reject(error), EXAM_WAIT_MS)
  })
  return (await Promise.race([settled, late])).row as ExamSet
}

async function beginVisitorExam({ place, exams }: ThreadState): Promise<ExamSet> {
  if (place.conceptId === null) throw new Error('a visitor has no exam outside a concept')
  const { conceptId } = place
  // After the last item the first comes again.
  const item = await fetchVisitorItem(conceptId, exams.length).catch(() => fetchVisitorItem(conceptId, 0))
  return {
    id: crypto.randomUUID(),
    threadId: '',
    difficultyLevel: 0,
    finished: false,
    examItems: [{ evaluationItem: item, finished: false }],
  }
}

/** Begins a set of a level, or goes on with its unfinished one, and shows its first open item. */
export const beginExamAtom = atom(
  null,
  async (get, set, level: DifficultyLevel, kind: ActionKind = 'try-exam') => {
    const state = get(threadAtom)
    if (state?.status !== 'ready' || get(beginning) || get(receivingAtom)) return
    set(beginning, true)
    try {
      const { threadId } = state
      const exam =
        threadId === null
          ? await beginVisitorExam(state)
          : await beginLearnerExam({ ...state, threadId }, level)
      set(changeThreadAtom, state.place, (now) => putExam(now, exam))
      const open = exam.examItems.find((one) => !one.finished)
      if (open) await set(showItemAtom, state, exam, open.evaluationItem, kind)
    } catch (error) {
      const { message } = toAppError(error)
      set(showToastAtom, {
        severity: 'error',
        title: '시험 문제를 가져오는 중 오류가 발생했습니다.',
        detail: message,
      })
    } finally {
      set(beginning, false)
    }
  },
)

/** The next open item of the set of the last item turn, after the one that was last shown. */
export const nextItemAtom = atom(null, async (get, set) => {
  const state = get(threadAtom)
  if (state?.status !== 'ready' || get(receivingAtom)) return
  const lastId = state.turns.findLast((turn) => turn.context.action?.evaluationId)?.context.action
    ?.evaluationId
  const exam = lastId ? findExamOf(state.exams, lastId) : state.exams[0]
  if (!exam) return
  const at = exam.examItems.findIndex((one) => one.evaluationItem.id === lastId)
  const ordered = [...exam.examItems.slice(at + 1), ...exam.examItems.slice(0, at + 1)]
  const open = ordered.find((one) => !one.finished)
  if (open) await set(showItemAtom, state, exam, open.evaluationItem, 'next-exam')
})

interface Shown {
  item: Item
  exam: ExamSet
}

/** The item that the learner was last shown and has not finished. */
export const shownItemAtom = atom((get): Shown | null => {
  const state = get(threadAtom)
  if (!state) return null
  const action = state.turns.findLast((turn) => turn.context.action?.evaluationId)?.context.action
  const exam = action?.evaluationId ? findExamOf(state.exams, action.evaluationId) : undefined
  const shown = exam?.examItems.find((one) => one.evaluationItem.id === action?.evaluationId)
  return exam && shown && !shown.finished ? { item: shown.evaluationItem, exam } : null
})

/** Checks an answer to the open item, shows the verdict at once and saves it; the first wrong one brings a hint. */
export const submitAnswerAtom = atom(null, async (get, set, answer: string): Promise<boolean> => {
  const state = get(threadAtom)
  const shown = get(shownItemAtom)
  if (state?.status !== 'ready' || !shown || get(receivingAtom) || get(submitting)) return false
  set(submitting, true)
  try {
    const { isSaved, startsHint } = await set(judgeAnswerAtom, state, shown, answer)
    // Not awaited: the answer is in, the hint may take its time.
    if (startsHint) void set(showHintAtom, state.place)
    return isSaved
  } finally {
    set(submitting, false)
  }
})

const judgeAnswerAtom = atom(
  null,
  async (_get, set, state: ThreadState, { item, exam }: Shown, answer: string) => {
    const { correctAnswer, writtenTestType } = item
    const [{ checkAnswer }, { reasonSentence }] = await loadChecker()
    const { verdict, reason } = checkAnswer({ answer, correctAnswer, writtenTestType })
    const after = applyVerdict(state, item.id, verdict)
    const examInfo = computeExamInfo({ ...state, ...after })
    const { hintsShown } = readItemHelp(state, item.id)
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
        : outcomeSentence(outcome, personaOf(state), difficultyLevel, state.turns.length)
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
    if (!(await set(addTurnAtom, state, turn))) return { isSaved: false, startsHint: false }
    set(changeThreadAtom, state.place, () => after)
    if (outcome === 'level-cleared' || outcome === 'all-cleared') set(clearedLevels, (count) => count + 1)
    return { isSaved: true, startsHint }
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
  const stream = state.user
    ? await set(
        followStreamAtom,
        receiving,
        streamHint(item.id, help.lastAnswer ?? '', state.user.id, receiving.abort.signal),
      )
    : foldStream(receiving.stream, { type: 'closed' })
  const stored = item.hints[Math.min(help.hintsShown, item.hints.length - 1)]
  const text = stream.status === 'success' ? stream.text : (stored ?? stream.text)
  set(endReceivingAtom, turn.id)
  await set(addTurnAtom, state, { ...turn, response: text, status: text === '' ? 'error' : 'success' })
})

/** Shows the worked solution of the shown item, or of the one just answered right. */
export const showSolutionAtom = atom(
  null,
  async (get, set, kind: 'show-solution' | 'show-correct-solution') => {
    const state = get(threadAtom)
    if (state?.status !== 'ready' || get(receivingAtom)) return
    const action = state.turns.findLast((turn) => turn.context.action?.evaluationId)?.context.action
    const exam = action?.evaluationId ? findExamOf(state.exams, action.evaluationId) : undefined
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
