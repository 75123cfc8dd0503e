import type { ThreadCopy } from '../outbox/thread-copy.ts'
import type { AttemptHelp } from '../progress/attempt.ts'
import type { ExamItemsInfo } from './exam-set.ts'
import type { LocalOutcome } from './fold-outcomes.ts'
import { listStandings } from './list-standings.ts'

function helpWith(itemsInfo: readonly ExamItemsInfo[], evaluationId: string): AttemptHelp {
  const states = itemsInfo.flatMap(({ items }) => items)
  const state = states.find((one) => one.evaluationId === evaluationId)
  if (state?.solutionShown) return 'solution'
  return (state?.hintsShown ?? 0) > 0 ? 'hint' : 'alone'
}

/**
 * The answers that a thread as shown has and its last good copy has not, oldest first. What help an item had is read from its
 * newest set, so that a hint after a first wrong answer counts for that one too: the server's count is exact.
 */
export function listLocalOutcomes(copy: ThreadCopy, shown: ThreadCopy): LocalOutcome[] {
  const levels = new Map(
    shown.exams.flatMap(({ examItems }) =>
      examItems.map(({ evaluationItem }) => [evaluationItem.id, evaluationItem.difficultyLevel] as const),
    ),
  )
  const standings = new Map(
    listStandings(copy.messages, copy.itemsInfo).map(({ evaluationId, isOwed }) => {
      const wasAlone = !isOwed && helpWith(copy.itemsInfo, evaluationId) === 'alone'
      return [evaluationId, { isOwed, wasAlone }]
    }),
  )
  const sent = new Set(copy.messages.map(({ id }) => id))
  return shown.messages.flatMap(({ id, context }): LocalOutcome[] => {
    const { action, responseType } = context
    if (sent.has(id) || action?.kind !== 'submit-answer' || action.evaluationId === null) return []
    if (responseType !== 'correct' && responseType !== 'wrong') return []
    const { evaluationId } = action
    const difficultyLevel = levels.get(evaluationId)
    if (difficultyLevel === undefined) return []
    const before = standings.get(evaluationId) ?? null
    const isOwed = responseType === 'wrong'
    const help = helpWith(shown.itemsInfo, evaluationId)
    standings.set(evaluationId, {
      isOwed,
      wasAlone: before?.wasAlone === true || (!isOwed && help === 'alone'),
    })
    return [{ difficultyLevel, verdict: isOwed ? 'incorrect' : 'correct', help, before }]
  })
}
