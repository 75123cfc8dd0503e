import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { truncateSelection } from '#domain/selection/truncate-selection.ts'
import { writeFormulaPlainly } from '#domain/selection/write-formula-plainly.ts'
import { writeSelectionQuestion } from '#domain/selection/write-selection-question.ts'

describe('the text in the bubble', () => {
  test.each([
    ['소수', '소수'],
    ['  두  줄\n에 걸친 글 ', '두 줄 에 걸친 글'],
    ['가'.repeat(20), '가'.repeat(20)],
    ['가'.repeat(21), `${'가'.repeat(20)}…`],
    ['직각과 마주 보는 변의 길이를 c라 하면', '직각과 마주 보는 변의 길이를 c라…'],
    ['𝑥'.repeat(30), `${'𝑥'.repeat(20)}…`],
  ])('%j stands as %j', (text, expected) => {
    expect(truncateSelection(text)).toBe(expected)
  })

  test('is never longer than 20 characters and its ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect([...truncateSelection(text)].length).toBeLessThanOrEqual(21)
      }),
    )
  })
})

describe('a formula in plain characters', () => {
  test.each([
    ['x^2+3x-4', 'x²+3x-4'],
    ['\\frac{1}{2}', '1/2'],
    ['\\frac12', '1/2'],
    ['\\dfrac{x+1}{3}', '(x+1)/3'],
    ['x^23', 'x²3'],
    ['2^{10}', '2¹⁰'],
    ['a^{n+1}', 'a^(n+1)'],
    ['2^3 \\times 5', '2³×5'],
    ['\\sqrt{2}', '√2'],
    ['\\sqrt{a^2+b^2}', '√(a²+b²)'],
    ['\\frac{x^2}{3}', 'x²/3'],
    ['90^\\circ', '90°'],
    ['\\left( -3 \\right) \\le \\pi', '(-3)≤π'],
    ['\\mathrm{cm}^2', 'cm²'],
    ['1,\\ 2,\\ 3', '1,2,3'],
    ['12 \\div \\text{약수}', '12÷약수'],
    ['\\frac{', '/'],
    ['}}}^^', ''],
  ])('%s is %s', (tex, expected) => {
    expect(writeFormulaPlainly(tex)).toBe(expected)
  })

  test('ends, with no brace or command left, whatever is written', () => {
    const piece = fc.constantFrom('{', '}', '^', '_', '\\frac', '\\sqrt', '\\times', 'x', '12', '\\x', ' ')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
        expect(writeFormulaPlainly(pieces.join(''))).not.toMatch(/\\[a-z]|[{}]/)
      }),
    )
  })
})

describe('the question about a passage', () => {
  test('quotes it and asks', () => {
    expect(writeSelectionQuestion('1과 자기 자신만을 약수로 가지는 수')).toBe(
      '“1과 자기 자신만을 약수로 가지는 수” 이 부분을 설명해 주세요.',
    )
  })

  test('is cut where it is long, never within a formula', () => {
    const long = `${'가'.repeat(590)}\\(x^2+3x+2=0\\)${'나'.repeat(100)}`
    expect(writeSelectionQuestion(long)).toBe(`“${'가'.repeat(590)}…” 이 부분을 설명해 주세요.`)
    expect([...writeSelectionQuestion('가'.repeat(9_000))].length).toBeLessThan(640)
  })
})
