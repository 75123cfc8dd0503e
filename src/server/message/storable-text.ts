import type { MessageCreate } from '#contract/message.ts'
import { redactPersonal } from '../llm/redact-personal.ts'

/** What is written in a turn by somebody, or said back to them. */
export type TurnTexts = Pick<MessageCreate, 'message' | 'response' | 'shortResponse' | 'relatedQuestions'>

/** What a learner wrote as it may be kept: without a guardian's consent what names, reaches or places a child is left out. */
export function storableText(mayKeepPersonal: boolean, text: string): string {
  return mayKeepPersonal ? text : redactPersonal(text)
}

/** The same of all texts of a turn: a reply may repeat what was asked. `known` as in `redactPersonal`. */
export function redactTexts<Texts extends Partial<TurnTexts>>(texts: Texts, known: readonly string[]): Texts {
  const redact = (text: string) => redactPersonal(text, known)
  const { message, response, shortResponse, relatedQuestions } = texts
  return {
    ...texts,
    ...(message !== undefined && { message: redact(message) }),
    ...(response !== undefined && { response: redact(response) }),
    ...(shortResponse && { shortResponse: redact(shortResponse) }),
    ...(relatedQuestions && { relatedQuestions: relatedQuestions.map(redact) }),
  }
}

export function storableTexts<Texts extends Partial<TurnTexts>>(
  mayKeepPersonal: boolean,
  texts: Texts,
): Texts {
  return mayKeepPersonal ? texts : redactTexts(texts, [])
}
