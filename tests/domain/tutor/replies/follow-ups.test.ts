import { beforeAll, describe, expect, it } from 'vitest'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import type { TutorTurn } from '#domain/tutor/tutor-turn.ts'
import { questionOf, readUnitTurn } from '../read-unit.ts'

const units = new Map<string, Omit<TutorTurn, 'message'>>()

beforeAll(async () => {
  for (const unit of ['01', '02', '03', '04', '05', '06', '08', '09', '10', '11'])
    units.set(`M1U${unit}`, await readUnitTurn(`M1U${unit}`, null, { banks: true }))
}, 60_000)

function talk(conceptId: string, ...messages: string[]): string[] {
  const base = units.get(conceptId.slice(0, 5))
  if (!base) throw new Error(`${conceptId} is in no unit that was read`)
  const history: { message: string; response: string }[] = []
  for (const message of messages) {
    const { response } = answerTurn({ ...base, conceptId, history: [...history], message })
    history.push({ message, response })
  }
  return history.map(({ response }) => response)
}

const last = (conceptId: string, ...messages: string[]): string => talk(conceptId, ...messages).at(-1) ?? ''
const told = (response: string): string => response.split('```question')[0]?.trim() ?? ''

const NO_VERDICT = /^(?:아직은 아니|아니야|맞아)/m

describe('a follow-up on the last task', () => {
  it.each([
    ['M1U01C02', ['2의 5제곱', '밑이 5면?', '지수가 2면?'], '계산하면 \\(25\\)'],
    ['M1U10C02', ['5 5 6 최빈값', '6 하나 더 있으면?'], '최빈값은 없어'],
    ['M1U10C01', ['7 3 8 2 10 중앙값', '여기에 20 추가하면'], '\\frac{15}{2}'],
    ['M1U02C05', ['(-1)^100 값 뭐임', '그럼 101번이면', '그럼 100번이면?'], '계산하면 \\(1\\)'],
    ['M1U03C02', ['x=-3일때 2x^2-1', '그럼 걍 3이면', 'x가 0이면?'], '값은 \\(-1\\)'],
    ['M1U04C03', ['5x-3=2x+9 한단계씩 ㄱㄱ', '9가 아니라 12면?'], 'x = 5'],
    ['M1U04C03', ['2x+5=11 풀어줘', '2x-5=11이면?'], 'x = 8'],
    ['M1U05C04', ['y=-2x 그래프 어케그려', 'x가 0이면 y는?'], '값은 \\(0\\)'],
    ['M1U05C04', ['y=3x에서 x=2일 때 y는?', '그럼 -2면?'], '값은 \\(-6\\)'],
    ['M1U09C05', ['원뿔 반지름3 높이4 모선5 겉넓이', '그럼 부피는 얼만데'], '12\\pi'],
    ['M1U08C01', ['육각형 대각선 몇 개야', '반대로 대각선이 14개면 몇각형?'], '\\(7\\)개'],
    ['M1U11C04', ['도수 12 전체 40이면 상대도수', '전체가 50이면?'], '0.24'],
  ])('%s: %j', (conceptId, messages, value) => {
    expect(told(last(conceptId, ...messages))).toContain(value)
  })

  it.each([
    ['M1U02C04', ['(-2)+(+7)은?', '-7이면?'], '-7'],
    ['M1U02C04', ['5-8은?', '반대로 하면?'], '5-8'],
    ['M1U02C05', ['(-3)×(-4)는?', '하나 더 곱하면?'], '\\times'],
    ['M1U10C01', ['3 5 7 9 평균 구해줘', '거기에 하나 더 있으면'], '평균'],
    ['M1U09C05', ['원뿔 반지름3 높이4 모선5 겉넓이', '반지름이 6이면?'], '6'],
    ['M1U11C04', ['도수 12 전체 40이면 상대도수', '5명이 아니라 10명이면'], '10'],
  ])('%s: %j is asked back with what was read', (conceptId, messages, read) => {
    const response = last(conceptId, ...messages)
    expect(told(response)).toContain(read)
    expect(told(response)).toMatch(/확실하지 않아서/)
    expect(questionOf({ response, termIds: [], relatedQuestions: [] })).toMatch(/대신/)
  })

  it('leaves a question why alone', () => {
    expect(last('M1U05C05', 'x랑 y가 반비례하고 x=3 y=4 관계식', '왜 나누는게 아니라 곱해?')).toMatch(
      /반비례/,
    )
  })

  it('takes the value of the task that was worked out for that, not for an answer to the next question', () => {
    const messages = ['연속하는 세 자연수 합이 48', 'x+x+1+x+2=48', 'x=15']
    expect(last('M1U04C05', ...messages)).toMatch(/^(?:네, )?맞아/)
  })
})

describe('a follow-up that says a value or names a part', () => {
  it.each([
    ['M1U05C05', ['y=a/x가 (3,4)지나면 a는', '(6,2)도 지나?'], /^맞아/],
    ['M1U05C05', ['y=a/x가 (3,4)지나면 a는', '(6,2)도 지나?', '(-3,4)는'], /^아니야/],
    ['M1U05C05', ['y=a/x가 (3,4)지나면 a는', '그럼 (-3,-4)는 되겠네'], /^맞아/],
    ['M1U05C04', ['y가 x에 정비례하고 x=2일때 y=-6 식은', 'x=5면?'], /-15/],
    ['M1U08C02', ['삼각형 세각 비가 1:2:3이면 젤 큰각', '1:1:2면?'], /90/],
    ['M1U08C03', ['정십각형 한 외각', '내각은?', '그럼 내각합은 1440이겠네'], /^응, 맞아/],
    ['M1U08C05', ['반지름 9 중심각 40도 부채꼴 호 길이', '둘레는 걍 2파이지?'], /^아니야/],
    ['M1U10C01', ['4 8 6 2 중앙값', '거기에 10 추가되면', '평균도 6이네'], /^응, 맞아/],
    ['M1U04C05', ['연속하는 세 홀수 합이 51', '만약 합이 57이면 젤 작은수는?'], /17/],
    ['M1U09C05', ['원뿔 반지름3 모선5 겉넓이', '옆넓이만'], /15\\pi/],
    ['M1U03C05', ['그럼 3x+2x는', '3x+2x=5x^2 아님?'], /^아니야/],
    ['M1U10C01', ['2 4 4 7의 중앙값은 5지?', '평균은?'], /\\frac\{17\}\{4\}/],
    ['M1U01C05', ['12와 18의 최대공약수는 3이지?', '최소공배수는?'], /^\\\(12.*36/s],
    ['M1U04C03', ['3x-5=7이면 3x=12지?'], /^맞아/],
    ['M1U04C04', ['x-2=0은 일차방정식이지?'], /^맞아/],
    ['M1U01C06', ['2^2×3^2와 2×3^3의 최소공배수는 2^2×3^3 맞지?'], /^응, 맞아/],
    ['M1U02C03', ['-2와 3 사이의 정수는 4개지?'], /^응, 맞아/],
    ['M1U01C01', ['10보다 작은 소수는 4개지?'], /^응, 맞아/],
    ['M1U11C04', ['도수가 8 상대도수가 0.2 전체는 40이지?'], /^응, 맞아/],
    ['M1U02C04', ['(-3)+(+8) 이거 11인가 5인가'], /^`5`가 맞아/],
    ['M1U03C05', ['7x-2x는 5 라고 썼는데 왜 틀려'], /^아니야/],
  ])('%s: %j', (conceptId, messages, says) => {
    expect(told(last(conceptId, ...messages))).toMatch(says)
  })
})

describe('a remark on what was said last', () => {
  it.each([
    ['M1U04C03', ['5x-3=2x+9', '오 17 17 신기'], /신기하지/],
    ['M1U09C05', ['원뿔 반지름3 모선5 겉넓이', '아 밑면 까먹음'], /괜찮아/],
    ['M1U08C02', ['삼각형 세각 비가 1:2:3이면 젤 큰각', '또 직각이네'], /직각이야/],
  ])('%s: %j', (conceptId, messages, says) => {
    expect(told(last(conceptId, ...messages))).toMatch(says)
  })
})

describe('the question that the tutor asked', () => {
  const asked = (conceptId: string, question: string, ...messages: string[]) => {
    const base = units.get(conceptId.slice(0, 5))
    if (!base) throw new Error(`${conceptId} is in no unit that was read`)
    const history = [{ message: '문제 하나만', response: `\`\`\`question\n${question}\n\`\`\`` }]
    for (const message of messages) {
      const { response } = answerTurn({ ...base, conceptId, history: [...history], message })
      history.push({ message, response })
    }
    return history.slice(1).map(({ response }) => told(response))
  }

  it('stays open over a sum that is right and parts of its answer', () => {
    const [sum, parts, answer] = asked(
      'M1U01C02',
      '\\(2^{3} \\times 3^{2}\\)의 값은 얼마일까?',
      '6x6=36?',
      '8이랑 9',
      '72요',
    )
    expect(sum).toMatch(/^그 계산 자체는 맞지만/)
    expect(parts).toMatch(/^여기까지 맞아/)
    expect(answer).toMatch(/^(?:맞아|맞았어|정답)/)
  })

  it('is answered with hedges', () => {
    const [wrong, right] = asked(
      'M1U02C06',
      '\\(\\frac{3}{4} \\div \\left(-\\frac{3}{2}\\right)\\)의 값은 얼마일까?',
      '2분의1..?',
      '아 부호.. -1/2',
    )
    expect(wrong).toMatch(/아니야/)
    expect(right).toMatch(/^(?:맞아|맞았어|정답)/)
  })

  it('is not answered by an equation that only ends in its value', () => {
    const [reply] = asked('M1U04C03', '일차방정식 \\(6x = 2x + 28\\)의 해는 얼마일까?', '3x-5=7')
    expect(reply).not.toMatch(/^(?:맞아|맞았어|정답)/)
  })
})

describe('a conditional', () => {
  it.each([
    ['M1U05C04', ['y=-2x 그래프 어케그려', 'x가 0이면 y는?', 'a가 0이면?']],
    ['M1U03C02', ['x=2일 때 3x-1의 값', 'x가 -2면?']],
    ['M1U04C03', ['2x+5=11 풀어줘', '5가 -5면?']],
    ['M1U04C03', ['2x+5=11 풀어줘', 'x가 2면?']],
    ['M1U05C05', ['y=12/x 에서 x=-3이면?', 'x=2이면?', 'y가 0이면?']],
  ])('%s: %j is neither judged nor solved', (conceptId, messages) => {
    const response = told(last(conceptId, ...messages))
    expect(response).not.toMatch(NO_VERDICT)
    expect(response).not.toMatch(/방정식 \\\([xya] = [^\\]*\\\)의 풀이|해는 \\\(a/)
  })
})

describe('a division by zero', () => {
  it.each([
    [
      'M1U05C05',
      ['y=12/x 에서 x=-3이면?', '그럼 x가 0이면??'],
      /12 \\div 0.*답은 없어.*y\\\)축과 만나지 않아/s,
    ],
    ['M1U05C05', ['y=-6/x에서 x=0이면?'], /값이 없어/],
    ['M1U05C05', ['분모가 0이면?'], /나눈 값이 없어/],
    ['M1U03C02', ['8/(x-2)에서 x=2이면?'], /값이 없어/],
    ['M1U03C02', ['0으로 나누면?'], /나눌 수 없어/],
    ['M1U02C06', ['7÷0은?'], /답은 없어/],
    ['M1U02C05', ['(-8)÷2는?', '0으로 나누면?'], /답은 없어/],
    ['M1U02C06', ['0÷0은?'], /정할 수 없어/],
    ['M1U01C01', ['7 나누기 0'], /답은 없어/],
    ['M1U04C02', ['양변을 0으로 나누면?'], /정할 수 없어/],
    ['M1U11C04', ['상대도수가 뭐야', '0으로 나누게 되잖아'], /나눌 수 없어/],
    ['M1U10C01', ['0으로 나누면?'], /나눌 수 없어/],
  ])('%s: %j has no value', (conceptId, messages, says) => {
    expect(told(last(conceptId, ...messages))).toMatch(says)
  })

  it.each([
    ['M1U02C06', '0÷5는?', '계산하면 \\(0\\)'],
    ['M1U02C06', '10으로 나누면 몇이야 50÷10', '5'],
    ['M1U02C06', '6÷0.5는?', '12'],
    ['M1U02C05', '-2×0은?', '계산하면 \\(0\\)'],
  ])('%s: %s is none', (conceptId, message, value) => {
    const response = told(last(conceptId, message))
    expect(response).toContain(value)
    expect(response).not.toMatch(/답은 없어|나눌 수 없어/)
  })
})

describe('세 개', () => {
  it('names no polygon', () => {
    expect(last('M1U08C03', '오각형 내각합 540 왜그럼', '삼각형 세개인건 어케앎')).not.toContain(
      '\\(3\\)각형의 내각',
    )
  })
})

describe('easier words', () => {
  it.each([
    ['M1U06C03', ['맞꼭지각이 뭐야', '더 쉽게']],
    ['M1U06C03', ['맞꼭지각이 뭐야', '무슨말인지 1도 모르겠', '더 쉽게', '더 쉽게']],
    ['M1U02C05', ['음수 곱하기 음수는 왜 양수야?', '더 쉽게', '더쉽게 설명해줘', '초딩도 알아듣게']],
    ['M1U04C03', ['이항이 뭐야', '좀 더 쉽게 말해줘']],
    ['M1U11C04', ['총합이 1이라는거 진짜 항상이야?', '더 쉽게']],
    ['M1U10C01', ['대푯값이 뭐야', '쉽게 말해줘']],
    ['M1U01C05', ['최대공약수가 뭐야', '더 쉽게']],
    ['M1U03C05', ['동류항이 뭐야', '더 쉽게 설명해줘']],
    ['M1U04C01', ['방정식이 뭐야', '더 쉽게', '더 쉽게']],
  ])('%s: %j are never more of them', (conceptId, messages) => {
    const replies = talk(conceptId, ...messages).map(told)
    const [before, easier] = replies.slice(-2)
    // Where nothing shorter is left, a picture from daily life may be a line longer.
    expect(easier?.length).toBeLessThanOrEqual((before?.length ?? 0) + 20)
    expect(new Set(replies).size).toBe(replies.length)
  })
})

it.each([
  ['M1U06C03', ['맞꼭지각이 뭐야', '무슨말인지 1도 모르겠', '더 쉽게', '왜 같아?', '예시', '평각이 뭐야']],
  [
    'M1U01C05',
    ['최대공약수가 뭐야', '24랑 36 최대공약수', '최소공배수는?', '36이 아니라 30이면?', '60도 추가하면?'],
  ],
  ['M1U04C03', ['이항이 뭐야', '이항은 뭐야', '2x+5=11 풀어줘', '11이 17이면?', '5가 3이면?']],
  ['M1U08C03', ['오각형 내각의 합은?', '칠각형은?', '100각형이면?', '정오각형 한 내각은?', '정육각형은?']],
])('%s: asks no check question twice in %j', (conceptId, messages) => {
  const asked = talk(conceptId, ...messages).map((response) =>
    questionOf({ response, termIds: [], relatedQuestions: [] }),
  )
  expect(new Set(asked).size).toBe(asked.length)
})

it.each([
  ['M1U04C03', '5x-3=2x+9 풀어줘', /방정식|=|이항|해/],
  ['M1U05C05', 'y=12/x 에서 x=-3이면?', /반비례|\\frac|xy/],
  ['M1U05C04', 'y=3x에서 x=2일 때 y는?', /정비례|y = /],
  ['M1U10C01', '7 3 8 2 10 중앙값', /중앙값/],
])('%s: asks about the matter of "%s"', (conceptId, message, matter) => {
  const response = last(conceptId, message)
  expect(questionOf({ response, termIds: [], relatedQuestions: [] })).toMatch(matter)
})
