import { findOpenFence } from '#domain/markdown/fences.ts'

/** Cuts text that is still being written into pieces that can be judged: blocks, or sentences where blocks may be shown as they grow. */
interface PieceCutter {
  /** Pieces that `text` completes. */
  add: (text: string) => string[]
  /** What is left at the end; empty where nothing is. */
  rest: () => string
}

const SENTENCE_END = /[.!?。…]["'”’)]*\s|\n/g
/** A sentence is held back until so much came, so that a secret spelled letter by letter is seen as one. */
const SHORTEST_PIECE = 80

function isOpen(text: string): boolean {
  return (
    findOpenFence(text) !== null ||
    (text.match(/\\[([]/g)?.length ?? 0) > (text.match(/\\[)\]]/g)?.length ?? 0)
  )
}

/** The index behind the first end that `ends` finds outside fences and formulas; -1 for none. */
function findEnd(text: string, ends: RegExp, shortest: number): number {
  for (const match of text.matchAll(ends)) {
    const end = match.index + match[0].length
    if (end >= shortest && !isOpen(text.slice(0, end))) return end
  }
  return -1
}

/** `by: 'block'` cuts at blank lines, `by: 'sentence'` at ends of sentences too. Fences and formulas stay whole; joined, the pieces are the text. */
export function makePieceCutter(by: 'block' | 'sentence'): PieceCutter {
  const ends = by === 'block' ? /\n[ \t]*\n+/g : SENTENCE_END
  const shortest = by === 'block' ? 0 : SHORTEST_PIECE
  let open = ''
  return {
    add: (text) => {
      open += text
      const pieces: string[] = []
      for (let end = findEnd(open, ends, shortest); end > 0; end = findEnd(open, ends, shortest)) {
        pieces.push(open.slice(0, end))
        open = open.slice(end)
      }
      return pieces
    },
    rest: () => {
      const left = open
      open = ''
      return left
    },
  }
}
