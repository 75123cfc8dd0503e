import type { GeneratedItem } from '#domain/items/template.ts'
import { figureOf } from '../figure-of.ts'

export { keyOfNumber, keyOfOptions, keyOfStatements, statementOf } from '../M1U04/read-item.ts'

/** Items whose statement stands in a table of true and of false ones, each known by words that it alone has. */
export function judgeByWords(
  statement: string,
  truths: readonly [words: RegExp, isTrue: boolean][],
): boolean {
  const found = truths.filter(([words]) => words.test(statement))
  if (found.length !== 1) throw new Error(`${found.length} rules know '${statement}'`)
  return found[0]?.[1] ?? false
}

const NATIVE = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']

/** A count in native Korean or digits. */
export function countOf(word: string): number {
  return /^\d+$/.test(word) ? Number(word) : NATIVE.indexOf(word)
}

/** The lines of a list of the question. */
export function listed(item: GeneratedItem): string[] {
  return [...item.question.matchAll(/^(?:-|\d\.) (.*)$/gm)].map(([, line]) => line ?? '')
}

/** The names of points that a formula holds, `ABC` of `\\triangle \\mathrm{ABC}`. */
export function namesIn(formula: string): string[] {
  return [...formula.matchAll(/\\mathrm\{([A-Z]+)\}/g)].map(([, names]) => names ?? '')
}

export type Spot = readonly [number, number]

/** The points of a plane figure by name. */
export function pointsOf(item: GeneratedItem): Readonly<Record<string, Spot>> {
  return item.figures.length === 0 ? {} : figureOf(item, 'plane').points
}
