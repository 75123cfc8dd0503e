import type { Item } from '../exam/item.ts'
import { isEssay } from '../exam/mark-essay.ts'

/** Characters of a message, and of an answer to an item (api.md); above them the server answers 422. */
export const MESSAGE_LIMIT_CHARACTERS = 4000
export const ANSWER_LIMIT_CHARACTERS = 500
/** An essay is a working of several lines. */
const ESSAY_LIMIT_CHARACTERS = 2000

/** Maximum length of an answer to an item, in characters. */
export function answerLimitOf(item: Pick<Item, 'writtenTestType'>): number {
  return isEssay(item) ? ESSAY_LIMIT_CHARACTERS : ANSWER_LIMIT_CHARACTERS
}
