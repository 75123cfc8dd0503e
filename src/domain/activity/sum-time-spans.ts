import type { TimeSpanRecord } from './time-span.ts'

/** Buffered records at which the buffer is sent (specification section 9). */
export const FLUSH_AT_RECORDS = 300

/** One record a distinct key and day, in the order in which they first came; their time spans are summed (specification section 3). */
export function sumTimeSpans(records: readonly TimeSpanRecord[]): TimeSpanRecord[] {
  const sums = new Map<string, TimeSpanRecord>()
  for (const record of records) {
    const { spanType, spanKey, timespan, day = '' } = record
    const key = `${spanType} ${spanKey} ${day}`
    sums.set(key, { ...record, timespan: (sums.get(key)?.timespan ?? 0) + timespan })
  }
  return [...sums.values()]
}
