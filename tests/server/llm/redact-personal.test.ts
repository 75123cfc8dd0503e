import { describe, expect, test } from 'vitest'
import { listPersonalWords } from '#server/llm/list-personal-words.ts'
import { redactPersonal } from '#server/llm/redact-personal.ts'

const KNOWN = listPersonalWords({
  nickname: '홍길동',
  email: 'gildong.hong@school.example',
  schoolName: '대치중학교',
})

describe('what a model is not sent', () => {
  test.each([
    ['나 홍길동이야', '길동'],
    ['길동이가 사과를 샀어', '길동'],
    ['내 메일은 gildong.hong 이야', 'gildong'],
    ['대치중학교 수학 시험', '대치'],
    ['우리 학교는 대치중이야', '대치'],
  ])('of what the server knows: %s', (text, personal) => {
    expect(redactPersonal(text, KNOWN)).not.toContain(personal)
  })

  test.each([
    ['hong@example.com으로 보내', 'hong'],
    ['hong＠example.com', 'hong'],
    ['hong 골뱅이 naver 점 com', 'hong'],
    ['전화 010-1234-5678', '1234'],
    ['전화 01012345678', '1234'],
    ['０１０－１２３４－５６７８', '1234'],
    ['010.1234.5678', '1234'],
    ['0 1 0 1 2 3 4 5 6 7 8', '3 4 5'],
    ['+82 10-1234-5678', '1234'],
    ['+82-10-1234-5678', '1234'],
    ['82 10 1234 5678', '1234'],
    ['(02) 123-4567', '4567'],
    ['02-123-4567', '4567'],
    ['031 123 4567', '4567'],
    ['공일공 일이삼사 오육칠팔', '오육'],
    ['120304-3123456', '3123456'],
    ['한빛중학교 수학 시험', '한빛'],
    ['서울과학고 다녀', '서울과학'],
    ['우리 학교는 한빛중이야', '한빛'],
    ['나는 한빛중 다니는데', '한빛'],
    ['한빛중 1학년이야', '한빛'],
    ['내 이름은 김하늘인데', '하늘'],
    ['제 이름은 김하늘입니다', '하늘'],
    ['나 김하늘이야', '하늘'],
    ['저는 김하늘입니다.', '하늘'],
    ['서울시 강남구 대치동 12-3에 살아', '대치동'],
    ['한빛아파트 101동 1203호', '1203'],
  ])('by its shape: %s', (text, personal) => {
    expect(redactPersonal(text)).not.toContain(personal)
  })
})

test.each([
  '중학교 수학에서 소수가 뭐야?',
  '나 이제 알겠어',
  '12 × 34 = 408이야?',
  '0.12와 0.3456 중에 큰 것은?',
  'x = 10, y = 1234, z = 5678',
  '자료 3, 1, 4, 1, 5, 9, 2, 6',
  '내 답은 12인데 맞아?',
  '분수 1/2과 2/3의 최소공배수',
  '점 A(2, 3)과 B(-1, 4)',
  '학교 가는 길이 3 km야',
  '\\(2^2 \\times 3 = 12\\)',
  'x² + 3x − 4 < 0',
])('leaves mathematics alone: %s', (text) => {
  expect(redactPersonal(text)).toBe(text)
})

test('takes no word that would take mathematics with it', () => {
  expect(listPersonalWords({ nickname: '7', email: null, schoolName: null })).toEqual([])
  expect(listPersonalWords({ nickname: '123', email: null, schoolName: null })).toEqual([])
})
