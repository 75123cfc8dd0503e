import { expect, it } from 'vitest'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { readUnitTurn } from '../read-unit.ts'

/** Messages of which a part looks like a claim, a value or a line of working, and no reply may judge that part. */
it.each([
  ['M1U03C05', '', '그럼 3이랑 -7도 동류항이겠네', /아니/],
  ['M1U04C01', '', 'x=3이 2x-1=5의 해인지 어케확인해', /이어져/],
  ['M1U02C03', '', 'x는 -1 이상 4 미만이다 부등호로 써줘요', /말고 다른 값/],
  ['M1U10C01', '', '4,7,9,x 평균이 8이래 x는', /말고 다른 값/],
  ['M1U11C04', '', '도수가 12고 상대도수 0.3이면 전체 몇명', /18/],
  ['M1U04C03', '5x-3=2x+18 풀어줘', '고마워요ㅠㅠ 100점 맞고 올게요', /아니/],
  ['M1U04C04', '', 'x/2 - x/3 = 1', /말고 다른 값/],
  ['M1U01C03', '90 소인수분해 해줘', '나누니까 45 나옴', /아니/],
  ['M1U01C03', '90 소인수분해 해줘', '그럼 2x3x3x5 이거지', /아니/],
  ['M1U02C07', '5-2×(-3) 풀어줘', '5-2를 먼저해서 3 x -3 = -9 맞지', /맞아/],
  ['M1U06C02', 'AB=12 M은 AB중점 N은 MB중점일때 AN길이', '그럼 AN=6-3=3', /이어지지 않/],
  ['M1U04C03', 'x-9=4 풀어줘', '3(x-2)=2x+1', /아직은 아니/],
  ['M1U09C04', '', '원기둥 반지름2 높이5 겉넓이 구하는데 옆넓이 20파이까진 했음', /말고 다른 값/],
  ['M1U09C04', '', '원기둥 반지름 2 높이 5 겉넓이 구하는 중인데 옆넓이는 20π', /말고 다른 값/],
])('in %s after %j: %s', async (conceptId, before, message, not) => {
  const base = { ...(await readUnitTurn(conceptId.slice(0, 5), null, { banks: true })), conceptId }
  const history =
    before === ''
      ? []
      : [{ message: before, response: answerTurn({ ...base, history: [], message: before }).response }]
  const { response } = answerTurn({ ...base, history, message })
  expect(response).not.toMatch(not)
  expect(response).not.toBe('')
})
