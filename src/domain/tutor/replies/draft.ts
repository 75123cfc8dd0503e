import type { Understanding } from '../reading/understand.ts'
import type { Name } from '../reading/vocabulary.ts'

/** A reply before it gets its voice: blocks of Markdown in 해요체. */
export interface Draft {
  blocks: string[]
  /** The question back: `auto` draws one about the subject; null for none. */
  question: string | 'auto' | null
  /** What the reply spoke of, where that is not the turn's subject. */
  about?: Name | null
}

/** Whether a reply begins by saying that there is no answer. */
export function isAdmission({ blocks }: Draft): boolean {
  return /못 찾았어요|알아듣지 못|없는 말이라/.test(blocks[0] ?? '')
}

/** A way to answer; returns null if it does not fit the turn. */
export type Reply = (read: Understanding) => Draft | null

/** One of several wordings, by the turn. */
export function vary(read: Understanding, ...wordings: [string, ...string[]]): string {
  return wordings[read.turn.history.length % wordings.length] ?? wordings[0]
}
