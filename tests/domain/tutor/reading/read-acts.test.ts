import { expect, it } from 'vitest'
import { normalizeMessage } from '#domain/tutor/reading/normalize-message.ts'
import { type Act, readActs } from '#domain/tutor/reading/read-acts.ts'

const ACTS: Readonly<Record<Act, readonly string[]>> = {
  'asks-next': ['그다음은', '다음은 뭐', '이제 뭐해', '그 다음 어떻게 해', '이어서 해줘', '그래서?'],
  'asks-how': [
    '이거 어떻게 풀어',
    '이 문제 어케 풀어요',
    '뭐부터',
    '뭘 먼저 해야돼',
    '어디부터 해',
    '시작을 못하겠어',
  ],
  'asks-why': ['왜', '왜요?', '왜 그런데', '근데 왜 틀려', '왜 안돼?', '이게 왜 그래'],
  'asks-easier': ['더 쉽게', '쉽게 설명해줘', '초등학생한테 말하듯이', '좀 쉬운 예'],
  'asks-again': ['모르겠어', 'ㅁㄹ', '무슨 말이야', '이해가 하나도 안 돼', '다시 설명해줘', '몰겠음'],
  'asks-another': ['다른 예', '하나 더', '딴거', '또 다른 설명'],
  'asks-from-start': ['처음부터 차근차근', '하나씩 알려줘'],
  'asks-picture': ['그림 보여줘', '그려줘'],
  'protests-questions': ['너 왜 자꾸 질문만함', '그만 좀 물어봐', '질문 그만해', '질문 좀 그만'],
  protests: ['짜증나', '수학 개싫어', '나 바본가봐', '시험 망함', '말이 안통하네'],
  'asks-before-test': ['내일 시험인데 어떡해', '낼 시험임 ㅠ'],
}

it.each(Object.entries(ACTS))('%s', (act, messages) => {
  for (const message of messages) expect(readActs(normalizeMessage(message)), message).toContain(act)
})

it('is none of these in a question about mathematics', () => {
  for (const message of [
    '왜 음수를 곱하면 부호가 바뀌어?',
    '다음 소수는 뭐야',
    '소인수분해는 어떻게 해?',
    '2x+3=7 풀어줘',
    '답은 3이야',
  ])
    expect(readActs(normalizeMessage(message)), message).toEqual([])
})
