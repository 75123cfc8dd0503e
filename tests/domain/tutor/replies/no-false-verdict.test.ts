import { expect, it } from 'vitest'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import type { TutorTurn } from '#domain/tutor/tutor-turn.ts'
import { readUnitTurn } from '../read-unit.ts'
import { talk } from './talk.ts'

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

const YES = /맞아|정답|잘했/
const NO = /아니야|아쉽|다시 볼까/
const DENIED = /^아니야/

/** Concept, what is said turn by turn, and what the last reply must not hold. */
const CASES: readonly [string, readonly string[], RegExp][] = [
  ['M1U01C04', ['2^3×3 약수개수 3×1=3개지'], YES],
  ['M1U01C04', ['2^3×3의 약수 개수는 3×1=3개 맞지'], YES],
  ['M1U01C03', ['84 소인수분해 ㄱ', '어 나는 2×2×21 나왔는데'], YES],
  ['M1U01C05', ['24랑 60 공약수 구해줘', '그럼 공약수는 1 2 3 4 6 12네'], NO],
  ['M1U01C05', ['공약수는 1 2 3 6이네'], NO],
  ['M1U04C03', ['x-4=10', 'x=6이지'], /^(?:맞아|정답)/],
  ['M1U01C05', ['12랑 18 최대공약수', '3이지'], /^(?:맞아|정답|맞았)/],
  ['M1U04C03', ['2(x-1)=6', '2x-1=6이지'], YES],
  ['M1U04C03', ['3x+5=14', '3x=19 아님?'], /4x/],
  ['M1U01C04', ['12의 약수', '1 2 3 4 6 12 맞지'], NO],
  ['M1U11C01', ['5 5 6 6 7 최빈값', '5랑 6 맞지?'], NO],
  ['M1U11C01', ['1 1 2 2 3 최빈값', '1이랑 2네'], /없어/],
  ['M1U02C06', ['0÷6', '0은 나눌 수 없는거네'], YES],
  ['M1U08C02', ['오각형 내각의 합', '180×5=900도지'], /^맞아/],
  ['M1U01C06', ['4랑 6 최소공배수', '4×6=24지'], /^맞아/],
  ['M1U04C04', ['어떤 수의 3배에 5 더하면 20', '3x+5=20이지'], NO],
  ['M1U02C01', ['정수가 뭐야', '자연수는 음수가 아니네'], DENIED],
  ['M1U02C01', ['정수가 뭐야', '자연수는 음수가 아니구나'], DENIED],
  ['M1U01C01', ['소수가 뭐야', '소수면 합성수가 아니네'], DENIED],
  ['M1U01C01', ['소수가 뭐야', '홀수 더하기 홀수는 홀수가 아니네'], DENIED],
  ['M1U01C05', ['서로소가 뭐야', '두 짝수는 서로소가 아니네'], DENIED],
  ['M1U02C05', ['(-2)×(-3) 계산', '음수끼리 곱하면 음수가 아니네'], DENIED],
  ['M1U01C01', ['소수가 뭐야', '홀수 더하기 홀수는 짝수가 아니네'], YES],
  ['M1U01C01', ['소수가 뭐야', '소수는 정수가 아니네'], YES],
  ['M1U01C01', ['소수는 정수가 아니구나'], YES],
  ['M1U02C04', ['7-(-2)', '마이너스 마이너스는 플러스네'], NO],
  ['M1U02C04', ['7-(-2)', '마이너스 마이너스는 마이너스네'], YES],
  ['M1U01C05', ['서로소가 뭐야', '서로소면 둘다 소수네'], /언제나 그래|^응|^네/],
  ['M1U01C05', ['서로소가 뭐야', '서로소면 둘 다 홀수네'], /서로소가 아니|^응|^네/],
  ['M1U01C05', ['서로소가 뭐야', '서로소면 둘다 짝수는 아니네'], NO],
  ['M1U05C02', ['(-3,2)는 몇사분면이야', '2사분면이네'], NO],
  ['M1U06C03', ['맞꼭지각이 뭐야', '하나가 70이면 옆에 옆은 70이네'], NO],
  ['M1U05C04', ['y=-2x 그래프', 'a=3이면 더 가팔라?'], /\\\(2\\\)이야/],
  ['M1U05C05', ['y=6/x 그래프', 'a가 3이면 더 가팔라져?'], /정비례 그래프/],
  ['M1U02C05', ['6÷(-2)', '0을 나누면?'], /답은 없/],
  ['M1U04C01', ['2x+1=5에서 x=2가 해야?', '그럼 x=3도 해네'], /다음 줄|오는 곳/],
  ['M1U02C05', ['(-2)×3×(-5)', '거기다 음수 하나 더 곱하면 부호 어케돼?', '홀수개면 마이너스 맞지?'], NO],
  ['M1U03C02', ['x=-2일때 -x', '2 맞지'], NO],
  ['M1U08C03', ['오각형 내각합', '정오각형 한각은', '외각은', '72 맞지'], NO],
  ['M1U05C04', ['y=2x', '그래프 그리는 법'], /정답|다른 값|아직은 아니/],
  ['M1U01C02', ['2^4', '4^2랑 같네', '항상 같아?', '5^0은?'], /값은 맞아/],
  ['M1U07C02', ['세변이 4, 9, x면 x가 될수있는 자연수 다 더하면', '63 맞지'], NO],
  ['M1U02C01', ['정수는 3가지네'], /3\\\)은 정수/],
  ['M1U02C01', ['정수가 3가지로 나뉘네'], /3\\\)은 정수/],
  ['M1U01C01', ['소수가 뭐야', '짝수인 소수도 있지 않아?'], /정답|맞았|아직은 아니/],
  ['M1U01C01', ['소수가 뭐야', '소수는 다 홀수야?'], /정답|맞았|아직은 아니/],
]

it.each(CASES)('in %s after %j no false verdict is given', async (conceptId, says, wrong) => {
  const base = { ...(await readUnitTurn(conceptId.slice(0, 5), null, { banks: true })), conceptId }
  const history: TutorTurn['history'][number][] = []
  for (const message of says) {
    const { response } = answerTurn({ ...base, history: [...history], message })
    history.push({ message, response })
  }
  expect(history.at(-1)?.response).not.toMatch(wrong)
})

it.each([
  ['M1U03C02', ['x=-2일때 -x', '2 맞지'], /^(?:응, )?맞아/],
  ['M1U01C01', ['소수 문제 하나 줘', 'ㄱㅅ 비슷한거 하나만'], /문제|도전/],
  ['M1U02C07', ['3+4×(-2)', '그래서 답이 뭐야'], /-5/],
  ['M1U01C02', ['2^4', '왜 8이 아니야'], /2 \\times 2/],
  ['M1U03C04', ['(6x-9)÷3', '2x-9 아니야?'], /^아니야.*2x-3/s],
  ['M1U04C03', ['3x+2=11', '어떻게 구한거야'], /3x = 9/],
  ['M1U01C01', ['소수 문제 하나 줘', '오 감사해요 한 문제만'], /문제|도전/],
  ['M1U01C01', ['소수가 뭐야', '짝수인 소수도 있지 않아?'], /2/],
  ['M1U01C04', ['2^2×3^2의 약수의 개수는?'], /약수.*\\\(9\\\)/s],
  ['M1U01C05', ['2^2×3^3 이랑 2^3×3 최대공약수는여'], /최대공약수.*\\\(12\\\)/s],
  ['M1U01C02', ['2의 3제곱', '4제곱은?'], /2\^\{4\}.*16/s],
  ['M1U11C04', ['도수 12 전체 40이면 상대도수', '전체가 10이면'], /^(?!.*\\frac\{5\}\{6\})/s],
])('in %s after %j it is to the point', async (conceptId, says, right) => {
  expect((await talk(conceptId, says)).at(-1)).toMatch(right)
})

it('says how a product with 1 is written', async () => {
  const base = { ...(await readUnitTurn('M1U03', null, { banks: true })), conceptId: 'M1U03C01' }
  expect(answerTurn({ ...base, message: 'x×(-1)은 -1x 맞지?' }).response).toContain('\\(-x\\)로 써')
})
