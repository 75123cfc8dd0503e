import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseExpression } from '#domain/math/parse-expression.ts'
import { rational, toNumber } from '#domain/math/rational.ts'
import { checkWorkedLines, readWorkedLines } from '#domain/math/steps/check-worked-lines.ts'
import { solveLinearInequalityBySteps } from '#domain/math/steps/solve-linear-inequality-by-steps.ts'
import {
  findMeanBySteps,
  findMedianBySteps,
  findModeBySteps,
} from '#domain/math/steps/summarize-data-by-steps.ts'

const parse = (text: string) => parseExpression(text)!
const small = fc.integer({ min: -9, max: 9 })
const nonZero = small.filter((value) => value !== 0)
const signed = (value: number) => (value < 0 ? `${value}` : `+${value}`)

describe('solveLinearInequalityBySteps', () => {
  it('turns the sign when it divides by a negative number, and says so', () => {
    const worked = solveLinearInequalityBySteps(parse('-3x+1'), '≥', parse('x-7'))
    expect(worked?.answer).toBe('x<=2')
    expect(worked?.steps.at(-1)?.reason).toContain('방향이 바뀌어요')
  })

  it('keeps the same numbers as solutions', () => {
    fc.assert(
      fc.property(
        nonZero,
        small,
        small,
        small,
        fc.constantFrom('<', '>', '≤', '≥'),
        (a, b, c, d, relation) => {
          const worked = solveLinearInequalityBySteps(
            parse(`${a}x${signed(b)}`),
            relation as '<',
            parse(`${c}x${signed(d)}`),
          )
          const [, sign = '', bound = ''] = /^x(<=|>=|<|>)(.+)$/.exec(worked?.answer ?? '') ?? []
          if (!worked) return
          const [above = '0', below = '1'] = bound.split('/')
          const holds = (left: number, how: string, right: number) =>
            how === '<'
              ? left < right
              : how === '>'
                ? left > right
                : how.startsWith('<') || how === '≤'
                  ? left <= right
                  : left >= right
          for (let x = -20; x <= 20; x += 1) {
            expect(holds(x, sign, Number(above) / Number(below))).toBe(holds(a * x + b, relation, c * x + d))
          }
        },
      ),
      { numRuns: 150 },
    )
  })
})

describe('data', () => {
  const data = [3, 5, 7, 7, 9].map((value) => rational(value))

  it('has mean, median and modes', () => {
    expect(findMeanBySteps(data).answer).toBe('31/5')
    expect(findMedianBySteps(data).answer).toBe('7')
    expect(findMedianBySteps(data.slice(0, 4)).answer).toBe('6')
    expect(findModeBySteps([...data, rational(3)]).answer).toBe('3&7')
    expect(findModeBySteps(data.slice(0, 3)).answer).toBe('없다')
    expect(findModeBySteps(data.slice(2, 4)).answer).toBe('7')
  })

  it('has a median with as many values above as below', () => {
    fc.assert(
      fc.property(fc.array(small, { minLength: 1, maxLength: 12 }), (values) => {
        const [above = '0', below = '1'] = findMedianBySteps(
          values.map((value) => rational(value)),
        ).answer.split('/')
        const median = toNumber(rational(BigInt(above), BigInt(below)))
        expect(values.filter((value) => value < median).length).toBeLessThanOrEqual(values.length / 2)
        expect(values.filter((value) => value > median).length).toBeLessThanOrEqual(values.length / 2)
      }),
    )
  })
})

describe('lines past what can be compared', () => {
  const check = (text: string) => checkWorkedLines(readWorkedLines(text)!)

  it('are not called right', () => {
    expect(check('x^2-5x+6=0\nx=2')).toMatchObject({ firstWrong: null, firstUnsure: 1 })
    expect(check('x+y=5\nx-y=1')).toMatchObject({ firstWrong: null, firstUnsure: 1 })
  })

  it('are checked where one equation is the other times a number', () => {
    expect(check('x^2-5x+6=0\n2x^2=10x-12\n(x-2)(x-3)=0')).toMatchObject({
      firstWrong: null,
      firstUnsure: null,
    })
  })
})
