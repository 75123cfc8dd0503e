import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeExpression } from '#domain/math/normalize-expression.ts'
import { parseExpression } from '#domain/math/parse-expression.ts'
import { parseStatement } from '#domain/math/parse-statement.ts'
import { constantValue } from '#domain/math/polynomial.ts'
import { toPlain } from '#domain/math/rational.ts'

const readValue = (text: string): string | null => {
  const expression = parseExpression(text)
  const form = expression && normalizeExpression(expression)
  const value = form && constantValue(form.numerator)
  return value && toPlain(value)
}

test('reads the dots of a repeating decimal where they stand on digits after the point', () => {
  expect(readValue('0.3\u0307')).toBe('1/3')
  expect(readValue('1.2\u03073\u0307')).toBe('122/99')
  expect(readValue('0.16\u0307')).toBe('1/6')
})

test.each(['0.\u0307', '1.\u03075\u0307', '1\u0307.5\u0307', '1\u03072', '0.1\u03072'])(
  'refuses %j, whose dots repeat nothing',
  (text) => {
    expect(parseStatement(text)).toEqual({ ok: false, fault: 'unknown-character' })
  },
)

test('answers for any text made of pieces of numerals with a statement or a fault', () => {
  const pieces = fc.constantFrom(
    '0',
    '7',
    '12',
    '.',
    '\u0307',
    '(',
    ')',
    '...',
    '/',
    '\\frac',
    '{',
    '}',
    '^',
    '-',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
      const parsed = parseStatement(parts.join(''))
      if (!parsed.ok) return
      for (const operand of parsed.statement.operands) {
        if (operand.kind !== 'tuple' && operand.kind !== 'ratio') normalizeExpression(operand)
      }
    }),
    { numRuns: 3000 },
  )
})
