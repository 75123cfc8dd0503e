import type { MessageContext } from '../chat/message.ts'

/**
 * The verdict that a turn counts as; null for turns that are no answer or have no verdict. An essay that was finished with points missing
 * counts as incorrect, although it is never called wrong.
 */
export function readVerdict({
  action,
  responseType,
}: Pick<MessageContext, 'action' | 'responseType'>): 'correct' | 'incorrect' | null {
  if (action?.kind !== 'submit-answer') return null
  if (responseType === 'correct') return 'correct'
  return responseType === 'wrong' || action.marking?.finishes ? 'incorrect' : null
}
