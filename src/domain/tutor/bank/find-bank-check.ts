import { flattenQuestion } from '../practice/item-text.ts'
import type { TutorConcept } from '../tutor-turn.ts'
import type { BankCheck } from './question-bank.ts'

/** Returns the check question of the concepts' banks that a reply asked, in either voice; null if it is none. */
export function findBankCheck(question: string, concepts: readonly TutorConcept[]): BankCheck | null {
  const target = flattenQuestion(question)
  for (const { bank } of concepts) {
    const found = bank?.questions.find(({ check }) => flattenQuestion(check.question) === target)
    if (found) return found.check
  }
  return null
}
