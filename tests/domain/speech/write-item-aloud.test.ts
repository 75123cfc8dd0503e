import { expect, test } from 'vitest'
import { listSpokenSentences } from '#domain/speech/list-spoken-sentences.ts'
import { writeItemAloud } from '#domain/speech/write-item-aloud.ts'

const say = (item: Parameters<typeof writeItemAloud>[0]) =>
  listSpokenSentences(writeItemAloud(item)).map(({ words }) => words)

test('a matching item is read with both columns, each entry under its label', () => {
  const pairing = { left: ['소수', '합성수'], right: ['\\(7\\)', '\\(9\\)', '\\(1\\)'] }
  expect(say({ question: '짝을 지으세요.', pairing })).toEqual([
    '짝을 지으세요.',
    'ㄱ은, 소수',
    'ㄴ은, 합성수',
    '1번은, 7',
    '2번은, 9',
    '3번은, 1',
  ])
})

test('an essay is read with how it is answered', () => {
  expect(say({ question: '풀이 과정을 서술하세요.', pairing: null })).toEqual([
    '풀이 과정을 서술하세요.',
    '풀이 과정을 줄마다 써 보세요.',
  ])
})
