import type { Key, TestedAnswer } from '#domain/exam/run-answer-test.ts'
import type { OutlineConcept, TutorReply, TutorTurn, TutorUnit } from '#domain/tutor/tutor-turn.ts'

/** What all turns of a unit share. A thread keeps it, so that it is copied there once a content version. */
export interface UnitContent {
  unit: TutorUnit
  outline: OutlineConcept[]
}

/** A turn of the built-in tutor. */
export interface TurnTask {
  kind: 'turn'
  unitId: string
  contentKey: string
  /** Null where the thread is expected to have it. */
  content: UnitContent | null
  turn: Omit<TutorTurn, 'unit' | 'outline' | 'templates'>
}

/** An answer to an item. */
export interface CheckTask {
  kind: 'check'
  key: Key
  answer: string
}

/** `started`: a shared number, set by the thread to its id (`findThreadId`) when the work begins; the deadline counts from then on. */
export type RulesTask = (TurnTask | CheckTask) & { started: Int32Array }

/** `content-missing`: the task must be sent again with its content. */
export type RulesResult = TutorReply | TestedAnswer | 'content-missing'
