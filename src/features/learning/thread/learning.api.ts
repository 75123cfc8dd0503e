import type { ChatMessage, Thread } from '#domain/chat/message.ts'
import type { ExamItemsInfo, ExamSet } from '#domain/exam/exam-set.ts'
import { type DifficultyLevel, type Item, LEVEL } from '#domain/exam/item.ts'
import { api, call, toAppError } from '#platform/http.ts'
import { retryPauseMs } from '#platform/retry-pause.ts'

const EXAM_STATE_FAILED = '시험 진행 상태를 가져오는 중 오류가 발생했습니다.'

export interface ThreadContents {
  messages: ChatMessage[]
  exams: ExamSet[]
  itemsInfo: ExamItemsInfo[]
}

const TRIES = 3
const PAUSE_MS = 300
const LOST_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

/** Repeats a call whose answer was lost: of the many calls that open a place, one lost answer must not begin them all anew. */
async function retryLost<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send()
    } catch (error) {
      const known = toAppError(error)
      const isLost = LOST_STATUSES.has(known.status) || known.code === 'NETWORK'
      if (!isLost || tries === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, retryPauseMs(known, PAUSE_MS * tries)))
    }
  }
}

/** Returns the person's thread of a place; null if there is none yet. */
export async function findThread(
  unitId: string,
  conceptId: string | null,
  signal: AbortSignal,
): Promise<Thread | null> {
  const failure = conceptId === null ? 'fetchThreads failed' : 'fetchConceptThread failed'
  const { threads } = await retryLost(() => call(api.thread.list({ id: unitId }, { signal }), failure))
  return threads.find((thread) => thread.conceptId === conceptId) ?? null
}

/** Everything saved of a thread. */
export async function fetchThreadContents(threadId: string, signal?: AbortSignal): Promise<ThreadContents> {
  const options = signal ? { signal } : {}
  const [messages, exams, itemsInfo] = await Promise.all([
    retryLost(() => call(api.message.list({ id: threadId }, options))),
    retryLost(() => call(api.exam.list({ threadId }, options), EXAM_STATE_FAILED)),
    retryLost(() => call(api.exam.itemsInfo({ threadId }, options), EXAM_STATE_FAILED)),
  ])
  return { messages, exams, itemsInfo }
}

export async function fetchMessages(threadId: string): Promise<ChatMessage[]> {
  return await call(api.message.list({ id: threadId }))
}

export async function clearMessages(threadId: string): Promise<void> {
  await call(api.message.clear({ id: threadId }), 'Failed to delete chat messages')
}

export async function removeLatestMessage(threadId: string): Promise<void> {
  await call(api.message.removeLatest({ id: threadId }), 'Failed to delete latest chat message')
}

export async function stopTurn(messageId: string): Promise<void> {
  await call(api.chat.stop({ messageId }))
}

/** A concept-level item for a visitor; `index` counts on as the visitor asks for more. */
export async function fetchVisitorItem(conceptId: string, index: number): Promise<Item> {
  return await call(api.item.service({ conceptId, difficultyLevel: LEVEL.concept, index }))
}

/** How many concept-level items and which levels a concept has is said by the exam info. */
export async function fetchAvailableLevels(threadId: string): Promise<DifficultyLevel[]> {
  const info = await retryLost(() => call(api.exam.info({ threadId }), EXAM_STATE_FAILED))
  return info.difficultyExams.filter((exam) => exam.available).map((exam) => exam.difficultyLevel)
}
