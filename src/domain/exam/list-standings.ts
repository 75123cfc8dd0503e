import type { ChatMessage } from '../chat/message.ts'
import type { ExamCandidate } from './choose-exam-items.ts'
import type { ExamItemsInfo } from './exam-set.ts'

/** A try whose turn is gone (the conversation was cleared): longer ago than any that has one. */
const LONG_AGO = new Date(0).toISOString()

/**
 * How a learner stands with every item of a thread that was answered, as far as the device knows: from the answers in `turns`
 * (oldest first), and from `itemsInfo` (newest set first) where the answers are gone. The server's `listStandings` over its own
 * rows comes to the same.
 */
export function listStandings(
  turns: readonly Pick<ChatMessage, 'createdAt' | 'context'>[],
  itemsInfo: readonly ExamItemsInfo[],
): ExamCandidate[] {
  const standings = new Map<string, ExamCandidate>()
  for (const { evaluationId, verdict, finished } of itemsInfo.flatMap(({ items }) => items)) {
    if (verdict === null || standings.has(evaluationId)) continue
    standings.set(evaluationId, {
      evaluationId,
      lastTriedAt: LONG_AGO,
      isOwed: verdict === 'incorrect' && !finished,
    })
  }
  for (const { createdAt, context } of turns) {
    const { action, responseType } = context
    if (action?.kind !== 'submit-answer' || action.evaluationId === null) continue
    if (responseType !== 'correct' && responseType !== 'wrong') continue
    const { evaluationId } = action
    standings.set(evaluationId, { evaluationId, lastTriedAt: createdAt, isOwed: responseType === 'wrong' })
  }
  return [...standings.values()]
}
