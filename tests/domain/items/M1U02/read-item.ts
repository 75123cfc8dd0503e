import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { type Exact, evaluateExact, exact, isSame, keyOf } from './evaluate-exact.ts'

/** The numbers of the options that are right, as a multiple-choice key. */
export function keyOfOptions(item: GeneratedItem, isRight: (option: string) => boolean): string {
  return item.options.flatMap((option, index) => (isRight(option) ? [String(index + 1)] : [])).join(',')
}

/** `value` as the key of a short answer, or the option that shows it. */
export function keyOfValue(item: GeneratedItem, value: Exact | number): string {
  const wanted = typeof value === 'number' ? exact(value) : value
  if (item.writtenTestType !== 1) return keyOf(wanted)
  return keyOfOptions(item, (option) => isSame(evaluateExact(formulasOf(option)[0] ?? ''), wanted))
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

/** The truth of a sentence written down by hand, by the pattern it matches; throws for one that nobody judged. */
export function judgeByTable(sentence: string, table: readonly (readonly [RegExp, boolean])[]): boolean {
  const found = table.filter(([pattern]) => pattern.test(sentence))
  if (found.length !== 1) throw new Error(`${found.length} judgements of: ${sentence}`)
  return found[0]?.[1] === true
}
