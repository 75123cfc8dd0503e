import type { MessageCreate } from '#contract/message.ts'
import type { MessageContext } from '#domain/chat/message.ts'
import { redactPersonal } from '../llm/redact-personal.ts'

/** A text of a turn: written by a person or the reply to it. */
export type TurnTexts = Pick<MessageCreate, 'message' | 'response' | 'shortResponse' | 'relatedQuestions'>

/** Returns a learner's text as it may be stored: without a guardian's consent, personal data of a child is removed. */
export function storableText(mayKeepPersonal: boolean, text: string): string {
  return mayKeepPersonal ? text : redactPersonal(text)
}

/** The same for all texts of a turn: a reply may repeat the question. `known` as in `redactPersonal`. */
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

/** The context of a turn as it may be stored: what a child wrote by hand may be a name, and cannot be redacted. */
export function storableContext(mayKeepPersonal: boolean, context: MessageContext): MessageContext {
  if (mayKeepPersonal) return context
  const { ink: _personal, ...rest } = context
  return rest
}
