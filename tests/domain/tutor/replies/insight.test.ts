import { describe, expect, it } from 'vitest'
import { talk } from './talk.ts'

const YES = /^(?:응, |네, )?맞아|로 말했다면 맞아/
const NO = /^아니야/
const NOTHING = /못 찾았|알아듣지 못|까지는 읽었/

async function lastReply(conceptId: string, messages: readonly string[]): Promise<string> {
  return (await talk(conceptId, messages)).at(-1) ?? ''
}

describe('what a learner has understood', () => {
  it.each([
    ['M1U01C01', ['1은 왜 소수가 아니야', '아 그럼 9는 소수 아니네']],
    ['M1U01C03', ['소인수분해 어떻게 해', '아 소수로만 나누는거네']],
    ['M1U01C05', ['12랑 18 최대공약수', '아 그래서 작은거 고르는구나']],
    ['M1U02C02', ['절댓값이 뭐야', '그럼 -5 절댓값은 5네']],
    ['M1U02C02', ['절댓값이 뭐야', '절댓값 0인건 0 하나네']],
    ['M1U02C04', ['-3-5 풀어줘', '음수 빼면 커지는거네']],
    ['M1U01C01', ['소수가 뭐야', '소수면 합성수가 아니네']],
    ['M1U01C01', ['소수가 뭐야', '홀수 더하기 홀수는 홀수가 아니구나']],
    ['M1U01C05', ['서로소가 뭐야', '두 짝수는 서로소가 아니네']],
    ['M1U05C02', ['(-3,2)는 몇사분면이야', '2사분면이네']],
    ['M1U02C05', ['(-2)×(-3) 계산', '왜 플러스야', '아 음수 두개 곱하면 양수구나']],
    ['M1U02C05', ['음수 곱하기 음수는 왜 양수야', '음수 곱하기 양수는 음수구나']],
    ['M1U04C03', ['3x+5=14 풀어줘', '아 이항하면 부호가 바뀌는구나']],
    ['M1U04C03', ['2x-7=5', '그럼 x는 6이지']],
    ['M1U10C01', ['3 5 7 평균', '그럼 중앙값도 5네']],
    ['M1U06C04', ['점과 직선 사이 거리가 뭐야', '아 수선의 발까지 길이네']],
    ['M1U06C07', ['엇각이 뭐야', '평행하면 엇각의 크기가 같네']],
    ['M1U08C01', ['오각형 대각선 개수', '그럼 육각형은 9개네']],
    ['M1U08C04', ['호의 길이랑 중심각 정비례해?', '부채꼴 넓이는 정비례하네']],
    ['M1U11C03', ['히스토그램이 뭐야', '넓이가 도수에 정비례하네']],
  ])('in %s %j is confirmed', async (conceptId, messages) => {
    const reply = await lastReply(conceptId, messages)
    expect(reply).toMatch(YES)
    expect(reply).not.toMatch(NO)
  })

  it.each([
    ['M1U01C01', ['소수가 뭐야', '아 홀수면 다 소수구나']],
    ['M1U01C01', ['소수가 뭐야', '그럼 1도 소수네']],
    ['M1U01C01', ['소수가 뭐야', '소수는 정수가 아니네']],
    ['M1U01C01', ['소수가 뭐야', '홀수 더하기 홀수는 짝수가 아니잖아']],
    ['M1U01C02', ['거듭제곱이 뭐야', '아 밑이랑 지수를 곱하는거네']],
    ['M1U01C05', ['서로소가 뭐야', '그럼 8이랑 12도 서로소네']],
    ['M1U02C04', ['-7+3 풀어줘', '음수끼리 더하면 양수네']],
    ['M1U02C05', ['음수 곱하기 음수는 왜 양수야', '양수 곱하기 음수는 양수네']],
    ['M1U05C04', ['정비례가 뭐야', 'y=2x+1도 정비례네']],
    ['M1U09C04', ['원기둥 반지름 3 높이 5 부피', '그럼 겉넓이도 45파이네']],
    ['M1U11C03', ['히스토그램이 뭐야', '막대그래프랑 똑같네']],
    ['M1U05C04', ['정비례가 뭐야', '아 x가 커지면 y도 커지는거네']],
    ['M1U11C02', ['계급이 뭐야', '그럼 계급의 개수가 도수네']],
  ])('in %s %j is denied', async (conceptId, messages) => {
    expect(await lastReply(conceptId, messages)).toMatch(NO)
  })

  it.each([
    ['M1U01C01', ['소수가 뭐야', '아 약수가 세개면 소수구나']],
    ['M1U01C01', ['소수가 뭐야', '소수는 짝수가 아니네']],
    ['M1U02C04', ['7-(-2)', '마이너스 마이너스는 마이너스네']],
    ['M1U01C05', ['서로소가 뭐야', '서로소면 둘 다 홀수네']],
    ['M1U01C03', ['60 소인수분해', '고마워 근데 1은 왜 안써', '그럼 소인수는 2 3 5네']],
    ['M1U02C04', ['-3-5 풀어줘', '왜 더하는데', '아 그래서 부호가 바뀌는구나']],
    ['M1U02C05', ['음수 곱하기 음수는 왜 양수야', '아 마이너스가 두개면 플러스네']],
    ['M1U04C03', ['4x-3=9 풀어줘', '그럼 양변을 곱하는거네']],
    ['M1U05C02', ['(-3,2)는 몇사분면이야', '그럼 제3사분면은 둘다 음수네']],
    ['M1U06C02', ['AB=12이고 M이 중점이면 AM은', '그럼 AB도 6이네']],
    ['M1U06C05', ['평행이 뭐야', '그럼 수직이면 안만나네']],
    ['M1U06C07', ['동위각이 항상 같아?', '아 동위각은 같은거네']],
    ['M1U07C03', ['합동 조건이 뭐야', '아 세 변이 같으면 합동이네']],
    ['M1U11C04', ['상대도수 다 더하면 왜 1이야', '그럼 0.9도 될 수 있네']],
  ])('in %s %j gets no verdict that is not certain', async (conceptId, messages) => {
    const reply = await lastReply(conceptId, messages)
    expect(reply).not.toMatch(YES)
    expect(reply).not.toMatch(NO)
    expect(reply).not.toMatch(/정답|맞았어|아직은 아니/)
  })

  it.each([
    ['M1U03C02', ['x=-2일때 3x+1', '왜 괄호쳐', '아 음수니까 그런거구나'], /괄호/],
    ['M1U01C02', ['2^3은 6이지?', '왜', '아 곱하는게 아니라 여러번 곱하는거구나'], /몇 번 곱하는지/],
    ['M1U08C01', ['오각형 대각선 개수', '왜 2로 나눠', '아 두번 세서 그런거구나'], /두 번 세었/],
    [
      'M1U01C01',
      ['소수가 뭐야', '그럼 2만 짝수인 소수네'],
      /짝수 가운데 소수는 \\\(2\\\)뿐|짝수는 모두 .*소수에서 빠져/,
    ],
    ['M1U05C02', ['(-3,2)는 몇사분면이야', '3사분면이네'], /같은지 견주어 봐/],
    ['M1U06C03', ['맞꼭지각이 뭐야', '맞꼭지각은 크기가 다르네'], /같은지 견주어 봐/],
  ])('in %s %j hears what holds about it', async (conceptId, messages, pattern) => {
    const reply = await lastReply(conceptId, messages)
    expect(reply).toMatch(pattern)
    expect(reply).not.toMatch(NOTHING)
  })
})

describe('a value of the task in hand', () => {
  it.each([
    ['M1U04C03', ['5x-3=2x+9 풀어줘', '4 나오는거지 그럼?'], /맞아.*5x-3 = 2x\+9.*x = 4/s],
    ['M1U04C03', ['5x-3=2x+9 풀어줘', '다음', '4 나오는거지 그럼?'], /풀이로 말했다면 맞아.*x = 4/s],
    ['M1U04C03', ['3x+5=14 풀어줘', '9 나오는거 아니야?'], /`9`는 풀이 가운데 .*마지막 값은 아니야.*x = 3/s],
    ['M1U08C05', ['반지름 6 중심각 60 부채꼴 넓이', '6파이 나오는거 맞지'], /맞아.*6\\pi/s],
    ['M1U10C01', ['3 5 7 평균', '5 맞네'], /맞아.*평균은 \\\(5\\\)/s],
    ['M1U10C01', ['2 4 6 8 중앙값', '5가 아니라 4 아냐?'], /`5`가 맞아/],
    ['M1U03C04', ['3(x+2)=3x+2 맞지', '왜', '그럼 3x+6이네'], /맞아.*3x\+6/s],
  ])('in %s %j is judged by name', async (conceptId, messages, pattern) => {
    const reply = await lastReply(conceptId, messages)
    expect(reply).toMatch(pattern)
    expect(reply).not.toMatch(/^아니야|나오는 곳이 있어|이 나오는/)
  })
})

describe('a request after thanks', () => {
  it.each([
    ['M1U09C05', ['원뿔 반지름3 높이4 모선5 겉넓이', 'ㄱㅅ 비슷한거 하나 내줘봐'], /문제/],
    ['M1U01C02', ['2^3은 6이지?', 'ㄱㅅ 하나 더 내줘'], /문제/],
    ['M1U01C03', ['60 소인수분해', '고마워 근데 1은 왜 안써'], /1/],
    ['M1U10C01', ['7 3 8 2 10 평균', '고마워 근데 중앙값은?'], /중앙값은 \\\(7\\\)/],
    ['M1U08C01', ['오각형 대각선 개수', 'ㅇㅋ 고마워 칠각형은?'], /14/],
    ['M1U10C03', ['평균이 뭐야', '고마워 그럼 최빈값은 언제 써?'], /인기|많이/],
  ])('in %s %j is answered', async (conceptId, messages, pattern) => {
    const reply = await lastReply(conceptId, messages)
    expect(reply).toMatch(pattern)
    expect(reply).not.toMatch(/천만에|도움이 됐다니/)
  })

  it.each([
    '고마워 이제 알겠어',
    'ㄱㅅ',
    '감사합니다 선생님',
    '고마워 잘 설명해줘서',
    '고마워 덕분에 이해했어',
  ])('%s only thanks', async (message) => {
    expect(await lastReply('M1U01C03', ['60 소인수분해', message])).toMatch(/천만에|도움이 됐다니/)
  })
})
