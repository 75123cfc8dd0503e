import type { AttemptHelp } from '../progress/attempt.ts'
import type { Item } from './item.ts'
import { isEssay } from './mark-essay.ts'

/** The kind of help that an answer is counted under; always `self` for an essay, whatever hints were shown. */
export function nameHelp(
  item: Pick<Item, 'writtenTestType'> | undefined,
  { hintsShown, solutionShown }: { hintsShown: number; solutionShown: boolean },
): AttemptHelp {
  if (item && isEssay(item)) return 'self'
  if (solutionShown) return 'solution'
  return hintsShown > 0 ? 'hint' : 'alone'
}
