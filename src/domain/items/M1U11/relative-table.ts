import type { Figure } from '#domain/figure/figure.ts'
import { type Rational, rational } from '#domain/math/rational.ts'
import { decimalText, isShortDecimal } from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { type Distribution, drawDistribution, readClasses, totalOf } from './distribution.ts'

interface Shares {
  distribution: Distribution
  shares: Rational[]
}

/** A distribution whose relative frequencies have at most two decimals. */
export function drawShares(random: SeededRandom, totals: readonly number[] = [20, 25, 40, 50]): Shares {
  const distribution = drawUntil(
    random,
    (draw) => drawDistribution(draw, { totals, most: 20 }),
    (drawn) => drawn.counts.every((count) => isShortDecimal(rational(count, totalOf(drawn)), 2)),
  )
  return { distribution, shares: distribution.counts.map((count) => rational(count, totalOf(distribution))) }
}

/** A relative frequency as a table writes it. */
function shareText(share: Rational) {
  return decimalText(share)
}

interface Hidden {
  hidesCounts?: boolean
  /** The class whose count and share are both shown; the others lack one of them. */
  known?: number
  /** The class whose share is A. */
  asked?: number
  total?: string
}

/** The table of relative frequencies, whole or with parts missing. */
export function sharesFigure(
  distribution: Distribution,
  { hidesCounts, known, asked: target, total }: Hidden = {},
): Figure {
  const { what, unit, from, size, counts } = distribution
  const all = totalOf(distribution)
  const isPartial = target !== undefined
  const countCells = counts.map((count, at) => (isPartial && at !== known && at !== target ? '' : count))
  const shareCells = counts.map((count, at) =>
    at === target ? 'A' : isPartial && at !== known ? '' : shareText(rational(count, all)),
  )
  const read = counts.map((_, at) =>
    hidesCounts
      ? (shareCells[at] ?? '')
      : `도수 ${countCells[at] === '' ? '빈칸' : countCells[at]}, 상대도수 ${shareCells[at] === '' ? '빈칸' : shareCells[at]}`,
  )
  const short = what.length > 9 ? what.split(' ').slice(-2).join(' ') : what
  const shareColumn = { title: '상대도수', cells: shareCells, total: 1 }
  return {
    kind: 'frequency-table',
    alt: `${what}의 상대도수의 분포표. ${readClasses(distribution, read)}. 합계는 ${hidesCounts ? '' : `도수 ${total ?? all}, `}상대도수 1.`,
    title: `${short}(${unit})`,
    from,
    size,
    columns: hidesCounts
      ? [shareColumn]
      : [{ title: '학생 수(명)', cells: countCells, total: total ?? all }, shareColumn],
  }
}
