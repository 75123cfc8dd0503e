import { greatestCommonDivisor } from './greatest-common-divisor.ts'

/** Least common multiple, never negative; 0n when either number is 0n. */
export function leastCommonMultiple(first: bigint, second: bigint): bigint {
  if (first === 0n || second === 0n) return 0n
  const multiple = (first / greatestCommonDivisor(first, second)) * second
  return multiple < 0n ? -multiple : multiple
}
