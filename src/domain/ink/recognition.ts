import type { WrittenTestType } from '../exam/item.ts'

/** What the recogniser may know of the item: its public kind and the letters of its question; never a key. */
export interface InkPrior {
  readonly kind: WrittenTestType | null
  readonly letters: readonly string[]
}

/** The strokes of one symbol and what they may be, the likeliest first; confidences from 0 to 1. */
export interface SymbolReading {
  readonly strokeIds: readonly string[]
  readonly candidates: readonly { readonly symbol: string; readonly confidence: number }[]
}

/** One line of ink, in the notation of the answer reader. */
export interface LineReading {
  readonly text: string
  readonly confidence: number
  /** Confident enough to be sent without a look at it: right in 97 of 100 on validation. */
  readonly sure: boolean
  readonly symbols: readonly SymbolReading[]
  /** Other readings of the whole line, the likeliest first. */
  readonly alternatives: readonly string[]
}

export interface InkReading {
  readonly lines: readonly LineReading[]
}
