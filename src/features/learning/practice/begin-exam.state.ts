import { atom } from 'jotai/vanilla'
import { AppError } from '#contract/error.ts'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import type { ActionKind } from '#domain/chat/message.ts'
import type { ChosenItem } from '#domain/exam/choose-exam-items.ts'
import type { ExamSet } from '#domain/exam/exam-set.ts'
import { findExamOf, findItemAction, findNextItem } from '#domain/exam/find-shown-item.ts'
import { isRepeatedSet } from '#domain/exam/is-repeated-set.ts'
import {
  DIFFICULTY_LABELS,
  type DifficultyLevel,
  type Item,
  isContentLevel,
  LEVEL,
} from '#domain/exam/item.ts'
import { putExam } from '#domain/outbox/thread-copy.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { toAppError } from '#platform/http.ts'
import { importOrNull, preloadChunks } from '#platform/lazy-chunk.ts'
import { onRow } from '#platform/on-row.ts'
import { outboxOf } from '#platform/outbox.ts'
import { problemTypeAtom } from '#platform/pen.ts'
import { waitForOffline } from '#platform/wait-for-network.ts'
import { scaleWait } from '#platform/wait-scale.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { fetchThreadContents, fetchVisitorItem } from '../thread/learning.api.ts'
import { makeItemTurn } from '../thread/make-turn.ts'
import { addTurnAtom } from '../thread/saved-turn.state.ts'
import { changeThreadAtom, receivingAtom, type ThreadState, threadAtom } from '../thread/thread.state.ts'
import type { MadeExam } from './device-exam.ts'
import { canBeginOnDeviceAtom, isBeginningExamAtom, setBeginningExamAtom } from './exam.state.ts'

/** Items of a set (specification section 7: `examLimit`). */
const EXAM_LIMIT = 3
/** How long the server may take to draw before the device makes the set. */
const DRAW_WAIT_MS = scaleWait(4_000)
/** After this the learner gets an error; the record is still sent. */
const EXAM_WAIT_MS = scaleWait(20_000)

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

/** In place of the sentence of the first item, where a level has no other items left. */
const REPEATED_SENTENCES = {
  friend: (level: string) => `${level} 문항은 모두 풀어 봤어. 풀어 본 문항을 다시 풀어 볼까?`,
  teacher: (level: string) => `${level} 문항을 모두 풀었어요. 풀어 본 문항을 다시 풀어 볼까요?`,
}

/** Shows an item of a set. */
const showItemAtom = atom(
  null,
  async (_get, set, state: ThreadState, exam: ExamSet, item: Item, kind: ActionKind, isRepeated = false) => {
    const index = exam.examItems.findIndex((one) => one.evaluationItem.id === item.id)
    preloadChunks([import('./answer.state.ts'), import('./help.state.ts'), import('../composer/read-as.tsx')])
    const voice = (state.user?.tutorPersona ?? DEFAULT_PERSONA).startsWith('friend') ? 'friend' : 'teacher'
    const level = DIFFICULTY_LABELS[exam.difficultyLevel]
    const sentence = ITEM_SENTENCES[voice](level, exam.examItems.length, index + 1)
    const response = isRepeated ? REPEATED_SENTENCES[voice](level) : sentence
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

const LATE_SENTENCES = {
  reachable: '서버가 문제를 내주지 못하고 있어요. 잠시 뒤에 다시 눌러 주세요.',
  away: '인터넷에 연결되면 다시 눌러 주세요.',
} as const

function refuseLate(ms: number, isReachable: () => boolean) {
  return new Promise<never>((_, reject) => {
    setTimeout(() => {
      const message = LATE_SENTENCES[isReachable() ? 'reachable' : 'away']
      reject(new AppError('TIMEOUT', { message }))
    }, ms)
  })
}

/**
 * Returns the set of a level: drawn by the server, or by the device if the server is offline or slow. Never creates two sets for one
 * request.
 */
const beginLearnerExamAtom = atom(
  null,
  async (
    get,
    set,
    state: ThreadState & { threadId: string },
    level: DifficultyLevel,
    items?: ChosenItem[],
  ): Promise<ExamSet> => {
    if (!state.user) throw new Error('thread id not found')
    const outbox = outboxOf(state.user.id)
    const id = crypto.randomUUID()
    const request = {
      id,
      threadId: state.threadId,
      difficultyLevel: level,
      ocr: get(problemTypeAtom) === 'handwriting' ? 'y' : 'n',
      examLimit: items?.length ?? EXAM_LIMIT,
      ...(items && { items }),
    } as const
    const makeOnDevice = async (isAsked: boolean): Promise<MadeExam | null> => {
      const here = get(threadAtom) ?? state
      if (!get(canBeginOnDeviceAtom)(level)) return null
      const device = await importOrNull(() => import('./device-exam.ts'))
      const made = await device?.makeDeviceExam(outbox, here, request, isAsked)
      if (made?.recordId) set(awaitExamAtom, state, made.exam, made.recordId)
      return made ?? null
    }
    const known = get(reachableAtom) ? null : await makeOnDevice(false)
    if (known) return known.exam
    const { row: drawn } = await outbox.enqueue('exam', id, request)
    const soon = await Promise.race([drawn, waitForOffline(DRAW_WAIT_MS)]).catch(async (error: unknown) => {
      // A refusal counts; if the server fails, the device makes the set.
      const instead = toAppError(error).status >= 500 ? await makeOnDevice(false) : null
      if (!instead) throw error
      return instead.exam
    })
    if (soon) return soon
    const made = await makeOnDevice(true)
    if (!made)
      return await Promise.race([drawn, refuseLate(EXAM_WAIT_MS - DRAW_WAIT_MS, () => get(reachableAtom))])
    onRow(drawn, (row) => void set(confirmExamAtom, state, made.exam, row))
    return made.exam
  },
)

/** Shows the server's row of a set that the device made. */
export const awaitExamAtom = atom(null, (_get, set, state: ThreadState, made: ExamSet, recordId: string) => {
  const drawn = outboxOf(state.user?.id ?? '').waitForRow('exam', recordId)
  onRow(drawn, (row) => void set(confirmExamAtom, state, made, row))
})

function idsOf({ id, examItems }: ExamSet) {
  return [id, ...examItems.map((one) => one.evaluationItem.id)].join()
}

/** If the server had another set open, that one counts, and its next item is shown. */
const confirmExamAtom = atom(null, async (get, set, state: ThreadState, made: ExamSet, row: ExamSet) => {
  const here = get(threadAtom)?.exams.find(({ id }) => id === row.id) ?? made
  const isSame = idsOf(here) === idsOf(row)
  if (isSame || get(threadAtom)?.place !== state.place) return
  set(changeThreadAtom, state.place, ({ exams, itemsInfo }) =>
    putExam(
      {
        exams: exams.filter(({ id }) => id !== made.id),
        itemsInfo: itemsInfo.filter(({ examId }) => examId !== made.id),
      },
      row,
    ),
  )
  const action = findItemAction((get(threadAtom) ?? state).turns)
  const isGone = made.examItems.some((one) => one.evaluationItem.id === action?.evaluationId)
  const open = row.examItems.find((one) => !one.finished)
  if (!isGone || !open || findExamOf([row], action)) return
  set(showToastAtom, {
    severity: 'info',
    title: '풀고 있던 문제가 이미 있어요',
    detail: '다른 곳에서 먼저 시작한 문제로 이어서 풀어요. 방금 낸 답도 그대로 남아 있어요.',
  })
  await set(showItemAtom, state, row, open.evaluationItem, 'next-exam')
})

async function beginVisitorExam({ place, exams }: ThreadState): Promise<ExamSet> {
  if (place.conceptId === null) throw new Error('a visitor has no exam outside a concept')
  const { conceptId } = place
  const seen = new Set(exams.flatMap((exam) => exam.examItems.map((one) => one.evaluationItem.id)))
  // After the last item they come again, from the first.
  const item = await fetchVisitorItem(conceptId, exams.length).catch(() =>
    fetchVisitorItem(conceptId, exams.length % Math.max(1, seen.size)),
  )
  return {
    id: crypto.randomUUID(),
    threadId: '',
    difficultyLevel: LEVEL.concept,
    finished: false,
    examItems: [{ evaluationItem: item, finished: false }],
  }
}

/** Reads the exams again: another device has redone what this page still counts as wrong. */
const readExamsAtom = atom(null, async (get, set, { place, threadId }: ThreadState) => {
  const before = get(threadAtom)
  if (threadId === null || !get(reachableAtom)) return
  try {
    const { exams, itemsInfo } = await fetchThreadContents(threadId)
    if (get(threadAtom)?.exams === before?.exams) set(changeThreadAtom, place, () => ({ exams, itemsInfo }))
  } catch {
    // Offline: the thread is read again when the server can be reached.
  }
})

/** Begins a set of a level (of `items`, if given), or continues its unfinished one, and shows its first open item. */
export const beginExamAtom = atom(
  null,
  async (get, set, level: DifficultyLevel, kind: ActionKind = 'try-exam', items?: ChosenItem[]) => {
    const state = get(threadAtom)
    if (state?.status !== 'ready' || get(isBeginningExamAtom) || get(receivingAtom)) return
    set(setBeginningExamAtom, true)
    try {
      const { threadId } = state
      const exam =
        threadId === null
          ? await beginVisitorExam(state)
          : await set(beginLearnerExamAtom, { ...state, threadId }, level, items)
      // What was got wrong, and what is due, is meant to come again.
      const isRepeated = isContentLevel(level) && !items && isRepeatedSet(exam, state.exams)
      set(changeThreadAtom, state.place, (now) => putExam(now, exam))
      const open = exam.examItems.find((one) => !one.finished)
      if (open) await set(showItemAtom, state, exam, open.evaluationItem, kind, isRepeated)
    } catch (error) {
      const { code, message } = toAppError(error)
      if (code === 'NO_ITEMS' && level === LEVEL.wrongAnswers) {
        set(showToastAtom, { severity: 'info', title: message })
        await set(readExamsAtom, state)
        return
      }
      set(showToastAtom, {
        severity: 'error',
        title: '시험 문제를 가져오는 중 오류가 발생했습니다.',
        detail: message,
      })
    } finally {
      set(setBeginningExamAtom, false)
    }
  },
)

/** The next open item of the set of the last item turn, after the one that was last shown. */
export const nextItemAtom = atom(null, async (get, set) => {
  const state = get(threadAtom)
  if (state?.status !== 'ready' || get(receivingAtom)) return
  const next = findNextItem(state.turns, state.exams)
  if (next) await set(showItemAtom, state, next.exam, next.item, 'next-exam')
})
