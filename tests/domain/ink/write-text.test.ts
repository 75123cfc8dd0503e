import { expect, test } from 'vitest'
import { readAnswer } from '#domain/answer/read-answer.ts'
import { type Writable, writeText } from '#domain/ink/write-text.ts'

function row(text: string, isRaised = false): Writable[] {
  return Array.from(text, (symbol) => ({ symbol, isRaised, parts: null }))
}
function fraction(above: Writable[], below: Writable[]): Writable {
  return { symbol: '/', isRaised: false, parts: [above, below] }
}
function root(body: Writable[]): Writable {
  return { symbol: '√', isRaised: false, parts: [body] }
}

test.each<[string, Writable[]]>([
  ['3/4', [fraction(row('3'), row('4'))]],
  ['-1/2', [...row('-'), fraction(row('1'), row('2'))]],
  ['1 1/2', [...row('1'), fraction(row('1'), row('2'))]],
  ['(x+1)/2', [fraction(row('x+1'), row('2'))]],
  ['2√3/3', [fraction([...row('2'), root(row('3'))], row('3'))]],
  ['1/(2x)', [fraction(row('1'), row('2x'))]],
  ['2√3', [...row('2'), root(row('3'))]],
  ['√(x+1)', [root(row('x+1'))]],
  ['x^2', [...row('x'), ...row('2', true)]],
  ['2^{10}×3', [...row('2'), ...row('10', true), ...row('×3')]],
  ['(3, -2)', row('(3,-2)')],
  ['1,000', row('1,000')],
  ['x(1/2)', [...row('x'), fraction(row('1'), row('2'))]],
  ['x≥3', row('x≥3')],
  ['60°', row('60°')],
])('%s is written in the notation of the answer reader', (text, tokens) => {
  expect(writeText(tokens)).toBe(text)
  expect(readAnswer(text)).not.toBeNull()
})
