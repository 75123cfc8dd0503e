/** Greatest common divisor, never negative; `greatestCommonDivisor(0n, 0n)` is 0n. */
export function greatestCommonDivisor(first: bigint, second: bigint): bigint {
  let larger = first < 0n ? -first : first
  let smaller = second < 0n ? -second : second
  while (smaller !== 0n) {
    const remainder = larger % smaller
    larger = smaller
    smaller = remainder
  }
  return larger
}
