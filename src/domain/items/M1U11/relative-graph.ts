import type { Figure } from '#domain/figure/figure.ts'
import { rational } from '#domain/math/rational.ts'
import { decimalText, isShortDecimal } from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'

import type { SeededRandom } from '../seeded-random.ts'
import { type Distribution, drawDistribution, readClasses, totalOf } from './distribution.ts'

/** Relative frequencies in hundredths over the classes of a distribution of as many students. */
export interface SharePlot {
  distribution: Distribution
  /** How many hundredths each class holds. */
  hundredths: number[]
}

function fits(drawn: Distribution, step: number) {
  return drawn.counts.every(
    (count) =>
      isShortDecimal(rational(count, totalOf(drawn)), 2) && ((100 * count) / totalOf(drawn)) % step === 0,
  )
}

/** A distribution of one of the totals whose shares are multiples of 0.02 or 0.05 and at most 0.36. */
export function drawPlot(random: SeededRandom, totals: readonly number[]): SharePlot {
  const distribution = drawUntil(
    random,
    (draw) => drawDistribution(draw, { totals, most: 18 }),
    (drawn) => (fits(drawn, 2) || fits(drawn, 5)) && Math.max(...drawn.counts) * 100 <= 36 * totalOf(drawn),
  )
  return { distribution, hundredths: hundredthsOf(distribution) }
}

function hundredthsOf(distribution: Distribution) {
  return distribution.counts.map((count) => Math.round((100 * count) / totalOf(distribution)))
}

/** A share of hundredths as a decimal: 25 is `0.25`. */
export function shareOf(hundredths: number) {
  return decimalText(rational(hundredths, 100))
}

export function plotFigure({ distribution, hundredths }: SharePlot): Figure {
  const { what, unit, from, size } = distribution
  return {
    kind: 'relative-frequency-graph',
    alt: `${what}(${unit})의 상대도수의 분포를 나타낸 그래프. ${readClasses(distribution, hundredths.map(shareOf))}.`,
    from,
    size,
    series: [{ values: hundredths.map((value) => value / 100) }],
    xUnit: unit,
  }
}

export interface TwoPlots {
  names: readonly [string, string]
  first: Distribution
  second: Distribution
  shares: readonly [number[], number[]]
}

/** Two groups of different size over the same classes, whose shares differ in most classes. */
export function drawTwoPlots(random: SeededRandom): TwoPlots {
  const names = random.pick([
    ['A 중학교', 'B 중학교'],
    ['남학생', '여학생'],
    ['1학년', '2학년'],
  ] as const)
  const [m, n] = random.pick([
    [50, 100],
    [100, 50],
    [100, 200],
    [200, 150],
    [50, 150],
  ] as const)
  const { distribution, hundredths } = drawPlot(random, [50])
  const classes = hundredths.length
  const other = drawUntil(
    random,
    (draw) => drawPlot(draw, [50]).hundredths,
    (drawn) => drawn.length === classes && drawn.filter((value, at) => value === hundredths[at]).length <= 1,
  )
  const grow = (shares: readonly number[], total: number): Distribution => ({
    ...distribution,
    counts: shares.map((share) => (share * total) / 100),
  })
  return { names, first: grow(hundredths, m), second: grow(other, n), shares: [hundredths, other] }
}

export function twoPlotsFigure({ names, first, shares }: TwoPlots): Figure {
  const { what, unit, from, size } = first
  const read = (list: readonly number[]) => readClasses(first, list.map(shareOf))
  return {
    kind: 'relative-frequency-graph',
    alt: `${what}(${unit})의 상대도수의 분포를 나타낸 그래프. ${names[0]}: ${read(shares[0])}. ${names[1]}: ${read(shares[1])}.`,
    from,
    size,
    series: [
      { name: names[0], values: shares[0].map((value) => value / 100) },
      { name: names[1], values: shares[1].map((value) => value / 100) },
    ],
    xUnit: unit,
  }
}
