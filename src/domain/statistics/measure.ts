/**
 * What is counted by the day without regard to persons, and by which key. Of calls of models, by
 * purpose: `calls` with their status (`chat:success`), `tokens` (`chat:in`, `chat:out`), `cost` (`chat`) in millionths of a won, of the
 * calls with a known price, and `unpriced` (`chat`), those without one. `latency` is that of the tutor's calls that succeeded, by step (`latency-steps.ts`); `sent` and
 * `clicked` are notifications, by method.
 */
export const STATISTICS_MEASURES = [
  'calls',
  'tokens',
  'cost',
  'unpriced',
  'latency',
  'sent',
  'clicked',
] as const
export type StatisticsMeasure = (typeof STATISTICS_MEASURES)[number]

export const COST_UNITS_A_WON = 1_000_000
