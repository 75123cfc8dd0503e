import { judge } from './teacher-case.ts'

const nudges = judge(
  'right in value, not yet in form',
  'form',
  `
12 <- 24÷2 ¦ 24/2 ¦ 3×4 ¦ 10+2 ¦ 144/12 ¦ 2^2×3 ¦ √144
15.2 <- 76÷5
4 <- √16 ¦ 2^2 ¦ 8÷2 ¦ 1+3
13 <- √169 ¦ 26/2
9x^2 <- 9xx ¦ 9×x×x
a^2b^2 <- (ab)^2 ¦ aabb
64 <- (2√2)^4 ¦ 2^6 ¦ 8^2
3(x+y) <- 3x+3y
3/4 <- 6/8 ¦ 75/100
√2/2 <- 1/√2
2√3 <- √12
5x-2 <- 2x+3x-2 ¦ 5x-3+1
2x+6 <- 2(x+3)
1:2 <- 3:6
`,
)
const KEYS = ['12', '3/4', '2√3', '5x-2', 'x=4', '8π', '-3', '0.25', '2^3x3', '(2,3)'] as const
/** Words with another or no value: not an answer that can be told right or wrong. */
const SENTENCES = [
  '직각삼각형의 두 변이니까 3과 4를 더해서 나온 수',
  '3번째 줄에서 계산한 값이 답인데요',
  '표에서 2열에 있는 수라고 봐요',
  '일단 3을 곱하고 4를 빼면 나올 듯',
  '2개를 더한 다음 반으로 나누기',
  '아까 구한 5를 여기에 넣어서 풀면 돼요',
  '지난번 문제 7번처럼 풀었어요',
  '양변에 2를 곱한 식에서 구한 값',
  '그림의 1cm 짜리가 여러 개',
  '3 나누고 나서 다시 생각 중',
] as const
const sentences = KEYS.flatMap((key) =>
  SENTENCES.flatMap((sentence) => judge('a sentence that is no value', 'spared', `${key} <- ${sentence}`)),
)
const slang = judge(
  'slang and long words around a right value',
  'spared',
  `
12 <- 정답 두구두구 12 ¦ ㅇㅇ 12 ¦ 12 ㄱㄱ ¦ 걍 12 ¦ 12 아님 말고 ¦ 12 ㅎㅎ ¦ 12~~ ¦ 당연히 12 ¦ 12 확실함 ¦ 답 12로 할게요 ¦ 12로 하겠습니다 ¦ 12 나왔어요 ¦ 풀어보니 12 ¦ 열심히 풀었더니 12 ¦ 12...? ¦ 12겠지 ¦ 12 정도
3/4 <- 사분의 삼 ¦ 3/4 나옴 ¦ 분수로 3/4 ¦ 3/4 (기약분수)
x=4 <- x는 4 나왔어요 ¦ 엑스는 4 ¦ x가 4일 때 ¦ x 값이 4
2√3 <- 루트 12를 줄이면 2루트3 ¦ 2루트3 나옴 ¦ 이루트삼
8π <- 8파이 나와요 ¦ 파이 곱하기 8 ¦ 팔파이
5x-2 <- 정리하면 5x-2 ¦ 5x-2 나옴 ¦ 오엑스 빼기 이
-3 <- 마삼 ¦ 음수 3 ¦ -3 나왔음
`,
)

export const sparedCases = [...nudges, ...sentences, ...slang]
