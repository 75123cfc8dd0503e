import { AppError } from '#contract/error.ts'
import type { ChatMessage, MessageContext, Thread } from '#domain/chat/message.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import type { ExamItemsInfo, ExamSet } from '#domain/exam/exam-set.ts'
import { type DifficultyLevel, type Item, LEVEL } from '#domain/exam/item.ts'
import { api, call, fetchNoting, readErrorAnswer, toAppError } from '#platform/http.ts'
import { readEvents } from '#platform/sse.ts'

/** The first piece of a reply must come within this time (tutor.md). */
export const FIRST_PIECE_MS = 20_000
/** Between two pieces no longer than this: the server says something every 15 s. */
const SILENCE_MS = 40_000

export const SILENT_SENTENCE = '선생님이 대답하지 않아요. 다시 물어봐 주세요.'

const EXAM_STATE_FAILED = '시험 진행 상태를 가져오는 중 오류가 발생했습니다.'

/** Whom the session is of. */
export async function fetchPersonId(): Promise<string> {
  return (await retryLost(() => call(api.user.me()))).id
}

export interface ThreadRecords {
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
      const { status, code } = toAppError(error)
      const isLost = LOST_STATUSES.has(status) || code === 'NETWORK'
      if (!isLost || tries === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries))
    }
  }
}

/** The person's thread of a place, or null where there is none yet. */
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
export async function fetchThreadRecords(threadId: string, signal?: AbortSignal): Promise<ThreadRecords> {
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

export interface QuestionBody extends Record<string, unknown> {
  id?: string
  message: string
  threadId?: string
  curriculumId: string
  conceptId?: string
  context?: MessageContext
}

/** Whose stream it is: another person's session, or none any more, is refused with 401. */
interface StreamHeaders {
  'Idempotency-Key'?: string
  'X-Record-User'?: string
}

async function* openStream(
  path: string,
  body: unknown,
  headers: StreamHeaders,
  stop: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const expectWithin = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(new AppError('TIMEOUT', { message: SILENT_SENTENCE })), ms)
  }
  const signal = AbortSignal.any([stop, silence.signal])
  expectWithin(FIRST_PIECE_MS)
  try {
    const response = await fetchNoting(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
    })
    if (!response.ok) throw await readErrorAnswer(response)
    let hasContent = false
    for await (const event of readEvents(response, signal)) {
      hasContent ||= event.content !== undefined || event.message !== undefined
      if (hasContent) expectWithin(SILENCE_MS)
      yield event
    }
    if (silence.signal.aborted) throw silence.signal.reason
  } finally {
    clearTimeout(timer)
  }
}

/** The events of a tutor's reply. `learner` names the turn and its person; null for a visitor. */
export function streamReply(
  body: QuestionBody,
  learner: { turnId: string; userId: string } | null,
  stop: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const headers = learner ? { 'Idempotency-Key': learner.turnId, 'X-Record-User': learner.userId } : {}
  return openStream('/api/v1/services/llm/chat-completions', body, headers, stop)
}

/** The events of one more hint, written for the learner's answer: each comes with `message` (specification section 7). */
export async function* streamHint(
  itemId: string,
  answer: string,
  userId: string,
  stop: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const path = `/api/v1/services/evaluation-items/${itemId}/hints`
  for await (const event of openStream(path, { answer }, { 'X-Record-User': userId }, stop)) {
    const { message, level, done } = event
    if (level === 'error' || message === undefined) yield event
    else yield done ? { response: message, done } : { content: message }
  }
}
