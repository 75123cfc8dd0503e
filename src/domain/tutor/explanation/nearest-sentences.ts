import { coverage } from './find-passages.ts'
import { listSentences } from './read-explanation.ts'

/** The two sentences in a row that speak most of a question, of equals the one with `target` in it; empty if none does. */
export function nearestSentences(question: string, text: string, target?: RegExp): string {
  const sentences = listSentences(text)
  let best = { pair: '', told: 0 }
  for (const [index, sentence] of sentences.entries()) {
    const pair = `${sentence} ${sentences[index + 1] ?? ''}`
    const premise = coverage(question, pair) + (target?.test(pair) ? 0.01 : 0)
    if (premise > best.told) best = { pair, told: premise }
  }
  return best.pair
}
