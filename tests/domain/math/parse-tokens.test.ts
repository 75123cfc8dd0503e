import { describe, expect, test } from 'vitest'
import { parseStatement } from '#domain/math/parse-statement.ts'
import { parseTokens } from '#domain/math/parse-tokens.ts'
import { type Token, tokenize } from '#domain/math/tokenize.ts'

/** A parser that decides by the tokens behind the present one reads each a few times, however long and nested the text. */
const MOST_READS_PER_TOKEN = 60
/** Beyond it a parser that goes back has been found out; waiting for its end could take years. */
const GIVE_UP = 200_000

const countReads = (text: string): { reads: number; tokens: number } => {
  const tokens = tokenize(text)
  if (typeof tokens === 'string') throw new Error(`${text.slice(0, 20)}: ${tokens}`)
  let reads = 0
  const counted = new Proxy<Token[]>(tokens, {
    get(target, key) {
      reads += 1
      if (reads > GIVE_UP) throw new Error(`more than ${GIVE_UP} reads of ${tokens.length} tokens`)
      return Reflect.get(target, key)
    },
  })
  parseTokens(counted)
  return { reads, tokens: tokens.length }
}

const PIECES = [
  '1\\frac',
  '1\\frac{',
  '1\\frac{1}',
  '1\\frac{1}{2}',
  '1\\frac{1',
  '1 1/',
  '1 1/2',
  '\\frac{1}{',
  '\\frac1',
  '2\\sqrt',
  '√',
  '√[3]',
  '(1,',
  '(',
  '1(',
  '1{',
  '|',
  '|1+|',
  '2^',
  '2^{1\\frac',
  '-',
  '1/',
  '1:',
  'x=',
  'x(1=(',
  '((1,2)=',
  '1<',
  '±1',
]

describe('reading tokens', () => {
  test.each(PIECES)('never goes back over %j repeated', (piece) => {
    for (const tail of ['', '1', '=3', ')', '}', ',1)']) {
      for (const length of [40, 150, 400, 4_000]) {
        const text = piece.repeat(Math.ceil(length / piece.length)) + tail
        const { reads, tokens } = countReads(text)
        expect(reads, `${tokens} tokens`).toBeLessThan(MOST_READS_PER_TOKEN * (tokens + 1))
      }
    }
  })

  test('keeps a whole number before a fraction with other parts as a factor', () => {
    const mixed = { kind: 'mixed', whole: 1n, numerator: 2n, denominator: 3n }
    for (const text of ['1\\frac{2}{3}', '1\\frac23', '1\\frac(2){3}', '1 2/3']) {
      expect(parseStatement(text), text).toMatchObject({ statement: { operands: [mixed] } })
    }
    for (const text of ['1\\frac{x}{3}', '1\\frac{2}{x+1}', '1\\frac{-2}{3}']) {
      expect(parseStatement(text), text).toMatchObject({ statement: { operands: [{ kind: 'product' }] } })
    }
  })

  test('multiplies two short fractions instead of mixing the digit of one with the other', () => {
    expect(parseStatement('\\frac12\\frac13')).toEqual(parseStatement('\\frac{1}{2}\\frac{1}{3}'))
  })
})
