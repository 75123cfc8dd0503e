export const SPAN_TYPES = ['CURRICULUM_CONCEPT', 'EVALUATION_ITEM'] as const
export type SpanType = (typeof SPAN_TYPES)[number]

/** A type and no interface: it is the body of an outbox record, which is read from the disk as `Record<string, unknown>`. */
export type TimeSpanRecord = {
  spanType: SpanType
  /** A concept id or an evaluation item id. */
  spanKey: string
  /** Elapsed milliseconds. */
  timespan: number
  /** The day in Seoul on which the device measured it, `2026-03-02`. */
  day?: string
}
