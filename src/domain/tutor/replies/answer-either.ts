import type { Understanding } from '../reading/understand.ts'
import type { Draft } from './draft.ts'
import { findRivals, tellStored } from './from-bank.ts'
import { isFollowUp } from './last-point.ts'

/** Answers both of two stored questions, if they are almost equally likely. */
export function replyToEither(read: Understanding): Draft | null {
  const rivals = read.turn.openItem || isFollowUp(read.text) ? null : findRivals(read)
  if (!rivals) return null
  const [first, second] = rivals.map(({ question }) => question)
  if (!first || !second) return null
  const told = tellStored(read, { ...first, verdict: 'none' })
  return {
    blocks: [...told.blocks, `**${second.asks[0] ?? ''}** ${second.reason}`],
    question: told.question,
  }
}
