import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Allowance, takeTurn } from '#domain/client-log/take-turn.ts'

const RATE = { most: 20 }

function count(times: readonly number[]): number {
  let allowance: Allowance = { left: RATE.most, at: 0 }
  let allowed = 0
  for (const now of times) {
    const turn = takeTurn(allowance, RATE, now)
    allowance = turn.allowance
    if (turn.isAllowed) allowed += 1
  }
  return allowed
}

test('as many as the rate go at once, and one more with every part of a minute', () => {
  expect(count(Array.from({ length: 50 }, () => 0))).toBe(20)
  expect(count([...Array.from({ length: 50 }, () => 0), 2999])).toBe(20)
  expect(count([...Array.from({ length: 50 }, () => 0), 3000])).toBe(21)
})

test('however they come, no more go than the rate and what time gave', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 600_000 })), (times) => {
      const ordered = [...times].sort((one, other) => one - other)
      expect(count(ordered)).toBeLessThanOrEqual(20 + (20 * (ordered.at(-1) ?? 0)) / 60_000)
    }),
  )
})

test('a clock that was set back adds nothing', () => {
  const { allowance } = takeTurn({ left: 0, at: 1_000_000 }, RATE, 0)
  expect(allowance.left).toBe(0)
})
