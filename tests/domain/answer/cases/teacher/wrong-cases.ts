import { judge } from './teacher-case.ts'

const formulas = judge(
  'the formula of the question typed back (W01)',
  'form',
  String.raw`
36 <- (-6)^2 ¦ (6)^2 ¦ 6^2 ¦ (-6)×(-6) ¦ 4×9 ¦ (-6)² ¦ 72/2 ¦ 6*6 ¦ 30+6 ¦ |-36| ¦ -(-36)
-8 <- (-2)^3 ¦ -2^3 ¦ -(2^3) ¦ (-2)³ ¦ (-2)×4 ¦ (-2)(-2)(-2) ¦ -4×2 ¦ -(-2)^2×2
1/4 <- (1/2)^2 ¦ (-1/2)^2 ¦ 1/2^2 ¦ 1/2×1/2 ¦ (-1/2)×(-1/2) ¦ (1/2)² ¦ \left(\frac{1}{2}\right)^2
-1/8 <- (-1/2)^3 ¦ -(1/2)^3 ¦ (-1/2)³ ¦ -1/2^3
1 <- (-1)^10 ¦ (-1)^{100} ¦ 1^5 ¦ (-1)×(-1)
-1 <- (-1)^7 ¦ -1^4 ¦ (-1)^{101} ¦ -(-1)^2
9/25 <- (3/5)^2 ¦ (-3/5)^2 ¦ 3^2/5^2 ¦ 3/5×3/5
0.25 <- 0.5^2 ¦ (-0.5)^2 ¦ (0.5)²
-8x^6y^3 <- (-2x^2y)^3 ¦ -(2x^2y)^3 ¦ (-2)^3x^6y^3 ¦ -2^3x^6y^3
9x^2 <- (3x)^2 ¦ (-3x)^2 ¦ 3^2x^2 ¦ 3x×3x
a^6 <- a^(2+4) ¦ a^{2+4} ¦ a^2×a^4 ¦ (a^2)^3 ¦ (a^3)^2 ¦ a^(2×3) ¦ a^{8-2}
x^12 <- x^(3×4) ¦ (x^3)^4 ¦ x^(15-3) ¦ x^{6+6}
-2x+3 <- -(2x-3) ¦ -1(2x-3)
-1/2x+7/3 <- (x+4)/6-(2x-5)/3 ¦ (x+4)/6+(-2x+5)/3 ¦ \frac{x+4}{6}-\frac{2x-5}{3}
5x+1 <- (2x+3)+(3x-2) ¦ 2x+3+3x-2 ¦ (2x+3)-(-3x+2) ¦ -(-5x-1)
x+2 <- (x+1)/2+(x+3)/2 ¦ (2x+4)/2
7x/6 <- x/2+2x/3 ¦ (3x+4x)/6
3a-3b <- -(3b-3a) ¦ 3(a-b) ¦ 2(a-b)+(a-b)
`,
)
const ratios = judge(
  'a ratio not worked out (W07)',
  'form',
  `
27:125 <- 3^3:5^3 ¦ (3)^3:(5)^3 ¦ 3³:5³ ¦ 3×9:5×25 ¦ 54:250
9:4 <- 3^2:2^2 ¦ (3/2)^2:1 ¦ 18:8 ¦ 3×3:2×2
1:8 <- 1^3:2^3 ¦ 1:2^3 ¦ 2:16
16:25 <- 4^2:5^2 ¦ 4²:5² ¦ 32:50
`,
)
const letters = judge(
  'letters of a name in another order (W02)',
  'wrong',
  `
SAS <- SSA ¦ ASS ¦ AAS ¦ SSS ¦ ASA
ASA <- AAS ¦ SAA ¦ SAS
RHS <- RSH ¦ SHR ¦ HRS ¦ SRH ¦ RHA
RHA <- RAH ¦ AHR ¦ HAR ¦ RHS
AOB <- ABO ¦ OAB ¦ BAO
∠AOB <- ∠ABO ¦ ∠OAB ¦ 각 ABO
DEF <- EDF ¦ FDE ¦ DFE ¦ EFD
PQ <- PR ¦ QR
`,
)
const forms = judge(
  'another form than the key (W03)',
  'form',
  `
y=2(x-1)^2+3 <- y=2x^2-4x+5 ¦ y=2(x^2-2x+1)+3 ¦ y=2x²-4x+5
y=-(x+2)^2+5 <- y=-x^2-4x+1 ¦ y=-(x^2+4x+4)+5
(x-3)^2-4 <- x^2-6x+5 ¦ x²-6x+5
2(x+1)^2-7 <- 2x^2+4x-5
(x-3)^2=5 <- x^2-6x+4=0 ¦ x^2-6x+9=5 ¦ x^2-6x=-4
(x+2)^2=7 <- x^2+4x-3=0 ¦ x^2+4x+4=7
`,
)
const setUp = judge(
  'an equation set up and then scaled or solved (W05)',
  'refused',
  `
3x-5=10 <- x+5=10 ¦ x-5=0 ¦ 5x=25 ¦ 6x-10=20 ¦ x=5
2x+3>7 <- x>2 ¦ 4x+6>14 ¦ x-2>0
500x≤3000 <- x≤6 ¦ 5x≤30 ¦ 1000x≤6000
4x+2=30 <- 2x+1=15 ¦ x=7 ¦ 8x+4=60
x+(x+1)=15 <- x=7 ¦ 4x+2=30
10x+3<50 <- x<4.7 ¦ 20x+6<100
`,
)
const either = judge(
  'or is not and (W06)',
  'refused',
  `
-6<=x<=5 <- x≥-6 또는 x≤5 ¦ x>=-6 or x<=5 ¦ x≥-6 혹은 x≤5 ¦ x≥-6이거나 x≤5
-1<x<3 <- x>-1 또는 x<3 ¦ x>-1 or x<3 ¦ x>-1 혹은 x<3
x=3&y=-1 <- x=3 또는 y=-1 ¦ x=3 or y=-1 ¦ x=3 혹은 y=-1 ¦ x=3이거나 y=-1
a=2&b=5 <- a=2 또는 b=5 ¦ a=2 or b=5 ¦ a=2 아니면 b=5
`,
)
const mixed = judge(
  'a mixed number for two digits above (W08)',
  'wrong',
  `
21/2 <- 2½ ¦ 2과 1/2 ¦ 2와 2분의 1 ¦ 2과 2분의 1 ¦ 2.5
11/3 <- 1⅓ ¦ 1과 1/3 ¦ 1과 3분의 1 ¦ 4/3
19/4 <- 1과 9/4 ¦ 1과 4분의 9
31/5 <- 3과 1/5 ¦ 3과 5분의 1
-21/2 <- -2½ ¦ -2과 1/2
`,
)
const functions = judge(
  'f(2) is no product (W09)',
  'wrong',
  `
f(2)=6 <- f(3)=9 ¦ f(1)=3 ¦ 2f=6 ¦ f=3 ¦ f(2)=3 ¦ f(6)=2
f(x)=3x <- f(2x)=6x ¦ f(x)=6x ¦ f(3x)=x
f(-1)=4 <- f(1)=-4 ¦ -f=4 ¦ f(-2)=8
g(0)=1 <- g(1)=0 ¦ g(0)=0
f(a)=5 <- f(b)=5 ¦ a(f)=5
`,
)
const percents = judge(
  'per cent where a part of one is asked for (W10)',
  'refused',
  `
0.15 <- 0.15% ¦ 0.15 % ¦ 0.15퍼센트 ¦ 15%
0.3 <- 0.3% ¦ 0.3 퍼센트 ¦ 30%
1/6 <- 1/6% ¦ 1/6 퍼센트
1 <- 1% ¦ 100%
0.9 <- 0.9% ¦ 0.9퍼센트 ¦ 90%
0 <- 0.5%
`,
)
const denied = judge(
  'a note that denies what is written (W13)',
  'refused',
  `
12 <- 12 (아님) ¦ 12(오답) ¦ 12 (모르겠어요) ¦ 12 (틀림) ¦ 12 아님 ¦ 12는 아니에요 ¦ 12(아니다) ¦ 12가 아니다 ¦ 12 말고 13 ¦ 12 (틀린 답) ¦ 12 (아닌가)
x=3 <- x=3 (아님) ¦ x=3(오답) ¦ x=3은 아님 ¦ x=3 (아닌 듯)
2x+1 <- 2x+1 (아님) ¦ 2x+1(틀림)
`,
)
const chains = judge(
  'only the last side of a chain fits (W15)',
  'wrong',
  `
(2,3) <- (3,2)=(2,3) ¦ (1,1)=(2,3)
2:3 <- 4:3=2:3 ¦ 3:2=2:3
12 <- 11=12 ¦ 3+4=12
`,
)
const NUMBERS = ['12', '-7', '3/4', '0.6', '2√3', '8π', '5x-2', 'x=4', '3:5', '48'] as const
/** What is said around a value saves no wrong value. */
const AROUND = [
  '답은 _',
  '정답은 _예요',
  '_입니다',
  '_인 것 같아요',
  '최대공약수는 _',
  '평균은 _',
  '확률: _',
  '기울기는 _',
  '그래서 _',
  '_이요',
  '제 생각엔 _',
  '답 : _',
  '넓이는 _이에요',
  '구하는 값은 _',
  '_가 정답입니다',
  '_인듯',
] as const
const OTHERS: Record<(typeof NUMBERS)[number], readonly string[]> = {
  '12': ['13', '-12', '21'],
  '-7': ['7', '-8'],
  '3/4': ['4/3', '-3/4', '3/5'],
  '0.6': ['0.06', '6', '0.7'],
  '2√3': ['3√2', '2√5', '√6'],
  '8π': ['8', '4π', '16π'],
  '5x-2': ['5x+2', '2x-5', '-5x-2'],
  'x=4': ['x=-4', 'y=4', 'x=5'],
  '3:5': ['5:3', '3:4'],
  '48': ['84', '46', '49'],
}
const wordsAround = NUMBERS.flatMap((key, row) =>
  AROUND.flatMap((words, column) =>
    (OTHERS[key] ?? [])
      .filter((_, index) => (row + column + index) % 2 === 0)
      .flatMap((other) =>
        judge('another value in the same words', 'wrong', `${key} <- ${words.replace('_', other)}`),
      ),
  ),
)
const misread = judge(
  'a word more does not make another value',
  'wrong',
  `
8 <- 2의 4제곱 ¦ 3의 2제곱 ¦ 2의 3승이 아니라 9 ¦ 4의 제곱
√3/2 <- 3분의 루트2 ¦ 2분의 루트5 ¦ 루트2분의 루트3 ¦ 2루트3
√3/3 <- 루트3분의3 ¦ 루트3분의 9 ¦ 3분의 루트2
√2/2 <- 루트2분의 2 ¦ 2분의 루트3 ¦ 루트2분의 4
1/2 <- 루트2분의 1 ¦ 1분의 2
π/3 <- 파이분의 3 ¦ 3분의 2파이 ¦ 3파이
x^2/2 <- 2분의 x ¦ x²분의 2 ¦ (x/2)^2
60 <- 시속 50km ¦ 시속 6km ¦ 분속 61m
18 <- 17년 후 ¦ 81년 후 ¦ 18년 전
-3 <- 영하 4도 ¦ 영상 3도 ¦ 3도
30000 <- 3천 원 ¦ 30만 원 ¦ 2만 원
180-x <- 180°+x ¦ 90°-x ¦ 180-2x ¦ 180°-y
60 <- 각 x는 50도 ¦ ∠x=30° ¦ 각 A=61° ¦ 180°-110°=70°
직사각형&마름모 <- 직사각형과 정사각형 ¦ 직사각형 ¦ 마름모와 정사각형
해가 없다 <- 해가 있다 ¦ 해가 많다 ¦ 해는 0이다 ¦ 해가 무수히 많다
해가 무수히 많다 <- 해가 없다 ¦ 해가 하나이다 ¦ 해 없음
위로 볼록하다 <- 아래로 볼록하다 ¦ 아래로 볼록해요 ¦ 볼록
평행하다 <- 평행하지 않다 ¦ 수직이다 ¦ 평행하지 않아요 ¦ 일치한다
선분 AB <- 직선 AB ¦ 반직선 AB ¦ 선분 AC ¦ 선분 BC
AB∥CD <- AB⊥CD ¦ AB∥EF ¦ AC∥BD
A&D <- 점 A, 점 B ¦ 점 A ¦ 점 D, 점 B ¦ 점 A, 점 B, 점 D
2 <- 중근 3 ¦ x=3 (중근) ¦ x=-2 중근
12 <- 아마 13 ¦ 21입니당 ¦ 13인듯 ¦ 13ㅋㅋ
24 <- 12개씩 ¦ 42개
`,
)
const labels = [
  ...judge(
    'another choice',
    'wrong',
    `
3 <- 2번 같아요 ¦ 이번 ¦ 4번인 듯 ¦ 사번 ¦ 3번이랑 4번 ¦ 둘 다 2번 ¦ 오번 ¦ ②번
1,3 <- 1번 ¦ 1번이랑 2번 ¦ 일번 이번 ¦ 1, 3, 4번 ¦ 3번
`,
    1,
  ),
  ...judge(
    'other labels',
    'wrong',
    `
ㄱ&ㄷ <- ㄱ랑 ㄴ ¦ 기역, 니은 ¦ ㄺ ¦ r,s ¦ ㄱ ¦ 기역 ¦ ㄱ, ㄴ, ㄷ ¦ ㄳ ¦ 디귿
ㄱ&ㄹ <- ㄱ이랑 ㄷ ¦ 기역과 디귿 ¦ r,e ¦ ㄱㄴㄹ ¦ ㄼ
ㄴ <- ㄷ ¦ 디귿 ¦ e ¦ 기역, 니은
`,
    5,
  ),
  ...judge(
    'the other judgement',
    'wrong',
    `
O <- 엑스 ¦ 아니요 ¦ 틀린 것 같아요 ¦ X요 ¦ 거짓 ¦ 틀렸음 ¦ 아닌 것 같아요 ¦ 땡
X <- 동그라미 ¦ 맞는 것 같아요 ¦ O요 ¦ 참 ¦ 맞음 ¦ 맞습니다 ¦ 옳은 것 같아요 ¦ 네
`,
    3,
  ),
]

export const wrongCases = [
  ...formulas,
  ...ratios,
  ...letters,
  ...forms,
  ...setUp,
  ...either,
  ...mixed,
  ...functions,
  ...percents,
  ...denied,
  ...chains,
  ...wordsAround,
  ...misread,
  ...labels,
]
