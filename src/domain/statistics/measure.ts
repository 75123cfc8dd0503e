/**
 * What is counted by the day without regard to persons, and by which key: calls of models by status, their tokens (`in`, `out`), the
 * latency of those that succeeded by step (`latency-steps.ts`), notifications by method.
 */
export const STATISTICS_MEASURES = ['calls', 'tokens', 'latency', 'sent', 'clicked'] as const
export type StatisticsMeasure = (typeof STATISTICS_MEASURES)[number]
