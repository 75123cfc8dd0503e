import type { WrittenTestType } from '../../domain/exam/item.ts'
import { simplifyPoints } from '../../domain/ink/simplify-points.ts'
import type { Part } from './compose-answer.ts'
import { type AnswerSample, drawAnswer, inkAnswer } from './measure-answers.ts'
import { makeRandom } from './random.ts'
import type { Hands } from './write-ink.ts'

const SAMPLE_SEED = 2026
const SAMPLES = 300
const HANDS_FOR_EACH = 5
const TOLERANCE_PX = 0.6

function row(text: string): Part[] {
  return Array.from(text, (symbol) => ({ kind: 'symbol', symbol }))
}

/** Answers that must always be among the first three readings. */
const NAMED: readonly (readonly Part[])[] = [
  [{ kind: 'fraction', above: row('3'), below: row('4') }],
  row('x=-2'),
  [...row('2'), { kind: 'root', body: row('3') }],
  [...row('-'), { kind: 'fraction', above: row('1'), below: row('2') }],
  row('(3,-2)'),
  row('x≥3'),
]
const SHORT_ANSWER: WrittenTestType = 2

/**
 * Returns whole answers written by hands that training never saw, one a line: text, kind, letters, and strokes as points, whole pixels, each
 * but the first from the one before. The first ones are the named answers by several hands.
 */
export function writeSamples(test: Hands): string {
  const random = makeRandom(SAMPLE_SEED)
  const named = NAMED.flatMap((parts) =>
    Array.from({ length: HANDS_FOR_EACH }, () => inkAnswer({ parts, kind: SHORT_ANSWER }, test, random)),
  )
  const drawn = Array.from({ length: SAMPLES }, () => drawAnswer(test, random))
  return [...named, ...drawn].map(writeSample).join('')
}

function writeSample({ text, prior, ink }: AnswerSample): string {
  const strokes = ink.strokes.map(({ points }) => {
    let [lastX, lastY] = [0, 0]
    return simplifyPoints(points, TOLERANCE_PX)
      .map(({ x, y }) => {
        const [dx, dy] = [Math.round(x) - lastX, Math.round(y) - lastY]
        lastX += dx
        lastY += dy
        return `${dx},${dy}`
      })
      .join(' ')
  })
  return `${[text, prior.kind, prior.letters.join(''), ...strokes].join('|')}\n`
}
