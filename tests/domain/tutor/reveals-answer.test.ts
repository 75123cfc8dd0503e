import { beforeAll, describe, expect, it } from 'vitest'
import type { Item } from '#domain/exam/item.ts'
import { revealsAnswer } from '#domain/tutor/reveals-answer.ts'
import { readUnitTurn } from './read-unit.ts'

const item = (correctAnswer: string, writtenTestType: Item['writtenTestType'], options: string[] = []) => ({
  correctAnswer,
  writtenTestType,
  option1: options[0] ?? '',
  option2: options[1] ?? '',
  option3: options[2] ?? '',
  option4: options[3] ?? '',
  option5: options[4] ?? '',
  pairing: null,
})
const QUESTION = '두 수 \\(24\\), \\(36\\)의 최대공약수를 구하세요.'

describe('a value', () => {
  it.each([
    '답은 12예요.',
    '정답: 12',
    '\\(12\\)',
    '\\[ 2^2 \\times 3 = 12 \\]',
    '그러면 12가 나와요.',
    '열둘이에요.',
    '십이라고 쓰면 돼요.',
    '최대공약수 = 12',
    '따라서 최대공약수는 \\(12\\)예요.',
  ])('is stated by "%s"', (text) => {
    expect(revealsAnswer(text, QUESTION, item('12', 2))).toBe(true)
  })

  it.each([
    '두 수를 소인수분해해 보세요.',
    '\\(24\\)와 \\(36\\)을 견주어요.',
    '\\(24 = 2^3 \\times 3\\)이에요.',
    '120이나 112는 아니에요.',
    '\\(2^2 \\times 3\\)을 계산해 보세요.',
    '공약수 가운데 가장 큰 수예요.',
  ])('is kept by "%s"', (text) => {
    expect(revealsAnswer(text, QUESTION, item('12', 2))).toBe(false)
  })

  it('is stated where the question holds the number too, once it is announced or concluded', () => {
    const question = '공배수가 \\(24\\), \\(48\\)일 때 최소공배수는?'
    expect(revealsAnswer('\\(24\\)와 \\(48\\)을 보세요.', question, item('24', 2))).toBe(false)
    expect(revealsAnswer('답은 24예요.', question, item('24', 2))).toBe(true)
    expect(revealsAnswer('따라서 구하는 수는 \\(24\\)예요.', question, item('24', 2))).toBe(true)
  })

  it('is not stated by the digits of the address of a picture, but by its words', () => {
    const picture = '/api/v1/storages/0f9d6c8e5a514c7e9c390f4f3c1f7a10-12x12.png'
    for (const key of ['5', '390'])
      expect(revealsAnswer(`![수직선](${picture})`, QUESTION, item(key, 2)), key).toBe(false)
    expect(revealsAnswer(`![답은 390](${picture})`, QUESTION, item('390', 2))).toBe(true)
  })

  it('of an essay is the result of its working', () => {
    const essay = item('x=3/2', 6)
    for (const text of ['그래서 \\(x = \\frac{3}{2}\\)이에요.', '답은 3/2예요.', '\\(x = 1.5\\)'])
      expect(revealsAnswer(text, '일차방정식의 해를 구하세요.', essay)).toBe(true)
    for (const text of ['분모의 최소공배수를 곱해 보세요.', '\\(4x = 6\\)까지 왔네요.'])
      expect(revealsAnswer(text, '일차방정식의 해를 구하세요.', essay)).toBe(false)
  })

  it('is stated by its parts, in a list or one by one', () => {
    const key = item('2&3', 2)
    expect(revealsAnswer('소인수는 \\(2\\), \\(3\\)이에요.', '소인수를 모두 구하세요.', key)).toBe(true)
    expect(revealsAnswer('하나는 2예요. 다른 하나는 3이에요.', '소인수를 모두 구하세요.', key)).toBe(true)
    expect(revealsAnswer('하나는 2예요.', '소인수를 모두 구하세요.', key)).toBe(false)
  })

  it('may be a word', () => {
    expect(
      revealsAnswer('서로소의 뜻을 떠올려 보세요.', '이런 두 수를 무엇이라고 하나요?', item('서로소', 2)),
    ).toBe(true)
    expect(revealsAnswer('최대공약수를 보세요.', '이런 두 수를 무엇이라고 하나요?', item('서로소', 2))).toBe(
      false,
    )
  })
})

describe('a choice', () => {
  const key = item('2', 1, ['\\(51\\)', '\\(53\\)', '\\(57\\)', '홀수는 모두 소수이다.'])
  const question = '다음 중 소수는 어느 것인가요?'

  it.each(['정답은 2번이에요.', '②를 고르면 돼요.', '답은 ②', '답은 \\(53\\)이에요.', '\\(53\\)'])(
    'is stated by "%s"',
    (text) => {
      expect(revealsAnswer(text, question, key)).toBe(true)
    },
  )

  it.each([
    '\\(51\\)은 \\(3\\)의 배수예요.',
    '2로 나누어 보세요.',
    '2번 곱해요.',
    '①, ②, ③, ④를 차례로 나누어 보세요.',
    '\\(2\\)',
  ])('is kept by "%s"', (text) => {
    expect(revealsAnswer(text, question, key)).toBe(false)
  })

  it.each(['정답은 변 PR예요.', '정답은 변 \\(PR\\)예요.', '정답은 변 \\(\\mathrm{PR}\\)예요.'])(
    'of points set upright is stated by "%s"',
    (text) => {
      const named = item('2', 1, ['변 \\(\\mathrm{PQ}\\)', '변 \\(\\mathrm{PR}\\)'])
      expect(revealsAnswer(text, '변 \\(\\mathrm{AC}\\)의 대응변은 어느 것인가요?', named)).toBe(true)
    },
  )
})

describe('a judgement', () => {
  it.each([
    ['정답은 X예요.', 'X', true],
    ['옳지 않은 설명이에요.', 'X', true],
    ['답은 O', 'O', true],
    ['예를 들어 \\(9\\)를 보세요.', 'X', false],
    ['\\(x\\)에 수를 넣어 보세요.', 'X', false],
    ['옳은지 하나씩 확인해 보세요.', 'O', false],
  ])('"%s" for %s: %s', (text, correctAnswer, states) => {
    expect(revealsAnswer(text, '1은 소수이다.', item(correctAnswer, 3))).toBe(states)
  })
})

describe('a combination', () => {
  it.each([
    ['답은 ㄱ, ㄷ이에요.', true],
    ['ㄱ과 ㄷ을 고르세요.', true],
    ['ㄱ. 옳아요.\nㄴ. 옳지 않아요.\nㄷ. 옳아요.', true],
    ['ㄱ부터 보세요.', false],
    ['ㄱ, ㄴ, ㄷ을 차례로 보세요.', false],
  ])('"%s": %s', (text, states) => {
    expect(revealsAnswer(text, '옳은 것을 모두 고르세요.', item('ㄱ&ㄷ', 5))).toBe(states)
  })
})

describe('the shipped items', () => {
  let items: Item[] = []
  beforeAll(async () => {
    items = (await readUnitTurn('M1U01', null)).unit.concepts.flatMap((concept) => concept.items)
  })

  it('have hints that keep the answer and solutions that nearly all state it', () => {
    const telling = items.flatMap((one) => one.hints.filter((hint) => revealsAnswer(hint, one.question, one)))
    expect(telling).toEqual([])
    const stating = items.filter((one) => revealsAnswer(one.solution, one.question, one))
    expect(stating.length / items.length).toBeGreaterThan(0.95)
  })
})

describe('pairs', () => {
  const key = {
    ...item('ㄱ-3&ㄴ-1&ㄷ-2', 4),
    pairing: {
      left: ['계급', '도수', '\\((0, 5)\\)'],
      right: [
        '각 계급에 속하는 변량의 개수',
        '좌표축 위',
        '변량을 일정한 간격으로 나눈 구간',
        '제\\(1\\)사분면',
      ],
    },
  }
  const question = '알맞은 것끼리 짝 지으세요.'

  it.each([
    'ㄱ-3이에요.',
    'ㄱ은 3번과 짝이에요.',
    'ㄴ의 짝은 1번이에요.',
    'ㄴ에는 ①이 알맞아요.',
    '정답은 ㄱ-3, ㄴ-1, ㄷ-2예요.',
    '**계급**은 변량을 일정한 간격으로 나눈 구간이에요.',
    '도수란 각 계급에 속하는 변량들의 개수를 말해요.',
    '점 \\((0, 5)\\)는 좌표축 위에 있어요.',
  ])('are stated by "%s"', (text) => {
    expect(revealsAnswer(text, question, key)).toBe(true)
  })

  it.each([
    'ㄱ부터 하나씩 뜻을 떠올려 보세요.',
    'ㄱ은 1번이 아니에요.',
    '표에서 구간을 찾아보세요.',
    '점 \\((0, 5)\\)를 좌표평면에 찍어 보세요.',
    '좌표축 위에 있는 점은 사분면에 속하지 않아요.',
    '13번과 ㄱ을 견주지 마세요.',
  ])('are kept by "%s"', (text) => {
    expect(revealsAnswer(text, question, key)).toBe(false)
  })
})
