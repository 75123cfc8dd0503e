import { findMistake } from '../exam/find-mistake.ts'
import type { Item } from '../exam/item.ts'
import { revealsAnswer } from './reveals-answer.ts'

export interface HintRequest {
  item: Item
  /** The learner's wrong answer; null if none was given. */
  answer: string | null
  /** How many stored hints the learner has seen. */
  hintsShown: number
}

interface ChosenHint {
  /** What the learner overlooked, in 해요체; null if the answer is not one of the named mistakes. */
  mistake: string | null
  /** The hint to show, 해요체; null if none is left that keeps the answer. */
  hint: string | null
}

/**
 * The next hint for an item: stored hints one at a time, easiest first, with a sentence about the mistake if the wrong answer is a named
 * one. A text that states the answer is skipped; the third stored hint replaces a skipped one (tutor.md).
 */
export function chooseHint({ item, answer, hintsShown }: HintRequest): ChosenHint {
  const isSafe = (text: string | undefined): text is string =>
    text !== undefined && text.trim() !== '' && !revealsAnswer(text, item.question, item)
  const earlierText = answer === null ? null : (findMistake(item, answer)?.says ?? null)
  const next = item.hints[Math.min(hintsShown, item.hints.length - 1)]
  const replacement = [item.hints[2], ...item.hints.slice(hintsShown + 1), ...item.hints].find(isSafe)
  return {
    mistake: earlierText !== null && isSafe(earlierText) ? earlierText : null,
    hint: isSafe(next) ? next : (replacement ?? null),
  }
}
