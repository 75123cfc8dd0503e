import type { TutorPersona } from '#domain/access/roles.ts'
import type { Item } from '#domain/exam/item.ts'
import type { TutorReply, TutorTurn, TutorUnit } from '#domain/tutor/tutor-turn.ts'

/** Who asks, for the history of calls and the token budget; null for a visitor. */
export interface TutorCaller {
  userId: string | null
  messageId: string
  /** An administrator's choice; the current prod version otherwise. */
  prompt: { name: string | null; purpose: 'dev' | 'prod'; version: number | null }
}

/** A turn with what the server alone knows of it. */
export interface GuardedTurn extends TutorTurn {
  /** What the server knows of the person who asks, which no model is told (`listPersonalWords`). */
  personalWords?: readonly string[]
  history: { message: string; response: string; isServerReply?: boolean }[]
}

/** What a turn gives while it is written; the last one is the whole reply. */
export type TutorEvent = { content: string } | { termId: string } | { reply: TutorReply }

export interface HintRequest {
  item: Item
  unit: TutorUnit
  /** What the learner tried last. */
  answer: string
  /** Stored hints already shown. */
  hintsShown: number
  persona: TutorPersona
  personalWords?: readonly string[]
}

/** A tutor as the server sees one: the rest cannot tell which answers (tutor.md). */
export interface TutorPort {
  streamTurn: (turn: GuardedTurn, caller: TutorCaller, signal: AbortSignal) => AsyncIterable<TutorEvent>
  /** One more hint, checked whole: it never states the item's answer. */
  streamHint: (
    request: HintRequest,
    caller: TutorCaller,
    signal: AbortSignal,
  ) => AsyncIterable<{ content: string }>
  models: () => { id: string; default: boolean }[]
}
