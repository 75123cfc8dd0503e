import type { OutboxRecord } from './record.ts'

/** Requests of one person that may be under way at once. */
export const IN_FLIGHT_LIMIT = 2

const bySeq = (one: OutboxRecord, other: OutboxRecord) => one.seq - other.seq

function isDue(record: OutboxRecord, now: number): boolean {
  return record.state === 'waiting' && record.notBefore <= now
}

/** In a lane of order only the oldest living record may go; a dead one is stepped over. */
function headOf(lane: readonly OutboxRecord[]): OutboxRecord | undefined {
  return lane.find((record) => record.state !== 'dead')
}

/**
 * The records to send now, oldest first: heads of ordered lanes, any time span; none that is under way, not yet due, or a
 * `question`, which only the page that shows it sends (it holds its lane until then).
 */
export function chooseSendable(
  records: readonly OutboxRecord[],
  inFlight: ReadonlySet<string>,
  now: number,
): OutboxRecord[] {
  const lanes = new Map<string, OutboxRecord[]>()
  for (const record of [...records].sort(bySeq)) {
    const lane = lanes.get(record.lane)
    if (lane) lane.push(record)
    else lanes.set(record.lane, [record])
  }
  const candidates: OutboxRecord[] = []
  for (const [name, lane] of lanes) {
    if (name === 'timespan') candidates.push(...lane)
    else {
      const head = headOf(lane)
      if (head) candidates.push(head)
    }
  }
  return candidates
    .filter((record) => record.kind !== 'question' && isDue(record, now) && !inFlight.has(record.id))
    .sort(bySeq)
    .slice(0, Math.max(0, IN_FLIGHT_LIMIT - inFlight.size))
}

/** Whether every earlier living record of its lane is gone, so that the page may send this `question`. */
export function isHeadOfLane(records: readonly OutboxRecord[], id: string): boolean {
  const record = records.find((one) => one.id === id)
  if (!record) return false
  return !records.some((one) => one.lane === record.lane && one.seq < record.seq && one.state !== 'dead')
}
