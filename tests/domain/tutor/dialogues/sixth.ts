import { type Message, m, type Thread } from './message.ts'

/**
 * The sixth part of the corpus: messages written from the outline of the curriculum and the explanations of the concepts alone, by an author who
 * had not seen the tutor's code, nor the other parts except the head of the third (for its format).
 */

const NO = /아니|않|달라|다르|다릅|틀|없|못|거짓|안 돼|안 되|실수|착각|헷갈|주의|조심/
const YES =
  /맞(?!지|죠|나요|니)|그래요|그렇|네[,.! ]|응[,.! ]|옳|참이|참인|정답|딩동|잘했|잘 |좋아요|항상|언제나|똑같/
/** Agreeing with what is wrong. */
const AFFIRM = /^(?:네[,.!]|응[,.!]|맞아요|맞았어요|정답|그래요[,.!]|그렇죠)/
/** Denying what is right. */
const DENY = /^(?:아니(?:요|에요|야)|틀렸)|틀렸어|맞지 않|그렇지 않|옳지 않/
const NONE = { focus: 'none' } as const
const LAST = { focus: 'last-reply' } as const
const TASK = { focus: 'task' } as const
const OWN = { focus: 'own-question' } as const
const ITEM = { focus: 'item' } as const
const WRONG = { focus: 'claim', not: AFFIRM } as const
const RIGHT = { focus: 'claim', not: DENY } as const

/** A number standing alone; a minus before it counts only if asked for. */
const n = (value: number) =>
  new RegExp(
    `${value < 0 ? '[-−–]\\s?' : '(?<![\\d.\\-−])'}${`${Math.abs(value)}`.replace('.', '\\.')}${Number.isInteger(value) ? '(?!\\d|\\.\\d)' : '0*(?!\\d)'}`,
  )
/** A count: in digits (perhaps LaTeX) or in words. */
const count = (value: number, words: string) => new RegExp(`${n(value).source}|${words}`)
/** a/b, in LaTeX or plain. */
const fr = (a: number, b: number) => {
  const minus = '[-−–]\\s?'
  const size = Math.abs(a)
  const plain = `(?:\\\\[dt]?frac\\s?\\{${size}\\}\\s?\\{${b}\\}|(?<!\\d)${size}\\s?/\\s?${b}(?!\\d))`
  return new RegExp(a < 0 ? `${minus}${plain}|\\\\[dt]?frac\\{${minus}${size}\\}\\{${b}\\}` : plain)
}
const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const TIMES = '\\s?(?:\\\\times|×|\\*|\\\\cdot|·)\\s?'
/** A power, or the same product written out. */
const pw = (base: number, exponent: number) =>
  new RegExp(
    `(?<!\\d)${base}\\s?(?:\\^\\s?\\{?${exponent}\\}?|${[...SUPERSCRIPT][exponent]})|(?<!\\d)${Array.from({ length: exponent }, () => base).join(TIMES)}`,
  )
/** An expression, whatever its spaces; the power of x as ^2, ^{2} or ². */
const ex = (text: string) =>
  new RegExp(
    [...text]
      .map((sign) => (sign === '-' ? '[-−–]' : /[+()^{}]/.test(sign) ? `\\${sign}` : sign))
      .join('\\s?'),
  )
const pi = (value: number) => new RegExp(`(?<![\\d.])${value}\\s?\\\\?\\s?(?:π|pi|파이)`)
const quadrant = (value: number) => new RegExp(`${value}\\D{0,4}사분면`)

const THANKS = /고마|천만|언제든|별말|도움|기뻐|기쁘|다행|뿌듯|또 물|더 궁금|잘했|수고|좋아/
const AGREED = /좋|다음|이해|잘|문제|궁금|연습|볼까|그럼|멋|계속/
const COMFORT = /괜찮|힘들|속상|천천히|누구나|쉬|함께|같이|그럴 수|걱정|마음|지치|포기/
const BACK = /수학|공부|개념|문제|배우|이야기|단원|질문|도와/
const GOOD = /맞|정답|잘|좋아|훌륭|딩동|멋/
const PROBLEM = /문제|풀어|구해|구하|도전|연습|골라|얼마|몇|말해/

/** Messages without a thread. */
export const SIXTH_SINGLES: Readonly<Record<string, readonly Message[]>> = {
  M1U01C01: [
    m('91 소수임 ㄹㅇ', 'claims', [NO, /(?<!\d)(?:7|13)(?!\d)/], WRONG),
    m('30보다 작은 소수 몇개야?', 'gives-exercise', [count(10, '열 개')], OWN),
  ],
  M1U01C02: [
    m('2^5 이거 10 아님?', 'claims', [NO, n(32)], WRONG),
    m('밑이랑 지수 차이가 뭐예요', 'asks-difference', [/밑/, /지수/, /곱/], { near: /거듭제곱/ }),
  ],
  M1U01C03: [
    m('84소인수분해해줘', 'gives-exercise', [pw(2, 2), n(3), n(7)], OWN),
    m(
      '60=4×15 이렇게 쓰면 소인수분해 끝난거지',
      'claims',
      [/합성수|소수가 아니|소수까지|소인수|더 (?:나누|나눌|쪼개|나눠)/, NO],
      { ...WRONG, near: pw(2, 2) },
    ),
  ],
  M1U01C04: [
    m('72의약수갯수', 'gives-exercise', [count(12, '열두 개')], OWN),
    m(
      '약수 개수 구할때 왜 지수에 1더함??',
      'asks-why',
      [/0|1도|안 곱|하나도|곱하지 않|포함/, /지수|가지|경우/],
      { near: /지수|약수/ },
    ),
    m('2^3×5 약수 개수는 4×2=8개!', 'claims', [YES], { ...RIGHT, near: n(8) }),
  ],
  M1U01C05: [
    m('8이랑 15 둘다 소수 아니니까 서로소도 아니지?', 'claims', [/서로소/, /공약수/, n(1)], WRONG),
    m('두수가 서로소인지 어떻게 알아봐요', 'asks-how', [/공약수|소인수/, /1|없/]),
  ],
  M1U01C06: [
    m('12 18 최소공배수 뭐임', 'gives-exercise', [n(36)], OWN),
    m('최소공배수는 어케구하는거ㅇㅇ?', 'asks-how', [/소인수|나누|나눠|배수를/, /곱|공통/], {
      near: /공배수/,
    }),
    m('최소공배수가 두수 곱보다 클수도있나', 'asks-always', [/없|않|아니|작거나|같거나/, /곱/], {
      near: /최소공배수/,
    }),
  ],
  M1U02C01: [
    m('-6/3 은 분수니까 정수아님', 'claims', [/[-−]\s?2|약분|나누어떨어/, /정수/], WRONG),
    m('자연수가 머더라', 'asks-what', [/1/, /양의 정수|2|세는|셀/], { near: /자연수/ }),
    m('정수랑 유리수 차이좀', 'asks-difference', [/정수/, /유리수/, /분수|포함|소수/]),
  ],
  M1U02C02: [
    m('절댓값은 무조건 양수죠?', 'asks-always', [/0/, /아니|않|제외|빼|크거나 같|0이 될|0일|0도|0은|0의/], {
      near: /절댓값/,
    }),
  ],
  M1U02C03: [
    m('-5가 -3보다 작은거지? 왼쪽이니까', 'claims', [YES, /왼쪽|절댓값|작/], RIGHT),
    m(
      'x는 -2 이상 3 미만 이거 부등호로 써줘',
      'gives-exercise',
      [/[-−]\s?2\s?(?:\\leq?(?:slant)?|≤|≦|<=)\s?x\s?(?:<|\\lt)\s?3/],
      OWN,
    ),
    m('음수끼린 왜 절댓값 큰게 더 작음', 'asks-why', [/왼쪽|원점|0에서|0\\?\)?에서|멀|거리/], {
      near: /절댓값/,
    }),
  ],
  M1U02C04: [
    m('(+2/3)+(-3/4)', 'gives-exercise', [fr(-1, 12)], OWN),
    m('뺄셈도 교환법칙되지? 3-5랑 5-3', 'claims', [NO, /[-−]\s?2|덧셈/], WRONG),
    m('왜 빼는건데 더하기로 바꿔', 'asks-why', [/부호|반대/, /더하|덧셈/], { near: /뺄셈|덧셈/ }),
  ],
  M1U02C05: [
    m('(-2)*(-3)*(-4)', 'gives-exercise', [n(-24)], OWN),
    m('(-1)^100이랑 -1^100 다른거임?', 'asks-difference', [/괄호|짝수|부호|밑/, n(-1), n(1)], {
      near: /괄호|짝수/,
    }),
    m('곱셈 부호 빨리 정하는법 있음?', 'asks-how', [/음수/, /짝수|홀수|개수/]),
  ],
  M1U02C06: [
    m('-3/5 역수 뭐예요', 'gives-exercise', [fr(-5, 3)], OWN),
    m('0의 역수는 0임', 'claims', [/없|아니|않|못/, /곱|0으로|0\\?\)?으로|1/], WRONG),
    m('역수가 뭔뜻', 'asks-what', [/곱/, n(1)], { near: /역수/ }),
  ],
  M1U02C07: [
    m('7+3×(-2) 는 10×-2니까 -20', 'claims', [n(1), /곱셈|곱하|먼저|순서/], WRONG),
    m('분배법칙 몰?루 어케쓰는건데', 'asks-how', [/곱/, /각각|더하|괄호/, /분배|\\times|×|\(/], {
      near: /분배/,
    }),
  ],
  M1U03C01: [
    m('b×3×a 줄여써줘', 'gives-exercise', [ex('3ab')], OWN),
    m('문자식에서 나누기는 어케써', 'asks-how', [/분수|분모|frac|역수/], { near: /÷|나눗셈/ }),
    m(
      '한개에 x원인 빵 5개사고 만원내면 거스름돈 식이 뭐야',
      'gives-exercise',
      [/10[,{}]*000\s?[-−]\s?5\s?x/],
      OWN,
    ),
  ],
  M1U03C02: [
    m('x=-2일때 x²-3x', 'gives-exercise', [n(10)], OWN),
    m('대입이 뭐예여', 'asks-what', [/문자|x/, /수|값/, /넣|바꾸|바꿔|집어/]),
  ],
  M1U03C03: [
    m('3x-5에서 상수항 -5맞죠', 'claims', [YES], { ...RIGHT, near: /상수항/ }),
    m('x²+x 이거 일차식이지 x있으니까', 'claims', [NO, /차수|이차|2/], WRONG),
    m('항이랑 계수 뭐가달라', 'asks-difference', [/항/, /계수/, /곱/]),
  ],
  M1U03C04: [
    m('-2(3x-4)', 'gives-exercise', [ex('-6x+8')], OWN),
    m('(6x-9)÷3 하면 2x-3 ㅇㅇ?', 'claims', [YES], { ...RIGHT, near: ex('2x-3') }),
    m('일차식 나누기 숫자 어떻게해여', 'asks-how', [/역수|각 항|각각|분배|나누/, /항|곱|괄호/], {
      near: /분배|역수/,
    }),
  ],
  M1U03C05: [
    m('(4x-1)-(x-5)', 'gives-exercise', [ex('3x+4')], OWN),
    m(
      '왜 괄호앞에 마이너스있으면 부호 다바꿈?',
      'asks-why',
      [/[-−]\s?1|분배|각각|모든 항|모두|빼/, /부호|괄호/],
      { near: /괄호|부호/ },
    ),
    m('동류항끼린 더하면 무조건 항이 한개 되는거야?', 'asks-always', [/동류항|문자|계수/, YES], {
      near: /동류항/,
    }),
  ],
  M1U04C01: [
    m('2x+3x=5x 이건 방정식이네 x가 있으니까', 'claims', [/항등식/, /항상|모든|어떤|언제나|늘/], WRONG),
  ],
  M1U04C02: [
    m(
      '양변을 0으로 나누면 안되는 이유가 뭐야',
      'asks-why',
      [/0/, /나누|나눌|나눗/, /곱|뜻|정할|모두|어떤|여러|답이|하나로|거짓|틀린/],
      { near: /0/ },
    ),
    m('ac=bc면 무조건 a=b지?', 'asks-always', [NO, /0/]),
  ],
  M1U04C03: [
    m('x+5=2에서 이항하면 x=2+5=7', 'claims', [n(-3), /부호|이항|빼/], WRONG),
    m('이항하는법 알려주라', 'asks-how', [/부호/, /반대|다른 변|건너|옮|바꾸|바꿔/], { near: /이항/ }),
    m('7-2x=15 풀어줘', 'gives-exercise', [n(-4)], OWN),
  ],
  M1U04C04: [
    m('0.3x+1=2.5 ㄱㄱ', 'gives-exercise', [n(5)], OWN),
    m('분모있는건 어케 시작함', 'asks-how', [/최소공배수|분모/, /곱/]),
    m('x/2-1=x/3 답 6 ㅇㅈ?', 'claims', [YES], { ...RIGHT, near: /(?<!\d)6(?!\d)/ }),
  ],
  M1U04C05: [
    m('연속한 세 자연수 합이 48이래 가운데수가 뭐야', 'gives-exercise', [n(16)], OWN),
    m(
      '시속 60으로 x시간 가면 거리 60/x잖아',
      'claims',
      [/60\s?(?:\\times|×)?\s?x|속력\)?[^.]{0,20}(?:곱|×|\\times)/],
      WRONG,
    ),
  ],
  M1U05C01: [
    m('(2,5)랑 (5,2)는 같은점이지?', 'claims', [NO, /순서|좌표|위치/], WRONG),
    m('원점 좌표 모임', 'asks-what', [/\(\s?0\s?,\s?0\s?\)/]),
    m(
      '점 좌표 읽는법좀',
      'asks-how',
      [/수직|수선|가로|x\D{0,4}(?:축|좌표)/, /순서|먼저|세로|y\D{0,4}(?:축|좌표)/],
      { near: /좌표/ },
    ),
  ],
  M1U05C02: [
    m('(-3,4) 몇사분면', 'gives-exercise', [quadrant(2)], OWN),
    m('x축 대칭이면 x부호 바꾸는거지', 'claims', [NO, /y/], WRONG),
  ],
  M1U05C03: [
    m('그래프 가파를수록 더 빨리 변하는거지?', 'claims', [YES, /빠르|빨리|변화|변하|많이/], RIGHT),
    m('그래프가 평평하게 가면 뭔뜻이야 물통에서', 'asks-what', [
      /변하지|그대로|일정|멈|변화가 없|똑같|안 변/,
    ]),
  ],
  M1U05C04: [
    m('y가 x에 정비례하고 x=3일때 y=-12면 식?', 'gives-exercise', [ex('-4x')], OWN),
    m('정비례그래프는 왜 다 원점지나냐', 'asks-why', [/0/, /대입|x\s?=\s?0|x[^.]{0,8}0|곱/], {
      near: /원점/,
    }),
    m(
      '정비례면 x늘때 y도 무조건 늘어나는거네',
      'asks-always',
      [NO, /음수|a\s?<\s?0|0보다 작|0\\?\)?보다 작|감소|줄/],
      { near: /정비례/ },
    ),
  ],
  M1U05C05: [
    m('y=12/x 에서 x=-4면 y는', 'gives-exercise', [n(-3)], OWN),
    m('정비례랑 반비례 구별 어케해', 'asks-difference', [/정비례/, /반비례/, /일정|배|곱|나눈|비/]),
  ],
  M1U06C01: [
    m('반직선 AB랑 반직선BA 같은거아님?', 'claims', [NO, /시작|방향|뻗|쪽/], WRONG),
    m('한점을 지나는 직선은 몇개', 'asks-what', [/무수|셀 수 없|한없이|끝없이|많/]),
  ],
  M1U06C02: [
    m('AB=14이고 M이 중점 N이 MB중점이면 AN?', 'gives-exercise', [n(10.5)], { ...OWN, near: fr(21, 2) }),
    m('AM=BM이면 M이 무조건 중점이야?', 'asks-always', [NO, /위|선분|밖|직선/]),
  ],
  M1U06C03: [
    m('맞꼭지각은 왜 똑같은데', 'asks-why', [/180|평각/], { near: /맞꼭지각/ }),
    m('평각이 뭐임', 'asks-what', [n(180)]),
  ],
  M1U06C04: [
    m('점이랑 직선사이 거리는 왜 수직으로 재?', 'asks-why', [/짧/], { near: /수선/ }),
    m('수선의 발이머임 발이 왜나와ㅋㅋ', 'asks-what', [/수선|수직/, /교점|만나/]),
  ],
  M1U06C05: [m('평면에서 안만나는 두직선은 평행이지?', 'claims', [YES, /평행/], RIGHT)],
  M1U06C06: [
    m('정육면체에서 한모서리랑 꼬인위치인 모서리 몇개야', 'gives-exercise', [count(4, '네 개')], OWN),
  ],
  M1U06C07: [
    m('동위각은 항상 같은거죠?', 'asks-always', [/평행/, /때만|아니|않|경우|이면|하면|일 때|할 때/]),
    m('엇각 어떻게 찾아요', 'asks-how', [/안쪽|사이/, /엇갈|반대|Z|지그재그/], { near: /엇각/ }),
  ],
  M1U07C01: [
    m('작도할때 자 눈금 왜 못씀?', 'asks-why', [/눈금|재/, /정확|오차|컴퍼스|약속|옮|틀리/], {
      near: /작도/,
    }),
    m('컴퍼스는 길이 옮길때 쓰는거 맞죠', 'claims', [YES, /길이|원/], RIGHT),
  ],
  M1U07C02: [
    m('3cm 4cm 8cm로 삼각형 되나', 'gives-exercise', [/없|안 돼|않|못|안 되/, /7|합|긴/], OWN),
    m('대변이 머에요 큰변?ㅋㅋ', 'asks-what', [/마주/, /각|변/]),
  ],
  M1U07C03: [
    m('SSS SAS ASA 차이점', 'asks-difference', [/세 변/, /끼인각|두 변/, /양 끝/]),
    m('합동이면 넓이도 같지?', 'claims', [YES, /넓이|크기|포개/], RIGHT),
  ],
  M1U08C01: [
    m('팔각형 대각선 총 몇개', 'gives-exercise', [n(20)], OWN),
    m('육각형 한 꼭짓점에서 대각선 6-3=3개지', 'claims', [YES], { ...RIGHT, near: /3\D{0,4}개|세 개/ }),
  ],
  M1U08C02: [
    m('두각이 48도 67도면 나머지?', 'gives-exercise', [n(65)], OWN),
    m('외각이 왜 안쪽 두개 합이랑 같음', 'asks-why', [/180|엇각|동위각|평행/], { near: /외각/ }),
  ],
  M1U08C03: [
    m('정십각형 한내각 ㄱㄱ', 'gives-exercise', [n(144)], OWN),
    m(
      '외각의 합은 변 많을수록 커지지?',
      'claims',
      [n(360), /항상|관계없|상관없|변하지|일정|아니|않|같/],
      WRONG,
    ),
  ],
  M1U08C04: [
    m('현이랑 호 뭐가다른지 1도모르겠음', 'asks-difference', [/현/, /호/, /선분|곧|직선/]),
    m('중심각 40도 호가 6이면 100도는 호 몇', 'gives-exercise', [n(15)], OWN),
  ],
  M1U08C05: [
    m('반지름4인 원 둘레 8파이맞지', 'claims', [YES], { ...RIGHT, near: pi(8) }),
    m('파이가 뭐예요 3.14?', 'asks-what', [/원주율|지름/, /둘레|비/]),
  ],
  M1U09C01: [
    m('오각기둥 모서리 몇개', 'gives-exercise', [count(15, '열다섯')], OWN),
    m('원기둥도 다면체지?', 'claims', [NO, /다각형|곡면|굽|원/], WRONG),
    m('사각뿔은 면 5개 맞지', 'claims', [YES], { ...RIGHT, near: /5|다섯/ }),
  ],
  M1U09C02: [
    m('정다면체는 왜 5개뿐?', 'asks-why', [/360/, /꼭짓점|모이|모인/], { near: /정다면체/ }),
    m('정팔면체 꼭짓점몇개', 'gives-exercise', [count(6, '여섯')], OWN),
  ],
  M1U09C03: [
    m('구는 어디로 잘라도 원이에요?', 'asks-always', [YES, /원/]),
    m('원뿔을 축포함해서 자르면 원나오지', 'claims', [NO, /삼각형/], WRONG),
  ],
  M1U09C04: [
    m('반지름3 높이 5 원기둥 부피', 'gives-exercise', [pi(45)], OWN),
    m('겉넓이 어케구함 기둥', 'asks-how', [/밑넓이|밑면/, /옆넓이|옆면/], { near: /겉넓이/ }),
  ],
  M1U09C06: [
    m('반지름 6 구 부피좀', 'gives-exercise', [pi(288)], OWN),
    m('구 겉넓이는 반지름 2배되면 2배되겠네', 'claims', [/4\D{0,4}배|네 배|제곱 배/], WRONG),
  ],
  M1U10C01: [
    m('3 9 5 7 중앙값', 'gives-exercise', [n(6)], OWN),
    m('중앙값은 걍 가운데 있는거 고르면됨?', 'asks-how', [/크기|정렬|작은|순서대로/]),
  ],
  M1U10C02: [
    m('최빈값은 꼭 하나야?', 'asks-always', [/아니|않|여러|없을/, /여러|둘|두|2|없/]),
    m(
      '2 3 3 5 5 8 최빈값',
      'gives-exercise',
      [/(?<!3\D{1,8})(?<!\d)3\D{1,14}5(?!\D{1,8}[58])|3\D{1,6}2\D{1,10}5\D{1,6}2|3\D{1,6}5\D{0,8}두 번/],
      {
        ...OWN,
        near: /가장 많/,
      },
    ),
  ],
  M1U11C01: [
    m('줄기랑 잎이뭐임 나무야?ㅋㅋ', 'asks-what', [/줄기/, /잎/, /자리/]),
    m('잎은 똑같은거 나오면 한번만 써도되지', 'claims', [NO, /모두|중복|개수|빠|그대로|다 |나온|번/], WRONG),
  ],
  M1U11C02: [
    m('10이상20미만이면 20도 들어가는거지', 'claims', [NO, /미만|다음|포함/], WRONG),
    m('계급의 크기 구하는법', 'asks-how', [/차|빼|너비|폭|간격/], { near: /계급/ }),
  ],
  M1U11C04: [
    m('도수 8 총 40명이면 상대도수', 'gives-exercise', [n(0.2)], OWN),
    m('상대도수 다더하면 1이지', 'claims', [YES, /1|총합|전체/], RIGHT),
  ],
  M1U11C05: [
    m('사람수가 다르면 왜 상대도수로 비교함', 'asks-why', [/비율|상대도수/, /총합|전체|인원|사람|수가/]),
    m('상대도수 0.35 총 200명이면 몇명', 'gives-exercise', [n(70)], OWN),
  ],
  M1U11C06: [
    m('통계 탐구 어떤순서로 하는건지 알려줘', 'asks-how', [/문제/, /수집|모으|모아/, /분석/, /해석|결론/]),
  ],
}

/** Threads of messages. */
export const SIXTH_THREADS: readonly Thread[] = [
  {
    concept: 'M1U01C01',
    messages: [
      m(
        '1은 왜 소수가 아니야?? 자기자신으로 나눠지는데',
        'asks-why',
        [/약수/, /하나|한 개|둘|두 개|1|2|유일/],
        { near: /소수/ },
      ),
      m('그럼 2는?', 'asks-what', [/소수/, /약수|짝수|2/], {
        ...LAST,
        not: /2\D{0,6}소수가 아니|2\D{0,6}합성수(?:예|이에)/,
      }),
      m('엥 짝수는 다 합성수인거 아니었나', 'claims', [NO, /2/], WRONG),
      m('아하 ㅇㅋㅇㅋ', 'agrees', [AGREED], NONE),
      m('그럼 51은 소수네', 'claims', [NO, /(?<!\d)(?:3|17)(?!\d)/], WRONG),
    ],
  },
  {
    concept: 'M1U01C03',
    messages: [
      m('소인수분해 어떻게 하는거였지', 'asks-how', [/나누|나눠|쪼개/, /소수|소인수/]),
      m('예 하나만', 'asks-example', [/\d\s?(?:\\times|×|\*)\s?\d|\^/], LAST),
      m('90도 해줘', 'gives-exercise', [pw(3, 2), n(2), n(5)], OWN),
      m('근데 왜 9로 안나누고 3으로 나눔?', 'asks-why', [/소수|소인수/, /9|합성수|3/], LAST),
      m('ㄳㄳ', 'thanks', [THANKS], NONE),
    ],
  },
  {
    concept: 'M1U02C05',
    messages: [
      m(
        '마이너스 곱하기 마이너스가 왜 플러스냐고',
        'asks-why',
        [/양수|플러스|\+/, /반대|규칙|늘어|커|커져|분배|방향|뒤집|씩|바뀌/],
        {
          near: /음수|부호/,
        },
      ),
      m('아니 이해안됨;;', 'repeats', [/음수|부호|[-−]\s?\d/, /양수|반대|바뀌|커|플러스|\+|늘어/], {
        ...LAST,
        near: /음수|부호/,
      }),
      m('더쉽게', 'asks-easier', [/음수|빚|반대|부호|[-−]\s?\d/], LAST),
      m('그럼 음수 세번 곱하면?', 'asks-what', [/음수|마이너스|[-−]\s?\d/], {
        ...LAST,
        not: /세 번 곱하면 양수/,
      }),
      m('(-2)^3은 -6이네 ㅇㅋ', 'claims', [NO, n(-8)], WRONG),
    ],
  },
  {
    concept: 'M1U02C02',
    messages: [
      m('절댓값이 뭐임', 'asks-what', [/거리/, /원점|0/]),
      m('왜 음수는 안나와?', 'asks-why', [/거리/], { ...LAST, near: /음수|0/ }),
      m('그럼 0은?', 'asks-what', [n(0), /절댓값|거리|원점/], LAST),
      m('절대값이 3인수는 3 하나지', 'claims', [n(-3)], WRONG),
      m('문제하나 내봐', 'wants-practice', [PROBLEM], NONE),
    ],
  },
  {
    concept: 'M1U02C07',
    messages: [
      m('쌤 하이요', 'greets', [/안녕|반가|하이|어서/], NONE),
      m('오늘 단원평가 개망함 ㅠㅠ 나 머리 나쁜가봐', 'distress', [COMFORT], NONE),
      m('-2^2+(5-8)×2 이거 틀림', 'gives-exercise', [n(-10)], OWN),
      m('제곱을 왜 먼저해?', 'asks-why', [/거듭제곱|제곱/, /먼저|순서|약속|곱/], LAST),
      m('(-2)^2이랑 다른거임?', 'asks-difference', [n(4), n(-4)], { near: /괄호|부호/ }),
      m('ㅇㅎ 감사합니다', 'thanks', [THANKS], NONE),
    ],
  },
  {
    concept: 'M1U03C05',
    messages: [
      m('3x+2y는 5xy다 ㅇㅈ?', 'claims', [NO, /동류항|문자|달라|다르|다른/], WRONG),
      m('왜?', 'asks-why', [/동류항|문자/], LAST),
      m('그럼 3x+2x는', 'gives-exercise', [ex('5x')], { ...OWN, not: /5x\^|5x²/ }),
      m('3x²이랑 2x는 합칠수있지 둘다 x니까', 'claims', [NO, /차수|동류항|제곱/], WRONG),
      m('동류항 뜻 다시', 'asks-what', [/문자/, /차수/], { near: /동류항/ }),
    ],
  },
  {
    concept: 'M1U04C03',
    messages: [
      m('이항하면 왜 부호 바뀌어요?', 'asks-why', [/양변|등식/, /빼|더하|같은/], { near: /이항/ }),
      m('예시 들어주세요', 'asks-example', [/=/, /\d/], LAST),
      m('5x-3=2x+9 는요', 'gives-exercise', [n(4)], OWN),
      m('4가 맞는지 어케 확인해요?', 'asks-how', [/대입|넣/], { ...LAST, near: /양변|좌변|우변/ }),
      m('더 어려운거 주세요', 'asks-harder', [PROBLEM], NONE),
    ],
  },
  {
    concept: 'M1U04C05',
    messages: [
      m('문장제만 나오면 식을 어케세우는지 모르겠음ㅠ', 'asks-how', [/x|미지수/, /같은|등식|방정식|식/]),
      m('형은 나보다 4살많고 둘이 합치면 30이래 내나이는', 'gives-exercise', [n(13)], OWN),
      m('왜 x+4야? 4x 아님?', 'asks-why', [/많|더하|더 |차/, /x\s?\+\s?4|4\D{0,4}배|곱/], {
        ...LAST,
        near: /4/,
      }),
      m('나를 x말고 형을 x로 놓으면 안됨?', 'asks-always', [/돼|되|괜찮|상관없|가능|x\s?[-−]\s?4/], {
        ...LAST,
        near: /x/,
      }),
      m('노잼 롤이나 할래', 'off-topic', [BACK], NONE),
    ],
  },
  {
    concept: 'M1U05C05',
    messages: [
      m('반비례가 먼데요', 'asks-what', [/배/, /반비례|일정|xy|곱/]),
      m('실생활 예 하나만 더', 'asks-example', [/속력|시간|사람|명|나누|넓이|가로|톱니|거리|\d/], LAST),
      m('그래프가 축이랑은 언제 만나?', 'asks-what', [/만나지|만날 수 없|닿지|안 만나/], { near: /축/ }),
      m('왜 안만나?', 'asks-why', [/0/], { ...LAST, near: /가까워/ }),
      m('y=6/x는 (2,3) 지나지?', 'claims', [YES], { ...RIGHT, near: /대입|6/ }),
    ],
  },
  {
    concept: 'M1U06C06',
    messages: [
      m('공간에서 안만나면 무조건 평행인거지', 'claims', [NO, /꼬인/], WRONG),
      m('꼬인위치가 뭔데', 'asks-what', [/만나지/, /평행/]),
      m('평면에서도 생겨?', 'asks-always', [/없|않|아니|공간/], { ...LAST, near: /평면/ }),
      m('그건 왜?', 'asks-why', [/만나|평행|평면/], LAST),
      m('직육면체에서 찾는법좀', 'asks-how', [/만나|평행/, /모서리|제외|빼|지우/], { near: /꼬인/ }),
    ],
  },
  {
    concept: 'M1U07C03',
    messages: [
      m('각 세개 같으면 합동이지', 'claims', [NO, /크기|변|길이|닮/], WRONG),
      m('왜 안되는데?', 'asks-why', [/크기|변|길이/], LAST),
      m('그럼 SAS에서 각은 아무각이나 됨?', 'asks-always', [/끼인각|사이/], { near: /SAS/ }),
      m('이등변삼각형 두개면 합동?', 'asks-always', [NO, /변|길이|크기|각/], { near: /합동/ }),
      m('아 모르겠다 수학 때려칠래', 'distress', [COMFORT], NONE),
    ],
  },
  {
    concept: 'M1U08C01',
    messages: [
      m('대각선 개수 어케세', 'asks-how', [/n\s?[-−]\s?3|꼭짓점/, /2|두 번|두번|반/], { near: /대각선/ }),
      m('왜 2로 나눠?', 'asks-why', [/두 번|두번|2\D{0,4}번|중복|겹|양쪽|양 끝|같은 대각선/], LAST),
      m('그럼 3은 왜빼', 'asks-why', [/자기|자신|이웃|옆/], LAST),
      m('십각형이면?', 'gives-exercise', [n(35)], OWN),
      m('삼각형은 0개네', 'claims', [YES], { ...RIGHT, near: /0|없/ }),
    ],
  },
  {
    concept: 'M1U08C05',
    messages: [
      m('반지름 6 중심각 60 부채꼴 넓이', 'gives-exercise', [pi(6)], OWN),
      m('호의 길이는?', 'gives-exercise', [pi(2)], OWN),
      m('왜 360으로 나눠?', 'asks-why', [/360/, /원|한 바퀴|전체|비율|중심각/], LAST),
      m('넓이 구하는거 딴방법없음?', 'asks-how', [/호|l/, fr(1, 2)], { near: /rl|반지름/ }),
      m(
        '쌤은 파이 몇자리까지 외움?ㅋㅋ',
        'off-topic',
        [/3\.14|원주율|자리|파이|π|\\pi|수학|공부|문제/],
        NONE,
      ),
    ],
  },
  {
    concept: 'M1U09C05',
    messages: [
      m('밑넓이 24 높이5 각뿔 부피', 'gives-exercise', [n(40)], OWN),
      m('왜 3으로나눠 뿔은', 'asks-why', [/기둥/, /3|세|삼/], { near: /뿔/ }),
      m('그럼 원뿔도 똑같아?', 'asks-always', [YES, /3|삼|원기둥/], { ...LAST, near: /원뿔|원기둥/ }),
      m('반지름3 높이4 원뿔 부피는 36파이!', 'claims', [NO, pi(12)], WRONG),
      m('원뿔이랑 원뿔대 차이는 뭐임', 'asks-difference', [/원뿔/, /원뿔대/, /자르|잘라|잘린|밑면/]),
    ],
  },
  {
    concept: 'M1U10C03',
    messages: [
      m('극단값이 뭐예용', 'asks-what', [/매우|아주|너무|동떨어|지나치게|훨씬|유난히|많이/, /크|작/]),
      m('그거있으면 왜 평균쓰면안돼?', 'asks-why', [/영향|쏠|끌|치우|커지|대표/], { ...LAST, near: /평균/ }),
      m('1 2 3 4 90 이면 평균 20이지?', 'claims', [YES], { ...RIGHT, near: /(?<!\d)(?:20|100)(?!\d)/ }),
      m('중앙값은', 'gives-exercise', [n(3)], OWN),
      m('신발가게에선 뭐씀', 'asks-what', [/최빈값/]),
    ],
  },
  {
    concept: 'M1U11C03',
    messages: [
      m('히스토그램이랑 막대그래프 똑같은거 아님?', 'claims', [NO, /붙|간격|이어|떨어|연속|틈|계급/], WRONG),
      m('차이점 한줄로', 'asks-difference', [/히스토그램|막대/, /붙|간격|이어|떨어|연속|틈|계급/], LAST),
      m('도수분포다각형은 어떻게 그려', 'asks-how', [/중앙|가운데|중점/, /이어|잇|이은|선분|연결/]),
      m('양끝은 왜 0으로 내려?', 'asks-why', [/0/, /도수|계급|다각형|넓이|닫/], {
        ...LAST,
        near: /양 끝|도수/,
      }),
      m('ㅇㅋ 이해완료', 'agrees', [AGREED], NONE),
    ],
  },
  {
    concept: 'M1U01C05',
    item: 0,
    messages: [
      m('이거 어떻게 시작해?', 'asks-hint', ['hint'], ITEM),
      m('{wrong}?', 'answers', ['mistake'], { ...ITEM, near: NO, not: AFFIRM }),
      m('최대공약수가 정확히 뭐였지', 'asks-what', [/공약수/, /큰/]),
      m('{key}', 'answers', [GOOD], { ...ITEM, not: DENY }),
      m('24랑 36은 6이지?', 'claims', [NO, n(12)], WRONG),
    ],
  },
  {
    concept: 'M1U02C04',
    item: 0,
    messages: [
      m('답 {wrong} 인듯', 'answers', ['mistake'], { ...ITEM, near: NO, not: AFFIRM }),
      m('어디가 틀린거야', 'asks-why', ['mistake'], { ...ITEM, near: /부호|절댓값|더하|빼|덧셈|뺄셈/ }),
      m('아 몰라 답이나 알려줘', 'asks-hint', ['hint'], ITEM),
      m('그럼 {key}!!', 'answers', [GOOD], { ...ITEM, not: DENY }),
      m('-9-(-4)도 봐줘', 'gives-exercise', [n(-5)], OWN),
    ],
  },
  {
    concept: 'M1U03C02',
    item: 0,
    messages: [
      m('힌트좀여', 'asks-hint', ['hint'], ITEM),
      m('음수 넣을때 괄호 안쳐도 되지 않나', 'claims', [/괄호/, /부호|제곱|달라|틀|실수|곱|헷갈/], WRONG),
      m('{wrong} 나오는데요', 'answers', ['mistake'], { ...ITEM, near: NO, not: AFFIRM }),
      m('아 {key}구나', 'answers', [GOOD], { ...ITEM, not: DENY }),
      m('비슷한거 하나더', 'asks-another', [PROBLEM], NONE),
    ],
  },
  {
    concept: 'M1U04C03',
    item: 0,
    messages: [
      m('처음에 뭐부터함?', 'asks-hint', ['hint'], ITEM),
      m('그 다음은', 'asks-next', ['hint'], { ...ITEM, near: /이항|양변|나누|정리/ }),
      m('x={key}', 'answers', [GOOD], { ...ITEM, not: DENY }),
      m('2x-8=10이면 x=1이지?', 'claims', [NO, n(9)], WRONG),
      m('2x=18 여기까진 했는데', 'shows-step', [/9|나누|나눠|양변/, /맞|잘|좋|나누|나눠/], TASK),
    ],
  },
  {
    concept: 'M1U05C04',
    item: 0,
    messages: [
      m('정비례 식 어케 구함', 'asks-how', [/ax|a\s?x|y\s?=/, /대입|넣|나누|일정/], { near: /정비례/ }),
      m('{wrong} 맞지?', 'answers', ['mistake'], { ...ITEM, near: NO, not: AFFIRM }),
      m('이 문제 이상한데? 내가맞음', 'protests', [/다시|확인|살펴|대입|어디|아니|생각|풀이|틀|이유/], ITEM),
      m('ㅇㅋ {key}', 'answers', [GOOD], { ...ITEM, not: DENY }),
    ],
  },
  {
    concept: 'M1U08C02',
    item: 0,
    messages: [
      m('{key}도?', 'answers', [GOOD], { ...ITEM, not: DENY }),
      m('왜 세각 더하면 180이야?', 'asks-why', [/평행|엇각|동위각|일직선|평각|모으|직선/], { near: /180/ }),
      m('사각형이면 몇도인데', 'gives-exercise', [n(360)], OWN),
      m('둔각 두개인 삼각형도 있지?', 'claims', [NO, /180|90|넘|크/], WRONG),
    ],
  },
  {
    concept: 'M1U10C01',
    item: 0,
    messages: [
      m('모르겠어 힌트', 'asks-hint', ['hint'], ITEM),
      m('{wrong}', 'answers', ['mistake'], { ...ITEM, near: NO, not: AFFIRM }),
      m('평균이랑 중앙값 차이가 머임', 'asks-difference', [/평균/, /중앙값/, /더하|더한|합|나눈|나누/]),
      m('4명 평균 80인데 한명 더와서 82됐대 걔몇점', 'gives-exercise', [n(90)], OWN),
      m('{key} 이거네', 'answers', [GOOD], { ...ITEM, not: DENY }),
    ],
  },
  {
    concept: 'M1U11C04',
    item: 0,
    messages: [
      m('상대도수 어케구해여', 'asks-how', [/도수/, /총합|전체/, /나누|나눈|\\div|÷|frac|\//]),
      m('{wrong}인가요', 'answers', ['mistake'], { ...ITEM, near: NO, not: AFFIRM }),
      m('상대도수는 1보다 클수도 있죠?', 'claims', [NO, /1|총합|전체/], WRONG),
      m('{key}요', 'answers', [GOOD], { ...ITEM, not: DENY }),
      m('한문제더 ㄱㄱ', 'wants-practice', [PROBLEM], NONE),
    ],
  },
]
