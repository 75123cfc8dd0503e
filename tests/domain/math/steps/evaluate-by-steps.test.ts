import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equalForms, normalizeExpression } from '#domain/math/normalize-expression.ts'
import { parseExpression } from '#domain/math/parse-expression.ts'
import { evaluateBySteps } from '#domain/math/steps/evaluate-by-steps.ts'

const work = (text: string) => evaluateBySteps(parseExpression(text)!)
const latexOf = (text: string) => work(text)?.steps.map(({ latex }) => latex)
const reasonsOf = (text: string) =>
  work(text)!
    .steps.map(({ reason }) => reason)
    .join(' ')

describe('evaluateBySteps', () => {
  it.each([
    ['-3-(-5)', '2'],
    ['2+3×4', '14'],
    ['-2^2', '-4'],
    ['(-2)^3', '-8'],
    ['1/2+1/3', '5/6'],
    ['3/4÷(-2/5)', '-15/8'],
    ['2-{3-(1-4)}', '-4'],
    ['0.3×0.2', '0.06'],
    ['|-3|+|2|', '5'],
    ['1 1/2+1/4', '7/4'],
    ['12÷(-3)×2', '-8'],
    ['6÷4', '3/2'],
    ['7/2-0.5', '3'],
    ['-(-3)', '3'],
  ])('works out %s', (text, answer) => {
    expect(work(text)?.answer).toBe(answer)
  })

  it('goes by the order of operations, one step a line', () => {
    expect(latexOf('3-2×(-1)^3')).toEqual([
      '3-2\\times \\left(-1\\right)^{3} = 3-2\\times \\left(-1\\right)',
      '= 3-\\left(-2\\right)',
      '= 3+2',
      '= 5',
    ])
  })

  it('spells a power out', () => {
    expect(latexOf('2^3')).toEqual(['2^{3} = 2 \\times 2 \\times 2 = 8'])
  })

  it('says why a sign changes', () => {
    expect(reasonsOf('-3-(-5)')).toContain('음수를 빼는 것은 양수를 더하는 것과 같아요')
    expect(reasonsOf('(-3)×(-4)÷6')).toContain('음수가 \\(2\\)개이니 부호는 \\(+\\)')
    expect(reasonsOf('1/2+1/3')).toContain('분모를 \\(6\\)으로 통분')
  })

  it.each(['7', '-8', '3/4', 'x+1', '√2', '1/0', '2÷0', '2^1000000', '9^9^9'])('leaves %s alone', (text) => {
    expect(work(text)).toBeNull()
  })

  const numeral = fc.oneof(
    fc.integer({ min: -12, max: 12 }).map((value) => (value < 0 ? `(${value})` : `${value}`)),
    fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 2, max: 9 })).map(([a, b]) => `${a}/${b}`),
  )
  const { expression } = fc.letrec<{ expression: string; part: string }>((tie) => ({
    part: fc.oneof(
      { weight: 3, arbitrary: numeral },
      { weight: 1, arbitrary: tie('expression').map((inner) => `(${inner})`) },
    ),
    expression: fc
      .tuple(
        tie('part'),
        fc.array(fc.tuple(fc.constantFrom('+', '-', '×', '÷'), tie('part')), { minLength: 1, maxLength: 3 }),
      )
      .map(([first, rest]) => first + rest.map(([sign, part]) => sign + part).join('')),
  }))

  it('keeps the value in every step', () => {
    fc.assert(
      fc.property(expression, (text) => {
        const parsed = parseExpression(text)!
        const worked = evaluateBySteps(parsed)
        const value = normalizeExpression(parsed)
        if (!worked || !value) return
        for (const { latex } of worked.steps) {
          for (const side of latex.split('=').filter((one) => one.trim() !== '')) {
            expect(equalForms(normalizeExpression(parseExpression(side)!)!, value), `${text}: ${side}`).toBe(
              true,
            )
          }
        }
        expect(equalForms(normalizeExpression(parseExpression(worked.answer)!)!, value)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
