import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillPrompt } from '#domain/prompt/prompt-places.ts'
import { readFilled } from '#domain/prompt/read-filled.ts'

test('what a text was filled with fills it again, whatever the values hold', () => {
  const names = ['concept', 'voice', 'exercise']
  const literal = fc.constantFrom('', '\n', ' ', '개념: ', '\n---\n', '}', '말투는 ')
  const content = fc
    .tuple(fc.array(fc.tuple(literal, fc.constantFrom(...names)), { maxLength: 5 }), literal)
    .map(([pairs, end]) => pairs.map(([text, name]) => `${text}{{${name}}}`).join('') + end)
  const value = fc.array(fc.constantFrom('소수', '\n', '---', ' ', '개념: ', '$&', '{{voice}}'), {
    maxLength: 5,
  })
  const values = fc.record({ concept: value, voice: value, exercise: value })
  fc.assert(
    fc.property(content, values, (text, given) => {
      const filled = fillPrompt(
        text,
        Object.fromEntries(Object.entries(given).map(([name, parts]) => [name, parts.join('')])),
      )
      const read = readFilled(text, filled)
      expect(read).not.toBeNull()
      // A place that stands twice has one value, which the text itself decides.
      if (new Set(text.match(/{{\w+}}/g)).size === (text.match(/{{\w+}}/g) ?? []).length)
        expect(fillPrompt(text, read!)).toBe(filled)
    }),
  )
})

test('each place has its value, and a text of another prompt is not read', () => {
  const content = '개념: {{concept}}\n말투: {{voice}}\n'
  expect(readFilled(content, '개념: 소수\n말투: 친구처럼\n짧게\n')).toEqual({
    concept: '소수',
    voice: '친구처럼\n짧게',
  })
  expect(readFilled(content, '단원: 소수\n말투: 친구처럼\n')).toBeNull()
  expect(readFilled(content, '개념: 소수\n')).toBeNull()
  expect(readFilled('자리가 없는 글', '자리가 없는 글')).toEqual({})
  expect(readFilled('자리가 없는 글', '다른 글')).toBeNull()
})
