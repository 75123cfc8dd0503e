import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equalForms, normalizeExpression } from '#domain/math/normalize-expression.ts'
import { parseExpression } from '#domain/math/parse-expression.ts'
import { simplifyLinearBySteps } from '#domain/math/steps/simplify-linear-by-steps.ts'
import { solveLinearEquationBySteps } from '#domain/math/steps/solve-linear-equation-by-steps.ts'
import { substituteLetter } from '#domain/math/steps/substitute-letter.ts'

const parse = (text: string) => parseExpression(text)!
const solve = (text: string) => {
  const [left = '', right = ''] = text.split('=')
  return solveLinearEquationBySteps(parse(left), parse(right))
}
const sameValue = (first: string, second: string) =>
  equalForms(normalizeExpression(parse(first))!, normalizeExpression(parse(second))!)

describe('simplifyLinearBySteps', () => {
  it.each([
    ['3(x-2)+4', '3x-2'],
    ['-(x-3)+2(2x+1)', '3x+5'],
    ['1/2x+1/3x', '5/6x'],
    ['(4x-6)/2', '2x-3'],
    ['2x-3y+x', '3x-3y'],
    ['x-x', '0'],
  ])('simplifies %s', (text, answer) => {
    expect(simplifyLinearBySteps(parse(text))?.answer).toBe(answer)
  })

  it('warns of signs if a bracket follows a minus', () => {
    expect(simplifyLinearBySteps(parse('5-(x-3)'))?.steps[0]?.reason).toContain('부호가 바뀌어요')
  })

  it.each(['3x-2', 'x^2+x', '2+3', 'x/(x+1)'])('leaves %s alone', (text) => {
    expect(simplifyLinearBySteps(parse(text))).toBeNull()
  })
})

describe('solveLinearEquationBySteps', () => {
  it.each([
    ['2x+3=7', 'x=2'],
    ['5x-3=2x+9', 'x=4'],
    ['3=x+1', 'x=2'],
    ['x/2+1/3=5/6', 'x=1'],
    ['0.2x-0.3=0.5', 'x=4'],
    ['2(x-1)=3(x+2)', 'x=-8'],
    ['(x-1)/2+1=3', 'x=5'],
    ['3x=5', 'x=5/3'],
    ['-y=4', 'y=-4'],
    ['2x+1=2x+1', '모든 수'],
    ['2x=2x+1', '해가 없다'],
  ])('solves %s', (text, answer) => {
    expect(solve(text)?.answer).toBe(answer)
  })

  it('names the terms that cross over', () => {
    expect(solve('5x-3=2x+9')?.steps[0]).toEqual({
      latex: '5x-2x = 9+3',
      reason: '좌변의 \\(-3\\)을 우변으로, 우변의 \\(2x\\)를 좌변으로 이항해요. 이항하면 부호가 바뀌어요.',
    })
  })

  it.each(['x=3', 'x+y=2', 'x^2=4', '2=2', '1/x=2'])('leaves %s alone', (text) => {
    expect(solve(text)).toBeNull()
  })

  it('keeps the root on every line', () => {
    const coefficient = fc.integer({ min: -9, max: 9 })
    fc.assert(
      fc.property(coefficient, coefficient, coefficient, coefficient, (a, b, c, d) => {
        const worked = solve(`${a}(x+${Math.abs(b)})-${Math.abs(b)}/2=${c}x+(${d})`)
        const root = /^x=(.+)$/.exec(worked?.answer ?? '')?.[1]
        if (!worked || root === undefined) return
        for (const { latex } of worked.steps) {
          const [left = '', right = ''] = latex.split('=')
          const put = (side: string) => substituteLetter(parse(side), 'x', parse(`(${root})`))
          expect(
            equalForms(normalizeExpression(put(left))!, normalizeExpression(put(right))!),
            `${latex} at ${root}`,
          ).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })
})

it('substitutes with the signs and brackets that were left out', () => {
  expect(sameValue('3×(-2)+1', '-5')).toBe(true)
  expect(substituteLetter(parse('3x+1'), 'x', parse('-2'))).toMatchObject({ kind: 'sum' })
  expect(normalizeExpression(substituteLetter(parse('x^2'), 'x', parse('-3')))).toEqual(
    normalizeExpression(parse('9')),
  )
})
