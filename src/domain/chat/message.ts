import type { DifficultyLevel } from '../exam/item.ts'
import type { EssayMarking } from '../exam/mark-essay.ts'
import type { InkDrawing } from '../ink/draw-ink.ts'

/** Turns of a thread (specification section 3). One message is one turn: what the learner sent and what came back. */

export const MESSAGE_STATUSES = ['loading', 'success', 'error', 'aborted'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

export const MESSAGE_TARGETS = ['ai', 'system', 'evaluation', 'link'] as const
export type MessageTarget = (typeof MESSAGE_TARGETS)[number]

export const RESPONSE_TYPES = ['normal', 'example', 'wrong', 'correct', 'hint', 'solution'] as const
export type ResponseType = (typeof RESPONSE_TYPES)[number]

/** `hidden`: the learner pressed a card or a button, no slip is shown. */
export const USER_MESSAGE_TYPES = ['normal', 'answer', 'hidden'] as const
export type UserMessageType = (typeof USER_MESSAGE_TYPES)[number]

export const ACTION_KINDS = [
  'try-exam',
  'next-exam',
  'retry-exam',
  'show-solution',
  'show-correct-solution',
  'show-hint',
  'next-step',
  'submit-answer',
] as const
export type ActionKind = (typeof ACTION_KINDS)[number]

/** Where a reply was written when it was not the server: it says so on screen, and nothing else follows from it. */
export const MESSAGE_SOURCES = ['device'] as const
export type MessageSource = (typeof MESSAGE_SOURCES)[number]

export interface Action {
  kind: ActionKind
  evaluationId: string | null
  /** The version of the item that was shown; absent if the device did not know it. */
  itemVersion?: number
  difficultyLevel: DifficultyLevel | null
  /** Of an essay that the learner has marked; its turn then holds the working again. */
  marking?: EssayMarking
}

export interface MessageContext {
  target: MessageTarget
  action: Action | null
  responseType: ResponseType
  userMessageType: UserMessageType
  /** Set when every level of the concept is cleared by this answer. */
  complete: boolean
  /** Absent for what the server wrote. */
  source?: MessageSource
  /** What the learner wrote by hand, if the text was read from it. */
  ink?: InkDrawing
}

export interface ChatMessage {
  id: string
  threadId: string | null
  message: string
  /** Markdown. */
  response: string
  shortResponse: string | null
  bookmark: boolean
  createdAt: string
  relatedQuestions: string[]
  status: MessageStatus
  ocrResultId: string | null
  context: MessageContext
}

export interface Thread {
  id: string
  userId: string
  createdAt: string
  lastUsedAt: string
  /** The unit's id, and those of nodes above it. */
  curriculums: string[]
  /** Null for a unit's own thread. */
  conceptId: string | null
}
