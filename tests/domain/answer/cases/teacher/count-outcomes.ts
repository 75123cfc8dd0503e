import { checkAnswer } from '#domain/answer/check-answer.ts'
import { describeAnswerForm } from '#domain/answer/describe-answer-form.ts'
import { rightCases } from './right-cases.ts'
import { sparedCases } from './spared-cases.ts'
import type { TeacherCase } from './teacher-case.ts'
import { wrongCases } from './wrong-cases.ts'

export const teacherCases: readonly TeacherCase[] = [...rightCases, ...sparedCases, ...wrongCases]

/** 'asked': the learner is asked for an answer instead of being told that it is wrong. */
export type Outcome = 'correct' | 'nudge' | 'asked' | 'incorrect'

export function findOutcome({ answer, key, writtenTestType }: TeacherCase): Outcome {
  const { verdict } = checkAnswer({ answer, correctAnswer: key, writtenTestType })
  if (verdict !== 'incorrect') return verdict
  const form = { correctAnswer: key, writtenTestType, optionNumbers: [1, 2, 3, 4, 5] }
  return describeAnswerForm(answer, form) === null ? 'incorrect' : 'asked'
}

const WELCOME: Readonly<Record<TeacherCase['judgement'], readonly Outcome[]>> = {
  right: ['correct'],
  form: ['nudge'],
  wrong: ['incorrect', 'asked'],
  refused: ['nudge', 'incorrect', 'asked'],
  spared: ['correct', 'nudge', 'asked'],
}

export const isJudgedWell = (one: TeacherCase): boolean => WELCOME[one.judgement].includes(findOutcome(one))
