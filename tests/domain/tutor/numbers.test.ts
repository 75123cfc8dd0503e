import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { listNumbers, quotesNumbers } from '#domain/tutor/reading/list-numbers.ts'
import { normalizeMessage } from '#domain/tutor/reading/normalize-message.ts'
import type { TutorTurn } from '#domain/tutor/tutor-turn.ts'
import { readUnitTurn } from './read-unit.ts'

const CONCEPTS = ['M1U01C05', 'M1U02C04', 'M1U04C03', 'M1U05C01', 'M1U08C04', 'M1U10C01', 'M1U11C04'] as const
const bases: Omit<TutorTurn, 'message'>[] = []
beforeAll(async () => {
  for (const id of CONCEPTS) bases.push(await readUnitTurn(id.slice(0, 5), id))
})
const ask = (conceptId: (typeof CONCEPTS)[number], message: string) =>
  answerTurn({ ...bases[CONCEPTS.indexOf(conceptId)]!, message }).response

const UNREAD = '알아듣지 못했'

describe('numbers of a message', () => {
  it('are worked with for every wish of one message', () => {
    const both = ask('M1U10C01', '3 5 5 7 100 평균이랑 중앙값 구해줘')
    expect(both).toContain('평균은 \\(24\\)')
    expect(both).toContain('중앙값은 \\(5\\)')
    const three = ask('M1U10C01', '3, 5, 5, 7, 100 평균 중앙값 최빈값')
    expect(three).not.toContain('세 번째 값 \\(3\\)')
    const common = ask('M1U01C05', '24랑 36 최대공약수하고 최소공배수도 구해줘')
    expect(common).toContain('최대공약수는 \\(12\\)')
    expect(common).toContain('최소공배수는 \\(72\\)')
  })

  it('are not split where one wish is of the other', () => {
    expect(ask('M1U01C05', '16과 24의 최대공약수의 약수의 개수')).not.toContain('최대공약수는 \\(8\\)')
  })

  it('are read behind slips of the finger in what only asks', () => {
    expect(ask('M1U01C05', '126 소인수분해 알려조')).toContain('2 \\times 3^{2} \\times 7')
    expect(ask('M1U01C05', '126 소인수분해 쫌 갈쳐줘')).toContain('2 \\times 3^{2} \\times 7')
  })

  it('are not answered with a passage on other numbers', () => {
    const quadrant = ask('M1U05C01', '(-3,5)는 몇사분면')
    expect(quadrant).toMatch(/제\s?2\s?사분면|알아듣지 못했/)
    expect(quadrant).not.toContain('어느 사분면에도')
  })

  it('may be those of the explanation', () => {
    expect(ask('M1U08C04', '외각의 합은 왜 360도야?')).not.toContain(UNREAD)
  })

  it('are no matter where they count hours and school years', () => {
    expect(ask('M1U01C05', '나 2학년인데 소인수분해가 뭐야')).toContain('소인수분해')
    expect(ask('M1U01C05', '최대공약수 예시 2개만 들어줘')).not.toContain(UNREAD)
  })

  it('are used, or the reply says what it could not read', () => {
    const word = fc.constantFrom(
      ...[
        '소인수분해',
        '최대공약수',
        '평균',
        '중앙값',
        '이랑',
        '사분면',
        '내각',
        '합',
        '비율',
        '호의 길이',
        '상대도수',
      ],
      ...[
        '어떻게',
        '왜',
        '뭐야',
        '구해줘',
        '알려조',
        '예시',
        '항상',
        '차이',
        '이해가 안돼',
        '하면',
        '의',
        '은',
        '몇',
      ],
    )
    const number = fc.oneof(
      fc.integer({ min: 11, max: 999 }).map(String),
      fc
        .tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: 2, max: 99 }))
        .map(([a, b]) => `(${a}, ${b})`),
      fc
        .tuple(fc.integer({ min: 2, max: 99 }), fc.integer({ min: 2, max: 99 }))
        .map(([a, b]) => `${a}x+${b}`),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...CONCEPTS),
        fc.array(fc.oneof(word, number), { minLength: 1, maxLength: 6 }),
        number,
        (conceptId, pieces, last) => {
          const message = [...pieces, last].join(' ')
          const response = ask(conceptId, message)
          const numbers = listNumbers(normalizeMessage(message))
          const isUsed = quotesNumbers(numbers, response.replace(/```question[\s\S]*/, ''))
          const isRefused =
            /알아듣지 못했|통째로 풀어 주지는 못|범위를 넘어|이미 더 간단히|이미 소수|지 못해/.test(response)
          expect(isUsed || isRefused, `${message}\n${response}`).toBe(true)
        },
      ),
      { numRuns: 300, seed: 7 },
    )
  }, 60_000)
})

describe('another unfinished item of the set', () => {
  it('is not solved', async () => {
    const base = await readUnitTurn('M1U01', 'M1U01C05')
    const items = base.unit.concepts.flatMap(({ items: all }) => all)
    const other = {
      ...items.find(({ writtenTestType }) => writtenTestType === 2)!,
      id: 'other',
      question: '\\(60\\)과 \\(96\\)의 최대공약수를 구하세요.',
      correctAnswer: '12',
    }
    const openItem = items.find(({ question }) => !question.includes('96'))!
    const turn = { ...base, openItem, message: '60과 96의 최대공약수 알려줘' }
    expect(answerTurn(turn).response).toContain('12')
    const { response } = answerTurn({ ...turn, alsoOpen: [other] })
    expect(response).not.toContain('12')
    expect(response).toContain('다른 문제')
    const own = { ...turn, alsoOpen: [other], message: '18과 24의 최대공약수 알려줘' }
    expect(answerTurn(own).response).toContain('6')
  })
})
