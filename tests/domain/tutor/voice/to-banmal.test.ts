import { describe, expect, it } from 'vitest'
import { speak } from '#domain/tutor/voice/speak.ts'
import { toBanmal } from '#domain/tutor/voice/to-banmal.ts'

describe('toBanmal', () => {
  it.each([
    ['소수예요.', '소수야.'],
    ['합성수이에요.', '합성수이야.'],
    ['\\(3\\)이에요.', '\\(3\\)이야.'],
    ['\\(2\\)예요.', '\\(2\\)야.'],
    ['소수가 아니에요.', '소수가 아니야.'],
    ['약수가 있어요.', '약수가 있어.'],
    ['약수를 모두 구하세요.', '약수를 모두 구해 봐.'],
    ['알맞은 것을 고르세요.', '알맞은 것을 골라 봐.'],
    ['양변을 나누세요.', '양변을 나눠 봐.'],
    ['작은 수부터 찾으세요.', '작은 수부터 찾아 봐.'],
    ['괄호를 푸세요.', '괄호를 풀어 봐.'],
    ['거듭제곱으로 쓰세요.', '거듭제곱으로 써 봐.'],
    ['지우세요.', '지워 봐.'],
    ['찾아보세요.', '찾아봐.'],
    ['잊지 마세요.', '잊지 마.'],
    ['조심하세요.', '조심해.'],
    ['적어 주세요.', '적어 줘.'],
    ['도와 드릴게요.', '도와 줄게.'],
    ['왜 그럴까요?', '왜 그럴까?'],
    ['무엇인가요?', '무엇일까?'],
    ['그렇죠.', '그렇지.'],
    ['되거든요.', '되거든.'],
    ['나타냅니다.', '나타냅니다.'],
    ['수입니다.', '수야.'],
    ['안녕하세요!', '안녕!'],
    ['검산이 필요 없어요.', '검산이 필요 없어.'],
    ['소수이다.', '소수이다.'],
    ['네, 맞아요.', '응, 맞아.'],
    ['잘했어요. 네, 그래요.', '잘했어. 응, 그래.'],
    ['네 각이 모두 같아요.', '네 각이 모두 같아.'],
    ['네모네요.', '네모네.'],
    ['양변을 나누어요.', '양변을 나눠.'],
    ['부호를 바꾸어요.', '부호를 바꿔.'],
    ['그대로 두어요.', '그대로 둬.'],
    ['값이 되어요.', '값이 돼.'],
    ['나누어 보세요.', '나누어 봐.'],
  ])('turns %s into %s', (polite, casual) => {
    expect(toBanmal(polite)).toBe(casual)
  })

  it('leaves formulas, figures, code and addresses alone', () => {
    const kept = '\\(\\text{해요}\\) `예요` [이름](/chat/M1U01)\n\n```figure\n{"alt":"그림이에요"}\n```'
    expect(toBanmal(kept)).toBe(kept)
  })

  it('changes nothing twice', () => {
    const once = toBanmal('약수를 구하세요. \\(3\\)은 소수예요. 왜 그럴까요?')
    expect(toBanmal(once)).toBe(once)
  })
})

it('lets friends speak casually and teachers politely, with the same content', () => {
  expect(speak('friend_male_1', '소수예요.')).toBe('소수야.')
  expect(speak('teacher_male_1', '소수예요.')).toBe('소수예요.')
})
