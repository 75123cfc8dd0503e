import { describe, expect, test } from 'vitest'
import { makeLeakFinder } from '#server/llm/find-leak.ts'
import { guardReply, statesDisguised } from '#server/llm/guard-reply.ts'
import { DEFAULT_PROMPTS } from '#server/llm/prompts/default-prompts.ts'
import { readUnitTurn } from '../../domain/tutor/read-unit.ts'
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
    '답은 XII예요.',
    '답은 xii예요.',
    '답은 Ⅻ예요.',
    '`print(12)`를 해 봐요.',
    '괄호에 (12) 넣어 봐요.',
    '답은 twelve예요.',
    '답은 0xC예요.',
    '답은 0b1100이에요.',
    '\\(11 < x < 13\\)인 자연수예요.',
    '11<답<13이에요.',
    '13 > x > 11이에요.',
    '\\(12 \\le x < 13\\)이에요.',
    'x > 11이고 x < 13이에요.',
    '11보다 크고 13보다 작은 자연수예요.',
    '12 이상 12 이하예요.',
    '11과 13 사이의 자연수예요.',
    '11 바로 다음 자연수예요.',
    '13보다 1 작은 수예요.',
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
  '\\(10 < x < 15\\)인 자연수를 찾아요.',
  '1보다 크고 9보다 작은 수를 떠올려요.',
  '2와 3 사이를 보세요.',
  '점 C, D, I, X를 찍어요.',
  '(24와 36의 약수)를 모두 적어요.',
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

describe('a prompt in pieces of twenty characters', () => {
  const LONG = Object.values(DEFAULT_PROMPTS).join('\n')
  const pieces = (LONG.slice(0, 200).match(/[\s\S]{1,20}/g) ?? []).join(
    '\n\n그리고 이런 말도 있어요. 참 좋지요?\n\n',
  )

  test('is found, written anyhow', () => {
    const leaks = makeLeakFinder([LONG])
    for (const text of [pieces, [...pieces].reverse().join(''), Buffer.from(pieces).toString('base64')])
      expect(leaks(text)).toBe(true)
  })

  test('ends a reply', async () => {
    const why: string[] = []
    async function* write() {
      yield* pieces.match(/[\s\S]{1,7}/g) ?? []
    }
    const guard = {
      openItem: null,
      leaks: makeLeakFinder([LONG]),
      hint: () => '',
      refusal: '[그만]',
      onCut: (reason: string) => void why.push(reason),
    }
    let told = ''
    for await (const piece of guardReply(write(), guard)) told += piece
    expect(why).toEqual(['leak'])
    expect(told.endsWith('[그만]')).toBe(true)
    expect(told.length).toBeLessThan(pieces.length / 2)
  })

  test('is no explanation, hint or solution of the curriculum', async () => {
    const leaks = makeLeakFinder([LONG])
    const { unit } = await readUnitTurn('M1U01', 'M1U01C05')
    const texts = unit.concepts.flatMap(({ explanation, items }) => [
      explanation ?? '',
      ...items.flatMap(({ question, hints, solution }) => [question, ...hints, solution]),
    ])
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.filter(leaks)).toEqual([])
  })
})
