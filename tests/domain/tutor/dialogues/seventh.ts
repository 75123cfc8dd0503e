import { type Message, m, type Thread } from './message.ts'

/** The seventh part: written from the outline of the curriculum only, by a writer who had seen neither the tutor nor any other part. */

const NO = /아니|아냐|않|달라|다르|다른|틀렸|틀린|없|잘못|아쉽|못 ?해|안 ?돼|안 ?되|말고|반례/
const YES = /맞|네[,. !]|응|그래|옳|정답|잘|그럼요|당연|참이|좋아/
const CORRECT = /맞|정답|잘|좋아|훌륭|완벽|바로 그/
const WRONG = /아니|다시|아쉽|틀렸|다른|확인|살펴/
const PRAISED = /정답이에요|정답입니다|맞았어|맞아요|맞습니다/
const TASKED = /\?|까요|구해|풀어|계산해|간단히|나타내|골라|써 ?보/
const WELCOME = /천만|도움|잘|좋|언제든|기뻐|고마|다행|화이팅|파이팅|응원|또/
const FEEL = /괜찮|속상|힘들|마음|기분|천천히|쉬어|쉬고|걱정|응원|누구나|어려울|이해해|함께|같이/
const NONE = { focus: 'none' } as const
const LAST = { focus: 'last-reply' } as const
const TASK = { focus: 'task' } as const
const CLAIM = { focus: 'claim' } as const
const OWN = { focus: 'own-question' } as const
const ITEM = { focus: 'item' } as const
const ITEM_WRONG = { focus: 'item', near: WRONG, not: PRAISED } as const
const ITEM_RIGHT = { focus: 'item', not: /틀렸|아쉽|다시 (풀|생각|계산)/ } as const

/** The number stands by itself. */
const n = (value: number | string) =>
  new RegExp(`(?<![\\d.])${String(value).replace('.', '\\.')}(?!\\d|\\.\\d)`)
/** The negative number. */
const neg = (value: number) => new RegExp(`[-−–] ?${value}(?!\\d|\\.\\d)`)
/** The power b^e. */
const pw = (base: number, exponent: number) =>
  new RegExp(`(?<!\\d)${base} ?(\\^ ?\\{? ?${exponent}(?!\\d)|${['⁰', '¹', '²', '³', '⁴', '⁵'][exponent]})`)
/** The fraction a/b. */
const fr = (above: string | number, below: string | number) =>
  new RegExp(
    `frac ?\\{ ?${above} ?\\} ?\\{ ?${below} ?\\}|(?<![\\d.])${above} ?/ ?\\(?${below}(?!\\d)|${below} ?분의 ?${above}(?!\\d)`,
  )
/** The fraction -a/b. */
const nfr = (above: number, below: number) =>
  new RegExp(
    `[-−] ?(\\\\[dt]?frac ?\\{ ?${above} ?\\} ?\\{ ?${below} ?\\}|${above} ?/ ?${below}(?!\\d))|frac ?\\{ ?[-−] ?${above} ?\\} ?\\{ ?${below} ?\\}`,
  )
/** k pi. */
const pi = (value: number) => new RegExp(`(?<![\\d.])${value} ?(\\\\pi|π|파이)`)
/** The point (a, b). */
const pt = (x: number, y: number) => new RegExp(`\\( ?${x} ?, ?(\\\\[,;! ] ?)?${y} ?(\\\\right)?\\)`)
/** x = v. */
const x = (value: number) =>
  new RegExp(
    `(?<![\\d])x ?(=|\\\\?\\)?[은는이가]|의 값[은이]) ?(\\\\\\()? ?${value}(?!\\d|\\.\\d|x)|(답|해)[은는이가] ?(\\\\\\()? ?${value}(?!\\d|\\.\\d|x)`,
  )

/** Messages without a thread. */
export const SEVENTH_SINGLES: Readonly<Record<string, readonly Message[]>> = {
  M1U01C01: [
    m('91은 소수인 거 같은데요 2 3 5로 안 나눠져요', 'claims', [/7|13/, /합성수|소수가 아니|아니/], CLAIM),
    m(
      '1은왜 소수에 안껴줌?',
      'asks-why',
      /약수[^.]{0,14}(1 ?개|하나|한 개|두 개|2 ?개|1뿐)|한 가지|하나뿐|유일|여러 가지/,
    ),
    m('소수가 젤 작은게 뭐야', 'asks-what', n(2)),
  ],
  M1U01C02: [
    m('3의 4제곱이 12죠?', 'claims', n(81), CLAIM),
    m('밑이랑 지수 맨날 헷갈려 ㅠㅠ 구별어케해', 'asks-difference', [/밑/, /지수/, /곱/]),
  ],
  M1U01C03: [
    m('108 소인수분해 해주세요', 'gives-exercise', [pw(2, 2), pw(3, 3)], TASK),
    m('곱하는 순서를 다르게 쓰면 다른 소인수분해가 되는 건가요?', 'asks-always', [
      /순서/,
      /같|한 가지|하나|유일/,
    ]),
  ],
  M1U01C04: [
    m('72 약수 몇개임', 'gives-exercise', n(12), TASK),
    m(
      '약수개수 구할때 왜 지수에 1을 더해서 곱하는거예요??',
      'asks-why',
      /고르|골라|고를|경우|0개|0부터|하나도|1도|1까지|1을 포함|1이 있|1, ?2|안 곱|\^\{?0|\^\{?3\}?의 약수/,
    ),
  ],
  M1U01C05: [
    m('서로소면 둘다 소수여야 하나여', 'asks-always', [
      NO,
      /공약수|합성수|소수가 아니|소수가 아닌|\d ?\\?\)?(와|과|랑|,)/,
    ]),
  ],
  M1U01C06: [
    m('18이랑 24 최소공배수는 432 곱하면 되잖아', 'claims', n(72), CLAIM),
    m(
      '최소공배수는 왜 지수가 큰걸 고름? 최소라면서ㅋㅋ',
      'asks-why',
      /배수[가여이][^.]{0,6}(되|돼|려|어야)|의 배수|나누어떨어|모두 들어|둘 다|두 수 모두/,
    ),
    m('최대공약수랑 최소공배수 구하는거 차이점 정리좀', 'asks-difference', [
      /최대공약수/,
      /최소공배수/,
      /작은|공통/,
      /큰|모두|모든|나머지/,
    ]),
  ],
  M1U02C01: [
    m('0은 양수쪽이죠?', 'claims', /양수도|어느 (쪽|것|편)도|둘 다 아니|아니/, CLAIM),
    m('정수에는 어떤 것들이 있는지 모두 말해 주시겠어요?', 'asks-what', [
      /양의 정수|자연수/,
      n(0),
      /음의 정수|[-−] ?1/,
    ]),
  ],
  M1U02C02: [
    m('절댓값이 음수일때도 있어??', 'asks-always', [/없|아니|않/, /거리|0/]),
    m('절댓값이 3보다 작은 정수 개수', 'gives-exercise', /5 ?\\?\)? ?개|다섯/, TASK),
  ],
  M1U02C03: [
    m('-7이 -2보다 크지 7이 더크니까', 'claims', [/작|<|lt|아니/, /음수|절댓값|왼쪽|수직선/], CLAIM),
    m(
      'x는 -1 이상 4 미만이다 부등호로 써줘요',
      'gives-exercise',
      /[-−]1 ?(\\leq?q?(slant)?|≤|≦|<=) ?x ?(<|\\lt) ?4/,
      TASK,
    ),
    m('이상이랑 초과 구별을 어떻게하더라', 'asks-how', [/이상/, /초과/, /같|포함/]),
  ],
  M1U02C04: [
    m(
      '(-9)+5-(-2)=?',
      'gives-exercise',
      /(=|답은|값은|결과는) ?(\\\()? ?[-−]2(?!\d)|[-−]2\\?\)?(예요|이에요|이야|입니다|가 돼|가 나)/,
      { focus: 'task' },
    ),
    m(
      '뺄셈은 왜 부호바꿔서 더함',
      'asks-why',
      /반대|거꾸로|되돌|수직선|왼쪽|오른쪽|빚|역|더하면|같은 결과|결과가 같/,
    ),
  ],
  M1U02C05: [
    m('-2^4은 16 아님? 짝수번이잖아', 'claims', neg(16), CLAIM),
    m(
      '(-1)^99 은 뭐예요',
      'gives-exercise',
      /= ?\(?[-−]1(?!\d)|[-−]1\\?\)? ?(이에|예요|이야|입|이|가 )|홀수/,
      TASK,
    ),
    m(
      '음수×음수가 양수인 이유를 논리적으로 설명해 주세요.',
      'asks-why',
      /규칙|반대|커지|커져|늘어|분배|방향|빚|거꾸로|씩|되돌/,
    ),
  ],
  M1U02C06: [
    m('-3의 역수는 3이다', 'claims', nfr(1, 3), CLAIM),
    m('2/5÷(-4/15)', 'gives-exercise', nfr(3, 2), TASK),
    m('0도 역수 있어요?', 'asks-always', /없|않/),
  ],
  M1U02C07: [
    m('3-2×(4-7)^2 풀이좀', 'gives-exercise', neg(15), TASK),
    m('걍 앞에서부터 차례대로 계산하면 안되나 ㅡㅡ', 'asks-always', /곱셈|거듭제곱|괄호/),
    m('25×98 빨리하는법', 'asks-how', /100|2450|분배/, TASK),
  ],
  M1U03C01: [
    m('a×(-1)×b 는 -1ab 라고 쓰면 되죠', 'claims', /[-−]ab|1[은을]? ?(생략|쓰지|안 ?(써|쓰))/, CLAIM),
  ],
  M1U03C02: [
    m('x=-2일때 x^2-3x', 'gives-exercise', n(10), TASK),
    m('대입할때 괄호 꼭 쳐야됨?', 'asks-always', [/괄호/, /음수|부호|분수/]),
  ],
  M1U03C03: [
    m(
      '5x-2y+7 에서 상수항 뭐고 항은 몇개인지 알려주세요',
      'gives-exercise',
      [n(7), /3 ?\\?\)? ?개|세 개|셋/],
      TASK,
    ),
    m('차수랑 계수 차이', 'asks-difference', [/차수/, /계수/, /곱/]),
    m('3/x 도 일차식이지? x가 하나니까', 'claims', [NO, /분모|나누|나눈|다항식/], CLAIM),
  ],
  M1U03C04: [
    m('(6x-9)÷(-3)', 'gives-exercise', /[-−]2x ?\+ ?3|3 ?[-−] ?2x/, TASK),
    m('-2(x-4)를 -2x-8 이라고 썼는데 틀렸대요ㅠ 왜죠', 'asks-why', /\+ ?8/, OWN),
  ],
  M1U03C05: [
    m('동류항이 뭐더라', 'asks-what', [/문자/, /차수/]),
    m('3(2x-1)-2(x-5) 간단히', 'gives-exercise', /4x ?\+ ?7/, TASK),
    m('동류항끼리만 더하는 이유가 머에요', 'asks-why', /문자|분배|묶|개|종류|값/),
  ],
  M1U04C01: [
    m('2(x+1)=2x+2는 방정식이다 O', 'claims', /항등식/, CLAIM),
    m('x=3이 2x-1=5의 해인지 어케확인해', 'asks-how', [/대입|넣/, n(5)], TASK),
    m('방정식과 항등식의 차이를 예를 들어 설명해 주세요.', 'asks-difference', [
      /방정식/,
      /항등식/,
      /모든|항상|어떤 값|무엇을|늘|언제나/,
    ]),
  ],
  M1U04C02: [
    m('양변을 0으로 나누면 왜안돼', 'asks-why', [
      n(0),
      /나눌 수|모순|곱해|곱하|성립하지|정해지지|정할 수|1 ?= ?2|같지|없/,
    ]),
    m('등식의성질 전부 뭐뭐임', 'asks-what', [/더[하해]/, /빼|뺄/, /곱[하해]/, /나[누눠]/]),
  ],
  M1U04C03: [m('5x-3=2x+9', 'gives-exercise', x(4), TASK), m('-2x=6이면 x=3 이지', 'claims', neg(3), CLAIM)],
  M1U04C04: [
    m('x/2-1=x/3 풀어줘', 'gives-exercise', x(6), TASK),
    m(
      '0.3x+0.2=1.1은 0.3x에만 10 곱하면 되지?',
      'claims',
      /모든 항|양변|0\.2에도|1\.1에도|전체|빠짐없이|3x ?\+ ?2 ?= ?11|다 곱/,
      CLAIM,
    ),
    m('분모 없애려면 몇을 곱하는지 어떻게 정해요?', 'asks-how', /최소공배수|공배수/),
  ],
  M1U04C05: [
    m('연속하는 세 자연수의 합이 72다. 가운데 수는?', 'gives-exercise', n(24), TASK),
    m('문장이 길면 식을 못세우겠음 어떡함', 'asks-how', [/x|문자|미지수/, /구하|놓|묻/]),
  ],
  M1U05C01: [
    m('(2,5)랑 (5,2)는 같은 점 아님?', 'claims', [NO, /순서|좌표|x|가로/], CLAIM),
    m('y축위에 있고 y좌표가 -3인점', 'gives-exercise', pt(0, -3), TASK),
  ],
  M1U05C02: [
    m('(3,-2)를 y축에 대칭시키면 어디로가요', 'gives-exercise', pt(-3, -2), TASK),
    m('축위의 점은 몇사분면이야', 'asks-what', /속하지|어느 사분면|아니|없/),
  ],
  M1U05C03: [
    m(
      '시간이랑 거리 그래프에서 수평인 부분은 멈춘거 맞지',
      'claims',
      [YES, /변하지|그대로|일정|정지|멈/],
      CLAIM,
    ),
    m('그래프 가파를수록 뭔뜻', 'asks-what', /빠르|빨리|급|크게|많이/),
  ],
  M1U05C04: [
    m('y=2x+1도 정비례죠 x가 커지면 y도 커지니까', 'claims', [NO, /ax|배|원점|\+ ?1|일정/], CLAIM),
    m('y가 x에 정비례하고 x=4일때 y=-12래 식은?', 'gives-exercise', /y ?= ?[-−]3x/, TASK),
  ],
  M1U05C05: [
    m('y=12/x에서 x=-3일때 y값', 'gives-exercise', neg(4), TASK),
    m('반비례그래프는 왜 축에 안닿음', 'asks-why', [/0/, /나눌|나누|될 수|없|가까/]),
  ],
  M1U06C01: [
    m('반직선 AB랑 반직선 BA는 똑같은거', 'claims', [NO, /시작|방향|출발|뻗/], CLAIM),
    m(
      '점 4개로 직선 몇개 그을수있음? 어느 세점도 한 직선위엔 없대',
      'gives-exercise',
      /6 ?\\?\)? ?개|여섯|= ?6/,
      TASK,
    ),
  ],
  M1U06C02: [
    m(
      'AB=10 M은 AB의 중점, N은 AM의 중점. NB 길이는?',
      'gives-exercise',
      /7\.5|15 ?\/ ?2|frac ?\{15\} ?\{2\}/,
      TASK,
    ),
  ],
  M1U06C03: [m('맞꼭지각 왜같아?', 'asks-why', /180|평각|일직선|같은 각/)],
  M1U06C04: [
    m('수선의발이 머야 발이 왜나와ㅋㅋ', 'asks-what', [/수선|수직/, /교점|만나|만난|닿/]),
    m('점이랑 직선 사이 거리는 아무 선분이나 재도 됨?', 'asks-always', /수선|수직|가장 짧/),
  ],
  M1U06C05: [m('한 평면에서 두 직선의 위치관계 뭐뭐있었죠', 'asks-what', [/만나|만난/, /평행/, /일치|겹/])],
  M1U06C06: [
    m('꼬인위치랑 평행 차이좀', 'asks-difference', [/꼬인/, /평행/, /평면/]),
    m('정육면체 모서리 하나랑 꼬인 위치인 모서리 개수', 'gives-exercise', /4 ?\\?\)? ?개|네 개|= ?4/, TASK),
  ],
  M1U06C07: [
    m('동위각은 항상 같다고 외우면 됨?', 'asks-always', /평행/),
    m('동위각이랑 엇각을 자꾸 바꿔 말해요ㅠ 뭐가 어디예요', 'asks-difference', [
      /동위각/,
      /엇각/,
      /같은/,
      /반대|엇갈|어긋|안쪽/,
    ]),
  ],
  M1U07C01: [
    m('작도할때 자로 길이 재면 왜안돼요', 'asks-why', /눈금|컴퍼스/),
    m('각 옮기는거 어떻게 하더라', 'asks-how', [/컴퍼스|원을|호를/, /원|호|반지름|교점|만나/]),
  ],
  M1U07C02: [
    m('세각을 알면 삼각형 하나로 정해짐', 'claims', [NO, /크기|무수히|여러|변|닮/], CLAIM),
    m('3,4,8로 삼각형 되나요', 'gives-exercise', [/없|않|안 ?돼|안 ?되|아니|못/, /7|합/], TASK),
  ],
  M1U07C03: [
    m(
      '두 변이랑 끼인각 아닌 각이 같으면 왜 합동이 아니에요?',
      'asks-why',
      /두 개|두 가지|2 ?개|둘|여러|다른|하나로 정해지지/,
    ),
    m('SAS에서 A가 머의 약자임', 'asks-what', /angle|각/i),
  ],
  M1U08C01: [
    m('십각형 대각선 총개수', 'gives-exercise', n(35), TASK),
    m('대각선 공식 마지막에 왜 2로 나눔?', 'asks-why', /두 번|2 ?\\?\)?번|중복|겹|두 번씩/),
    m('대각선이 20개인 다각형 구하는법 알려줘', 'asks-how', /팔각형|8각형|n ?\( ?n ?[-−] ?3|40/, TASK),
  ],
  M1U08C02: [
    m('한 외각이 110이고 안 이웃한 내각 하나가 45도 나머지 하나는', 'gives-exercise', n(65), TASK),
    m('삼각형 세각 합이 왜 하필 180이야', 'asks-why', /평행|엇각|평각|모으|모아|직선/),
  ],
  M1U08C03: [
    m('정십이각형 한 내각의 크기를 구해 주세요.', 'gives-exercise', n(150), TASK),
    m('변이 많아지면 외각의 합도 커지죠', 'claims', n(360), CLAIM),
  ],
  M1U08C04: [
    m('중심각 2배면 현 길이도 2배다 맞지?', 'claims', [NO, /현/], CLAIM),
    m('활꼴이랑 부채꼴 머가달라', 'asks-difference', [/현/, /반지름/]),
  ],
  M1U08C05: [
    m('반지름 6 중심각 60도 호의길이', 'gives-exercise', pi(2), TASK),
    m('파이를 걍 3.14로 계산하면 안돼요?', 'asks-always', [
      /π|\\pi|파이|원주율/,
      /정확|어림|근삿값|끝없|딱|간단|가까운/,
    ]),
  ],
  M1U09C01: [
    m('오각뿔대 모서리 몇개', 'gives-exercise', n(15), TASK),
    m('각뿔대 옆면은 직사각형이다', 'claims', /사다리꼴/, CLAIM),
  ],
  M1U09C02: [m('정다면체가 왜 다섯개뿐임? 더 만들면 되잖아', 'asks-why', /360|꼭짓점에/)],
  M1U09C03: [
    m(
      '직각삼각형을 빗변을 축으로 돌려도 원뿔 나오죠',
      'claims',
      /두 (개의 )?원뿔|원뿔 ?(이 )?(두|2|둘)|붙|아니|맞댄|맞붙|겹쳐/,
      CLAIM,
    ),
    m('원뿔을 회전축 포함하게 자르면 무슨 모양', 'asks-what', /이등변 ?삼각형/),
  ],
  M1U09C04: [
    m('반지름3 높이5 원기둥 겉넓이', 'gives-exercise', pi(48), TASK),
    m('옆넓이랑 겉넓이 같은말임?', 'asks-difference', /밑면|밑넓이/),
  ],
  M1U09C05: [
    m('뿔부피는 왜 1/3 곱함', 'asks-why', [/기둥/, /물|모래|세 ?번|3 ?\\?\)?번|세 개|3 ?배|세 배|배/]),
  ],
  M1U09C06: [
    m('지름이 6인 구 부피 어떻게 구해여', 'asks-how', pi(36), {
      focus: 'task',
      near: /frac ?\{4\} ?\{3\}|4 ?\/ ?3/,
    }),
    m(
      '반구 겉넓이는 구 겉넓이의 딱 절반이지',
      'claims',
      /밑면|단면|원의 넓이|원을|원이|3 ?(\\pi|π) ?r/,
      CLAIM,
    ),
  ],
  M1U10C01: [
    m('3 8 5 10 6 2 중앙값은?', 'gives-exercise', /5\.5|11 ?\/ ?2|frac ?\{11\} ?\{2\}/, TASK),
    m('중앙값 구할때 꼭 줄세워야됨?', 'asks-always', [/크기/, /순|가운데/]),
  ],
  M1U10C02: [
    m(
      '2,3,3,5,5,7 최빈값은 하나만 써야 하니까 3이죠?',
      'claims',
      [n(3), n(5), /두 개|2 ?\\?\)?개|둘|모두|와|과|여러/],
      CLAIM,
    ),
    m('최빈값 어떻게찾아', 'asks-how', /가장 많이|많이 나|제일 많|자주/),
  ],
  M1U10C03: [
    m('평균이랑 중앙값 중에 언제 뭘 써야 되는지 모르겠음', 'asks-how', [
      /극단|매우 크|아주 크|지나치게|한쪽|동떨어/,
      /중앙값/,
    ]),
    m('신발 사이즈 뭐 많이 주문할지 정할땐 왜 평균 안써?', 'asks-why', /최빈값|가장 많이|많이 팔/, OWN),
  ],
  M1U11C01: [
    m(
      '잎에 같은 숫자 또나오면 한번만 써도되죠',
      'claims',
      [/아니|안 ?돼|안 ?되|모두|다 |번/, /모두|두 번|중복|그대로|나온|횟수|개수|다 (써|적)/],
      CLAIM,
    ),
    m('줄기는 뭐고 잎은 뭐임', 'asks-what', [/줄기/, /잎/, /자리|앞|뒤/]),
  ],
  M1U11C02: [
    m('20이상 30미만이면 계급값 어떻게 구해요?', 'asks-how', n(25), TASK),
    m('계급이랑 도수 차이', 'asks-difference', [/계급/, /도수/, /구간/, /개수|수/]),
  ],
  M1U11C03: [
    m('히스토그램은 왜 붙여그려? 막대그래프는 떨어져 있잖아', 'asks-why', /연속|이어|끊기|빈틈|계급/),
  ],
  M1U11C04: [
    m('40명중 6명이면 상대도수', 'gives-exercise', /0\.15/, TASK),
    m(
      '상대도수 다 더하면 100 나와야됨',
      'claims',
      /(합|더하면)[^.]{0,16}(?<![\d.])1(?!\d|\.\d)|1(?!\d)\\?\)? ?(이에|이야|입니|이 (나|돼|되))/,
      CLAIM,
    ),
  ],
  M1U11C05: [
    m('두 집단 비교할때 상대도수 그래프를 어떻게 봐요?', 'asks-how', [
      /상대도수|비율/,
      /오른쪽|높|치우|큰|크|계급/,
    ]),
    m('지금 너무 졸린데 그만하면 안됨?', 'off-topic', /쉬|괜찮|나중|다음|내일|피곤|이어|여기까지/, NONE),
  ],
  M1U11C06: [
    m('통계 탐구 순서가 머지', 'asks-what', [/문제/, /수집|모으/, /분석|정리/, /해석/]),
    m(
      '우리 반 담임 선생님 이름이 뭘까? 이것도 통계 탐구 문제죠',
      'claims',
      [NO, /자료|값|변|다를|하나/],
      CLAIM,
    ),
  ],
}

/** Messages in threads. */
export const SEVENTH_THREADS: readonly Thread[] = [
  {
    concept: 'M1U01C03',
    messages: [
      m('문제집 12쪽 3번. 360을 소인수분해하시오', 'gives-exercise', [pw(2, 3), pw(3, 2), n(5)], TASK),
      m('그럼 소인수는 뭐뭐야', 'asks-what', [/2/, /3/, /5/], { focus: 'last-reply', not: /6, ?/ }),
      m('6도 소인수 아님? 360은 6으로 나눠지는데', 'claims', [NO, /소수|합성수/], CLAIM),
      m('360에 곱해서 제곱수 되는 제일 작은 자연수는요', 'gives-exercise', n(10), TASK),
      m('왜 10이야?', 'asks-why', /짝수|홀수|2 ?의 지수|제곱/, LAST),
      m('ㅇㅋ ㄳ', 'thanks', WELCOME, NONE),
    ],
  },
  {
    concept: 'M1U01C05',
    item: 0,
    messages: [
      m('먼저 무엇부터 해야 하는지 알려 주실 수 있나요?', 'asks-hint', ['hint'], ITEM),
      m('제가 구한 답은 {wrong}입니다.', 'answers', ['mistake'], ITEM_WRONG),
      m('최대공약수를 구할 때 지수는 어느 쪽을 고르나요?', 'asks-how', /작/),
      m('왜 작은 쪽을 고르나요?', 'asks-why', /공통|둘 다|두 수|모두|나누어떨어|나눌|약수/, LAST),
      m('다시 풀어 보니 {key}입니다!', 'answers', CORRECT, ITEM_RIGHT),
      m('감사합니다. 이제 알겠어요^^', 'thanks', WELCOME, NONE),
    ],
  },
  {
    concept: 'M1U02C04',
    item: 0,
    messages: [
      m('모름', 'asks-hint', ['hint'], ITEM),
      m('{wrong}', 'answers', ['mistake'], ITEM_WRONG),
      m('부호 정하는법', 'asks-how', [/부호/, /절댓값/]),
      m('{key}', 'answers', CORRECT, ITEM_RIGHT),
      m('-8+3은 그럼 -11이네', 'claims', neg(5), CLAIM),
    ],
  },
  {
    concept: 'M1U02C05',
    messages: [
      m('(-3)^2이 9라고?? 난 -9라고 봄', 'claims', [n(9), /곱|두 번|짝수|times|×|음수/], CLAIM),
      m('근데 학원쌤은 -3^2이 -9라던데 말이 다르잖아요', 'protests', [/괄호|3만|3을|앞/], {
        focus: 'last-reply',
        near: neg(9),
      }),
      m('그럼 (-3)^3은 27이겠네', 'claims', neg(27), CLAIM),
      m('음수를 짝수번 곱하면 무조건 양수임?', 'asks-always', [YES, /양수|\+/], CLAIM),
      m('부호를 쉽게 정하는 방법 없음?', 'asks-how', [/음수/, /짝수/, /홀수/]),
    ],
  },
  {
    concept: 'M1U03C05',
    item: 0,
    messages: [
      m('찍을게 {wrong}', 'answers', ['mistake'], ITEM_WRONG),
      m('그럼 {key}?', 'answers', CORRECT, ITEM_RIGHT),
      m('오 맞췄다ㅋㅋㅋ 근데 동류항이 정확히 뭔데', 'asks-what', [/문자/, /차수/]),
      m('그럼 3이랑 -7도 동류항이겠네', 'claims', [YES, /상수항/], CLAIM),
      m('더 어려운거 줘봐', 'asks-harder', TASKED, NONE),
    ],
  },
  {
    concept: 'M1U04C03',
    messages: [
      m('오늘 밤에 시험공부 끝내야되는데 이항이 뭔지 핵심만요 급함', 'asks-what', [/부호/, /변|등호/]),
      m('7x+2=4x-10 답 -4 맞죠?', 'claims', [YES, neg(4)], CLAIM),
      m('3(x-2)=2x+1', 'gives-exercise', x(7), TASK),
      m(
        '이런건 괄호부터 풀어요 이항부터 해요?',
        'asks-how',
        /괄호(를|부터)? ?(먼저|푼|풀고|풀어 ?(주|요|야|서)|푸)|먼저 괄호|분배/,
        LAST,
      ),
      m('항상 x를 왼쪽에 모아야되나여', 'asks-always', /꼭|아니|상관|오른쪽|편|괜찮|돼요|되지만/),
      m(
        '고마워요ㅠㅠ 100점 맞고 올게요',
        'thanks',
        /도움|잘|좋|언제든|기뻐|다행|화이팅|파이팅|응원|또/,
        NONE,
      ),
    ],
  },
  {
    concept: 'M1U04C04',
    item: 0,
    messages: [
      m('이거 어케 시작해', 'asks-hint', ['hint'], ITEM),
      m('왜 양변에 다 곱해? 한쪽만 하면안됨?', 'asks-why', /등식|같은 수|성립|같아야|균형|저울|깨/),
      m('{wrong} 나오는데', 'answers', ['mistake'], ITEM_WRONG),
      m('아하 {key}', 'answers', CORRECT, ITEM_RIGHT),
      m('0.2x-0.5=0.7 도 풀어줘', 'gives-exercise', x(6), TASK),
    ],
  },
  {
    concept: 'M1U05C02',
    messages: [
      m('x축 대칭하면 x부호가 바뀌는거지?', 'claims', /y ?\\?\)? ?(좌표|의 부호|부호|만|값|가)/, CLAIM),
      m('왜 x가 아니고 y가 바뀌는데', 'asks-why', /위|아래|접|거울|반대|건너|그대로/, LAST),
      m('그럼 (5,-2)를 원점대칭하면', 'gives-exercise', pt(-5, 2), TASK),
      m(
        '사분면 번호는 시계방향 순서',
        'claims',
        /반시계|시계 ?(바늘)? ?반대|시곗바늘.{0,12}반대|시계.{0,8}반대/,
        CLAIM,
      ),
      m('(a,b)가 제2사분면이면 ab의 부호는?', 'gives-exercise', /음|< ?0|\\lt ?0|[-−]/, TASK),
    ],
  },
  {
    concept: 'M1U05C05',
    messages: [
      m('정비례 반비례 어케구별', 'asks-difference', [/정비례/, /반비례/, /곱|몫|일정|배/]),
      m('표만 보고 아는방법은?', 'asks-how', /곱|xy|몫|나눈|나누|배/, LAST),
      m('x가 2일때 y 6, x가 3일때 y 4 이건 뭐야', 'gives-exercise', /반비례/, TASK),
      m('y=x/3은 분수니까 반비례', 'claims', /정비례/, CLAIM),
      m(
        'ㄴㄴ 분모에 숫자 있잖아 왜',
        'asks-why',
        /1\}? ?\/? ?\{?3|ax|곱|배|분모에 x|x가 분자|분모가 x/,
        LAST,
      ),
    ],
  },
  {
    concept: 'M1U06C07',
    messages: [
      m('엇각이 무엇인지 위치를 쉽게 설명해 주세요.', 'asks-what', [/엇각/, /반대|어긋|엇갈|안쪽|다른 쪽/]),
      m('그렇다면 엇각은 언제나 크기가 같은가요?', 'asks-always', /평행/),
      m('평행하면 왜 같아지나요?', 'asks-why', /동위각|맞꼭지각|180/, LAST),
      m('두 직선이 평행한지는 어떻게 알아내나요?', 'asks-how', [/동위각|엇각/, /같/]),
      m('조금 더 어려운 문제로 연습하고 싶습니다.', 'asks-harder', TASKED, NONE),
    ],
  },
  {
    concept: 'M1U07C03',
    messages: [
      m('asa가 뭐였지', 'asks-what', [/한 변/, /양 ?끝/]),
      m('AAA도 합동조건 되지', 'claims', [NO, /크기|닮|변|길이/], CLAIM),
      m('각이 다같은데 왜안됨', 'asks-why', /크기|길이|변/, LAST),
      m('넓이가 같으면 합동?', 'asks-always', [NO, /모양|넓이|밑변/]),
      m('합동인지 찾을때 뭐부터 봐야함', 'asks-how', [/변/, /각/]),
    ],
  },
  {
    concept: 'M1U08C03',
    item: 0,
    messages: [
      m('공식 뭐쓰는거야', 'asks-what', /180|360/, ITEM),
      m('{wrong}', 'answers', ['mistake'], ITEM_WRONG),
      m('180(n-2)에서 n-2는 왜나와', 'asks-why', [/삼각형/]),
      m('아 {key}이네', 'answers', CORRECT, ITEM_RIGHT),
      m('정구각형 한 외각은 몇도임', 'gives-exercise', n(40), TASK),
    ],
  },
  {
    concept: 'M1U08C05',
    messages: [
      m('반지름 4cm 중심각 90도 부채꼴 넓이 ㄱㄱ', 'gives-exercise', pi(4), TASK),
      m('둘레는', 'gives-exercise', /2 ?(\\pi|π) ?\+ ?8|8 ?\+ ?2 ?(\\pi|π)/, TASK),
      m('왜 8을 더함 호만 하면 되는거 아닌가', 'asks-why', /반지름/, LAST),
      m('5번 호 길이 6π 반지름 9 부채꼴 넓이', 'gives-exercise', pi(27), TASK),
      m('이거 중심각은 어떻게 구함', 'asks-how', n(120), { focus: 'task', near: /360|호의 길이/ }),
    ],
  },
  {
    concept: 'M1U09C05',
    messages: [
      m('원뿔대 부피 구하는 방법 알려주세요', 'asks-how', [/큰/, /작은/, /빼|뺀|뺄|[-−]|차/]),
      m(
        '그럼 반지름6 높이8 원뿔에서 위에 반지름3 높이4 원뿔 자르고 남은거 부피',
        'gives-exercise',
        pi(84),
        TASK,
      ),
      m('높이 절반에서 자르면 부피도 절반 잘린거 아님?', 'claims', /8|팔분|12 ?(\\pi|π)|세제곱/, CLAIM),
      m('왜??', 'asks-why', /반지름|세제곱|세 번|밑넓이|밑면|넓이|8|1\/2/, LAST),
      m('하 어렵다 ㅠㅠ 더 쉽게 말해주세요', 'asks-easier', /뿔|부피|기둥|반지름/, LAST),
    ],
  },
  {
    concept: 'M1U09C04',
    item: 0,
    messages: [
      m('뭐부터 구해?', 'asks-next', ['hint'], { focus: 'item', near: /밑넓이|밑면|높이/ }),
      m('음 {wrong} 같은데', 'answers', ['mistake'], ITEM_WRONG),
      m('아니 왜 틀려요 ㅡㅡ', 'protests', ['mistake'], {
        focus: 'item',
        near: /다시|확인|밑넓이|높이|밑면/,
        not: PRAISED,
      }),
      m('{key}', 'answers', CORRECT, ITEM_RIGHT),
      m('원기둥 부피 공식이 뭐였죠', 'asks-what', /밑넓이|(\\pi|π) ?r/),
    ],
  },
  {
    concept: 'M1U10C01',
    messages: [
      m('4,7,9,x 평균이 8이래 x는', 'gives-exercise', n(12), TASK),
      m('중앙값도 8이죠', 'claims', [YES, n(8)], CLAIM),
      m('왜 둘을 더해서 2로 나눠 그냥 7하면 안됨?', 'asks-why', /짝수|가운데|두 (값|수|개)|한가운데/),
      m('평균이랑 중앙값은 항상 같네', 'asks-always', [NO, /평균|중앙값/]),
      m('다른경우 예시좀', 'asks-example', [/\d/, /평균|중앙값/], { focus: 'last-reply' }),
    ],
  },
  {
    concept: 'M1U11C04',
    item: 0,
    messages: [
      m('상대도수 구하는 식이 뭐더라', 'asks-how', [/도수/, /총합|전체/]),
      m('{wrong}이요?', 'answers', ['mistake'], ITEM_WRONG),
      m('{key}이다', 'answers', CORRECT, ITEM_RIGHT),
      m('도수가 12고 상대도수 0.3이면 전체 몇명', 'gives-exercise', n(40), TASK),
      m('하나만 더 내주세요!', 'asks-another', TASKED, NONE),
    ],
  },
  {
    concept: 'M1U11C02',
    messages: [
      m('계급의크기랑 계급값 헷갈려요', 'asks-difference', [
        /계급의 크기/,
        /계급값|가운데|중앙/,
        /차|폭|너비|빼|뺀|[-−]/,
      ]),
      m('10이상 20미만이면 둘다 얼마?', 'gives-exercise', [n(10), n(15)], TASK),
      m(
        '20점은 10이상 20미만에 들어가지',
        'claims',
        [/아니|않|안 ?들|속하지|다음/, /미만|20 ?\\?\)? ?이상/],
        CLAIM,
      ),
      m('도수 총합 30이고 4, 9, A, 7 이면 A?', 'gives-exercise', n(10), TASK),
      m(
        '근데 넌 사람이야 로봇이야',
        'off-topic',
        /튜터|도우미|사람이 아니|사람은 아니|프로그램|로봇이|수학/,
        NONE,
      ),
    ],
  },
  {
    concept: 'M1U03C01',
    messages: [
      m('문자 왜씀', 'asks-why', /간단|한꺼번에|나타내|모르는|여러|일반|편|관계|변하는/),
      m(
        '500원짜리 a개 사고 5000원 냄 거스름돈',
        'gives-exercise',
        /5000 ?[-−] ?500 ?a|5\{?,\}?000 ?[-−] ?500 ?a/,
        TASK,
      ),
      m('x÷y÷3', 'gives-exercise', fr('x', '3 ?y'), TASK),
      m('3x/y 아님?', 'claims', fr('x', '3 ?y'), CLAIM),
      m('노잼', 'off-topic', /재미|지루|쉬|같이|함께|수학|문제|다른|괜찮/, NONE),
    ],
  },
  {
    concept: 'M1U04C05',
    messages: [
      m('아빠 44살 나 13살 몇년뒤에 아빠가 내 두배?', 'gives-exercise', n(18), TASK),
      m('식은 어떻게 세운거예요', 'asks-how', [/44/, /13/, /x|2/], LAST),
      m('맞는지 확인은 어떻게해', 'asks-how', /62|31|대입|넣/, LAST),
      m('답이 음수로 나오면 무조건 틀린건가', 'asks-always', /상황|전|뜻|문제|경우|아니|나이|길이/),
      m('10% 소금물 200g에 물 몇g 넣으면 8% 됨?', 'gives-exercise', n(50), TASK),
    ],
  },
  {
    concept: 'M1U02C02',
    messages: [
      m('하이', 'greets', /안녕|반가|어서|환영/, NONE),
      m('오늘 수학시간에 하나도 못알아들어서 우울해요ㅠ', 'distress', FEEL, NONE),
      m('절댓값이 뭐예요', 'asks-what', [/거리|떨어/, /원점|0/]),
      m('수직선에서 -3이랑 5 사이 거리는 2', 'claims', n(8), CLAIM),
      m('왜 빼는게 아니라 더해요? 5-3이면 2잖아요', 'asks-why', /반대|원점|0|[-−] ?\(? ?[-−] ?3|양쪽/, LAST),
    ],
  },
  {
    concept: 'M1U06C06',
    messages: [
      m(
        '꼬인위치 실제 예 하나만',
        'asks-example',
        /모서리|직육면체|정육면체|교실|도로|육교|고가|상자|다리|복도/,
      ),
      m('공간에서 두직선 안만나면 평행이지', 'claims', /꼬인/, CLAIM),
      m('한 직선에 수직인 두 직선은 공간에서 항상 평행?', 'asks-always', [NO, /꼬인|만나/]),
      m('직선이 평면에 포함된다는건 뭔말', 'asks-what', /모든 점|위에|놓|전체|평면 안|안에/),
      m('그럼 두평면 위치관계는', 'asks-what', [/만나|교선/, /평행/]),
    ],
  },
  {
    concept: 'M1U01C06',
    messages: [
      m('12,20 최소공배수 어떻게 구하는지 단계별로 부탁드려요', 'asks-how', [/소인수|나누|배수/, n(60)], {
        focus: 'task',
        near: /지수|소인수/,
      }),
      m('제가 해볼게요. 12=2²×3이고 20=2²×5예요', 'shows-step', CORRECT, { focus: 'task', not: /틀렸/ }),
      m('그럼 2×3×5=30이죠?', 'claims', /60|2 ?\^ ?\{?2|2²|30은 .{0,12}(아니|않)/, CLAIM),
      m('왜 2²을 써야 하나요?', 'asks-why', /배수|나누어|큰|12|20|4/, LAST),
      m('다른 문제도 내주세요.', 'wants-practice', TASKED, NONE),
    ],
  },
  {
    concept: 'M1U11C03',
    messages: [
      m('도수분포다각형 어떻게그려', 'asks-how', [/중점|중앙|가운데/, /선분|잇|이어|연결/]),
      m('양 끝은 왜 0으로 내림?', 'asks-why', /넓이|가로축|도수가 ?\\?\(?0|닫|다각형/),
      m('히스토그램이랑 다각형 넓이 서로 다르지?', 'claims', /같/, { focus: 'claim', not: /네, 달라/ }),
      m('계급크기 5 도수총합 24면 직사각형 넓이 다합치면', 'gives-exercise', n(120), TASK),
      m('방금꺼 다시 설명해줘 못봤음', 'repeats', /120|24|계급의 크기|도수/, LAST),
    ],
  },
  {
    concept: 'M1U03C02',
    item: 0,
    messages: [
      m('힌트 ㄱ', 'asks-hint', ['hint'], ITEM),
      m('대입이 뭔데', 'asks-what', [/문자/, /수|값/, /넣|바꾸|바꿔|대신/]),
      m('{wrong} 인가?', 'answers', ['mistake'], ITEM_WRONG),
      m('그럼 {key}', 'answers', CORRECT, ITEM_RIGHT),
      m('a=-3일때 -a^2은 9다', 'claims', neg(9), CLAIM),
      m('너무 쉬워 좀 어려운거', 'asks-harder', TASKED, NONE),
    ],
  },
]
