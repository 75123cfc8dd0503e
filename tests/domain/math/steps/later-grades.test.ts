import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equalForms, normalizeExpression } from '#domain/math/normalize-expression.ts'
import { parseExpression } from '#domain/math/parse-expression.ts'
import { rational, toNumber } from '#domain/math/rational.ts'
import { checkWorkedLines, readWorkedLines } from '#domain/math/steps/check-worked-lines.ts'
import { expandBySteps } from '#domain/math/steps/expand-by-steps.ts'
import { factorQuadraticBySteps } from '#domain/math/steps/factor-quadratic-by-steps.ts'
import { simplifyRootBySteps } from '#domain/math/steps/simplify-root-by-steps.ts'
import { solveLinearInequalityBySteps } from '#domain/math/steps/solve-linear-inequality-by-steps.ts'
import { solveQuadraticBySteps } from '#domain/math/steps/solve-quadratic-by-steps.ts'
import { solveSimultaneousBySteps } from '#domain/math/steps/solve-simultaneous-by-steps.ts'
import { substituteLetter } from '#domain/math/steps/substitute-letter.ts'
import {
  findMeanBySteps,
  findMedianBySteps,
  findModeBySteps,
} from '#domain/math/steps/summarize-data-by-steps.ts'

const parse = (text: string) => parseExpression(text)!
const same = (first: string, second: string) =>
  equalForms(normalizeExpression(parse(first))!, normalizeExpression(parse(second))!)
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

describe('quadratics', () => {
  it.each([
    ['x^2+5x+6', '(x+2)(x+3)'],
    ['x^2-9', '(x-3)(x+3)'],
    ['2x^2-8', '2(x-2)(x+2)'],
    ['6x^2-x-2', '(3x-2)(2x+1)'],
    ['x^2-3x', 'x(x-3)'],
    ['4x^2-12x+9', '(2x-3)^2'],
  ])('factors %s', (text, factors) => {
    expect(factorQuadraticBySteps(parse(text))?.answer).toBe(factors)
  })

  it.each(['x^2+x+1', 'x^2-2', '2x+1', 'x^3', 'x^2+xy'])('has no factors for %s', (text) => {
    expect(factorQuadraticBySteps(parse(text))).toBeNull()
  })

  it('multiplies its factors back and solves to its roots', () => {
    fc.assert(
      fc.property(nonZero, small, nonZero, small, (p, q, r, s) => {
        const expanded = expandBySteps(parse(`(${p}x${signed(q || 1)})(${r}x${signed(s || 1)})`))!
        for (const { latex } of expanded.steps) {
          for (const side of latex.split('=').filter((one) => one.trim() !== ''))
            expect(same(side, expanded.answer)).toBe(true)
        }
        expect(same(factorQuadraticBySteps(parse(expanded.answer))!.answer, expanded.answer)).toBe(true)
        for (const root of solveQuadraticBySteps(parse(expanded.answer), parse('0'))!.answer.split('&')) {
          const value = normalizeExpression(substituteLetter(parse(expanded.answer), 'x', parse(`(${root})`)))
          expect(equalForms(value!, normalizeExpression(parse('0'))!), `${expanded.answer} at ${root}`).toBe(
            true,
          )
        }
      }),
      { numRuns: 120 },
    )
  })

  it('solves by the formula, with radicals in simplest form', () => {
    expect(solveQuadraticBySteps(parse('x^2-2x-1'), parse('0'))?.answer).toBe('1+√2&1-√2')
    expect(solveQuadraticBySteps(parse('2x^2+3x'), parse('1'))?.answer).toBe('(-3+√17)/4&(-3-√17)/4')
    expect(solveQuadraticBySteps(parse('x^2'), parse('5'))?.answer).toBe('√5&-√5')
    expect(solveQuadraticBySteps(parse('x^2+1'), parse('0'))?.answer).toBe('해가 없다')
  })

  it('has roots that make every formula zero', () => {
    fc.assert(
      fc.property(nonZero, small, small, (a, b, c) => {
        const text = `${a}x^2${signed(b)}x${signed(c)}`
        const worked = solveQuadraticBySteps(parse(text), parse('0'))!
        if (worked.answer === '해가 없다') {
          expect(b * b - 4 * a * c).toBeLessThan(0)
          return
        }
        for (const root of worked.answer.split('&')) {
          const value = normalizeExpression(substituteLetter(parse(text), 'x', parse(`(${root})`)))
          expect(equalForms(value!, normalizeExpression(parse('0'))!), `${text} at ${root}`).toBe(true)
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('solveSimultaneousBySteps', () => {
  const solve = (...equations: [string, string]) => {
    const [one, other] = equations.map((equation) => {
      const [left = '', right = ''] = equation.split('=')
      return { left: parse(left), right: parse(right) }
    })
    return solveSimultaneousBySteps(one!, other!)
  }

  it.each([
    ['x+y=5', 'x-y=1', 'x=3&y=2'],
    ['2x+3y=8', '3x-2y=-1', 'x=1&y=2'],
    ['x=3', 'x+2y=7', 'x=3&y=2'],
    ['y=2x-1', 'x+y=5', 'x=2&y=3'],
  ])('solves %s and %s', (one, other, answer) => {
    expect(solve(one, other)?.answer).toBe(answer)
  })

  it('leaves systems without one solution alone', () => {
    expect(solve('x+y=1', '2x+2y=2')).toBeNull()
    expect(solve('x+y=1', 'x+y=2')).toBeNull()
    expect(solve('x+y=1', 'y+z=2')).toBeNull()
  })

  it('finds the numbers that it was made from', () => {
    fc.assert(
      fc.property(nonZero, small, small, nonZero, small, small, (a, b, c, d, x, y) => {
        if (a * d - b * c === 0) return
        const side = (p: number, q: number) =>
          [p === 0 ? '' : `${p}x`, q === 0 ? '' : `${signed(q)}y`].join('') || '0'
        const found = solve(`${side(a, b)}=${a * x + b * y}`, `${side(c, d)}=${c * x + d * y}`)
        if (b === 0 && c === 0) return
        expect(found?.answer, `${side(a, b)} ${side(c, d)}`).toBe(`x=${x}&y=${y}`)
      }),
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

it('takes squares out of a root', () => {
  expect(simplifyRootBySteps(48n)?.answer).toBe('4√3')
  expect(simplifyRootBySteps(49n)?.answer).toBe('7')
  expect(simplifyRootBySteps(6n)).toBeNull()
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
