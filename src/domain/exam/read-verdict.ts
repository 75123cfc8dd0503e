import type { MessageContext } from '../chat/message.ts'

/**
 * How an answer's turn counts: null for a turn that is no answer or counts neither way. An essay finished with points missing is owed
 * like a wrong answer, although nobody calls it wrong.
 */
export function readVerdict({
  action,
  responseType,
}: Pick<MessageContext, 'action' | 'responseType'>): 'correct' | 'incorrect' | null {
  if (action?.kind !== 'submit-answer') return null
  if (responseType === 'correct') return 'correct'
  return responseType === 'wrong' || action.marking?.finishes ? 'incorrect' : null
}
