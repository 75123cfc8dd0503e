import { describe, expect, it } from 'vitest'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { readUnitTurn } from '../read-unit.ts'

const ask = async (conceptId: string, message: string): Promise<string> => {
  const turn = await readUnitTurn(conceptId.slice(0, 5), conceptId)
  return answerTurn({ ...turn, message, persona: 'teacher_female_1' }).response
}

const ADMITTED = '언제나 그런지는 내가 못 찾았어요'

describe('a question whether something is always so', () => {
  it.each([
    [
      'M1U08C04',
      '호의 길이는 중심각의 크기에 항상 정비례해?',
      '호의 길이와 부채꼴의 넓이는 중심각의 크기에 정비례해요',
    ],
    ['M1U08C04', '부채꼴 넓이도 항상 중심각에 정비례해요?', '중심각의 크기에 정비례'],
    ['M1U08C04', '현의 길이는 항상 중심각에 정비례해?', '정비례하지 않아요'],
    ['M1U01C05', '서로소인 두 수는 반드시 소수야?', '합성수끼리도 서로소일 수 있어요'],
    ['M1U01C05', '최대공약수는 항상 두 수보다 작아?', '두 수보다 작거나 같고'],
    ['M1U01C06', '두수의 최소공배수는 항상 두 수의 곱이야?', '두 수가 서로소일 때뿐'],
    ['M1U01C03', '소인수분해 결과는 항상 하나야?', '하나뿐이에요'],
    ['M1U02C01', '정수는 항상 유리수야?', '정수는 모두 유리수'],
    ['M1U02C02', '절댓값은 항상 양수야?', '이거나 양수'],
    ['M1U02C05', '음수 세개 곱하면 항상 음수야?', '홀수 개이면 음수'],
    ['M1U04C01', '항등식은 항상 참이야?', '항상 참인 등식'],
    ['M1U06C01', '한 점을 지나는 직선은 항상 하나야?', '한 점을 지나는 직선은 무수히 많지만'],
    ['M1U06C05', '평면에서 두 직선은 항상 만나?', '한 점에서 만나거나, 평행하거나, 일치해요'],
    ['M1U06C06', '공간에서 안만나면 무조건 평행이야?', '만나지도 않고 평행하지도 않을 때'],
    ['M1U07C03', '두 변과 한 각이 같으면 항상 합동이야?', '끼인각'],
    ['M1U08C01', '변의 길이가 모두 같으면 항상 정다각형이야?', '마름모'],
    ['M1U10C02', '최빈값은 항상 있어?', '없을 수도 있어요'],
    ['M1U02C02', '절댓값이 같은 수는 항상 두 개야?', '하나뿐이에요'],
    ['M1U02C05', '지수가 짝수면 항상 양수야?', '지수가 짝수이면 양수'],
    ['M1U03C03', '다항식은 항상 항이 두개 이상이야?', '항이 하나뿐인'],
    ['M1U03C03', '일차식은 항상 다항식이야?', '인 다항식을 **일차식**이라고'],
    ['M1U08C03', '변이 많아지면 외각의 합도 항상 커져?', '로 일정해요'],
    ['M1U08C03', '내각의 합은 항상 180도야?', '180^\\circ \\times (n - 2)'],
    ['M1U09C03', '회전축 포함해서 자르면 항상 합동이야?', '모두 합동'],
  ])('%s: answers "%s" with the line on that very thing', async (conceptId, say, line) => {
    expect(await ask(conceptId, say)).toContain(line)
  })

  it.each([
    ['M1U01C01', '소수는 항상 홀수야?', '짝수인 소수는', '**홀수는 모두 소수라고 하기**'],
    ['M1U01C01', '합성수는 무조건 짝수지?', '홀수인 합성수', '**짝수는 모두 합성수라고 하기**'],
  ])('%s: answers "%s" with the exception, not with the converse', async (conceptId, say, line, converse) => {
    const reply = await ask(conceptId, say)
    expect(reply).toContain(line)
    expect(reply).not.toContain(converse)
  })

  it.each([
    ['M1U07C03', '합동이면 넓이는 항상 같아?'],
    ['M1U04C01', '방정식은 항상 해가 있어?'],
    ['M1U05C02', '제1사분면 점은 항상 양수야?'],
    ['M1U05C03', '그래프는 항상 직선이야?'],
    ['M1U08C04', '활꼴은 항상 부채꼴보다 작아?'],
    ['M1U11C05', '상대도수 그래프는 항상 꺾은선이야?'],
    ['M1U01C03', '소인수는 항상 두개 이상 있어?'],
  ])('%s: admits of "%s" that the explanation does not tell it', async (conceptId, say) => {
    expect(await ask(conceptId, say)).toContain(ADMITTED)
  })

  it('never tells of three angles where two sides and an angle are asked about', async () => {
    expect(await ask('M1U07C03', '두 변과 한 각이 같으면 항상 합동이야?')).not.toContain('세 각이 같으면')
  })
})
