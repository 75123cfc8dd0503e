import type { TimeSpanRecord } from './time-span.ts'

/** Buffered records at which the buffer is sent (specification section 9). */
export const FLUSH_AT_RECORDS = 300

/** One record a distinct key, in the order in which keys first came; time spans of a key are summed (specification section 3). */
export function sumTimeSpans(records: readonly TimeSpanRecord[]): TimeSpanRecord[] {
  const sums = new Map<string, TimeSpanRecord>()
  for (const { spanType, spanKey, timespan } of records) {
    const key = `${spanType} ${spanKey}`
    sums.set(key, { spanType, spanKey, timespan: (sums.get(key)?.timespan ?? 0) + timespan })
  }
  return [...sums.values()]
}
