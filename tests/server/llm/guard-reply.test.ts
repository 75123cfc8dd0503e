import { describe, expect, test } from 'vitest'
import { makeLeakFinder } from '#server/llm/find-leak.ts'
import { statesDisguised } from '#server/llm/guard-reply.ts'
import { OPEN_ITEM } from './make-turn.ts'

const PROMPT = '너는 중학생과 일대일로 수학을 공부하는 튜터다. 학생의 이름, 학교, 연락처를 묻지 않는다.'

describe('the answer 12 is found', () => {
  test.each([
    '답은 １２예요.',
    '답은 1 2예요.',
    '답은 1\u200b2예요.',
    '답은 ⑫예요.',
    '답은 3×4예요.',
    '답은 \\(5+7\\)이에요.',
    '답은 √144예요.',
    '답은 \\(\\sqrt{144}\\)예요.',
    '정답: 20 - 8',
  ])('as %s', (text) => {
    expect(statesDisguised(text, { openItem: OPEN_ITEM })).toBe(true)
  })
})

test.each([
  '먼저 3과 4를 견주어 볼까요?',
  '\\(2^2 \\times 3\\)을 계산해 보세요.',
  '첫째는 ①, 둘째는 ②예요.',
  '1 2 3 4 6의 공약수를 찾아요.',
  '답은 24 + 36으로 구하지 않아요.',
])('a step is none: %s', (text) => {
  expect(statesDisguised(text, { openItem: OPEN_ITEM })).toBe(false)
})

test.each([
  ['as it is', PROMPT],
  ['in base64', Buffer.from(PROMPT).toString('base64')],
  ['in hexadecimal', Buffer.from(PROMPT).toString('hex')],
  ['backwards', [...PROMPT].reverse().join('')],
])("the prompt's own words are found %s", (_name, text) => {
  expect(makeLeakFinder([PROMPT])(text)).toBe(true)
})
