import { findNearest, indexDocuments } from '#domain/tutor/bank/likeness-index.ts'
import type { BankQuestion } from '#domain/tutor/bank/question-bank.ts'
import { flattenWording, listWordingGrams } from '#domain/tutor/bank/wording-grams.ts'

/** A wording that is as near as this to one of another question cannot tell the two apart. */
const TOO_NEAR = 0.86

export interface WordingFault {
  /** Index of the question and of its wording. */
  question: number
  ask: number
  message: string
}

function numbersOf(text: string): string {
  return (text.match(/\d+/g) ?? []).sort().join()
}

/** Wordings that are repeated, or too near to another question's. Questions about different numbers may be alike: 1은 소수야, 2는 소수야. */
export function lintWordings(questions: readonly BankQuestion[]): WordingFault[] {
  const all = questions.flatMap(({ asks }, question) =>
    asks.map((text, ask) => ({ question, ask, text, grams: listWordingGrams(text) })),
  )
  const index = indexDocuments(all.map(({ grams }) => ({ texts: [grams] })))
  const first = new Map<string, string>()
  return all.flatMap(({ question, ask, text, grams }) => {
    const flat = flattenWording(text)
    const repeated = first.get(flat)
    if (repeated !== undefined)
      return [{ question, ask, message: `'${text}' is the same wording as '${repeated}'` }]
    first.set(flat, text)
    for (const { entry, score } of findNearest(index, grams, TOO_NEAR)) {
      const other = all[entry]
      if (!other || other.question === question || numbersOf(other.text) !== numbersOf(text)) continue
      const id = questions[other.question]?.id ?? ''
      const message = `'${text}' is too near to '${other.text}' of ${id} (${score.toFixed(2)}): reword or join the questions`
      return [{ question, ask, message }]
    }
    return []
  })
}
