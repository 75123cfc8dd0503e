import { diff } from '@codemirror/merge'
import { splitBlocks } from '#domain/markdown/split-blocks.ts'

/** A block of one text beside the one of the other that takes its place; null: there is none. */
export interface BlockPair {
  before: string | null
  after: string | null
}

/** Above control characters, below surrogates: one for each different block. */
const FIRST_LETTER = 0x100

/** Returns the blocks of two Markdown texts beside each other, in order. */
export function compareBlocks(before: string, after: string): BlockPair[] {
  const left = splitBlocks(before).map((block) => block.trim())
  const right = splitBlocks(after).map((block) => block.trim())
  const known = new Map([...new Set([...left, ...right])].map((block, at) => [block, FIRST_LETTER + at]))
  // `diff` compares strings: each block is encoded as one character.
  const encode = (blocks: readonly string[]) =>
    blocks.map((block) => String.fromCharCode(known.get(block) ?? 0)).join('')
  const pairs: BlockPair[] = []
  let [a, b] = [0, 0]
  const take = (endA: number, endB: number) => {
    while (a < endA || b < endB) {
      pairs.push({ before: a < endA ? (left[a] ?? null) : null, after: b < endB ? (right[b] ?? null) : null })
      a = Math.min(a + 1, endA)
      b = Math.min(b + 1, endB)
    }
  }
  for (const { fromA, fromB, toA, toB } of diff(encode(left), encode(right))) {
    take(fromA, fromB)
    take(toA, toB)
  }
  take(left.length, right.length)
  return pairs
}
