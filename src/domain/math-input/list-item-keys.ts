import type { Item } from '../exam/item.ts'
import { makePrior } from '../ink/make-prior.ts'

export interface ItemKeys {
  readonly letters: readonly string[]
  /** Signs of comparison stand among the first keys. */
  readonly comparesFirst: boolean
}

const MOST_LETTERS = 6
const USUAL_LETTERS = ['x', 'y', 'a', 'b'] as const
const COMPARES =
  /부등|범위|이상|이하|초과|미만|크거나|작거나|대소|크기|[<>≤≥]|\\(?:[lg]eq?(?:q|slant)?|lt|gt)(?![a-z])/

/** Returns the keys that an item's question asks for (null: of a conversation). Depends on the question alone, never on the key. */
export function listItemKeys(item: Pick<Item, 'question' | 'writtenTestType'> | null): ItemKeys {
  const { letters } = makePrior(item)
  return {
    letters: letters.length > 0 ? letters.slice(0, MOST_LETTERS) : USUAL_LETTERS,
    comparesFirst: item !== null && COMPARES.test(item.question),
  }
}
