import type { Item } from '../exam/item.ts'
import { revealsAnswer } from './reveals-answer.ts'

interface OpenItems {
  openItem: Item | null
  /** Other items whose answers are not stated either. */
  alsoOpen?: readonly Item[] | undefined
}

/**
 * Whether a text gives the open item or another unfinished one of its set away. What the question on screen gives is free to say, even
 * where it is another item's answer.
 */
export function revealsOpenAnswer(text: string, { openItem, alsoOpen = [] }: OpenItems): boolean {
  if (!openItem) return false
  if (revealsAnswer(text, openItem.question, openItem)) return true
  return alsoOpen.some((item) => revealsAnswer(text, `${item.question}\n${openItem.question}`, item))
}
