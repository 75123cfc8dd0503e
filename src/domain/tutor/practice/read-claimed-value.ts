import { checkAnswer } from '#domain/answer/check-answer.ts'
import { WRITTEN_TYPE } from '#domain/exam/item.ts'
import { findFormulas } from '../reading/find-formulas.ts'
import { dropAnswerTail } from './read-answer.ts'
import type { Exercise } from './read-exercise.ts'
import { readExercises } from './read-exercises.ts'
import { solveExercise } from './solve-exercise.ts'
import type { WorkedExercise } from './worked-exercise.ts'

export interface ClaimedValue {
  exercise: Exercise
  worked: WorkedExercise
  /** The value that the learner says the task has. */
  said: string
  holds: boolean
}

/** The words between a task and its claimed value. */
const LINK = /\s*(?:[은는이가=:,]|이?면|의?\s값은|답은|해는|하면|[a-z]\s*=)*\s*$/i
const ENDINGS = ['', ' 계산', ' 풀어줘', '의 값']

/** Reads a task with a value that the learner wants confirmed: `7 1 3 중앙값은 1이지`, `28÷40 0.7 맞음?`; null if the text has none. */
export function readClaimedValue(message: string): ClaimedValue | null {
  const text = dropAnswerTail(message)
  if (text === message.trim() || text.includes('\n')) return null
  const last = findFormulas(text).at(-1)
  const said = last?.text
    .split(/\s(?=[-\d])/)
    .at(-1)
    ?.trim()
  if (last === undefined || said === undefined || !text.endsWith(said) || !/\d/.test(said)) return null
  const task = text.slice(0, text.length - said.length).replace(LINK, '')
  if (!/\d/.test(task)) return null
  for (const ending of ENDINGS) {
    const [exercise, ...others] = readExercises(task + ending)
    const worked = exercise && others.length === 0 ? solveExercise(exercise) : null
    if (!exercise || !worked) continue
    const { verdict } = checkAnswer({
      answer: said,
      correctAnswer: worked.solution.answer,
      writtenTestType: WRITTEN_TYPE.shortAnswer,
    })
    return { exercise, worked, said, holds: verdict === 'correct' }
  }
  return null
}
