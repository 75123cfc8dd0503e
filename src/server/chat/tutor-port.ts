import type { TutorPersona } from '#domain/access/roles.ts'
import type { Item } from '#domain/exam/item.ts'
import type { PromptParameters } from '#domain/prompt/prompt.ts'
import type { TutorReply, TutorTurn, TutorUnit } from '#domain/tutor/tutor-turn.ts'
import type { ModelRequest } from '../llm/model-request.ts'

/** For whom and with which prompt the tutor is called, for the call history and the token budget. */
export interface TutorCallContext {
  /** Null for a visitor. */
  userId: string | null
  messageId: string
  /** What the call is recorded as, if it is not a learner's turn or hint. */
  purpose?: 'try-out'
  /** Whether the texts are another call's, and not kept a second time. */
  isReplay?: boolean
  /** An administrator's choice; else the current prod version. */
  prompt: { name: string | null; purpose: 'dev' | 'prod'; version: number | null }
}

/** A turn with facts that only the server has. */
export interface GuardedTurn extends TutorTurn {
  /** The person's identifying words, which are kept from models (`listPersonalWords`). */
  personalWords?: readonly string[]
  history: { message: string; response: string; isServerReply?: boolean }[]
}

/** An event of a running turn; the last one is the whole reply. */
export type TutorEvent = { content: string } | { termId: string } | { reply: TutorReply }

export interface HintRequest {
  item: Item
  unit: TutorUnit
  /** The learner's last answer. */
  answer: string
  /** The number of stored hints already shown. */
  hintsShown: number
  persona: TutorPersona
  personalWords?: readonly string[]
}

/** The server's interface to a tutor, which hides which model answers (tutor.md). */
export interface TutorPort {
  streamTurn: (turn: GuardedTurn, caller: TutorCallContext, signal: AbortSignal) => AsyncIterable<TutorEvent>
  /** Streams one more hint after checking all of it: it never states the item's answer. */
  streamHint: (
    request: HintRequest,
    caller: TutorCallContext,
    signal: AbortSignal,
  ) => AsyncIterable<{ content: string }>
  /** Streams what the model answers to a request as it is, without the guard. Only with a model. */
  streamReplay: (
    request: ModelRequest,
    parameters: PromptParameters,
    caller: TutorCallContext,
    signal: AbortSignal,
  ) => AsyncIterable<{ content: string }>
  /** Whether a language model answers, or the built-in tutor. */
  hasModel: boolean
  models: () => { id: string; default: boolean }[]
}
