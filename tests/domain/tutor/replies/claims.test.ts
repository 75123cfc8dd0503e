import { expect, it } from 'vitest'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { readUnitTurn } from '../read-unit.ts'

it.each([
  ['3x+2x=5x^2 아님?', '아니에요.'],
  ['3x+2x=5x 아님?', '맞아요!'],
  ['3x+2x=5x^2 아니야?', '아니에요.'],
  ['2^3=6 아니지?', '맞아요!'],
  ['2^3=8 맞지?', '맞아요!'],
  ['4, 6의 공약수는 1, 2 맞아?', '맞아요!'],
  ['1 2 2 3 3 최빈값은 2, 3 맞아?', '맞아요!'],
  ['-8/4는 유리수지 정수는 아니잖아', '아니에요.'],
  ['-7/4는 유리수지 정수는 아니잖아', '맞아요!'],
  ['3.5는 유리수지만 정수는 아니지?', '맞아요!'],
])('a learner who asks to confirm %s is told %s', async (message, opening) => {
  const turn = await readUnitTurn('M1U03', 'M1U03C05')
  const { response } = answerTurn({ ...turn, message, persona: 'teacher_female_1' })
  expect(response.slice(0, 20)).toContain(opening)
  expect(response).not.toMatch(opening === '맞아요!' ? /^아니/ : /맞아/)
})

it.each([
  ['letters that may stand for anything', 'M1U03C05', '그럼 A+B는 x+2네?', /아니에요|맞아요/],
  ['an identity for some a and b', 'M1U04C01', 'ax+3=5x+b가 x에 대한 항등식이면 a,b는?', /방정식이에요/],
  ['a fraction of x', 'M1U04C02', 'x/3=-4 라서 x=-4/3 이라고 썼는데 맞음?', /나누어야 할 곳에서 곱했/],
  ['an expression that is to be written', 'M1U03C01', '거스름돈 식으로 나타내줘', /문제 낼게|이 문제예요/],
  ['how many there are', 'M1U04C05', '사탕 개수를 x로 놓으면 안됨?', /\*\*계수\*\*/],
  ['a rectangle after 왜', 'M1U09C04', '원기둥 옆면 펴면 왜 직사각형이에요 둥근데', /외접/],
])('of %s nothing else is said', async (_what, conceptId, message, wrong) => {
  const turn = await readUnitTurn(conceptId.slice(0, 5), conceptId, { banks: true })
  const { response } = answerTurn({ ...turn, message, persona: 'teacher_female_1' })
  expect(response).not.toMatch(wrong)
})
