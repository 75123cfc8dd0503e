import { formatExpression } from '#domain/math/format-latex.ts'
import { toLatex } from '#domain/math/rational.ts'
import { inline, inlineList, inlineWith } from '#domain/math/steps/inline-math.ts'
import { solveLinearInequalityBySteps } from '#domain/math/steps/solve-linear-inequality-by-steps.ts'
import type { WorkedSolution } from '#domain/math/steps/step.ts'
import {
  findMeanBySteps,
  findMedianBySteps,
  findModeBySteps,
} from '#domain/math/steps/summarize-data-by-steps.ts'
import type { HigherExercise } from './read-higher-exercise.ts'
import type { WorkedExercise } from './worked-exercise.ts'

const DATA_NAMES = { mean: '평균', median: '중앙값', mode: '최빈값' } as const
const DATA_METHODS = { mean: findMeanBySteps, median: findMedianBySteps, mode: findModeBySteps } as const
const RELATION_LATEX = { '<': '<', '>': '>', '≤': '\\le', '≥': '\\ge' } as const

function finish(solution: WorkedSolution | null, task: string, verb: string): WorkedExercise | null {
  if (!solution) return null
  const none = { '해가 없다': '해가 없어요.', 없다: '최빈값은 없어요.' }[solution.answer]
  return {
    task,
    solution,
    conclusion: none ?? `${verb} ${inlineWith(solution.answerLatex, '이에요/예요')}.`,
  }
}

/** A task of data or of an inequality worked out; null if the method does not reach or nothing is left to do. */
export function solveHigherExercise(exercise: HigherExercise): WorkedExercise | null {
  switch (exercise.kind) {
    case 'mean':
    case 'median':
    case 'mode': {
      const name = DATA_NAMES[exercise.kind]
      const task = `${inlineList(exercise.data.map(toLatex))}의 ${name}`
      return finish(DATA_METHODS[exercise.kind](exercise.data), task, `${name}은`)
    }
    case 'inequality': {
      const { left, relation, right } = exercise
      const display = `${formatExpression(left)} ${RELATION_LATEX[relation]} ${formatExpression(right)}`
      return finish(
        solveLinearInequalityBySteps(left, relation, right),
        `부등식 ${inline(display)}의 풀이`,
        '해는',
      )
    }
  }
}
