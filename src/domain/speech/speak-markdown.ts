import { listSpokenSentences } from './list-spoken-sentences.ts'

/** A Markdown text as a screen reader says it, its formulas in words. A text without any word or number stays as it is. */
export function speakMarkdown(markdown: string): string {
  const sentences = listSpokenSentences(markdown)
  return sentences.length > 0 ? sentences.map(({ words }) => words).join(' ') : markdown.trim()
}
