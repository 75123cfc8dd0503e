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
])('a learner who asks to confirm %s is told %s', async (message, opening) => {
  const turn = await readUnitTurn('M1U03', 'M1U03C05')
  const { response } = answerTurn({ ...turn, message, persona: 'teacher_female_1' })
  expect(response.slice(0, 20)).toContain(opening)
  expect(response).not.toMatch(opening === '맞아요!' ? /^아니/ : /맞아/)
})
