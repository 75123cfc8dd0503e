import type { Bounds } from './bounds.ts'

/** A symbol of a reading, or a fraction or root with what stands in it. */
export interface Token {
  /** As in the answer's notation; `/` for the bar of a fraction, `√` for a root. */
  readonly symbol: string
  readonly strokeIds: readonly string[]
  readonly box: Bounds
  /** Part of an exponent. */
  readonly isRaised: boolean
  /** Probability of the symbol by its shape alone. */
  readonly confidence: number
  /** Of a fraction its numerator and denominator, of a root its radicand; null for a plain symbol. */
  readonly parts: readonly (readonly Token[])[] | null
}

/** Symbols in reading order: numerator, bar, denominator; the root sign, then its radicand. */
export function listTokens(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    const [first = [], second] = token.parts ?? []
    if (!token.parts) return [token]
    return second ? [...listTokens(first), token, ...listTokens(second)] : [token, ...listTokens(first)]
  })
}
