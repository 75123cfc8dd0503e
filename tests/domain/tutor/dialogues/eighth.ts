import { type Message, m, type Thread } from './message.ts'

/**
 * The eighth part of the corpus: messages written from the outline and from what students read, by an author who has seen no line of the tutor.
 */

const NO = /아니|않|달라|다르|다른|틀|없|못|안 ?(?:돼|되|맞)/
const YES = /맞|응|그래|그렇|네[,.! ]|예[,.! ]|옳|돼|되/
/** A reply that opens by agreeing. */
const AGREES = /^(?:맞아요?|정답이?야?|응, 맞|네, 맞|그렇지)[,.! ]/
const DENIES = /^(?:아니야|아니에요|아니요|아니|틀렸어요?)[,.! ]/
const NONE = { focus: 'none' } as const
const LAST = { focus: 'last-reply' } as const
const TASK = { focus: 'task' } as const
const CLAIM = { focus: 'claim' } as const
const ITEM = { focus: 'item' } as const

/** The whole number and no longer one; a sign before it may stand. */
const n = (value: number): RegExp => new RegExp(`(?<![\\d.])${value}(?![\\d]|\\.\\d)`)
/** The negative number. */
const neg = (value: number | string): RegExp => new RegExp(`[-−] ?${value}(?!\\d)`)
/** A fraction as LaTeX or with a stroke. */
const frac = (over: number | string, under: number | string): RegExp =>
  new RegExp(`frac\\{${over}\\}\\{${under}\\}|${over} ?/ ?${under}(?!\\d)`)
/** A quadrant. */
const quadrant = (value: number): RegExp =>
  new RegExp(`${value}(?:\\\\\\))?(?:사분면|, |과|와|·| )|제 ?(?:\\\\\\()?${value}`)
/** Something to work on. */
const EXERCISE = /\?|봐|보자|구해|풀어|계산|보세요|써/
const COMFORT = /괜찮|힘들|어려|속상|천천|같이|차근|마음|당연|걱정|이해해/

/** Messages without a thread. */
export const EIGHTH_SINGLES: Readonly<Record<string, readonly Message[]>> = {
  M1U01C01: [
    m('1은왜 소수가아니야??', 'asks-why', [/약수/, /1(?:\\\))?개|하나|한 개|뿐/], { near: /소수/ }),
    m('91 소수같은데 아님?', 'claims', [/합성수|소수가 아니/, n(7), n(13)], {
      near: /91/,
      not: /91(?:\\\))?[은이]? ?소수(?:야|예요|가 맞)/,
    }),
    m('소수는 다 홀수자나', 'asks-always', [NO, n(2)], { near: /짝수|홀수/, not: AGREES }),
  ],
  M1U01C02: [
    m('2^3이랑 3^2 똑같음?', 'asks-difference', [n(8), n(9)], { near: /밑|지수/ }),
    m('7을 네번 곱한거 어케 씀', 'asks-how', /7\^\{?4\}?/, { near: /지수|거듭제곱/, not: /4\^\{?7/ }),
    m('2/3을 세번곱하면 위에만 세제곱이야?', 'asks-always', [NO, n(8), n(27)], {
      near: /괄호|분모/,
      not: AGREES,
    }),
  ],
  M1U01C03: [
    m('84 소인수분해 해죠', 'gives-exercise', [/2\^\{?2\}?/, /3/, /7/], { near: /84/ }),
    m('36=4x9 이러면 소인수분해 끝 맞지?', 'claims', [NO, /합성수|소수가 아|소수만|2\^\{?2\}?/], {
      near: /36|소인수/,
      not: AGREES,
    }),
    m('나뭇가지 그리는거 말고 딴 방법업나', 'asks-how', [/나누|나눗셈/, /소수|몫/], { near: /소인수/ }),
  ],
  M1U01C04: [
    m('72약수 몇개에요', 'gives-exercise', n(12), { near: /72|약수/ }),
    m(
      '약수 갯수 셀때 지수에 왜 1을 더하냐고',
      'asks-why',
      [/지수/, /0|한 번도|안 곱|곱하지|1(?:\\\))?[도을까]|경우/],
      { near: /지수|약수/ },
    ),
    m('큰 수일수록 약수도 많아지는거임?', 'asks-always', [NO, /소수|\d/], { near: /약수/, not: AGREES }),
  ],
  M1U01C05: [
    m('12랑 18 최대공약수', 'gives-exercise', n(6), { near: /12|18/ }),
    m('8하고 15는 서로소 맞나여', 'claims', [YES, /서로소|공약수/], {
      near: /서로소/,
      not: /서로소가 아니|서로소는 아니/,
    }),
    m('홀수끼리는 무조건 서로소?', 'asks-always', [NO, /\d/], { near: /서로소/, not: AGREES }),
  ],
  M1U01C06: [
    m('6 8 최소공배수 뭐임', 'gives-exercise', n(24), { near: /공배수/ }),
    m('왜 최소인데 지수는 큰걸 골라요;; 이상해', 'asks-why', [/배수/, /지수|소인수|나누어/], {
      near: /큰|공배수/,
    }),
    m('두수 곱하면 그게 최소공배수 아닌가', 'asks-always', [NO, /서로소|최대공약수|\d/], {
      near: /공배수/,
      not: AGREES,
    }),
  ],
  M1U02C01: [
    m('0은 양수야 음수야', 'asks-what', [/0/, NO], {
      near: /양수|음수/,
      not: /0(?:\\\))?[은이] (?:양수|음수)(?:야|예요|이다)/,
    }),
    m('-6/3은 분수니까 정수 아니죠', 'claims', [/[-−] ?2/, /정수/], { near: /정수/, not: AGREES }),
    m('지하3층은 숫자로 쓰면?', 'asks-how', neg(3), { near: /음|부호|지하/ }),
  ],
  M1U02C02: [
    m('절대값 -7은?', 'gives-exercise', n(7), { near: /절댓값|거리/, not: /절댓값은 \\\( ?-7/ }),
    m('절댓값은 항상 양수에요?', 'asks-always', [/0/, /양수|음수/], { near: /절댓값/, not: AGREES }),
    m('수직선에서 -4랑 3 사이가 몇칸', 'gives-exercise', n(7), { near: /거리|수직선/ }),
  ],
  M1U02C03: [
    m('-5가 -2보다 크다 ㅇㅇ?', 'claims', [NO, /작|왼쪽|더 큰|더 커|<|>/], {
      near: /절댓값|음수/,
      not: AGREES,
    }),
    m('x는 3보다 작지 않다.. 이걸 부등호로 바꾸면', 'asks-how', /\\ge|≥|3 ?\\le|이상/, {
      near: /부등호|같거나/,
    }),
    m('음수는 왜 숫자가 클수록 작은건데', 'asks-why', [/왼쪽|절댓값|빚|영하|멀/], { near: /음수/ }),
  ],
  M1U02C04: [
    m('-3-5=-2 맞지', 'claims', [NO, neg(8)], { near: /3.*5|같은 부호/, not: AGREES }),
    m('4-(-9)는 왜 갑자기 더하기가 돼여', 'asks-why', [/부호/, /더하|덧셈/], { near: /빼|뺄셈|13/ }),
    m('마이너스칠 더하기 십이', 'gives-exercise', n(5), { near: /7|12|부호/, not: /답은 \\\(-/ }),
  ],
  M1U02C05: [
    m(
      '음수곱하기음수 왜 양수냐 진짜 이해안됨',
      'asks-why',
      [/양수|\+/, /방향|반대|규칙|빚|줄|커|늘|짝수|씩/],
      { near: /음수/ },
    ),
    m('(-2)*(-3)*(-1)', 'gives-exercise', neg(6), { near: /음수|부호/ }),
    m('-1을 100번 곱하면 뭐됨', 'gives-exercise', [n(1), /짝수|양수|\^/], {
      near: /[-−]1/,
      not: /답은 \\\(-1/,
    }),
  ],
  M1U02C06: [
    m('2와 3분의1의 역수', 'gives-exercise', frac(3, 7), { near: /가분수|frac\{7\}|7 ?\/ ?3|역수/ }),
    m('0의 역수는 0이야?', 'claims', [/없/, /0/], { near: /역수/, not: AGREES }),
    m('-8÷2/3 계산 ㄱㄱ', 'gives-exercise', neg(12), { near: /역수|frac\{3\}\{2\}/ }),
  ],
  M1U02C07: [
    m('2+3x4=20 이거 맞죠', 'claims', [NO, n(14)], { near: /곱셈|순서/, not: AGREES }),
    m('98*7 분배법칙으로 쉽게하는법점', 'asks-how', [/100/, /700|14|686/], { near: /분배|98/ }),
    m('괄호랑 제곱중에 머가 먼저임', 'asks-difference', [/거듭제곱|제곱/, /괄호/, /먼저|다음|순서|안/], {
      near: /순서/,
    }),
  ],
  M1U03C01: [
    m('a곱하기3은 a3이라 쓰면 안대?', 'asks-always', /3a/, { near: /앞/, not: AGREES }),
    m('한권에 x원 공책 5권 사고 만원내면 거스름돈', 'gives-exercise', [/10\{?,?\}?000|1만|만 ?원/, /5x/], {
      near: /x/,
    }),
    m('0.1a를 0.a로 줄여도 됨', 'claims', [NO, /0\.1 ?a/], { near: /0\.1|생략/, not: AGREES }),
  ],
  M1U03C02: [
    m('x=-2일때 3x+1', 'gives-exercise', neg(5), { near: /대입|[-−]2/ }),
    m('x가 -3이면 x제곱은 -9 맞아?', 'claims', [NO, /(?<![-−\d])9/], { near: /괄호|제곱/, not: AGREES }),
    m('대입이 먼 뜻이야 걍 집어넣는거?', 'asks-what', [/문자/, /수/], { near: /대입/ }),
  ],
  M1U03C03: [
    m('2x-5에서 상수항이 5임?', 'claims', neg(5), { near: /상수항/, not: AGREES }),
    m('x제곱+1도 일차식?', 'claims', [NO, /차수|이차|2/], { near: /일차식/, not: AGREES }),
    m('항이랑 다항식 구분이 안가', 'asks-difference', [/항/, /다항식/, /합|곱|이루어/], { near: /다항식/ }),
    m('-x는 계수가 없는데요', 'claims', neg(1), { near: /계수/, not: AGREES }),
  ],
  M1U03C04: [
    m('-2(x-3)=-2x-6 이거 왜틀림', 'asks-why', [/\+ ?6/], { near: /부호|분배|[-−]3/ }),
    m('(6x-9) 나누기 3', 'gives-exercise', /2x ?[-−] ?3/, { near: /나누|나눗셈|역수/ }),
    m('5(2x+1)할때 뒤에 1도 곱해야돼?', 'asks-always', [YES, /5|모든|각각|두 항/], {
      near: /분배|괄호/,
      not: DENIES,
    }),
  ],
  M1U03C05: [
    m('3x+2y는 5xy 아니야?', 'claims', [NO, /동류항|문자/], { near: /3x/, not: AGREES }),
    m('(4x-1)-(2x+5)', 'gives-exercise', /2x ?[-−] ?6/, { near: /부호|괄호/ }),
    m('x랑 x제곱 같은종류 항인가요', 'asks-difference', [NO, /차수|제곱|동류항/], {
      near: /동류항/,
      not: AGREES,
    }),
  ],
  M1U04C01: [
    m('2(x+1)=2x+2 이건 방정식임 항등식임', 'asks-difference', /항등식/, {
      near: /방정식/,
      not: /항등식이 아니/,
    }),
    m('x=3이 2x-1=5의 해 맞음?', 'claims', [YES, n(5)], { near: /대입|해/, not: DENIES }),
    m('등식이랑 방정식 차이점', 'asks-difference', [/등식/, /방정식/, /등호|참|문자|미지수|x/], {
      near: /방정식/,
    }),
  ],
  M1U04C02: [
    m('왜 0으로는 나누면 안되는데', 'asks-why', [/0/, /곱|나눌 수|정해|없/], { near: /나누/ }),
    m('양변에 서로 다른수 더하면 망함?', 'asks-always', [/같은/, NO], { near: /양변/ }),
    m('저울로 비유해서 설명 ㄱ', 'asks-example', /저울|접시/, { near: /등식/ }),
  ],
  M1U04C03: [
    m('2x+3=11 풀어줘', 'gives-exercise', /x ?= ?4/, { near: /2x|이항/ }),
    m('5x=2x-9 해구해주세요ㅠ', 'gives-exercise', neg(3), { near: /3x|이항/ }),
    m('이항하면 부호 왜 바뀜?', 'asks-why', [/양변/, /빼|더하|더해/], { near: /이항/ }),
    m('3x-6=0이면 x=-2겠네', 'claims', [/x ?= ?2/], { near: /3x|이항|대입/, not: AGREES }),
  ],
  M1U04C04: [
    m('0.2x+1=0.5 어케풀어', 'gives-exercise', /[-−] ?2\.5|[-−] ?\\d?frac\{5\}\{2\}|[-−] ?5\/2/, {
      near: /10/,
    }),
    m('x/2 - x/3 = 1', 'gives-exercise', /x ?= ?6/, { near: /6|최소공배수/ }),
    m('소수일때는 꼭 10만 곱해요?', 'asks-always', [/100|자리/], { near: /10/, not: AGREES }),
    m('분수 나오는순간 수학책 덮고싶음ㅠㅠ', 'distress', COMFORT, { ...NONE, near: /분수|정수|양변/ }),
  ],
  M1U04C05: [
    m('연속하는 세 자연수 합 42면 젤 큰수는', 'gives-exercise', n(15), { near: /42|연속/ }),
    m('사탕을 4개씩주면 5개남고 5개씩주면 2개 모자라 몇명이야', 'gives-exercise', n(7), { near: /4x|남/ }),
    m('문장제만보면 머리가 하얘짐 어디서부터 건드려', 'asks-how', [/x|미지수/, /놓|정하|구하/], {
      near: /식|방정식/,
    }),
  ],
  M1U05C01: [
    m('(2,5)랑 (5,2)는 같은거잖아', 'claims', [NO, /순서|위치|좌표|점/], { near: /순서쌍/, not: AGREES }),
    m(
      'y축 위에 있는점은 왜 x가 0이야',
      'asks-why',
      [/0/, /축|원점/, /오른쪽|왼쪽|움직|가로|떨어|수선|수직|만나|거리|옆/],
      { near: /축/ },
    ),
    m('(-3,0)은 어디에 찍어', 'asks-how', [/x\s?(?:\\\))?\s?축|왼쪽/], { near: /3/ }),
  ],
  M1U05C02: [
    m('(-2,-7) 몇사분면', 'gives-exercise', quadrant(3), { near: /사분면|부호/ }),
    m('x축대칭하면 x가 바뀌는거지??', 'claims', [NO, /y/], { near: /대칭/, not: AGREES }),
    m('축에 걸친 점은 어느 사분면 소속?', 'asks-what', [/않|아니|없/, /사분면/], { near: /축/ }),
  ],
  M1U05C03: [
    m('그래프가 수평이면 멈춘거에요?', 'asks-always', [/변하지|일정|그대로|멈|같/], { near: /그래프/ }),
    m('가파를수록 빠른게 맞나', 'claims', [YES, /가파|빠르|빨리|시간/], { near: /그래프/, not: DENIES }),
    m('위로갈수록 좁아지는 병에 물부으면 그래프 어케됨', 'asks-what', [/빨리|빠르|가파/], {
      near: /높이|그래프|폭/,
    }),
  ],
  M1U05C04: [
    m('y=-2x 어디로 지나가', 'asks-what', [/원점|사분면/, /2/, /4|아래/], { near: /원점|정비례/ }),
    m('x가 커질때 y도 커지면 다 정비례죠?', 'asks-always', [NO, /배|일정|원점|y ?=|\d/], {
      near: /정비례/,
      not: AGREES,
    }),
    m('x=3일때 y=12인 정비례식', 'gives-exercise', /y ?= ?4 ?x/, {
      near: /12|a/,
      not: /frac\{36\}|y ?= ?36/,
    }),
  ],
  M1U05C05: [
    m('반비례 곡선은 왜 축에 안닿음', 'asks-why', [/0/, /분모|나눌|될 수|없|곱/], { near: /축|반비례/ }),
    m('xy=10도 반비례라고 해도됨?', 'asks-always', [YES, /반비례|일정|frac\{10\}/], {
      near: /반비례/,
      not: /반비례가 아니/,
    }),
    m('y=8/x 에 (2,4)있어 없어', 'gives-exercise', [/있|지나|맞/, /4|8/], {
      near: /대입|8/,
      not: /지나지 않아|위에 없|있지 않아/,
    }),
  ],
  M1U06C01: [
    m('반직선AB랑 반직선BA 같음?', 'asks-difference', [NO, /시작|방향|뻗/], { near: /반직선/, not: AGREES }),
    m('선분이랑 직선 뭐가 다르냐', 'asks-difference', [/선분/, /직선/, /끝|한없이|양쪽/], { near: /선분/ }),
    m('직육면체 교선 몇개게', 'gives-exercise', n(12), { near: /교선|모서리/ }),
  ],
  M1U06C02: [
    m('AB가 10이고 M이 중점이면 AM은', 'gives-exercise', n(5), { near: /중점|10/ }),
    m('꼬불꼬불 돌아가는 길도 두점사이 거리임?', 'claims', [NO, /선분|짧|곧/], { near: /거리/, not: AGREES }),
    m('AM=MB면 M은 무조건 중점이지?', 'asks-always', [NO, /선분|위|직선/], { near: /중점/, not: AGREES }),
  ],
  M1U06C03: [
    m('100도는 무슨 각이더라', 'asks-what', /둔각/, { near: /각/, not: /100.{0,12}예각이(?:야|에요)/ }),
    m('맞꼭지각은 왜 같은거', 'asks-why', /180|평각/, { near: /맞꼭지각/ }),
    m('두직선 만나서 한각이 35도면 옆에각은', 'gives-exercise', n(145), { near: /180|평각/ }),
  ],
  M1U06C04: [
    m('수선의 발이 뭔말임 발?ㅋㅋ', 'asks-what', [/수선/, /교점|만나/], { near: /수선의 발/ }),
    m('점이랑 직선 거리는 왜 꼭 수직으로 재나요', 'asks-why', /짧/, { near: /수직|수선/ }),
    m('⊥ 이거 어케 읽어', 'asks-what', /수직|직교/, { near: /기호/ }),
  ],
  M1U06C05: [
    m('종이위에 두직선이 안만나고 평행도 아닐수 있음?', 'asks-always', [/없|아니|못/, /평행|만나/], {
      near: /평면|평행/,
      not: /종이 위에서도 꼬인/,
    }),
    m('일치한다는건 평행한거랑 같은말?', 'asks-difference', [NO, /겹|무수|일치|만나/], {
      near: /일치|평행/,
      not: AGREES,
    }),
  ],
  M1U06C06: [
    m(
      '꼬인위치 실생활 예시',
      'asks-example',
      [/모서리|직육면체|고가|다리|도로|철|비행|전선|교실|육교|상자/],
      { near: /꼬인/ },
    ),
    m('공간에서도 안만나면 다 평행이지', 'asks-always', [NO, /꼬인/], { near: /평행/, not: AGREES }),
    m('한 직선에 수직인 두직선은 공간에서 평행함?', 'asks-always', [NO, /꼬인|만나/], {
      near: /평행|수직/,
      not: AGREES,
    }),
  ],
  M1U06C07: [
    m('동위각은 항상 같다 ㅇㅈ?', 'asks-always', [NO, /평행/], { near: /동위각/, not: AGREES }),
    m('엇각 찾는 요령점', 'asks-how', [/엇각/, /엇갈|반대|안쪽|사이|Z/], { near: /엇각/ }),
    m('l m 평행이고 동위각 하나 65면 엇각은', 'gives-exercise', n(65), { near: /평행|엇각/ }),
  ],
  M1U07C01: [
    m('자는 왜 눈금없는걸 써야함', 'asks-why', [/컴퍼스/, /재|길이|선/], { near: /눈금|작도/ }),
    m('작도가 뭐임 작두?', 'asks-what', [/자/, /컴퍼스/], { near: /작도/ }),
    m('컴퍼스는 원그릴때만 쓰죠', 'claims', [/길이|옮/], { near: /컴퍼스/, not: AGREES }),
  ],
  M1U07C02: [
    m('3,4,8로 삼각형 되나', 'gives-exercise', [NO, /8/, n(7)], {
      near: /가장 긴|합/,
      not: /만들 수 있(?:어|다|습)/,
    }),
    m('세각 알면 삼각형 하나로 정해지는거 아녔어?', 'claims', [NO, /크기|변|모양/], {
      near: /세 각/,
      not: AGREES,
    }),
    m('끼인각 그게 뭔데요', 'asks-what', /두 변/, { near: /끼인각/ }),
  ],
  M1U07C03: [
    m('SSA는 왜 합동조건에 안끼워줘', 'asks-why', [/끼인|사이/, /두 (?:개|가지)|둘|하나로|2/], {
      near: /합동|끼인/,
    }),
    m('넓이 같으면 합동?', 'asks-always', [NO, /모양|포개|\d/], { near: /합동|넓이/, not: AGREES }),
    m('ASA가 뭐의 약자임', 'asks-what', [/변/, /각/], { near: /합동/ }),
  ],
  M1U08C01: [
    m('팔각형 대각선 총 몇개', 'gives-exercise', n(20), { near: /대각선/, not: /(?:답은|모두) (?:\\\()?40/ }),
    m('왜 마지막에 2로 나눠?? 대각선', 'asks-why', [/두 번|2(?:\\\))?번|중복|겹/], { near: /대각선/ }),
    m('삼각형도 대각선 있나', 'asks-always', [/없|0/], { near: /대각선/ }),
  ],
  M1U08C02: [
    m('두 각이 50 70 나머지', 'gives-exercise', n(60), { near: /180/ }),
    m('외각이 왜 두개 더한거랑 같아', 'asks-why', /180|평각|평행/, { near: /외각/ }),
    m('둔각 두개인 삼각형 그릴수있음?', 'asks-always', [NO, /180/], {
      near: /둔각|90/,
      not: /그릴 수 있(?:어|다)/,
    }),
  ],
  M1U08C03: [
    m('육각형 내각합', 'gives-exercise', n(720), { near: /180/ }),
    m('변이 많아지면 외각합도 커지는거 아닌가', 'asks-always', [/360/, NO], { near: /외각/, not: AGREES }),
    m('정오각형 한각 108도 마즘?', 'claims', [YES, /540|108/], { near: /내각|정오각형/, not: DENIES }),
  ],
  M1U08C04: [
    m('중심각 2배면 현도 두배겠지?', 'claims', [NO, /현/, /호|짧|정비례/], { near: /현/, not: AGREES }),
    m('부채꼴이랑 활꼴 헷갈림ㅠ', 'asks-difference', [/부채꼴/, /활꼴/, /반지름/, /현/], { near: /활꼴/ }),
    m('중심각 30도에 호가 4면 90도일땐', 'gives-exercise', n(12), { near: /정비례|3(?:\\\))?배|30/ }),
  ],
  M1U08C05: [
    m('반지름 6 중심각 60도 부채꼴 넓이', 'gives-exercise', /6 ?(?:\\pi|π)/, { near: /360|frac/ }),
    m('파이를 3.14로 안바꿔도 되나여', 'asks-always', [/\\pi|π|파이/, /그대로|돼|되|않아도|정확/], {
      near: /원주율|\\pi/,
    }),
    m('원둘레랑 넓이 공식 맨날 섞임', 'asks-difference', [/2 ?(?:\\pi|π) ?r/, /(?:\\pi|π) ?r\^/], {
      near: /둘레|넓이/,
    }),
  ],
  M1U09C01: [
    m('오각기둥은 면이 몇개', 'gives-exercise', n(7), { near: /밑면|옆면/ }),
    m('각뿔대 옆면은 왜 사다리꼴이에요', 'asks-why', [/사다리꼴/, /평행|잘/], { near: /각뿔대/ }),
    m('원기둥도 다면체지 면 3개자나', 'claims', [NO, /다각형|곡면|굽|원/], { near: /다면체/, not: AGREES }),
  ],
  M1U09C02: [
    m('정다면체는 왜 5개뿐', 'asks-why', [/360|꼭짓점/], { near: /정다면체/ }),
    m('정팔면체 꼭짓점', 'gives-exercise', n(6), { near: /정팔면체/ }),
    m('면이 다 정삼각형이면 무조건 정다면체?', 'asks-always', [NO, /꼭짓점/], {
      near: /정다면체|모인/,
      not: AGREES,
    }),
  ],
  M1U09C03: [
    m('직각삼각형 돌리면 뭐나와', 'asks-what', /원뿔/, { near: /회전/ }),
    m('원뿔을 축에 수직으로 싹둑하면 단면이?', 'asks-what', /원(?!뿔|기둥)/, {
      near: /단면/,
      not: /단면은? ?(?:이등변)?삼각형이(?:야|에요)/,
    }),
    m('구는 회전축 한개뿐임?', 'asks-always', [/무수|셀 수|많|수없/], { near: /지름|회전축/, not: AGREES }),
  ],
  M1U09C04: [
    m('밑면반지름3 높이5 원기둥 부피', 'gives-exercise', /45/, { near: /밑넓이|9/ }),
    m('겉넓이할때 밑넓이 왜 두번더해', 'asks-why', [/두 (?:개|밑면)|2(?:\\\))?개|둘|위/], {
      near: /밑넓이|밑면/,
    }),
    m('정육면체 한변 2배하면 부피도 두배?', 'claims', [NO, n(8)], { near: /부피/, not: AGREES }),
  ],
  M1U09C05: [
    m('뿔은 왜 삼분의 일 곱함', 'asks-why', [/기둥/, /3|세/], { near: /부피|뿔/ }),
    m('밑넓이 12 높이 5 사각뿔부피', 'gives-exercise', n(20), {
      near: /frac\{1\}\{3\}|부피/,
      not: /(?:답은|부피는) (?:\\\()?60(?!.*20)/,
    }),
    m('모선이랑 높이 같은거 아니에요?', 'asks-difference', [NO, /수직|비스듬|옆|꼭짓점/], {
      near: /모선/,
      not: AGREES,
    }),
  ],
  M1U09C06: [
    m('반지름 3인 공 겉넓이는요', 'gives-exercise', /36/, { near: /4 ?(?:\\pi|π)/ }),
    m('구 부피 공식에 왜 4/3 붙어', 'asks-why', [/원기둥|원뿔|물/], { near: /부피/ }),
    m('반원 지름으로 돌린게 구 맞죠', 'claims', [YES, /구/], { near: /회전|반원/, not: DENIES }),
  ],
  M1U10C01: [
    m('3 5 8 10 중앙값', 'gives-exercise', /6\.5|frac\{13\}\{2\}/, { near: /5.*8|가운데/ }),
    m('중앙값 구할때 순서 안맞춰도 되지?', 'claims', [NO, /크기|순/], { near: /중앙값/, not: AGREES }),
    m('평균이 자료에 없는 값일수도 있어?', 'asks-always', [/있|응|네|그럴/, /평균|\d/], {
      near: /평균/,
      not: DENIES,
    }),
  ],
  M1U10C02: [
    m('2,2,3,3,5 최빈값', 'gives-exercise', [n(2), n(3)], { near: /최빈값/, not: /최빈값이 없/ }),
    m('최빈값 없을때도 있나요', 'asks-always', [/없|있/, /횟수|같|한 번|모두/], {
      near: /최빈값/,
      not: DENIES,
    }),
  ],
  M1U10C03: [
    m('연봉에 백억 한명 껴있으면 평균 쓰면 안됨?', 'asks-always', [/중앙값/, /극단|커|치우|영향|큰/], {
      near: /평균/,
    }),
    m('신발가게 사장이면 뭘 봐야돼 평균?', 'asks-what', /최빈값/, { near: /대푯값|평균/ }),
  ],
  M1U11C01: [
    m('72는 줄기가 머고 잎이 머야', 'asks-what', [n(7), n(2)], {
      near: /줄기/,
      not: /줄기(?:는|가) (?:\\\()?2(?:\\\))?[이,]/,
    }),
    m('같은 잎 두번 나오면 한번만 쓰면되지', 'claims', [NO, /모두|다 |두 번|번|만큼/], {
      near: /잎/,
      not: AGREES,
    }),
  ],
  M1U11C02: [
    m('10이상 20미만에 20도 들어감?', 'asks-always', [NO, /미만|20/], { near: /이상|미만/, not: AGREES }),
    m('계급은 몇개로 나누는게 적당', 'asks-how', [/5/, /15/], { near: /계급/ }),
    m('도수가 뭐야 술도수?ㅋ', 'asks-what', [/계급/, /개수|수/], { near: /도수/ }),
  ],
  M1U11C03: [
    m('히스토그램이랑 막대그래프 같은거 아님', 'asks-difference', [/붙|떨어|틈|연속|간격|계급|이어/, NO], {
      near: /히스토그램/,
      not: AGREES,
    }),
    m('도수분포다각형 양끝은 왜 0으로 내림', 'asks-why', [/0/, /다각형|둘러|넓이|계급/], {
      near: /도수분포다각형|양 ?끝/,
    }),
  ],
  M1U11C04: [
    m('25명중 8명이면 상대도수', 'gives-exercise', /0\.32/, { near: /25/ }),
    m('상대도수 다 더하면 100?', 'claims', n(1), { near: /상대도수|합/, not: AGREES }),
    m('상대도수 0.15 전체40명 그럼 몇명', 'gives-exercise', n(6), { near: /40|곱/ }),
  ],
  M1U11C05: [
    m(
      '우리반30명 옆반25명인데 걍 도수로 비교하면 안돼?',
      'asks-always',
      [/상대도수|비율/, /총합|전체|다르|달라|인원|수가/],
      { near: /상대도수/, not: AGREES },
    ),
    m('상대도수 같으면 사람수도 같음?', 'asks-always', [NO, /총합|전체|\d/], {
      near: /상대도수/,
      not: AGREES,
    }),
  ],
  M1U11C06: [
    m(
      '탐구문제 뭘로하지 아이디어점',
      'asks-example',
      [/시간|키|잠|용돈|책|스마트폰|우리 (?:반|학교)|학생|급식|운동|통학/],
      { near: /탐구|조사|자료/ },
    ),
    m(
      '엑셀로 히스토그램 그려도 됨?',
      'asks-always',
      [/응|네|돼|되|그릴 수 있|공학|스프레드/, /도구|스프레드|히스토|프로그램|그래프|표/],
      { near: /공학|도구|프로그램/ },
    ),
  ],
}

/** Threads; what is said later makes sense whatever a reasonable tutor said before. */
export const EIGHTH_THREADS: readonly Thread[] = [
  {
    concept: 'M1U01C01',
    messages: [
      m('57은 소수임?', 'claims', [NO, n(3)], { near: /57/, not: /57(?:\\\))?은 소수(?:야|예요)/ }),
      m('왜?', 'asks-why', [/3|19/, /나누|약수|곱|합/], { ...LAST, near: /57|약수/ }),
      m('그럼 59는', 'gives-exercise', [/59/, /소수/], {
        near: /59/,
        not: /59(?:\\\))?[은는] 합성수|소수가 아니/,
      }),
      m('그런거 하나 내줘봐', 'wants-practice', [/소수|합성수|약수/, EXERCISE], { near: /소수/ }),
    ],
  },
  {
    concept: 'M1U01C03',
    messages: [
      m('90 소인수분해하려는데 첨에 뭐로 나눠', 'asks-how', [n(2), /90|45|나누/], {
        ...TASK,
        near: /소수|90/,
      }),
      m('나누니까 45 나옴', 'shows-step', [/45/, /3|5|소수|나누/], { ...TASK, near: /45|3/, not: DENIES }),
      m('다음은??', 'asks-next', [/3|15|5/], { ...TASK, near: /나누|소수/ }),
      m('그럼 2x3x3x5 이거지', 'claims', [YES, /3\^\{?2\}?|거듭제곱|90/], {
        ...TASK,
        near: /3|90/,
        not: DENIES,
      }),
    ],
  },
  {
    concept: 'M1U01C05',
    messages: [
      m('24하고 36 최대공약수 구하는중', 'gives-exercise', [n(12)], { ...TASK, near: /24|36|소인수/ }),
      m('난 6나왔는데 왜아님', 'protests', [/12|더|아직|2/, /6|나누/], {
        ...TASK,
        near: /공약수|24|36/,
        not: AGREES,
      }),
      m('아 그럼 공약수는 다 몇개야', 'gives-exercise', n(6), { ...TASK, near: /12|약수/ }),
    ],
  },
  {
    concept: 'M1U01C06',
    messages: [
      m('버스가 10분 15분마다 오는데 동시에 오는건 몇분뒤', 'gives-exercise', n(30), {
        ...TASK,
        near: /공배수|10|15/,
      }),
      m('왜 최소공배수로함?', 'asks-why', [/배수/, /처음|동시|같이|다시|공통|가장/], {
        ...TASK,
        near: /배수/,
      }),
      m('12분 18분이면?', 'gives-exercise', n(36), { ...TASK, near: /12|18/ }),
      m('굳굳 고마워', 'thanks', /./, NONE),
    ],
  },
  {
    concept: 'M1U02C02',
    messages: [
      m('절댓값 공부할래 뭐부터', 'asks-how', [/절댓값/, /거리|원점|0|수직선/], { near: /절댓값/ }),
      m('예시 하나만', 'asks-example', [/절댓값|\||거리/, /\d/], { near: /절댓값|\d/ }),
      m('그럼 -3이면?', 'gives-exercise', n(3), { near: /3/ }),
      m('0은', 'gives-exercise', n(0), { near: /0|절댓값/ }),
      m('절댓값 5인 수는 하나지?', 'claims', [NO, neg(5)], { near: /둘|두|2/, not: AGREES }),
    ],
  },
  {
    concept: 'M1U02C04',
    messages: [
      m('-7+4=-11 ?', 'claims', [neg(3)], { ...CLAIM, near: /7|4|부호/, not: AGREES }),
      m('아니 왜 빼 더하기라매', 'asks-why', [/부호/, /다르|다른|차|빼|상쇄|반대/], {
        ...LAST,
        near: /부호|절댓값|수직선/,
      }),
      m('아하 그럼 -4-7은 -11이네', 'claims', [YES, neg(11)], { ...CLAIM, near: /11/, not: DENIES }),
      m('비슷한거 한개더', 'asks-another', [/\d/, EXERCISE], { near: /[-+]/ }),
    ],
  },
  {
    concept: 'M1U02C05',
    messages: [
      m('-2의 네제곱은 -16인가', 'claims', [/16/, /괄호|\(-2\)|짝수/], { ...CLAIM, near: /16/ }),
      m('둘이 뭐가 다른데 괄호있는거랑', 'asks-difference', [/괄호/, /부호|밑|음|[-−]/], {
        ...LAST,
        near: /괄호/,
      }),
      m('다시 쉽게좀', 'asks-easier', [/2|곱|괄호|음수/], { ...LAST, near: /곱|음수|제곱/ }),
      m('그럼 (-1)의 7제곱은 -1?', 'claims', [YES, neg(1)], { ...CLAIM, near: /홀수|1/, not: DENIES }),
    ],
  },
  {
    concept: 'M1U02C06',
    messages: [
      m('3/4 ÷ (-6)', 'gives-exercise', /[-−] ?(?:\\d?frac\{1\}\{8\}|1\/8)/, {
        ...TASK,
        near: /역수|frac\{1\}\{6\}/,
      }),
      m('-6의 역수가 6/1 아냐?', 'claims', [/[-−]/, frac(1, 6)], { near: /역수|6/, not: AGREES }),
      m('역수는 부호도 바꾸는거?', 'asks-always', [NO, /부호/], { near: /역수/, not: AGREES }),
    ],
  },
  {
    concept: 'M1U02C07',
    messages: [
      m('5-2×(3-6) 순서 헷갈려', 'gives-exercise', [/괄호|3 ?- ?6|[-−] ?3|11/], {
        ...TASK,
        near: /순서|괄호/,
      }),
      m('괄호하니까 -3', 'shows-step', [YES, /2|곱/], { ...TASK, near: /3|곱/, not: DENIES }),
      m('5-2를 먼저해서 3 x -3 = -9 맞지', 'claims', [NO, /곱|11/], {
        ...TASK,
        near: /곱셈|먼저/,
        not: AGREES,
      }),
      m('그럼 11이구나', 'answers', [YES, n(11)], { ...TASK, near: /11/, not: DENIES }),
    ],
  },
  {
    concept: 'M1U03C02',
    messages: [
      m('a=-1 b=2 일때 3a-b 값', 'gives-exercise', neg(5), { ...TASK, near: /대입|[-−]1/ }),
      m('-3-2인데 왜 -1 아님?', 'protests', neg(5), { ...TASK, near: /부호|3|2/, not: AGREES }),
      m('a제곱이면 -1?', 'claims', [NO, /(?<![-−\d])1(?!\d)/], { near: /괄호|제곱/, not: AGREES }),
    ],
  },
  {
    concept: 'M1U03C05',
    messages: [
      m('동류항 모르겠어', 'repeats', [/동류항/, /문자/, /차수/], { near: /동류항/ }),
      m('뭔소리야 더쉽게', 'asks-easier', [/x|사과|같은|종류/], { ...LAST, near: /동류항|문자|같은/ }),
      m('그럼 5x-2x+4는 7x야?', 'claims', [NO, /3x ?\+ ?4/], {
        ...CLAIM,
        near: /3x|상수항|동류항/,
        not: AGREES,
      }),
      m('4는 왜 못합침', 'asks-why', [/동류항|문자|상수/, NO], { ...LAST, near: /동류항|문자|상수/ }),
    ],
  },
  {
    concept: 'M1U04C01',
    messages: [
      m('해랑 근 다른거야?', 'asks-difference', [/같/, /해|근/], { near: /해|근/ }),
      m('x=-1이 3x+5=2 해인지 확인해줘', 'gives-exercise', [/맞|해야|해예요|해이|참|성립/, n(2)], {
        ...TASK,
        near: /대입|[-−]3/,
        not: /해가 아니|거짓/,
      }),
      m('항등식은 해가 몇개', 'asks-what', [/모든|무수|많|셀 수/], { near: /항등식/ }),
    ],
  },
  {
    concept: 'M1U04C03',
    messages: [
      m('4x-7=2x+5 같이풀자', 'gives-exercise', [/2x|이항|x ?= ?6/], { ...TASK, near: /4x|이항/ }),
      m('4x-2x=5-7 이렇게?', 'shows-step', [NO, /부호|\+ ?7|12/], {
        ...TASK,
        near: /부호|이항|7/,
        not: AGREES,
      }),
      m('아 +7이구나 그럼 2x=12', 'shows-step', [YES, /2|6|나누/], { ...TASK, near: /12|나누/, not: DENIES }),
      m('x=6 끝?', 'answers', [YES, /6/], { ...TASK, near: /6/, not: DENIES }),
      m('맞는지 어떻게 확신함', 'asks-how', [/대입|넣/], { ...TASK, near: /6|17/ }),
    ],
  },
  {
    concept: 'M1U04C04',
    messages: [
      m('0.3x-0.6=1.5 풀어줘', 'gives-exercise', /x ?= ?7/, { ...TASK, near: /10|3x/ }),
      m('10은 왜 곱하는데', 'asks-why', [/정수/, /10|소수/], { ...TASK, near: /10|양변/ }),
      m('그럼 0.3x-6=1.5는 3x-6=15지', 'claims', [NO, /60|모든|각/], {
        ...CLAIM,
        near: /10|양변|상수/,
        not: AGREES,
      }),
      m('다음 문제', 'wants-practice', [/x/, EXERCISE], { near: /x/ }),
    ],
  },
  {
    concept: 'M1U04C05',
    messages: [
      m('형은 15살 나는 12살.. 아니 아빠 42 나 12 몇년뒤에 아빠가 내 2배', 'gives-exercise', n(18), {
        ...TASK,
        near: /42|12|x/,
      }),
      m('식을 왜 그렇게 세워', 'asks-why', [/뒤|후|x/, /42|12|나이|2(?:\\\))?배|같/], {
        ...TASK,
        near: /x|식/,
      }),
      m('42+x=2x+12 는 안되는거야?', 'claims', [NO, /괄호|2\(|24|전체|12 ?\+ ?x|모두/], {
        ...TASK,
        near: /12|2/,
        not: AGREES,
      }),
    ],
  },
  {
    concept: 'M1U05C01',
    messages: [
      m('좌표 읽는법 까먹음', 'asks-how', [/x/, /y/, /좌표/], { near: /좌표|순서쌍/ }),
      m('오른쪽 4칸 아래 2칸이면 (4,2)?', 'claims', [NO, /4, ?[-−] ?2/], {
        ...CLAIM,
        near: /아래|음수|[-−]2/,
        not: AGREES,
      }),
      m('원점은 그럼 머라고 써', 'asks-what', /\(? ?0 ?, ?0/, { near: /원점|0/ }),
    ],
  },
  {
    concept: 'M1U05C02',
    messages: [
      m('(3,-4)를 원점대칭하면', 'gives-exercise', /[-−] ?3 ?, ?4/, { ...TASK, near: /부호|대칭/ }),
      m('y축대칭은', 'gives-exercise', /[-−] ?3 ?, ?[-−] ?4/, { ...TASK, near: /y|대칭/ }),
      m('그점은 몇사분면에 있게', 'gives-exercise', [quadrant(3)], { ...TASK, near: /사분면/ }),
      m('오키 이해됨', 'agrees', /./, NONE),
    ],
  },
  {
    concept: 'M1U05C04',
    messages: [
      m('시속 60km로 x시간 가면 y km 이거 정비례임?', 'claims', [YES, /60 ?x|정비례/], {
        near: /정비례/,
        not: /정비례가 아니/,
      }),
      m('2시간 반이면 얼마감', 'gives-exercise', n(150), { ...TASK, near: /60|2\.5/ }),
      m('200키로 가려면?', 'gives-exercise', /frac\{10\}\{3\}|10\/3|3시간 20|20(?:\\\))?분/, {
        ...TASK,
        near: /200|60/,
      }),
      m('60이 음수면 그래프 어떻게 되지', 'asks-what', [/2|왼쪽|내려|감소|작/, /4|아래|내려|감소|작/], {
        near: /a|그래프|사분면/,
      }),
    ],
  },
  {
    concept: 'M1U05C05',
    messages: [
      m(
        'x=2일때 y=-6인 반비례식 구해줘',
        'gives-exercise',
        /[-−] ?(?:\\d?frac\{12\}\{x\}|12\/x)|frac\{-12\}\{x\}/,
        { ...TASK, near: /12|xy/ },
      ),
      m('왜 나누는게 아니라 곱해?', 'asks-why', [/곱|xy/, /일정|a|같/], { ...TASK, near: /xy|반비례/ }),
      m('그럼 x=-4면 y=3', 'answers', [YES, n(3)], { ...TASK, near: /3|12/, not: DENIES }),
      m('x=0은 되나', 'asks-always', [NO, /0/], { near: /분모|나눌/, not: AGREES }),
    ],
  },
  {
    concept: 'M1U06C02',
    messages: [
      m('AB=12 M은 AB중점 N은 MB중점일때 AN길이', 'gives-exercise', n(9), { ...TASK, near: /6|3|중점/ }),
      m('MB는 6이고 MN은 3 여기까진 맞아?', 'shows-step', [YES, /9|AM|더/], {
        ...TASK,
        near: /6|3/,
        not: DENIES,
      }),
      m('그럼 AN=6-3=3', 'claims', [NO, /9|더하|\+/], { ...TASK, near: /AM|더/, not: AGREES }),
    ],
  },
  {
    concept: 'M1U06C03',
    messages: [
      m('일직선에서 각이 2x+10이랑 x+20이야 x구해줘', 'gives-exercise', n(50), { ...TASK, near: /180|3x/ }),
      m('180은 어디서 튀어나온거임', 'asks-why', [/평각|일직선|직선/], { ...TASK, near: /180/ }),
      m('아까 그거 틀린거 아님? 2x+10 넣으면 120인데', 'protests', [n(110)], { ...TASK, near: /50|110|100/ }),
    ],
  },
  {
    concept: 'M1U06C07',
    messages: [
      m(
        '동위각이랑 엇각 그림없이 설명가능?',
        'asks-difference',
        [/동위각/, /엇각/, /같은 (?:위치|쪽)|엇갈|반대/],
        { near: /동위각/ },
      ),
      m('평행 아닐때도 엇각이란게 있긴함?', 'asks-always', [/있|응|네|맞/, /평행|위치|크기/], {
        near: /엇각|평행/,
        not: DENIES,
      }),
      m('동위각이 72 73이면 두직선은', 'gives-exercise', [NO, /평행/], {
        near: /동위각|평행/,
        not: /두 직선은 평행(?:해|이야)/,
      }),
      m('이유는', 'asks-why', [/동위각|각/, /같|다르|달라/], { ...LAST, near: /평행|동위각/ }),
    ],
  },
  {
    concept: 'M1U07C02',
    messages: [
      m('5 9 x가 삼각형이 되려면 x는 어디부터 어디까지', 'gives-exercise', [n(4), n(14)], {
        ...TASK,
        near: /가장 긴|합|5/,
      }),
      m('4도 되지않나', 'claims', [NO, n(9)], { ...TASK, near: /합|겹|직선/, not: AGREES }),
      m('자연수면 몇개야 그럼', 'gives-exercise', n(9), {
        ...TASK,
        near: /5|13/,
        not: /답은 (?:\\\()?1[01]/,
      }),
    ],
  },
  {
    concept: 'M1U07C03',
    messages: [
      m('합동조건 세개 이름만 알려줘', 'asks-what', [/SSS|세 변/, /SAS|끼인각/, /ASA|양 끝/], {
        near: /합동/,
      }),
      m('AAA는 왜 빠짐', 'asks-why', [/크기|모양|길이|변/], { near: /세 각|합동/ }),
      m('예를들면?', 'asks-example', [/정삼각형|삼각형|\d/], { ...LAST, near: /합동|각/ }),
      m('직각삼각형 두개 빗변만 같으면 합동인가', 'asks-always', [NO, /각|변|모양/], {
        near: /합동/,
        not: AGREES,
      }),
    ],
  },
  {
    concept: 'M1U08C03',
    messages: [
      m('정구각형 한 내각', 'gives-exercise', n(140), { ...TASK, near: /180|1260|외각/ }),
      m('외각으로도 구할수있어?', 'asks-how', [/360|40/], { ...TASK, near: /외각/ }),
      m('한 외각이 30도면 몇각형이게', 'gives-exercise', /12|십이/, { near: /360/ }),
      m('외각합이 왜 맨날 360?', 'asks-why', [/한 바퀴|180|돌/], { near: /외각|360/ }),
    ],
  },
  {
    concept: 'M1U08C05',
    messages: [
      m('반지름 4짜리 반원 둘레 4π?', 'claims', [NO, /8/], { ...CLAIM, near: /지름|호/, not: AGREES }),
      m('지름은 왜 더하는데', 'asks-why', [/둘레|둘러싸|테두리|도형|닫/], { ...LAST, near: /지름|둘레/ }),
      m('넓이는 그럼 8파이 ㅇㅋ?', 'claims', [YES, /8 ?(?:\\pi|π)/], {
        ...CLAIM,
        near: /16|반|넓이/,
        not: DENIES,
      }),
    ],
  },
  {
    concept: 'M1U09C04',
    messages: [
      m('가로3 세로4 높이5 직육면체 겉넓이 구하는법', 'gives-exercise', n(94), {
        ...TASK,
        near: /밑넓이|12|옆/,
      }),
      m('밑넓이 12 옆넓이는 3x5 4x5 더해서 35', 'shows-step', [NO, n(70)], {
        ...TASK,
        near: /네|4|둘레|두|2/,
        not: AGREES,
      }),
      m('아 두배해야되네 70', 'answers', [YES, /24|94|밑|70/], { ...TASK, near: /70/, not: DENIES }),
      m('합치면 82', 'answers', [NO, /24|두|94|2/], { ...TASK, near: /밑|94/, not: AGREES }),
    ],
  },
  {
    concept: 'M1U09C06',
    messages: [
      m('반지름이 6인 구 부피', 'gives-exercise', /288/, { ...TASK, near: /frac\{4\}\{3\}|216/ }),
      m('반구면 반으로 나누면 됨?', 'asks-always', [YES, /144|반|부피/], {
        ...TASK,
        near: /144|반구/,
        not: DENIES,
      }),
      m('겉넓이도 걍 반이지', 'claims', [NO, /밑|원|단면|36|108/], {
        ...CLAIM,
        near: /겉넓이|72/,
        not: AGREES,
      }),
    ],
  },
  {
    concept: 'M1U10C01',
    messages: [
      m('9 2 7 4 3 중앙값이 7 맞지', 'claims', [NO, n(4)], { ...CLAIM, near: /크기|순/, not: AGREES }),
      m('줄세우고 나면 어케', 'asks-next', [/가운데|중앙/], { ...TASK, near: /중앙|4/ }),
      m('짝수개면 가운데가 두갠데?', 'asks-how', [/두/, /평균|2|더/], { near: /평균|가운데/ }),
      m('내가 해볼게 하나줘', 'wants-practice', [/중앙값|평균/, /\d/], { near: /\d/ }),
    ],
  },
  {
    concept: 'M1U11C04',
    messages: [
      m('상대도수 왜 배우는거', 'asks-why', [/비교|비율/], { near: /상대도수/ }),
      m('도수 12 상대도수 0.3이면 전체는', 'gives-exercise', n(40), { ...TASK, near: /0\.3|12/ }),
      m('곱해서 3.6 아냐?', 'protests', [NO, /40|나누|나눠/], { ...TASK, near: /0\.3|12/, not: AGREES }),
      m('헷갈린다 한번만 더 천천히', 'repeats', [/도수/, /총합|전체|나누|나눠|40/], {
        ...TASK,
        near: /상대도수|도수/,
      }),
    ],
  },
  {
    concept: 'M1U11C02',
    messages: [
      m('도수표에서 6명 A명 9명 5명 합계 30명이면 A', 'gives-exercise', n(10), { ...TASK, near: /30|20/ }),
      m('A인 계급은 전체의 몇퍼', 'gives-exercise', /33|frac\{1\}\{3\}|frac\{100\}\{3\}/, {
        ...TASK,
        near: /30|100|10/,
      }),
      m('계급크기도 이걸로 알수있어?', 'asks-always', [NO, /두 끝|구간|너비|계급/], { near: /계급/ }),
    ],
  },
  {
    concept: 'M1U01C02',
    item: 0,
    messages: [
      m('이거 첫 줄부터 모르겟음', 'asks-hint', ['hint'], { ...ITEM, near: /밑|지수|곱|거듭제곱/ }),
      m('{wrong} 아님?', 'answers', /아니|다시|틀|실수|않|달라|확인|세어|곱/, {
        ...ITEM,
        near: /밑|지수|곱/,
        not: AGREES,
      }),
      m('{key} 나왔당', 'answers', /맞|정답|좋|잘|입력|칸/, { ...ITEM, near: /확인|답/, not: DENIES }),
    ],
  },
  {
    concept: 'M1U08C02',
    item: 0,
    messages: [
      m('힌트만 살짝 답말하지말고', 'asks-hint', ['hint'], { ...ITEM, near: /180|외각|내각/ }),
      m('그담엔 뭐함', 'asks-next', /180|외각|내각|빼|더하|더해|식|각/, { ...ITEM, near: /\d|x/ }),
      m('혹시 {key}?', 'answers', /맞|정답|좋|잘|입력|칸/, { ...ITEM, near: /확인|답/, not: DENIES }),
    ],
  },
]
