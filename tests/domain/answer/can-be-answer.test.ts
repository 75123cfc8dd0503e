import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnswerForm, canBeAnswer } from '#domain/answer/can-be-answer.ts'
import { checkAnswer } from '#domain/answer/check-answer.ts'
import { describeAnswerForm } from '#domain/answer/describe-answer-form.ts'
import type { WrittenTestType } from '#domain/exam/item.ts'
import type { CaseTable } from './cases/check-case.ts'
import { anyKey, fullWidth } from './generated-keys.ts'

const form = (
  writtenTestType: WrittenTestType,
  correctAnswer: string,
  optionNumbers: number[] = [],
): AnswerForm => ({ writtenTestType, correctAnswer, optionNumbers })

const CHOICE = form(1, '3', [1, 2, 3, 4, 5])
const FOUR = form(1, '1', [1, 2, 3, 4])
const TRUTH = form(3, 'O')
const NUMBER = form(2, '12')
const FORMULA = form(2, '2x+3')
const LIST = form(2, '2&3')
const MEASURE = form(2, '25cm')
const NAME = form(2, '사각뿔대')
const PAIRS = form(4, 'ㄱ-2&ㄴ-3&ㄷ-1')
const LABELS = form(5, 'ㄱ&ㄷ')
const ESSAY = form(6, '예시 답안')
const OTHER = form(0, '12')

const NO_ANSWER: readonly [AnswerForm, readonly string[]][] = [
  [
    CHOICE,
    ['이거 답 뭐야', '글쎄 모르겠어', '모름', '힌트 줘', '6', '33', '0', 'ㄷ', '셋', '3번인가?', '√3', 'O'],
  ],
  [FOUR, ['5', '⑤', '1,5']],
  [TRUTH, ['2', '이거 답 뭐야', '모름', '글쎄 모르겠어', '10', '이거 맞아?', '맞는지 모르겠어']],
  [
    NUMBER,
    [
      '원뿔 부피 공식',
      '왜 3분의1 곱함',
      '모름',
      '이거 어떻게 풀어',
      '열둘',
      '12인가?',
      '...',
      '문제가 이상해요',
    ],
  ],
  [FORMULA, ['원뿔 부피 공식', 'x가 뭐야', '모르겠어요']],
  [LIST, ['왜 2개야', '모름']],
  [MEASURE, ['센티미터', '넓이가 뭐였지']],
  [NAME, ['이거 답 뭐야', '모르겠어', '각뿔대인가?', '힌트']],
  [PAIRS, ['모름', 'ㄱ-2', 'ㄱ-2,ㄴ-3', 'ㄱ은 2번', 'ㄱ', '2, 3', '3번은 뭐야?']],
  [LABELS, ['모름', 'ㄱ은 왜 맞아', '뭐가 맞아?']],
]

const ANSWERS: readonly [AnswerForm, readonly string[]][] = [
  [CHOICE, ['1', '③', '3번', '답은 2번이에요', '1,3', '1번, 3번', '３', '④ ', '5번이요']],
  [FOUR, ['1', '4번', '①,④']],
  [TRUTH, ['O', 'x', '○', '×', '참', '거짓', '맞다', '틀렸어요', '거짓이야', '0', 'ㅌ', '답은 X']],
  [
    NUMBER,
    [
      '13',
      '-1',
      '1/2',
      '2분의 1',
      '13개',
      '답은 13이에요',
      '루트2',
      '파이',
      'x',
      '해가 없다',
      '모든 수',
      '12번 왜냐하면 짝수라서',
    ],
  ],
  [FORMULA, ['2x', '2ㅌ+1', 'ㅛ=2ㅌ', '5', '3x와 4', '2X+3입니다']],
  [LIST, ['2', '2,4', '2 또는 4', '2와 4']],
  [MEASURE, ['24', '24cm', '24 센티미터', '0.24m']],
  [NAME, ['원뿔', '삼각뿔대', '4각뿔대', '없다', '12', '사각형이에요']],
  [PAIRS, ['ㄱ-2,ㄴ-1,ㄷ-3', 'ㄱ은 2번, ㄴ은 1번, ㄷ은 3번', 'ㄱ2 ㄴ1 ㄷ3', '2-ㄱ, 2-ㄴ, 2-ㄷ']],
  [LABELS, ['ㄱ', '가, 나', 'ㄱㄷ', '㉠']],
  [ESSAY, ['왜', '모름', '두 변의 길이가 같으므로']],
  [OTHER, ['모름', '왜?']],
]

const list = (tables: readonly [AnswerForm, readonly string[]][]) =>
  tables.flatMap(([one, texts]) =>
    texts.map((text): [text: string, key: string, one: AnswerForm] => [text, one.correctAnswer, one]),
  )

describe('a text sent as an answer', () => {
  test.each(list(NO_ANSWER))('%j is none to an item with the key %j', (text, _key, one) => {
    expect(canBeAnswer(text, one)).toBe(false)
    expect(checkAnswer({ answer: text, ...one }).verdict).toBe('incorrect')
  })

  test.each(list(ANSWERS))('%j is one to an item with the key %j', (text, _key, one) => {
    expect(canBeAnswer(text, one)).toBe(true)
  })

  test('is one in every case where the checker finds it right or nearly right', () => {
    const tables = Object.values(
      import.meta.glob<Record<string, CaseTable>>(['./cases/*.ts', '!./cases/check-case.ts'], {
        eager: true,
      }),
    ).flatMap((file) => Object.values(file))
    const options = [1, 2, 3, 4, 5]
    const stopped = tables.flatMap(({ writtenTestType, cases }) =>
      cases.filter(
        ([answer, key]) =>
          checkAnswer({ answer, correctAnswer: key, writtenTestType }).verdict !== 'incorrect' &&
          !canBeAnswer(answer, form(writtenTestType, key, options)),
      ),
    )
    expect(stopped).toEqual([])
  })

  test('is one where it is the key of any item, however it is written, and where it is the key of another', () => {
    // 1개 is a number with its counter.
    const isNamed = (key: string) => /[가-힣]/.test(key) && !/^\d/.test(key)
    fc.assert(
      fc.property(anyKey, anyKey, (key, other) => {
        expect(canBeAnswer(key, form(2, key))).toBe(true)
        expect(canBeAnswer(fullWidth(`답은 ${key}`), form(2, key))).toBe(true)
        fc.pre(!isNamed(other) || isNamed(key))
        expect(canBeAnswer(other, form(2, key))).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  test('of any characters is read without a throw', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.string({ maxLength: 20 }),
        fc.constantFrom<WrittenTestType>(0, 1, 2, 3, 4, 5, 6),
        (text, key, type) => {
          expect(typeof canBeAnswer(text, form(type, key, [1, 2]))).toBe('boolean')
        },
      ),
    )
  })
})

describe('the reply to a text that is no answer', () => {
  test.each([
    [CHOICE, '①~⑤ 가운데 번호로 답해 주세요.'],
    [FOUR, '①~④ 가운데 번호로 답해 주세요.'],
    [form(1, '1', [1, 2, 4]), '①, ②, ④ 가운데 번호로 답해 주세요.'],
    [TRUTH, 'O나 X로 답해 주세요.'],
    [NUMBER, '답을 숫자나 식으로 적어 주세요.'],
    [NAME, '답만 적어 주세요.'],
    [PAIRS, '문항에서 짝을 모두 지어 보세요.'],
    [LABELS, '답만 적어 주세요.'],
  ])('%j: %s', (one, sentence) => {
    expect(describeAnswerForm('3/□', one)).toBe('빈칸(□)을 채우거나 지운 다음 보내 주세요.')
    expect(describeAnswerForm('모름', one)).toBe(`${sentence} 물어보려면 ‘질문’으로 바꿔 주세요.`)
    expect(describeAnswerForm(one.correctAnswer, one)).toBeNull()
  })

  test.each([
    ['ㄱ-2', 'ㄴ, ㄷ의'],
    ['ㄱ은 2번, ㄷ은 3번', 'ㄴ의'],
  ])('%s leaves %s partner open, which is no wrong answer', (text, open) => {
    expect(describeAnswerForm(text, PAIRS)).toBe(`짝을 모두 지어 보세요. ${open} 짝이 아직 없어요.`)
  })
})
