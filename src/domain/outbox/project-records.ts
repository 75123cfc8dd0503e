import type { ChatMessage, MessageContext } from '../chat/message.ts'
import { PLAIN_CONTEXT } from '../chat/plain-context.ts'
import type { ExamSet } from '../exam/exam-set.ts'
import { DIFFICULTY_LEVELS, type Item } from '../exam/item.ts'
import { bySeq, type OutboxRecord } from './record.ts'
import { applyTurn, putExam, putMessage, type ThreadCopy } from './thread-copy.ts'

/** An item as the body of an `exam` record names it. */
export type NamedItem = { evaluationId: string } | { templateId: string; seed: number }

/** What the exams made on the device name, as they were written there. */
export function listNamedItems(records: readonly OutboxRecord[]): NamedItem[] {
  return records.flatMap(({ kind, body }) =>
    kind === 'exam' && Array.isArray(body.items) ? (body.items as NamedItem[]) : [],
  )
}

const readText = (value: unknown) => (typeof value === 'string' ? value : '')

/** The turn that a `turn` or `question` record stands for, until the server's row takes its place. */
export function toMessage({ id, kind, body, createdAt, state }: OutboxRecord): ChatMessage {
  const { context } = body as { context?: Partial<MessageContext> }
  return {
    id,
    threadId: readText(body.threadId),
    message: readText(body.message),
    response: readText(body.response),
    shortResponse: null,
    bookmark: false,
    createdAt: readText(body.createdAt) || createdAt,
    relatedQuestions: Array.isArray(body.relatedQuestions) ? body.relatedQuestions.map(String) : [],
    // A question that outlived its page has no answer here, a dead turn was refused: both stand as errors.
    status: kind === 'question' || state === 'dead' ? 'error' : 'success',
    ocrResultId: readText(body.ocrResultId) || null,
    context: { ...PLAIN_CONTEXT, ...context },
  }
}

function isNamedItem(name: unknown): name is NamedItem {
  return typeof name === 'object' && name !== null && ('evaluationId' in name || 'templateId' in name)
}

/** The set that an `exam` record stands for; null where its body names no items or one that is not at hand. */
function toExam({ id, body }: OutboxRecord, findItem: (name: NamedItem) => Item | null): ExamSet | null {
  const level = DIFFICULTY_LEVELS.find((one) => one === body.difficultyLevel)
  const names: unknown[] = Array.isArray(body.items) ? body.items : []
  const items = names
    .map((name) => (isNamedItem(name) ? findItem(name) : null))
    .filter((item) => item !== null)
  if (level === undefined || names.length === 0 || items.length < names.length) return null
  return {
    id,
    threadId: readText(body.threadId),
    difficultyLevel: level,
    finished: false,
    examItems: items.map((evaluationItem) => ({ evaluationItem, finished: false })),
  }
}

function projectRecord(
  copy: ThreadCopy,
  record: OutboxRecord,
  findItem: (name: NamedItem) => Item | null,
): ThreadCopy {
  const { kind, id, state, body } = record
  if (kind === 'turn' || kind === 'question') {
    // What the copy has was already counted in it.
    if (copy.messages.some((message) => message.id === id)) return copy
    const message = toMessage(record)
    const shown = { ...copy, messages: putMessage(copy.messages, message) }
    return kind === 'turn' && state !== 'dead' ? applyTurn(shown, message) : shown
  }
  if (state === 'dead') return copy
  if (kind === 'bookmark') {
    const message = copy.messages.find((one) => one.id === body.messageId)
    if (!message || typeof body.bookmark !== 'boolean') return copy
    return { ...copy, messages: putMessage(copy.messages, { ...message, bookmark: body.bookmark }) }
  }
  if (kind !== 'exam' || copy.exams.some((exam) => exam.id === id)) return copy
  const exam = toExam(record, findItem)
  // An unfinished set of the level is what the server would answer with: it stays the one.
  const isOpen = copy.exams.some((one) => !one.finished && one.difficultyLevel === exam?.difficultyLevel)
  return exam && !isOpen ? putExam(copy, exam) : copy
}

/**
 * What a screen shows of a thread: the last good copy with what waits in the outbox folded over it, oldest first (architecture.md).
 * `records` may be those of every lane. `findItem` gives the item that a record names, from the downloaded unit, or null.
 */
export function projectRecords(
  copy: ThreadCopy,
  records: readonly OutboxRecord[],
  threadId: string,
  findItem: (name: NamedItem) => Item | null,
): ThreadCopy {
  return records
    .filter((record) => record.lane === `thread:${threadId}` || record.kind === 'bookmark')
    .sort(bySeq)
    .reduce((shown, record) => projectRecord(shown, record, findItem), copy)
}
