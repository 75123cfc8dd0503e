import { type Item, WRITTEN_TYPE } from '../exam/item.ts'
import { makePrior } from '../ink/make-prior.ts'

export interface ItemKeys {
  readonly letters: readonly string[]
  /** Signs of comparison stand among the first keys. */
  readonly comparesFirst: boolean
}

const MOST_LETTERS = 6
const USUAL_LETTERS = ['x', 'y', 'a', 'b'] as const
/** Labelled statements of a question; the answer is the set of the true ones. */
const STATEMENTS = ['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ', 'ㅁ'] as const
const COMPARES =
  /부등|범위|이상|이하|초과|미만|크거나|작거나|대소|크기|[<>≤≥]|\\(?:[lg]eq?(?:q|slant)?|lt|gt)(?![a-z])/
/** '어느 것인지 기호로 답하세요': the answer is the name of a point or a face. */
const ASKS_FOR_NAME = /기호로/
/** The name of one point, in a question's text or in a figure. */
const NAMES = /(?<![A-Za-z])[A-Z](?![A-Za-z])/g

/**
 * Returns the keys that an item's question asks for (null: of a conversation): letters of its formulas, names of its points, or the signs of its
 * statements. Depends only on what the learner sees, never on the answer key.
 */
export function listItemKeys(item: Pick<Item, 'question' | 'writtenTestType' | 'figures'> | null): ItemKeys {
  const comparesFirst = item !== null && COMPARES.test(item.question)
  if (item?.writtenTestType === WRITTEN_TYPE.combination) return { letters: STATEMENTS, comparesFirst }
  if (item && ASKS_FOR_NAME.test(item.question)) return { letters: listNames(item), comparesFirst }
  const { letters } = makePrior(item)
  return { letters: letters.length > 0 ? letters.slice(0, MOST_LETTERS) : USUAL_LETTERS, comparesFirst }
}

function listNames({ question, figures }: Pick<Item, 'question' | 'figures'>): string[] {
  return [...new Set(`${question} ${JSON.stringify(figures)}`.match(NAMES))].sort()
}
