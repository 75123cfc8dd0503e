import type { DifficultyLevel } from '../exam/item.ts'

/** What stood open when an answer came; `self`: an essay, which the learner marked. */
export const ATTEMPT_HELP = ['alone', 'hint', 'solution', 'self'] as const
export type AttemptHelp = (typeof ATTEMPT_HELP)[number]

/** An answer that counted; a nudge is none. */
export interface Attempt {
  evaluationId: string
  /** Of the item itself, never -1. */
  difficultyLevel: DifficultyLevel
  verdict: 'correct' | 'incorrect'
  help: AttemptHelp
}
