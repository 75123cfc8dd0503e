import type { BankQuestion } from '../bank/question-bank.ts'
import { flattenQuestion } from '../practice/item-text.ts'
import { readsAsAnswer } from '../practice/recognize-question.ts'
import { lastQuestion } from '../practice/thread-memory.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import { readActs } from '../reading/read-acts.ts'
import { rememberText } from '../reading/remember-text.ts'
import type { Understanding } from '../reading/understand.ts'
import type { TutorConcept, TutorTurn } from '../tutor-turn.ts'

/** What the thread speaks of when a message only points back at it ('why?', 'I do not get it'). */
export interface LastPoint {
  /** The question that it answers: a stored wording, the learner's own words, or the tutor's question that the learner answered. */
  about: string
  /** The stored question that the last reply answered, with its concept; null if there was none. */
  told: { question: BankQuestion; concept: TutorConcept } | null
  /** The thread up to the message that it was the answer to. */
  upTo: TutorTurn['history']
}

const REMEMBERED_TURNS = 5
const LONGEST_FOLLOW_UP = 22
const ONLY_POINTS = /^(?:응|네|넵|아니|아하|아|오|ㅇ?ㅋ|ox?|x|알겠|고마|그래|하나\s?더|더|계속)/i

const flat = rememberText(flattenQuestion)

/** Whether a message has no subject of its own. */
export function isFollowUp(text: string): boolean {
  return text.length <= LONGEST_FOLLOW_UP && (readActs(text).length > 0 || ONLY_POINTS.test(text))
}

function findTold(response: string, concepts: readonly TutorConcept[]): LastPoint['told'] {
  for (const concept of concepts) {
    const question = concept.bank?.questions.find(({ reason }) => response.includes(flat(reason)))
    if (question) return { question, concept }
  }
  return null
}

/** Returns what the last replies were about; null at the beginning of a thread. */
export function findLastPoint({ turn, earlierText }: Understanding): LastPoint | null {
  const { history, unit } = turn
  const responses = earlierText.split('\n')
  for (let at = history.length - 1; at >= Math.max(0, history.length - REMEMBERED_TURNS); at -= 1) {
    const told = findTold(responses[at] ?? '', unit.concepts)
    const upTo = history.slice(0, at + 1)
    if (told) return { about: told.question.asks[0] ?? '', told, upTo }
    const message = normalizeMessage(history[at]?.message ?? '')
    const asked = lastQuestion(history.slice(0, at))
    if (asked !== null && readsAsAnswer(message)) return { about: asked, told: null, upTo }
    if (!isFollowUp(message)) return { about: message, told: null, upTo }
  }
  return null
}
