import { toLatex } from '#domain/math/rational.ts'
import { inlineList, inlineWith } from '#domain/math/steps/inline-math.ts'
import {
  findMeanBySteps,
  findMedianBySteps,
  findModeBySteps,
} from '#domain/math/steps/summarize-data-by-steps.ts'
import type { DataExercise } from './read-data-exercise.ts'
import type { WorkedExercise } from './worked-exercise.ts'

const NAMES = { mean: '평균', median: '중앙값', mode: '최빈값' } as const
const METHODS = { mean: findMeanBySteps, median: findMedianBySteps, mode: findModeBySteps } as const

/** A list of data summed up. */
export function solveDataExercise({ kind, data }: DataExercise): WorkedExercise {
  const solution = METHODS[kind](data)
  return {
    task: `${inlineList(data.map(toLatex))}의 ${NAMES[kind]}`,
    solution,
    conclusion:
      solution.answer === '없다'
        ? '최빈값은 없어요.'
        : `${NAMES[kind]}은 ${inlineWith(solution.answerLatex, '이에요/예요')}.`,
  }
}
