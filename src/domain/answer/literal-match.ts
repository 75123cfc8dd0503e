import { WRITTEN_TYPE, type WrittenTestType } from '../exam/item.ts'
import { splitAnswer } from './split-answer.ts'

/** What the literal rule compares: whitespace and case ignored, * read as x. */
export function literalText(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase().replaceAll('*', 'x')
}

function isSameSet(first: ReadonlySet<string>, second: ReadonlySet<string>): boolean {
  if (first.size !== second.size) return false
  for (const item of first) if (!second.has(item)) return false
  return true
}

function isSameList(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((item, index) => item === second[index])
}

/**
 * Each way to be right, as the terms that must all be given. Without & a comma separates alternatives, and the whole list
 * counts as one more; with &, commas separate alternatives of conjoined terms.
 */
export function listKeyAlternatives(key: string): string[][] {
  const alternatives = splitAnswer(key, ',').map((alternative) => splitAnswer(alternative, '&'))
  const filled = alternatives.filter((terms) => terms.length > 0)
  const isConjoined = filled.some((terms) => terms.length > 1)
  return isConjoined || filled.length < 2 ? filled : [...filled, filled.flat()]
}

/** The specification's rule for answers, to the letter (section 5); an empty answer or key never matches. */
export function matchesLiterally(
  answer: string,
  correctAnswer: string,
  writtenTestType: WrittenTestType,
): boolean {
  const actual = splitAnswer(literalText(answer), ',&')
  const key = literalText(correctAnswer)
  if (actual.length === 0) return false
  const givenSet = new Set(actual)
  switch (writtenTestType) {
    case WRITTEN_TYPE.choice:
      return isSameList(splitAnswer(literalText(answer), ','), splitAnswer(key, ','))
    case WRITTEN_TYPE.matching:
    case WRITTEN_TYPE.combination:
      return isSameSet(givenSet, new Set(splitAnswer(key, ',&')))
    case WRITTEN_TYPE.other:
    case WRITTEN_TYPE.shortAnswer:
    case WRITTEN_TYPE.trueFalse:
    case WRITTEN_TYPE.essay:
      return listKeyAlternatives(key).some((terms) => isSameSet(givenSet, new Set(terms)))
  }
}
