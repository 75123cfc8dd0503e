import { type Message, m, type Thread } from './message.ts'

/** The ninth part of the corpus: messages by a fresh writer from the outline and the explanations, without sight of the tutor's code. */

const NO = /아니|아냐|아닌|않|달라|다르|다른|틀|없|못|안 돼|안 되|X/
const YES = /맞|응|그래|네[,.!~ ]|옳|그렇|항상|언제나|정답|돼|좋아/
/** A reply that starts by agreeing with what is wrong, or by denying what is right. */
const AGREE = /^(?:응|네[,.! ]|맞아|맞아요|맞았|정답|그렇지)/
const DENY = /^(?:아니|아뇨|틀렸)/
const WARM = /괜찮|힘들|힘내|어렵|어려|천천|같이|함께|속상|답답|짜증|그럴 수|하나씩|쉬/
const ACK = /맞|응|그래|네|좋|잘|그렇|다행|천만|또|궁금|물어/
const NONE = { focus: 'none' } as const
const LAST = { focus: 'last-reply' } as const
const TASK = { focus: 'task' } as const
const CLAIM = { focus: 'claim' } as const
const OWN = { focus: 'own-question' } as const
const ITEM = { focus: 'item' } as const

const frac = (a: number | string, b: number | string, sign = ''): RegExp =>
  new RegExp(`${sign}\\s*(?:\\\\[dt]?frac\\{${a}\\}\\{${b}\\}|${a} ?/ ?${b})`)
const pi = (n: number): RegExp => new RegExp(`(?<!\\d)${n} ?(?:\\\\pi|π|파이)`)

/** Messages without a thread. */
export const NINTH_SINGLES: Readonly<Record<string, readonly Message[]>> = {
  M1U01C01: [
    m('1은 왜 소수에 안끼워줘 불쌍하게', 'asks-why', [/1/, /약수/], {
      near: /소수|합성수/,
      not: /1(?:\\\))?은 (?:소수|합성수)(?:야|예요|이에요)/,
    }),
    m('91은 구구단에 없으니까 소수죠?', 'claims', [NO, /7|13/], { near: /91|합성수/, not: AGREE, ...CLAIM }),
    m('2빼고 소수는 싹다 홀수임?', 'asks-always', [YES, /짝수|2/], { near: /홀수|짝수/, not: DENY }),
  ],
  M1U01C02: [
    m('이의 다섯제곱 얼마에요', 'gives-exercise', [/32/], { near: /2\^|거듭제곱/, ...TASK }),
    m('3^4이랑 4^3 둘이 같은거 아님??', 'claims', [NO, /81|64|밑/], {
      near: /밑|지수/,
      not: AGREE,
      ...CLAIM,
    }),
    m('지수가 1이면 왜 안써요', 'asks-why', [/1/, /생략|쓰지|한 번|안 써|그대로/], { near: /지수/ }),
  ],
  M1U01C03: [
    m('60=4x3x5 라고 썼는데 쌤이 소인수분해 아니래 왜', 'asks-why', [/4/, /소수|합성수|2\^/], {
      near: /소인수/,
      ...CLAIM,
    }),
    m(
      '84 소인수분해 첨부터 같이 해줘',
      'gives-exercise',
      [/42|2\^\{?2\}? ?(?:\\times|×) ?3 ?(?:\\times|×) ?7/],
      {
        near: /84|소인수/,
        ...TASK,
      },
    ),
    m('쉬운거 딱 한문제만 내주세여', 'wants-practice', [/[0-9]/, /소인수/], { near: /소인수|문제/ }),
  ],
  M1U01C04: [
    m('72 약수 갯수 열두개 맞나', 'claims', [YES, /12|열두/], { near: /72|약수/, not: DENY, ...CLAIM }),
    m('약수 갯수 구할때 지수에 1은 왜 더하는거', 'asks-why', [/약수|지수/, /0|포함|고르|경우|하나도|쓰지/], {
      near: /약수/,
    }),
  ],
  M1U01C05: [
    m('서로소는 둘다 소수여야돼요?', 'asks-always', [NO, /공약수|[489]|15/], { near: /서로소/, not: AGREE }),
    m('24랑 90 최대공약수 공통으로 2랑 3 찾았는데 이제 머함', 'asks-next', [/6|곱/], {
      near: /24|90|공약수/,
      ...OWN,
    }),
  ],
  M1U01C06: [
    m('공배수는 왜 최소만 찾아요 최대공배수는 없음?', 'asks-why', [/없|끝|무한|한없|계속/, /배수/], {
      near: /공배수/,
    }),
    m('8이랑 12 최소공배수 96나왔는데 답이 아니래', 'protests', [/24|2\^\{?3\}?/], {
      near: /최소공배수|12/,
      ...CLAIM,
    }),
  ],
  M1U02C01: [
    m('-7은 정수인데 유리수에도 들어감?', 'claims', [YES, /유리수/], {
      near: /유리수|정수/,
      not: DENY,
      ...CLAIM,
    }),
    m('0은 양수편임 음수편임', 'asks-what', [/0/, NO], {
      near: /양수|음수/,
      not: /0(?:\\\))?은 (?:양수|음수)(?:야|예요|이에요)/,
    }),
    m('지하3층을 -3층이라 쓰는게 뭔 상관이에요 부호랑', 'asks-why', [/반대|기준/, /지하|지상|-|음/], {
      near: /부호|음수/,
    }),
  ],
  M1U02C02: [
    m('절댓값이 5보다 작은 정수 몇개임', 'gives-exercise', [/9|아홉/], {
      near: /-4|절댓값/,
      not: /1[01](?:\\\))?개/,
      ...TASK,
    }),
    m('절대값은 걍 부호 바꾸는거 아님? 5는 -5되고', 'claims', [NO, /5|거리/], {
      near: /절댓값|거리/,
      not: AGREE,
      ...CLAIM,
    }),
  ],
  M1U02C03: [
    m('-100이 -1보다 큰거같은데.. 숫자가 크잖아', 'claims', [/-1/, /절댓값|왼쪽|오른쪽|작/], {
      near: /음수|수직선/,
      not: AGREE,
      ...CLAIM,
    }),
    m('x는 -2보다 작지않다 이거 부등호로', 'gives-exercise', [/\\ge|≥|크거나 같/, /-2/], {
      near: /부등호|이상|크거나/,
      not: /x ?(?:\\leq?\b|≤) ?-2/,
      ...TASK,
    }),
  ],
  M1U02C04: [
    m('(-7)+(+3) 이거 -10 아니에여?', 'claims', [NO, /-4/], { near: /-7|부호/, not: AGREE, ...CLAIM }),
    m('빼기가 어케 더하기로 변신함?', 'asks-why', [/부호|반대/, /더하|덧셈/], { near: /뺄셈|빼/ }),
    m('2/3-3/4 통분까지함 8/12-9/12 이담은', 'asks-next', [frac(1, 12, '-')], { near: /분자|12/, ...OWN }),
  ],
  M1U02C05: [
    m('-2^4 랑 (-2)^4 답 다름?', 'asks-difference', [/(?<!-)16/, /-16/], { near: /괄호|지수|밑/ }),
    m('음수x음수가 양수인거 진심 이해안감 걍 외워야되나요', 'asks-why', [/음수|-/, /양수|\+|규칙|반대|씩/], {
      near: /음수|부호/,
    }),
    m('마이너스 네개 곱했으니까 플러스 맞져', 'claims', [YES, /짝수|양|\+|4/], {
      near: /음수|부호/,
      not: DENY,
      ...CLAIM,
    }),
  ],
  M1U02C06: [
    m('0의 역수는 0 아닌가', 'claims', [/없|않|못/, /0/], { near: /역수/, not: AGREE, ...CLAIM }),
    m('-3/5 역수 5/3이라고 적음 ㄱㅊ?', 'claims', [NO, frac(5, 3, '-')], {
      near: /역수|부호/,
      not: AGREE,
      ...CLAIM,
    }),
  ],
  M1U02C07: [
    m('12÷2×3은 곱하기먼저니까 2죠', 'claims', [NO, /18|왼쪽|앞에서/], {
      near: /차례|순서/,
      not: AGREE,
      ...CLAIM,
    }),
    m('99×7을 암산으로 빨리하는법 여기서 배우는거예요?', 'asks-how', [/100/, /693|1/], {
      near: /분배법칙|99/,
    }),
    m('4-2×(-3)^2 풀어주셈', 'gives-exercise', [/-14/], {
      near: /거듭제곱|9/,
      not: /= ?(?:40|22|36)(?!\d)/,
      ...TASK,
    }),
  ],
  M1U03C01: [
    m('a×3×b 는 a3b라고 씀?', 'claims', [NO, /3ab/], { near: /앞|곱셈 기호|생략/, not: AGREE, ...CLAIM }),
    m('시속60으로 t시간 갔으면 간 거리 어케 써', 'gives-exercise', [/60 ?t/], { near: /거리|속력/, ...TASK }),
    m('x÷y×2 하면 2는 위로가요 아래로가요', 'asks-what', [/frac\{2x\}\{y\}|2x ?\/ ?y|분자|위/], {
      near: /역수|분수|나누|나눗/,
    }),
  ],
  M1U03C02: [
    m('x가 -2면 x제곱은 -4지?', 'claims', [NO, /괄호|\(-2\)|= ?4/], {
      near: /대입|-2/,
      not: AGREE,
      ...CLAIM,
    }),
    m('5-3a에 a대신 -1 넣으면', 'gives-exercise', [/8/], { near: /대입|-1/, not: /= ?2(?!\d)/, ...TASK }),
  ],
  M1U03C03: [
    m('-x+7에서 x의 계수는 없는거죠 숫자가 안보이니까', 'claims', [/-1/], {
      near: /계수/,
      not: AGREE,
      ...CLAIM,
    }),
    m('3/x 이것도 일차식으로 쳐줌?', 'claims', [NO, /분모|다항식/], {
      near: /일차식|다항식/,
      not: AGREE,
      ...CLAIM,
    }),
    m('상수항이랑 계수 자꾸 헷갈려ㅠ 구별좀', 'asks-difference', [/상수항/, /계수/], { near: /상수항|계수/ }),
  ],
  M1U03C04: [
    m('-2(3x-4) = -6x-8 이렇게 풀었어', 'shows-step', [/-6x ?\+ ?8|부호/], {
      near: /분배|괄호|-4/,
      not: AGREE,
      ...OWN,
    }),
    m('(8x-12)÷4 에서 12는 냅두고 8x만 나누면 왜 틀려', 'asks-why', [/2x ?- ?3|모두|둘 다|각|전부|분배/], {
      near: /나누|나눗/,
    }),
  ],
  M1U03C05: [
    m('동류항인지 아닌지 뭐보고 알어', 'asks-how', [/문자/, /차수/], { near: /동류항/ }),
    m('(5x-3)-(2x-7) 했더니 3x-10 나옴 어디서 틀린거지', 'shows-step', [/3x ?\+ ?4|부호/], {
      near: /괄호|-7|\+ ?7/,
      not: AGREE,
      ...OWN,
    }),
  ],
  M1U04C01: [
    m('등식이면 그게 다 방정식아닌가', 'asks-always', [NO, /항등식|항상|참|3 ?\+ ?4|미지수/], {
      near: /등식|방정식/,
      not: AGREE,
    }),
    m('3x-6=3(x-2) 이거 항등식이에요?', 'claims', [YES, /항등식|3x ?- ?6/], {
      near: /3x ?- ?6/,
      not: DENY,
      ...CLAIM,
    }),
    m('x=4가 2x-5=3의 해인지 확인좀', 'gives-exercise', [/3/, /해|맞|참/], {
      near: /대입/,
      not: DENY,
      ...TASK,
    }),
  ],
  M1U04C02: [
    m(
      '양변을 0으로 나누면 왜안돼? 똑같이 하는건데 공평하잖아',
      'asks-why',
      [/0/, /나눌 수 없|나누|정할|곱/],
      { near: /등식|양변/ },
    ),
    m('a=b면 a-3=b+3도 성립하나요', 'claims', [NO, /같은 수|양변|빼/], {
      near: /등식|양변/,
      not: AGREE,
      ...CLAIM,
    }),
  ],
  M1U04C03: [
    m('4x-7=x+5 이항했더니 3x=12됨 잘하고있는거?', 'shows-step', [YES, /3|4/], {
      near: /이항|3x/,
      not: DENY,
      ...OWN,
    }),
    m('넘길때 왜 부호가 뒤집어져?', 'asks-why', [/양변/, /더하|빼|더해/], { near: /이항|부호/ }),
    m('-x=9 답 9라고했다가 틀림 억울', 'protests', [/-9/], { near: /-1|부호/, not: AGREE, ...CLAIM }),
  ],
  M1U04C04: [
    m('0.3x-1=0.5 여기서 10 곱하면 3x-1=5죠', 'shows-step', [/3x ?- ?10|모든 항|항마다|각 항|1에도/], {
      near: /10|양변/,
      not: AGREE,
      ...OWN,
    }),
    m('x/2+x/3=5 힌트만 줘 답은 ㄴㄴ', 'asks-hint', [/6|최소공배수/], { near: /분모|양변/, ...TASK }),
    m('분모 없앨때 뭐 곱하는거였지 까먹음', 'asks-how', [/최소공배수/], { near: /양변|분모/ }),
  ],
  M1U04C05: [
    m('연속하는 세 자연수 합이 42인데 식 세우는거 도와주라', 'gives-exercise', [/x ?\+ ?1|x ?- ?1|3x/], {
      near: /42|x로/,
      ...TASK,
    }),
    m('문장제만 보면 머리하얘짐 뭐부터 하냐', 'asks-how', [/x|미지수|구하/, /식|방정식/], {
      near: /x|구하|방정식/,
    }),
    m('사탕을 5개씩주면 3개남고 6개씩주면 2개 모자람 몇명이게', 'gives-exercise', [/5x ?\+ ?3|6x ?- ?2|5/], {
      near: /남|모자/,
      ...TASK,
    }),
  ],
  M1U05C01: [
    m('(3,5)랑 (5,3) 그냥 같은점이라고 봐도 되잖아', 'claims', [NO, /순서|좌표/], {
      near: /순서쌍|좌표/,
      not: AGREE,
      ...CLAIM,
    }),
    m('x축위에 있는 점은 y가 0임 x가 0임', 'asks-what', [/y[^x]{0,24}0/], { near: /축/ }),
  ],
  M1U05C02: [
    m('(-4,0)은 2사분면?', 'claims', [NO, /축/], { near: /사분면/, not: AGREE, ...CLAIM }),
    m('(2,-7)을 y축에 대칭시키면 어디로감', 'gives-exercise', [/\(-2, ?-7\)/], {
      near: /부호|대칭/,
      ...TASK,
    }),
    m('ab<0이고 a>b래 그럼 점(a,b) 몇사분면', 'gives-exercise', [/4/], { near: /부호|사분면/, ...TASK }),
  ],
  M1U05C03: [
    m('시간-거리 그래프가 평평하면 멈춘거?', 'claims', [/변하지 않|일정|그대로|멈|머무/], {
      near: /그래프|평행/,
      not: DENY,
      ...CLAIM,
    }),
    m('밑이 좁고 위가 넓은 컵에 물부으면 물높이 그래프 어케생김', 'asks-what', [/느|완만|천천|빠르/], {
      near: /높이|그래프/,
    }),
  ],
  M1U05C04: [
    m('y=2x+1도 정비례라고 해도되나', 'claims', [NO, /원점|ax|1|배/], {
      near: /정비례/,
      not: AGREE,
      ...CLAIM,
    }),
    m('정비례하고 x=4일때 y=-12래 식 구해줘', 'gives-exercise', [/-3 ?x/], {
      near: /y ?= ?ax|정비례/,
      ...TASK,
    }),
    m('a가 음수면 직선이 어디어디 지나가', 'asks-what', [/2[^0-9]{0,12}4|아래/], { near: /사분면|원점/ }),
  ],
  M1U05C05: [
    m('반비례 그래프는 왜 축에 안닿아??', 'asks-why', [/0/, /나눌|나누|될 수 없|없|않/], {
      near: /축|반비례/,
    }),
    m('xy=18 이거 정비례? 반비례?', 'asks-what', [/반비례/], {
      near: /18/,
      not: /정비례(?:야|예요|관계야|관계예요)/,
    }),
    m('x커질수록 y작아지면 다 반비례임?', 'asks-always', [NO, /곱|배|xy|일정/], {
      near: /반비례/,
      not: AGREE,
    }),
  ],
  M1U06C01: [
    m('반직선 AB랑 반직선 BA 똑같은거임?', 'claims', [NO, /시작|방향|출발/], {
      near: /반직선/,
      not: AGREE,
      ...CLAIM,
    }),
    m('교선은 무조건 직선인가여 곡선은 안됨?', 'asks-always', [/곡선/, /면|원|구/], { near: /교선/ }),
  ],
  M1U06C02: [
    m('AB=14 M이 중점 AM의 중점이 N이면 NB는', 'gives-exercise', [/10\.5|frac\{21\}\{2\}|21\/2/], {
      near: /중점|3\.5|7/,
      ...TASK,
    }),
    m('AM=MB면 무조건 M이 중점이야?', 'asks-always', [NO, /위|이등변|밖|선분/], { near: /중점/, not: AGREE }),
  ],
  M1U06C03: [
    m('맞꼭지각이 똑같다는거 근거가 뭐임', 'asks-why', [/180|평각/], { near: /맞꼭지각/ }),
    m('두 직선 만나서 한각이 35도면 나머지 세개 구해줘', 'gives-exercise', [/35/, /145/], {
      near: /맞꼭지각|180/,
      ...TASK,
    }),
  ],
  M1U06C04: [
    m('점에서 직선까지 거리를 비스듬히 재면 왜안돼', 'asks-why', [/수선|수직/, /짧|가장/], { near: /거리/ }),
    m('수선의 발이 뭐임 이름이 왜 발ㅋㅋ', 'asks-what', [/수선/, /만나|교점/], { near: /발/ }),
  ],
  M1U06C05: [
    m('두 직선이 일치하는것도 만나는거로 치나요', 'asks-what', [/일치/, /무수히|한없이|많|겹|점/], {
      near: /만나|일치/,
    }),
  ],
  M1U06C06: [
    m('공간에서 한직선에 수직인 두직선은 평행하지?', 'asks-always', [NO, /꼬인|만나|모서리/], {
      near: /평행|수직/,
      not: AGREE,
    }),
    m('정육면체 모서리 하나랑 꼬인위치인거 몇개', 'gives-exercise', [/4|네 개/], { near: /꼬인/, ...TASK }),
  ],
  M1U06C07: [
    m('동위각은 항상 크기가 같다 오엑스', 'asks-always', [NO, /평행/], {
      near: /동위각/,
      not: /^(?:응|네[,.! ]|맞아|O)/,
    }),
    m('엇각 찾는 꿀팁좀', 'asks-how', [/Z|ㄹ|안쪽|엇갈/], { near: /엇각/ }),
    m('평행선에서 엇각이 하나는 3x 하나는 x+50이래', 'gives-exercise', [/25|3x ?= ?x ?\+ ?50|2x ?= ?50/], {
      near: /엇각/,
      ...TASK,
    }),
  ],
  M1U07C01: [
    m('눈금있는 자가 더 정확한데 왜 못쓰게함', 'asks-why', [/눈금/, /컴퍼스|정확|오차|어림|약속/], {
      near: /작도/,
    }),
    m('각 옮길때 컴퍼스 벌린 폭 중간에 바꿔도되나', 'asks-how', [/같|그대로|길이|다시/, /컴퍼스|호|반지름/], {
      near: /컴퍼스|작도/,
    }),
  ],
  M1U07C02: [
    m('변 3,4,8로 삼각형 되긴하나', 'claims', [NO, /3 ?\+ ?4|합|7/], { near: /변/, not: AGREE, ...CLAIM }),
    m('세각만 알면 삼각형 하나로 안정해지는 이유?', 'asks-why', [/크기|무수히|여러|닮|길이|많/], {
      near: /각/,
    }),
  ],
  M1U07C03: [
    m('SSA는 왜 합동조건에 안껴줌', 'asks-why', [/끼인|SAS|정해지지|두 |여러|다른/], { near: /합동/ }),
    m('넓이 같으면 합동 아니야?', 'claims', [NO, /모양|넓이/], { near: /합동/, not: AGREE, ...CLAIM }),
    m('합동기호 쓸때 알파벳 순서 꼭 맞춰야함?', 'asks-always', [/대응/], { near: /순서|차례|꼭짓점/ }),
  ],
  M1U08C01: [
    m('팔각형 대각선 몇개', 'gives-exercise', [/20/], { near: /대각선/, ...TASK }),
    m('n-3에서 빼는 세놈이 누구누구임', 'asks-why', [/자기|자신|그 점|그 꼭짓점/, /이웃|옆|양/], {
      near: /꼭짓점/,
    }),
  ],
  M1U08C02: [
    m('삼각형에 둔각 두개 들어갈수있음?', 'asks-always', [NO, /180/], { near: /둔각|내각/, not: AGREE }),
    m('외각 110 이웃안한 내각하나 45 남은 하나는', 'gives-exercise', [/65/], { near: /외각/, ...TASK }),
    m('세각 합 180인거 눈으로 보여줄수있어?', 'asks-why', [/평행|엇각|찢|잘라|평각|모으|접/], {
      near: /180/,
    }),
  ],
  M1U08C03: [
    m('육각형 내각합 900도 맞나', 'claims', [NO, /720/], {
      near: /n ?- ?2|삼각형|180/,
      not: AGREE,
      ...CLAIM,
    }),
    m('꼭짓점 많아지면 외각합도 커지겠네', 'claims', [NO, /360/], { near: /외각/, not: AGREE, ...CLAIM }),
  ],
  M1U08C04: [
    m('중심각 두배면 현도 두배?', 'asks-always', [NO, /현|호/], { near: /현/, not: AGREE }),
    m('활꼴이랑 부채꼴 모가 다름', 'asks-difference', [/현/, /반지름/], { near: /활꼴/ }),
    m('중심각40일때 호6 중심각100이면 호는?', 'gives-exercise', [/15/], {
      near: /정비례|비례|중심각/,
      ...TASK,
    }),
  ],
  M1U08C05: [
    m('반지름6 중심각60 부채꼴넓이', 'gives-exercise', [pi(6)], { near: /넓이|360/, ...TASK }),
    m('파이를 3.14로 안바꾸고 왜 그냥 둠?', 'asks-why', [/끝없|정확|무한|근삿|어림|끝나지|한없/], {
      near: /π|\\pi|원주율/,
    }),
  ],
  M1U09C01: [
    m('오각기둥 꼭짓점 모서리 면 각각 몇개', 'gives-exercise', [/10/, /15/, /7/], {
      near: /기둥|밑면/,
      ...TASK,
    }),
    m('원기둥도 다면체에 들어가지', 'claims', [NO, /다각형|곡면|회전체|굽/], {
      near: /다면체/,
      not: AGREE,
      ...CLAIM,
    }),
  ],
  M1U09C02: [
    m('정다면체 왜 다섯개가 끝임 더만들면 안되나', 'asks-why', [/360/, /꼭짓점|각/], {
      near: /정다면체|모이/,
    }),
    m('면이 전부 정삼각형이면 다 정다면체로 인정?', 'asks-always', [NO, /꼭짓점|모인|모이/], {
      near: /정다면체/,
      not: AGREE,
    }),
  ],
  M1U09C03: [
    m('직각삼각형 빗변으로 돌려도 원뿔 하나임?', 'claims', [NO, /두 |2|붙|빗변/], {
      near: /회전축|원뿔/,
      not: AGREE,
      ...CLAIM,
    }),
    m('구는 어디를 어떻게 잘라도 동그라미?', 'asks-always', [YES, /원/], { near: /단면|구/, not: DENY }),
  ],
  M1U09C04: [
    m(
      '원기둥 반지름2 높이5 겉넓이 구하는데 옆넓이 20파이까진 했음',
      'shows-step',
      [/28 ?(?:\\pi|π)|밑넓이|밑면/],
      {
        near: /겉넓이|20/,
        not: DENY,
        ...OWN,
      },
    ),
    m('부피 단위는 왜 세제곱이야', 'asks-why', [/가로|세 번|길이|곱|정육면체/], { near: /부피|단위/ }),
  ],
  M1U09C05: [
    m('뿔은 왜 하필 기둥의 1/3이냐고', 'asks-why', [/물|모래|세 번|3/, /기둥/], { near: /부피|뿔/ }),
    m('한변6인 정사각형 밑면에 높이4 사각뿔 부피 144지', 'claims', [NO, /48/], {
      near: /frac\{1\}\{3\}|1\/3/,
      not: AGREE,
      ...CLAIM,
    }),
    m('원뿔 옆면 쫙 펼치면 삼각형아님?', 'claims', [NO, /부채꼴/], {
      near: /전개도|옆면/,
      not: AGREE,
      ...CLAIM,
    }),
  ],
  M1U09C06: [
    m('구 반지름 3배 뻥튀기하면 부피도 3배?', 'asks-always', [NO, /27/], { near: /세제곱|부피/, not: AGREE }),
    m('반구 겉넓이는 반이니까 2πr^2 이지', 'claims', [NO, /3 ?(?:\\pi|π)|밑면|단면|잘린/], {
      near: /원|겉넓이/,
      not: AGREE,
      ...CLAIM,
    }),
  ],
  M1U10C01: [
    m('3 9 1 5 중앙값 구하는데 9랑 1 평균내면 되나', 'shows-step', [/4|작은|크기|순서|정렬/], {
      near: /중앙값|가운데/,
      not: AGREE,
      ...OWN,
    }),
    m('평균 구할때 0점 받은애도 세야함?', 'asks-always', [/개수|명|수|나누/, YES], {
      near: /평균/,
      not: DENY,
    }),
  ],
  M1U10C02: [
    m('최빈값 두개나오면 둘을 평균내?', 'claims', [NO, /둘 다|모두|여러|두 |그대로/], {
      near: /최빈값/,
      not: AGREE,
      ...CLAIM,
    }),
    m('2 2 3 3 4 4 최빈값 머임', 'gives-exercise', [/없/], { near: /횟수|번/, ...TASK }),
  ],
  M1U10C03: [
    m('울반에 용돈 백만원받는애 있는데 평균 써도됨?', 'asks-always', [/중앙값/], {
      near: /극단|평균|대푯값/,
      not: AGREE,
    }),
    m('내가 신발가게 사장이면 셋중 뭘 봐야해', 'asks-what', [/최빈값/], { near: /대푯값|많이/ }),
  ],
  M1U11C01: [
    m('똑같은값 두번나오면 잎 한번만 쓰면 되지않아?', 'asks-always', [NO, /두 번|모두|개수|중복|횟수|번/], {
      near: /잎/,
      not: AGREE,
    }),
    m('줄기에 0이라고 적힌건 뭐에요 아무도없단뜻?', 'asks-what', [/십의 자리|한 자리|일의 자리|10/], {
      near: /줄기/,
    }),
  ],
  M1U11C02: [
    m('40이상 50미만이면 딱 50점은 어디들어가', 'asks-what', [/50/, /60|다음|미만|들어가지/], {
      near: /미만|계급/,
    }),
    m('계급을 몇개로 나눠야 정답인지 안적혀있는데', 'asks-how', [/5|15|적당|정해|알맞|너무/], {
      near: /계급/,
    }),
  ],
  M1U11C03: [
    m('히스토그램은 막대그래프 영어로 쓴거?', 'claims', [/막대/, /붙|연속|간격|떨어|계급|구간/], {
      near: /막대|히스토그램/,
      not: AGREE,
      ...CLAIM,
    }),
    m('도수분포다각형은 왜 양끝에 0을 찍음', 'asks-why', [/0/, /넓이|닫|다각형|계급|막/], {
      near: /양 ?끝|도수/,
    }),
  ],
  M1U11C04: [
    m('계산하니까 상대도수 1.2 나왔는데 괜찮은거?', 'claims', [NO, /넘|이하|클 수|작거나|총합|1/], {
      near: /상대도수|총합/,
      not: AGREE,
      ...CLAIM,
    }),
    m('상대도수 0.4 전체 50명이면 그 계급 몇명', 'gives-exercise', [/20/], { near: /0\.4|곱/, ...TASK }),
  ],
  M1U11C05: [
    m('두반 인원 다르면 왜 도수로 비교하면 안됨', 'asks-why', [/비율|상대도수/], {
      near: /전체|총합|인원|다르/,
    }),
    m('상대도수 그래프가 우리반이 더 오른쪽임 뭔뜻', 'asks-what', [/큰|높|크|많/], {
      near: /오른쪽|분포|계급/,
    }),
  ],
  M1U11C06: [
    m(
      '친구 5명한테만 물어보고 전교생이 그렇다고 해도됨?',
      'asks-always',
      [NO, /전체|적|대표|부족|치우|믿|더 많/],
      {
        near: /자료|조사/,
        not: AGREE,
      },
    ),
    m('울학교 교장쌤 이름은? 이거 탐구문제로 내도 되나', 'claims', [NO, /정해져|하나|자료|값/], {
      near: /탐구/,
      not: AGREE,
      ...CLAIM,
    }),
  ],
}

/** Dialogues. */
export const NINTH_THREADS: readonly Thread[] = [
  {
    concept: 'M1U02C04',
    messages: [
      m('(-3)-(-8) 풀어줘', 'gives-exercise', [/(?<!-)5/], { near: /-3|-8/, not: /= ?-11/, ...TASK }),
      m('왜 더하기로 바뀌는데', 'asks-why', [/부호|반대/, /더하|덧셈/], { near: /뺄셈|빼/, ...LAST }),
      m('그럼 (-3)-(+8)이면?', 'gives-exercise', [/-11/], { near: /-3|-8/, ...TASK }),
      m('아 ㅇㅋ 고마워', 'thanks', ACK, NONE),
    ],
  },
  {
    concept: 'M1U04C03',
    messages: [
      m('5x-3=2x+9 한단계씩 ㄱㄱ', 'gives-exercise', [/이항|3x|2x/], { near: /5x|양변/, ...TASK }),
      m('다음', 'asks-next', [/12|3x|4/], { near: /x/, ...TASK }),
      m('4 나오는거지 그럼?', 'answers', [YES, /4/], { near: /x ?=|3x|12/, not: DENY, ...TASK }),
      m('답 확인은 어케함', 'asks-how', [/17|대입/], { near: /4|양변/, ...TASK }),
    ],
  },
  {
    concept: 'M1U01C05',
    messages: [
      m('최대공약수 구하는 법좀', 'asks-how', [/소인수|나누|나눠|공약수/], { near: /공약수/ }),
      m('예시 하나만', 'asks-example', [/[0-9]/, /공약수/], { near: /[0-9]/, ...LAST }),
      m('다른거로 하나더', 'asks-another', [/[0-9]/, /공약수/], { near: /[0-9]/, ...LAST }),
      m('그럼 15랑 28은?', 'gives-exercise', [/서로소|최대공약수[^0-9]{0,12}1(?!\d)/], {
        near: /15|28/,
        ...TASK,
      }),
    ],
  },
  {
    concept: 'M1U02C05',
    messages: [
      m('(-1)^100 값 뭐임', 'gives-exercise', [/(?<![-\d])1(?!\d)/], {
        near: /짝수|음수/,
        not: /= ?-(?:1|100)(?!\d)/,
        ...TASK,
      }),
      m('그럼 101번이면', 'gives-exercise', [/-1(?!\d)/], { near: /홀수|101/, ...TASK }),
      m('왜 달라졌어', 'asks-why', [/홀수|짝수|한 번 더/], { near: /부호|음수/, ...LAST }),
    ],
  },
  {
    concept: 'M1U03C05',
    messages: [
      m('3x+2x=5x^2 인거 맞지?', 'claims', [NO, /5x/], { near: /동류항|계수/, not: AGREE, ...CLAIM }),
      m('아니 x가 두개잖아', 'protests', [/동류항|계수|더하|묶음|3 ?\+ ?2|곱|개/], {
        near: /5x|3x/,
        ...CLAIM,
      }),
      m('아하 더하기랑 곱하기는 다르네', 'agrees', ACK, { near: /곱|더하/, ...LAST }),
      m('그럼 7x-x는 7임?', 'claims', [NO, /6x/], { near: /계수|동류항/, not: AGREE, ...CLAIM }),
    ],
  },
  {
    concept: 'M1U05C04',
    messages: [
      m('y=-2x 그래프 어케그려', 'asks-how', [/원점|0, ?0/, /점|직선/], { near: /직선|그래프/ }),
      m('점 두개만 찍어도 됨?', 'asks-always', [YES, /직선|두 점|원점/], { near: /점/, not: DENY, ...LAST }),
      m('왜?', 'asks-why', [/직선|하나/], { near: /점|직선/, ...LAST }),
      m('a가 -1/2이면 더 가팔라지나', 'asks-what', [/완만|절댓값|누|가까|아니/], {
        near: /가파|기울|1/,
        not: AGREE,
        ...CLAIM,
      }),
    ],
  },
  {
    concept: 'M1U05C05',
    messages: [
      m('y=12/x 에서 x=-3이면?', 'gives-exercise', [/-4/], { near: /12|대입/, ...TASK }),
      m('그럼 x가 0이면??', 'asks-what', [/없|못|않/], { near: /0/, ...TASK }),
      m('왜 안됨', 'asks-why', [/나눌|나누|분모/], { near: /0/, ...LAST }),
      m('그럼 그래프도 거기서 끊겨있음?', 'asks-what', [/두|쌍|만나지|끊|떨어|닿지/], {
        near: /그래프|곡선/,
      }),
    ],
  },
  {
    concept: 'M1U06C03',
    messages: [
      m('맞꼭지각이 뭐야', 'asks-what', [/마주|맞은/], { near: /맞꼭지각/ }),
      m('무슨말인지 1도 모르겠', 'repeats', [/마주|맞꼭지각|가위|맞은/], { near: /각|직선/, ...LAST }),
      m('더 쉽게', 'asks-easier', [/마주|맞꼭지각|가위|맞은|X/], { near: /각|직선/, ...LAST }),
      m('아 그럼 하나가 70이면 맞은편도 70?', 'claims', [YES, /70/], {
        near: /70|맞꼭지각/,
        not: DENY,
        ...CLAIM,
      }),
    ],
  },
  {
    concept: 'M1U08C03',
    messages: [
      m('오각형 내각합 540 왜그럼', 'asks-why', [/삼각형/], { near: /180|540/ }),
      m('삼각형 세개인건 어케앎', 'asks-why', [/대각선|- ?2|꼭짓점/], { near: /삼각형/, ...LAST }),
      m('칠각형은?', 'gives-exercise', [/900/], { near: /180|7/, ...TASK }),
      m('정칠각형이면 한각은 안나누어떨어지네 ㄱㅊ은거?', 'claims', [/900|frac|맞|괜찮|분수|128/], {
        near: /7|정칠각형/,
        not: DENY,
        ...CLAIM,
      }),
    ],
  },
  {
    concept: 'M1U09C05',
    messages: [
      m('원뿔 반지름3 높이4 모선5 겉넓이', 'gives-exercise', [pi(24)], {
        near: /옆넓이|밑넓이|15|모선/,
        ...TASK,
      }),
      m('높이4는 왜 안써', 'asks-why', [/모선|부피|옆|부채꼴/], { near: /높이/, ...LAST }),
      m('그럼 부피는 얼만데', 'gives-exercise', [pi(12)], { near: /frac\{1\}\{3\}|1\/3|높이/, ...TASK }),
      m('ㄱㅅ 비슷한거 하나 내줘봐', 'wants-practice', [/뿔/, /\?|구해|얼마|구하/], { near: /문제|뿔/ }),
    ],
  },
  {
    concept: 'M1U10C01',
    messages: [
      m('7 3 8 2 10 중앙값', 'gives-exercise', [/7/], {
        near: /작은|크기|순서/,
        not: /중앙값은 \\?\(?8/,
        ...TASK,
      }),
      m('왜 8이 아냐 가운데 적혀있잖아', 'asks-why', [/크기|작은|순서|정렬/], {
        near: /중앙값|가운데/,
        ...LAST,
      }),
      m('여기에 20 추가하면', 'gives-exercise', [/7\.5|frac\{15\}\{2\}/], { near: /20|짝수|두/, ...TASK }),
    ],
  },
  {
    concept: 'M1U11C04',
    messages: [
      m('상대도수 왜 배움', 'asks-why', [/비율|비교|전체/], { near: /상대도수/ }),
      m('예를들면?', 'asks-example', [/[0-9]/, /상대도수|비율|명/], { near: /[0-9]/, ...LAST }),
      m('총합이 1이라는거 진짜 항상이야?', 'asks-always', [YES, /1/], { near: /총합|도수/, not: DENY }),
      m('근데 내가 더하니까 0.98 나옴ㅠ', 'claims', [/1/, /반올림|계산|다시|빠|틀|확인/], {
        near: /총합|0\.98|상대도수/,
        not: AGREE,
        ...CLAIM,
      }),
    ],
  },
  {
    concept: 'M1U01C02',
    messages: [
      m('거듭제곱 설명 ㄱ', 'asks-what', [/곱/, /밑|지수|번/], { near: /거듭제곱/ }),
      m('머래 다시', 'repeats', [/곱/], { near: /거듭제곱|[0-9]/, ...LAST }),
      m('문제로 내줘 그게 낫겠다', 'wants-practice', [/[0-9]/, /\^|제곱|얼마|구해|\?/], {
        near: /문제|[0-9]/,
      }),
      m('힌트', 'asks-hint', [/곱|번|밑|지수/], { near: /[0-9]/, ...TASK }),
    ],
  },
  {
    concept: 'M1U01C03',
    messages: [
      m('126 소인수분해 2×63 끝?', 'claims', [/63/, /소수가 아니|합성수|더|아직|3|나누/], {
        near: /126|소인수/,
        not: AGREE,
        ...CLAIM,
      }),
      m('그럼 2×3×21?', 'claims', [/21/, /7|더|아직|합성수/], { near: /소인수|소수/, not: AGREE, ...CLAIM }),
      m('2×3×3×7 이제됨?', 'claims', [YES], { near: /3\^|소인수/, not: DENY, ...CLAIM }),
      m('3^2 라고 굳이 묶는 이유가 있음?', 'asks-why', [/거듭제곱|간단|두 번|곱|약수/], { near: /3\^|지수/ }),
    ],
  },
  {
    concept: 'M1U02C02',
    messages: [
      m('절댓값이 -3인 수도 있어?', 'asks-always', [NO, /거리|0|음/], { near: /절댓값/, not: AGREE }),
      m('왜 음수가 안됨', 'asks-why', [/거리/], { near: /절댓값|0/, ...LAST }),
      m('그럼 절댓값이 0인건', 'asks-what', [/0/], { near: /절댓값|원점/ }),
      m('그건 하나뿐임?', 'asks-always', [/0/, YES], { near: /하나|0/, not: DENY, ...LAST }),
    ],
  },
  {
    concept: 'M1U04C05',
    messages: [
      m('형은 나보다 3살많고 둘이 합치면 29살 나 몇살', 'gives-exercise', [/13|2x ?\+ ?3|x ?\+ ?3/], {
        near: /29|x/,
        ...TASK,
      }),
      m('식이 왜 그렇게 나옴', 'asks-why', [/3|형|x/, /합|더|29|많/], { near: /x|식/, ...TASK }),
      m('내가 13이면 형은 16 맞네', 'claims', [/16|29/, YES], { near: /13|16/, not: DENY, ...CLAIM }),
      m('비슷한거 하나 더 이번엔 혼자함', 'wants-practice', [/\?|구해|몇|구하|얼마/], { near: /문제|x/ }),
    ],
  },
  {
    concept: 'M1U07C03',
    messages: [
      m('합동조건 세개 뭐뭐였지', 'asks-what', [/SSS|세 변/, /SAS|끼인/, /ASA|양 끝/], { near: /합동/ }),
      m('AAA는 왜빠짐', 'asks-why', [/크기|모양|닮|길이|변/], { near: /각|합동/ }),
      m('아까 그거 빠진거아님? 학원쌤은 RHS도 있댔는데', 'protests', [/RHS|직각|빗변|2학년/], {
        near: /합동/,
        ...LAST,
      }),
    ],
  },
  {
    concept: 'M1U06C06',
    messages: [
      m('꼬인위치 설명점', 'asks-what', [/만나지|평행/], { near: /꼬인/ }),
      m(
        '실제로 그런게 어딨는데',
        'asks-example',
        [/육교|고가|도로|모서리|교실|천장|상자|다리|육면체|기찻길|전선|젓가락/],
        {
          near: /꼬인|공간/,
          ...LAST,
        },
      ),
      m('종이위에서도 꼬인위치 가능?', 'asks-always', [NO, /평면|공간|종이/], {
        near: /평면|꼬인/,
        not: AGREE,
      }),
    ],
  },
  {
    concept: 'M1U03C02',
    messages: [
      m('2x^2-1에 x=-3 넣어봐', 'gives-exercise', [/17/], { near: /대입|-3/, not: /= ?-19/, ...TASK }),
      m('왜 -19가 아니야', 'asks-why', [/괄호|제곱|9|양수/], { near: /-3|부호/, ...LAST }),
      m('그럼 걍 3이면', 'gives-exercise', [/17/], { near: /대입|9/, ...TASK }),
      m('헐 똑같네 왜지', 'asks-why', [/제곱|9/], { near: /부호|3/, ...LAST }),
    ],
  },
  {
    concept: 'M1U04C01',
    messages: [
      m('수학 왜이렇게 어렵냐 진짜 짜증', 'distress', [WARM], { near: /수학|어디|어느/, ...NONE }),
      m('방정식이 젤 싫음 문자나오는거 극혐', 'distress', [/방정식|문자|어려|괜찮|천천|어디/], {
        near: WARM,
        ...NONE,
      }),
      m('걍 방정식이 뭔지부터 다시', 'asks-what', [/미지수|참|등식/], { near: /방정식|x/ }),
      m('항등식은 또 뭐람', 'asks-what', [/항상|모든|어떤|언제나/], { near: /항등식|참/ }),
    ],
  },
  {
    concept: 'M1U11C02',
    messages: [
      m('50이상60미만 3명 60이상70미만 7명 70이상80미만 5명이면 전체 몇명', 'gives-exercise', [/15/], {
        near: /도수|더/,
        ...TASK,
      }),
      m('계급의 크기는?', 'gives-exercise', [/10/], { near: /계급/, ...TASK }),
      m('도수 젤 큰 계급은 7 이라고 쓰면됨?', 'claims', [/60/], { near: /계급|도수/, not: AGREE, ...CLAIM }),
      m('60점이상은 몇퍼임', 'gives-exercise', [/80/], { near: /12|15/, ...TASK }),
    ],
  },
  {
    concept: 'M1U09C03',
    messages: [
      m('회전체가 뭔지 모르겠음', 'asks-what', [/회전|돌/, /축|평면도형|직선/], { near: /회전체/ }),
      m('집에 있는걸로 예 들어줘', 'asks-example', [/컵|캔|공|병|고깔|휴지|접시|통|도자기|물레|팽이|구/], {
        near: /원기둥|원뿔|회전체/,
        ...LAST,
      }),
      m('원뿔대는 어케 만듦', 'asks-how', [/사다리꼴|원뿔|자르/], { near: /원뿔대|회전/ }),
    ],
  },
  {
    concept: 'M1U08C05',
    messages: [
      m('반지름4 중심각90 호길이', 'gives-exercise', [pi(2)], { near: /호|360/, ...TASK }),
      m('그럼 부채꼴 둘레도 2파이야?', 'claims', [NO, /8|반지름/], {
        near: /둘레|반지름/,
        not: AGREE,
        ...CLAIM,
      }),
      m('아 반지름 두개도 더해야되는구나', 'agrees', [YES], { near: /반지름|8/, not: DENY, ...LAST }),
      m('넓이도 알려줘', 'gives-exercise', [pi(4)], { near: /넓이|360|16/, ...TASK }),
    ],
  },
  {
    concept: 'M1U02C06',
    messages: [
      m('나누기를 왜 곱하기로 바꿈', 'asks-why', [/역수/, /곱/], { near: /역수|나눗/ }),
      m('근데 정수는 역수 없지않나 분수가 아니니까', 'claims', [/분수|frac|1 ?\/|0/, NO], {
        near: /역수/,
        not: AGREE,
        ...CLAIM,
      }),
      m('그럼 -6의 역수는', 'gives-exercise', [frac(1, 6, '-')], { near: /역수|-6/, ...TASK }),
      m('헷갈려ㅠ 쉬운거부터 하나만 내줘', 'wants-practice', [/역수|나누|÷|\\div/], { near: /문제|[0-9]/ }),
    ],
  },
  {
    concept: 'M1U05C02',
    messages: [
      m('사분면 번호 외우는법 있음?', 'asks-how', [/부호|시계|오른쪽 위/], { near: /사분면/ }),
      m('(-1,-9)는 몇', 'gives-exercise', [/3/], { near: /부호|사분면/, ...TASK }),
      m('그점을 원점대칭하면?', 'gives-exercise', [/\(1, ?9\)/], { near: /원점|대칭|부호/, ...TASK }),
      m('왜 둘다 바뀌어', 'asks-why', [/x/, /y/, /부호|반대|원점/], { near: /대칭|부호/, ...LAST }),
    ],
  },
  {
    concept: 'M1U11C01',
    messages: [
      m('줄넘기 12 15 21 28 33 이거 줄기잎으로 어떻게해', 'asks-how', [/줄기/, /잎/], {
        near: /십의|줄기/,
        ...TASK,
      }),
      m('줄기 2에는 뭐뭐 적음', 'gives-exercise', [/1/, /8/], { near: /잎|21|28/, ...TASK }),
      m('그럼 제일 많이한 사람은 3번한거네', 'claims', [/33/], {
        near: /줄기|잎|십의/,
        not: AGREE,
        ...CLAIM,
      }),
    ],
  },
  {
    concept: 'M1U07C02',
    messages: [
      m('5 7 x 로 삼각형 만들건데 x 범위좀', 'gives-exercise', [/2/, /12/], { near: /합|차|변/, ...TASK }),
      m('2는 왜 포함안돼', 'asks-why', [/2 ?\+ ?5|7|겹|납작|직선|커야|작아야|같/], { near: /2|변/, ...TASK }),
      m('x가 자연수면 몇개나옴', 'gives-exercise', [/9|아홉/], { near: /3|11|자연수/, ...TASK }),
      m('글면 세변 다 같으면 항상 되는거네', 'asks-always', [YES, /정삼각형|합|커|크/], {
        near: /변|삼각형/,
        not: DENY,
      }),
    ],
  },
  {
    concept: 'M1U01C06',
    messages: [
      m('12랑 18 최소공배수 6이지', 'claims', [NO, /36/], { near: /최대공약수|배수/, not: AGREE, ...CLAIM }),
      m('6으로 둘다 나누어지는데?', 'protests', [/공약수|약수|배수/], { near: /6|36/, ...CLAIM }),
      m('그럼 세수 4 6 9는', 'gives-exercise', [/36/], { near: /최소공배수|2\^|4/, ...TASK }),
    ],
  },
  {
    concept: 'M1U06C07',
    messages: [
      m('평행안해도 엇각이라고 부름?', 'asks-always', [YES, /위치|크기|이름/], { near: /엇각/, not: DENY }),
      m('크기는 그럼 같음 안같음', 'asks-what', [/평행/], { near: /크기|엇각/, ...LAST }),
      m('왜 평행일때만 같은건데', 'asks-why', [/동위각|맞꼭지각|평행/], { near: /엇각|각/, ...LAST }),
    ],
  },
  {
    concept: 'M1U10C03',
    messages: [
      m('대푯값 셋중에 뭐가 짱임', 'asks-what', [/자료|상황|경우|다르|달라|따라/], {
        near: /평균|중앙값|최빈값/,
      }),
      m('예 하나씩만', 'asks-example', [/평균|중앙값|최빈값/], { near: /대푯값|[0-9]/, ...LAST }),
      m('연봉은 뭘로함', 'asks-what', [/중앙값/], { near: /극단|평균/ }),
      m('왜요?', 'asks-why', [/극단|큰|높은|영향|많이/], { near: /평균|중앙값/, ...LAST }),
    ],
  },
  {
    concept: 'M1U01C04',
    item: 1,
    messages: [
      m('아 모르겟다 힌트 좀요', 'asks-hint', ['hint'], { near: /약수|소인수|지수/, ...ITEM }),
      m('{wrong} 나왔는데 이거임?', 'answers', ['mistake'], { near: NO, not: AGREE, ...ITEM }),
      m('그럼 {key} 인가', 'answers', [YES], { near: /약수|적|써/, not: DENY, ...ITEM }),
    ],
  },
  {
    concept: 'M1U04C04',
    item: 1,
    messages: [
      m('이거 뭐부터 해야됨', 'asks-how', ['hint'], { near: /양변|곱|분모|소수/, ...ITEM }),
      m('그담은', 'asks-next', ['hint'], { near: /양변|이항|곱|x/, ...ITEM }),
      m('에휴 어렵다', 'distress', [WARM], { near: /양변|이항|곱|x/, ...ITEM }),
    ],
  },
]
