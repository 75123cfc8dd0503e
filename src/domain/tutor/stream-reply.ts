import { listFences } from '../markdown/fences.ts'
import type { TutorReply } from './tutor-turn.ts'

const FORMULA = /\\\[[\s\S]*?\\\]|\\\([\s\S]*?\\\)/g
const WORDS_A_PIECE = 3

function cutProse(text: string): string[] {
  const words = text.match(/\s*\S+|\s+$/g) ?? []
  const pieces: string[] = []
  for (let index = 0; index < words.length; index += WORDS_A_PIECE) {
    pieces.push(words.slice(index, index + WORDS_A_PIECE).join(''))
  }
  return pieces
}

function* cutText(text: string): Iterable<string> {
  let from = 0
  for (const formula of text.matchAll(FORMULA)) {
    yield* cutProse(text.slice(from, formula.index))
    yield formula[0]
    from = formula.index + formula[0].length
  }
  yield* cutProse(text.slice(from))
}

/** A reply's response in pieces as a writer would set them down: a few words at a time, formulas and fences whole. Joined they are the response. */
export function* streamReply({ response }: Pick<TutorReply, 'response'>): Iterable<string> {
  let from = 0
  for (const { start, end } of listFences(response)) {
    yield* cutText(response.slice(from, start))
    yield response.slice(start, end)
    from = end
  }
  yield* cutText(response.slice(from))
}
