import { type LetterX, markCrosses } from './mark-crosses.ts'
import { type ParsedStatement, parseTokens } from './parse-tokens.ts'
import { tokenize } from './tokenize.ts'

export type ParseOptions = { readonly letterX?: LetterX }

const MAX_LENGTH = 400

/**
 * Reads an expression, equation, inequality chain, ordered pair or ratio, typed as text or LaTeX. Linear in the length;
 * never throws. Implicit products lean left with the written ones, so 1/2x is (1/2)x; a letter before a digit (x2) is refused, because
 * it may mean x^2 as well as 2x.
 */
export function parseStatement(text: string, options: ParseOptions = {}): ParsedStatement {
  if (text.length > MAX_LENGTH) return { ok: false, fault: 'too-long' }
  const tokens = tokenize(text)
  if (typeof tokens === 'string') return { ok: false, fault: tokens }
  if (tokens.length === 0) return { ok: false, fault: 'empty' }
  return parseTokens(markCrosses(tokens, options.letterX ?? 'between-numbers'))
}
