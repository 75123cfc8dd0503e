import type { Item } from '#domain/exam/item.ts'
import { listFences } from '../../markdown/fences.ts'
import { listSentences } from '../explanation/read-explanation.ts'
import { flattenQuestion } from '../practice/item-text.ts'
import { revealsAnswer } from '../reveals-answer.ts'

const SHORTEST = 8

/** The sentences of a solution; none of one that holds a figure or table. */
function sentencesOf(solution: string): string[] {
  if (listFences(solution).length > 0 || /\|---|!\[/.test(solution)) return []
  return solution
    .split(/\n{2,}/)
    .flatMap((block) => (block.startsWith('\\[') ? [block] : listSentences(block)))
    .filter((sentence) => flattenQuestion(sentence).length >= SHORTEST && /[가-힣]/.test(sentence))
}

/**
 * Returns what can be told of an open item, one step at a time: its hints, then the sentences of its solution. None states the answer.
 */
export function listSubSteps(item: Item): string[] {
  const isSafe = (text: string) => text.trim() !== '' && !revealsAnswer(text, item.question, item)
  return [...item.hints, ...sentencesOf(item.solution)].filter(isSafe)
}
