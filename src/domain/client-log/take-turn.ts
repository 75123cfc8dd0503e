import { MINUTE_MS } from '../calendar/durations.ts'

/** How many of a kind may still go; `at` is when that was counted, in milliseconds. */
export interface Allowance {
  left: number
  at: number
}

export interface Rate {
  /** At once, and in a minute. */
  most: number
}

/** Takes one of an allowance that fills up over a minute; `isAllowed` false leaves it as it is. A clock that was set back adds nothing. */
export function takeTurn(
  before: Allowance,
  { most }: Rate,
  now: number,
): { allowance: Allowance; isAllowed: boolean } {
  const passed = Math.max(0, now - before.at)
  const left = Math.min(most, before.left + (passed / MINUTE_MS) * most)
  if (left < 1) return { allowance: { left, at: now }, isAllowed: false }
  return { allowance: { left: left - 1, at: now }, isAllowed: true }
}
