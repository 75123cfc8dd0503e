import type { ChatMessage } from '../chat/message.ts'
import type { ExamSet } from '../exam/exam-set.ts'
import { BODY_FORMS } from './body-forms.ts'
import { type FindItem, projectExam } from './project-exam.ts'
import { projectTurn } from './project-turn.ts'
import type { BodyOf, OutboxRecordKind, RecordOf, RowOf, StoredRecord } from './record.ts'
import { applyTurn, putExam, putMessage, type ThreadCopy } from './thread-copy.ts'

/** All that the app does differently from kind to kind of record, but for the call, which is the contract's (`outbox-calls.ts`). */
interface KindRules<Kind extends OutboxRecordKind> {
  /** The record, if its body has a form that this build knows. */
  read: (stored: StoredRecord) => RecordOf<Kind> | null
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

function threadOf({ threadId }: { threadId: string | null }) {
  return threadId ?? null
}

function hasMessage({ messages }: ThreadCopy, { id }: ChatMessage) {
  return messages.some((message) => message.id === id)
}

function mergeMessage(copy: ThreadCopy, row: ChatMessage) {
  return {
    ...copy,
    messages: putMessage(copy.messages, row),
  }
}

/** Rules of a kind that no thread shows. */
const OUTSIDE_THREADS = {
  project: (copy: ThreadCopy) => copy,
  isRow: (_row: unknown): _row is unknown => true,
  threadOfRow: () => null,
  merge: (copy: ThreadCopy) => copy,
}

/** A new kind is added here, in `OutboxKinds`, `BODY_FORMS` and the contract's calls: the compiler asks for each. */
export const RECORD_KINDS: { readonly [Kind in OutboxRecordKind]: KindRules<Kind> } = {
  question: {
    read: (stored) => readAs('question', stored),
    laneOf: ({ threadId }) => threadLane(threadId),
    orderKey: null,
    project: projectTurn,
    isRow: isMessage,
    threadOfRow: threadOf,
    merge: mergeMessage,
  },
  turn: {
    read: (stored) => readAs('turn', stored),
    laneOf: ({ threadId }) => threadLane(threadId),
    orderKey: null,
    project: projectTurn,
    isRow: isMessage,
    threadOfRow: threadOf,
    // The server's verdict counts, not the device's.
    merge: (copy, row) =>
      hasMessage(copy, row) ? mergeMessage(copy, row) : applyTurn(mergeMessage(copy, row), row),
  },
  thread: {
    ...OUTSIDE_THREADS,
    read: (stored) => readAs('thread', stored),
    laneOf: ({ id }) => threadLane(id),
    orderKey: null,
  },
  exam: {
    read: (stored) => readAs('exam', stored),
    laneOf: ({ threadId }) => threadLane(threadId),
    orderKey: null,
    project: (copy, record, findItem) =>
      record.state === 'dead' ? copy : projectExam(copy, record, findItem),
    isRow: isExamSet,
    threadOfRow: threadOf,
    merge: putExam,
  },
  bookmark: {
    read: (stored) => readAs('bookmark', stored),
    laneOf: () => 'prefs',
    orderKey: ({ body }) => `bookmark ${body.messageId}`,
    project: (copy, { state, body }) => {
      const message = copy.messages.find(({ id }) => id === body.messageId)
      return message && state !== 'dead' ? mergeMessage(copy, { ...message, bookmark: body.bookmark }) : copy
    },
    isRow: isMessage,
    threadOfRow: threadOf,
    merge: (copy, row) => (hasMessage(copy, row) ? mergeMessage(copy, row) : copy),
  },
  prefs: {
    ...OUTSIDE_THREADS,
    read: (stored) => readAs('prefs', stored),
    laneOf: () => 'prefs',
    orderKey: () => 'prefs',
  },
  push: {
    ...OUTSIDE_THREADS,
    read: (stored) => readAs('push', stored),
    laneOf: () => 'prefs',
    orderKey: () => 'push',
  },
  timespan: {
    ...OUTSIDE_THREADS,
    read: (stored) => readAs('timespan', stored),
    laneOf: () => 'timespan',
    orderKey: ({ id }) => id,
  },
}

function readAs<Kind extends OutboxRecordKind>(kind: Kind, stored: StoredRecord): RecordOf<Kind> | null {
  const { body } = stored
  const isKnown = BODY_FORMS[kind]
  return isKnown(body) ? { ...stored, kind, body } : null
}
