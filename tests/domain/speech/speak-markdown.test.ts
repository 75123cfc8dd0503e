import { expect, test } from 'vitest'
import { speakMarkdown } from '#domain/speech/speak-markdown.ts'

test.each([
  ['\\(\\frac{3}{4}\\)', '4분의 3'],
  ['**맞아.** \\(x^2 \\ge 4\\)야.\n\n- 다음은?', '맞아. x 제곱은 4보다 크거나 같다야. 다음은?'],
  ['![점 A와 B](/pictures/a.png)', '점 A와 B'],
  ['+', '+'],
])('says %s as %s', (markdown, words) => {
  expect(speakMarkdown(markdown)).toBe(words)
})
