import { expect, test } from 'vitest'
import { readServedText } from '#domain/ink/read-served-text.ts'
import { leastTimeMs } from '#tests/support/processor-time.ts'

test.each([
  ['\\(\\frac{3}{4}\\)', '3/4'],
  ['\\(-\\dfrac12\\)', '-1/2'],
  ['\\(\\frac{x+1}{2}\\)', '(x+1)/2'],
  ['\\(2\\sqrt{3}\\)', '2√3'],
  ['\\(x \\geq 3\\)', 'x ≥3'],
  ['\\( \\left( 3,\\,-2 \\right) \\)', '( 3, -2 )'],
  ['\\(2^{3} \\times 5\\)', '2^3 ×5'],
  ['\\(30^{\\circ}\\)', '30°'],
  ['ㄱ, ㄷ', 'ㄱ, ㄷ'],
  ['②', '②'],
])('%s is written as a learner types it', (read, written) => {
  expect(readServedText(read)).toEqual([written])
})

test('keeps the lines of a working, without blank ones', () => {
  expect(readServedText('\\(2x=4\\)\n\n\\(x=2\\)')).toEqual(['2x=4', 'x=2'])
})

test('keeps LaTeX that has no other form, and what is no mathematics, as it is', () => {
  expect(readServedText('\\(\\overline{AB}\\)')).toEqual(['\\overline{AB}'])
  expect(readServedText('모르겠어요 <b>')).toEqual(['모르겠어요 <b>'])
  expect(readServedText(' \n')).toEqual([])
})

test('is done at once with whatever a model answers', () => {
  const readAll = () => {
    for (const hostile of ['\\frac{', '\\sqrt', '\\(', '{', '^{', ' '])
      readServedText(hostile.repeat(4000 / hostile.length))
  }
  expect(leastTimeMs(readAll, 1_000)).toBeLessThan(1_000)
})
