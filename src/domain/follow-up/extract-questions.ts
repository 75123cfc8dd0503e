import { listQuestions } from '../markdown/list-questions.ts'

/** Returns the questions of the ```question blocks of a reply (specification section 4), in order, each once. */
export function extractQuestions(reply: string): string[] {
  return [...new Set(listQuestions(reply))]
}
