import { type Rational, rational } from '#domain/math/rational.ts'

export function sortedUp(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b)
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** 평균, exactly. */
export function meanOf(values: readonly number[]): Rational {
  return rational(sumOf(values), values.length)
}

/** 중앙값, exactly: of an even number of values the mean of the two in the middle. */
export function medianOf(values: readonly number[]): Rational {
  const sorted = sortedUp(values)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return rational((low ?? 0) + (high ?? 0), 2)
}

/** How often each value occurs, values ascending. */
export function countValues(values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const value of sortedUp(values)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** 최빈값, ascending: the values that occur most often; none if every value occurs equally often. */
export function modesOf(values: readonly number[]): number[] {
  const counts = countValues(values)
  const most = Math.max(...counts.values())
  const modes = [...counts].filter(([, count]) => count === most).map(([value]) => value)
  return modes.length === counts.size && counts.size > 1 ? [] : modes
}
