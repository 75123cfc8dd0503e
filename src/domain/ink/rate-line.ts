import type { RowReading } from './read-row.ts'
import { listTokens } from './token.ts'

const LARGEST_MARGIN = 8

/** What says how sure a line is: how far the second reading is behind, how doubtful the worst symbol is, whether it reads as an answer. */
export function describeCertainty(
  best: RowReading,
  second: RowReading | undefined,
  isReadable: boolean,
): readonly number[] {
  const margin = second ? Math.min(LARGEST_MARGIN, best.score - second.score) : LARGEST_MARGIN
  const worst = Math.min(1, ...listTokens(best.tokens).map(({ confidence }) => confidence))
  return [1, margin, Math.log(Math.max(worst, 0.001)), isReadable ? 1 : 0]
}

/** Probability that the line is right, by the logistic function that training fitted. */
export function rateLine(certainty: readonly number[], calibration: Float32Array): number {
  const sum = certainty.reduce((total, part, index) => total + part * (calibration[index] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}
