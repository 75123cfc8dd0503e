import { type Slip, slipOf, type ValueQuestion } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { fractionAnswer } from '../asking/fraction-answer.ts'
import type { SeededRandom } from '../seeded-random.ts'

const WRONG_OPTIONS = 4

function isWhole({ key }: { key: string }) {
  return /^-?\d+$/.test(key)
}

/** A wrong value `top / bottom`; none if the mistake leads to a division by 0. */
export function fractionSlip(top: number, bottom: number, mistakeText: string, conceptId?: string): Slip[] {
  if (bottom === 0) return []
  return [slipOf(fractionAnswer(top, bottom), mistakeText, conceptId)]
}

/** The wrong values that a count can have: no learner answers minus three people or half a rabbit. */
export function onlyCounts(slips: readonly Slip[]): Slip[] {
  return slips.filter(({ key }) => /^[1-9]\d*$/.test(key))
}

/**
 * `draw`, repeated until four wrong values are whole; they come first, so that a whole right option is not the only
 * one without a fraction bar.
 */
export function withWholeSlips(
  draw: (random: SeededRandom) => ValueQuestion,
): (random: SeededRandom) => ValueQuestion {
  return (random) => {
    const question = drawUntil(random, draw, ({ right, slips }) => {
      const wrong = new Set(slips.filter(isWhole).map(({ key }) => key))
      wrong.delete(right.key)
      return wrong.size >= WRONG_OPTIONS
    })
    const { slips } = question
    return { ...question, slips: [...slips.filter(isWhole), ...slips.filter((slip) => !isWhole(slip))] }
  }
}
