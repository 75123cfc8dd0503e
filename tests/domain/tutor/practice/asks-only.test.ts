import { beforeAll, describe, expect, it } from 'vitest'
import { judgeClaim } from '#domain/tutor/practice/judge-claim.ts'
import { readClaim } from '#domain/tutor/practice/read-claim.ts'
import { readExercise } from '#domain/tutor/practice/read-exercise.ts'
import { solveExercise } from '#domain/tutor/practice/solve-exercise.ts'
import { normalizeMessage } from '#domain/tutor/reading/normalize-message.ts'
import { understand } from '#domain/tutor/reading/understand.ts'
import { replyToClaim } from '#domain/tutor/replies/work-out.ts'
import type { TutorTurn } from '#domain/tutor/tutor-turn.ts'
import { readUnitTurn } from '../read-unit.ts'

let turn: Omit<TutorTurn, 'message'>
beforeAll(async () => {
  turn = await readUnitTurn('M1U01', 'M1U01C02')
})

const answerOf = (message: string): string | undefined => {
  const exercise = readExercise(normalizeMessage(message))
  return exercise ? solveExercise(exercise)?.solution.answer : undefined
}

describe('a task asked for and nothing else', () => {
  it.each([
    ['60 소인수분해 해줘', '2^2x3x5'],
    ['60을 소인수분해하면 어떻게 돼요?', '2^2x3x5'],
    ['60을 소인수분해하시오.', '2^2x3x5'],
    ['60의 소인수를 모두 구하세요', '2&3&5'],
    ['72의 약수는 몇 개야', '12'],
    ['12의 약수 다 알려줘', '1&2&3&4&6&12'],
    ['24랑 36 최대공약수', '12'],
    ['두 수 24와 36의 최대 공약수를 구해 주세요', '12'],
    ['12 18 최소공배수 뭐야', '36'],
    ['20보다 작은 소수', '2&3&5&7&11&13&17&19'],
    ['2와 11 사이의 소수', '3&5&7'],
    ['1부터 10까지의 소수 중에서 가장 큰 소수', '7'],
    ['2×2×5 거듭제곱으로 나타내줘', '2^2x5'],
    ['-3-(-5)는?', '2'],
    ['3+4×2 계산해 줘', '11'],
    ['3(x-2)+4 간단히 해줘', '3x-2'],
    ['x=3일 때 2x+1의 값은?', '7'],
    ['2x+3=7 풀어줘', 'x=2'],
    ['방정식 2x+3=7의 해를 구하시오', 'x=2'],
    ['2x+3=7에서 x의 값은?', 'x=2'],
    ['3x-1=2x+4 x값은?', 'x=5'],
    ['다음 방정식을 푸시오. 3x-1=2x+4', 'x=5'],
    ['2x+3=7 풀이 과정 보여줘', 'x=2'],
    ['60을 소인수분해해 주실 수 있나요?', '2^2x3x5'],
    ['3, 5, 7의 평균은?', '5'],
    ['3 9 5 중앙값 구해줘', '5'],
  ])('%s: %s', (message, answer) => {
    expect(answerOf(message)).toBe(answer)
  })

  it.each([
    '12와 18의 최대공약수의 두 배는?',
    '12와 18의 최대공약수와 최소공배수의 합은?',
    '12, 18, 2.5의 최대공약수',
    '12와 18의 최대공약수의 약수는?',
    '24를 소인수분해했을 때 지수의 합은?',
    '24의 소인수의 합은?',
    '24의 약수의 합은?',
    '24의 약수 중에서 홀수는?',
    '10%의 약수',
    '10 이상 19 미만의 소수',
    '10 이상의 소수 20개',
    '20보다 작은 소수의 합은?',
    'x+3=5의 해의 제곱은?',
    'x+3=5일 때 2x의 값은?',
    'x^2-5x+6=0의 두 근의 합은?',
    '2x+3<7을 만족하는 자연수의 개수는?',
    'x+y=5, x-y=1일 때 xy의 값은?',
    '2^10의 일의 자리의 숫자는?',
    '3+4와 5+6 중에서 큰 것은?',
    '-3-(-5)의 역수는?',
    '3, 5, x의 평균이 6일 때 x의 값은?',
    '3점 2명, 5점 3명의 평균은?',
    '3, 5, 7의 평균의 두 배는?',
    '√12의 정수 부분은?',
    'x^2-5x+6=0의 해는?',
    '2x+3<7 풀어줘',
    'x+y=5, x-y=1 연립방정식 풀어줘',
    '(x+1)(x+2) 전개해줘',
    'x^2+3x+2 인수분해',
  ])('is not worked out for "%s"', (message) => {
    expect(answerOf(message)).toBeUndefined()
  })
})

describe('a claim to confirm and nothing else', () => {
  const holds = (message: string): boolean | undefined => {
    const claim = readClaim(normalizeMessage(message))
    return claim ? judgeClaim(claim)?.holds : undefined
  }

  it.each([
    ['7은 42의 약수예요?', true],
    ['50은 8의 배수가 맞나요?', false],
    ['그럼 1도 소수겠네?', false],
    ['9가 왜 소수가 아니야?', false],
    ['3은 24의 소인수 맞지', true],
    ['8하고 15 서로소 맞아?', true],
    ['72 = 8×9 로 하면 되죠?', true],
    ['2^3이랑 3^2 같아?', false],
    ['x=2가 방정식 3x-1=5의 해가 맞나요?', true],
    ['5-3=2는 등식이야?', true],
  ])('is judged: %s %s', (message, truth) => {
    expect(holds(message)).toBe(truth)
  })

  it.each([
    '7은 42의 약수의 합이야?',
    '12는 24의 약수 중 가장 큰 거야?',
    '12는 24의 약수의 개수야?',
    '28의 약수가 뭐야?',
    '15는 3의 배수이고 5의 배수야?',
    '3은 24의 소인수 중 가장 큰 거야?',
    '8과 15와 20 중 서로소인 두 수는?',
    '15의 두 배는 소수야?',
    '51의 다음 수는 소수야?',
    '두 자리 소수는 21개야?',
    'x=2가 3x-1=5의 해의 두 배야?',
    '3+4=7의 두 배 맞아?',
  ])('is not judged where it claims more: %s', (message) => {
    expect(holds(message)).toBeUndefined()
  })

  it('says yes to two that are rightly called different', () => {
    expect(replyToClaim(understand({ ...turn, message: '2^3이랑 3^2 다르지?' }))?.blocks[0]).not.toMatch(
      /^아니에요/,
    )
  })
})
