import type { Action, ActionKind, ResponseType } from '../chat/message.ts'
import type { TimeSpanRecord } from './time-span.ts'

/** Last actions whose time belongs to the evaluation item (specification section 4). */
const ITEM_ACTIONS: ReadonlySet<ActionKind> = new Set([
  'try-exam',
  'submit-answer',
  'show-hint',
  'show-solution',
])

export type SpanTarget = Pick<TimeSpanRecord, 'spanType' | 'spanKey'>

/**
 * What the time now spent counts for: the evaluation item of the last action while that is one of work on an item and its response
 * is not `correct`; else the open concept. Null if neither is open.
 */
export function chooseSpanTarget(
  conceptId: string | null,
  lastAction: { action: Pick<Action, 'kind' | 'evaluationId'> | null; responseType: ResponseType } | null,
): SpanTarget | null {
  const action = lastAction?.action
  if (action?.evaluationId && ITEM_ACTIONS.has(action.kind) && lastAction?.responseType !== 'correct') {
    return { spanType: 'EVALUATION_ITEM', spanKey: action.evaluationId }
  }
  return conceptId === null ? null : { spanType: 'CURRICULUM_CONCEPT', spanKey: conceptId }
}
