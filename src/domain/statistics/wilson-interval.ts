/** The 97.5th percentile of the normal distribution: an interval of 95 %. */
const Z = 1.959_964

/**
 * Returns the interval that holds a share with a confidence of 95 %, when `hits` of `trials` were seen. `trials` is above 0. Unlike the
 * usual approximation it stays within 0 and 1 and is right for few trials.
 *
 * @see Wilson, E. B. (1927): Probable inference, the law of succession, and statistical inference
 */
export function wilsonInterval(hits: number, trials: number): { low: number; high: number } {
  const share = hits / trials
  const spread = Z ** 2 / trials
  const centre = (share + spread / 2) / (1 + spread)
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials))
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}
