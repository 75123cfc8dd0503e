import { beforeAll, expect, it } from 'vitest'
import { talk } from './talk.ts'

/** Each unit is read once, which takes long on a busy machine. */
beforeAll(async () => {
  for (const unit of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'])
    await talk(`M1U${unit}C01`, ['안녕'])
}, 120_000)

const VERDICTS = { yes: /^(?:응, 맞아|맞아!|네, 맞아)/, no: /^아니야/ } as const

/** Yes-or-no questions in both directions, over all units: the verdict comes first. */
it.each([
  ['M1U01C01', '1은 소수야?', 'no'],
  ['M1U01C01', '1은 소수 맞지?', 'no'],
  ['M1U01C01', '1은 합성수지?', 'no'],
  ['M1U01C01', '짝수는 다 합성수지?', 'no'],
  ['M1U01C01', '자연수는 소수 아니면 합성수지?', 'no'],
  ['M1U01C01', '홀수는 다 소수인가?', 'no'],
  ['M1U01C01', '소수끼리 더하면 항상 짝수야?', 'no'],
  ['M1U01C01', '소수 두개 곱하면 합성수 맞지?', 'yes'],
  ['M1U01C02', '2의 3제곱은 6이지?', 'no'],
  ['M1U01C02', '5^1은 1이지?', 'no'],
  ['M1U01C03', '소인수분해 결과는 하나뿐이지?', 'yes'],
  ['M1U01C03', '소인수에 1도 들어가?', 'no'],
  ['M1U01C04', '제곱수는 약수가 홀수개지?', 'yes'],
  ['M1U01C05', '서로소인 두 수는 둘 다 소수지?', 'no'],
  ['M1U01C05', '소수끼리는 항상 서로소지?', 'no'],
  ['M1U01C05', '연속하는 두 자연수는 서로소야?', 'yes'],
  ['M1U01C06', '두 수가 서로소면 최소공배수는 두 수의 곱이지?', 'yes'],
  ['M1U02C01', '0은 양수지?', 'no'],
  ['M1U02C01', '모든 정수는 유리수지?', 'yes'],
  ['M1U02C01', '유리수는 다 정수야?', 'no'],
  ['M1U02C01', '자연수는 양의 정수지?', 'yes'],
  ['M1U02C01', '음의 정수는 자연수가 아니지?', 'yes'],
  ['M1U02C02', '절댓값은 항상 양수지?', 'no'],
  ['M1U02C02', '0의 절댓값은 0이지?', 'yes'],
  ['M1U02C02', '절댓값이 클수록 큰 수지?', 'no'],
  ['M1U02C03', '음수는 항상 0보다 작지?', 'yes'],
  ['M1U02C03', '-5가 -3보다 크지?', 'no'],
  ['M1U02C03', '양수는 항상 음수보다 크지?', 'yes'],
  ['M1U02C04', '음수 더하기 음수는 양수지?', 'no'],
  ['M1U02C04', '빼면 항상 작아지지?', 'no'],
  ['M1U02C04', '두 수를 더하면 항상 커지지?', 'no'],
  ['M1U02C05', '음수 곱하기 음수는 음수지?', 'no'],
  ['M1U02C05', '음수를 세 번 곱하면 음수지?', 'yes'],
  ['M1U02C06', '0의 역수는 0이지?', 'no'],
  ['M1U02C06', '음수의 역수는 양수지?', 'no'],
  ['M1U02C06', '나눗셈도 교환법칙이 되지?', 'no'],
  ['M1U03C01', 'a×b는 ab로 쓰지?', 'yes'],
  ['M1U03C03', 'x^2은 일차식이지?', 'no'],
  ['M1U03C03', '3은 일차식이야?', 'no'],
  ['M1U03C05', '2x랑 2y는 동류항이지?', 'no'],
  ['M1U03C05', '상수항끼리도 동류항이지?', 'yes'],
  ['M1U03C05', '3x랑 3x^2은 동류항 아니지?', 'yes'],
  ['M1U04C01', '등호가 있으면 다 방정식이지?', 'no'],
  ['M1U04C01', '항등식은 모든 x에 대해 참이지?', 'yes'],
  ['M1U04C02', '양변에 0을 곱해도 등식은 성립하지?', 'yes'],
  ['M1U05C01', 'x축 위의 점은 x좌표가 0이지?', 'no'],
  ['M1U05C01', '원점은 x축 위에도 있지?', 'yes'],
  ['M1U05C02', '축 위의 점은 사분면에 속하지?', 'no'],
  ['M1U05C04', '정비례 그래프는 항상 원점을 지나지?', 'yes'],
  ['M1U05C04', 'a가 음수면 그래프가 오른쪽 아래로 내려가지?', 'yes'],
  ['M1U05C04', 'x가 커지면 y가 커지면 무조건 정비례지?', 'no'],
  ['M1U05C05', '반비례 그래프는 원점을 지나지?', 'no'],
  ['M1U05C05', '반비례 그래프는 축과 만나지?', 'no'],
  ['M1U06C01', '직선은 길이가 있지?', 'no'],
  ['M1U06C01', '반직선 AB랑 반직선 BA는 같지?', 'no'],
  ['M1U06C01', '선분 AB랑 선분 BA는 같지?', 'yes'],
  ['M1U06C03', '맞꼭지각은 항상 같지?', 'yes'],
  ['M1U06C06', '공간에서 만나지 않는 두 직선은 평행하지?', 'no'],
  ['M1U06C07', '동위각은 항상 같지?', 'no'],
  ['M1U06C07', '엇각은 항상 같지?', 'no'],
  ['M1U07C03', '세 각이 같으면 합동이지?', 'no'],
  ['M1U07C03', '넓이가 같으면 합동이지?', 'no'],
  ['M1U07C03', '합동이면 넓이가 같지?', 'yes'],
  ['M1U08C01', '마름모는 정다각형이지?', 'no'],
  ['M1U08C02', '삼각형에 둔각이 두 개일 수 있지?', 'no'],
  ['M1U08C03', '변이 많아지면 외각의 합도 커지지?', 'no'],
  ['M1U08C04', '중심각이 두 배면 현의 길이도 두 배지?', 'no'],
  ['M1U08C04', '중심각이 두배면 호의 길이도 두배지?', 'yes'],
  ['M1U08C04', '지름은 가장 긴 현이지?', 'yes'],
  ['M1U09C01', '원기둥은 다면체지?', 'no'],
  ['M1U09C05', '뿔 부피는 기둥의 3분의 1이지?', 'yes'],
  ['M1U09C06', '반지름이 두배면 부피도 두배지?', 'no'],
  ['M1U10C01', '중앙값은 항상 자료에 있는 값이지?', 'no'],
  ['M1U10C02', '최빈값은 항상 하나지?', 'no'],
  ['M1U10C02', '최빈값이 없을 수도 있지?', 'yes'],
  ['M1U11C03', '히스토그램이랑 도수분포다각형 넓이는 같지?', 'yes'],
  ['M1U11C04', '상대도수 합은 항상 1이지?', 'yes'],
] as const)('%s: %s', async (conceptId, message, verdict) => {
  const [response] = await talk(conceptId, [message])
  expect(response).toMatch(VERDICTS[verdict])
})

/** What is said of the stored statement is not true of these: no verdict, or the other one. */
it.each([
  ['M1U11C04', '상대도수는 1보다 클 수 있지?', 'yes'],
  ['M1U11C04', '상대도수는 1보다 클 수 없지?', 'no'],
  ['M1U01C05', '짝수끼리는 서로소가 될 수 있지?', 'yes'],
  ['M1U01C05', '짝수끼리는 서로소가 될 수 없지?', 'no'],
  ['M1U02C06', '음수의 역수는 음수지?', 'no'],
  ['M1U02C01', '0은 정수 아니지?', 'yes'],
  ['M1U02C01', '0은 자연수 아니지?', 'no'],
  ['M1U03C01', '-1×a는 -1a라고 써?', 'yes'],
  ['M1U01C01', '소수는 약수가 2개뿐이지?', 'no'],
  ['M1U07C03', '합동이 아니면 넓이가 다르지?', 'yes'],
  ['M1U08C02', '외각은 항상 내각보다 크지?', 'yes'],
  ['M1U06C07', '평행한 두 직선의 엇각은 항상 다르지?', 'yes'],
] as const)('%s: %s is not answered with %s', async (conceptId, message, verdict) => {
  const [response] = await talk(conceptId, [message])
  expect(response).not.toMatch(VERDICTS[verdict])
})

/** A card under a request to write more would send that request back to the tutor. */
it('asks for what is missing in the reply itself, and its earlier question stays open', async () => {
  const [first, asks, judged] = await talk('M1U08C02', ['삼각형 외각이 뭐야', '15랑 40 그거', '55도'])
  expect(first).toContain('125')
  expect(asks).toMatch(/까지는 읽었/)
  expect(asks?.split('```question')[1]).toContain('125')
  expect(judged).toMatch(/맞았|맞아|정답/)
})
