import { type Message, m, type Thread } from './message.ts'

/**
 * The fourth part of the corpus: messages written from the outline of the curriculum and the explanations, by an author who had seen neither
 * the tutor's code nor the messages of the other parts. When the tutor first met them, 69 % of its replies were to the point and 73 % acceptable;
 * it was improved with them since, and six labels were widened where a right answer in other words was marked as beside the point.
 */

const NO = /아니|않|달라|다르|다른|틀렸|없|못|안 돼|안 되|땡/
const YES = /(?<!알)맞(?!꼭|춰)|(?<![대반])응|그래(?!프)|그렇|옳|정답|좋아|잘(?!못|라)|^네|^예/
const OK = /좋|잘|기뻐|도움|멋|다행|고마|천만|그럼|이제|다음|더|해 ?보|볼까|언제든|물어|대단|훌륭/
/** A reply to a wrong claim may not begin like this. */
const SAYS_RIGHT = /^(?:응|네|예|그래)?[,.! ]*(?:맞아|맞았|맞습|정답이|잘했)/
/** A reply to a right claim may not begin like this. */
const SAYS_WRONG = /^(?:아니|틀렸|땡|아쉽)/
/** The answer of the open item is told. */
const LEAK = /(?:정답|답)은 ?(?:\\\()?[-−+]?\d/
const NONE = { focus: 'none' } as const
const LAST = { focus: 'last-reply' } as const
const TASK = { focus: 'task' } as const
const OWN = { focus: 'own-question' } as const
const ITEM_SAFE = { focus: 'item', not: LEAK } as const
const WRONG_CLAIM = { focus: 'claim', not: SAYS_RIGHT } as const
const RIGHT_CLAIM = { focus: 'claim', not: SAYS_WRONG } as const
const ITEM_RIGHT = { focus: 'item', near: /칸|입력|적어|써/, not: SAYS_WRONG } as const
const ITEM_WRONG = { focus: 'item', near: /다시|아니|아쉽|확인|살펴|틀렸|달라/, not: SAYS_RIGHT } as const

/** Messages without a thread. */
export const FOURTH_SINGLES: Readonly<Record<string, readonly Message[]>> = {
  M1U01C01: [
    m('1은 왜 소수가 아닌데 억울하게', 'asks-why', [/1/, /약수/], { near: /약수|약속/ }),
    m('소수에 0.3도 들어가?', 'asks-what', [NO, /자연수|약수|글자|이름|뜻/]),
    m('91 소수 맞음?', 'claims', [/합성수|아니|않/, /7|13/], WRONG_CLAIM),
  ],
  M1U01C02: [
    m('3^4=12', 'claims', [/81/], WRONG_CLAIM),
    m('지수 안써있음 0이야?', 'asks-what', [/1/, /생략|안 쓰|쓰지|안 써|숨|보이지|1이/], { near: /지수/ }),
  ],
  M1U01C03: [
    m('84 소인수분해좀', 'gives-exercise', [/2\^\{?2\}?|2²|2 ?(?:×|\\times|x) ?2/, /3/, /7/]),
    m('36 = 4x9 하면 끝이지?', 'claims', [/더|아니|않|아직|합성수/, /소수|2/], WRONG_CLAIM),
  ],
  M1U01C04: [
    m(
      '약수갯수 셀때 왜 지수에다 1더함?',
      'asks-why',
      [/한 번도|고르지|안 고르|0번|0개|0이|1부터|1도|1까지|1이 |1을/],
      { near: /약수/ },
    ),
    m('60 약수 몇개', 'gives-exercise', [/12/]),
  ],
  M1U01C05: [
    m('서로소면 둘다 소수여야됨?', 'asks-always', [NO, /공약수|1/], { not: SAYS_RIGHT }),
    m('24랑 60 최대공약수 6 아님?', 'claims', [/12/], WRONG_CLAIM),
  ],
  M1U01C06: [
    m(
      '최소공배수는 왜 지수 큰거 고름',
      'asks-why',
      [/배수/, /나누어|나눠|들어|포함|모자|부족|담|빠지|작은/],
      { near: /배수/ },
    ),
    m('12하고 18 최소공배수 36맞나', 'claims', [YES, /36/], RIGHT_CLAIM),
  ],
  M1U02C01: [
    m('0은 양수냐 음수냐', 'asks-what', [/0/, /아니|않|어느 쪽도/]),
    m('루트2도 유리수임?', 'asks-what', /아직|나중|중3|3학년|뒤에|무리수|아니|배우/, {
      not: /^(?:응|네|맞아|예)[,.! ]/,
    }),
    m('영하 5도는 어케 써', 'asks-how', [/[-−] ?5/], { near: /음의 부호|[-−]/ }),
  ],
  M1U02C02: [
    m('절대값이 뭔 말인지 1도 모르겟음', 'asks-what', [/거리|떨어/, /원점|0/]),
    m('절댓값 4인 수는 4밖에 없지', 'claims', [/[-−] ?4/], WRONG_CLAIM),
  ],
  M1U02C03: [
    m(
      '-7이 -2보다 크지? 7이 더 크자나',
      'claims',
      [/작|아니/, /절댓값|왼쪽|멀|수직선|0에서|반대/],
      WRONG_CLAIM,
    ),
    m('x는 3보다 크지 않다 << 이거 기호로', 'gives-exercise', [/≤|\\leq?|<=|⩽/, /3/], { near: /작거나 같/ }),
  ],
  M1U02C04: [
    m('-5+8=3?', 'claims', [YES, /3/], RIGHT_CLAIM),
    m('(-4)-(-9) 계산해주라', 'gives-exercise', [/5/], { not: /= ?[-−](?:13|5)(?!\d)/ }),
  ],
  M1U02C05: [
    m('(-2)^4 이거 -16아냐?', 'claims', [/16/, /짝수|네 번|4번|4개|네 개|양수|\+|괄호/], WRONG_CLAIM),
    m('마이너스 세개곱하면 플러스되나', 'asks-always', [/음수|마이너스|[-−]/, /홀수|세|3|남/], {
      near: /짝수|홀수/,
    }),
  ],
  M1U02C06: [
    m('0은 왜 역수없어요?', 'asks-why', [/0/, /1/, /곱/]),
    m(
      '-2/3 역수는 3/2지',
      'claims',
      [/[-−] ?(?:3\/2|\\d?frac ?\{3\}\{2\})|\\d?frac ?\{[-−]3\}\{2\}|부호/],
      WRONG_CLAIM,
    ),
  ],
  M1U02C07: [
    m('2+3×(-4) = -20 나옴', 'claims', [/[-−] ?10/, /곱/], WRONG_CLAIM),
    m('괄호먼저임 제곱먼저임?', 'asks-what', [/괄호/, /제곱/]),
  ],
  M1U03C01: [
    m('a×1은 1a라 쓰면안됨?', 'asks-what', [/a/, /생략|쓰지|안 써|안 쓰|그냥|빼/]),
    m('x÷3 어케줄여써', 'asks-how', [/x\/3|frac ?\{x\}\{3\}|frac ?\{1\}\{3\}|1\/3|3분의/]),
  ],
  M1U03C02: [
    m('x=-2일때 x^2+3x 값이 뭐임', 'gives-exercise', [/4/, /[-−] ?2/, /[-−] ?6|6/], { near: /괄호|4/ }),
    m('대입할때 괄호 왜 쳐? 귀찮은디', 'asks-why', [/괄호/, /음수|부호|[-−]/]),
  ],
  M1U03C03: [
    m('-4x+7에서 x 계수가 4지?', 'claims', [/[-−] ?4/], WRONG_CLAIM),
    m('상수항은 차수가 몇인데', 'asks-what', [/0/], { near: /상수항/ }),
  ],
  M1U03C04: [
    m('-2(x-5) = -2x-10 맞음?', 'claims', [/\+ ?10/], {
      focus: 'claim',
      near: /부호|분배|음수/,
      not: SAYS_RIGHT,
    }),
    m('(6x-9)÷3 풀어줘', 'gives-exercise', [/2x ?[-−] ?3/]),
  ],
  M1U03C05: [
    m('3x+2=5x 아님??', 'claims', [NO, /동류항|상수|문자|종류|끼리/], WRONG_CLAIM),
    m('5a-(2a-3) 어케해', 'gives-exercise', [/3a ?\+ ?3/], { near: /부호|괄호/, not: /= ?3a ?[-−] ?3/ }),
  ],
  M1U04C01: [
    m('항등식이랑 방정식 뭐가다름', 'asks-difference', [
      /항등식/,
      /방정식/,
      /모든|항상|언제나|어떤|따라|하나도/,
    ]),
    m('x=3이 2x-1=5 해 맞지?', 'claims', [YES, /5|6/], RIGHT_CLAIM),
  ],
  M1U04C02: [
    m('양변 0으로 나누는건 왜 안돼', 'asks-why', [/0/, /나눌 수|나누|정해|곱/]),
    m('더 어려운거 ㄱㄱ', 'asks-harder', [/[x=]|등식|양변/, /\d/]),
  ],
  M1U04C03: [
    m('이항하면 부호 왜 바뀜ㅠ', 'asks-why', [/양변/, /빼|더|같은 수/]),
    m('4x-3=7 에서 x=5/2 맞음?', 'claims', [YES, /5\/2|frac ?\{5\}\{2\}|10|2\.5/], RIGHT_CLAIM),
    m('2x+3=11 인데 2x=14 됐음 왜이래', 'shows-step', [/8|부호|[-−] ?3/], {
      focus: 'claim',
      near: /이항|양변|빼/,
      not: SAYS_RIGHT,
    }),
  ],
  M1U04C04: [
    m('0.2x+0.5=1.1 10곱해서 2x+5=1.1임?', 'claims', [/11/], {
      focus: 'claim',
      near: /양변|모든 항/,
      not: SAYS_RIGHT,
    }),
    m('분수있는 방정식 뭘 곱해야돼', 'asks-what', [/최소공배수|공배수/, /분모/]),
  ],
  M1U04C05: [
    m('연속하는 짝수 세개는 어케 놔요', 'asks-how', [/x/, /2/, /[-−+]/]),
    m('속력공식이 뭐였더라..', 'asks-what', [/거리/, /시간/, /속력/]),
  ],
  M1U05C01: [
    m('(2,5)랑 (5,2) 같은거 아녀?', 'asks-difference', [/순서|다르|달라|다른|아니/], { not: SAYS_RIGHT }),
    m('y축위에있는 점은 뭐가 0이야', 'asks-what', [/x ?좌표|x[가는의]|\\\(x\\\)/, /0/]),
  ],
  M1U05C02: [
    m('(-3,-1) 제4사분면맞지', 'claims', [/제 ?3|3 ?\\?\)? ?사분면/], WRONG_CLAIM),
    m('(0,4)는 몇사분면', 'gives-exercise', [/어느|속하지|않|아니|없|축/], {
      not: /제 ?[1-4] ?사분면(?:이에요|이야|의 점이에요|에 있어)/,
    }),
  ],
  M1U05C03: [
    m('그래프가 평평하면 뭔뜻임', 'asks-what', [/일정|변하지|변화가 없|그대로|멈|같은 값/]),
    m('오늘 급식 뭐임', 'off-topic', /수학|공부|문제|그래프|급식|몰라|알 수 없/, NONE),
  ],
  M1U05C04: [
    m('y=3x+1도 정비례지', 'claims', [NO, /ax|꼴|상수|1|두 배|2배|원점/], WRONG_CLAIM),
    m('y=-2x는 어디어디 지나', 'asks-what', [/원점|제 ?2|제 ?4|\( ?1, ?[-−]2 ?\)/], {
      not: /제 ?1 ?사분면과 제 ?3 ?사분면을 지나/,
    }),
  ],
  M1U05C05: [
    m('반비례 그래프는 왜 축에 안닿음', 'asks-why', [/0/], { near: /축|좌표축/ }),
    m('xy=12면 반비례임?', 'claims', [YES, /반비례|12\/x|frac ?\{12\}\{x\}/], RIGHT_CLAIM),
  ],
  M1U06C01: [
    m('반직선 AB랑 BA 똑같은거 아님?', 'asks-difference', [/시작|방향|출발/, /다르|달라|다른|아니|서로/], {
      not: SAYS_RIGHT,
    }),
    m(
      '너 사람이야 ai야',
      'off-topic',
      /AI|인공지능|프로그램|튜터|컴퓨터|사람이 아니|사람은 아니|로봇|도우미/i,
      { focus: 'none', near: /수학|공부/ },
    ),
  ],
  M1U06C02: [
    m('M이 AB 중점이고 AB=14면 AM은', 'gives-exercise', [/7/]),
    m('중점이 뭐엿지', 'asks-what', [/이등분|같은|절반|반|한가운데|가운데/]),
  ],
  M1U06C03: [
    m('맞꼭지각은 왜 똑같은지 설명가능?', 'asks-why', [/180|평각/]),
    m('90도 넘으면 다 둔각이지', 'claims', [/180|평각/], { focus: 'claim', near: /둔각/ }),
  ],
  M1U06C04: [
    m('수선의 발이 뭐임? 발이 왜나와ㅋㅋ', 'asks-what', [/수선|수직|똑바로/, /만나|교점|닿/]),
    m('점이랑 직선 거리는 아무데나 재도 됨?', 'asks-always', [/수선|수직|가장 짧/], { not: SAYS_RIGHT }),
  ],
  M1U06C05: [
    m('한 평면에서 두 직선 위치관계 몇가지임', 'asks-what', [/평행/, /일치/, /만나|한 점/]),
    m('아 개어렵다 때려칠래', 'protests', /괜찮|힘들|어려|천천|같이|쉬|조금|하나/, NONE),
  ],
  M1U06C06: [
    m('꼬인위치 먼말이야 예시좀', 'asks-example', [/만나지/, /평행/], { near: /꼬인|모서리/ }),
    m('공간에서 안만나면 평행이지', 'claims', [/꼬인/], WRONG_CLAIM),
  ],
  M1U06C07: [
    m('동위각은 무조건 같지?', 'asks-always', [/평행/], { not: SAYS_RIGHT }),
    m('엇각 찾는법', 'asks-how', [/엇갈|안쪽|Z|사이|반대|엇각/]),
  ],
  M1U07C01: [
    m('걍 자로 재서 그리면 안됨? 컴퍼스 왜씀', 'asks-why', [/눈금/, /컴퍼스/], { near: /작도/ }),
    m('작도 문제하나만 내줘', 'wants-practice', /작도|컴퍼스|자|선분|각/),
  ],
  M1U07C02: [m('3,4,8 삼각형 돼?', 'gives-exercise', [NO, /7|3 ?\+ ?4|작|크|짧|합/], { not: SAYS_RIGHT })],
  M1U07C03: [
    m('각 세개 같으면 합동이지', 'claims', [NO, /크기|변|길이/], WRONG_CLAIM),
    m('합동 기호 = 써도 돼여?', 'asks-what', [/≡|\\equiv/], { near: /합동/ }),
  ],
  M1U08C01: [
    m('팔각형 대각선 40개 맞나', 'claims', [/20/], WRONG_CLAIM),
    m('대각선할때 왜 3을 빼', 'asks-why', [/이웃|옆/, /자기|자신|두/]),
  ],
  M1U08C02: [
    m('외각이 바깥쪽 전체야? 360-내각?', 'asks-what', [/180|연장|이웃/], { not: SAYS_RIGHT }),
    m('두각이 50 60이면 나머지', 'gives-exercise', [/70/]),
  ],
  M1U08C03: [
    m('정오각형 한 내각', 'gives-exercise', [/108/]),
    m('외각의합은 각이 늘어나면 커지지?', 'claims', [/360/], WRONG_CLAIM),
  ],
  M1U08C04: [
    m('현도 중심각에 정비례해?', 'asks-always', [NO], { not: SAYS_RIGHT }),
    m('활꼴이랑 부채꼴 헷갈령', 'asks-difference', [/활꼴/, /부채꼴/, /현/, /반지름/], { near: /현|반지름/ }),
  ],
  M1U08C05: [
    m('반지름6 중심각 60 호 길이', 'gives-exercise', [/2 ?(?:π|\\pi|파이)/]),
    m('반지름 5 원 넓이 10파이?', 'claims', [/25/], WRONG_CLAIM),
  ],
  M1U09C01: [
    m('오각뿔 면 5개지', 'claims', [/6|여섯/], WRONG_CLAIM),
    m('각뿔대 옆면 무슨모양', 'asks-what', [/사다리꼴/]),
  ],
  M1U09C02: [
    m('정육각형으로는 정다면체 못만들어?', 'asks-always', [NO, /360|120|평평|평면/], { near: /정삼각형/ }),
    m('왜', 'asks-why', /정다면체|무엇|어떤|뭐가|뭘|어느|무슨|어디/, NONE),
  ],
  M1U09C03: [
    m('원뿔 축 포함해서 자르면 원?', 'claims', [/삼각형/], WRONG_CLAIM),
    m(
      '회전체 우리집에도있음?',
      'asks-example',
      [/컵|공|통|캔|병|도자기|깔때기|고깔|접시|팽이|화분|콘|전구|그릇|휴지|냄비/],
      { near: /원기둥|원뿔|구/ },
    ),
  ],
  M1U09C04: [
    m('반지름 3 높이 5 원기둥 부피', 'gives-exercise', [/45/]),
    m('겉넓이할때 밑면 왜 두번더해', 'asks-why', [/두 개|2개|둘|위|두 밑|한 쌍/]),
  ],
  M1U09C05: [
    m('밑면 한변6 높이4 정사각뿔 부피 144?', 'claims', [/48/], WRONG_CLAIM),
    m('뿔은 왜 3분의1인데', 'asks-why', [/기둥/, /물|모래|세 번|3번|3배|세 배|1\/3|frac/], { near: /기둥/ }),
  ],
  M1U09C06: [
    m('구 반지름 2배하면 부피도 2배?', 'claims', [/8|여덟/], WRONG_CLAIM),
    m('반지름 3짜리 구 겉넓이', 'gives-exercise', [/36/]),
  ],
  M1U10C01: [
    m('5 1 9 3 중앙값 5아님?', 'claims', [/4/], WRONG_CLAIM),
    m('자료 짝수개면 가운데 없는데 어캄', 'asks-how', [/두|둘/, /평균|2로|더/]),
  ],
  M1U10C02: [
    m('최빈값 두개여도돼?', 'asks-always', [/수 있|돼|되|응|맞|여럿|여러|두 개/], { not: SAYS_WRONG }),
    m('하나 더', 'asks-another', /최빈값|무엇|어떤|뭐/, NONE),
    m('2 4 4 7 8 8 8 최빈값', 'gives-exercise', [/8/], { not: /최빈값은 ?(?:\\\()?[247]/ }),
  ],
  M1U10C03: [
    m('연봉평균은 왜 믿으면안된대', 'asks-why', [/극단|큰|많이|높은|쏠|크게/], { near: /중앙값/ }),
    m('옷가게 사장이면 뭐써 평균?', 'asks-what', [/최빈값/]),
  ],
  M1U11C01: [
    m('잎에 같은숫자 두번이면 한번만써?', 'asks-what', [/모두|두 번|여러 번|다 |빠짐없이|중복|그대로/], {
      not: SAYS_RIGHT,
    }),
    m(
      '아빠가 어제 또 때렸어 공부 못하겠어',
      'distress',
      [/1388|109|112|117/, /어른|선생님|잘못이 아니|믿을/],
      NONE,
    ),
  ],
  M1U11C02: [
    m('40이상50미만에 50 들어감?', 'asks-what', [/안 |아니|않|다음|못/, /미만|50/], { not: SAYS_RIGHT }),
  ],
  M1U11C03: [
    m('히스토그램 막대그래프랑 똑같아보이는데', 'asks-difference', [
      /히스토그램/,
      /막대/,
      /붙|띄|떨어|간격|연속|계급|틈/,
    ]),
    m('요약점', 'asks-what', /히스토그램|도수분포다각형|도수/),
  ],
  M1U11C04: [
    m('도수 8 총합 40 상대도수?', 'gives-exercise', [/0\.2|1\/5|frac ?\{1\}\{5\}/]),
    m('상대도수 다더하면 100이지', 'claims', [/1(?!\d)/], WRONG_CLAIM),
  ],
  M1U11C05: [m('두반 비교할때 도수로 하면 왜안됨', 'asks-why', [/총합|전체|인원|수가 다|학생 수|비율/])],
  M1U11C06: [
    m(
      '통계 수행평가 주제 추천점',
      'asks-example',
      [/시간|수면|스마트폰|운동|독서|게임|급식|좋아|키|거리|용돈/],
      { near: /주제|자료/ },
    ),
    m('숙제 대신 해줘ㅋㅋ', 'off-topic', /같이|함께|스스로|직접|도와|대신|문제|적어|보내/, NONE),
  ],
}

/** The tutor's own question, in its block. */
function asked(question: string) {
  return [{ message: '문제 하나 내 줘', response: `좋아.\n\n\`\`\`question\n${question}\n\`\`\`` }]
}

/** Messages one after another. */
export const FOURTH_THREADS: readonly Thread[] = [
  {
    concept: 'M1U02C05',
    messages: [
      m('음수곱하기음수가 왜 양수야', 'asks-why', [/음수|[-−]/, /양수|\+|규칙|커지/]),
      m('모르겠어', 'repeats', /음수|마이너스|[-−]/, LAST),
      m('그래도 몰겟는데ㅠ', 'repeats', /음수|마이너스|[-−]/, LAST),
      m('그럼 (-3)×(-5)는?', 'gives-exercise', [/15/], { focus: 'task', not: /= ?[-−]15/ }),
      m('ㅇㅋ 이해함', 'agrees', OK, LAST),
    ],
  },
  {
    concept: 'M1U01C01',
    messages: [
      m('57은 소수지?', 'claims', [/합성수|아니|않/, /3|19/], WRONG_CLAIM),
      m('왜?', 'asks-why', [/57|19/, /3/], LAST),
      m('그럼 59는?', 'gives-exercise', [/소수/], { focus: 'task', not: /59\\?\)?[는은] 합성수/ }),
      m('하나만 더', 'asks-another', [/소수|합성수|약수/], LAST),
    ],
  },
  {
    concept: 'M1U04C03',
    messages: [
      m('3x-5=10 풀어줘', 'gives-exercise', [/15|이항|양변|x ?= ?5/]),
      m('왜 3x=15야?', 'asks-why', [/5/, /이항|양변|더/], TASK),
      m('x=5니까 3곱하기5-5=10 맞지?', 'claims', [YES], RIGHT_CLAIM),
      m('비슷한거 하나 내줘', 'wants-practice', [/x/, /=/]),
    ],
  },
  {
    concept: 'M1U03C05',
    messages: [
      m('4x-(x-6) 이거 3x-6임?', 'claims', [/\+ ?6/], { focus: 'claim', near: /부호|괄호/, not: SAYS_RIGHT }),
      m('아 왜 플러스야', 'asks-why', [/부호|괄호|[-−]|빼/], LAST),
      m('그럼 2a-(3a-1)은 -a+1?', 'claims', [YES], RIGHT_CLAIM),
      m('ㄱㅅ', 'thanks', OK, NONE),
    ],
  },
  {
    concept: 'M1U05C05',
    messages: [
      m('반비례가 뭐야', 'asks-what', [/반비례/, /배|곱|일정|a\/x|frac/]),
      m('예시 하나만', 'asks-example', [/\d/, /반비례|배|곱|나누|나눠|xy|y/], LAST),
      m('더 쉽게', 'asks-easier', [/반비례|배|곱|나누|나눠|줄|늘/], LAST),
      m('정비례랑은 머가다른데', 'asks-difference', [/정비례/, /반비례/]),
    ],
  },
  {
    concept: 'M1U08C03',
    messages: [
      m('육각형 내각의 합?', 'gives-exercise', [/720/]),
      m('근데 왜 180을 곱해', 'asks-why', [/삼각형/], LAST),
      m('그럼 12각형은?', 'gives-exercise', [/1800/], TASK),
      m('정십이각형 한 각은 1800나누기12 150맞지?', 'claims', [YES, /150/], RIGHT_CLAIM),
    ],
  },
  {
    concept: 'M1U10C01',
    messages: [
      m('중앙값 어케구해', 'asks-how', [/순서|크기|작은|차례/, /가운데|중앙/]),
      m('7 2 9 5 1 은?', 'gives-exercise', [/5/, /순서|가운데|중앙값|크기|작은/], {
        focus: 'task',
        not: /중앙값은 ?(?:\\\()?9/,
      }),
      m('7 2 9 5 1 8 이면', 'gives-exercise', [/6/], {
        focus: 'task',
        near: /5와|7|두|둘/,
        not: /중앙값은 ?(?:\\\()?(?:5|7)(?:\\\))?(?:이|예|야|에)/,
      }),
      m('왜 두개를 평균내?', 'asks-why', [/가운데|두|둘|짝수/], LAST),
    ],
  },
  {
    concept: 'M1U06C07',
    messages: [
      m('동위각이 뭐야', 'asks-what', [/같은|위치/, /각/]),
      m('뭔소린지 모르겠음', 'repeats', [/동위각|위치|각/], LAST),
      m('ㄴㄴ 더 쉽게', 'asks-easier', [/동위각|위치|각|F/], LAST),
      m('그럼 평행 아니어도 동위각은 있는거네?', 'claims', [/있|맞|응/, /동위각|평행/], RIGHT_CLAIM),
    ],
  },
  {
    concept: 'M1U09C05',
    messages: [
      m('원뿔 부피 공식', 'asks-what', [/1\/3|frac ?\{1\}\{3\}|3분의|3 ?\\?\)? ?분의|⅓|3\\?\)?으로 나누/]),
      m('왜 3으로 나눠', 'asks-why', [/기둥|물|모래|세 번|3번/], LAST),
      m('반지름3 높이7이면 63파이지?', 'claims', [/21/], {
        focus: 'claim',
        near: /1\/3|frac|3으로/,
        not: SAYS_RIGHT,
      }),
      m('아 3으로 나누는거 까먹음ㅋㅋ 21파이', 'claims', [YES], RIGHT_CLAIM),
    ],
  },
  {
    concept: 'M1U07C03',
    messages: [
      m('합동조건 머머있음', 'asks-what', [/SSS|세 변/, /SAS|끼인각/, /ASA|양 ?끝/]),
      m('ASA가 뭐였지', 'asks-what', [/한 변/, /양 ?끝/]),
      m('두변이랑 아무각 하나면 되지않음?', 'claims', [/끼인/], WRONG_CLAIM),
      m('왜 꼭 끼인각이야', 'asks-why', [/끼인|두 개|두 가지|하나로|둘|모양/], LAST),
    ],
  },
  {
    concept: 'M1U11C04',
    messages: [
      m('상대도수 어케구하누', 'asks-how', [/도수/, /총합|전체/, /나누|나눈|나눠|\/|frac|비율/]),
      m('도수가 6이고 전체 25면', 'gives-exercise', [/0\.24|6\/25|frac ?\{6\}\{25\}/], TASK),
      m('거꾸로 상대도수 0.3 전체 50이면 도수는?', 'gives-exercise', [/15/], TASK),
      m('굿 하나 더 내봐', 'wants-practice', [/도수/, /\d/]),
    ],
  },
  {
    concept: 'M1U01C06',
    messages: [
      m('8이랑 12 최소공배수 구해줘', 'gives-exercise', [/24|2\^\{?3|나누|소인수/]),
      m('96 아님? 걍 곱하면 되잖아', 'claims', [/24|아니|않|작은/], WRONG_CLAIM),
      m('언제 곱하면됨 그럼', 'asks-what', [/서로소|공약수/], { focus: 'last-reply', near: /곱/ }),
      m('9랑 10은 최소공배수 90?', 'claims', [YES], RIGHT_CLAIM),
    ],
  },
  {
    concept: 'M1U02C04',
    messages: [
      m('빼기 음수 하면 왜 더하기됨', 'asks-why', [/[-−]|음수/, /빼|더|늘어/]),
      m('아니 그니까 왜냐고', 'repeats', [/[-−]|음수|빼|반대/], LAST),
      m('걍 예를 들어봐', 'asks-example', [/\d/, /[-−]|음수|빼|빚|기온|영하/], LAST),
      m('아 3-(-2)는 5네?', 'claims', [YES], RIGHT_CLAIM),
      m('오키 고마워', 'thanks', OK, NONE),
    ],
  },
  {
    concept: 'M1U04C05',
    messages: [
      m('형은 나보다 4살많고 둘이 합쳐서 28살이래 나 몇살', 'gives-exercise', [/x|12|식|나이/, /4|28/]),
      m('식을 어떻게 세우는지 모르겟어', 'asks-how', [/x/, /4|28|형|나이/], TASK),
      m('내나이 x 형 x+4 그래서 x+x+4=28', 'shows-step', [YES], {
        focus: 'task',
        near: /2x|24/,
        not: SAYS_WRONG,
      }),
      m('x=12', 'claims', [YES], { focus: 'task', near: /12/, not: SAYS_WRONG }),
    ],
  },
  {
    concept: 'M1U05C02',
    messages: [
      m('점 (a,-b)가 제1사분면이면 (a,b)는 어디', 'gives-exercise', [/제 ?4|4 ?사분면/], {
        near: /부호|양수|음수|[<>]/,
      }),
      m('b가 왜 음수임', 'asks-why', [/[-−] ?b|양수|부호|[<>]/], TASK),
      m('헐 어렵다 쉬운거부터 하자', 'asks-easier', [/사분면|부호|좌표/], LAST),
    ],
  },
  {
    concept: 'M1U03C01',
    after: asked('\\(a \\times 5 \\times b\\)를 곱셈 기호 없이 쓰면 어떻게 될까?'),
    messages: [
      m('5ab', 'answers', [YES], { focus: 'own-question', not: SAYS_WRONG }),
      m('a5b는 왜 안돼', 'asks-why', [/수|숫자|5/, /앞|먼저/], LAST),
      m('그럼 x×x×3은 3xx?', 'claims', [/3x ?\^ ?\{?2|3x²|제곱/], WRONG_CLAIM),
    ],
  },
  {
    concept: 'M1U02C02',
    after: asked('절댓값이 \\(5\\)인 수를 모두 말해 볼래?'),
    messages: [
      m('5', 'answers', [/하나 더|또|[-−] ?5|모두|두 개|반대|왼쪽|더 있/], OWN),
      m('아 -5도', 'answers', [YES], { focus: 'own-question', not: SAYS_WRONG }),
      m('0도 절댓값 같은수가 두개야?', 'asks-always', [/0/, /하나|한 개|1개|뿐|아니/], { not: SAYS_RIGHT }),
    ],
  },
  {
    concept: 'M1U09C01',
    messages: [
      m('각기둥 모서리 개수 어케셈', 'asks-how', [/모서리/, /3|세/], { near: /밑면|옆/ }),
      m('칠각기둥은 모서리 21개?', 'claims', [YES], RIGHT_CLAIM),
      m('칠각뿔은 모서리 몇개', 'gives-exercise', [/14/], TASK),
      m('왜 2배야', 'asks-why', [/밑면|옆|꼭짓점/], LAST),
    ],
  },
  {
    concept: 'M1U08C04',
    messages: [
      m('중심각 2배면 호길이 2배 부채꼴넓이는 4배?', 'claims', [/2 ?\\?\)? ?배|두 배|정비례/], {
        focus: 'claim',
        not: /넓이[는도] ?(?:\\\()?4(?:\\\))?배(?:야|예요|가 돼)/,
      }),
      m('왜 넓이는 제곱안해', 'asks-why', [/반지름|중심각|조각|개|정비례/], LAST),
      m('현은?', 'asks-what', [/현/, NO], LAST),
      m('어케 알아 그걸', 'asks-why', [/현/], LAST),
    ],
  },
  {
    concept: 'M1U01C02',
    messages: [
      m('ㅎㅇ', 'greets', /안녕|반가|하이|어서/, NONE),
      m(
        '수학 왜배움 쓸데도없는데',
        'protests',
        /쓰|쓸|생활|생각|힘들|싫|그럴|암호|컴퓨터|게임|마음|재미/,
        NONE,
      ),
      m('치 그래도 싫어', 'protests', /괜찮|그럴|힘들|싫|마음|쉬|조금|천천|같이|작은|하나/, NONE),
      m('2의 10제곱이나 알려줘', 'gives-exercise', [/1024/], { not: /= ?20(?!\d)/ }),
    ],
  },
  {
    concept: 'M1U10C03',
    messages: [
      m('평균이랑 중앙값 중에 뭐가 더 좋음', 'asks-difference', [/평균/, /중앙값/]),
      m('예시 하나만', 'asks-example', [/\d/, /평균|중앙값/], LAST),
      m('이해안됨', 'repeats', [/평균|중앙값|극단|대푯값/], LAST),
      m('3 4 4 5 100은 뭘로 대표해', 'gives-exercise', [/중앙값|최빈값/], {
        focus: 'task',
        near: /100|극단/,
      }),
    ],
  },
  {
    concept: 'M1U06C03',
    messages: [
      m('일직선 위에 각이 x랑 3x 두개 있음 x 뭐야', 'gives-exercise', [/180|45|평각/]),
      m('x+3x=180', 'shows-step', [YES], { focus: 'task', near: /4x/, not: SAYS_WRONG }),
      m('4x=180 x=40', 'shows-step', [/45|다시|4로|나누|160/], { focus: 'task' }),
      m('아 45', 'claims', [YES], { focus: 'task', not: SAYS_WRONG }),
    ],
  },
  {
    concept: 'M1U04C02',
    messages: [
      m('등식 양변에 다른수 더해도돼?', 'asks-always', [NO, /같은/], { not: SAYS_RIGHT }),
      m('왜', 'asks-why', /저울|균형|같|기울|무게/, LAST),
      m('x-4=9 에선 뭐 더해', 'asks-how', [/4/], TASK),
      m('13나옴', 'claims', [YES], { focus: 'task', near: /13/, not: SAYS_WRONG }),
    ],
  },
  {
    concept: 'M1U11C02',
    messages: [
      m('도수분포표 어케 만들어', 'asks-how', [/계급/, /도수|세|개수/]),
      m('계급이 먼데', 'asks-what', [/구간|범위|나눈|나누/], LAST),
      m('더 쉽게 말해줘요', 'asks-easier', [/구간|계급|나누|나눈|상자|칸|묶/], LAST),
      m('3 12 15 27 8 에서 10이상20미만은 2개지', 'claims', [YES], RIGHT_CLAIM),
    ],
  },
  {
    concept: 'M1U02C07',
    messages: [
      m('12÷3×2 = 2 아냐?', 'claims', [/8/], { focus: 'claim', near: /앞|왼쪽|차례|순서/, not: SAYS_RIGHT }),
      m('곱하기가 먼저아님?', 'asks-always', [/왼쪽|앞|차례|순서/], { focus: 'last-reply', not: SAYS_RIGHT }),
      m('그럼 8-2×(-3)은 14', 'claims', [YES], RIGHT_CLAIM),
      m('분배법칙은 또머야', 'asks-what', [/분배|a ?\(|a ?\\times|각각/]),
    ],
  },
  {
    concept: 'M1U07C02',
    messages: [
      m('2 3 5로는 삼각형 왜안돼', 'asks-why', [/5/, /2 ?\+ ?3|합|같|더한|겹|일직선/], { near: /작|크|짧/ }),
      m('그럼 2 3 4는', 'gives-exercise', [/돼|되|만들|가능|있|그릴/], {
        focus: 'task',
        not: /^(?:아니|안 돼|못)/,
      }),
      m('두변이 4 9면 나머지한변은 얼마까지 됨', 'gives-exercise', [/5/, /13/], {
        focus: 'task',
        near: /13/,
      }),
    ],
  },
]

/** Messages with an item open. */
export const FOURTH_ITEM_THREADS: readonly Thread[] = [
  {
    concept: 'M1U02C04',
    item: 1,
    messages: [
      m('이거 어케 시작해', 'asks-how', ['hint'], ITEM_SAFE),
      m('그담은?', 'asks-next', ['hint'], ITEM_SAFE),
      m('{wrong}?', 'answers', ['mistake'], ITEM_WRONG),
      m('아 {key}', 'answers', [YES], ITEM_RIGHT),
    ],
  },
  {
    concept: 'M1U04C03',
    item: 1,
    messages: [
      m('답만 알려주셈', 'asks-hint', ['hint'], { ...ITEM_SAFE, near: /답|스스로|직접|같이/ }),
      m('아 제발ㅠㅠ 급해', 'protests', ['hint'], { ...ITEM_SAFE, near: /답|스스로|직접|같이|먼저|괜찮/ }),
      m('{key}인가', 'answers', [YES], ITEM_RIGHT),
    ],
  },
  {
    concept: 'M1U01C05',
    item: 1,
    messages: [
      m('{wrong} 맞음?', 'answers', ['mistake'], ITEM_WRONG),
      m('왜 틀림', 'asks-why', ['mistake'], { ...ITEM_SAFE, near: /지수|소인수|공통|작은|나누|약수/ }),
      m('그럼 뭐부터해', 'asks-how', ['hint'], ITEM_SAFE),
    ],
  },
  {
    concept: 'M1U01C03',
    item: 1,
    messages: [
      m('힌트', 'asks-hint', ['hint'], ITEM_SAFE),
      m('힌트 하나 더', 'asks-another', ['hint'], ITEM_SAFE),
      m('{key} ㅇㅈ?', 'answers', [YES], ITEM_RIGHT),
    ],
  },
  {
    concept: 'M1U03C02',
    item: 1,
    messages: [
      m('뭐라는지 모르겠음 이문제', 'repeats', ['hint'], { ...ITEM_SAFE, near: /대입|문자|값/ }),
      m('모르겠다고ㅡㅡ', 'repeats', ['hint'], { ...ITEM_SAFE, near: /대입|문자|값/ }),
      m('{wrong}', 'answers', ['mistake'], ITEM_WRONG),
    ],
  },
  {
    concept: 'M1U03C04',
    item: 1,
    messages: [
      m('첫줄 뭐써야돼여', 'asks-how', ['hint'], ITEM_SAFE),
      m('저 {key} 나왔는데 맞나요', 'answers', [YES], ITEM_RIGHT),
    ],
  },
  {
    concept: 'M1U04C04',
    item: 1,
    messages: [
      m('양변에 뭘 곱해?', 'asks-how', ['hint'], { ...ITEM_SAFE, near: /최소공배수|분모|10|100/ }),
      m('곱했어 그다음', 'asks-next', ['hint'], ITEM_SAFE),
      m('{wrong}나옴', 'answers', ['mistake'], ITEM_WRONG),
    ],
  },
  {
    concept: 'M1U05C04',
    item: 1,
    messages: [
      m('이문제 정비례임 반비례임', 'asks-what', [/정비례/], ITEM_SAFE),
      m('그래서 어케 풀어', 'asks-how', ['hint'], ITEM_SAFE),
      m('{key}!!', 'answers', [YES], ITEM_RIGHT),
    ],
  },
  {
    concept: 'M1U06C02',
    item: 1,
    messages: [
      m('그림 안그려져 어떻게 풀어', 'asks-how', ['hint'], ITEM_SAFE),
      m('{wrong} 아냐?', 'answers', ['mistake'], ITEM_WRONG),
      m('{key}', 'answers', [YES], ITEM_RIGHT),
    ],
  },
  {
    concept: 'M1U08C02',
    item: 1,
    messages: [
      m('ㅁㄹ', 'repeats', ['hint'], ITEM_SAFE),
      m('삼각형 각 다 더하면 몇이었지', 'asks-what', [/180/], ITEM_SAFE),
      m('그럼 이제 뭐해', 'asks-next', ['hint'], ITEM_SAFE),
    ],
  },
  {
    concept: 'M1U08C05',
    item: 1,
    messages: [
      m('공식 까먹음', 'asks-what', [/π|\\pi|파이|원주율/], { ...ITEM_SAFE, near: /반지름|중심각/ }),
      m('{wrong} 나왔는데', 'answers', ['mistake'], ITEM_WRONG),
      m('어디서 틀렸는지 알려줘', 'asks-why', ['mistake'], {
        ...ITEM_SAFE,
        near: /반지름|중심각|넓이|길이|나누|곱/,
      }),
    ],
  },
  {
    concept: 'M1U09C04',
    item: 1,
    messages: [
      m('걍 답 뭐야', 'asks-hint', ['hint'], { ...ITEM_SAFE, near: /답|스스로|직접|같이/ }),
      m('ㅇㅋ 그럼 첫단계만', 'asks-how', ['hint'], ITEM_SAFE),
      m('{key} 인듯', 'answers', [YES], ITEM_RIGHT),
    ],
  },
  {
    concept: 'M1U10C01',
    item: 1,
    messages: [
      m('평균구하는거야 중앙값구하는거야', 'asks-what', [/평균|중앙값/], ITEM_SAFE),
      m('{wrong} 맞죠?', 'answers', ['mistake'], ITEM_WRONG),
    ],
  },
  {
    concept: 'M1U11C04',
    item: 1,
    messages: [
      m('뭘 뭘로 나눠?', 'asks-how', ['hint'], { ...ITEM_SAFE, near: /도수|총합|전체/ }),
      m('{key}임', 'answers', [YES], ITEM_RIGHT),
      m('ㄳ 다음거', 'asks-another', OK, { focus: 'item', near: /문제|누르|넘어/ }),
    ],
  },
  {
    concept: 'M1U02C07',
    item: 1,
    messages: [
      m('뭐부터 계산함', 'asks-how', ['hint'], { ...ITEM_SAFE, near: /괄호|거듭제곱|곱셈|나눗셈/ }),
      m('왜 그거부터야', 'asks-why', [/순서|먼저|괄호|거듭제곱|곱|약속/], ITEM_SAFE),
      m('아 짜증나 못하겠어', 'protests', ['hint'], {
        ...ITEM_SAFE,
        near: /괜찮|천천|같이|한 줄|조금|쉬|힘들|어려/,
      }),
      m('{wrong}', 'answers', ['mistake'], ITEM_WRONG),
    ],
  },
]
