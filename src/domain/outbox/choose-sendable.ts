import { LONGEST_RETRY_AFTER_MS } from './decide-send-outcome.ts'
import { bySeq, type OutboxRecord, type OutboxRecordKind, type RecordOf } from './record.ts'
import { RECORD_KINDS } from './record-kinds.ts'

/** Requests of one person that may be under way at once. */
export const IN_FLIGHT_LIMIT = 2

const orderKeyOf = <Kind extends OutboxRecordKind>(record: RecordOf<Kind>) =>
  RECORD_KINDS[record.kind].orderKey?.(record) ?? ''

/** Records with the same order go out one after the other: all of a thread, of the other lanes as the table of kinds says. */
function orderOf(record: OutboxRecord): string {
  const { id, lane } = record
  if (record.kind === 'unreadable') return lane.startsWith('thread:') ? `${lane} ` : id
  return `${lane} ${orderKeyOf(record)}`
}

/** The oldest living record of each order; a dead one is stepped over, any other holds back what is behind it. */
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
 * A `question` is sent by the page that shows it, until that page leaves it to wait for the network; a record of a newer form than this
 * build knows stays untouched.
 */
function isSentHere(record: OutboxRecord, newestVersion: number): boolean {
  const isAttended = record.kind === 'question' && record.unattended !== true
  return record.state === 'waiting' && !isAttended && record.v <= newestVersion
}

/** Ids of the turns that living records bring: a device's reply brings one under another id than its record's. */
function listTurns(records: readonly OutboxRecord[]): Set<string> {
  return new Set(
    records.flatMap((record) => {
      if (record.state === 'dead' || (record.kind !== 'turn' && record.kind !== 'question')) return []
      return [record.id, record.body.id ?? record.id]
    }),
  )
}

/** A moment later than anything is put off to was written by a clock that has been set back since. */
const isDue = ({ notBefore }: OutboxRecord, now: number) =>
  notBefore <= now || notBefore - now > LONGEST_RETRY_AFTER_MS

/** A bookmark goes after the turn it marks: before it the server would not know the turn. */
function waitsForTurn(record: OutboxRecord, turns: ReadonlySet<string>): boolean {
  return record.kind === 'bookmark' && turns.has(record.body.messageId)
}

/**
 * The records to send now, oldest first: of each order the head, if it waits and is due; none that is under way, and no more than
 * two under way with those in flight. `now`: milliseconds since the epoch. `newestVersion`: of record bodies that this build writes.
 */
export function chooseSendable(
  records: readonly OutboxRecord[],
  inFlight: ReadonlySet<string>,
  now: number,
  newestVersion = Number.POSITIVE_INFINITY,
): OutboxRecord[] {
  const turns = listTurns(records)
  return listHeads(records)
    .filter((record) => isSentHere(record, newestVersion) && isDue(record, now) && !inFlight.has(record.id))
    .filter((record) => !waitsForTurn(record, turns))
    .slice(0, Math.max(0, IN_FLIGHT_LIMIT - inFlight.size))
}

/** When the next record may be sent, in milliseconds since the epoch; null where nothing waits to be sent here. */
export function findNextDue(
  records: readonly OutboxRecord[],
  newestVersion = Number.POSITIVE_INFINITY,
): number | null {
  const turns = listTurns(records)
  const dues = listHeads(records)
    .filter((record) => isSentHere(record, newestVersion) && !waitsForTurn(record, turns))
    .map((record) => record.notBefore)
  return dues.length === 0 ? null : dues.reduce((first, due) => Math.min(first, due))
}

/** Whether every earlier living record of its lane is gone, so that the page may send this `question`. */
export function isHeadOfLane(records: readonly OutboxRecord[], id: string): boolean {
  const record = records.find((one) => one.id === id)
  if (!record) return false
  return !records.some((one) => one.lane === record.lane && one.seq < record.seq && one.state !== 'dead')
}
