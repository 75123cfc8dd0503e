import type { ChatMessage } from '../chat/message.ts'
import type { ExamSet } from '../exam/exam-set.ts'
import {
  isBookmark,
  isExam,
  isPhoto,
  isPreferences,
  isPush,
  isReport,
  isThread,
  isTimeSpan,
  isTurn,
} from './body-forms.ts'
import { type FindItem, projectExam } from './project-exam.ts'
import { projectPhoto, projectTurn } from './project-turn.ts'
import type { BodyOf, OutboxRecordKind, PhotoRow, RecordOf, RowOf } from './record.ts'
import { applyTurn, putExam, putMessage, type ThreadCopy } from './thread-copy.ts'

/** What every kind of record must define. Its call to the server is in the contract (`outbox-calls.ts`). */
interface KindRules<Kind extends OutboxRecordKind> {
  /** Whether a body that was read from the disk has a form that this build knows. */
  isBody: (body: Record<string, unknown>) => body is BodyOf<Kind>
  /** The lane of a new record. Throws the specification's 'thread id not found' if it belongs to a thread and names none. */
  laneOf: (body: BodyOf<Kind>) => string
  /** Records of a lane with the same order key go out one after the other; null: all of the lane do. */
  orderKey: ((record: { id: string; body: BodyOf<Kind> }) => string) | null
  /** The copy of a thread with the record folded over it. */
  project: (copy: ThreadCopy, record: RecordOf<Kind>, findItem: FindItem) => ThreadCopy
  isRow: (row: unknown) => row is RowOf<Kind>
  /** The thread whose copy the server's row belongs to; null if to none. */
  threadOfRow: (row: RowOf<Kind>) => string | null
  /** The copy once the server's row is part of it. */
  merge: (copy: ThreadCopy, row: RowOf<Kind>) => ThreadCopy
}

function threadLane(threadId: string | undefined): string {
  if (!threadId) throw new Error('thread id not found')
  return `thread:${threadId}`
}

function hasId(row: unknown): row is object {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string'
}

function isMessage(row: unknown): row is ChatMessage {
  return hasId(row) && 'context' in row
}

function isExamSet(row: unknown): row is ExamSet {
  return hasId(row) && 'examItems' in row && Array.isArray(row.examItems)
}

function isPhotoRow(row: unknown): row is PhotoRow {
  if (typeof row !== 'object' || row === null || !('ocrResultId' in row) || !('text' in row)) return false
  return typeof row.ocrResultId === 'string' && typeof row.text === 'string'
}

function hasMessage({ messages }: ThreadCopy, { id }: ChatMessage) {
  return messages.some((message) => message.id === id)
}

function mergeMessage(copy: ThreadCopy, row: ChatMessage) {
  return { ...copy, messages: putMessage(copy.messages, row) }
}

/** Rules of a kind that belongs to a thread. */
const IN_THREAD = {
  laneOf: ({ threadId }: { threadId?: string }) => threadLane(threadId),
  orderKey: null,
  threadOfRow: ({ threadId }: { threadId: string | null }) => threadId ?? null,
}

/** Rules of a kind that no thread shows. */
const OUTSIDE_THREADS = {
  project: (copy: ThreadCopy) => copy,
  isRow: (_row: unknown): _row is unknown => true,
  threadOfRow: () => null,
  merge: (copy: ThreadCopy) => copy,
}

/** A new kind is added in `OutboxKinds`: the compiler then asks for it here and in the contract's calls. */
export const RECORD_KINDS: { readonly [Kind in OutboxRecordKind]: KindRules<Kind> } = {
  question: {
    ...IN_THREAD,
    isBody: isTurn,
    project: projectTurn,
    isRow: isMessage,
    merge: mergeMessage,
  },
  turn: {
    ...IN_THREAD,
    isBody: isTurn,
    project: projectTurn,
    isRow: isMessage,
    // The server's verdict counts, not the device's.
    merge: (copy, row) => {
      const merged = mergeMessage(copy, row)
      return hasMessage(copy, row) ? merged : applyTurn(merged, row)
    },
  },
  // In a lane of its own: answers do not wait until a model reads.
  photo: {
    ...OUTSIDE_THREADS,
    isBody: isPhoto,
    laneOf: () => 'photo',
    orderKey: ({ id }) => id,
    project: projectPhoto,
    isRow: isPhotoRow,
  },
  thread: {
    ...OUTSIDE_THREADS,
    isBody: isThread,
    laneOf: ({ id }) => threadLane(id),
    orderKey: null,
  },
  exam: {
    ...IN_THREAD,
    isBody: isExam,
    project: projectExam,
    isRow: isExamSet,
    merge: putExam,
  },
  bookmark: {
    ...IN_THREAD,
    isBody: isBookmark,
    laneOf: () => 'prefs',
    orderKey: ({ body }) => `bookmark ${body.messageId}`,
    project: (copy, { state, body }) => {
      const message = copy.messages.find(({ id }) => id === body.messageId)
      return message && state !== 'dead' ? mergeMessage(copy, { ...message, bookmark: body.bookmark }) : copy
    },
    isRow: isMessage,
    merge: (copy, row) => (hasMessage(copy, row) ? mergeMessage(copy, row) : copy),
  },
  report: {
    ...OUTSIDE_THREADS,
    isBody: isReport,
    laneOf: () => 'report',
    orderKey: ({ id }) => id,
  },
  prefs: {
    ...OUTSIDE_THREADS,
    isBody: isPreferences,
    laneOf: () => 'prefs',
    orderKey: () => 'prefs',
  },
  push: {
    ...OUTSIDE_THREADS,
    isBody: isPush,
    laneOf: () => 'prefs',
    orderKey: () => 'push',
  },
  timespan: {
    ...OUTSIDE_THREADS,
    isBody: isTimeSpan,
    laneOf: () => 'timespan',
    orderKey: ({ id }) => id,
  },
}
