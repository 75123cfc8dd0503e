import { decideSendOutcome, type SendAnswer, type SendOutcome } from './decide-send-outcome.ts'
import type { OutboxRecord } from './record.ts'

export type RecordOutcome =
  | SendOutcome
  /** The record is deleted, because nothing of the person is lost with it; those who wait for its row get the refusal. */
  | { kind: 'discarded' }

/** A set that the server draws: the person can press again. */
function isDraw(record: OutboxRecord) {
  return record.kind === 'exam' && record.body.items === undefined
}

/**
 * Decides what happens to a record after its `attempts`-th attempt. Refused study time is deleted without a message
 * (specification section 8). If the server fails to draw a set, that is reported at once instead of retrying.
 */
export function decideRecordOutcome(
  record: OutboxRecord,
  answer: SendAnswer,
  attempts: number,
  random: number,
): RecordOutcome {
  const outcome = decideSendOutcome(answer, attempts, random)
  // No model reads pictures here: it will not tomorrow either.
  if (record.kind === 'photo' && answer.kind === 'answer' && answer.code === 'NOT_CONFIGURED')
    return { kind: 'dead' }
  if (outcome.kind === 'dead')
    return record.kind === 'timespan' || isDraw(record) ? { kind: 'discarded' } : outcome
  const code = answer.kind === 'answer' ? answer.code : null
  const isFailed = outcome.kind === 'keep' && code !== null && code !== 'IN_PROGRESS'
  return isFailed && isDraw(record) ? { kind: 'discarded' } : outcome
}
