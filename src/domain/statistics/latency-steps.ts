/** A latency of n milliseconds is counted in step round(8 log2 n), so that a percentile that is read from steps is off by at most 4.5 %. */
export const STEPS_A_DOUBLING = 8

/** Returns the latency of a step, in whole milliseconds. */
function latencyOf(step: number): number {
  return Math.round(2 ** (step / STEPS_A_DOUBLING))
}

/** Calls by the step of their latency. */
export type LatencyCounts = ReadonlyMap<number, number>

/**
 * Returns the latency in milliseconds that a share of the calls did not exceed (nearest rank), null without calls. `share` is above 0
 * and at most 1.
 */
export function latencyPercentile(counts: LatencyCounts, share: number): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  let passed = 0
  for (const [step, count] of [...counts].sort(([a], [b]) => a - b)) {
    passed += count
    if (passed >= share * total && count > 0) return latencyOf(step)
  }
  return null
}
