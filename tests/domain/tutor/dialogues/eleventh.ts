import { type Message, m, type Thread } from './message.ts'

/**
 * The eleventh part of the corpus: messages written from the outline of the curriculum and the explanations, by an author who had seen neither the
 * tutor's code nor the other parts but the third.
 */

const NO = /아니|아냐|않|달라|다르|다른|틀|없|못|안 돼|안 되/
const YES = /맞|응|돼|됩|그래|그렇|네[,. !]|옳|정답|좋아|잘/
/** A reply that begins by confirming: wrong after a wrong claim. */
const CONFIRMED =
  /^(?:(?:응|네)[,.! ]+(?![,.! ]|같이|어디|한번|한 번|그런데|근데|그럴|잠깐|아니|달라|다른)|맞아|맞았|그렇지|정답(?!은)|딱 맞|완벽|잘했)/
/** A reply that refuses: wrong after a right claim. */
const REFUSED = /^(?:음,? ?|아,? ?)?(?:아니(?!라)|아쉽|틀|그건 아니|달라)|맞지 않아|그건 틀렸/

const LAST = { focus: 'last-reply' } as const
const TASK = { focus: 'task' } as const
const CLAIM = { focus: 'claim' } as const
const ITEM = { focus: 'item' } as const
const NONE = { focus: 'none' } as const
const OWN = { focus: 'own-question' } as const

const STEP = ['hint'] as const
const HELPED = /힌트|먼저|\\\(|같이|생각해|살펴|보자|봐/
const WARM = /괜찮|힘들|그럴|그렇|지치|지쳤|지루|싫|마음|어려|속상|쉬|귀찮|이해/
const BACK = /수학|문제|공부|같이|이어|할까|볼까|물어|궁금|말해|다시|언제/

/** A number that is not a part of a longer one. */
function num(digits: string) {
  return new RegExp(`(?<![\\d.])${digits}(?!\\d|\\.\\d)`)
}
/** A number without a minus before it. */
function plus(digits: string) {
  return new RegExp(`(?<![-−\\d.]|[-−] )${digits}(?!\\d|\\.\\d)`)
}
function minus(digits: string) {
  return new RegExp(`[-−]\\s?${digits}(?!\\d|\\.\\d)`)
}
function pi(digits: string) {
  return new RegExp(`(?<![\\d.])${digits}\\s?(?:\\\\pi|π|파이)`)
}
function frac(top: string, bottom: string, sign = '') {
  const s = sign ? '[-−]\\s?' : ''
  const plain = `${s}(?:\\\\[dt]?frac\\{${top}\\}\\{${bottom}\\}|${top}\\s?/\\s?${bottom}|${bottom}분의 ?${top})`
  return new RegExp(sign ? `${plain}|\\\\[dt]?frac\\{-${top}\\}\\{${bottom}\\}` : plain)
}
function quadrant(digit: string) {
  return new RegExp(`(?<!\\d)${digit}(?:\\\\\\))?\\s?사분면`)
}

/** Messages without a thread. */
export const ELEVENTH_SINGLES: Readonly<Record<string, readonly Message[]>> = {
  M1U01C01: [
    m('91은 소수 맞죠?? 2로도 3으로도 안나눠지는데', 'claims', [NO, /7|13/], {
      focus: 'claim',
      near: /합성수|나누|나눠/,
      not: CONFIRMED,
    }),
    m('1은 왜 소수에서 빼버린거에요 불쌍하게', 'asks-why', [/약수|소인수분해|한 가지|유일/, num('1')], {
      near: /1은|소수/,
    }),
    m('2빼고 짝수인 소수 또 있음?', 'asks-always', [/없|아니|뿐/, num('2')], {
      near: /짝수|나누|나눠/,
      not: /^(?:응,? )?있(?:어|지|음)/,
    }),
  ],
  M1U01C02: [
    m('2^5 이거 10아닌가요', 'claims', [NO, num('32')], { focus: 'claim', near: /곱|번|32/, not: CONFIRMED }),
    m('3x3x3x3을 거듭제곱으루', 'gives-exercise', [/3\^\{?4\}?/], {
      focus: 'task',
      near: /거듭제곱|지수|번/,
    }),
    m('1의 100제곱은 얼마임ㅋㅋ 설마 100?', 'claims', [num('1')], {
      focus: 'claim',
      near: /곱|제곱/,
      not: CONFIRMED,
    }),
  ],
  M1U01C03: [
    m('84 소인수분해좀 급함ㅠ', 'gives-exercise', [/2\^\{?2\}?|2 ?(?:\\times|×) ?2/, num('3'), num('7')], {
      focus: 'task',
      near: /84|나누|나눠/,
    }),
    m('60=2x2x15 이렇게 끝내면 되는거?', 'claims', [/3/, num('5')], {
      focus: 'claim',
      near: /15|소수|더 나/,
      not: CONFIRMED,
    }),
  ],
  M1U01C04: [
    m('2^3x7의 약수 개수 지수끼리 곱해서 3개 아님?', 'claims', [NO, num('8')], {
      focus: 'claim',
      near: /1을 더|지수|\+ ?1/,
      not: CONFIRMED,
    }),
    m('36의 약수 갯수', 'gives-exercise', [num('9')], { focus: 'task', near: /36|지수|소인수/ }),
  ],
  M1U01C05: [
    m('48이랑 60 최대공약수 6 나왔는데 마자?', 'claims', [/12/], {
      focus: 'claim',
      near: /더 나|서로소|최대공약수|더 큰|공약수/,
      not: CONFIRMED,
    }),
    m('8하고 15는 공약수가 없는거죠', 'claims', [num('1'), /서로소|공약수/], {
      focus: 'claim',
      near: /서로소|약수/,
    }),
  ],
  M1U01C06: [
    m('최소공배수 12랑 18 => 216 ??', 'claims', [num('36')], {
      focus: 'claim',
      near: /공통|겹|더 작|최소|배수/,
      not: CONFIRMED,
    }),
    m('최소공배수는 있는데 왜 최대공배수는 없음??', 'asks-why', [/끝|계속|무한|한없|무수/, /배수/], {
      near: /배수/,
    }),
  ],
  M1U02C01: [
    m('-4/2는 분수니까 정수 아니지', 'claims', [minus('2'), /정수/], {
      focus: 'claim',
      near: /정수|약분|나누/,
      not: CONFIRMED,
    }),
    m('0은 양수임 음수임', 'asks-what', [/0/, /아니|아냐|어느 쪽|기준/], {
      near: /0/,
      not: /0은 (?:양수|음수)(?:야|예요|지)/,
    }),
  ],
  M1U02C02: [
    m('절댓값이 3보다 작은 정수 몇개게', 'gives-exercise', [/(?<!\d)5(?!\d)|다섯/], {
      focus: 'task',
      near: /-\s?2|절댓값|원점|거리/,
    }),
    m('|-9| 은 -9 ??', 'claims', [/(?<![-−\d|])9/], { focus: 'claim', near: /거리|절댓값/, not: CONFIRMED }),
  ],
  M1U02C03: [
    m(
      '-7이 -3보다 큰거아님? 7이 더 크잖슴',
      'claims',
      [/아니|아냐|반대|작/, /절댓값|왼쪽|오른쪽|작|수직선/],
      {
        focus: 'claim',
        near: /음수|수직선|절댓값/,
        not: CONFIRMED,
      },
    ),
    m('x는 -2이상 5미만 부등호로 어케씀', 'asks-how', [/[-−]\s?2\s*(?:\\le|≤|<=)/, /x\s*(?:<|\\lt)\s*5/], {
      focus: 'task',
      near: /≤|\\le|이상/,
    }),
  ],
  M1U02C04: [
    m('(-3)+(+8) 이거 11인가 5인가', 'gives-exercise', [plus('5')], {
      focus: 'task',
      near: /절댓값|부호/,
      not: /= ?[-−]?11|11이 맞|= ?[-−] ?5/,
    }),
    m('빼는걸 왜 더하는걸로 바꿔야됨 귀찮게', 'asks-why', [/덧셈|더하|더해/, /부호|반대|빼|뺄/], {
      near: /덧셈|뺄셈|더하/,
    }),
  ],
  M1U02C05: [
    m('-2^4 랑 (-2)^4 답 같지', 'claims', [/16/, NO], {
      focus: 'claim',
      near: /괄호|밑|달라|다르/,
      not: CONFIRMED,
    }),
    m('마이너스곱하기마이너스가 왜 플러스냐고', 'asks-why', [/양수|\+|플러스|양의/], {
      near: /음수|부호|반대/,
    }),
  ],
  M1U02C06: [
    m('-2/3의 역수는 3/2 맞나', 'claims', [frac('3', '2', '-')], {
      focus: 'claim',
      near: /부호|역수|곱/,
      not: CONFIRMED,
    }),
    m('0은 역수가 머야', 'asks-what', [/없/], {
      near: /곱|1|나눌/,
      not: /역수는 \\?\(?0(?:\\\))?(?:이야|야|예요)/,
    }),
  ],
  M1U02C07: [
    m('2-3x4 = -4 ?', 'claims', [minus('10')], { focus: 'claim', near: /곱셈|먼저|순서/, not: CONFIRMED }),
    m('17×99+17×1 쉽게푸는법', 'gives-exercise', [/1,?700/], { focus: 'task', near: /분배|묶|100/ }),
  ],
  M1U03C01: [
    m('떡볶이 1인분에 a원인데 3인분이랑 500원짜리 어묵 b개 총 얼마', 'gives-exercise', [/3a/, /500b/], {
      focus: 'task',
      near: /3 ?(?:\\times|×)? ?a|500|더하/,
    }),
    m('a÷b÷c는 a/b/c로 걍 쓰면됨?', 'asks-how', [/bc|b ?(?:\\times|×) ?c/], {
      focus: 'claim',
      near: /역수|분수|분모/,
    }),
  ],
  M1U03C02: [
    m('x=-3이면 x²은 -9맞죠 음수니까', 'claims', [/(?<![-−\d] ?)9/], {
      focus: 'claim',
      near: /괄호|제곱|대입/,
      not: CONFIRMED,
    }),
    m('5-2x에 x=4넣으면', 'gives-exercise', [minus('3')], { focus: 'task', near: /대입|넣|8/ }),
  ],
  M1U03C03: [
    m('x²+3x는 일차식이지? x있잖아', 'claims', [/아니|아냐|이차/, /2|이차|차수/], {
      focus: 'claim',
      near: /차수|제곱/,
      not: CONFIRMED,
    }),
    m('4-5x에서 x계수는 5', 'claims', [minus('5')], { focus: 'claim', near: /부호|계수/, not: CONFIRMED }),
  ],
  M1U03C04: [
    m('(6x-9)÷3 = 2x-9 이렇게??', 'claims', [/2x\s*[-−]\s*3/], {
      focus: 'claim',
      near: /둘 다|각각|모든|모두|분배|뒤/,
      not: CONFIRMED,
    }),
    m('3분의2(9x-6) 전개좀', 'gives-exercise', [/6x\s*[-−]\s*4/], { focus: 'task', near: /분배|곱/ }),
  ],
  M1U03C05: [
    m('7x-2x는 5 라고 썼는데 왜 틀려', 'asks-why', [/5x/], {
      focus: 'claim',
      near: /문자|동류항|계수/,
      not: CONFIRMED,
    }),
    m('(3x-1)-(x-4) 부탁', 'gives-exercise', [/2x\s*\+\s*3/], { focus: 'task', near: /부호|괄호/ }),
  ],
  M1U04C01: [
    m('3x-x=2x는 방정식 맞징', 'claims', [/항등식|항상|어떤 (?:수|값)/], {
      focus: 'claim',
      near: /등식|참/,
      not: CONFIRMED,
    }),
    m('x=-2가 x+5=3의 해인지 어케 확인해', 'asks-how', [/대입|넣/, num('3')], {
      focus: 'task',
      near: /대입|넣|해/,
      not: /[-−]\s?2(?:\\\))?[은는이가].{0,8}해가 아니/,
    }),
  ],
  M1U04C02: [
    m('2x=2y 면 x=y 라고 해도 됨?', 'asks-always', [/나누|나눠|나눈|\\frac/, YES], {
      focus: 'claim',
      near: /응|맞|돼|나누|등식/,
      not: REFUSED,
    }),
    m('ac=bc면 무조건 a=b임', 'claims', [/0/], { focus: 'claim', near: /나누|나눠|성질/, not: CONFIRMED }),
  ],
  M1U04C03: [
    m('3x+8=2 풀면 x=2나오는데?', 'claims', [minus('2')], {
      focus: 'claim',
      near: /이항|-\s?6|부호|대입/,
      not: CONFIRMED,
    }),
    m('4x-1=x+11', 'gives-exercise', [/x\s*&?=\s*4(?!\d)/], { focus: 'task', near: /이항|3x/ }),
    m('이항이 그냥 옆으로 옮기는거면 부호는 왜 바꿔', 'asks-why', [/양변|양쪽/, /더하|더해|빼|뺀/], {
      near: /이항|부호/,
    }),
  ],
  M1U04C04: [
    m('x/2 - 1 = x/3 요고', 'gives-exercise', [/x\s*&?=\s*6(?!\d)/], {
      focus: 'task',
      near: /분모|최소공배수|곱/,
    }),
    m('0.2x+1=0.5 에 10곱하면 2x+1=5 되는거지', 'claims', [/2x\s*\+\s*10/], {
      focus: 'claim',
      near: /모든 항|각 항|모두|1에도|전부|빠뜨|빠졌/,
      not: CONFIRMED,
    }),
  ],
  M1U04C05: [
    m('귤을 5명한테 4개씩 주니까 2개 남음 귤 몇개게', 'gives-exercise', [num('22')], {
      focus: 'task',
      near: /20|곱|나눠|식/,
    }),
    m('형이 16살 난 13살인데 몇년뒤에 나이합이 45됨?', 'gives-exercise', [num('8')], {
      focus: 'task',
      near: /2x|29|x년|식/,
    }),
    m('거리속력시간은 진짜 안외워져..', 'repeats', [/속력/, /시간/], { near: /거리|괜찮|속력/ }),
  ],
  M1U05C01: [
    m('점 (0,-3) 어느 축 위에있음', 'gives-exercise', [/y.{0,3}축/], { focus: 'task', near: /축|좌표/ }),
    m('순서쌍은 왜 순서가 중요하죠 걍 두 숫자잖아요', 'asks-why', [/다른 점|위치|x좌표|앞|먼저|바뀌|바꾸/], {
      near: /순서|점/,
    }),
  ],
  M1U05C02: [
    m('(3,-5)는 2사분면!!', 'claims', [quadrant('4')], {
      focus: 'claim',
      near: /사분면|부호/,
      not: CONFIRMED,
    }),
    m('(a,b)가 3사분면이면 ab 부호는', 'gives-exercise', [/양수|\+|> ?0|\\gt|0보다 크|양의/], {
      focus: 'task',
      near: /음수|부호|둘 다/,
    }),
  ],
  M1U05C03: [
    m(
      '그래프가 쭉 내려가다가 평평하면 뭔 상황인거야',
      'asks-what',
      [/변하지|일정|그대로|멈|변화가 없|유지/],
      {
        near: /줄|감소|작아|변/,
      },
    ),
  ],
  M1U05C04: [
    m('y=-2x에 점 (3,-6) 올라가있음?', 'claims', [/응|맞|있|지나|그래|네/, minus('6')], {
      focus: 'task',
      near: /대입|넣|있/,
      not: /^(?:아니|틀)|지나지 않|위에 있지 않|위의 점이 아니/,
    }),
    m('y=4x+1도 정비례??', 'claims', [NO, /1|원점|배|ax|상수|꼴|일정/], {
      focus: 'claim',
      near: /정비례/,
      not: CONFIRMED,
    }),
  ],
  M1U05C05: [
    m('y=-8/x 는 몇사분면지나', 'gives-exercise', [/2/, quadrant('4')], {
      focus: 'task',
      near: /사분면|부호/,
    }),
    m('x가 커지면 y가 작아지니까 x+y=10도 반비례네', 'claims', [NO, /곱|xy|일정|배/], {
      focus: 'claim',
      near: /곱|반비례/,
      not: CONFIRMED,
    }),
  ],
  M1U06C01: [
    m('한점 지나는 직선 몇개나 그을수있음', 'asks-what', [/무수히|셀 수 없|수없이|무한|끝없/], {
      near: /직선/,
    }),
    m('교점하고 교선은 머가 다르죠', 'asks-difference', [/교점/, /교선/, /만나|만날|점/], {
      near: /교점|교선/,
    }),
  ],
  M1U06C02: [
    m(
      '선분 AB길이 10이고 M이 AB중점 N은 MB중점이면 AN은?',
      'gives-exercise',
      [/7\.5|\\[dt]?frac\{15\}\{2\}|15\/2/],
      {
        focus: 'task',
        near: /2\.5|중점|절반|반|5/,
      },
    ),
  ],
  M1U06C03: [
    m('맞꼭지각 왜 같은지 말로 설명해줘', 'asks-why', [/180|평각/], { near: /맞꼭지각|직선/ }),
    m('각이 딱 180도면 둔각임?', 'claims', [/평각/], { focus: 'claim', near: /180|둔각/, not: CONFIRMED }),
  ],
  M1U06C04: [
    m('점에서 직선까지 거리잴때 비스듬하게 재면 안돼?', 'asks-why', [/수선|수직|직각|짧/], {
      near: /거리|수선/,
    }),
  ],
  M1U06C05: [
    m('평행선은 진짜 끝까지 안만나? 우주 끝까지?', 'asks-always', [/응|맞|그래|네|만나지 않|안 만/], {
      near: /평행/,
      not: /언젠가(?:는)? 만나(?:게|요|지)/,
    }),
  ],
  M1U06C06: [
    m('꼬인위치가 뭔말인지 1도 모르겠음', 'asks-what', [/만나지|안 만나/, /평행/], { near: /꼬인/ }),
    m('정육면체에서 한 모서리랑 꼬인위치인 모서리 몇개?', 'gives-exercise', [/(?<!\d)4(?!\d)|네 ?개/], {
      focus: 'task',
      near: /꼬인|모서리/,
    }),
  ],
  M1U06C07: [
    m('엇각은 그냥 다 같은거 아님?', 'claims', [/평행/], { focus: 'claim', near: /엇각/, not: CONFIRMED }),
    m('평행선에서 동위각이 70도면 그 바로 옆에 붙은 각은', 'gives-exercise', [num('110')], {
      focus: 'task',
      near: /180|평각/,
    }),
  ],
  M1U07C01: [
    m('작도에서 컴퍼스는 왜 필요한데 동그라미 그릴라고?', 'asks-why', [/길이|옮기|옮길|거리/], {
      near: /컴퍼스|원/,
    }),
  ],
  M1U07C02: [
    m('4cm 6cm 11cm 삼각형 돼요?', 'gives-exercise', [NO, /10|11|합|긴/], {
      focus: 'task',
      near: /합|긴 변/,
      not: /^(?:응|네|맞|돼|만들 수 있)/,
    }),
    m('두변이랑 끼지않은 각 하나 알면 삼각형 하나로 정해짐?', 'asks-always', [NO], {
      near: /끼인각|정해/,
      not: CONFIRMED,
    }),
  ],
  M1U07C03: [
    m('SSA합동은 왜 없어', 'asks-why', [/끼인각|두 개|두 가지|하나로|여러|서로 다른|둘/], {
      near: /SAS|각|합동/,
    }),
    m('넓이같으면 합동이지', 'claims', [NO, /모양|포개|변|길이/], {
      focus: 'claim',
      near: /넓이|합동/,
      not: CONFIRMED,
    }),
  ],
  M1U08C01: [
    m('12각형 대각선 한 꼭짓점에서만 세면?', 'gives-exercise', [/(?<!\d)9(?!\d)|아홉/], {
      focus: 'task',
      near: /3|이웃|자기/,
    }),
    m('대각선 20개인 다각형이 모게', 'gives-exercise', [/팔각형|(?<!\d)8(?!\d)/], {
      focus: 'task',
      near: /n|3|대각선/,
    }),
  ],
  M1U08C02: [
    m('삼각형 외각이 130도고 안이웃한 내각 하나가 70이면 다른하나는', 'gives-exercise', [num('60')], {
      focus: 'task',
      near: /130|외각|합/,
    }),
  ],
  M1U08C03: [
    m('정오각형 한 내각 알려줭', 'gives-exercise', [num('108')], { focus: 'task', near: /540|180|72/ }),
    m('변이 많아질수록 외각의 합도 커지겠네', 'claims', [/360/], {
      focus: 'claim',
      near: /항상|일정|외각/,
      not: CONFIRMED,
    }),
  ],
  M1U08C04: [
    m('중심각 두배면 부채꼴 넓이도 두배지?', 'claims', [YES, /넓이|비례|2배|두 배/], {
      focus: 'claim',
      near: /비례/,
      not: REFUSED,
    }),
    m('젤 긴 현은 뭐게요', 'asks-what', [/지름/], { near: /현|중심/ }),
  ],
  M1U08C05: [
    m('반지름 4cm 중심각 90도 부채꼴 넓이 구해주세용', 'gives-exercise', [pi('4')], {
      focus: 'task',
      near: /360|16|넓이/,
    }),
    m('반지름 5면 원의 둘레 25파이지', 'claims', [pi('10')], {
      focus: 'claim',
      near: /둘레|넓이|2/,
      not: CONFIRMED,
    }),
  ],
  M1U09C01: [
    m(
      '육각기둥 면 모서리 꼭짓점 다 말해줘',
      'gives-exercise',
      [/(?<!\d)8(?!\d)|여덟/, num('18'), num('12')],
      {
        focus: 'task',
        near: /18|12|면/,
      },
    ),
    m('칠각뿔은 면이 7개??', 'claims', [/(?<!\d)8(?!\d)|여덟|팔면체/], {
      focus: 'claim',
      near: /밑면|옆면/,
      not: CONFIRMED,
    }),
  ],
  M1U09C02: [
    m('정다면체인데 면이 오각형인건 뭐', 'asks-what', [/정십이면체|정12면체/], { near: /오각형|정다면체/ }),
  ],
  M1U09C03: [
    m('반원 빙글 돌리면 나오는거 뭐임', 'asks-what', [/(?<![가-힣])구(?!하|해|분|성|멍)/], {
      near: /회전체|지름|공/,
    }),
    m('원뿔을 밑면이랑 나란하게 자르면', 'asks-what', [/원(?!뿔|기둥|점|래|하)|원뿔대/], { near: /단면|잘/ }),
  ],
  M1U09C04: [
    m('가로3 세로4 높이5 상자 겉넓이', 'gives-exercise', [num('94')], { focus: 'task', near: /47|12|면|더/ }),
    m('원기둥 겉넓이 반지름2 높이5', 'gives-exercise', [pi('28')], {
      focus: 'task',
      near: /밑넓이|옆넓이|pi|π/,
    }),
  ],
  M1U09C05: [
    m('뿔은 왜 3으로 나눠 2도 아니고', 'asks-why', [/기둥/, /3|세 번|세 배/], { near: /기둥|뿔|부피/ }),
    m('밑면 반지름 3 높이 4 원뿔 부피', 'gives-exercise', [pi('12')], {
      focus: 'task',
      near: /frac|밑넓이|9/,
    }),
  ],
  M1U09C06: [
    m('반지름 6cm 구 부피 계산좀', 'gives-exercise', [pi('288')], {
      focus: 'task',
      near: /frac|216|세제곱|부피/,
    }),
    m('구 반지름이 두배되면 겉넓이도 2배죠?', 'claims', [/(?<!\d)4(?:\\\))? ?배|네 배|제곱/], {
      focus: 'claim',
      near: /제곱|겉넓이/,
      not: CONFIRMED,
    }),
  ],
  M1U10C01: [
    m('5 9 2 8 6 중앙값 2지? 가운데있으니까', 'claims', [num('6')], {
      focus: 'claim',
      near: /순서|순으로|정렬|크기/,
      not: CONFIRMED,
    }),
    m('평균이 7인 수 4개 합은', 'gives-exercise', [num('28')], { focus: 'task', near: /곱|평균/ }),
  ],
  M1U10C02: [
    m('A형 B형 O형같은것도 최빈값 됨?', 'asks-always', [YES, /최빈값|많/], {
      focus: 'claim',
      near: /최빈값|돼|가능|있/,
      not: /^(?:아니|안 돼)|구할 수 없/,
    }),
    m('3 3 5 5 7 최빈값은 3이야?', 'claims', [num('3'), num('5')], {
      focus: 'claim',
      near: /둘|두 |5|최빈값/,
      not: /최빈값은 (?:\\\()?3(?:\\\))?(?:이야|야|뿐|이에요)/,
    }),
  ],
  M1U10C03: [
    m('용돈 평균이 한명땜에 확 뛰면 뭘 대푯값으로 써야됨', 'asks-what', [/중앙값/], {
      near: /평균|영향|극단/,
    }),
  ],
  M1U11C01: [
    m('줄기가 3이고 잎이 0 5 8이면 뭔 숫자임', 'gives-exercise', [num('30'), num('35'), num('38')], {
      focus: 'task',
      near: /30|35|십의/,
    }),
  ],
  M1U11C02: [
    m('40이상 50미만 계급에 50 들어감?', 'claims', [NO, /미만|다음|50/], {
      focus: 'claim',
      near: /미만|계급/,
      not: CONFIRMED,
    }),
  ],
  M1U11C03: [
    m('히스토그램이랑 막대그래프 같은거 아님', 'asks-difference', [/붙|연속|간격|떨어|이어|계급|틈/, NO], {
      near: /히스토그램/,
      not: CONFIRMED,
    }),
  ],
  M1U11C04: [
    m('전체 50명중에 상대도수 0.3인 계급은 몇명', 'gives-exercise', [num('15')], {
      focus: 'task',
      near: /곱|0\.3|전체/,
    }),
    m('상대도수가 1.2 나왔어요 맞나여', 'claims', [/1보다|1을 넘|넘|클 수|커질|이하|1까지|1이/], {
      focus: 'claim',
      near: /상대도수|전체|도수/,
      not: CONFIRMED,
    }),
  ],
  M1U11C05: [
    m(
      '우리반 20명중 5명 옆반 30명중 6명 안경씀 비율은 어디가 높아',
      'gives-exercise',
      [/0\.25|25 ?\\?%|\\[dt]?frac\{1\}\{4\}|1\/4|\\[dt]?frac\{5\}\{20\}/],
      {
        focus: 'task',
        near: /상대도수|비율|우리|너희/,
        not: /옆 ?반(?:이|의 (?:비율|상대도수)[이가]?) (?:더 )?(?:높|커|크)/,
      },
    ),
  ],
  M1U11C06: [
    m('통계포스터 만들때 그래프 아무거나 써도 됨?', 'asks-always', [/목적|알맞|맞는|따라|어울|자료|적절/], {
      near: /그래프|아니/,
    }),
    m('아 졸려 수학 왜함', 'off-topic', [/쉬|졸|생각|쓰|필요|도움|잠/], { ...NONE, near: BACK }),
    m('ㅎㅇ', 'greets', [/안녕|반가|어서/], { ...NONE, near: BACK }),
    m('너 사람임 ai임', 'off-topic', [/사람이 아니|사람은 아니|AI|프로그램|셈샘|컴퓨터|인공지능|기계/i], {
      ...NONE,
      near: BACK,
      not: /^(?:응,? )?(?:나는 |난 )?사람이(?:야|에요|지)/,
    }),
    m('오늘 급식 돈까스임 개꿀', 'off-topic', [/맛|돈까스|돈가스|급식|좋/], { ...NONE, near: BACK }),
  ],
}

function asked(question: string, message = '문제 하나만') {
  return [{ message, response: `좋아, 한 문제 낼게.\n\n\`\`\`question\n${question}\n\`\`\`` }]
}

const AGREED = /맞|좋|그래|그렇|응|네|잘|이해|다행|대단|역시|멋/
const WELCOME = /고마|천만|언제|뭘|좋|또|다행|별말|도움|파이팅|화이팅|수고|힘내/
const PRACTICE = /```question|문제|\?|얼마|구해|풀어/

/** Dialogues without an open item. */
export const ELEVENTH_THREADS: readonly Thread[] = [
  {
    concept: 'M1U01C03',
    messages: [
      m('126 소인수분해 해봐', 'gives-exercise', [/3\^\{?2\}?|3 ?(?:\\times|×) ?3/, num('7')], {
        ...TASK,
        near: /126|나누|나눠/,
      }),
      m('왜 2부터 나눠?', 'asks-why', [/작은|소수|순서|차례|상관|쉽|편|어느/], { ...TASK, near: /2|나누/ }),
      m('3부터 해도 답 똑같은거?', 'asks-always', [/응|맞|같|그래|네|상관/], {
        ...LAST,
        near: /같|순서/,
        not: REFUSED,
      }),
      m('그럼 150은', 'gives-exercise', [/5\^\{?2\}?|5 ?(?:\\times|×) ?5/, num('3')], {
        ...TASK,
        near: /150|나누|나눠/,
      }),
      m('ㄱㅅ', 'thanks', [WELCOME], { ...NONE, near: BACK }),
    ],
  },
  {
    concept: 'M1U01C05',
    messages: [
      m('24랑36 최대공약수', 'gives-exercise', [num('12')], { ...TASK, near: /약수|나누|소인수/ }),
      m('최소공배수는요', 'gives-exercise', [num('72')], { ...TASK, near: /배수|곱|소인수/ }),
      m('둘이 곱하면 864네 24*36이랑 똑같음 우연?', 'asks-always', [/아니|항상|언제나|늘|성질/], {
        ...CLAIM,
        near: /곱/,
        not: /^(?:응,? )?우연이(?:야|지|에요)/,
      }),
      m('세 수일때도 그래?', 'asks-always', [NO], { ...LAST, near: /세 수|두 수/, not: CONFIRMED }),
    ],
  },
  {
    concept: 'M1U01C04',
    messages: [
      m('2^a x 3 의 약수가 10개면 a는', 'gives-exercise', [num('4')], { ...TASK, near: /지수|a|10/ }),
      m('왜 1을 더하는데', 'asks-why', [/0|한 번도|하나도|1도|1까지|포함|없|안 /], {
        ...TASK,
        near: /지수|약수|1/,
      }),
      m(
        '저기서 3을 3^2으로 바꾸면 a는?',
        'gives-exercise',
        [/없|나누어떨어지|나눠떨어지|자연수|정수|안 돼|아니/],
        {
          ...TASK,
          near: /3|지수/,
          not: /a\s*=\s*4(?!\d)/,
        },
      ),
      m('헐 그렇네 ㅇㅋ', 'agrees', [AGREED], { ...LAST, near: BACK }),
    ],
  },
  {
    concept: 'M1U02C04',
    messages: [
      m('-5-(-9)', 'gives-exercise', [plus('4')], { ...TASK, near: /부호|더하|덧셈/ }),
      m('나는 -14 나왔는데', 'claims', [/부호|더하|덧셈|\+|반대|아니|4/], {
        ...CLAIM,
        near: NO,
        not: CONFIRMED,
      }),
      m('아 마이너스마이너스라서 플러스 되는거?', 'claims', [YES], {
        ...CLAIM,
        near: /더하|덧셈|\+|플러스|부호/,
        not: REFUSED,
      }),
      m('그럼 -5-9는', 'gives-exercise', [minus('14')], { ...TASK, near: /부호|더하|덧셈/ }),
      m('이번엔 진짜 -14네ㅋㅋ', 'agrees', [AGREED], { ...LAST, near: minus('14'), not: REFUSED }),
    ],
  },
  {
    concept: 'M1U02C05',
    messages: [
      m('(-2)x(-3)x(-4)', 'gives-exercise', [minus('24')], { ...TASK, near: /부호|음수|곱/ }),
      m('부호 빨리 아는법 없음?', 'asks-how', [/홀수|짝수|개수/], { ...TASK, near: /부호|음수/ }),
      m('음수 100개 곱하면?', 'asks-what', [/양수|\+|플러스|양의/], {
        ...LAST,
        near: /짝수/,
        not: /^음수|(?:답|결과|부호|곱)은? 음수/,
      }),
      m('그중에 0이 하나 껴있으면', 'asks-what', [num('0')], {
        ...LAST,
        near: /0/,
        not: /^양수|(?:답|결과)[은는] 양수/,
      }),
    ],
  },
  {
    concept: 'M1U02C07',
    messages: [
      m('(-2)^3 + 12÷(-4)', 'gives-exercise', [minus('11')], { ...TASK, near: /거듭제곱|나눗셈|-\s?8/ }),
      m('나 -5나옴', 'claims', [/[-−]\s?3|부호|나눗셈|[-−]\s?11/], { ...CLAIM, near: NO, not: CONFIRMED }),
      m('어디서 틀린거임', 'asks-why', [/[-−]\s?3|나눗셈|나누|부호|÷/], {
        ...CLAIM,
        near: /계산|-\s?8|순서|어디/,
      }),
      m('아 12÷-4를 3으로 햇네', 'agrees', [AGREED], { ...CLAIM, near: minus('3'), not: REFUSED }),
      m('한문제만 더 줘봐', 'wants-practice', [PRACTICE], { ...NONE, near: /\\\(/ }),
    ],
  },
  {
    concept: 'M1U03C05',
    messages: [
      m('2(x+3)-3(x-2)', 'gives-exercise', [/[-−]\s?x\s*\+\s*12|12\s*[-−]\s*x/], {
        ...TASK,
        near: /분배|괄호|2x/,
      }),
      m('앞은 -x고 뒤에는 0 아냐?', 'claims', [/12|\+\s?6|부호/], { ...CLAIM, near: NO, not: CONFIRMED }),
      m(
        '왜 +6이 됨 2에 3곱하면 -6이자나 앞에 빼기니까',
        'asks-why',
        [/[-−]\s?3|[-−]\s?2|음수|부호/, /6|양수/],
        {
          ...TASK,
          near: /부호|음수|양수/,
        },
      ),
      m('ㅇㅎ', 'agrees', [AGREED], { ...LAST, near: BACK }),
      m('그럼 2(x+3)-3(x+2)는?', 'gives-exercise', [/[-−]\s?x/], { ...TASK, near: /분배|괄호|2x/ }),
    ],
  },
  {
    concept: 'M1U04C03',
    messages: [
      m('5x-3=2x+9', 'gives-exercise', [/x\s*&?=\s*4(?!\d)/], { ...TASK, near: /이항|3x/ }),
      m('3x=6 아님?', 'claims', [/12|부호|\+\s?3/], { ...CLAIM, near: NO, not: CONFIRMED }),
      m('아 -3이 넘어가면 +3 되니까 12구나', 'agrees', [AGREED], { ...CLAIM, near: /이항|12/, not: REFUSED }),
      m('근데 x=4맞는지 어케 확신해', 'asks-how', [/대입|넣/], {
        ...TASK,
        near: /17|확인|좌변/,
        not: /4(?:\\\))?[은는이가] .{0,6}해가 아니/,
      }),
      m('오 17 17 신기', 'agrees', [AGREED], { ...LAST, near: BACK, not: REFUSED }),
    ],
  },
  {
    concept: 'M1U04C05',
    messages: [
      m('연속하는 세 홀수 합이 51', 'gives-exercise', [num('15'), num('19')], { ...TASK, near: /x|홀수|17/ }),
      m('왜 x+1이 아니고 x+2임', 'asks-why', [/홀수|2씩|짝수|2만큼/], { ...TASK, near: /2|연속/ }),
      m('만약 합이 57이면 젤 작은수는?', 'gives-exercise', [num('17')], { ...TASK, near: /가운데|19|3x|57/ }),
      m('연속하는 짝수 세개로 51은 안됨?', 'asks-always', [NO, /짝수|홀수|17/], {
        ...LAST,
        near: /짝수/,
        not: CONFIRMED,
      }),
    ],
  },
  {
    concept: 'M1U04C05',
    messages: [
      m('갈때 시속 4km 올때 시속6km 왕복 5시간 걸림 거리는', 'gives-exercise', [num('12')], {
        ...TASK,
        near: /시간|frac|나누|x/,
      }),
      m('식이 4x+6x=5 아닌가', 'claims', [/시간|나누|나눠|frac/], { ...CLAIM, near: NO, not: CONFIRMED }),
      m('아 시간은 거리 나누기 속력이라서?', 'claims', [YES], { ...CLAIM, near: /시간|속력/, not: REFUSED }),
      m('그럼 왕복 10시간이면 24km?', 'claims', [YES], { ...TASK, near: /24/, not: REFUSED }),
    ],
  },
  {
    concept: 'M1U05C04',
    messages: [
      m('y가 x에 정비례하고 x=2일때 y=-6 식은', 'gives-exercise', [/y\s*&?=\s*[-−]\s?3\s?x/], {
        ...TASK,
        near: /ax|대입|나누/,
      }),
      m('x=5면?', 'gives-exercise', [minus('15')], { ...TASK, near: /대입|넣/ }),
      m('그래프는 어디 지나는데', 'asks-what', [/원점|사분면|내려/], { ...TASK, near: /그래프|직선/ }),
      m('정비례말고 반비례였으면 식이 뭐가됨', 'gives-exercise', [/12/], { ...TASK, near: /곱|반비례|xy/ }),
    ],
  },
  {
    concept: 'M1U05C05',
    messages: [
      m('y=a/x가 (3,4)지나면 a는', 'gives-exercise', [num('12')], { ...TASK, near: /곱|대입/ }),
      m('(6,2)도 지나?', 'asks-what', [/응|맞|지나|네|그래/], {
        ...TASK,
        near: /12|곱|대입/,
        not: /^(?:아니|틀)|지나지 않|안 지나/,
      }),
      m('(-3,4)는', 'asks-what', [NO], { ...TASK, near: /[-−]\s?12|곱|대입/, not: CONFIRMED }),
      m('왜', 'asks-why', [/[-−]\s?12|[-−]\s?4|곱|부호|사분면/], { ...LAST, near: /\\\(/ }),
      m('그럼 (-3,-4)는 되겠네', 'claims', [/응|맞|지나|네|그래|그렇/], {
        ...CLAIM,
        near: /12|곱|대입/,
        not: /^(?:아니|틀)|지나지 않|안 지나/,
      }),
    ],
  },
  {
    concept: 'M1U05C02',
    messages: [
      m('A(2,-3) x축 대칭점', 'gives-exercise', [/\(\s*2\s*,\s*3\s*\)/], { ...TASK, near: /y좌표|부호/ }),
      m('y축은?', 'gives-exercise', [/\(\s*[-−]\s?2\s*,\s*[-−]\s?3\s*\)/], { ...TASK, near: /x좌표|부호/ }),
      m('원점은 그럼 (-2,3)이네', 'claims', [YES], { ...CLAIM, near: /둘 다|반대|부호/, not: REFUSED }),
      m('자꾸 헷갈리는데 외우는 팁점', 'asks-how', [/축/, /부호|반대|그대로|바뀌|바꾸/], {
        ...LAST,
        near: /대칭|축/,
      }),
    ],
  },
  {
    concept: 'M1U06C03',
    messages: [
      m('맞꼭지각이 뭔데', 'asks-what', [/두 직선|만나|마주/], { near: /맞꼭지각/ }),
      m('2x+10이랑 50이 맞꼭지각이면 x는', 'gives-exercise', [num('20')], { ...TASK, near: /50|같|40/ }),
      m('난 60나옴', 'claims', [/20|40|빼|나누|2x|이항/], { ...CLAIM, near: NO, not: CONFIRMED }),
      m('아 10을 빼야되네 40이고 반띵해서 20', 'shows-step', [YES], {
        ...TASK,
        near: num('20'),
        not: REFUSED,
      }),
      m('ㄳ 근데 엇각은 또 뭐였지', 'asks-what', [/엇갈|Z|안쪽|반대|사이|엇각/], { near: /동위각|평행/ }),
    ],
  },
  {
    concept: 'M1U06C06',
    messages: [
      m('공간에서 두 직선 위치관계 다 말해봐', 'asks-what', [/평행/, /꼬인/], { near: /만나|만날/ }),
      m(
        '꼬인위치 예 하나만',
        'asks-example',
        [/모서리|육면체|고가|다리|도로|교실|육교|상자|천장|바닥|철길|복도|전선/],
        {
          ...LAST,
          near: /꼬인/,
        },
      ),
      m(
        '아니 그거 말고 다른거',
        'asks-another',
        [/모서리|육면체|고가|다리|도로|교실|육교|상자|천장|바닥|철길|복도|전선|사각뿔|삼각뿔|사면체|기둥/],
        {
          ...LAST,
          near: /꼬인/,
        },
      ),
      m('평면에서도 꼬인위치 생길수 있음?', 'asks-always', [NO], { ...LAST, near: /평면/, not: CONFIRMED }),
    ],
  },
  {
    concept: 'M1U07C03',
    messages: [
      m('삼각형 합동조건 세개 뭐뭐', 'asks-what', [/세 변|SSS/, /SAS|끼인각/, /ASA|양 끝/], { near: /합동/ }),
      m('AAA는 왜 안되는데', 'asks-why', [/크기|닮|변|길이|확대/], { ...LAST, near: /각|모양/ }),
      m('예를들면?', 'asks-example', [/정삼각형|변|cm|크기|길이|삼각형/], { ...LAST, near: /\\\(|각/ }),
      m('아 확대한거네 ㅇㅇ', 'agrees', [AGREED], { ...LAST, near: BACK, not: REFUSED }),
    ],
  },
  {
    concept: 'M1U08C03',
    messages: [
      m('정십각형 한 외각', 'gives-exercise', [num('36')], { ...TASK, near: /360|10/ }),
      m('내각은?', 'gives-exercise', [num('144')], { ...TASK, near: /180|36/ }),
      m('그럼 내각합은 1440이겠네', 'claims', [YES], { ...CLAIM, near: /1,?440/, not: REFUSED }),
      m(
        '한 내각이 100도인 정다각형도 있나',
        'asks-always',
        [NO, /80|4\.5|나누어떨어지|나눠떨어지|정수|자연수/],
        {
          ...TASK,
          near: /80|외각/,
          not: CONFIRMED,
        },
      ),
    ],
  },
  {
    concept: 'M1U08C05',
    messages: [
      m('반지름 9 중심각 40도 부채꼴 호 길이', 'gives-exercise', [pi('2')], { ...TASK, near: /360|18/ }),
      m('넓이는', 'gives-exercise', [pi('9')], { ...TASK, near: /81|360|넓이/ }),
      m('둘레는 걍 2파이지?', 'claims', [/18|반지름/], { ...CLAIM, near: NO, not: CONFIRMED }),
      m('아 반지름 두개 더해서 2파이+18', 'shows-step', [YES], { ...CLAIM, near: /18/, not: REFUSED }),
    ],
  },
  {
    concept: 'M1U08C02',
    messages: [
      m('삼각형 세각 비가 1:2:3이면 젤 큰각', 'gives-exercise', [num('90')], { ...TASK, near: /180|6|비/ }),
      m('그냥 3x=180 하면 되지않나', 'claims', [/6x|6|합|더하|더한|세 각|1\s*\+\s*2/], {
        ...CLAIM,
        near: NO,
        not: CONFIRMED,
      }),
      m('1:1:2면?', 'gives-exercise', [num('90')], { ...TASK, near: /180|45|비/ }),
      m('또 직각이네', 'agrees', [/맞|그래|그렇|응|네|직각|90|절반|반/], {
        ...LAST,
        near: BACK,
        not: REFUSED,
      }),
    ],
  },
  {
    concept: 'M1U09C04',
    messages: [
      m('원기둥 반지름 2 높이 7 부피', 'gives-exercise', [pi('28')], { ...TASK, near: /밑넓이|높이|4/ }),
      m('반지름이 4면', 'gives-exercise', [pi('112')], { ...TASK, near: /16|밑넓이/ }),
      m('반지름 두배했는데 왜 4배됨', 'asks-why', [/제곱|두 번|\^|밑넓이|넓이/], {
        ...LAST,
        near: /4|반지름/,
      }),
      m('거기서 높이까지 두배하면 8배?', 'claims', [YES], { ...CLAIM, near: /8|높이/, not: REFUSED }),
    ],
  },
  {
    concept: 'M1U09C05',
    messages: [
      m('원뿔 반지름3 모선5 겉넓이', 'gives-exercise', [pi('24')], { ...TASK, near: /밑넓이|옆넓이|15|9/ }),
      m('옆넓이만', 'gives-exercise', [pi('15')], { ...TASK, near: /옆|모선|부채꼴/ }),
      m('나 겉넓이 15파이라고 냈는데ㅠ', 'claims', [/밑면|밑넓이|9|24/], {
        ...CLAIM,
        near: /괜찮|옆넓이|빠/,
        not: CONFIRMED,
      }),
      m('아 밑면 까먹음', 'agrees', [/맞|그래|그렇|응|네|밑|자주|괜찮|실수/], { ...LAST, near: BACK }),
    ],
  },
  {
    concept: 'M1U09C06',
    messages: [
      m('구 반지름 3 부피', 'gives-exercise', [pi('36')], { ...TASK, near: /frac|27|부피/ }),
      m('겉넓이도', 'gives-exercise', [pi('36')], { ...TASK, near: /4|9|겉넓이/ }),
      m('둘다 36파이니까 부피랑 겉넓이랑 같은거네', 'claims', [/단위|cm|우연|항상|다른|다르|세제곱|3일 때/], {
        ...CLAIM,
        near: NO,
      }),
      m('아니 내말은 반지름 4여도 같냐고', 'asks-always', [NO], {
        ...CLAIM,
        near: /64|256|다르|달라/,
        not: CONFIRMED,
      }),
    ],
  },
  {
    concept: 'M1U10C01',
    messages: [
      m('4 8 6 2 중앙값', 'gives-exercise', [num('5')], { ...TASK, near: /순서|가운데|평균|정렬/ }),
      m('8이랑 6 사이니까 7아님?', 'claims', [/순서|순으로|정렬|크기|5/], {
        ...CLAIM,
        near: NO,
        not: CONFIRMED,
      }),
      m('거기에 10 추가되면', 'gives-exercise', [num('6')], { ...TASK, near: /순서|가운데|10/ }),
      m('평균도 6이네', 'claims', [YES], { ...CLAIM, near: /30|평균|6/, not: REFUSED }),
      m('ㅋㅋ이제 좀 재밌음', 'agrees', [AGREED], { ...NONE, near: /기뻐|재미|재밌|다음|문제/ }),
    ],
  },
  {
    concept: 'M1U10C03',
    messages: [
      m('평균이랑 중앙값중 뭐가 더 좋음', 'asks-difference', [/극단|자료|따라|경우|매우|상황/], {
        near: /평균|중앙값/,
      }),
      m('예시 좀', 'asks-example', [/\d/, /평균|중앙값/], { ...LAST, near: /평균|중앙값/ }),
      m('그럼 평균은 쓸모없네', 'claims', [/아니|모든|모두|쓰|극단|자료/], {
        ...CLAIM,
        near: /평균/,
        not: CONFIRMED,
      }),
    ],
  },
  {
    concept: 'M1U11C04',
    messages: [
      m('30명중 12명이면 상대도수', 'gives-exercise', [/0\.4(?!\d)/], { ...TASK, near: /나누|frac|전체/ }),
      m('퍼센트로는', 'gives-exercise', [num('40')], { ...TASK, near: /100|%/ }),
      m('근데 나머지 계급 다 더한게 0.7 나왔는데 ㄱㅊ?', 'claims', [/0\.6|1이|합|넘|1\.1/], {
        ...CLAIM,
        near: NO,
        not: CONFIRMED,
      }),
      m('아 다시하니 0.6임ㅋ', 'agrees', [AGREED], { ...CLAIM, near: /1/, not: REFUSED }),
    ],
  },
  {
    concept: 'M1U11C02',
    messages: [
      m('계급 크기가 10이고 60부터 시작하면 그담 계급은 어디부터', 'gives-exercise', [num('70')], {
        ...TASK,
        near: /이상|계급/,
      }),
      m('70점은 그럼 어디들어감', 'asks-what', [/70.{0,8}이상|80|둘째|두 번째|다음/], {
        ...TASK,
        near: /이상|미만/,
      }),
      m('도수가 3 5 8 4면 전체 몇명', 'gives-exercise', [num('20')], { ...TASK, near: /더하|더해|합/ }),
      m('이거 시험에 나옴?', 'off-topic', [/나오|나와|나올|시험|중요|학교|선생님/], { ...NONE, near: BACK }),
    ],
  },
  {
    concept: 'M1U03C02',
    messages: [
      m('아 진짜 수학 개싫어', 'distress', [WARM], { ...NONE, near: BACK }),
      m('너랑 하는것도 지루해', 'protests', [/미안|지루|쉬|바꿔|다른|재미|재밌|짧|쉬운|그랬/], {
        ...NONE,
        near: BACK,
      }),
      m('...그럼 쉬운거 하나만 내봐', 'wants-practice', [PRACTICE], { ...NONE, near: /\\\(/ }),
    ],
  },
  {
    concept: 'M1U04C01',
    messages: [
      m('등식이 뭐야', 'asks-what', [/등호|=/], { near: /등식/ }),
      m('3+4=8도 등식임? 틀렸는데', 'claims', [/등식/, /거짓|등호|응|맞/], {
        ...CLAIM,
        near: /등식|거짓/,
        not: /등식이 아니(?:야|에요|지)|(?<!항)등식은 아니/,
      }),
      m('ㄴㄴ 내말은 계산이 틀렸는데 왜 등식이라고 하냐고', 'asks-why', [/등호|거짓|=/], {
        ...LAST,
        near: /등식/,
      }),
      m('글쿠나 ㄱㅅ 근데 정다면체 몇개였지', 'asks-what', [/5|다섯/], { near: /정다면체/ }),
    ],
  },
  {
    concept: 'M1U02C06',
    after: asked('\\(\\frac{3}{4} \\div \\left(-\\frac{3}{2}\\right)\\)의 값은 얼마일까?'),
    messages: [
      m('1/2', 'answers', [/아니|아쉽|부호|다시/], { ...OWN, near: /음수|역수/, not: CONFIRMED }),
      m('아 부호.. -1/2', 'answers', [/맞|정답|잘/], { ...OWN, near: /응|좋/, not: REFUSED }),
      m('근데 왜 음수더라', 'asks-why', [/부호|음수|양수/], { ...LAST, near: /나눗셈|곱/ }),
    ],
  },
  {
    concept: 'M1U04C03',
    after: asked('일차방정식 \\(3x - 5 = 7\\)의 해는 얼마일까?'),
    messages: [
      m('3분의2..?', 'answers', [/아니|아쉽|다시|부호|이항|더하/], { ...OWN, near: /\\\(/, not: CONFIRMED }),
      m('3x=12', 'shows-step', [/맞|좋|그래|응|잘|나누|나눠/], {
        ...OWN,
        near: /3으로|이제|다음/,
        not: REFUSED,
      }),
      m('그래서 4', 'answers', [/맞|정답|잘/], { ...OWN, near: /응|좋/, not: REFUSED }),
      m('하나더', 'asks-another', [PRACTICE], { ...LAST, near: /\\\(/ }),
    ],
  },
  {
    concept: 'M1U01C02',
    after: asked('\\(2^{3} \\times 3^{2}\\)의 값은 얼마일까?'),
    messages: [
      m('6x6=36?', 'answers', [/아니|아쉽|다시|거듭|번|지수/], { ...OWN, near: /\\\(/, not: CONFIRMED }),
      m('8이랑 9', 'shows-step', [/맞|좋|그래|응|잘|곱/], { ...OWN, near: /이제|다음|8/, not: REFUSED }),
      m('72요', 'answers', [/맞|정답|잘/], { ...OWN, near: /응|좋/, not: REFUSED }),
    ],
  },
  {
    concept: 'M1U07C02',
    messages: [
      m('5 7 x로 삼각형 만들때 x 범위 구해줘', 'gives-exercise', [num('2'), num('12')], {
        ...TASK,
        near: /합|긴|작/,
      }),
      m('12는 안돼?', 'asks-what', [/아니|안 |없|못|응|같/], {
        ...TASK,
        near: /합|긴/,
        not: /^(?:돼|가능|그래, 돼|만들 수 있|12도 돼)/,
      }),
      m('딱 같으면 왜 안되는지', 'asks-why', [/겹|일직선|납작|포개|직선|선분|만나지|펴/], {
        ...LAST,
        near: /합|같/,
      }),
      m('x가 자연수면 몇개나 돼', 'gives-exercise', [/(?<!\d)9(?!\d)|아홉/], { ...TASK, near: /3|11/ }),
    ],
  },
]

/** Dialogues with an item open. */
export const ELEVENTH_ITEM_THREADS: readonly Thread[] = [
  {
    // The temperatures are -4 in the morning and +9 at noon; asked by how much noon is warmer.
    concept: 'M1U02C04',
    item: 0,
    messages: [
      m('걍 9에서 4빼면 되는거아냐?', 'claims', [/아니|[-−]\s?4|음수|영하|부호|0/], {
        ...ITEM,
        near: HELPED,
        not: /(?<!\d)13(?!\d)|^(?:응[,.! ]|맞아|정답)/,
      }),
      m('영하 4도에서 0도까지가 4도 차이자나', 'shows-step', [/맞|응|그래|좋|그렇|잘/], {
        ...ITEM,
        near: /0|9|다음|이제/,
        not: /(?<!\d)13(?!\d)|^(?:아니|아쉽|틀)/,
      }),
      m('거기서 9도 더 올라가니까 9+4?', 'shows-step', [/맞|응|그래|좋|그렇|잘/], {
        ...ITEM,
        near: /계산|더하|더해/,
        not: /(?<!\d)13(?!\d)|^(?:아니|아쉽|틀)/,
      }),
      m('13도', 'answers', [/맞/, /칸|넣|적|입력|써/], { ...ITEM, near: /맞|정답/, not: REFUSED }),
    ],
  },
  {
    // Five students hold 1, 6, 2, 7 and 4 pencils and share them equally.
    concept: 'M1U10C01',
    item: 0,
    messages: [
      m('이거 평균 구하라는거임?', 'asks-what', [/맞|응|그래|평균|똑같이|고르게/], {
        ...ITEM,
        near: HELPED,
        not: REFUSED,
      }),
      m('다 더하면 19', 'shows-step', [/아니|다시|더하|더해|합/], { ...ITEM, near: HELPED, not: CONFIRMED }),
      m('아 20이네 담엔 뭐함', 'asks-next', [/나누|나눠|학생|명/], {
        ...ITEM,
        near: HELPED,
        not: /=\s*4(?!\d)|4(?:\\\))?자루씩/,
      }),
      m('20나누기5니까 {key}', 'answers', [/맞/, /칸|넣|적|입력|써/], {
        ...ITEM,
        near: /맞|정답/,
        not: REFUSED,
      }),
    ],
  },
  {
    // How many regular polyhedra have triangles as faces.
    concept: 'M1U09C02',
    item: 0,
    messages: [
      m('정사면체 하나 아님?', 'claims', [/아니|더|또|빠|꼭짓점/], {
        ...ITEM,
        near: HELPED,
        not: /^(?:응[,.! ]|맞아\.|정답)|세 가지|3(?:\\\))?가지/,
      }),
      m('정팔면체도 삼각형이네 그럼 2개', 'answers', [/더|또|빠|하나|꼭짓점|다섯/], {
        ...ITEM,
        near: HELPED,
        not: /^정답|세 가지|3(?:\\\))?가지/,
      }),
      m('정이십면체까지 {key}개!!', 'answers', [/맞/, /칸|넣|적|입력|써/], {
        ...ITEM,
        near: /맞|정답/,
        not: REFUSED,
      }),
    ],
  },
  {
    concept: 'M1U01C04',
    item: 0,
    messages: [
      m('이거 뭐부터 해야돼여', 'asks-how', STEP, { ...ITEM, near: HELPED }),
      m('ㅁㄹ', 'repeats', STEP, { ...ITEM, near: HELPED }),
      m('{key}..?', 'answers', [/맞/, /칸|넣|적|입력|써/], { ...ITEM, near: /맞|정답/, not: REFUSED }),
    ],
  },
  {
    concept: 'M1U02C05',
    item: 1,
    messages: [
      m('{wrong} 나왔는데 맞죠?', 'claims', [NO, 'mistake'], {
        ...ITEM,
        near: /아니|아쉽|다시/,
        not: CONFIRMED,
      }),
      m('왜 틀렸는지 모르겟어', 'asks-why', ['mistake'], { ...ITEM, near: /\\\(|다시|확인|실수|부호|계산/ }),
      m('그럼 {key}', 'answers', [/맞/, /칸|넣|적|입력|써/], { ...ITEM, near: /맞|정답/, not: REFUSED }),
    ],
  },
  {
    concept: 'M1U03C02',
    item: 0,
    messages: [
      m('답만알려줘 제발 학원 10분남음', 'asks-hint', STEP, { ...ITEM, near: /스스로|힌트|같이|먼저|\\\(/ }),
      m('아니 설명말고 답', 'protests', STEP, { ...ITEM, near: /스스로|힌트|같이|먼저|급|\\\(/ }),
    ],
  },
  {
    concept: 'M1U04C03',
    item: 0,
    messages: [
      m('나 {wrong}나왔는데 짝꿍은 {key}래 누가맞음', 'claims', [/짝꿍|친구/], {
        ...ITEM,
        near: /확인|대입|다시|넣|맞/,
        not: /^네가 맞|네 답이 맞/,
      }),
      m('어떻게 확인하는데', 'asks-how', [/대입|넣|확인/], { ...ITEM, near: HELPED }),
    ],
  },
  {
    concept: 'M1U04C05',
    item: 0,
    messages: [
      m('문제가 길어서 읽기싫음 뭐 구하라는거', 'asks-what', [/구하|묻|찾/], { ...ITEM, near: HELPED }),
      m('뭘 x로 둬야되는지만', 'asks-hint', [/x/], { ...ITEM, near: HELPED }),
      m('이딴걸 왜 풀어야됨', 'protests', [WARM], { ...ITEM, near: HELPED }),
    ],
  },
  {
    concept: 'M1U05C04',
    item: 1,
    messages: [
      m('힌트1개만', 'asks-hint', STEP, { ...ITEM, near: HELPED }),
      m('하나 더', 'asks-hint', STEP, { ...ITEM, near: HELPED }),
      m('{key} 아니면 {wrong} 둘중 하나인데', 'answers', [/하나|둘|확인|다시|맞/], { ...ITEM, near: HELPED }),
    ],
  },
  {
    concept: 'M1U06C07',
    item: 0,
    messages: [
      m('답 {key}도 나왔는데 자신없음..', 'claims', [/맞/, /칸|넣|적|입력|써/], {
        ...ITEM,
        near: /맞|정답/,
        not: REFUSED,
      }),
      m('ㄱㅅㄱㅅ', 'thanks', [WELCOME], { ...ITEM, near: BACK }),
    ],
  },
  {
    concept: 'M1U08C01',
    item: 0,
    messages: [
      m('공식 까먹었어 다시알려줘', 'asks-how', [/대각선|꼭짓점|삼각형|n|변/], { ...ITEM, near: HELPED }),
      m('{wrong}개임?', 'claims', [NO, 'mistake'], { ...ITEM, near: /아니|아쉽|다시/, not: CONFIRMED }),
      m('아 왜 자꾸 틀렸대 짜증나', 'protests', [WARM], { ...ITEM, near: HELPED }),
    ],
  },
  {
    concept: 'M1U08C05',
    item: 0,
    messages: [
      m('시작을 못하겠음 첫줄만 써줘', 'asks-hint', STEP, { ...ITEM, near: HELPED }),
      m('아까 거에서 그다음', 'asks-next', STEP, { ...ITEM, near: HELPED }),
    ],
  },
  {
    concept: 'M1U09C04',
    item: 1,
    messages: [
      m('{key} 라고 했는데 틀렸대 버그아님?', 'protests', [/맞/], {
        ...ITEM,
        near: /확인|단위|칸|다시|적/,
        not: /^(?:아니|틀)|답이 아니/,
      }),
      m('아 글쿤 이제 다음문제', 'asks-next', [/다음|문제|칸|넣|적|눌러|넘어/], { ...ITEM, near: BACK }),
    ],
  },
  {
    concept: 'M1U11C04',
    item: 0,
    messages: [
      m('잠만 상대도수가 뭐였더라', 'asks-what', [/전체|총합|합|비율/, /도수/], { near: /상대도수|도수/ }),
      m('ㅇㅋ 이 문제에선 뭘 뭘로 나눠', 'asks-how', [/나누|나눠|전체|도수|곱/], { ...ITEM, near: HELPED }),
      m('그래서 {wrong}', 'answers', [NO, 'mistake'], { ...ITEM, near: /아니|아쉽|다시/, not: CONFIRMED }),
      m('ㄴㄴ 오타 {key}', 'answers', [/맞/, /칸|넣|적|입력|써/], { ...ITEM, near: /맞|정답/, not: REFUSED }),
    ],
  },
]
