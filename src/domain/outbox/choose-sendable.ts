import { LONGEST_RETRY_AFTER_MS } from './decide-send-outcome.ts'
import { bySeq, type OutboxRecord, type OutboxRecordKind, type RecordOf } from './record.ts'
import { RECORD_KINDS } from './record-kinds.ts'

/** Requests of one person in flight at once. */
export const IN_FLIGHT_LIMIT = 2

function orderKeyOf<Kind extends OutboxRecordKind>(record: RecordOf<Kind>) {
  return RECORD_KINDS[record.kind].orderKey?.(record) ?? ''
}

/** Records with the same order go out one after the other: all of a thread, of the other lanes as the table of kinds says. */
function orderOf(record: OutboxRecord): string {
  const { id, lane } = record
  if (record.kind === 'unreadable') return lane.startsWith('thread:') ? `${lane} ` : id
  return `${lane} ${orderKeyOf(record)}`
}

/** Returns the head of each order: its oldest record that is not dead. It holds back those behind it. */
function listHeads(records: readonly OutboxRecord[]): OutboxRecord[] {
  const heads = new Map<string, OutboxRecord>()
  for (const record of records) {
    if (record.state === 'dead') continue
    const order = orderOf(record)
    const head = heads.get(order)
    if (!head || record.seq < head.seq) heads.set(order, record)
  }
  return [...heads.values()].sort(bySeq)
}

/**
 * Whether a drain may send the record: not a `question` that its page sends itself, and not a record of a newer version, which stays
 * untouched.
 */
function isSentByDrain(record: OutboxRecord, newestVersion: number): boolean {
  const isAttended = record.kind === 'question' && record.unattended !== true
  return record.state === 'waiting' && !isAttended && record.v <= newestVersion
}

/** Ids of the turns that records not dead will create; a device's reply has another id than its turn. */
function listTurns(records: readonly OutboxRecord[]): Set<string> {
  return new Set(
    records.flatMap((record) => {
      if (record.state === 'dead' || (record.kind !== 'turn' && record.kind !== 'question')) return []
      return [record.id, record.body.id ?? record.id]
    }),
  )
}

/** A due time beyond the longest delay was written before the clock was set back: the record is due. */
function isDue({ notBefore }: OutboxRecord, now: number) {
  return notBefore <= now || notBefore - now > LONGEST_RETRY_AFTER_MS
}

/** A bookmark is sent after the turn that it marks, which the server must know. */
function waitsForTurn(record: OutboxRecord, turns: ReadonlySet<string>): boolean {
  return record.kind === 'bookmark' && turns.has(record.body.messageId)
}

/**
 * Returns the records to send now, oldest first: the due head of each order, without those in flight, and at most two together with
 * those in flight. `now`: milliseconds since the epoch. `newestVersion`: of record bodies that this build writes.
 */
export function chooseSendable(
  records: readonly OutboxRecord[],
  inFlight: ReadonlySet<string>,
  now: number,
  newestVersion = Number.POSITIVE_INFINITY,
): OutboxRecord[] {
  const turns = listTurns(records)
  return listHeads(records)
    .filter(
      (record) => isSentByDrain(record, newestVersion) && isDue(record, now) && !inFlight.has(record.id),
    )
    .filter((record) => !waitsForTurn(record, turns))
    .slice(0, Math.max(0, IN_FLIGHT_LIMIT - inFlight.size))
}

/** Returns when the next record is due, in milliseconds since the epoch; null if no record waits for a drain. */
export function findNextDue(
  records: readonly OutboxRecord[],
  newestVersion = Number.POSITIVE_INFINITY,
): number | null {
  const turns = listTurns(records)
  const dues = listHeads(records)
    .filter((record) => isSentByDrain(record, newestVersion) && !waitsForTurn(record, turns))
    .map((record) => record.notBefore)
  return dues.length === 0 ? null : dues.reduce((first, due) => Math.min(first, due))
}

/** Whether no earlier record of its lane is left, but for dead ones, so that the page may send this `question`. */
export function isHeadOfLane(records: readonly OutboxRecord[], id: string): boolean {
  const record = records.find((other) => other.id === id)
  if (!record) return false
  return !records.some((one) => one.lane === record.lane && one.seq < record.seq && one.state !== 'dead')
}
