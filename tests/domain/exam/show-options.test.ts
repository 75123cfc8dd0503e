import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countKeys } from '#domain/exam/count-keys.ts'
import { getOptions, listShownOptions } from '#domain/exam/get-options.ts'
import { usesLongLayout } from '#domain/exam/uses-long-layout.ts'
import { visibleLength } from '#domain/exam/visible-length.ts'
import { makeItem } from './make-exam.ts'

describe('options of an item', () => {
  it('shows only non-blank ones, each with the number that a key names it by', () => {
    const item = makeItem('a', { option1: '2', option3: '4', option4: '  ', option5: '\\(x\\)' })
    expect(listShownOptions(item)).toEqual([
      { number: 1, text: '2' },
      { number: 3, text: '4' },
      { number: 5, text: '\\(x\\)' },
    ])
    expect(getOptions(item)).toHaveLength(5)
  })

  it('shows none for an item without options', () => {
    expect(listShownOptions(makeItem('a'))).toEqual([])
  })
})

describe('layout of options', () => {
  it.each([
    ['20 characters together stay in a row', ['가'.repeat(10), '나'.repeat(10)], false],
    ['21 characters together stand one a row', ['가'.repeat(10), '나'.repeat(11)], true],
    ['no options stay in a row', [], false],
    ['blank options add nothing', ['가'.repeat(20), '', '   '], false],
    [
      'delimiters of formulas add nothing',
      ['\\(12345\\)', '\\(12345\\)', '\\(12345\\)', '\\(12345\\)'],
      false,
    ],
    ['letters outside the basic plane count once', ['😀'.repeat(20)], false],
    ['decomposed Hangul counts by syllables', ['소인수분해'.normalize('NFD').repeat(4)], false],
  ])('%s', (_title, options, isLong) => {
    expect(usesLongLayout(options)).toBe(isLong)
  })

  it.each([
    ['두 직선', 4],
    [' 12 ', 2],
    ['\\(2^3 \\times 3\\)', 4],
    ['\\(\\frac{1}{2}\\)', 2],
    ['\\(\\dfrac{11}{2}\\)', 3],
    ['\\(\\sqrt{12}\\)', 3],
    ['\\(\\text{cm}\\)', 2],
    ['\\[x = -1\\]', 4],
    ['\\(x\\)는 \\(y\\)', 4],
    ['\\(\\{1,\\ 2\\}\\)', 5],
    ['\\(2 \\le x\\)', 3],
    ['\\(\\left(1\\right)\\)', 3],
  ])('sees %j as %i characters', (text, length) => {
    expect(visibleLength(text)).toBe(length)
  })

  it('never sees more than is written, and adds up over options', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 5 }), (options) => {
        const lengths = options.map(visibleLength)
        for (const [index, length] of lengths.entries()) {
          expect(length).toBeGreaterThanOrEqual(0)
          expect(length).toBeLessThanOrEqual([...options[index]!.normalize('NFC')].length)
        }
        expect(usesLongLayout(options)).toBe(lengths.reduce((sum, length) => sum + length, 0) > 20)
      }),
    )
  })
})

describe('keys of a multiple-choice item', () => {
  it.each([
    ['3', 1],
    ['2,4', 2],
    ['2&4', 2],
    [' 1 , 3 & 5 ', 3],
    ['2,,4,', 2],
    ['2,2', 1],
    ['', 0],
  ])('counts %j as %i', (key, count) => {
    expect(countKeys(key)).toBe(count)
  })
})
