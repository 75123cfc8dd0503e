import type { Network } from '../../domain/ink/network.ts'
import { describeCertainty, rateLine } from '../../domain/ink/rate-line.ts'
import { rankLine } from '../../domain/ink/read-ink.ts'
import { splitLines } from '../../domain/ink/split-lines.ts'
import { traceStrokes } from '../../domain/ink/trace.ts'
import { type AnswerSample, sameText } from './measure-answers.ts'

const NO_CHOICES: ReadonlyMap<string, string> = new Map()
/** Of what is called sure, so much is right on validation. */
const RIGHT_WHEN_SURE = 0.97
const STEPS = 4_000
const RATE = 0.3

interface Case {
  readonly certainty: readonly number[]
  readonly isReadable: boolean
  readonly isRight: boolean
}

/** Fits the logistic function of `rateLine` to validation answers, and finds the least confidence of what is called sure. */
export function calibrate(network: Network, samples: readonly AnswerSample[]): Float32Array {
  const cases = samples.flatMap((sample) => describeCase(sample, network))
  const weights = new Float32Array(5)
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = [0, 0, 0, 0]
    for (const { certainty, isRight } of cases) {
      const error = rateLine(certainty, weights) - (isRight ? 1 : 0)
      certainty.forEach((part, index) => {
        slopes[index] = (slopes[index] ?? 0) + (error * part) / cases.length
      })
    }
    slopes.forEach((slope, index) => {
      weights[index] = (weights[index] ?? 0) - RATE * slope
    })
  }
  weights[4] = findLeastSure(cases, weights)
  return weights
}

function describeCase({ ink, prior, text }: AnswerSample, network: Network): Case[] {
  const [line, ...others] = splitLines(traceStrokes(ink.strokes))
  if (!line || others.length > 0) return []
  const [best, second] = rankLine(line, prior, NO_CHOICES, network, new Map()).ranked
  if (!best) return []
  const certainty = describeCertainty(best, second, best.isReadable)
  return [{ certainty, isReadable: best.isReadable, isRight: sameText(best.text, text) }]
}

function findLeastSure(cases: readonly Case[], weights: Float32Array): number {
  const rated = cases
    .filter(({ isReadable }) => isReadable)
    .map(({ certainty, isRight }) => ({ confidence: rateLine(certainty, weights), isRight }))
    .sort((a, b) => b.confidence - a.confidence)
  let least = 1
  let right = 0
  rated.forEach(({ confidence, isRight }, index) => {
    if (isRight) right += 1
    if (right >= RIGHT_WHEN_SURE * (index + 1)) least = confidence
  })
  return least
}
