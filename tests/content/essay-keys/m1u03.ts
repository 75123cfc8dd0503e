import type { EssayKeys } from './essay-keys.ts'
import { fraction, integers } from './numbers.ts'

/** The linear expression in `letter` that takes these values at 0 and at 1. */
function linear(letter: string, valueAt: (at: number) => number): string {
  const constant = valueAt(0)
  return `(${valueAt(1) - constant})${letter}+(${constant})`
}

export const M1U03: EssayKeys = {
  // C01
  'd132cfac-d5ac-48b9-9360-ac9d7e571330': () =>
    linear('a', (price) => 10000 - 5 * (price - (price * 20) / 100)),
  // C02
  '81f963b9-9582-4cf0-95e4-aa545829ec36': () => {
    const [x, y] = [-2, 1 / 2]
    return (x * x) / y - 3 * x * y
  },
  // C03: the linear expressions are those with equal steps from value to value, not 0
  '2e2eae97-cafe-49a5-abd5-298207f94213': () => {
    const expressions = [
      (x: number) => 6 / x - 1,
      (x: number) => 5 - 3 * x,
      (x: number) => x * x - x,
      (x: number) => (2 * x + 7) / 4,
      () => -9,
    ]
    const slopes = expressions.flatMap((valueAt) => {
      const steps = integers(1, 5).map((x) => valueAt(x + 1) - valueAt(x))
      return steps[0] !== 0 && steps.every((step) => step === steps[0]) ? [steps[0]!] : []
    })
    return fraction(slopes.reduce((sum, slope) => sum + slope) * 4, 4)
  },
  // C04
  'ada4701a-07e6-4047-8376-d31058b167fd': () => linear('x', (x) => ((6 * x - 9) * 12 * 2) / 8),
  // C05
  'dc5df72e-cc8d-4def-8ea3-65687196928a': () =>
    linear('x', (x) => {
      const a = 5 * x + 1 - (2 * x - 5)
      const b = -2 * x + 4 + (x - 3)
      return 2 * a - b
    }),
}
