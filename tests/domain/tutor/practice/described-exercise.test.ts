import { describe, expect, it } from 'vitest'
import { completeMessage } from '#domain/tutor/practice/complete-message.ts'
import { readExercise } from '#domain/tutor/practice/read-exercise.ts'
import { readLoosely } from '#domain/tutor/practice/read-loosely.ts'
import { solveExercise } from '#domain/tutor/practice/solve-exercise.ts'
import { normalizeMessage } from '#domain/tutor/reading/normalize-message.ts'

const answerOf = (message: string): string | undefined => {
  const text = normalizeMessage(message)
  const exercise = readExercise(text) ?? readLoosely(text)?.exercise
  return exercise ? solveExercise(exercise)?.solution.answer : undefined
}

describe('a task that is told in words', () => {
  it.each([
    ['점 (-2, 5)는 제 몇 사분면의 점이야?', '2'],
    ['(3, -4)는 몇 사분면?', '4'],
    ['(0, 3)은 몇 사분면', '없음'],
    ['도수가 8이고 전체 도수가 40일 때 상대도수는?', '1/5'],
    ['삼각형의 두 각이 50도, 70도일 때 나머지 한 각은?', '60'],
    ['육각기둥의 모서리의 개수', '18'],
    ['오각뿔의 꼭짓점의 개수는?', '6'],
    ['(-1)^100', '1'],
  ])('%s', (message, answer) => expect(answerOf(message)).toBe(answer))

  it.each(['사분면이 뭐야?', '상대도수는 왜 써?', '오각뿔은 왜 오각뿔이야?', '삼각형의 두 각이 왜 중요해?'])(
    'is not read into %s',
    (message) => expect(readExercise(normalizeMessage(message))).toBeNull(),
  )
})

describe('a short message after a task', () => {
  const complete = (text: string, ...said: string[]) =>
    completeMessage(
      normalizeMessage(text),
      said.map((message) => ({ message, response: '' })),
    )

  it.each([
    ['중앙값은?', '3, 5, 9의 평균은?', '3, 5, 9의 중앙값은?'],
    ['91은?', '97 소수임?', '91 소수임?'],
    ['십각형은?', '팔각형의 내각의 합은?', '십각형의 내각의 합은?'],
  ])('%s after %s', (text, before, meant) => expect(complete(text, before)).toBe(normalizeMessage(meant)))

  it.each([
    '7은 42의 약수예요?',
    '최대공약수는 항상 두 수보다 작아?',
    '최소공배수는 어디서 배워?',
    '반구 부피는?',
  ])('%s is a question of its own', (text) =>
    expect(complete(text, '12와 18의 최대공약수는?')).toBe(normalizeMessage(text)),
  )

  it('names the same task where it says so', () => {
    expect(complete('9 말고 90이면 평균은', '3, 5, 9의 평균은?')).toBe(normalizeMessage('3, 5, 90의 평균은?'))
  })
})
