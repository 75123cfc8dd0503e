/** The steps of a scale are these times a power of ten. */
const STEPS = [1, 2, 5, 10]
const MOST_TICKS = 5

/**
 * Returns the values at which a scale from 0 is marked, ascending: 0, round steps, and as the last one a value that is at least `most`.
 * Whole numbers only. At most six.
 */
export function listTicks(most: number): number[] {
  const least = Math.max(1, most) / MOST_TICKS
  const power = 10 ** Math.floor(Math.log10(least))
  const step = Math.max(1, power * (STEPS.find((each) => each * power >= least) ?? 10))
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
