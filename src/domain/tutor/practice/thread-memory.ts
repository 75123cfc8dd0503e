import { listFences } from '../../markdown/fences.ts'
import { listQuestions } from '../../markdown/list-questions.ts'
import { flattenQuestion } from './item-text.ts'

type History = readonly { message: string; response: string }[]

/** The question that the last reply ended with; null if it had none. */
export function lastQuestion(history: History): string | null {
  return listQuestions(history.at(-1)?.response ?? '').at(-1) ?? null
}

/** How many turns in a row, counted back from the end, ended with this question. */
export function countAsked(question: string, history: History): number {
  const target = flattenQuestion(question)
  let count = 0
  for (const { response } of history.toReversed()) {
    if (!listQuestions(response).some((asked) => flattenQuestion(asked) === target)) break
    count += 1
  }
  return count
}

/** All replies of the thread, flattened for searching in them. */
export function flattenHistory(history: History): string {
  return history.map(({ response }) => flattenQuestion(response)).join('\n')
}

/** Whether a text holds a figure, table or picture, which a reply does not repeat. */
export function hasPicture(text: string): boolean {
  return listFences(text).length > 0 || /\|---|!\[/.test(text)
}
