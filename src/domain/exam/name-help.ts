import type { AttemptHelp } from '../progress/attempt.ts'
import type { Item } from './item.ts'
import { isEssay } from './mark-essay.ts'

/** What an answer to an item is counted with; an essay is the learner's own marking whatever stood open. */
export function nameHelp(
  item: Pick<Item, 'writtenTestType'> | undefined,
  { hintsShown, solutionShown }: { hintsShown: number; solutionShown: boolean },
): AttemptHelp {
  if (item && isEssay(item)) return 'self'
  if (solutionShown) return 'solution'
  return hintsShown > 0 ? 'hint' : 'alone'
}
