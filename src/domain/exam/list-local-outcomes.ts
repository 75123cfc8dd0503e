import type { ThreadCopy } from '../outbox/thread-copy.ts'
import type { AttemptHelp } from '../progress/attempt.ts'
import type { ExamItemsInfo } from './exam-set.ts'
import { findHelp } from './find-help.ts'
import type { LocalOutcome } from './fold-outcomes.ts'
import type { Item } from './item.ts'
import { listStandings } from './list-standings.ts'
import { nameHelp } from './name-help.ts'
import { readVerdict } from './read-verdict.ts'

/**
 * The answers that a thread as shown has and its last good copy has not, oldest first. What help an item had is read from its
 * newest set, so that a hint after a first wrong answer counts for that one too: the server's count is exact.
 */
export function listLocalOutcomes(copy: ThreadCopy, display: ThreadCopy): LocalOutcome[] {
  const items = new Map<string, Item>(
    [...copy.exams, ...display.exams].flatMap(({ examItems }) =>
      examItems.map(({ evaluationItem }) => [evaluationItem.id, evaluationItem] as const),
    ),
  )
  const helpWith = (itemsInfo: readonly ExamItemsInfo[], evaluationId: string): AttemptHelp =>
    nameHelp(items.get(evaluationId), findHelp(itemsInfo, evaluationId))
  const standings = new Map(
    listStandings(copy.messages, copy.itemsInfo).map(({ evaluationId, isOwed }) => {
      const wasAlone = !isOwed && helpWith(copy.itemsInfo, evaluationId) === 'alone'
      return [evaluationId, { isOwed, wasAlone }]
    }),
  )
  const sent = new Set(copy.messages.map(({ id }) => id))
  return display.messages.flatMap(({ id, context }): LocalOutcome[] => {
    const verdict = readVerdict(context)
    const evaluationId = context.action?.evaluationId
    if (sent.has(id) || verdict === null || !evaluationId) return []
    const difficultyLevel = items.get(evaluationId)?.difficultyLevel
    if (difficultyLevel === undefined) return []
    const before = standings.get(evaluationId) ?? null
    const isOwed = verdict === 'incorrect'
    const help = helpWith(display.itemsInfo, evaluationId)
    standings.set(evaluationId, {
      isOwed,
      wasAlone: before?.wasAlone === true || (!isOwed && help === 'alone'),
    })
    return [{ difficultyLevel, verdict, help, before }]
  })
}
