import { expect, it } from 'vitest'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { readUnitTurn } from '../read-unit.ts'

it.each([
  ['(-3)^2은 왜 9야?', /따라가 보면[\s\S]*\\left\(-3\\right\) \\times/],
  ['왜 (-2)^3이 -8이 돼?', /따라가 보면[\s\S]*-8/],
  ['2x+3x가 5x인 이유가 뭐야', /따라가 보면[\s\S]*5x/],
  ['12의 약수가 왜 6개야', /따라가 보면[\s\S]*2\+1/],
  ['(-3)^2은 왜 -9야?', /`-9` 말고[\s\S]*9/],
  ['-3-2인데 왜 -1 아님?', /`-1` 말고[\s\S]*-5/],
  ['-2(x-3)=-2x-6 이거 왜 틀림', /-2x\+6/],
])('%s is worked out', async (message, pattern) => {
  const turn = await readUnitTurn('M1U02', 'M1U02C05')
  const { response } = answerTurn({ ...turn, message })
  expect(response).toMatch(pattern)
  expect(response).not.toMatch(/읽었어|못 찾았/)
})
