import type { EssayKeys } from './essay-keys.ts'
import { integers } from './numbers.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value) / values.length

/** The value with as many values below it as above, for an odd number of values. */
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[(values.length - 1) / 2]!

const modes = (values: readonly number[]) => {
  const times = (value: number) => values.filter((other) => other === value).length
  const most = Math.max(...values.map(times))
  return [...new Set(values.filter((value) => times(value) === most))]
}

export const M1U10: EssayKeys = {
  // C01: four unknown records that make the wrong mean, then the right fifth one
  'b25128b9-85b6-4339-ba0f-3d2df49795e7': () => {
    const others = integers(0, 200).find((sum) => (sum + 2) / 5 === 8)!
    return (others + 12) / 5
  },
  // C02
  '453377ae-9893-486c-bedd-b011221a988a': () =>
    integers(0, 50)
      .map((x) => [7, 9, 6, 9, x, 6, 8])
      .filter((values) => modes(values).join() === '6')
      .map(median),
  // C03: 40 is far from all others, so the mean lies above six of the seven values; the median does not
  '45774193-71f8-4a01-9f82-997334ec081d': () => {
    const values = [5, 4, 3, 40, 4, 2, 5]
    const below = values.filter((value) => value < mean(values)).length
    return below >= values.length - 1 ? median(values) : mean(values)
  },
}
