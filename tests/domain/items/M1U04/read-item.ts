import type { GeneratedItem } from '#domain/items/template.ts'
import { evaluate, formulasOf } from '../evaluate-formula.ts'

/** The numbers of the options that are right, as a multiple-choice key. */
export function keyOfOptions(item: GeneratedItem, isRight: (option: string) => boolean): string {
  return item.options.flatMap((option, index) => (isRight(option) ? [String(index + 1)] : [])).join(',')
}

/** `top / bottom` as the key of a short answer, or the option that shows it. */
export function keyOfFraction(item: GeneratedItem, [top, bottom]: readonly [number, number]): string {
  if (item.writtenTestType !== 1) return bottom === 1 ? String(top) : `${top}/${bottom}`
  return keyOfOptions(item, (option) => Math.abs(evaluate(formulasOf(option)[0] ?? '') - top / bottom) < 1e-9)
}

export function keyOfNumber(item: GeneratedItem, value: number): string {
  return keyOfFraction(item, [value, 1])
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
