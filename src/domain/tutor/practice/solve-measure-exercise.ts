import { attachParticle } from '#domain/korean/attach-particle.ts'
import { sinoNumber } from '#domain/korean/sino-number.ts'
import { countPolygonBySteps } from '#domain/math/steps/count-polygon-by-steps.ts'
import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import { measureBySteps } from '#domain/math/steps/measure-by-steps.ts'
import type { MeasureExercise } from './read-measure-exercise.ts'
import type { WorkedExercise } from './worked-exercise.ts'

const POLYGON_NAMES = {
  'interior-sum': '내각의 크기의 합',
  'exterior-sum': '외각의 크기의 합',
  interior: '한 내각의 크기',
  exterior: '한 외각의 크기',
  diagonals: '대각선의 개수',
  'diagonals-at-vertex': '한 꼭짓점에서 그을 수 있는 대각선의 개수',
} as const

/** A figure's measure worked out, in the unit of the question where it names one. */
export function solveMeasureExercise(exercise: MeasureExercise): WorkedExercise {
  if (exercise.kind === 'measure') {
    const { name } = exercise
    const solution = measureBySteps(exercise.measurement)
    const unit = exercise.unit && ` ${exercise.unit.replace('2', '²').replace('3', '³')}`
    return {
      task: name,
      solution,
      // Every unit of length is read with a vowel at its end: 제곱센티미터예요.
      conclusion: `${name}는 ${unit ? `${inline(solution.answerLatex)}${unit}예요` : inlineWith(solution.answerLatex, '이에요/예요')}.`,
    }
  }
  const { measure, sides } = exercise
  const solution = countPolygonBySteps(measure, sides)
  const isRegular = measure === 'interior' || measure === 'exterior'
  const task = `${isRegular ? '정' : ''}${sinoNumber(sides)}각형의 ${POLYGON_NAMES[measure]}`
  return {
    task,
    solution,
    conclusion: `${attachParticle(task, '은/는')} ${inlineWith(solution.answerLatex, '이에요/예요')}.`,
  }
}
