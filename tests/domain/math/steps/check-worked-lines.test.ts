import { describe, expect, it } from 'vitest'
import { parseExpression } from '#domain/math/parse-expression.ts'
import { checkWorkedLines, readWorkedLines } from '#domain/math/steps/check-worked-lines.ts'
import { solveLinearEquationBySteps } from '#domain/math/steps/solve-linear-equation-by-steps.ts'

const check = (text: string) => {
  const lines = readWorkedLines(text)
  return lines && checkWorkedLines(lines)
}

describe('checkWorkedLines', () => {
  it.each([
    ['2x+3=7\n2x=4\nx=2'],
    ['3(x-2)=9\n3x-6=9\n3x=15\nx=5'],
    ['60=2×30=2×2×15'],
    ['-3-(-5)\n=-3+5\n=2'],
    ['x/2=3\nx=6'],
    ['① 4x-2=10\n② 4x=12\n③ 그러므로 x=3'],
  ])('lets right working through: %s', (text) => {
    expect(check(text)).toMatchObject({ firstWrong: null, isFinished: true })
  })

  it.each([
    ['a sign kept while transposing', '2x+3=7\n2x=10\nx=5', 1, '부호를 바꾸지 않았어요'],
    ['a sign kept, two terms moved', '5x-3=2x+9\n5x+2x=9+3\n7x=12', 1, '부호를 바꾸지 않았어요'],
    ['a coefficient subtracted', '2x+4=10\n2x=6\nx=4', 2, '나누어야 해요'],
    ['a quotient turned round', '2x=6\nx=1/3', 1, '바뀌었어요'],
    ['one side divided', '3x=12\nx=12', 1, '좌변만 나누고'],
    ['a bracket multiplied in part', '3(x-2)=9\n3x-2=9', 1, '첫째 항에만 곱했어요'],
    ['a sign behind a minus kept', '5-(x-3)=2\n5-x-3=2', 1, '부호를 바꾸지 않았어요'],
    ['one side multiplied', 'x/2+1=3\nx+2=3', 1, '좌변에만'],
    ['the order of operations', '5-2×3\n=3×3\n=9', 1, '먼저 계산해야'],
    ['a power as a product', '2^3\n=6', 1, '밑과 지수를 곱하는 것이 아니라'],
    ['a double minus', '-3-(-5)\n=-8', 1, '빼는 수가 음수이면'],
  ])('names %s', (_what, text, line, says) => {
    const checked = check(text)
    expect(checked?.firstWrong).toBe(line)
    expect(checked?.slip).toContain(says)
  })

  it('names a wrong line even where it cannot tell why', () => {
    expect(check('2x+3=7\n9x=11')).toMatchObject({ firstWrong: 1 })
  })

  it.each(['안녕\n반가워', 'x=2', '', '소인수\n분해'])('is no working: %j', (text) => {
    expect(check(text)).toBeNull()
  })

  it('agrees with the solver line by line', () => {
    for (const text of ['2(x-1)=3(x+2)', 'x/2+1/3=5/6', '0.2x-0.3=0.5', '7-(2x+1)=4x']) {
      const [left = '', right = ''] = text.split('=')
      const steps = solveLinearEquationBySteps(parseExpression(left)!, parseExpression(right)!)!.steps
      const lines = [text, ...steps.map(({ latex }) => latex)].join('\n')
      expect(check(lines), lines).toMatchObject({ firstWrong: null, isFinished: true })
    }
  })
})
