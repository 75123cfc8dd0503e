import { formatExpression } from '#domain/math/format-latex.ts'
import { toLatex } from '#domain/math/rational.ts'
import { expandBySteps } from '#domain/math/steps/expand-by-steps.ts'
import { factorQuadraticBySteps } from '#domain/math/steps/factor-quadratic-by-steps.ts'
import { inline, inlineList, inlineWith } from '#domain/math/steps/inline-math.ts'
import { simplifyRootBySteps } from '#domain/math/steps/simplify-root-by-steps.ts'
import { solveLinearInequalityBySteps } from '#domain/math/steps/solve-linear-inequality-by-steps.ts'
import { solveQuadraticBySteps } from '#domain/math/steps/solve-quadratic-by-steps.ts'
import { solveSimultaneousBySteps } from '#domain/math/steps/solve-simultaneous-by-steps.ts'
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

/** A task of a later grade worked out; null if the method does not reach or nothing is left to do. */
export function solveHigherExercise(exercise: HigherExercise): WorkedExercise | null {
  switch (exercise.kind) {
    case 'mean':
    case 'median':
    case 'mode': {
      const name = DATA_NAMES[exercise.kind]
      const task = `${inlineList(exercise.data.map(toLatex))}의 ${name}`
      return finish(DATA_METHODS[exercise.kind](exercise.data), task, `${name}은`)
    }
    case 'root': {
      const task = `${inline(`\\sqrt{${exercise.radicand}}`)}의 정리`
      return finish(simplifyRootBySteps(exercise.radicand), task, '간단히 하면')
    }
    case 'expand': {
      const task = `${inline(formatExpression(exercise.expression))}의 전개`
      return finish(expandBySteps(exercise.expression), task, '전개하면')
    }
    case 'factor-quadratic': {
      const task = `${inline(formatExpression(exercise.expression))}의 인수분해`
      return finish(factorQuadraticBySteps(exercise.expression), task, '인수분해하면')
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
    case 'quadratic': {
      const { left, right } = exercise
      const display = `${formatExpression(left)} = ${formatExpression(right)}`
      return finish(solveQuadraticBySteps(left, right), `이차방정식 ${inline(display)}의 풀이`, '해는')
    }
    case 'simultaneous':
      return finish(solveSimultaneousBySteps(exercise.one, exercise.other), '연립방정식의 풀이', '해는')
  }
}
