import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { agree, evaluate, isClose } from './evaluate-expression.ts'

/** The numbers of the options that are right, as a multiple-choice key. */
export function keyOfOptions(item: GeneratedItem, isRight: (option: string) => boolean): string {
  return item.options.flatMap((option, index) => (isRight(option) ? [String(index + 1)] : [])).join(',')
}

/** The option's only formula. */
export function formulaOf(option: string): string {
  return formulasOf(option)[0] ?? ''
}

/**
 * The key of an item that wants an expression with the values of `wanted`: the option that has them, or the short answer's key where
 * its values agree; otherwise `wanted` itself, which is no key.
 */
export function keyOfExpression(item: GeneratedItem, wanted: string): string {
  if (item.writtenTestType === 1) return keyOfOptions(item, (option) => agree(formulaOf(option), wanted))
  return agree(item.correctAnswer, wanted) ? item.correctAnswer : `not ${wanted}`
}

/** The key of an item that wants the number `value`: `3/2` for 1.5, or the option that shows it. */
export function keyOfNumber(item: GeneratedItem, value: number): string {
  if (item.writtenTestType === 1)
    return keyOfOptions(item, (option) => isClose(evaluate(formulaOf(option)), value))
  for (let bottom = 1; bottom <= 200; bottom += 1) {
    const top = Math.round(value * bottom)
    if (isClose(top / bottom, value)) return bottom === 1 ? `${top === 0 ? 0 : top}` : `${top}/${bottom}`
  }
  throw new Error(`${value} is no simple fraction`)
}

/** The judged statement of a true/false item. */
export function statementOf(item: GeneratedItem): string {
  return /> ([^\n]*)/.exec(item.question)?.[1] ?? ''
}

/** The key of a combination item whose statements are judged one by one. */
export function keyOfStatements(item: GeneratedItem, isTrue: (statement: string) => boolean): string {
  const statements = [...item.question.matchAll(/^([ㄱ-ㅎ])\. (.*)$/gm)]
  return statements.flatMap(([, mark = '', statement = '']) => (isTrue(statement) ? [mark] : [])).join('&')
}
