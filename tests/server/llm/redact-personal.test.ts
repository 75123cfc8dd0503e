import { describe, expect, test } from 'vitest'
import { listPersonalWords } from '#server/llm/list-personal-words.ts'
import { redactPersonal } from '#server/llm/redact-personal.ts'
import { leastTimeMs } from '#tests/support/processor-time.ts'

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
    ['나는 홍 길 동', '길'],
    ['홍.길.동 이야', '길'],
    ['홍길\u200b동이야', '길'],
    ['홍길동'.normalize('NFD'), '길'.normalize('NFD')],
    ['g i l d o n g . h o n g', 'd o n'],
    ['gildong.hong 골뱅이 school 점 example', 'school'],
    ['대치 중학교', '대치'],
    ['대 치 중 다녀', '치'],
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
    ['010-1234 -5678', '1234'],
    ['010_1234_5678', '1234'],
    ['010/1234/5678', '1234'],
    ['010\u20101234\u20105678', '1234'],
    ['010–1234—5678', '1234'],
    ['010·1234·5678', '1234'],
    ['010,1234,5678', '1234'],
    ['010)1234)5678', '1234'],
    ['(010) 1234 - 5678', '1234'],
    ['010 - 1234 - 5678', '1234'],
    ['0\u200b10-12\u200b34-5678', '34-5'],
    ['o1o-1234-5678', '1234'],
    ['0l0-1234-5678', '1234'],
    ['공1공-1234-5678', '1234'],
    ['영일영 1234 5678', '1234'],
    ['공일공에 1234에 5678', '1234'],
    ['010에 일이삼사에 오육칠팔', '오육'],
    ['공일공-일이삼사-오육칠팔', '오육'],
    ['공 일 공 일 이 삼 사 오 육 칠 팔', '오 육'],
    ['+82 (0)10 1234 5678', '1234'],
    ['0082-10-1234-5678', '1234'],
    ['02)123-4567', '4567'],
    ['hong 골뱅이 네이버 닷컴', 'hong'],
    ['hong@네이버.컴', 'hong'],
    ['hong(골뱅이)naver.com', 'hong'],
    ['hong[at]naver[dot]com', 'hong'],
    ['hong at naver dot com', 'hong'],
    ['hong @ naver . com', 'hong'],
    ['hong앳네이버닷컴', 'hong'],
    ['인스타 @gildong_77', 'gildong'],
    ['카톡 아이디는 gildong_77이야', 'gildong'],
    ['카카오톡 id: gildong77', 'gildong'],
    ['https://www.instagram.com/gildong', 'gildong'],
    ['한빛 중학교 다녀요', '한빛'],
    ['한빛 여중 1학년', '한빛'],
    ['이름: 김하늘', '하늘'],
    ['이름이 김하늘이야', '하늘'],
    ['강남구 대치동에 살아', '대치동'],
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
  '0.1, 0.12, 0.123 가운데 가장 큰 수',
  '0, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8을 크기 순으로',
  '비가 0:1:0인가?',
  '공이 일곱 개 있고 공 이 개를 더 샀어',
  '이름이 뭐야? 소수의 이름이 왜 소수야?',
  '도형의 이름은 정사각형이야',
  '이름: 정사각형',
  '초등학교 때 배운 분수',
  '우리 중학교 시험에 나와',
  '다음 중학교 수학 문제',
  '여러 중학교에서 온 학생 12명',
  '원의 중심에서 한 점까지의 길이',
  '집합 A @ B는 뭐야',
  '두 수 a, b의 at의 뜻',
  '이 문제 중 2번',
  '운동장 2바퀴, 3동의 길이',
  '정답은 010이야',
  '1234-5678을 계산하면?',
  '2024년 1월 1일부터 100일',
])('leaves mathematics alone: %s', (text) => {
  expect(redactPersonal(text)).toBe(text)
})

test('takes no word that would take mathematics with it', () => {
  expect(listPersonalWords({ nickname: '7', email: null, schoolName: null })).toEqual([])
  expect(listPersonalWords({ nickname: '123', email: null, schoolName: null })).toEqual([])
})

test.each([
  'a',
  'a.',
  '0',
  '0-',
  '-',
  'a@a.',
  'a골뱅이',
  '가',
  '가시 ',
  '공일공',
  '나 ',
  '홍 길 ',
  'g i ',
  'o1',
  '( ',
])('reads 60 000 characters of %j at once', (piece) => {
  const text = piece.repeat(60_000 / piece.length)
  expect(leastTimeMs(() => redactPersonal(text, KNOWN), 400)).toBeLessThan(400)
})
