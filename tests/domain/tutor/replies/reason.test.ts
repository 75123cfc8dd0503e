import { describe, expect, it } from 'vitest'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { readUnitTurn } from '../read-unit.ts'

const ask = async (conceptId: string, message: string): Promise<string> => {
  const turn = await readUnitTurn(conceptId.slice(0, 5), conceptId)
  return answerTurn({ ...turn, message, persona: 'teacher_female_1' }).response
}

const DENIED = '내가 못 찾았어요'

describe('a question why something is so', () => {
  it.each([
    ['M1U08C03', '외각의 합은 왜 360도야?', '내각과 외각을 모두 더한 값'],
    ['M1U08C03', '외각의 크기의 합이 왜 항상 일정해?', '변의 개수와 관계없이 항상'],
    ['M1U08C03', '오각형의 내각의 합은 왜 540도야?', '삼각형으로 나누어져요'],
    ['M1U08C02', '삼각형의 내각의 합은 왜 180도야?', '엇각의 크기는 같으므로'],
    ['M1U08C02', '삼각형 외각은 왜 두 내각의 합이랑 같아?', '외각과 이웃한 내각을 합하면 평각이므로'],
    ['M1U08C01', '대각선 개수 구할때 왜 2로 나눠?', '두 번씩 세었으므로'],
    ['M1U07C02', '두 변의 합이 왜 나머지 한 변보다 커야 해?', '나머지 두 변의 길이의 합'],
    ['M1U06C03', '맞꼭지각은 왜 같아?', '\\angle a = \\angle c'],
    ['M1U05C05', '반비례 그래프는 왜 축이랑 안만나?', '분모가 \\(0\\)이 될 수 없고'],
    ['M1U04C02', '등식의 양변을 0으로 나누면 왜 안돼?', '나눌 수 없기 때문'],
    ['M1U03C03', 'x분의 1은 왜 다항식이 아니야?', '수와 문자의 곱만으로는 나타낼 수 없기 때문'],
    ['M1U03C02', '음수 대입할때 왜 괄호 써?', '괄호가 없으면'],
    ['M1U02C05', '음수 곱하기 음수는 왜 양수야?', '규칙이 이어져요'],
    ['M1U02C02', '절댓값은 왜 음수가 안나와?', '거리는 음수가 될 수 없으므로'],
    ['M1U02C01', '0은 왜 양수도 음수도 아니야?', '기준이 되는 수이기 때문'],
    ['M1U01C04', '약수의 개수 구할때 왜 지수에 1 더해?', '지수 \\(3\\)보다 하나 많은'],
    ['M1U09C05', '원뿔의 부피는 왜 3분의 1이야?', '세 번 만에'],
    ['M1U09C06', '구의 겉넓이는 왜 4파이r제곱이야', '원 4개'],
    ['M1U11C03', '히스토그램은 왜 막대를 붙여 그려?', '이어진 계급을 나타내므로'],
    ['M1U11C04', '상대도수 합은 왜 1이야?', '도수의 총합으로 나누기 때문'],
    ['M1U02C06', '나눗셈을 왜 역수로 바꿔서 곱해?', '나누는 수를 역수로 바꾸어'],
    ['M1U03C03', '상수항은 왜 차수가 0이야?', '문자가 없으므로'],
    ['M1U05C05', 'xy가 왜 항상 일정해?', '일반적으로'],
    ['M1U06C01', '반직선 AB랑 BA는 왜 달라?', '방향도 다르므로'],
    ['M1U06C02', '중점은 왜 하나야?', '중점은 반드시'],
    ['M1U08C05', '호의 길이 구할때 왜 360으로 나눠', '원 전체의'],
    ['M1U09C04', '원기둥 옆면은 왜 직사각형이야', '직사각형으로 펼쳐져요'],
    ['M1U10C01', '개수가 짝수면 왜 평균을 내?', '두 값의 평균'],
  ])('%s: gets the reason for "%s" that stands in the explanation', async (conceptId, say, reason) => {
    const reply = await ask(conceptId, say)
    expect(reply).toContain(reason)
    expect(reply).not.toContain(DENIED)
  })

  it('is not answered with the reason of another thing', async () => {
    expect(await ask('M1U08C03', '외각의 크기의 합이 왜 항상 일정해?')).not.toContain('원주율')
    expect(await ask('M1U08C03', '오각형의 내각의 합은 왜 540도야?')).not.toContain('대각선이에요')
  })

  it('is not answered with the converse', async () => {
    expect(await ask('M1U06C07', '평행하면 동위각은 왜 같아?')).not.toContain('거꾸로')
  })

  it.each([
    ['M1U09C06', '구는 왜 파란색이야?'],
    ['M1U01C01', '소수는 왜 초코맛이야?'],
  ])('%s: hears of "%s" that no reason is told', async (conceptId, say) => {
    expect(await ask(conceptId, say)).toContain(DENIED)
  })
})
