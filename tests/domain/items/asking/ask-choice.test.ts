import { expect, test } from 'vitest'
import { askChoice, optionAnswer } from '#domain/items/asking/ask-value.ts'

const asIs = { shuffle: <T>(values: readonly T[]) => [...values] }
const draftOf = (solution: string) => ({
  question: '동류항인 것은 어느 것인가요?',
  right: optionAnswer('\\(2x\\)'),
  slips: [
    { ...optionAnswer('\\(2\\)'), mistakeText: '문자가 없어요.' },
    { ...optionAnswer('\\(2x^{2}\\)'), mistakeText: '차수가 달라요.' },
  ],
  solution,
  hints: ['하나', '둘', '셋'] as [string, string, string],
})

test('lists what is said of the options in their order, each under its mark', () => {
  const { solution } = askChoice(
    asIs,
    draftOf(
      '살펴봐요.\n\n- \\(2x^{2}\\): 차수가 달라요.\n- \\(2\\): 문자가 없어요.\n- \\(2x\\): 동류항이에요.',
    ),
  )
  expect(solution).toBe(
    '살펴봐요.\n\n- ① \\(2x\\): 동류항이에요.\n- ② \\(2\\): 문자가 없어요.\n- ③ \\(2x^{2}\\): 차수가 달라요.\n\n정답은 ①이에요.',
  )
})

test.each([
  ['of which only some are options', '- \\(2\\)는 약수예요.\n- \\(5\\)는 약수예요.'],
  ['that name an option twice', '- \\(2\\)는 짝수예요.\n- \\(2\\)는 소수예요.'],
])('leaves lists %s as they are', (_, list) => {
  expect(askChoice(asIs, draftOf(list)).solution).toBe(`${list}\n\n정답은 ①이에요.`)
})
