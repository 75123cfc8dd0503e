import type { MessageContext } from '../chat/message.ts'

/**
 * Returns the verdict of a turn; null for turns that are no answer or have no verdict. A marked essay with points missing is `incorrect`
 * in the figures, although the page never calls an essay wrong.
 */
export function readVerdict({
  action,
  responseType,
}: Pick<MessageContext, 'action' | 'responseType'>): 'correct' | 'incorrect' | null {
  if (action?.kind !== 'submit-answer') return null
  if (responseType === 'correct') return 'correct'
  return responseType === 'wrong' || action.marking?.finishes ? 'incorrect' : null
}
