import type { Item } from '#domain/exam/item.ts'
import { revealsOpenAnswer } from '#domain/tutor/reveals-open-answer.ts'
import { makePieceCutter } from './split-blocks.ts'
import { undisguise } from './undisguise.ts'

interface ReplyGuard {
  openItem: Item | null
  /** Other items whose answers are not stated either. */
  alsoOpen?: readonly Item[] | undefined
  /** Whether a text repeats the prompt. */
  leaks: (text: string) => boolean
  /** Replaces a block that states the answer: the next stored hint. */
  hint: () => string
  /** Replaces a leak. */
  refusal: string
  /** Told once when something is cut. */
  onCut: (why: 'answer' | 'leak') => void
}

/** So much of what was sent already is judged together with a new piece. */
const REMEMBERED = 400
/** The prompt may come in pieces with much between them. */
const REMEMBERED_FOR_LEAKS = 2000

/**
 * Lets a reply through piece by piece (tutor.md): while an item is open, block by block, and the first block that states its answer or that of
 * another unfinished one of its set is cut there and replaced by the next hint; always, a piece that repeats the prompt ends the reply. Nothing of `pieces` is read after a cut.
 */
export async function* guardReply(pieces: AsyncIterable<string>, guard: ReplyGuard): AsyncGenerator<string> {
  const cutter = makePieceCutter(guard.openItem ? 'block' : 'sentence')
  let sent = ''
  const judge = (piece: string): 'answer' | 'leak' | null => {
    const context = sent.slice(-REMEMBERED) + piece
    if (guard.leaks(sent.slice(-REMEMBERED_FOR_LEAKS) + piece)) return 'leak'
    const states = (text: string) => statesDisguised(text, guard)
    return states(piece) || (sent !== '' && !states(sent.slice(-REMEMBERED)) && states(context))
      ? 'answer'
      : null
  }
  const replace = (why: 'answer' | 'leak'): string => {
    guard.onCut(why)
    return (
      (sent === '' || sent.endsWith('\n\n') ? '' : '\n\n') + (why === 'answer' ? guard.hint() : guard.refusal)
    )
  }
  for await (const text of pieces) {
    for (const piece of cutter.add(text)) {
      const why = judge(piece)
      if (why) {
        yield replace(why)
        return
      }
      sent += piece
      yield piece
    }
  }
  const last = cutter.rest()
  const why = last === '' ? null : judge(last)
  if (why) yield replace(why)
  else if (last !== '') yield last
}

/** As `statesOpenAnswer`, also where the answer is written in other digits, as a sum or spelled out. */
export function statesDisguised(text: string, guard: Pick<ReplyGuard, 'openItem' | 'alsoOpen'>): boolean {
  return [...new Set([text, undisguise(text)])].some((reading) => revealsOpenAnswer(reading, guard))
}
