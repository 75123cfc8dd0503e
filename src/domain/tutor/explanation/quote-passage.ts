import type { Passage } from './list-passages.ts'
import { firstSentences } from './read-explanation.ts'

/** A passage as blocks: with the sentence that it depends on, and whole where it is a list. */
export function quotePassage(passage: Passage, sentences = 4, length = 320): string[] {
  if (passage.list !== '') return [passage.lead, passage.list]
  const display = firstSentences(passage.text, sentences, length)
  return passage.follow === '' ? [display] : [display, passage.follow]
}
