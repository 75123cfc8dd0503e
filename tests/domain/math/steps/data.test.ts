import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rational, toNumber } from '#domain/math/rational.ts'
import { checkWorkedLines, readWorkedLines } from '#domain/math/steps/check-worked-lines.ts'
import {
  findMeanBySteps,
  findMedianBySteps,
  findModeBySteps,
} from '#domain/math/steps/summarize-data-by-steps.ts'

const small = fc.integer({ min: -9, max: 9 })

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
