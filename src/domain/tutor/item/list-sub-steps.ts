import { type Item, WRITTEN_TYPE } from '#domain/exam/item.ts'
import { listFences } from '../../markdown/fences.ts'
import { remember } from '../../math/remember.ts'
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

/** Whether a sentence of a solution contains the words of the right option, in any role. */
function holdsRightOption(sentence: string, item: Item): boolean {
  if (item.writtenTestType !== WRITTEN_TYPE.choice) return false
  const options = [item.option1, item.option2, item.option3, item.option4, item.option5]
  const flat = flattenQuestion(sentence)
  return item.correctAnswer.split(/[,&]/).some((pick) => {
    const content = flattenQuestion(options[Number(pick) - 1] ?? '')
    return /[가-힣]{2}/.test(content) && flat.includes(content)
  })
}

/**
 * Returns what can be told of an open item, one step at a time: its hints, then the sentences of its solution. None states the answer.
 */
export const listSubSteps: (item: Item) => readonly string[] = remember((item) => {
  const reveals = (text: string) => revealsAnswer(text, item.question, item)
  const sentences = sentencesOf(item.solution)
  // Sentences after the answer, such as a check of it, make no sense without it.
  const answerAt = sentences.findIndex((sentence) => reveals(sentence) || holdsRightOption(sentence, item))
  const before = answerAt < 0 ? sentences : sentences.slice(0, answerAt)
  return [...item.hints.filter((hint) => hint.trim() !== '' && !reveals(hint)), ...before]
})
