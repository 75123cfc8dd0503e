import type { ChatMessage } from '../chat/message.ts'
import type { ExamCandidate } from './choose-exam-items.ts'
import type { ExamItemsInfo } from './exam-set.ts'
import { type CountedAnswer, foldStandings } from './fold-standings.ts'
import { readVerdict } from './read-verdict.ts'

/** The time of an answer whose turn was deleted (the conversation was cleared): before any that has one. */
const LONG_AGO = new Date(0).toISOString()

function listAnswers(turns: readonly Pick<ChatMessage, 'createdAt' | 'context'>[]): CountedAnswer[] {
  return turns.flatMap(({ createdAt, context }) => {
    const verdict = readVerdict(context)
    const evaluationId = context.action?.evaluationId
    return verdict && evaluationId ? [{ evaluationId, verdict, answeredAt: createdAt }] : []
  })
}

/**
 * The learner's record of every answered item of a thread, as far as the device knows. `itemsInfo` (newest set first) has the last
 * verdict of each item, also if its turn was deleted; `turns` (oldest first) say when it was, and decide only for items that no set
 * knows.
 */
export function listStandings(
  turns: readonly Pick<ChatMessage, 'createdAt' | 'context'>[],
  itemsInfo: readonly ExamItemsInfo[],
): ExamCandidate[] {
  const known = itemsInfo
    .toReversed()
    .flatMap(({ items }) =>
      items.flatMap(({ evaluationId, verdict }): CountedAnswer[] =>
        verdict === null ? [] : [{ evaluationId, verdict, answeredAt: LONG_AGO }],
      ),
    )
  const verdicts = new Map(known.map(({ evaluationId, verdict }) => [evaluationId, verdict]))
  const dated = listAnswers(turns).map((answer) => ({
    ...answer,
    verdict: verdicts.get(answer.evaluationId) ?? answer.verdict,
  }))
  return foldStandings([...known, ...dated])
}
