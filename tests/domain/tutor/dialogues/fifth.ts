import { type Message, m, type Thread } from './message.ts'

/**
 * The fifth part of the corpus: written from the outline and the explanations by an author who had seen neither the tutor's code nor the rest
 * of the corpus.
 */

const NO =
  /아니|아냐|않|달라|다르|다른|틀렸|틀린|틀려|없어|없지|없는|없다|없고|없습|못|안 돼|안 되|안 됩|잘못|반례/
const YES =
  /맞아|맞았|맞는|맞습|맞네|맞지|맞다|응[,.!\s]|그래[,.!\s]|네[,.!\s]|정답|옳|잘했|정확|좋아|그렇지|바로 그/
const PI = '(?:\\\\pi|π|파이)'
const MINUS = '[-−–]'
const NONE = { focus: 'none' } as const
const LAST = { focus: 'last-reply' } as const
const TASK = { focus: 'task' } as const
const CLAIM = { focus: 'claim' } as const
const ITEM = { focus: 'item' } as const
const WARM =
  /괜찮|힘들|천천히|같이|속상|답답|쉬어|쉬었|쉬고|마음|그럴 수|어려울|지치|지쳤|짜증|미안|함께|하나씩|차근/
const BACK = /수학|공부|개념|문제|질문|설명|배우|단원|여기/
const BYE = /언제|또|다음|좋|고마|수고|잘|도움|다행|질문|물어|반가|파이팅|화이팅/

/** A negative number. */
const neg = (n: string): RegExp => new RegExp(`${MINUS} ?${n}(?!\\d)|마이너스 ?${n}`)
/** A number that stands alone. */
const num = (n: string): RegExp => new RegExp(`(?<![\\d.])${n}(?![\\d]|\\.\\d)`)

/** Messages without a thread. */
export const FIFTH_SINGLES: Readonly<Record<string, readonly Message[]>> = {
  M1U01C01: [
    m('1은 왜 소수 아님?? 불쌍하게', 'asks-why', [/약수/], {
      near: /1은|1이/,
      not: /(?<!\d)1은 소수(야|예요|이다)/,
    }),
    m('소수 두개 더하면 항상 합성수 나와?', 'asks-always', [NO, num('2')], { near: /소수|합성수/ }),
    m('91은 암만봐도 소수같은데', 'claims', [/합성수|소수가 아니|소수는 아니|아니|아냐/, /7|13/], CLAIM),
  ],
  M1U01C02: [
    m('2^3이랑 3^2랑 같은거 아님?', 'claims', [NO, num('8'), num('9')], { near: /밑|지수/, ...CLAIM }),
    m('밑? 지수? 뭐가 뭐엿지', 'asks-what', [/밑/, /지수/]),
  ],
  M1U01C03: [
    m('60=4x15 이러면 끝난거지', 'claims', [/아니|아직|더|않|덜/, /소수|소인수|2\^/], {
      near: /소인수/,
      ...CLAIM,
    }),
    m('84 소인수분해 ㄱㄱ', 'gives-exercise', [/2\^\{?2|2²|2 ?(?:×|x|\\times) ?2/, num('3'), num('7')], TASK),
  ],
  M1U01C04: [
    m('72 약수 몇개ㅐ', 'gives-exercise', [num('12')], TASK),
    m(
      '근데 약수 갯수 구할때 지수에 1은 왜 더하는거임',
      'asks-why',
      [/0|안 곱|하나도|한 번도|1도|1까지|1을 포함|1부터|1이 있|1이라는/],
      { near: /약수/ },
    ),
  ],
  M1U01C05: [
    m('둘다 소수면 무조건 서로소?', 'asks-always', [/다른|다르|같은|같으면|같지|똑같/], { near: /서로소/ }),
    m('8하고 9 서로소 ㅇㅈ?', 'claims', [YES, /1/], {
      near: /서로소/,
      not: /8(과|이랑|하고) 9는 서로소가 아니/,
      ...CLAIM,
    }),
    m('24 60 최대공약수', 'gives-exercise', [num('12')], TASK),
  ],
  M1U01C06: [
    m('6이랑 8 최소공배수는 48', 'claims', [NO, num('24')], { near: num('24'), ...CLAIM }),
    m('왜 최소공배수는 지수 큰걸로 골라요', 'asks-why', [/배수|나누어떨어|나눠떨어|포함|들어/], {
      near: /지수/,
    }),
  ],
  M1U02C01: [
    m('0은 그래서 양수야 음수야', 'asks-what', [/아니|아냐|둘 다|어느 쪽/], {
      near: /0/,
      not: /(?<!\d)0은 (양수|음수)(야|예요|이다)/,
    }),
    m('정수는 다 유리수라고 할수잇음?', 'asks-always', [YES, /분수|유리수/], {
      near: /유리수/,
      not: /유리수가 아니[야다에]/,
    }),
  ],
  M1U02C02: [
    m('절댓값은 무조건 양수 아니에여?', 'asks-always', [/0/], { near: /절댓값/ }),
    m('절댓값 5인 수는 5 하나뿐', 'claims', [neg('5')], { near: /절댓값/, ...CLAIM }),
  ],
  M1U02C03: [
    m('-7이 -3보다 크다 왜냐면 7이 더 크니까', 'claims', [NO, /작|왼쪽|-3이 (더 )?[커크]|큰 쪽/], {
      near: /음수|절댓값/,
      not: /^(응|네|맞아)/,
      ...CLAIM,
    }),
    m('x는 3보다 작지않다 이거 부등호로', 'gives-exercise', [/≥|\\geq?|>=|크거나 같/], {
      near: /부등호/,
      ...TASK,
    }),
  ],
  M1U02C04: [
    m('(-5)-(-8) 얼마', 'gives-exercise', [num('3')], { near: /\+ ?\(?\+? ?8/, ...TASK }),
    m('뺄셈인데 왜 더하기로 바꿔 이해안감', 'asks-why', [/덧셈|더하|더해|더한/, /부호|반대/], {
      near: /덧셈|더하|수직선/,
    }),
  ],
  M1U02C05: [
    m(
      '음수 세개 곱하면 뭐 플러스야 마이너스야',
      'asks-what',
      [/음수(야|예요|가|이|입|지)|마이너스(야|예요|가)|부호는 [^양]*음|홀수|\([-−]\\\)/],
      { near: /부호|음수/ },
    ),
    m('(-2)^4 랑 -2^4 차이좀', 'asks-difference', [num('16'), neg('16')], { near: /괄호|16/ }),
  ],
  M1U02C06: [
    m('0은 역수가 없어?', 'asks-always', [/없/, /0/], { near: /역수/ }),
    m('-4의 역수 1/4 맞죠?', 'claims', [NO, /[-−] ?(?:\\d?frac ?\{1\}\{4\}|1 ?\/ ?4)|4분의/], {
      near: /부호|1이/,
      ...CLAIM,
    }),
  ],
  M1U02C07: [
    m('10+2×3=36 아님?', 'claims', [num('16'), /곱|먼저/], {
      near: num('16'),
      not: /36(이|은)? 맞아/,
      ...CLAIM,
    }),
    m('분배법칙 한줄요약 ㄱ', 'asks-what', [/곱/, /각각|따로|나누어|\(|하나씩|모두/], { near: /분배/ }),
  ],
  M1U03C01: [
    m('a×a×3 이거 aa3 으로 쓰면됨?', 'claims', [/3a\^\{?2|3a²|3 ?a의 제곱/], {
      near: /거듭제곱|숫자|수를|앞/,
      ...CLAIM,
    }),
    m('1a는 왜 그냥 a라고 써', 'asks-why', [/1/, /생략|같|안 써|쓰지|변하지|그대로/], { near: /생략/ }),
  ],
  M1U03C02: [
    m('a=-3이면 a^2은 -9지', 'claims', [NO, num('9')], {
      near: /괄호|\([-−] ?3\)/,
      not: /-9(가|이)? 맞아/,
      ...CLAIM,
    }),
    m('숫자 넣을때 괄호 왜치는데 귀찮', 'asks-why', [/괄호/, /음수|부호|곱|헷갈/], { near: /괄호/ }),
  ],
  M1U03C03: [
    m('3x-5 상수항 5지?', 'claims', [neg('5')], { near: /부호|상수항/, ...CLAIM }),
    m('x^2+1 도 일차식인가여', 'claims', [NO, /차수|2차|이차|제곱|2/], { near: /일차식|차수/, ...CLAIM }),
  ],
  M1U03C04: [
    m('-2(3x-4)=-6x-8', 'claims', [/\+ ?8/], { near: /부호|분배|[-−]4|괄호/, ...CLAIM }),
    m('(6x+9)÷3 하면', 'gives-exercise', [/2x ?\+ ?3/], TASK),
  ],
  M1U03C05: [
    m('3a+2b=5ab임', 'claims', [NO, /동류항|문자/], { near: /동류항|더할 수/, ...CLAIM }),
    m('5x-2-3x+7 ㄱ', 'gives-exercise', [/2x ?\+ ?5/], TASK),
    m('2x랑 2x제곱은 왜 못더해', 'asks-why', [/차수|제곱|동류항/], { near: /동류항/ }),
  ],
  M1U04C01: [
    m('항등식 방정식 둘이 먼차이', 'asks-difference', [/항등식/, /방정식/, /항상|모든|언제나|어떤|늘/], {
      near: /항등식|방정식/,
    }),
    m('x+2 이건 방정식이야?', 'claims', [NO, /등호|등식|=/], { near: /등호|등식/, ...CLAIM }),
  ],
  M1U04C02: [
    m('양변 0으로 나누면 왜 안됨', 'asks-why', [/0/, /나눌|나누|나눗셈|곱/], { near: /0/ }),
    m('ac=bc면 a=b 항상 성립하나요?', 'asks-always', [/0/, NO], { near: /0/, not: /^(응|네|맞아)/ }),
  ],
  M1U04C03: [
    m('3x+5=x-7', 'gives-exercise', [neg('6')], { near: /이항|2x/, ...TASK }),
    m('이항하면 부호 바뀌는 이유가 뭐예요', 'asks-why', [/양변/], { near: /등식|부호/ }),
    m('2x=6 이면 6-2해서 x=4', 'claims', [NO, num('3')], {
      near: /나누|나눠|나눈/,
      not: /x ?= ?4(가|이)? 맞아/,
      ...CLAIM,
    }),
  ],
  M1U04C04: [
    m(
      '0.2x+1=0.5 에 10곱해서 2x+1=5',
      'claims',
      [/10/, /모든|모두|양변|1에도|각|다 곱|빠|전부|상수항|2x ?\+ ?10/],
      { near: /10/, ...CLAIM },
    ),
    m('x/2+x/3=5 답만', 'gives-exercise', [num('6')], { near: /6/, ...TASK }),
  ],
  M1U04C05: [
    m('어떤수 3배에서 4 뺐더니 11 나왔대 어떤수는', 'gives-exercise', [num('5')], {
      near: /3x ?[-−] ?4/,
      ...TASK,
    }),
    m('뭘 x로 놔야될지 진심 모르겟', 'asks-how', [/구하|모르는|묻|물어/], { near: /x/ }),
  ],
  M1U05C01: [
    m('(2,3) (3,2) 그거나 그거나 같은점 아냐?', 'claims', [NO, /순서|x|가로|먼저/], {
      near: /순서|좌표/,
      ...CLAIM,
    }),
    m('x축위 점은 y좌표가 뭐임', 'asks-what', [/0/], { near: /축/ }),
  ],
  M1U05C02: [
    m('(-3,5)는 몇사분면?', 'gives-exercise', [/2사분면|둘째|두 번째|2 ?사분면|제\s*2|\\\(2\\\)/], {
      near: /사분면/,
      ...TASK,
    }),
    m('원점은 몇사분면에 속해요?', 'asks-what', [/아니|않|없/], { near: /사분면/ }),
    m('(4,-1) y축대칭 → (4,1)', 'claims', [/\([-−] ?4, ?[-−] ?1\)/], { near: /x좌표|부호/, ...CLAIM }),
  ],
  M1U05C03: [
    m('그래프 평평한데는 뭔뜻임', 'asks-what', [/변하지|변화가 없|일정|그대로|멈|같은|안 변/], {
      near: /그래프/,
    }),
  ],
  M1U05C04: [
    m('정비례면 x커질때 y도 무조건 커짐?', 'asks-always', [NO, /음수|a ?<|작아|줄|[-−]/], { near: /정비례/ }),
    m('y=2x+1도 정비례지', 'claims', [NO, /ax|원점|배|\+ ?1|0/], { near: /정비례/, ...CLAIM }),
  ],
  M1U05C05: [
    m('반비례그래프 계속가면 x축이랑 만나긴 해?', 'asks-always', [NO, /0|가까/], {
      near: /축/,
      not: /x축과 만나(요|게 돼)[.!]/,
    }),
    m('y=12/x 에서 x=-3', 'gives-exercise', [neg('4')], { near: /대입/, ...TASK }),
  ],
  M1U06C01: [
    m('반직선AB나 반직선BA나 똑같지 않나', 'claims', [NO, /시작|방향|출발/], { near: /반직선/, ...CLAIM }),
  ],
  M1U06C02: [
    m('AB=14 M이 중점 AM은', 'gives-exercise', [num('7')], TASK),
    m('중점 M이면 AM이 AB의 2배?', 'claims', [/반|½|frac|1\/2|2분의|AB ?= ?2|거꾸로/], {
      near: /중점/,
      ...CLAIM,
    }),
  ],
  M1U06C03: [m('맞꼭지각 왜 같은건데 그냥 그렇게 생겨서?', 'asks-why', [/180|평각/], { near: /맞꼭지각/ })],
  M1U06C04: [m('점이랑 직선 거리는 왜 꼭 수직으로 재야됨', 'asks-why', [/짧|최단/], { near: /수선|수직/ })],
  M1U06C05: [m('한평면에서 두직선 안만나면 뭐라고해', 'asks-what', [/평행/])],
  M1U06C06: [
    m('꼬인위치 1도모르겟음', 'asks-what', [/만나지/, /평행/], { near: /꼬인/ }),
    m('공간에서 안만나면 다 평행이죠?', 'asks-always', [/꼬인/], {
      near: /평행/,
      not: /다 평행(이야|이에요|해)[.!]/,
    }),
  ],
  M1U06C07: [
    m('엇각은 항상 같음?', 'asks-always', [/평행/], { near: /엇각/ }),
    m('동위각이랑 엇각 맨날 헷갈려', 'asks-difference', [/동위각/, /엇각/], { near: /같은 위치|엇갈/ }),
  ],
  M1U07C01: [
    m('작도할때 자로 길이재면 안되나여', 'asks-always', [/눈금|컴퍼스/], {
      near: /자/,
      not: /재도 (돼|됩니다|괜찮)/,
    }),
  ],
  M1U07C02: [
    m('3 4 8 삼각형 되나', 'gives-exercise', [/안|없|못|아니|않/, /7|긴|합|작|크/], {
      near: /긴 변|합/,
      ...TASK,
    }),
    m(
      '세각 다 알면 삼각형 하나로 정해지는거죠',
      'asks-always',
      [NO, /크기|모양|변|무수히|여러|수없이|하나로/],
      { near: /변/ },
    ),
  ],
  M1U07C03: [
    m('왜 ssa는 합동조건이 아님?', 'asks-why', [/끼인|두 개|두 가지|2개|다른|여러|하나로/], { near: /합동/ }),
    m('ASA 뭐 줄인거', 'asks-what', [/변|side/i, /각|angle/i]),
  ],
  M1U08C01: [
    m('팔각형 대각선', 'gives-exercise', [num('20')], { near: /대각선/, ...TASK }),
    m('대각선 공식에 나누기2는 왜 붙어', 'asks-why', [/두 번|2번|중복|겹|번씩/], { near: /대각선/ }),
  ],
  M1U08C02: [m('삼각형 40 75 있으면 나머지도 75?', 'claims', [num('65')], { near: /180/, ...CLAIM })],
  M1U08C03: [
    m('외각합 오각형은 540이져', 'claims', [num('360')], { near: /외각/, ...CLAIM }),
    m('정육각형 한내각 구해줘', 'gives-exercise', [num('120')], TASK),
  ],
  M1U08C04: [
    m('중심각 2배되면 현 길이도 2배?', 'asks-always', [NO, /현/], {
      near: /현/,
      not: /현의 길이도 2배(가 돼|야|예요)/,
    }),
  ],
  M1U08C05: [
    m('반지름6 중심각60 호길이', 'gives-exercise', [new RegExp(`2 ?${PI}`)], { near: /호/, ...TASK }),
    m('2πr이 넓이 공식 맞지', 'claims', [/둘레|원주|r\^|r²|제곱/], {
      near: /넓이/,
      not: /2πr이 넓이(야|예요)/,
      ...CLAIM,
    }),
  ],
  M1U09C01: [
    m('원기둥도 다면체라고 해도됨?', 'asks-always', [NO, /곡면|다각형|회전체|굽|평면/], { near: /다면체/ }),
  ],
  M1U09C02: [
    m('정다면체 5개밖에없는거 왜그럼 더 만들면 안돼?', 'asks-why', [/360|3개|세 개|셋/], {
      near: /정다면체/,
    }),
  ],
  M1U09C03: [m('원뿔 축 지나게 자르면 뭐나옴', 'asks-what', [/삼각형/])],
  M1U09C04: [m('한변4 정육면체 겉넓이', 'gives-exercise', [num('96')], { near: /16|6/, ...TASK })],
  M1U09C05: [
    m('뿔은 왜 3으로 나눠', 'asks-why', [/기둥/, /3|세|셋/], { near: /기둥/ }),
    m('밑넓이12 높이5 사각뿔 부피 60 ㅇㅋ?', 'claims', [num('20')], {
      near: /frac|3분의|1\/3|나누/,
      ...CLAIM,
    }),
  ],
  M1U09C06: [
    m('구 반지름 2배되면 겉넓이도 2배겠네', 'claims', [/(?<!\d)4(?:\\\))? ?배|네 배|2\^\{?2/], {
      near: /제곱|겉넓이/,
      ...CLAIM,
    }),
  ],
  M1U10C01: [
    m('3 9 1 7 5 중앙값 1이지 가운데 있으니까', 'claims', [num('5'), /순서|크기|작은/], {
      near: num('5'),
      ...CLAIM,
    }),
    m('자료 짝수개면 가운데가 없는데 어캄', 'asks-how', [/두|2/, /평균|나누|÷|더해/], {
      near: /평균|중앙값/,
    }),
  ],
  M1U10C02: [
    m('최빈값 두개여도 돼?', 'asks-always', [/있|돼|될 수|여러|둘|두 개|2개/], {
      near: /최빈값/,
      not: /하나만 있어야/,
    }),
  ],
  M1U10C03: [
    m('한명만 월급 1억이면 평균 쓰기 좀 그렇지않나', 'claims', [/중앙값|극단|영향|큰 값|매우/], {
      near: /평균/,
      ...CLAIM,
    }),
  ],
  M1U11C01: [
    m(
      '잎에 똑같은 수 두번나오면 한번만 쓰는거지',
      'claims',
      [/모두|다 |두 번|중복|전부|그대로|번 모두|빠짐/],
      { near: /잎/, ...CLAIM },
    ),
  ],
  M1U11C02: [
    m('10이상 20미만에 20도 껴?', 'asks-always', [/아니|안|않|다음|미만|못/], {
      near: /20/,
      not: /20도 (들어가|포함돼)[.!요]/,
    }),
  ],
  M1U11C03: [
    m('히스토그램 막대는 왜 다 붙어있음?', 'asks-why', [/연속|이어|끊|계급/], { near: /계급|막대|직사각형/ }),
  ],
  M1U11C04: [
    m('40명중 12명 상대도수?', 'gives-exercise', [/0\.3(?!\d)|3 ?\/ ?10/], TASK),
    m('상대도수 다더하면 100 아니냐', 'claims', [num('1')], { near: /백분율|1/, ...CLAIM }),
  ],
  M1U11C05: [
    m(
      '우리반 90점이상 5명 옆반 8명이면 옆반이 비율 더높은거지',
      'claims',
      [/전체|상대도수|총|학생 수|모르|인원/],
      { near: /비율|도수/, ...CLAIM },
    ),
  ],
  M1U11C06: [
    m('공학도구 그게 뭔데', 'asks-what', [
      /엑셀|스프레드시트|통계|알지오|지오지브라|통그라미|프로그램|컴퓨터|소프트웨어|도구/,
    ]),
  ],
}

/** Threads without an item open. */
export const FIFTH_THREADS: readonly Thread[] = [
  // lost twice
  {
    concept: 'M1U01C03',
    messages: [
      m('소인수분해 하나도 모르겠어', 'repeats', [/소수|소인수/, /곱|나누|나눠/], { near: /소수|소인수/ }),
      m('아니 뭔소린지', 'repeats', [/소수|소인수|나누|나눠|곱/], { near: WARM, ...LAST }),
      m('더쉽게 ㅠ 초딩한테 하듯이', 'asks-easier', [/\d/, /소수|소인수|나누|나눠|곱/], {
        near: /\d/,
        ...LAST,
      }),
      m('아 그럼 12=2x2x3 이런거?', 'claims', [YES], { near: /2\^\{?2|2²/, not: /틀렸/, ...CLAIM }),
    ],
  },
  // deep
  {
    concept: 'M1U01C05',
    messages: [
      m('이웃한 두 자연수는 항상 서로소예요?', 'asks-always', [/서로소/, YES], {
        near: /서로소/,
        not: /서로소가 아니야/,
      }),
      m('왜요?', 'asks-why', [/1|차|나누/], { near: /약수|서로소/, ...LAST }),
      m('그럼 15랑 28도 서로소 맞죠', 'claims', [YES], {
        near: /서로소|최대공약수/,
        not: /28(은|는|도) 서로소가 아니/,
        ...CLAIM,
      }),
    ],
  },
  {
    concept: 'M1U01C06',
    messages: [
      m('12 18 최소공배수 구해야됨', 'gives-exercise', [num('36')], { near: /2\^\{?2|소인수/, ...TASK }),
      m('왜 54는 안돼', 'asks-why', [/12/, /배수|나누|나눠/], { near: /12|공배수/, ...CLAIM }),
      m('ㅇㅋ 하나더', 'asks-another', [/\d/, /최소공배수|공배수/], { near: /\d/ }),
    ],
  },
  {
    concept: 'M1U02C05',
    messages: [
      m('음수 곱하기 음수 왜 양수냐고', 'asks-why', [/양수|플러스|\+/], { near: /음수/ }),
      m(
        '말이 안되잖아 빚에다 빚 곱하면 더 빚 아님?',
        'protests',
        [/반대|방향|줄|없어|갚|규칙|부호|양수|뒤집|빼/],
        { near: /양수|음수|부호/, ...LAST },
      ),
      m('(-3)x(-5)=15 그럼', 'claims', [YES, num('15')], {
        near: num('15'),
        not: /틀렸|-15(야|예요)/,
        ...CLAIM,
      }),
      m('ㅇㅎ 땡큐', 'thanks', BYE, NONE),
    ],
  },
  // fragments
  {
    concept: 'M1U02C07',
    messages: [
      m('-8+6÷(-2)', 'gives-exercise', [neg('11')], { near: /나눗셈|나누기|[-−] ?3/, ...TASK }),
      m('1 아님?', 'claims', [NO, /먼저|나눗셈|나누|[-−] ?11|[-−] ?3/], {
        near: neg('11'),
        not: /(?<![\d])1(이)? 맞아/,
        ...CLAIM,
      }),
      m('왜', 'asks-why', [/먼저|나눗셈|나누|순서/], { near: /6|[-−] ?3/, ...LAST }),
    ],
  },
  {
    concept: 'M1U02C04',
    messages: [
      m('-7+3 =-10', 'claims', [NO, neg('4')], {
        near: /부호|절댓값|수직선/,
        not: /-10(이)? 맞아/,
        ...CLAIM,
      }),
      m('아 왜케 어려움', 'distress', [WARM], { near: /수직선|절댓값|부호|[-−] ?4/, ...LAST }),
      m('-4?', 'claims', [YES], { near: /[-−] ?4/, not: /틀렸/, ...CLAIM }),
    ],
  },
  {
    concept: 'M1U03C05',
    messages: [
      m('2(x+3)-(x-4) 해줘', 'gives-exercise', [/x ?\+ ?10/], { near: /2x ?\+ ?6/, ...TASK }),
      m('x+2 나오는데 난', 'claims', [NO, /부호|[-−] ?\(|괄호|\+ ?4|빼/], {
        near: /x ?\+ ?10|부호|괄호/,
        ...CLAIM,
      }),
      m('아하 마이너스가 뒤에꺼에도 먹는구나', 'agrees', [/맞|그래|응|네|정확|좋|잘|바로/], {
        near: /부호|괄호/,
        ...LAST,
      }),
    ],
  },
  {
    concept: 'M1U03C01',
    messages: [
      m(
        '나이 예시 말고 딴 예시',
        'asks-example',
        [/[a-zx]/, /원|cm|개|km|거리|값|가격|둘레|넓이|시간|길이|점|명/],
        { near: /[a-z]/ },
      ),
      m('한개 더', 'asks-another', [/[a-z]/], { near: /식|문자/ }),
      m('빵 하나에 x원 5개면 5x원', 'claims', [YES], { near: /5x/, not: /틀렸/, ...CLAIM }),
    ],
  },
  {
    concept: 'M1U04C03',
    messages: [
      m('4x-7=2x+5 같이 풀자', 'gives-exercise', [/2x|4x|이항|옮/], { near: /x/, ...TASK }),
      m('4x-2x=5-7 이렇게?', 'shows-step', [/부호|\+ ?7|12/], {
        near: /7|이항/,
        not: /다 맞|모두 맞|정답이(야|에요)|^맞아[.!]/,
        ...TASK,
      }),
      m('아 2x=12', 'shows-step', [YES], { near: /나누|x ?= ?6|6/, not: /틀렸/, ...TASK }),
      m('x=6 끝', 'claims', [YES], { near: num('6'), not: /틀렸/, ...CLAIM }),
    ],
  },
  {
    concept: 'M1U04C02',
    messages: [
      m('저울이랑 등식이 뭔상관', 'asks-why', [/저울|양쪽|양변|같/], { near: /등식|양변/ }),
      m('그니까 한쪽만 빼면 안된다는거지', 'claims', [/맞|그래|응|네|양쪽|양변|정확/], {
        near: /양변|같은/,
        ...CLAIM,
      }),
      m('그럼 x+5=2 는 x=-3?', 'claims', [YES], { near: neg('3'), not: /틀렸/, ...CLAIM }),
    ],
  },
  {
    concept: 'M1U04C05',
    messages: [
      m('활용문제 극혐 ㅡㅡ', 'distress', [WARM], { near: /x|미지수|식|구하/, ...NONE }),
      m('연속하는 세 자연수 합이 48이래', 'gives-exercise', [/x ?\+ ?1|[-−] ?1|x|15|16|17/], {
        near: /48|식/,
        ...TASK,
      }),
      m('x+x+1+x+2=48', 'shows-step', [/맞|좋|그래|응|네|정확|잘|3x/], {
        near: /3x|45|15/,
        not: /틀렸/,
        ...TASK,
      }),
      m('x=15', 'claims', [YES], { near: num('15'), not: /틀렸/, ...CLAIM }),
    ],
  },
  // lazy
  {
    concept: 'M1U05C04',
    messages: [
      m('정비례 설명 짧게 한문장', 'asks-what', [/배|y ?= ?ax|일정/], { near: /정비례/ }),
      m('예시', 'asks-example', [/\d|원|개|시간|거리/], { near: /정비례|배/ }),
      m(
        'y=-3x는 정비례 아니지 마이너스니까',
        'claims',
        [/정비례(야|예요|가 맞|가 돼|해|한|합|관계(야|예요|가 맞|입|라|다)|라|다)/],
        { near: /정비례|ax|0이 아닌|음수/, not: /정비례가 아니야|정비례 관계가 아니에요/, ...CLAIM },
      ),
    ],
  },
  {
    concept: 'M1U05C05',
    messages: [
      m('반비례는 x y 더하면 일정한거지?', 'claims', [NO, /곱/], { near: /xy|곱|반비례/, ...CLAIM }),
      m('x=2일때 y=9면 식이 뭐임', 'gives-exercise', [/18/], { near: /곱|대입/, ...TASK }),
      m('그럼 x=6이면 y=3 ㅇㅈ?', 'claims', [YES], { near: num('3'), not: /틀렸/, ...CLAIM }),
    ],
  },
  {
    concept: 'M1U05C02',
    messages: [
      m(
        '사분면 순서 왜 반대로 돌아 시계방향이 국룰아님?',
        'asks-why',
        [/시계|반대|약속|양수|오른쪽|정한|정했/],
        { near: /사분면/ },
      ),
      m('a>0 b<0이면 (a,b) 몇사분면', 'gives-exercise', [/4|넷/], { near: /사분면/, ...TASK }),
      m('그럼 (b,a)는 2사분면?', 'claims', [YES], { near: /2|음수/, not: /틀렸/, ...CLAIM }),
    ],
  },
  {
    concept: 'M1U06C07',
    messages: [
      m('평행선에서 동위각 같은거 누가 정했음', 'asks-why', [/평행|동위각/], { near: /같/ }),
      m('평행 아닌데 엇각 같을수도있어?', 'asks-always', [/평행/, /없|아니|않|같으면/], {
        near: /평행/,
        not: /같을 수도 있어|같을 수 있어/,
      }),
      m('ㄷㄷ 오키', 'agrees', /좋|잘|궁금|다음|더|질문|문제|연습|확인|멋|\?/, {
        ...NONE,
        not: /틀렸|다른 말로 다시/,
      }),
    ],
  },
  {
    concept: 'M1U06C06',
    messages: [
      m('직육면체에서 꼬인위치 어케찾음', 'asks-how', [/만나/, /평행/], { near: /꼬인|모서리/ }),
      m('만나는거랑 평행한거 다 지우면 남는거?', 'claims', [/맞|그래|응|네|정확|바로|남/], {
        near: /꼬인/,
        not: /틀렸/,
        ...CLAIM,
      }),
      m('직육면체 한 모서리랑 꼬인위치인거 4개 맞아?', 'claims', [YES], {
        near: num('4'),
        not: /틀렸/,
        ...CLAIM,
      }),
    ],
  },
  {
    concept: 'M1U07C03',
    messages: [
      m('합동이 뭐야 그냥 같은거?', 'asks-what', [/포개|모양|크기|겹/], { near: /합동/ }),
      m('넓이 같으면 합동이겠네', 'claims', [NO, /넓이|모양/], {
        near: /모양|합동/,
        not: /넓이가 같으면 합동이(야|에요)/,
        ...CLAIM,
      }),
      m('그럼 합동이면 넓이는 같고?', 'claims', [YES], {
        near: /넓이|같/,
        not: /넓이(는|가) 같지 않/,
        ...CLAIM,
      }),
    ],
  },
  {
    concept: 'M1U08C03',
    messages: [
      m('칠각형 내각합', 'gives-exercise', [num('900')], { near: /180/, ...TASK }),
      m('왜 7에서 2를 빼는거', 'asks-why', [/삼각형/], { near: /꼭짓점|대각선/, ...LAST }),
      m('1260 아니고?', 'claims', [NO, /900|2|삼각형/], { near: /900/, not: /1260(이)? 맞아/, ...CLAIM }),
      m('ㄱㅅ 이제 문제 하나 내줘바', 'wants-practice', [/\?|구해|구하|얼마|풀어|몇|문제/], {
        near: /문제|연습|각/,
      }),
    ],
  },
  {
    concept: 'M1U08C02',
    messages: [
      m('외각이 정확히 어디각인데', 'asks-what', [/연장|바깥|이웃|180/], { near: /외각/ }),
      m('360-내각 이거지?', 'claims', [NO, /180/], { near: /180/, not: /360(도)?(에서|-).*맞아/, ...CLAIM }),
      m('내각 110이면 외각 70', 'claims', [YES], { near: num('70'), not: /틀렸/, ...CLAIM }),
    ],
  },
  {
    concept: 'M1U08C05',
    messages: [
      m('부채꼴 넓이 공식 까먹음', 'asks-what', [/360/], { near: /frac|r|반지름|호/ }),
      m('반지름 4 중심각 90이면 4파이?', 'claims', [YES], {
        near: new RegExp(`4 ?${PI}`),
        not: /틀렸/,
        ...CLAIM,
      }),
      m('파이는 왜 3.14로 안써', 'asks-why', [/π|\\pi|파이|원주율/], {
        near: /정확|끝없|3\.14|계속/,
        ...LAST,
      }),
    ],
  },
  {
    concept: 'M1U09C05',
    messages: [
      m('원뿔 부피 반지름3 높이4', 'gives-exercise', [new RegExp(`12 ?${PI}`)], {
        near: /frac|3분의|1\/3|9/,
        ...TASK,
      }),
      m('36π 나왔는데??', 'claims', [NO, /3|뿔|기둥/], { near: /12/, not: /36π(가)? 맞아/, ...CLAIM }),
      m('아 맞다 삼분의일 ㅋㅋㅋㅋ', 'agrees', /12|맞|그래|응|네|좋|잘|괜찮|1\/3|frac|뿔/, {
        ...LAST,
        not: /틀렸/,
      }),
    ],
  },
  {
    concept: 'M1U09C02',
    messages: [
      m('정육면체랑 정사면체 말고 뭐있더라', 'asks-what', [/정팔면체/, /정십이면체/, /정이십면체/], {
        near: /정팔면체|정십이면체|정이십면체/,
      }),
      m('꼭짓점에 면이 3개 모이는건', 'asks-what', [/정사면체/, /정육면체/, /정십이면체/], {
        near: /정사면체|정육면체|정십이면체/,
      }),
      m('급식 뭐나오냐 오늘', 'off-topic', BACK, NONE),
    ],
  },
  {
    concept: 'M1U10C01',
    messages: [
      m('평균이랑 중앙값 뭐가 더 좋은거', 'asks-difference', [/평균/, /중앙값/], { near: /극단|자료/ }),
      m('2 4 4 6 100', 'gives-exercise', [/4|116|23/], { near: /중앙값|평균|구하/, ...TASK }),
      m('중앙값 4 맞음?', 'claims', [YES], { near: num('4'), not: /틀렸/, ...CLAIM }),
      m('평균은 23.2', 'claims', [YES], { near: /23\.2/, not: /틀렸/, ...CLAIM }),
    ],
  },
  {
    concept: 'M1U11C04',
    messages: [
      m('상대도수 왜 굳이 나눠서 씀 걍 명수 쓰면 되자나', 'asks-why', [/비교|전체|비율/], {
        near: /상대도수/,
      }),
      m('ㅇㅎ 그럼 20명중 5명은 0.4?', 'claims', [NO, /0\.25|5 ?\/ ?20|frac|1 ?\/ ?4/], {
        near: /0\.25|나누/,
        not: /0\.4(가)? 맞아/,
        ...CLAIM,
      }),
      m('아 5나누기20 0.25', 'claims', [YES], { near: /0\.25/, not: /틀렸/, ...CLAIM }),
    ],
  },
  {
    concept: 'M1U11C02',
    messages: [
      m('ㅎㅇ', 'greets', /안녕|반가|ㅎㅇ|하이|질문|어서|물어|도와|궁금/, NONE),
      m('계급은 뭐고 도수는 뭐임', 'asks-difference', [/계급/, /도수/, /구간|개수|수/], {
        near: /계급|도수/,
      }),
      m('나 진짜 멍청한가봐', 'distress', WARM, NONE),
      m('계급크기는 어케 구함', 'asks-how', [/빼|차|폭|너비|끝|[-−]/], { near: /계급/ }),
    ],
  },
]

const HELP = /\?|볼까|보자|보세요|생각|먼저|힌트|떠올|찾아|구해|해 봐|해봐|써 봐|확인/
const SELF = /스스로|직접|같이|함께|힌트|먼저|바로 알려|알려 줄 수는|알려줄 수|볼까|보자|해 봐|해봐|생각|\?/
const RIGHT = /맞|정답|옳|좋아|잘했|정확|칸|입력|제출/
const WRONG = /아니|아냐|않|틀|다시|달라|다르|아직|확인|살펴|빠|\?/

/** Threads with a short-answer item open. */
export const FIFTH_ITEM_THREADS: readonly Thread[] = [
  {
    concept: 'M1U01C03',
    item: 1,
    messages: [
      m('이거 어케시작함', 'asks-how', ['hint'], { near: HELP, ...ITEM }),
      m('그담은', 'asks-next', ['hint'], { near: HELP, ...ITEM }),
      m('{key} 인듯', 'answers', RIGHT, { not: /틀렸|아니야/, ...ITEM }),
    ],
  },
  {
    concept: 'M1U01C04',
    item: 1,
    messages: [
      m('{wrong} 아냐?', 'answers', ['mistake'], {
        near: WRONG,
        not: /정답이|맞았|맞아요|맞아[.!]/,
        ...ITEM,
      }),
      m('왜 아닌데', 'asks-why', ['mistake'], { near: /약수|지수|곱|\?|확인/, ...ITEM }),
      m('그럼 {key}', 'answers', RIGHT, { not: /틀렸|아니야/, ...ITEM }),
    ],
  },
  {
    concept: 'M1U01C06',
    item: 1,
    messages: [
      m('걍 답좀 줘 제발', 'asks-hint', ['hint'], { near: SELF, ...ITEM }),
      m('아 답 달라고;;', 'protests', SELF, { near: WARM, ...ITEM }),
    ],
  },
  {
    concept: 'M1U02C04',
    item: 1,
    messages: [
      m('힌트', 'asks-hint', ['hint'], { near: HELP, ...ITEM }),
      m('한개만 더', 'asks-another', ['hint'], { near: HELP, ...ITEM }),
      m('답 {wrong}', 'answers', ['mistake'], {
        near: WRONG,
        not: /정답이(야|에요)|정답입|맞았(어|습)|맞아[.!]/,
        ...ITEM,
      }),
      m('{key}', 'answers', RIGHT, { not: /틀렸|아니야/, ...ITEM }),
    ],
  },
  {
    concept: 'M1U02C07',
    item: 1,
    messages: [
      m('뭐부터 계산해야댐', 'asks-how', ['hint'], {
        near: /괄호|거듭제곱|곱|나눗셈|순서|먼저|분배/,
        ...ITEM,
      }),
      m('모르겠는데', 'repeats', ['hint'], { near: HELP, ...ITEM }),
      m('진짜 모르겠다고', 'repeats', ['hint'], { near: HELP, ...ITEM }),
    ],
  },
  {
    concept: 'M1U03C02',
    item: 1,
    messages: [
      m('내가 푼거 {key} 맞나 봐줘', 'answers', RIGHT, { not: /틀렸|아니야/, ...ITEM }),
      m('오예 ㅋㅋ', 'agrees', /좋|잘|축하|다음|칸|입력|맞|정답|제출|멋/, { ...NONE, not: /틀렸/ }),
    ],
  },
  {
    concept: 'M1U03C05',
    item: 1,
    messages: [
      m('이 문제 머 물어보는거야', 'asks-what', ['hint'], {
        near: /동류항|계수|일차식|구하|괄호|식/,
        ...ITEM,
      }),
      m('{wrong} 나옴', 'answers', ['mistake'], {
        near: WRONG,
        not: /정답이(야|에요)|정답입|맞았(어|습)|맞아[.!]/,
        ...ITEM,
      }),
      m('아 어디서 틀린거지', 'asks-why', ['mistake'], { near: /부호|동류항|계수|괄호|\?|확인|곱/, ...ITEM }),
    ],
  },
  {
    concept: 'M1U04C03',
    item: 1,
    messages: [
      m('첫줄만 알려줘', 'asks-how', ['hint'], { near: /이항|양변|항|괄호|먼저|\?/, ...ITEM }),
      m('그렇게 해도 되는 이유는?', 'asks-why', /등식|양변|이항|같은|항|부호|성질/, { near: HELP, ...ITEM }),
      m('{key} 맞죠', 'answers', RIGHT, { not: /틀렸|아니야/, ...ITEM }),
    ],
  },
  {
    concept: 'M1U04C04',
    item: 1,
    messages: [
      m('소수랑 분수 싫어ㅠㅠ 어케함', 'asks-how', ['hint'], {
        near: /10|100|최소공배수|분모|양변|곱/,
        ...ITEM,
      }),
      m('{wrong} 맞지??', 'answers', ['mistake'], {
        near: WRONG,
        not: /정답이(야|에요)|정답입|맞았(어|습)|맞아[.!]/,
        ...ITEM,
      }),
    ],
  },
  {
    concept: 'M1U05C04',
    item: 1,
    messages: [
      m('시작을 못하겠어요', 'asks-how', ['hint'], { near: /대입|y ?= ?ax|배|정비례|먼저/, ...ITEM }),
      m('담은요?', 'asks-next', ['hint'], { near: HELP, ...ITEM }),
      m('정답 {key} 인가요', 'answers', RIGHT, { not: /틀렸|아니에요/, ...ITEM }),
    ],
  },
  {
    concept: 'M1U06C03',
    item: 1,
    messages: [
      m('{wrong}?', 'answers', ['mistake'], {
        near: WRONG,
        not: /정답이(야|에요)|정답입|맞았(어|습)|맞아[.!]/,
        ...ITEM,
      }),
      m('답 알려주면 안되나여', 'asks-hint', ['hint'], { near: SELF, ...ITEM }),
    ],
  },
  {
    concept: 'M1U08C01',
    item: 1,
    messages: [
      m('공식 뭐였지 이거', 'asks-hint', /대각선|꼭짓점|n ?[-−]|변|2/, { near: HELP, ...ITEM }),
      m('{key}?', 'answers', RIGHT, { not: /틀렸|아니야/, ...ITEM }),
    ],
  },
  {
    concept: 'M1U08C03',
    item: 1,
    messages: [
      m('하기싫다', 'distress', WARM, { near: HELP, ...NONE }),
      m('암튼 이거 먼저 뭐해', 'asks-how', ['hint'], { near: /180|삼각형|내각|외각|360/, ...ITEM }),
      m('그리고?', 'asks-next', ['hint'], { near: HELP, ...ITEM }),
    ],
  },
  {
    concept: 'M1U10C01',
    item: 1,
    messages: [
      m('{key}같은데 확신이 없어', 'answers', RIGHT, { not: /틀렸|아니야/, ...ITEM }),
      m('왜 그게 답이야?', 'asks-why', /평균|중앙값|더|나누|순서|크기|가운데|합/, { near: HELP, ...ITEM }),
    ],
  },
  {
    concept: 'M1U11C04',
    item: 1,
    messages: [
      m('상대도수가 뭐더라', 'asks-what', /도수/, { near: /전체|비율/, ...ITEM }),
      m('그래서 이문제는 뭘 나눠', 'asks-how', ['hint'], { near: /전체|총|도수|나누|나눠|곱/, ...ITEM }),
      m('{wrong}', 'answers', ['mistake'], {
        near: WRONG,
        not: /정답이(야|에요)|정답입|맞았(어|습)|맞아[.!]/,
        ...ITEM,
      }),
      m('답은 {key}!', 'answers', RIGHT, { not: /틀렸|아니야/, ...ITEM }),
    ],
  },
]
