import type { SeededRandom } from '../seeded-random.ts'
import type { ValueQuestion } from './ask-value.ts'
import { drawUntil } from './draw-until.ts'

const WRONG_OPTIONS = 4

/** `draw`, repeated until the wrong values differ enough to fill five options. */
export function withEnoughSlips(
  draw: (random: SeededRandom) => ValueQuestion,
): (random: SeededRandom) => ValueQuestion {
  return (random) =>
    drawUntil(random, draw, ({ right, slips }) => {
      const wrong = new Set(slips.map(({ key }) => key))
      wrong.delete(right.key)
      return wrong.size >= WRONG_OPTIONS
    })
}
