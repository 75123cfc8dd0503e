import type { Token } from './tokenize.ts'

/** 'between-numbers': x is a cross in 2^2x3 and a letter elsewhere. 'wherever-possible': a cross in 2x√3 and axb too. */
export type LetterX = 'between-numbers' | 'wherever-possible'

const MAY_FOLLOW = new Set(['√', 'π', '(', 'frac'])

function endsOperand(token: Token): boolean {
  return token.kind === 'number' || ')]}'.includes(token.text)
}

/** Turns the letter x into a multiplication sign where it means one: keyboards have no ×, and keys are written 2^2x3. */
export function markCrosses(tokens: readonly Token[], letterX: LetterX): readonly Token[] {
  return tokens.map((token, index) => {
    if (token.kind !== 'letter' || token.text.toLowerCase() !== 'x') return token
    const before = tokens[index - 1]
    const after = tokens[index + 1]
    if (!before || !after) return token
    const betweenNumbers = endsOperand(before) && after.kind === 'number'
    const possible =
      (endsOperand(before) || before.kind === 'letter' || before.text === 'π') &&
      (after.kind !== 'symbol' || MAY_FOLLOW.has(after.text))
    return betweenNumbers || (letterX === 'wherever-possible' && possible)
      ? { ...token, kind: 'symbol', text: '×' }
      : token
  })
}
