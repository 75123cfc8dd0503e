import type { ExamCandidate } from './choose-exam-items.ts'

/** An answer that counted; a nudge is none. */
export interface CountedAnswer {
  evaluationId: string
  verdict: 'correct' | 'incorrect'
  /** ISO 8601. */
  answeredAt: string
}

/**
 * The learner's record of every answered item. `answers` are oldest first: the last one decides whether the item is owed, that is
 * wrong and not yet right since. The only definition of it: page, server and progress figures fold their answers here.
 */
export function foldStandings(answers: Iterable<CountedAnswer>): ExamCandidate[] {
  const standings = new Map<string, ExamCandidate>()
  for (const { evaluationId, verdict, answeredAt } of answers)
    standings.set(evaluationId, { evaluationId, lastTriedAt: answeredAt, isOwed: verdict === 'incorrect' })
  return [...standings.values()]
}
