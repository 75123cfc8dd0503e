import { attachParticle } from '#domain/korean/attach-particle.ts'
import {
  divide,
  fromDecimalText,
  type Rational,
  toLatex,
  toNumber,
  toPlain,
  ZERO,
} from '#domain/math/rational.ts'
import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import type { WorkedExercise } from './worked-exercise.ts'

/** A task that key words name: as a text that the strict reader reads, or worked out; and the value that is said beside it. */
export interface ToldTask {
  /** The words that the task accounts for. */
  words: RegExp
  task: string | WorkedExercise
  said: string | null
}

/** A kind of task that key words name. */
export interface ToldRule {
  /** The words that name the task. */
  key: RegExp
  /** Words that would make another task of others. */
  allow?: RegExp
  not?: RegExp
  /** How many numbers it has; a further one is the value that is said. A list has any number of them before its name. */
  count: number | readonly number[] | 'list'
  /** False where the answer is no value that a further number could be a claim of (a name, a place, a sign). */
  takesClaim?: false
  make: (numbers: readonly string[], text: string) => string | WorkedExercise | null
}

export function read(text: string | undefined): Rational | null {
  const [above = '', below] = (text ?? '').replace(/^\((.*)\)$/, '$1').split('/')
  const [top, bottom] = [fromDecimalText(above), below === undefined ? null : fromDecimalText(below)]
  if (below === undefined) return top
  return top && bottom && toNumber(bottom) !== 0 ? divide(top, bottom) : null
}

export function readAll(numbers: readonly string[]): Rational[] | null {
  const values = numbers.flatMap((number) => read(number) ?? [])
  return values.length === numbers.length ? values : null
}

/** How units in letters are said. */
const SPOKEN: Partial<Record<string, string>> = {
  g: '그램',
  kg: '킬로그램',
  cm: '센티미터',
  km: '킬로미터',
  m: '미터',
  L: '리터',
  '%': '퍼센트',
  'cm²': '제곱센티미터',
}

/** A value with its unit and the ending of the sentence: \(5\)명이에요, \(5\)g이에요. */
export function endWithUnit(latex: string, unit: string): string {
  const said = SPOKEN[unit.trim()] ?? unit
  return unit === ''
    ? inlineWith(latex, '이에요/예요')
    : `${inline(latex)}${unit}${attachParticle(said, '이에요/예요').slice(said.length)}`
}

/** A task of one step. */
export function told(
  task: string,
  latex: string,
  reason: string,
  value: Rational | [plain: string, latex: string],
  unit = '',
): WorkedExercise {
  const [answer, answerLatex] = Array.isArray(value) ? value : [toPlain(value), toLatex(value)]
  return {
    task,
    solution: { steps: [{ latex, reason }], answer, answerLatex },
    conclusion: `${attachParticle(task, '은/는')} ${endWithUnit(answerLatex, unit)}.`,
  }
}

/** A task of numbers that are all read. */
export function ofValues(
  make: (values: readonly [Rational, Rational, Rational]) => WorkedExercise | null,
): (numbers: readonly string[]) => WorkedExercise | null {
  return (numbers) => {
    const values = readAll(numbers)
    if (!values) return null
    const [a = ZERO, b = ZERO, c = ZERO] = values
    return make([a, b, c])
  }
}

export const DEGREES = '^\\circ'
