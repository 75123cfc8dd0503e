import { type Message, m, type Thread } from './message.ts'

/**
 * The tenth part of the corpus: messages written from the outline of the curriculum and the explanations, by an author who had seen neither the
 * tutor's code nor the other parts but the third.
 */

const NO = /아니|아냐|아쉽|않|안 |달라|다르|다른|다를|틀|없|못/
const YES = /맞|응|그래|그렇|정확|바로|정답|좋|옳|돼|된/
/** A wrong claim taken for right, a right claim taken for wrong. */
const TAKEN = /^(?:응|맞아|맞았|그렇지|정답|정확)/
const REFUSED = /^(?:아니|아쉽|틀렸|그렇지 않)/

const NONE = { focus: 'none' } as const
const LAST = { focus: 'last-reply' } as const
const TASK = { focus: 'task' } as const
const CLAIM = { focus: 'claim' } as const
const OWN = { focus: 'own-question' } as const

/** The number itself: not a part of a longer one, nor its opposite. */
function num(value: number) {
  const digits = String(Math.abs(value)).replace('.', String.raw`\.`)
  const before = value < 0 ? String.raw`[-−]\s?` : String.raw`(?<![-−]\s?)`
  return new RegExp(String.raw`(?<![\d.])${before}(?<![\d.])${digits}(?!\d|\.\d)`)
}

function frac(above: number, below: number, sign: '' | '-' = '') {
  const one = String.raw`\\[dt]?frac\{?${above}\}?\{?${below}\}?|(?<!\d)${above} ?\/ ?${below}(?!\d)|${below}분의 ?${above}`
  return sign === ''
    ? new RegExp(one)
    : new RegExp(
        String.raw`[-−]\s?(?:${one})|\\[dt]?frac\{[-−]\s?${above}\}\{?${below}|마이너스 ?${below}분의`,
      )
}

function pow(base: number, exponent: number) {
  return new RegExp(String.raw`(?<!\d)${base}(?:\^\{?${exponent}\}?|${'⁰¹²³⁴⁵⁶⁷⁸⁹'[exponent]})`)
}

function pi(times: number) {
  return new RegExp(String.raw`(?<!\d)${times} ?(?:\\\))? ?(?:\\pi|π|파이)`)
}

/** So many of something, in figures or in words. */
function many(count: number) {
  const words = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉']
  return new RegExp(
    String.raw`(?<!\d)${count}(?:\\\))? ?(?:개|명|가지|번)|${words[count]} ?(?:개|명|가지|번)`,
  )
}

/** Messages without a thread. */
export const TENTH_SINGLES: Record<string, Message[]> = {
  M1U01C01: [
    m(
      '1은 왜 소수가 아니야? 약수가 자기자신밖에없는데',
      'asks-why',
      [/약수/, /하나|1개|한 개|\(1\\\) ?개|2개|두 개|\(2\\\) ?개/],
      {
        near: /약수|소수도|1보다 큰/,
        not: /(?<!\d)1(?:\\\))?은 소수(?:야|가 맞)/,
      },
    ),
    m('91 소수임? 안나눠지는거같은데', 'claims', [/합성수|아니|아냐/, /7|13/], {
      near: /나누|나눠|약수/,
      not: /91(?:\\\))?(?:은|는) 소수(?:야|가 맞)/,
    }),
  ],
  M1U01C02: [
    m('3의 4제곱이 12인줄 알았는데 왜 81임??', 'asks-why', [/곱/, /번|3 ?(?:\\times|×|\\cdot) ?3/], {
      near: /거듭제곱|지수|곱/,
    }),
    m('5×5×7×7×7 거듭제곱으로 ㄱㄱ', 'gives-exercise', [pow(5, 2), pow(7, 3)], { near: /밑|지수|번/ }),
  ],
  M1U01C03: [
    m(
      '소인수분해 할때 꼭 작은 소수부터 나눠야되냐',
      'asks-always',
      [/아니|상관|괜찮|돼|꼭|필요/, /순서|결과|같|하나|편|쉽/],
      {
        near: /소수|작은/,
      },
    ),
    m('60=4×15 이렇게 쓰면 왜 틀림', 'asks-why', [/소수|소인수/, /4|15/], { near: /소수|합성수|소인수/ }),
  ],
  M1U01C04: [
    m('2^3×3 약수개수 3×1=3개지', 'claims', [NO, num(8)], {
      near: /1을 더|1씩|\+ ?1|약수의 개수/,
      not: TAKEN,
    }),
    m(
      '왜 지수에 1더해서 곱하는거임',
      'asks-why',
      [/0|1도|1을|1부터|없|하나도|안 /, /가지|경우|개|골라|고르/],
      { near: /지수|약수/ },
    ),
  ],
  M1U01C05: [
    m('8이랑 15 둘다 소수 아닌데 서로소 된다고?', 'asks-why', [/공약수/, /1/], {
      near: /서로소|공약수/,
      not: REFUSED,
    }),
    m(
      '2^2×3^3 이랑 2^3×3 최대공약수는여',
      'gives-exercise',
      [/(?<!\d)12(?!\d)|2\^\{?2\}? ?(?:\\times|×|\\cdot) ?3(?![\^\d])/],
      {
        near: /지수|작은|공통/,
      },
    ),
    m('안농', 'greets', [/안녕|반가|어서|하이|왔/], { ...NONE, near: /궁금|물어|도와|시작|무엇|뭐/ }),
  ],
  M1U01C06: [
    m('최소공배수는 왜 큰 지수 고르는거', 'asks-why', [/배수/, /나누어|포함|들어|모두|둘 다|담|품|모자라/], {
      near: /지수|배수/,
    }),
    m(
      '두수 곱이 최대공약수×최소공배수랑 같다는데 진짜임?',
      'asks-always',
      [/같|맞|그래|응/, /공약수|공배수/],
      {
        near: /곱|공약수/,
        not: REFUSED,
      },
    ),
  ],
  M1U02C01: [
    m('0은 양수야 음수야', 'asks-what', [/양수도|둘 다|어느 쪽도|아니/], {
      near: /기준|0/,
      not: /(?<!\d)0(?:\\\))?은 (?:양수|음수)(?:야|지)/,
    }),
    m('-6/3 이거 정수맞음? 분수인데', 'claims', [/정수/, num(-2)], { near: /약분|나누|정수/, not: REFUSED }),
  ],
  M1U02C02: [
    m('절댓값 3보다 작은 정수 몇개임', 'gives-exercise', [num(5)], { near: /-\s?2|거리|수직선/ }),
    m('절댓값은 무조건 양수네 그럼', 'claims', [/(?<![\d.])0(?![\d.])/], { near: /거리|음수|양수/ }),
  ],
  M1U02C03: [
    m('음수는 왜 절댓값 클수록 작아져 헷갈려', 'asks-why', [/왼쪽|수직선|멀|영하|빚|추/], {
      near: /음수|작/,
    }),
    m(
      '-1.5하고 -7/5중에 누가 더 커',
      'gives-exercise',
      [/-\s?1\.5\s*(?:<|\\lt)|(?:>|\\gt)\s*-\s?1\.5|(?:7\}\{5\}|7 ?\/ ?5|1\.4)[^\n]{0,24}(?:커|큰|크)/],
      { near: /절댓값|통분|소수|1\.4/ },
    ),
  ],
  M1U02C04: [
    m(
      '7-12 이런거 못빼는거 아님? 작은데서 큰거 어케뺌',
      'asks-how',
      [/음수|[-−]\s?5|[-−]\s?12/, /더하|더해|덧셈|왼쪽|부호|음수/],
      {
        near: /음수|수직선|더하|부호/,
        not: TAKEN,
      },
    ),
    m('(-3/4)+1/2', 'gives-exercise', [frac(1, 4, '-')], { near: /통분|분모|부호/ }),
  ],
  M1U02C05: [
    m(
      '마이너스 곱하기 마이너스 왜 플러스인지 납득이 안됨',
      'asks-why',
      [/양수|플러스|\+/, /반대|규칙|커지|늘|분배|방향|뒤집|바뀌|빚|씩/],
      {
        near: /양수|음수|부호/,
      },
    ),
    m('(-1)^100 이랑 -1^100 다른거임?', 'asks-difference', [/괄호|전체|밑|까지/, num(-1)], {
      near: /괄호|짝수|제곱/,
      not: /둘은 같아|서로 같아|둘 다 (?:\\\()?1(?:\\\))?이/,
    }),
  ],
  M1U02C06: [
    m('0은 역수 왜 없어', 'asks-why', [/(?<![\d.])0(?![\d.])/, /곱|분모|나눌/], { near: /역수|0/ }),
    m('-2의 역수는 1/2?', 'claims', [NO, frac(1, 2, '-')], { near: /부호|곱/, not: TAKEN }),
  ],
  M1U02C07: [
    m('-3^2+4×2 = 17 맞음??', 'claims', [NO, num(-1)], { near: /[-−]\s?9|제곱|괄호/, not: TAKEN }),
    m('99×7 암산 어떻게 하는건데 분배법칙으로', 'asks-how', [/100/, /693|700|7/], { near: /100|분배/ }),
  ],
  M1U03C01: [
    m('a÷b×c 줄여쓰면 a/bc임?', 'claims', [NO, /ac|\\[dt]?frac\{a\}\{b\} ?(?:\\times|×)? ?c|ca/], {
      near: /앞|순서|역수|왼쪽/,
      not: TAKEN,
    }),
    m('1a 라고 쓰면 안돼? 왜 1을 빼', 'asks-why', [/1/, /생략|쓰지|안 써|같|약속|간단/], {
      near: /생략|약속|곱/,
    }),
  ],
  M1U03C02: [
    m('x=-2일때 -x^2 얼마', 'gives-exercise', [num(-4)], { near: /괄호|제곱|대입/ }),
    m('대입할때 괄호 왜침', 'asks-why', [/음수|부호|[-−]|분수/, /곱|제곱|부호|헷갈|실수|틀/], {
      near: /괄호|음수|부호/,
    }),
  ],
  M1U03C03: [
    m('x+3y-1 항 몇개임', 'gives-exercise', [/3(?:\\\))? ?개|세 ?개|셋/], { near: /항/ }),
    m('-x의 계수는 없는거지?', 'claims', [/아니|아냐|있|생략/, num(-1)], { near: /생략|계수/, not: TAKEN }),
  ],
  M1U03C04: [
    m('(6x-9)÷3 하면 2x-9 아니야?', 'claims', [/2x ?[-−] ?3/, /아니|아쉽|각|모두|둘|도 /], {
      near: /각|모두|역수|둘|나누/,
      not: TAKEN,
    }),
    m('(8x+4)÷(-2/3) 이건 어케함', 'gives-exercise', [/[-−]\s?12 ?x ?[-−] ?6/], { near: /역수|곱/ }),
  ],
  M1U03C05: [
    m('3x랑 3x^2 더하면 6x^3??', 'claims', [NO, /동류항|차수/], { near: /동류항|차수|더할 수/, not: TAKEN }),
    m('2(x-3)-3(2x-1)', 'gives-exercise', [/[-−]\s?4 ?x ?[-−] ?3/], { near: /분배|괄호|동류항/ }),
  ],
  M1U04C01: [
    m('3=5도 등식이라고?? 틀렸는데', 'claims', [/등식/, /등호|=/], { near: /등식|거짓/, not: REFUSED }),
    m(
      'ax+6=3x+b가 항등식이면 a b 얼마',
      'gives-exercise',
      [/a(?:\\\))?(?: ?= ?|(?:는|가) ?)(?:\\\()?3/, /b(?:\\\))?(?: ?= ?|(?:는|가) ?)(?:\\\()?6/],
      { near: /계수|상수항|양변|같/ },
    ),
  ],
  M1U04C02: [
    m('a=b면 a/3=b/3 되는건 알겠는데 a/0은?', 'asks-what', [/(?<![\d.])0(?![\d.])/, /없|않|안 |못/], {
      near: /0|나누|나눌/,
    }),
    m('ac=bc면 무조건 a=b 아님?', 'claims', [NO, /(?<![\d.])0(?![\d.])/], { near: /c/, not: TAKEN }),
  ],
  M1U04C03: [
    m('4x=12 에서 4 넘기면 x=12-4 =8 왜 틀려', 'asks-why', [/나누|나눠|나눗|곱/, /3|4/], {
      near: /나누|나눠|곱|계수/,
    }),
    m('2(x-3)=x+1', 'gives-exercise', [/x ?= ?7(?!\d)/], { near: /괄호|분배|이항/ }),
    m(
      'ㅠㅠ 방정식 하나도 모르겠어 나 바본가봐',
      'protests',
      [/괜찮|누구나|천천|처음|하나씩|같이|차근|바보/],
      {
        near: /이항|등식|힌트|방정식|문제/,
      },
    ),
  ],
  M1U04C04: [
    m('x/2 - x/3 = 1 풀어줘 분모땜에 짜증', 'gives-exercise', [/x ?= ?6(?!\d)/], {
      near: /최소공배수|(?<!\d)6(?!\d)/,
    }),
    m(
      '0.2x+1=0.5 에 10곱해서 2x+1=5 했는데 어디가 틀린거',
      'asks-why',
      [/10/, /모든|모두|전부|각 항|상수|빠|1에도|\(1\\\)에도|1에|\(1\\\)에/],
      {
        near: /10|양변/,
      },
    ),
  ],
  M1U04C05: [
    m('형이 나보다 3살 많고 둘이 합치면 29살임 나 몇살', 'gives-exercise', [num(13)], {
      near: /x|방정식|식/,
    }),
    m(
      '답이 x=2.5명 나왔는데 이거 맞는거야?',
      'claims',
      [/사람|명|자연수|정수/, /아니|없|않|다시|확인|틀|이상/],
      {
        near: /확인|다시|사람|자연수/,
        not: TAKEN,
      },
    ),
  ],
  M1U05C01: [
    m('순서쌍이랑 좌표는 뭐가 다른거', 'asks-difference', [/순서쌍/, /좌표/, /짝|순서|위치|점|나타내/], {
      near: /좌표|순서쌍/,
    }),
    m('(0,-3)은 x축 위에 있지?', 'claims', [NO, /y(?:\\\))? ?축/], {
      near: /y|x(?:\\\))? ?좌표/,
      not: TAKEN,
    }),
  ],
  M1U05C02: [
    m('ab<0이고 a>b면 (a,b) 어디사분면', 'gives-exercise', [/(?<!\d)4(?:\\\))? ?사분면/], {
      near: /부호|양수|음수|a ?>/,
    }),
    m('사분면 번호 왜 시계반대로 감', 'asks-why', [/약속|정한|정했|정해|규칙|양수|방향/], {
      near: /사분면|반대/,
    }),
  ],
  M1U05C03: [
    m('집에서 거리 시간 그래프가 내려가면 속력이 줄어드는거야?', 'claims', [NO, /돌아|거리|가까/], {
      near: /거리|가파|기울/,
      not: TAKEN,
    }),
    m(
      '컵이 위로갈수록 넓어지는데 물 똑같이 부으면 물높이 그래프 어케생김',
      'asks-what',
      [/느리|느려|완만|천천|덜 가파/],
      {
        near: /넓|높이/,
        not: /점점 (?:더 )?(?:빨라|빠르|가팔라|가파르)/,
      },
    ),
  ],
  M1U05C04: [
    m('y=2x+1도 정비례임? x커지면 y도 커지잖아', 'claims', [NO, /배|원점|ax|꼴/], {
      near: /원점|배|꼴|정비례/,
      not: TAKEN,
    }),
    m(
      '점 (4,-6) 지나는 정비례 식 구하기',
      'gives-exercise',
      [/[-−]\s?(?:\\[dt]?frac\{?3\}?\{?2|3 ?\/ ?2|1\.5)|\\[dt]?frac\{[-−]3\}\{2\}/],
      {
        near: /대입|ax|a/,
      },
    ),
    m('문제하나만 내봐', 'wants-practice', [/문제|\?|question/], { ...NONE, near: /연습|풀/ }),
  ],
  M1U05C05: [
    m(
      '책 한권 읽을때 1시간에 몇쪽 읽으면 몇시간 걸리는지 이런게 반비례야?',
      'claims',
      [/반비례/, /곱|일정|배|맞|응|그래/],
      {
        near: /반비례|곱/,
        not: REFUSED,
      },
    ),
    m('y=8/x에서 x y 둘다 정수인 점 몇개있어', 'gives-exercise', [many(8)], { near: /약수|정수/ }),
  ],
  M1U06C01: [
    m('점 두개 지나는 직선은 몇개 그을수있어', 'asks-what', [/하나|1개|한 개|오직|\(1\\\) ?개/], {
      near: /직선/,
    }),
    m('삼각기둥 교점 교선 갯수좀', 'gives-exercise', [num(6), num(9)], { near: /꼭짓점|모서리/ }),
  ],
  M1U06C02: [
    m(
      'M이 AB중점 N이 AM중점이면 NB는 AB의 몇배',
      'gives-exercise',
      [/\\[dt]?frac\{?3\}?\{?4\}?|3 ?\/ ?4|4분의 ?3|0\.75/],
      {
        near: /중점|절반|반/,
      },
    ),
    m('거리를 왜 구불구불한 선으로 안재고 선분으로 재', 'asks-why', [/짧|하나/], { near: /선분|거리/ }),
  ],
  M1U06C03: [
    m('시계 4시면 바늘 사이 각 몇도', 'gives-exercise', [num(120)], { near: /30|12/ }),
    m('180도는 둔각이야?', 'claims', [NO, /평각/], { near: /평각|90/, not: TAKEN }),
  ],
  M1U06C04: [
    m('직교랑 수직이랑 같은말?', 'asks-difference', [/직각|90/, /수직|직교/], { near: /직교|수직/ }),
    m('수직이등분선은 왜 이등분이 붙어', 'asks-why', [/중점|똑같|반으로|둘로|가운데|이등분|같은 길이|같게/], {
      near: /수직|중점|나누/,
    }),
  ],
  M1U06C05: [
    m('두 직선이 완전 겹치면 만나는거야 안만나는거야', 'asks-what', [/일치/, /무수|한없|모든|많|수없/], {
      near: /일치|만나/,
    }),
    m('평면에서 직선 3개 그으면 교점 최대 몇개', 'gives-exercise', [/(?<!\d)3(?:\\\))? ?개|세 ?개|셋/], {
      near: /교점|만나/,
    }),
  ],
  M1U06C06: [
    m('정육면체에서 한 모서리랑 꼬인위치 몇개', 'gives-exercise', [/(?<!\d)4(?:\\\))? ?개|네 ?개|넷/], {
      near: /꼬인|평행|만나/,
    }),
    m('한 평면에 수직인 두 평면은 평행이지', 'claims', [NO, /만나|만날|수직|벽|모서리|상자|육면체/], {
      near: /평면/,
      not: TAKEN,
    }),
  ],
  M1U06C07: [
    m('엇각은 원래 항상 같은거 아님?', 'claims', [NO, /평행/], { near: /평행/, not: TAKEN }),
    m(
      '맞꼭지각이랑 동위각 머가달라',
      'asks-difference',
      [/맞꼭지각/, /동위각/, /평행|위치|한 점|마주|두 직선/],
      {
        near: /동위각|맞꼭지각/,
      },
    ),
  ],
  M1U07C01: [
    m(
      '눈금없는자는 어디에 쓰는거야 그럼',
      'asks-what',
      [/선분|직선|선을/, /긋|그어|그을|그리|이어|잇|연장/],
      { near: /자|선/ },
    ),
    m('평행선 작도하면 왜 평행이 되는건데', 'asks-why', [/동위각|엇각/, /같/], { near: /각|평행/ }),
  ],
  M1U07C02: [
    m('두변이랑 각 하나만 알면 삼각형 하나로 정해짐?', 'asks-always', [/끼인각|사이|끼인/], {
      near: /각|변/,
    }),
    m('세변이 4, 9, x면 x 될수있는 자연수 몇개', 'gives-exercise', [many(7)], { near: /13|합|가장 긴/ }),
  ],
  M1U07C03: [
    m(
      '두변이랑 끼인각 아닌 각이 같으면 왜 합동조건이 안돼',
      'asks-why',
      [/두 개|두 가지|2개|둘|여러|하나로|다른|다를/],
      {
        near: /끼인각|삼각형/,
      },
    ),
    m('넓이 같으면 합동맞지', 'claims', [NO, /모양|겹|밑변|높이|포개|변/], { near: /넓이|모양/, not: TAKEN }),
  ],
  M1U08C01: [
    m('대각선 20개면 몇각형', 'gives-exercise', [/팔각형|(?<!\d)8(?!\d)/], { near: /n|대각선|40/ }),
    m('삼각형은 대각선 없어?', 'asks-what', [/(?<!\d)0(?!\d)|없/], { near: /이웃|대각선/ }),
  ],
  M1U08C02: [
    m('한 외각이 120이고 그거랑 안이웃한 내각 하나가 50이면 다른 하나는', 'gives-exercise', [num(70)], {
      near: /외각|합|60/,
    }),
    m('삼각형 내각합 180인거 증명 어케함', 'asks-how', [/평행/, /엇각|동위각|평각|일직선/], {
      near: /평행|찢|오려|모으|모아|평각/,
    }),
  ],
  M1U08C03: [
    m('정n각형 한 내각 150도면 n은?', 'gives-exercise', [/(?<!\d)12(?!\d)|십이각형/], {
      near: /외각|30|360/,
    }),
    m('변 많아지면 외각합도 커지는거 아냐?', 'claims', [NO, /360/], { near: /360|외각/, not: TAKEN }),
  ],
  M1U08C04: [
    m('지름도 현이야?', 'claims', [/현/, /가장 긴|긴|중심|맞|응|그래/], { near: /현/, not: REFUSED }),
    m('부채꼴이 활꼴이랑 똑같아지는 때가 있나', 'asks-always', [/반원|180/], { near: /지름|현/ }),
  ],
  M1U08C05: [
    m('반지름4 호길이 3파이면 부채꼴 넓이', 'gives-exercise', [pi(6)], {
      near: /frac\{1\}\{2\}|절반|반지름|1\/2/,
    }),
    m('원둘레는 왜 2파이r이야', 'asks-why', [/지름/, /비|배|원주율|나눈|\\pi|π/], { near: /지름|원주율/ }),
    m('파이 얘기하니까 파이 먹고싶다ㅋㅋ', 'off-topic', [/원주율|파이|\\pi|π|수학|부채꼴|문제|공부|맛/], {
      ...NONE,
      near: /원|궁금|물어/,
    }),
  ],
  M1U09C01: [
    m('팔면체인 각기둥 이름 뭐임', 'gives-exercise', [/육각기둥/], {
      near: /밑면|옆면|2/,
      not: /팔각기둥이야/,
    }),
    m('각뿔대 옆면은 왜 사다리꼴임', 'asks-why', [/평행/], { near: /사다리꼴|자르|잘/ }),
  ],
  M1U09C02: [
    m('정이십면체 꼭짓점은 20개?', 'claims', [NO, num(12)], { near: /12|면|꼭짓점/, not: TAKEN }),
    m('면이 다 합동인 정삼각형이면 무조건 정다면체아님?', 'claims', [NO, /꼭짓점/], {
      near: /꼭짓점|모인/,
      not: TAKEN,
    }),
  ],
  M1U09C03: [
    m('원뿔을 축 지나게 자른거랑 밑면이랑 평행하게 자른거 단면 차이', 'asks-difference', [/삼각형/, /원/], {
      near: /원|삼각형/,
    }),
    m('도넛도 회전체임?', 'claims', [/회전/, /원|축|맞|응/], { near: /회전|돌/, not: REFUSED }),
  ],
  M1U09C04: [
    m('삼각기둥 밑면이 3 4 5 직각삼각형이고 높이 10 겉넓이', 'gives-exercise', [num(132)], {
      near: /밑넓이|옆넓이|둘레/,
    }),
    m('기둥 부피가 왜 밑넓이곱하기높이임', 'asks-why', [/쌓|층|겹|1(?:\\\))? ?cm|단위|채우/], {
      near: /밑넓이|높이/,
    }),
  ],
  M1U09C05: [
    m('뿔은 왜 1/3이야 1/2가 아니고', 'asks-why', [/기둥/, /3|세/], { near: /기둥|물|모래/ }),
    m('원뿔 모선5 반지름3 겉넓이', 'gives-exercise', [pi(24)], { near: /옆넓이|밑넓이|모선|부채꼴/ }),
  ],
  M1U09C06: [
    m('구는 전개도 왜 못그려', 'asks-why', [/굽|휘|곡|평평|펼|둥글/], { near: /구|전개도/ }),
    m('구 반지름 2배하면 부피도 2배?', 'claims', [NO, /(?<!\d)8(?!\d)|세제곱|여덟/], {
      near: /세제곱|8|r\^/,
      not: TAKEN,
    }),
    m('더 어려운거 없냐 구로', 'asks-harder', [/구/, /\?|까|문제|question|구해/], { near: /문제|구/ }),
  ],
  M1U10C01: [
    m('평균이랑 중앙값이랑 같을수도있음?', 'asks-always', [/같|있/, /평균|중앙값/], {
      near: /평균|중앙값/,
      not: REFUSED,
    }),
    m('5 9 2 8 4에서 중앙값 가운데있는 2 맞지', 'claims', [/크기|순서|작은|정렬|늘어놓|나열/, num(5)], {
      near: /순서|크기|작은/,
      not: TAKEN,
    }),
  ],
  M1U10C02: [
    m(
      '최빈값이 숫자아니어도 됨? 혈액형같은거',
      'asks-always',
      [/혈액형|색|숫자|수가 아|좋아하|A형|O형/, /돼|되|있|구할|쓸|가능|맞/],
      {
        near: /최빈값|많이/,
        not: REFUSED,
      },
    ),
    m(
      '2 3 3 5 5 5 7 최빈값',
      'gives-exercise',
      [/(?<!\d)5(?:\\\))? ?(?:이|야|가|는|은|$)|최빈값[^.\n]{0,15}(?<!\d)5(?!\d)/],
      { near: /많이|자주|번/ },
    ),
  ],
  M1U10C03: [
    m(
      '반 용돈 평균이 5만원이래 근데 거의다 3만원보다 적게 받음 왜그런거',
      'asks-why',
      [/평균/, /큰|많|극단|영향|끌|높/],
      {
        near: /평균|극단|중앙값/,
      },
    ),
    m(
      '극단값있으면 무조건 중앙값써야돼?',
      'asks-always',
      [/중앙값/, /알맞|목적|상황|보통|항상|무조건|경우|적절|대체로|더|영향/],
      {
        near: /중앙값|극단/,
      },
    ),
  ],
  M1U11C01: [
    m('줄기 4에 잎 0 3 3 8이면 무슨값들이야', 'gives-exercise', [num(40), num(43), num(48)], {
      near: /줄기|잎|십의 자리/,
    }),
    m('세자리수는 줄기 뭘로해 132같은거', 'asks-how', [/(?<!\d)13(?!\d)|백의|앞/, /줄기/], {
      near: /줄기|잎|자리/,
    }),
  ],
  M1U11C02: [
    m('10이상 20미만에 20도 들어감?', 'claims', [/아니|않|안 |다음|없/, /미만|20/], {
      near: /미만|이상/,
      not: TAKEN,
    }),
    m(
      '도수분포표 쓰면 안좋은점은 없어?',
      'asks-what',
      [/정확|각각|하나하나|변량|값|원래/, /없|모르|모른|사라|잃|어려/],
      { near: /변량|값|계급/ },
    ),
  ],
  M1U11C03: [
    m(
      '막대그래프랑 히스토그램 뭐가달라',
      'asks-difference',
      [/붙|이어|간격|계급|연속|떨어|띄/, /히스토그램/],
      { near: /막대|히스토그램/ },
    ),
    m('도수분포다각형 넓이랑 히스토그램넓이 같은거 왜그래', 'asks-why', [/삼각형|잘라|옮/, /같|합동/], {
      near: /삼각형|넓이/,
    }),
  ],
  M1U11C04: [
    m('상대도수 0.3이고 전체 40명이면 몇명', 'gives-exercise', [num(12)], { near: /곱|0\.3/ }),
    m('상대도수가 1보다 커질수도 있나', 'asks-always', [/없|아니|않|안 /, /전체|총합|합/], {
      near: /전체|총합|1/,
      not: TAKEN,
    }),
  ],
  M1U11C05: [
    m('도수 더 많은반이 상대도수도 큰거지?', 'claims', [NO, /전체|총합|총|나누|나눈/], {
      near: /전체|총합|비율/,
      not: TAKEN,
    }),
    m('상대도수 그래프가 오른쪽으로 치우치면 뭔뜻', 'asks-what', [/큰|높|많|긴/], { near: /변량|비율|값/ }),
  ],
  M1U11C06: [
    m(
      '우리반 애들한테만 물어보고 전교생 결론내면 안됨?',
      'asks-always',
      [/안 |못|없|어려|않|아니|조심/, /대표|일부|전체|전교|다른 반|다른 학년|치우/],
      {
        near: /대표|전체|일부|자료/,
      },
    ),
    m('통계 탐구 순서가 어케됨', 'asks-how', [/문제/, /수집|모으|모아/, /분석|정리/, /해석|결론/], {
      near: /자료/,
    }),
  ],
}

function asked(question: string, message = '문제 하나 내 줘') {
  return [{ message, response: `좋아, 한 문제 낼게.\n\n\`\`\`question\n${question}\n\`\`\`` }]
}

/** Dialogues without an open item. */
export const TENTH_THREADS: Thread[] = [
  {
    concept: 'M1U01C01',
    messages: [
      m('소수가 정확히 뭐야', 'asks-what', [/약수/, /2개|두 개|\(2\\\) ?개|1과|\(1\\\)과|자기/], {
        near: /약수|1보다/,
      }),
      m('그럼 2는? 짝수인데', 'asks-what', [/소수/, /약수|1|2/], {
        ...LAST,
        near: /소수/,
        not: /(?<!\d)2(?:\\\))?(?:는|은) (?:합성수야|소수가 아니)/,
      }),
      m('아 그래서 짝수중엔 2만 소수구나', 'agrees', [YES], { ...LAST, near: /소수|짝수/, not: REFUSED }),
      m('그럼 홀수는 다 소수겠네', 'claims', [NO, /9|15|21|25|(?<!\d)1(?!\d)/], {
        ...CLAIM,
        near: /홀수|합성수/,
        not: TAKEN,
      }),
    ],
  },
  {
    concept: 'M1U01C02',
    messages: [
      m('2의 5제곱 얼마', 'gives-exercise', [num(32)], { near: /곱|번/ }),
      m('왜?', 'asks-why', [/곱|×|\\times/, /번|2 ?(?:×|\\times) ?2|다섯|5/], {
        ...TASK,
        near: /지수|거듭제곱|곱/,
      }),
      m('그럼 6제곱은', 'gives-exercise', [num(64)], { ...TASK, near: /곱|번/ }),
      m('ㄱㅅ 비슷한거 하나만', 'wants-practice', [/\^|제곱/], { ...NONE, near: /문제|question/ }),
    ],
  },
  {
    concept: 'M1U01C03',
    messages: [
      m('84 소인수분해 ㄱ', 'gives-exercise', [pow(2, 2), /3/, /7/], { near: /나누|나눠|소수/ }),
      m('어 나는 2×2×21 나왔는데', 'claims', [/21/, /3|7|소수가 아니|더/], {
        ...CLAIM,
        near: /소수|소인수/,
        not: TAKEN,
      }),
      m('아 21도 쪼개야되네', 'agrees', [/맞|응|그래|바로|정확|좋|3|7/], {
        ...LAST,
        near: /소수|21/,
        not: REFUSED,
      }),
      m(
        '근데 아까 그건 왜 2가 제곱이야',
        'asks-why',
        [/두 번|2번|\(2\\\) ?번|2 ?(?:\\times|×) ?2|두 개|2개/],
        { ...TASK, near: /거듭제곱|번|곱/ },
      ),
    ],
  },
  {
    concept: 'M1U01C05',
    messages: [
      m('24랑 60 최대공약수', 'gives-exercise', [num(12)], { near: /소인수|공통|나누|나눠/ }),
      m('어떻게함?', 'asks-how', [/소인수분해|공통|나누|나눠|약수/], { ...TASK, near: /2|3|공약수/ }),
      m('더 쉽게', 'asks-easier', [/약수|나누|나눠|공통|똑같이/], { ...LAST, near: /12|24|60/ }),
      m('그럼 공약수는 1 2 3 4 6 12네', 'claims', [YES], { ...CLAIM, near: /약수|12/, not: REFUSED }),
    ],
  },
  {
    concept: 'M1U01C06',
    messages: [
      m('4랑 6 최소공배수 24 맞지', 'claims', [NO, num(12)], { near: /12|공배수/, not: TAKEN }),
      m('두개 곱하면 되는거 아니었어?', 'asks-why', [/서로소|공약수|공통|겹|두 번/], {
        ...LAST,
        near: /공배수|배수|12/,
        not: TAKEN,
      }),
      m('그럼 4랑 9면?', 'gives-exercise', [num(36)], { ...LAST, near: /서로소|곱|배수/ }),
    ],
  },
  {
    concept: 'M1U02C01',
    messages: [
      m('유리수가 머야', 'asks-what', [/분수/, /정수|분모/], { near: /분수|정수/ }),
      m('그럼 3은 유리수 아니네 분수아니니까', 'claims', [/유리수/, /frac|\/|분수|정수/], {
        ...CLAIM,
        near: /분수|정수/,
        not: TAKEN,
      }),
      m('아 정수도 다 유리수구나', 'agrees', [YES], { ...LAST, near: /유리수/, not: REFUSED }),
      m('그럼 반대로는?', 'asks-always', [NO, /\d\.\d|frac|분수|\d ?\/ ?\d|정수가 아닌|정수가 아니/], {
        ...LAST,
        near: /정수|유리수/,
        not: TAKEN,
      }),
    ],
  },
  {
    concept: 'M1U02C02',
    messages: [
      m('수직선에서 -5랑 3 사이 거리', 'gives-exercise', [num(8)], { near: /수직선|빼|더|원점/ }),
      m('왜 2가 아님', 'asks-why', [/(?<![\d.])0(?![\d.])|원점|반대|왼쪽|수직선|사이/], {
        ...TASK,
        near: /거리|8|더/,
      }),
      m('그럼 -5랑 -3이면', 'gives-exercise', [num(2)], { ...TASK, near: /거리|수직선|빼/ }),
    ],
  },
  {
    concept: 'M1U02C04',
    messages: [
      m('(-4)-(-9)', 'gives-exercise', [num(5)], { near: /더하|더해|덧셈|부호/ }),
      m('마이너스 두개면 왜 더하기로 바뀜', 'asks-why', [/반대|빚|빼|부호|없애/, /더|덧셈|양수/], {
        ...TASK,
        near: /더하|덧셈|반대|부호/,
      }),
      m('아 그래서 부호가 바뀌는구나', 'agrees', [YES], { ...LAST, near: /부호|더하|덧셈/, not: REFUSED }),
      m('그럼 4-9면?', 'gives-exercise', [num(-5)], { ...TASK, near: /음수|부호|더/ }),
    ],
  },
  {
    concept: 'M1U02C05',
    messages: [
      m('(-2)×3×(-5)', 'gives-exercise', [num(30)], { near: /음수|부호|짝수/ }),
      m('거기다 음수 하나 더 곱하면 부호 어케돼?', 'asks-what', [/음수|[-−]|마이너스|홀수/], {
        ...TASK,
        near: /부호|바뀌/,
      }),
      m('홀수개면 마이너스 맞지?', 'claims', [YES], { ...CLAIM, near: /홀수|음수|[-−]/, not: REFUSED }),
      m('0이 하나 끼면?', 'asks-what', [/(?<![\d.])0(?![\d.])/], { ...LAST, near: /곱/ }),
    ],
  },
  {
    concept: 'M1U02C06',
    messages: [
      m('3/4 나누기 2 얼마', 'gives-exercise', [frac(3, 8)], { near: /역수|곱/ }),
      m(
        '난 6/4 나왔는데ㅠ',
        'claims',
        [/역수|frac\{1\}\{2\}|1 ?\/ ?2|곱/, /아니|아쉽|않|3\}\{8|3 ?\/ ?8|역수/],
        { ...CLAIM, near: /역수|나누/, not: TAKEN },
      ),
      m('2의 역수가 뭔데', 'asks-what', [frac(1, 2)], { ...LAST, near: /곱|역수/ }),
      m('ㅇㅎ 그럼 3/4 × 1/2 하면 되는거네', 'claims', [YES], {
        ...CLAIM,
        near: /frac\{3\}\{8\}|3 ?\/ ?8|곱/,
        not: REFUSED,
      }),
    ],
  },
  {
    concept: 'M1U02C07',
    messages: [
      m('8-2×3 18아님?', 'claims', [NO, num(2)], { near: /곱셈|곱하기|먼저/, not: TAKEN }),
      m(
        '왜 곱하기부터 해야되는데 누가정함',
        'asks-why',
        [/약속|정한|정해|정했|묶|혼란|헷갈|사람마다|덧셈|여러 번/],
        { ...LAST, near: /순서|먼저|곱/ },
      ),
      m('그럼 (8-2)×3은', 'gives-exercise', [num(18)], { ...LAST, near: /괄호|6/ }),
    ],
  },
  {
    concept: 'M1U03C01',
    messages: [
      m('한개에 500원짜리 x개 사고 만원내면 거스름돈', 'gives-exercise', [/10[,{}\\ ]*000 ?[-−] ?500 ?x/], {
        near: /500 ?x|빼/,
      }),
      m('숫자를 왜 x 앞에씀', 'asks-why', [/수|숫자/, /앞|약속/], { ...LAST, near: /약속|앞|문자/ }),
      m('그럼 x×(-1)은 -1x?', 'claims', [/[-−]\s?x/, /1|생략|안 |쓰지/], { ...CLAIM, near: /생략|[-−]\s?x/ }),
    ],
  },
  {
    concept: 'M1U03C02',
    messages: [
      m('a=3일때 2a는 23이야?', 'claims', [NO, num(6)], { near: /곱/, not: TAKEN }),
      m('아 곱하기가 숨어있는거네', 'agrees', [YES], { ...LAST, near: /곱|생략/, not: REFUSED }),
      m('그럼 a가 -3이면', 'gives-exercise', [num(-6)], { ...TASK, near: /괄호|대입|곱/ }),
      m('2a^2는?? a는 그대로 -3', 'gives-exercise', [num(18)], { ...TASK, near: /제곱|9/ }),
    ],
  },
  {
    concept: 'M1U03C03',
    messages: [
      m('차수랑 계수 헷갈림', 'asks-difference', [/차수/, /계수/, /곱|지수|개수/], { near: /차수|계수/ }),
      m(
        '그럼 5x^2에서는?',
        'asks-what',
        [/계수[^.\n]{0,24}5|5(?:\\\))?[^.\n]{0,12}계수/, /차수[^.\n]{0,24}2|2(?:\\\))?[^.\n]{0,12}차/],
        {
          ...LAST,
          near: /계수|차수/,
        },
      ),
      m('-x+7은 x의 계수가 7이지', 'claims', [NO, /상수항|[-−]\s?1/], {
        ...CLAIM,
        near: /상수항|[-−]\s?1/,
        not: TAKEN,
      }),
      m('7은 뭔데 그럼', 'asks-what', [/상수항/], { ...LAST, near: /수만|문자/ }),
    ],
  },
  {
    concept: 'M1U03C05',
    messages: [
      m('4x+3-2x+5 계산', 'gives-exercise', [/2 ?x ?\+ ?8/], { near: /동류항|끼리/ }),
      m('왜 10x라고는 못해', 'asks-why', [/동류항|문자|종류/], { ...TASK, near: /더할 수|끼리|상수/ }),
      m('쉽게좀', 'asks-easier', [/사과|개|종류|묶|끼리|같은|봉지|연필|과자|상자/], {
        ...LAST,
        near: /동류항|더/,
      }),
      m('ㅇㅋ 그럼 5-(2x-3)은 8-2x 맞지', 'claims', [YES], { ...CLAIM, near: /8|부호/, not: REFUSED }),
    ],
  },
  {
    concept: 'M1U04C02',
    messages: [
      m('등식의 성질 왜배움', 'asks-why', [/방정식|해를|풀|x/], { near: /등식|양변/ }),
      m('3x-1=8 이걸로 풀면 어케됨', 'gives-exercise', [/x ?= ?3(?!\d)/, /더|나누|나눠/], {
        near: /양변|더하|9/,
      }),
      m('왜 1을 더해?', 'asks-why', [/없애|없어|(?<![\d.])0(?![\d.])|x만|남|지우|혼자|[-−]\s?1/], {
        ...TASK,
        near: /양변|더/,
      }),
      m('한쪽에만 더하면 안됨?', 'asks-always', [/안 |않|아니|못|없|깨|기울/, /저울|양변|양쪽|같|균형/], {
        ...LAST,
        near: /양변|같/,
      }),
    ],
  },
  {
    concept: 'M1U04C03',
    messages: [
      m('7-2x=1', 'gives-exercise', [/x ?= ?3(?!\d)/], { near: /이항|7|양변/ }),
      m('난 -3 나왔어', 'claims', [/아니|아쉽|틀|않|다시/, /부호|나누|나눠|[-−]\s?2|대입/], {
        ...CLAIM,
        near: /부호|확인|나누|3/,
        not: TAKEN,
      }),
      m('아 -6을 -2로 나누니까 3이네', 'claims', [YES], { ...CLAIM, near: /3|부호/, not: REFUSED }),
      m('ㄳ 비슷한거 하나만 더', 'wants-practice', [/x/, /=/], { ...NONE, near: /문제|question/ }),
    ],
  },
  {
    concept: 'M1U04C04',
    messages: [
      m('0.5x=x-2', 'gives-exercise', [/x ?= ?4(?!\d)/], { near: /10|정수|이항/ }),
      m('2 곱해도 되지않음? 꼭 10 곱해야돼?', 'asks-always', [/돼|되|괜찮|맞|가능|좋|아니/, /정수|2/], {
        ...TASK,
        near: /정수|소수|양변/,
      }),
      m('그럼 아무거나 곱해도 되는거네', 'claims', [/(?<![\d.])0(?![\d.])|정수|양변|같은/], {
        ...CLAIM,
        near: /정수|양변|곱/,
      }),
    ],
  },
  {
    concept: 'M1U04C05',
    messages: [
      m('사과를 애들한테 3개씩 주면 4개 남고 4개씩 주면 2개 모자람 애들 몇명', 'gives-exercise', [num(6)], {
        near: /x|방정식/,
      }),
      m(
        '왜 4x-2야? 모자란건 더해야되는거 아님',
        'asks-why',
        [/모자라|모자란|부족/, /사과|빼|적|실제|가진|있는/],
        { ...TASK, near: /모자라|빼|사과/ },
      ),
      m('사과는 그럼 22개?', 'claims', [YES], { ...CLAIM, near: /22/, not: REFUSED }),
      m('오 너 천재네', 'thanks', [/고마|잘|좋|다음|문제|스스로|도움|덕분|너/], {
        ...NONE,
        near: /궁금|물어|또/,
      }),
    ],
  },
  {
    concept: 'M1U05C02',
    messages: [
      m('(3,-5)를 x축 대칭하면', 'gives-exercise', [/(?<![-−\d])3 ?,[\\,;~! ]*5/], {
        near: /y(?:\\\))? ?좌표|부호/,
      }),
      m('y축은?', 'gives-exercise', [/[-−]\s?3 ?,[\\,;~! ]*[-−]\s?5/], {
        ...TASK,
        near: /x(?:\\\))? ?좌표|부호/,
      }),
      m('아 x축이면 x는 그대로고 y만 부호바뀌네', 'agrees', [YES], { ...LAST, near: /y|부호/, not: REFUSED }),
      m('그럼 원점대칭 두번하면 원래대로 돌아옴?', 'asks-always', [/맞|응|돌아|그래|같|원래/], {
        ...LAST,
        near: /원점|부호/,
        not: REFUSED,
      }),
    ],
  },
  {
    concept: 'M1U05C04',
    after: asked('\\(y = 4x\\)에서 \\(x = -3\\)일 때 \\(y\\)의 값은 얼마일까?'),
    messages: [
      m('12', 'answers', [/아니|아쉽|다시|부호|틀/], {
        ...OWN,
        near: /부호|대입/,
        not: /^(?:맞아|맞았|정답|응)/,
      }),
      m('아 -12', 'answers', [/맞|정답|좋/], { ...OWN, near: /[-−]\s?12/, not: REFUSED }),
      m('근데 정비례 그래프는 왜 꼭 직선임', 'asks-why', [/일정|배|점|같은|똑같/], { near: /직선|원점/ }),
    ],
  },
  {
    concept: 'M1U05C05',
    messages: [
      m('반비례 쉽게 설명좀', 'asks-easier', [/배/, /frac|절반|1\/2|반|곱/], { near: /곱|줄|배/ }),
      m('피자로 예를들면?', 'asks-example', [/피자|조각/, /명|사람/], {
        ...LAST,
        near: /명|조각|나누|반비례/,
      }),
      m('그럼 8조각을 x명이 똑같이 나누면 한명당 y=8/x조각 맞음?', 'claims', [YES], {
        ...CLAIM,
        near: /8|frac|반비례/,
        not: REFUSED,
      }),
      m('x가 0이면?', 'asks-what', [/(?<![\d.])0(?![\d.])/, /없|않|못|안 /], {
        ...LAST,
        near: /나누|나눌|분모/,
      }),
    ],
  },
  {
    concept: 'M1U06C03',
    messages: [
      m('맞꼭지각 왜 같은건데', 'asks-why', [/180|평각/], { near: /빼|합|같/ }),
      m('평각이 뭐였지', 'asks-what', [/180/], { ...LAST, near: /직선|일직선/ }),
      m('그럼 두직선 만나서 각하나가 35면 나머지 셋은?', 'gives-exercise', [num(145), num(35)], {
        ...LAST,
        near: /145|맞꼭지각|180/,
      }),
    ],
  },
  {
    concept: 'M1U06C06',
    messages: [
      m('꼬인위치가 그게 뭔데', 'asks-what', [/만나지/, /평행하지|평행도/], { near: /만나|평행/ }),
      m('걍 평행이랑 뭐가다름', 'asks-difference', [/평행/, /평면|방향/], { ...LAST, near: /평행|만나/ }),
      m(
        '실생활에선 어디서봄',
        'asks-example',
        [/육교|고가|도로|다리|모서리|전선|천장|교실|철|비행|연필|상자|책상|기둥|칠판|건물|벽|길/],
        {
          ...LAST,
          near: /육면체|꼬인/,
        },
      ),
      m('아 그럼 평면위에선 꼬인위치가 없겠네', 'claims', [YES], { ...CLAIM, near: /평면|없/, not: REFUSED }),
    ],
  },
  {
    concept: 'M1U06C07',
    messages: [
      m('평행한 두직선에서 72도인 각의 엇각은 몇도', 'gives-exercise', [num(72)], { near: /같|엇각/ }),
      m('왜 같아', 'asks-why', [/평행/, /동위각|맞꼭지각|옮|겹|밀|돌/], {
        ...TASK,
        near: /평행|동위각|맞꼭지각/,
      }),
      m('평행 아니면?', 'asks-what', [/다르|달라|다를|같지|않|아니|모르/], { ...LAST, near: /평행|같/ }),
      m('그럼 엇각 같은거 보이면 평행이라고 써도됨?', 'asks-always', [YES], {
        ...LAST,
        near: /평행/,
        not: REFUSED,
      }),
    ],
  },
  {
    concept: 'M1U07C02',
    messages: [
      m('삼각형 두변이 7이랑 10이면 남은변 얼마까지 돼', 'gives-exercise', [num(17)], { near: /합|작/ }),
      m('17은 됨?', 'asks-what', [/안 |아니|않|못|없/, /같|합|17|작/], {
        ...LAST,
        near: /합|겹|작아야/,
        not: TAKEN,
      }),
      m('그럼 1이나 2도 되겠네 작으니까', 'claims', [/안 |아니|않|못|없/, /3|10|가장 긴|합|차/], {
        ...CLAIM,
        near: /가장 긴|10|합/,
        not: TAKEN,
      }),
      m('아 두변 차보다는 커야되는구나', 'agrees', [YES], { ...LAST, near: /차|3|합/, not: REFUSED }),
    ],
  },
  {
    concept: 'M1U07C03',
    messages: [
      m('합동조건 3개뭐였더라', 'asks-what', [/SSS|세 변/, /SAS|끼인각/, /ASA|양 끝/], { near: /변|각/ }),
      m('세각 같은건 왜안껴줌', 'asks-why', [/크기|닮|커|작|길이/], { ...LAST, near: /모양|변|각/ }),
      m('정삼각형끼리는 그럼 다 합동?', 'claims', [NO, /변|크기|길이/], {
        ...LAST,
        near: /변|크기/,
        not: TAKEN,
      }),
    ],
  },
  {
    concept: 'M1U08C01',
    messages: [
      m('육각형 대각선', 'gives-exercise', [num(9)], { near: /꼭짓점|2로|이웃/ }),
      m('왜 3을 빼', 'asks-why', [/자기|자신|이웃|옆|양쪽/], { ...TASK, near: /꼭짓점|대각선/ }),
      m('그럼 7이면?', 'gives-exercise', [num(14)], { ...TASK, near: /칠각형|7/ }),
      m('100각형은 4850개 맞아?', 'claims', [YES], { ...CLAIM, near: /4850|97/, not: REFUSED }),
    ],
  },
  {
    concept: 'M1U08C03',
    messages: [
      m('오각형 내각합', 'gives-exercise', [num(540)], { near: /삼각형|180/ }),
      m('왜 삼각형 3개임 5개아니고', 'asks-why', [/꼭짓점|대각선|2를|n ?[-−] ?2|이웃/], {
        ...TASK,
        near: /삼각형|나누/,
      }),
      m('가운데 점찍어서 나누면 5개잖아', 'claims', [/360|한 바퀴|가운데|안쪽/, /빼|뺀|540/], {
        ...CLAIM,
        near: /360|가운데|빼/,
        not: REFUSED,
      }),
      m('신기하네 그럼 정오각형 한각은 108?', 'claims', [YES], { ...CLAIM, near: /108/, not: REFUSED }),
    ],
  },
  {
    concept: 'M1U08C05',
    messages: [
      m('반지름 9 중심각 40 부채꼴 넓이', 'gives-exercise', [pi(9)], { near: /360|81|frac/ }),
      m('왜 360으로 나눠', 'asks-why', [/한 바퀴|전체|비율|얼마만큼|원 하나/], { ...TASK, near: /360|원/ }),
      m('그럼 호길이는', 'gives-exercise', [pi(2)], { ...TASK, near: /호|둘레|18/ }),
      m('둘다 40/360 곱하는거구나', 'agrees', [YES], { ...LAST, near: /비율|frac|360/, not: REFUSED }),
    ],
  },
  {
    concept: 'M1U09C02',
    messages: [
      m('정육면체 꼭짓점 모서리 몇개씩', 'asks-what', [num(8), num(12)], { near: /꼭짓점|모서리/ }),
      m('한 꼭짓점에 면이 몇개씩 모임?', 'asks-what', [/(?<!\d)3(?!\d)|세 ?개|셋/], {
        ...LAST,
        near: /꼭짓점|면/,
      }),
      m('정사각형 4개 모이게 하면 왜안돼', 'asks-why', [/360|평평|평면|납작/], {
        ...LAST,
        near: /90|각|볼록/,
      }),
    ],
  },
  {
    concept: 'M1U09C05',
    messages: [
      m('밑면이 한변 6인 정사각형이고 높이 4인 사각뿔 부피', 'gives-exercise', [num(48)], {
        near: /frac\{1\}\{3\}|36|밑넓이|1\/3/,
      }),
      m('144 아님?', 'claims', [/아니|아쉽|않|틀/, /3|기둥/], { ...CLAIM, near: /기둥|3/, not: TAKEN }),
      m('아 3으로 나눠야되네', 'agrees', [YES], { ...LAST, near: /48|3/, not: REFUSED }),
      m('그럼 높이만 2배면 부피도 2배?', 'asks-always', [/맞|응|그래|2배|두 배|\(2\\\) ?배/], {
        ...LAST,
        near: /높이|96/,
        not: REFUSED,
      }),
    ],
  },
  {
    concept: 'M1U10C01',
    messages: [
      m('4 8 6 10 평균이랑 중앙값', 'gives-exercise', [num(7)], { near: /평균|중앙값/ }),
      m('둘이 똑같네 원래 같은거야?', 'asks-always', [/아니|항상|다를|달라|다르|우연|경우|늘|꼭/], {
        ...LAST,
        near: /평균|중앙값/,
        not: TAKEN,
      }),
      m('10을 100으로 바꾸면?', 'gives-exercise', [/29\.5|frac\{59\}\{2\}|frac\{118\}\{4\}/, num(7)], {
        ...TASK,
        near: /평균|중앙값/,
      }),
      m('헐 평균만 커졌네 왜', 'asks-why', [/더하|더해|모든|합|극단|모두/], { ...LAST, near: /평균|중앙값/ }),
    ],
  },
  {
    concept: 'M1U11C02',
    messages: [
      m('도수가 뭐야', 'asks-what', [/계급/, /개수|수|명/], { near: /변량|계급/ }),
      m('그럼 도수 다 더하면?', 'asks-what', [/전체|총합|모두|총/], { ...LAST, near: /변량|개수/ }),
      m('계급 크기는 왜 다 똑같이 함', 'asks-why', [/비교|공평|한눈|쉽|모양|왜곡|편|헷갈|알아보/], {
        near: /계급|간격|같/,
      }),
      m('ㅇㅋㅇㅋ 고마웡', 'thanks', [/천만|언제|다행|좋|도움|잘|또|고마|별말|파이팅|화이팅/], {
        ...NONE,
        near: /문제|궁금|물어|더/,
      }),
    ],
  },
  {
    concept: 'M1U11C04',
    messages: [
      m('25명중에 5명이면 상대도수', 'gives-exercise', [/(?<!\d)0\.2(?!\d)/], {
        near: /나누|나눠|frac|전체/,
      }),
      m('20이라고 쓰면 안돼?', 'asks-always', [/0\.2|백분율|%|퍼센트|(?<!\d)1(?!\d)/], {
        ...TASK,
        near: /비율|100/,
      }),
      m('그럼 상대도수 0.2면 무조건 5명인거야?', 'claims', [NO, /전체|총합|곱/], {
        ...CLAIM,
        near: /전체|총합/,
        not: TAKEN,
      }),
      m('전체 60명이면 12명이겠네', 'claims', [YES], { ...CLAIM, near: /12/, not: REFUSED }),
    ],
  },
]
