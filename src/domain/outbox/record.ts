import type { TutorPersona } from '../access/roles.ts'
import type { TimeSpanRecord } from '../activity/time-span.ts'
import type { ChatMessage, MessageContext } from '../chat/message.ts'
import type { ChosenItem } from '../exam/choose-exam-items.ts'
import type { ExamSet } from '../exam/exam-set.ts'
import type { DifficultyLevel } from '../exam/item.ts'
import type { ItemReportReason } from '../exam/item-report.ts'
import type { QuietHours } from '../notify/notification.ts'
import type { NotificationMethod } from '../notify/notification-method.ts'
import type { PromptPurpose } from '../prompt/prompt.ts'

/** Writes of one learner that are not yet on the server (offline.md, 'The outbox'). */

/** A question to the tutor. `threadId` is missing only for a visitor, whose questions are never recorded. */
export type QuestionBody = {
  id?: string
  message: string
  threadId?: string
  curriculumId?: string
  conceptId?: string
  context?: Partial<MessageContext>
  ocrResultId?: string | null
  /** Of an administrator alone. */
  promptName?: string
  promptPurpose?: PromptPurpose
  promptVersion?: number | null
}

/** A turn that the page made. `id` is set if the turn replaces a question of that id. */
export type TurnBody = {
  id?: string
  threadId: string
  message: string
  response?: string
  context?: Partial<MessageContext>
  ocrResultId?: string | null
  relatedQuestions?: string[]
  createdAt?: string
}

/** A picture that is asked with: the server reads it, and what it reads is asked as the question `questionId`. */
export type PhotoBody = {
  questionId: string
  threadId: string
  curriculumId: string
  conceptId?: string
  /** What was typed before it. */
  message: string
  /** A JPEG in base64: the records of a person who is not signed in are encrypted as JSON. */
  picture: string
}

/** How the server read a picture. */
export interface PhotoRow {
  ocrResultId: string
  text: string
}

export type ThreadBody = { id: string; curriculumId: string; conceptId: string | null }

/** An exam set: of `items` if the device made it, else drawn by the server. */
export type ExamBody = {
  id?: string
  threadId: string
  difficultyLevel: DifficultyLevel
  /** 'y' where answers are handwritten. */
  ocr?: 'y' | 'n'
  examLimit?: number
  items?: readonly ChosenItem[]
}

export type BookmarkBody = { messageId: string; bookmark: boolean }

/** An item that a learner reports as faulty, in the version that was seen. */
export type ReportBody = {
  evaluationId: string
  itemVersion: number
  templateId: string | null
  seed: number | null
  reason: ItemReportReason
  text: string
}

/** The changed settings of a user. */
export type PreferencesBody = {
  nickname?: string
  notificationMethods?: NotificationMethod[]
  useLinks?: boolean
  tutorPersona?: TutorPersona
  schoolId?: string | null
  grade?: number
  quietHours?: QuietHours
  reminderHour?: number
}

/** A push subscription of this browser. */
export type PushBody = {
  endpoint: string
  /** Milliseconds since the epoch. */
  expirationTime: number | null
  keys: { p256dh: string; auth: string }
}

/** What each kind of record sends, and what the server answers. `row` is `unknown` if nothing reads the answer. */
interface OutboxKinds {
  question: { body: QuestionBody; row: ChatMessage }
  turn: { body: TurnBody; row: ChatMessage }
  photo: { body: PhotoBody; row: PhotoRow }
  thread: { body: ThreadBody; row: unknown }
  exam: { body: ExamBody; row: ExamSet }
  bookmark: { body: BookmarkBody; row: ChatMessage }
  report: { body: ReportBody; row: unknown }
  prefs: { body: PreferencesBody; row: unknown }
  push: { body: PushBody; row: unknown }
  timespan: { body: TimeSpanRecord; row: unknown }
}

export type OutboxRecordKind = keyof OutboxKinds
export type BodyOf<Kind extends OutboxRecordKind> = OutboxKinds[Kind]['body']
/** The server's answer to a record of `Kind`. */
export type RowOf<Kind extends OutboxRecordKind> = OutboxKinds[Kind]['row']

/**
 * `waiting` goes out when its turn comes; `blocked` waits for its person to sign in again; `paused` for a newer app; `dead` was
 * refused and waits for the person to retry or delete it; its lane moves on.
 */
export type OutboxRecordState = 'waiting' | 'blocked' | 'paused' | 'dead'

/** The fields that every kind and version of a record has. */
export interface RecordFrame {
  /** A UUID made at the person's action: the idempotency key for ever. */
  id: string
  /** Version of the body's form; sent as `X-Record-Version`. */
  v: number
  userId: string
  deviceId: string
  /** `thread:<id>`, `photo`, `report`, `prefs` or `timespan`. */
  lane: string
  /** Place in the lane, counted by the device, never by the clock. */
  seq: number
  /** ISO 8601. */
  createdAt: string
  attempts: number
  /** Milliseconds since the epoch before which it is not tried again. */
  notBefore: number
  /** HTTP status of the last answer; 0 for none. */
  lastStatus: number | null
  /** The server did not answer the last attempt: it is tried at once when the server can be reached again. */
  unanswered?: boolean
  /** A `question` that no page waits for: the next drain sends it, in a page or in the worker. */
  unattended?: boolean
  state: OutboxRecordState
  appVersion: string
}

/** A record as it is on the disk, perhaps written by another version of the app: `readRecord` makes an `OutboxRecord` of it. */
export interface StoredRecord extends RecordFrame {
  kind: string
  body: Record<string, unknown>
}

export type RecordOf<Kind extends OutboxRecordKind> = RecordFrame & { kind: Kind; body: BodyOf<Kind> }

/** A record whose body this build can read. */
export type ReadableRecord = { [Kind in OutboxRecordKind]: RecordOf<Kind> }[OutboxRecordKind]

/** A record of a kind or form that this build does not know: it is kept and shown as unsent, and holds back its lane. */
export interface UnreadableRecord extends RecordFrame {
  kind: 'unreadable'
  storedKind: string
  body: Record<string, unknown>
}

export type OutboxRecord = ReadableRecord | UnreadableRecord

/** Sorts into the order of writing, oldest first. */
export function bySeq(a: RecordFrame, b: RecordFrame): number {
  return a.seq - b.seq
}
