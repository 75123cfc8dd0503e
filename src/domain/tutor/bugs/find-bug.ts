import { checkAnswer } from '#domain/answer/check-answer.ts'
import { WRITTEN_TYPE } from '#domain/exam/item.ts'
import { listReadings } from '../practice/read-answer.ts'
import { type Exercise, readExercise } from '../practice/read-exercise.ts'
import { solveExercise } from '../practice/solve-exercise.ts'
import { findFormulas } from '../reading/find-formulas.ts'
import type { Bug } from './bug.ts'
import {
  listCommonBugs,
  listDataBugs,
  listDivisorCountBugs,
  listFactorizeBugs,
  listPolygonBugs,
} from './counting-bugs.ts'
import { listEquationBugs, listSimplifyBugs, listSubstituteBugs } from './letter-bugs.ts'
import { listNumberBugs } from './number-bugs.ts'

/** Returns the known wrong procedures for a task, with the answers that each gives. */
export function listBugs(exercise: Exercise): Bug[] {
  switch (exercise.kind) {
    case 'evaluate':
      return listNumberBugs(exercise.expression)
    case 'simplify':
      return listSimplifyBugs(exercise.expression)
    case 'substitute':
      return listSubstituteBugs(exercise.expression, exercise.name, exercise.value)
    case 'solve':
      return listEquationBugs(exercise.left, exercise.right)
    case 'divisor-count':
      return listDivisorCountBugs(exercise.natural)
    case 'factorize':
      return listFactorizeBugs(exercise.natural)
    case 'gcd':
    case 'lcm':
      return listCommonBugs(exercise.numbers, exercise.kind)
    case 'mean':
    case 'median':
    case 'mode':
      return listDataBugs(exercise.kind, exercise.data)
    case 'polygon':
      return listPolygonBugs(exercise.measure, exercise.sides)
    default:
      return []
  }
}

function isSame(answer: string, key: string): boolean {
  return (
    checkAnswer({ answer, correctAnswer: key, writtenTestType: WRITTEN_TYPE.shortAnswer }).verdict ===
    'correct'
  )
}

/** Returns the wrong procedure that gives `answer` for a task whose right answer is `key`; null if none of the known ones does. */
export function findBug(exercise: Exercise, answer: string, key: string): Bug | null {
  if (isSame(answer, key)) return null
  return (
    listBugs(exercise).find(({ answers }) =>
      answers.some((wrong) => !isSame(wrong, key) && isSame(answer, wrong)),
    ) ?? null
  )
}

/** What went wrong in a message that answers a question whose task can be read; null if it is not known. */
export function findBugOfAnswer(question: string, message: string, key: string): string | null {
  const exercise = readExercise(question.replace(/\\[()[\]]/g, ' '))
  const worked = exercise && solveExercise(exercise)
  if (!exercise || !worked || !isSame(worked.solution.answer, key)) return null
  const said = [...listReadings(message), findFormulas(message).at(-1)?.text ?? '']
  for (const answer of said) {
    const found = answer === '' ? null : findBug(exercise, answer, key)
    if (found) return found.says
  }
  return null
}
