import { decideSendOutcome, type SendAnswer, type SendOutcome } from './decide-send-outcome.ts'
import type { OutboxRecord } from './record.ts'

export type RecordOutcome =
  | SendOutcome
  /** Nothing of the person is lost with it: the record goes, and whoever waits for it is told what the server said. */
  | { kind: 'discarded' }

/** A set that the server is to draw: asked for again by another press, not owed to anybody. */
const isDraw = (record: OutboxRecord) => record.kind === 'exam' && record.body.items === undefined

/**
 * What becomes of a record after its `attempts`-th attempt, by what is lost with it. Refused study time is dropped in silence
 * (specification section 8). Where our server cannot draw a set, that is said at once instead of trying again.
 */
export function decideRecordOutcome(
  record: OutboxRecord,
  answer: SendAnswer,
  attempts: number,
  random: number,
): RecordOutcome {
  const outcome = decideSendOutcome(answer, attempts, random)
  if (outcome.kind === 'dead')
    return record.kind === 'timespan' || isDraw(record) ? { kind: 'discarded' } : outcome
  const code = answer.kind === 'answer' ? answer.code : null
  const isFailed = outcome.kind === 'keep' && code !== null && code !== 'IN_PROGRESS'
  return isFailed && isDraw(record) ? { kind: 'discarded' } : outcome
}
