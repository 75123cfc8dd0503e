import type { TutorReply } from './tutor-turn.ts'

const FENCE = /```[\s\S]*?```|\\\[[\s\S]*?\\\]|\\\([\s\S]*?\\\)/g
const WORDS_A_PIECE = 3

function cutProse(text: string): string[] {
  const words = text.match(/\s*\S+|\s+$/g) ?? []
  const pieces: string[] = []
  for (let index = 0; index < words.length; index += WORDS_A_PIECE) {
    pieces.push(words.slice(index, index + WORDS_A_PIECE).join(''))
  }
  return pieces
}

/** A reply's response in pieces as a writer would set them down: a few words at a time, formulas and fences whole. Joined they are the response. */
export function* streamReply({ response }: Pick<TutorReply, 'response'>): Iterable<string> {
  let from = 0
  for (const whole of response.matchAll(FENCE)) {
    yield* cutProse(response.slice(from, whole.index))
    yield whole[0]
    from = whole.index + whole[0].length
  }
  yield* cutProse(response.slice(from))
}
