import { type Message, m, type Thread } from './message.ts'

/**
 * The fifteenth part of the corpus: messages by a fresh author who read only the curriculum, parts of the explanations, the form of the messages,
 * the third part and the head of the fourteenth; no code of the tutor, no bank of questions, no items, no reply. Some 150 single messages, 25
 * dialogues, 12 threads with an open item.
 */

/** A pattern in which `_` matches the delimiter of a formula (`\(` or `\)`), a space, both or nothing. */
function tex(source: string) {
  return new RegExp(source.replaceAll('_', String.raw`(?:\\[()])? ?`))
}

/** One of several patterns. */
function any(...patterns: readonly RegExp[]) {
  return new RegExp(patterns.map((one) => one.source).join('|'))
}

/** A fraction in LaTeX, with a slash or in words. */
function fraction(numerator: string, denominator: string, sign = '') {
  return new RegExp(
    String.raw`${sign} ?(?:\\[dt]?frac ?\{${numerator}\}\{${denominator}\}|\(?${numerator} ?/ ?${denominator}|${denominator}(?:\\\))?분의 ?(?:\\\()?${numerator})`,
  )
}

/** A multiple of pi as a value: not the tail of a longer number. */
function pi(multiple: number) {
  return new RegExp(String.raw`(?<![\d.])${multiple} ?(?:\\pi|π|파이)`)
}

/** A whole number that is no part of another number. */
function whole(value: number) {
  return new RegExp(String.raw`(?<![\d-]|\d\.)${value}(?!\d|\.\d)`)
}

/** A negative number. */
function minus(value: string) {
  return new RegExp(String.raw`[-−] ?${value.replace('.', String.raw`\.`)}(?!\d|\.\d)`)
}

/** A value stated as a result: after an equals sign or 'the answer is', or before the end of a sentence. */
function value(of: string) {
  const number = of.replace('.', String.raw`\.`)
  return new RegExp(
    String.raw`(?:=|≠|답[은이]|값[은이]|해[는가]|결과[는가]|평균[은이]|→|\\to) ?\**(?:\\\()?\+? ?${number}(?!\d|\.\d| ?[a-z+×÷-]| ?\\(?:times|div|pi|frac))|(?<![\d-]|\d\.)${number}(?:\\\))?\** ?(?:cm|점|도|명|개|살|세|시간|°|원|조각)?\**(?:이야|이에요|예요|야|입니다|이지|이죠|인 |이고|[이가] (?:나|되|돼|답|맞)|임)`,
  )
}

/** A product of primes or their powers in this order. */
function product(...factors: readonly string[]) {
  const powers = factors.map((factor) => {
    const [base, exponent] = factor.split('^')
    return exponent === undefined
      ? base
      : String.raw`${base}(?:\^\{?${exponent}\}?${exponent === '2' ? '|²' : ''})`
  })
  return new RegExp(powers.join(String.raw` ?(?:\\times|×|\\cdot|·) ?`))
}

const NO = /아니|아뇨|않|달라|다르|다른|틀렸|틀린|없|못|안 돼|안 되|안 된|거짓/
/** A word for a mistake in what was said. */
const WRONG = /아니|아뇨|아쉽|아쉬|틀|실수|다시|잘못|않|달라|다르|다른|없|안 돼|안 되|거짓/
/** A word for what is right. */
const RIGHT =
  /맞(?!지 않|는지|춰|꼭|닿|붙)|응[,.! ]|네[,.! ]|그래[,.! ]|그렇(?:지|죠)[,.!]|옳|정답|정확해|참이|잘 ?(?:했|찾|풀|계산|이해|생각|봤|알)|좋아|훌륭|완벽|바로 그거/
/** A verdict at the start of a sentence: what no reply to a wrong claim may hold. */
const YES_SAID =
  /(?:^|[.!?\n] ?)[\s*]*(?:응[,.! ]|네[,.!]|맞아(?:요)?[,.! ]|맞습니다|맞는 말|옳은 말|옳아|정답(?:이야|이에요|입니다|!|\.))(?!.{0,8}(?:헷갈|그렇게|그럴|보여|보이))/
/** And what no reply to a right claim may hold. */
const NO_SAID = /(?:^|[.!?\n] ?)[\s*]*(?:아니(?:야|요|에요|예요)?[,.! ]|아뇨|틀렸|그렇지 않)/
/** A task set. */
const SET = /question|[?？]|구해|구하|풀어|써 봐|골라|찾아|나타내/
/** A kind word on a mood. */
const KIND =
  /괜찮|어렵(?:지|죠|게|다고|긴|네)|어려운 게|어려워도|어려울|힘들|힘내|천천히|차근|(?<!와 |과 )같이|함께|쉬어|쉬었|쉬고|쉬엄|속상|걱정|그럴 (?:수|때)|할 수 있어|하나씩 (?:해|같이|함께|차근|풀|살펴|보)|조금씩|마음/

const LAST = { focus: 'last-reply' } as const
const TASK = { focus: 'task' } as const
const CLAIM = { focus: 'claim' } as const
const ITEM = { focus: 'item' } as const
const NONE = { focus: 'none' } as const
const OWN = { focus: 'own-question' } as const
const STEP = ['hint'] as const
const ENTER = /칸|넣|적어|입력|써 봐|써 넣/
/** An acceptable word with an open item, where no step of it is named. */
const ENCOURAGE = /힌트|스스로|같이|함께|괜찮|천천히|차근|한 걸음|먼저/
/** The verdict on a wrong answer to an open item. */
const NOT_YET = /아니|아쉽|아쉬|다시|틀/

/** Messages without a thread. */
export const FIFTEENTH_SINGLES: Readonly<Record<string, readonly Message[]>> = {
  M1U01C01: [
    m(
      '소수끼리 더하면 무조건 합성수 나와??',
      'asks-always',
      [NO, tex('2_ ?\\+|\\+ ?2|2_(?:와|과|이랑|하고|에|를|가|만|는)')],
      {
        near: /소수/,
        not: YES_SAID,
      },
    ),
    m(
      '91 소수같이 생겼는데 소수 아님?',
      'claims',
      [/합성수|소수가 아니|소수는 아니|아니/, /7/, /13|나누어떨어|나눠떨어|나누어 떨어/],
      {
        near: /91.{0,20}(?:합성수|약수)/,
      },
    ),
    m(
      '소수 찾는거 배워서 어디다 써먹음',
      'asks-why',
      [/소수/, /암호|보안|비밀|분해|공약수|공배수|약수|바탕|기본|재료|매미|쪼개/],
      {
        near: /소수/,
      },
    ),
  ],
  M1U01C02: [
    m(
      '1을 100번 곱하면 100이지',
      'claims',
      [
        NO,
        tex(
          '(?<!\\d)1_(?:이야|이에요|입니다|뿐|이 돼|이 되|이 나|인|이지|이라|로 |밖)|그대로|= ?1(?!\\d)|언제나|항상 ?_1',
        ),
      ],
      { near: /거듭제곱|지수/, not: YES_SAID },
    ),
    m(
      '10의 6제곱이면 0이 몇개 붙어?',
      'gives-exercise',
      [tex('6_ ?개|여섯 개|1000000|1,000,000|1\\{,\\}000')],
      {
        near: /10.{0,20}곱/,
      },
    ),
    m(
      '지수는 왜 위에다가 쪼끄맣게 써요? 그냥 옆에 쓰면 안되나',
      'asks-why',
      [/지수|거듭제곱|곱/, /구별|구분|헷갈|약속|오해|다른 수|두 자리|간단|몇 번|횟수|짧|개수/],
      { near: /지수/ },
    ),
  ],
  M1U01C03: [
    m(
      '소인수분해 가지치기로 할때랑 나눗셈으로 할때 답이 달라질 수도 있나요',
      'asks-always',
      [/같|하나뿐|똑같|한 가지|유일/, /소인수|소수/],
      {
        near: /소인수분해/,
      },
    ),
    m('2^2×15도 소인수분해 한거라고 쳐주나', 'claims', [NO, /15/, product('3', '5')], {
      near: /15.{0,30}(?:소수|합성수|소인수)/,
      not: YES_SAID,
    }),
  ],
  M1U01C04: [
    m('2^4×3 약수 개수 (4+1)×(1+1)=10개 이렇게 하는거 맞나여', 'claims', [RIGHT, whole(10)], {
      near: /지수/,
      not: NO_SAID,
    }),
    m(
      '약수가 딱 3개인 수는 어떤 애들이야',
      'asks-what',
      [any(/소수.{0,14}제곱|제곱.{0,14}소수|p\^\{?2/, tex('(?<!\\d)4_,_ ?_9_,_ ?_25'))],
      { near: /제곱|4|9|25/ },
    ),
    m('56의약수전부다', 'gives-exercise', [whole(7), whole(8), whole(14), whole(28)], {
      near: product('2^3', '7'),
    }),
  ],
  M1U01C05: [
    m(
      '최대공약수가 1이면 공약수가 아예 없는거에요?',
      'asks-always',
      [/아니|아뇨|있/, /공약수|서로소/, tex('(?<!\\d)1_(?:은|이|도|만|뿐|이라|하나|을|밖|한)')],
      {
        near: /서로소/,
        not: YES_SAID,
      },
    ),
    m('2^3×3^2 이랑 2^2×3^4 최대공약수', 'gives-exercise', [any(product('2^2', '3^2'), value('36'))], {
      near: /작은/,
      not: /최대공약수는 ?(?:\\\()?2\^\{?3\}?/,
    }),
    m('서로소 예시 두개만 보여주세요', 'asks-example', [/서로소/, tex('\\d_ ?(?:와|과|,|이랑|하고) ?_\\d')], {
      near: /\d/,
    }),
  ],
  M1U01C06: [
    m(
      '최소공배수는 있는데 최대공배수는 왜 없어',
      'asks-why',
      [/끝|한없|무한|계속|무수|얼마든지|더 큰/, /배수/],
      { near: /공배수/ },
    ),
    m(
      '최대공약수랑 최소공배수 곱하면 두수 곱한거랑 똑같대 ㄹㅇ?',
      'asks-always',
      [/맞|응|네[,. ]|그래|진짜|사실|같|정말/, /곱/],
      { near: /곱/, not: NO_SAID },
    ),
  ],
  M1U02C01: [
    m(
      '0은 왜 양수도 음수도 아닌데 걍 양수에 끼워주면 안됨?',
      'asks-why',
      [/0/, /기준|가운데|경계|사이|나누는|원점|크지도|작지도|보다 (?:큰|크|작)|반대/],
      { near: /0은 (?:양수|음수)/ },
    ),
    m('-8/4는 유리수지 정수는 아니잖아', 'claims', [minus('2'), /정수/], { near: /정수/, not: YES_SAID }),
  ],
  M1U02C02: [
    m('절댓값이 3보다 작은 정수 몇개에요', 'gives-exercise', [tex('5_ ?개|다섯 ?개|다섯이')], {
      near: tex('-2_, ?_-1_, ?_0'),
    }),
    m(
      '숫자가 크면 절댓값도 큰거잖아',
      'claims',
      [/아니|않|반대|다르|달라|틀|작/, /절댓값|거리/, /음수|-\d|왼쪽/],
      { near: /음수/ },
    ),
    m('절댓값은 왜 마이너스가 안나와?', 'asks-why', [/거리/, /0|음수|크거나 같|양수|마이너스/], {
      near: /절댓값/,
    }),
  ],
  M1U02C03: [
    m(
      '-1000보다 -1이 더 크다는게 말이 안돼ㅋㅋ 1000이 훨씬 큰데',
      'protests',
      [/오른쪽|왼쪽|빚|영하|가까|기온|추|절댓값|해수면/, /음수|수직선|-1/],
      { near: /절댓값|음수/, not: YES_SAID },
    ),
    m(
      'x는 -2보다 작지 않다 <- 부등호로 어떻게 써요',
      'asks-how',
      [/x ?(?:\\geq?(?:slant)?|≥|>=|≧) ?[-−] ?2|[-−] ?2 ?(?:\\leq?(?:slant)?|≤|<=|≦) ?x/],
      { near: /이상|크거나 같/ },
    ),
    m(
      '-0.7하고 -2/3 중에 누가 더 커',
      'gives-exercise',
      [
        any(
          tex('-0\\.7_ ?(?:<|\\\\lt)'),
          tex('(?:>|\\\\gt) ?_-0\\.7'),
          tex('-0\\.7_보다.{0,10}(?:커|크|큰)'),
          tex('-0\\.7_(?:이|은|가|는|쪽이).{0,10}작'),
          tex('(?:\\{2\\}\\{3\\}|2/3)_(?:이|가|은|는|쪽이|이가) ?더? ?(?:커|크|큰)'),
          tex('큰 (?:수|쪽|것|건|거)(?:은|는)? ?_-'),
        ),
      ],
      {
        near: /절댓값|통분/,
        not: tex('-0\\.7_(?:이|가|은|는|쪽이) ?더 ?(?:커(?!서| 보)|크다(?!고)|큰 수(?:야|예요))'),
      },
    ),
  ],
  M1U02C04: [
    m('(-2.5)+(+1.8)', 'gives-exercise', [minus('0.7')], { near: /부호/ }),
    m(
      '덧셈은 바꿔도 된다매 그럼 뺄셈도 순서 바꿔서 해도돼?',
      'asks-always',
      [
        /아니|아뇨|안 돼|안 되|않|달라|다르|다른|못/,
        /뺄셈|덧셈|\d ?- ?\d|교환/,
        /교환|순서|바[꾸꿔꾼꿀꿨뀌뀐]|자리|\d ?- ?\d|덧셈/,
      ],
      { near: /뺄셈/, not: YES_SAID },
    ),
    m('내가 푼거 봐줘 -3-7+5=-3-12=-15', 'shows-step', [WRONG, minus('5')], {
      near: /왼쪽|앞에서|부호|-10/,
      not: YES_SAID,
    }),
    m('문제좀 빡센걸로 줘봐 분수 섞어서', 'asks-harder', [SET, /frac|분의|\d ?\/ ?\d/], {
      ...NONE,
      near: /문제/,
    }),
  ],
  M1U02C05: [
    m('(-1)^99 랑 -1^100 값 같아 달라?', 'gives-exercise', [/같/, /-1(?!\d|\^)/], {
      near: /홀수|짝수/,
      not: /같지 않|서로 다른 값|값이 달라(?:요|\.|$)/,
    }),
    m(
      '음수 곱하기 음수가 왜 양수냐고 진짜 이해안감;;',
      'asks-why',
      [/규칙|반대|거꾸로|짝|방향|전에|빚|분배|줄어|커지|뒤집/, /음수|-/],
      { near: /양수/ },
    ),
  ],
  M1U02C06: [
    m('0의 역수는 0이겠지?', 'claims', [/없/, /역수/, /0/, /1|곱|나[누눠눈눌눴눔]/], {
      near: /역수/,
      not: YES_SAID,
    }),
    m(
      '역수랑 부호 반대인 수랑 뭔 차이에요',
      'asks-difference',
      [/역수/, /곱/, /1/, /부호|더[하한할해했]|합/],
      { near: /역수/ },
    ),
    m('6÷(-2/3)÷(-3) 답좀', 'gives-exercise', [value('3')], { near: /역수/ }),
  ],
  M1U02C07: [
    m('99×37+37 쉽게 푸는법 있다던데', 'asks-how', [/100|99 ?\+ ?1/, /37/], { near: /분배법칙|묶/ }),
    m(
      '거듭제곱을 왜 곱셈보다 먼저해? 누가 정한거임',
      'asks-why',
      [/거듭제곱/, /약속|정한|정했|정해|규칙|반복|여러 번|줄여|한 덩어리|하나의 수|달라|묶/],
      { near: /순서|먼저/ },
    ),
  ],
  M1U03C01: [
    m(
      '곱하기 기호 왜 생략해요 그냥 쓰면 되지',
      'asks-why',
      [/간단|간편|짧|헷갈|비슷|구별|구분|편|깔끔/, /곱/, /생략|기호|[빼뺀뺄뺐]|줄|식|안 쓰/],
      { near: /생략/ },
    ),
    m('0.1×a는 0.a 라고 쓰면 되나요', 'claims', [WRONG, /0\.1 ?a/], { near: /생략/, not: YES_SAID }),
    m(
      '한개에 a원인 빵 5개 사고 만원 냈을때 거스름돈 식으로 나타내줘',
      'gives-exercise',
      [/(?:10000|10,000|10\{,\}000|만) ?- ?5 ?a/],
      { near: /거스름돈.{0,20}(?:[빼뺀뺄뺐])/ },
    ),
  ],
  M1U03C02: [
    m('x=-3일때 x^2-2x 값은?', 'gives-exercise', [value('15')], { near: /괄호|대입/ }),
    m(
      '대입할때 왜 자꾸 괄호를 치래',
      'asks-why',
      [/괄호/, /헷갈|실수|달라|바뀌|틀|잘못|다른|붙|빠뜨|부호|음수/],
      { near: /대입/ },
    ),
    m(
      'a=1/2 일때 1/a는 1/2 이다 O X ?',
      'claims',
      [/아니|틀|X|×|✕|거짓|다르|달라|않/, any(value('2'), /역수/)],
      { near: /역수|나[누눠눈눌눴눔]/, not: YES_SAID },
    ),
  ],
  M1U03C03: [
    m(
      '5 하나만 있어도 다항식임? 항이 하난데',
      'asks-always',
      [
        /단항식|하나|한 개|1개/,
        any(RIGHT, /다항식(?:이야|이에요|입니다|이라|이고|이 될|이 돼|에 속|에 포함|에 들어)/),
      ],
      {
        near: /다항식/,
        not: /5(?:\\\))? ?(?:은|는|도) 다항식이 아니(?:야|에요|예요|지)/,
      },
    ),
    m('1/x + 3 얘도 일차식이라고 봐도 돼요?', 'claims', [NO, /분모|다항식/], {
      near: /일차식/,
      not: YES_SAID,
    }),
    m('-x+4y-2 에서 항이랑 계수좀 다 알려주라', 'gives-exercise', [/-x/, /4 ?y/, /-1(?!\d)/, /-2(?!\d)/], {
      near: /부호까지|부호를 포함/,
    }),
  ],
  M1U03C04: [
    m(
      '-2(x+3)=-2x+6 이라고 썼는데 쌤이 틀렸대 왜틀림',
      'asks-why',
      [/-2 ?x ?- ?6|-6/, /모두|각|둘 다|3에도|뒤|부호|분배|-2/],
      {
        near: /분배|부호/,
      },
    ),
    m(
      '무슨말인지 1도 모르겠음 초딩도 알게 설명해줘',
      'asks-easier',
      [/곱|나[누눠눈눌눴눔]/, /괄호|일차식|항|x/, /분배|각각|모두|상자|묶음|봉지|전체|하나하나|다 곱|마다/],
      {
        near: /일차식|곱/,
      },
    ),
  ],
  M1U03C05: [
    m(
      '3x랑 3x^2은 왜 못더해 둘다 x잖아',
      'asks-why',
      [/차수|지수|제곱|동류항|x\^/, /다르|다른|달라|않|아니|못/],
      { near: /동류항/ },
    ),
    m('(2x-5)-(3x-1) 정리해줘', 'gives-exercise', [/-x ?- ?4(?!\d)/], {
      near: /부호|괄호/,
      not: /= ?-x ?- ?6/,
    }),
    m('4a+3b=7ab 맞지?', 'claims', [WRONG, /동류항|문자/], { near: /더할/, not: YES_SAID }),
  ],
  M1U04C01: [
    m(
      '2(x-1)=2x-2는 답이 뭐임? x에 뭐 넣어도 다 되던데',
      'asks-what',
      [
        any(
          /항등식|어떤 (?:수|값)|무수히|뭘 넣|무엇을 넣|뭐를 넣|아무 (?:수|값)|항상 (?:참|성립|같)/,
          tex('모든 ?_(?:수|x|값)'),
        ),
      ],
      { near: /참/ },
    ),
    m(
      'ax+3=5x+b가 x에 대한 항등식이면 a,b는?',
      'gives-exercise',
      [
        tex('a_ ?(?:=|은|는|가|의 값은) ?_5(?!\\d)|a_ ?, ?_b_.{0,12}5'),
        tex('b_ ?(?:=|은|는|가|의 값은) ?_3(?!\\d)|a_ ?, ?_b_.{0,20}3'),
      ],
      { near: /계수/ },
    ),
  ],
  M1U04C02: [
    m(
      'a=b면 a-c=b-c는 항상 맞는말인가',
      'asks-always',
      [/맞|응|네[,. ]|그래|항상|성립|참/, /같은 (?:수|값|만큼)|[빼뺀뺄뺐]/],
      {
        near: /성질/,
        not: NO_SAID,
      },
    ),
    m('등식의 성질이 저울이랑 뭔상관', 'asks-why', [/양쪽|양변|평형|균형|수평|기울/, /저울/], {
      near: /저울/,
    }),
    m('x/3=-4 라서 x=-4/3 이라고 썼는데 맞음?', 'claims', [WRONG, minus('12')], {
      near: /3.{0,12}곱/,
      not: YES_SAID,
    }),
  ],
  M1U04C03: [
    m('7-2(x+1)=3x-10 풀어줘', 'gives-exercise', [value('3')], { near: /이항|괄호/, not: /x ?= ?-3/ }),
    m(
      '해가 0 나왔는데 이거 틀린건가요ㅠ',
      'asks-always',
      [/0/, /해|답|근/, /될 수|가능|괜찮|나올 수|틀린 (?:게|것이|것은|건) 아니|대입|넣어/],
      { near: /대입|확인/ },
    ),
    m('아 방정식 개어렵다 때려칠래', 'distress', KIND, { ...NONE, near: /이항|방정식/ }),
  ],
  M1U04C04: [
    m('0.2x+1.3=0.5x-0.8', 'gives-exercise', [value('7')], { near: /10/, not: /x ?= ?-7/ }),
    m(
      '소수 없앨때 10곱하잖아 근데 원래 정수인 항은 안 곱해도 되지?',
      'claims',
      [WRONG, /곱/, /모든|모두|양변|전부|전체|각 항|각각|빠짐|빠뜨|정수인 항에도|상수항에도/],
      { near: /10/, not: YES_SAID },
    ),
  ],
  M1U04C05: [
    m(
      '형이 나보다 4살 많고 둘이 합치면 32살임 나 몇살?',
      'gives-exercise',
      [any(value('14'), tex('14_ ?[살세]'))],
      { near: /x ?\+|2 ?x/ },
    ),
    m(
      '12km 거리를 갈때 시속 4km 올때 시속 6km로 가면 다 합쳐서 몇시간걸려요',
      'gives-exercise',
      [tex('5_ ?시간|다섯 시간|= ?5(?!\\d)')],
      {
        near: /거리.{0,20}속력|12.{0,10}4/,
      },
    ),
    m(
      '답 다 구했는데 왜 또 확인을 하래 귀찮게',
      'asks-why',
      [/답|해/, /상황|조건|음수|자연수|문제의|문제에|실수|말이 되|맞는지|분수/],
      {
        near: /확인/,
      },
    ),
  ],
  M1U05C01: [
    m(
      '(2,3) 이런거 순서 바뀌면 왜 안돼요?',
      'asks-why',
      [tex('x_ ?좌표|가로|다른 점|다른 위치|다른 곳|앞|먼저|첫'), /순서|다른|달라|위치/],
      {
        near: /순서/,
      },
    ),
    m('점 A(-3,2) B(3,2) C(0,-4) 이은 삼각형 넓이', 'gives-exercise', [whole(18)], { near: /밑변|높이/ }),
  ],
  M1U05C02: [
    m('(0,-5)는 3사분면이에요 4사분면이에요', 'asks-what', [/축/, /속하지|아니|없|않|어느/], { near: /축/ }),
    m('ab<0 이고 a>b 면 점 (a,b) 어디있음', 'gives-exercise', [tex('제?_ ?4_ ?사분면')], { near: /부호/ }),
  ],
  M1U05C03: [
    m(
      '그래프 내려가는건 내리막길 내려간다는 뜻 아닌가',
      'claims',
      [WRONG, /그래프|내리막|길|거리/, /거리|줄어|감소|세로축|가까|작아/],
      {
        near: /감소|줄/,
        not: YES_SAID,
      },
    ),
    m(
      '위로 갈수록 좁아지는 컵에 물을 계속 똑같이 부으면 그래프 어케생김',
      'asks-what',
      [/점점|갈수록|나중/, /빠르|빨라|빨리|가파|가팔|급/],
      { near: /높이/ },
    ),
    m('그래프 문제 내줘요 물통 나오는걸로', 'wants-practice', [SET, /그래프|물|시간/], {
      ...NONE,
      near: /문제/,
    }),
  ],
  M1U05C04: [
    m(
      'y=2x+1도 x커지면 y커지니까 정비례 아님?',
      'claims',
      [WRONG, /정비례/, /원점|배|ax|일정|\\frac\{y\}\{x\}|y ?\/ ?x|\+ ?1|1(?:\\\))?(?:이|을|만큼|때문)/],
      { near: /정비례/, not: YES_SAID },
    ),
    m(
      'y가 x에 정비례하고 x=4일때 y=-6이래 식 구해줘',
      'gives-exercise',
      [any(fraction('3', '2', '-'), /-1\.5|-\\[dt]?frac\{3x\}\{2\}/)],
      {
        near: /ax/,
      },
    ),
    m(
      'y=ax에서 a 클수록 왜 y축에 가까워져요',
      'asks-why',
      [/가파|가팔|빨리|빠르|기울기|서 있|세워|[yx].{0,24}(?:커지|커져|늘|증가|올라|변하|변해)/],
      {
        near: /절댓값/,
      },
    ),
  ],
  M1U05C05: [
    m(
      '둘레가 20인 직사각형 가로 세로는 반비례죠? 하나 길어지면 하나 짧아지니까',
      'claims',
      [WRONG, /반비례|가로|세로/, /곱|xy|합|\\frac\{1\}\{2\}|절반|반으로|배|\\frac\{a\}\{x\}|a ?\/ ?x|넓이/],
      { near: /반비례/, not: YES_SAID },
    ),
    m(
      '반비례는 왜 그래프가 두조각으로 나눠져있어',
      'asks-why',
      [/0/, /나눌 수|나[누눠눈눌눴눔]|없|양수|음수|사분면/, /x|분모|축|곡선/],
      { near: /곡선/ },
    ),
  ],
  M1U06C01: [
    m(
      '점은 크기가 없다면서 그럼 어떻게 모여서 선이 됨?',
      'asks-why',
      [/점/, /움직|지나|자취|무수|모이|모여|이어|연속|촘촘/],
      { near: /점/ },
    ),
    m('직선 AB랑 직선 BA는 다른거지?', 'claims', [/직선/, /같은 (?:직선|것|도형|거)|같아|같습|똑같|같다/], {
      near: /직선/,
      not: YES_SAID,
    }),
  ],
  M1U06C02: [
    m(
      '양쪽 거리만 같으면 중점 아니야? 꼭 가운데 있어야 돼?',
      'asks-always',
      [/선분|위에|사이/, /아니|않|있어야|위에|위의/],
      {
        near: /중점/,
      },
    ),
    m('AC=20이고 B는 AC의 중점 M은 AB의 중점이면 MC 길이', 'gives-exercise', [value('15')], {
      near: /AB.{0,20}10/,
    }),
  ],
  M1U06C03: [
    m('예각 두개 더하면 무조건 둔각 되는거?', 'asks-always', [NO, /예각|90/], {
      near: /예각/,
      not: YES_SAID,
    }),
    m('맞꼭지각이 (2x+10)도랑 (3x-20)도면 x는', 'gives-exercise', [value('30')], { near: /같/ }),
    m(
      '맞꼭지각이 같은거 어케 설명해',
      'asks-why',
      [/180|평각/, /[빼뺀뺄뺐]|같은|공통|더[하한할해했]|더해|합/],
      { near: /맞꼭지각/ },
    ),
  ],
  M1U06C04: [
    m('수직 수선 직교 다 같은말이에요?', 'asks-difference', [/직각|90/, /수선/, /직선|선분/], {
      near: /수직|직각/,
    }),
    m('점 (3,-4)에서 x축까지 거리 3 아냐?', 'claims', [WRONG, whole(4)], {
      near: tex('y_ ?좌표'),
      not: YES_SAID,
    }),
    m('수직이등분선이 정확히 뭐였지', 'asks-what', [/중점|이등분|똑같이|반으로|절반|가운데/, /수직|직각/], {
      near: /수직이등분/,
    }),
  ],
  M1U06C05: [
    m(
      '평행선은 진짜 끝까지 안만나? 우주 끝까지 가도?',
      'asks-always',
      [/만나지 (?:않|못)|안 만나|만날 수 없|못 만나|만나는 (?:일|점).{0,4}없|만날 일.{0,4}없/],
      { near: /평행/ },
    ),
    m(
      '직선 밖에 있는 점 지나면서 그 직선이랑 평행한거 몇개 그릴수있어',
      'asks-what',
      [tex('하나|(?<!\\d)1_ ?개|한 개|단 한|한 직선')],
      {
        near: /평행/,
      },
    ),
    m('평면에서 직선 세개면 교점 무조건 3개?', 'claims', [NO, /평행|한 점|일치|직선/, /교점|만나|만날|개/], {
      near: /교점/,
      not: YES_SAID,
    }),
  ],
  M1U06C06: [
    m(
      '정육면체에서 모서리 하나랑 꼬인위치인 모서리 몇개',
      'gives-exercise',
      [tex('(?<!\\d)4_ ?개|네 개|넷')],
      { near: /꼬인/ },
    ),
    m('꼬인위치는 왜 평면에서는 없나요?', 'asks-why', [/한 평면|같은 평면|평면 위|평면에서/, /만나|평행/], {
      near: /꼬인/,
    }),
    m('한 평면에 평행한 두 직선은 서로 평행이다 ㅇㅈ?', 'claims', [NO, /만나|만날|꼬인|한 점/], {
      near: /꼬인|만날/,
      not: YES_SAID,
    }),
  ],
  M1U06C07: [
    m(
      '동위각은 원래 항상 같은거 아니었어?',
      'claims',
      [/평행/, /아니|때만|일 때|경우|않|다를|달라|이면|할 때/],
      { near: /동위각/, not: YES_SAID },
    ),
    m('엇각 위치가 맨날 헷갈려 어딨는지 모르겠음', 'asks-how', [/엇갈|Z|안쪽|사이|반대쪽/], { near: /엇각/ }),
  ],
  M1U07C01: [
    m(
      '눈금있는 자 있는데 왜 굳이 눈금없는 자를 써??',
      'asks-why',
      [/자/, /정확|오차|재지 않|읽|틀리|몰라도|규칙|약속|컴퍼스|어긋/],
      { near: /작도/ },
    ),
    m('작도 문제 내주세요 쉬운걸로', 'wants-practice', [SET, /작도|컴퍼스|자/], { ...NONE, near: /문제/ }),
  ],
  M1U07C02: [
    m('두변이 5, 9면 나머지 한변 될수있는 자연수 몇개임', 'gives-exercise', [tex('(?<!\\d)9_ ?개|아홉')], {
      near: /14|4보다/,
    }),
    m(
      '세 각을 다 알면 삼각형 하나로 정해지죠?',
      'claims',
      [NO, /삼각형|모양|변/, /크기|변의|닮|무수|여러|길이/],
      { near: /크기|모양/, not: YES_SAID },
    ),
    m(
      '끼인각 말고 다른각 주면 왜 하나로 안정해져',
      'asks-why',
      [
        tex('두 ?(?:개|가지|번|곳|점)|2_ ?(?:개|가지)|여러|그려지지|없을|다른 삼각형|다른 모양'),
        /삼각형|그려|만나/,
      ],
      { near: /끼인각/ },
    ),
  ],
  M1U07C03: [
    m(
      'SSA는 왜 합동조건에 없어ㅋㅋ',
      'asks-why',
      [tex('끼인각|두 ?(?:개|가지)|2_ ?개|다른 삼각형|하나로|여러|합동이 아닌'), /각/, /삼각형|합동|변/],
      { near: /SAS|합동/ },
    ),
    m('넓이 똑같으면 합동인거지?', 'claims', [NO, /합동|모양|포개/, /모양|변|포개|밑변|직사각형|길이/], {
      near: /합동/,
      not: YES_SAID,
    }),
    m('삼각형 ABC DEF 합동이고 각A=50도 각E=70도면 각C는?', 'gives-exercise', [whole(60)], {
      near: /180|대응/,
    }),
    m('합동조건 3개 외우는 팁좀', 'asks-how', [/SSS|세 변/, /SAS|끼인각/, /ASA|양 ?끝/], { near: /합동/ }),
  ],
  M1U08C01: [
    m('정십각형 대각선 총 몇개', 'gives-exercise', [whole(35)], { near: /10 ?- ?3/ }),
    m(
      '한 꼭짓점에서 그을때 왜 n에서 3을 빼',
      'asks-why',
      [/자기|자신|그 꼭짓점|그 점/, /이웃|옆|양쪽|양옆/],
      { near: /n ?- ?3/ },
    ),
    m(
      '변 길이만 다 같으면 정다각형이지?',
      'claims',
      [
        /아니|아뇨|않|부족|마름모|도 (?:모두|다|전부|같)|까지/,
        /내각|각의 크기|각도|(?<!직)각이|각까지|마름모/,
      ],
      { near: /각/, not: YES_SAID },
    ),
  ],
  M1U08C02: [
    m(
      '삼각형 엄청 크게 그리면 내각합도 커지나',
      'asks-always',
      [/아니|아뇨|않|그대로|항상|언제나|늘|같|상관없/, /180/],
      {
        near: /180/,
        not: YES_SAID,
      },
    ),
    m(
      '한 외각 110도고 안붙은 내각 두개중에 하나가 45도면 다른 하나는 70 아님?',
      'claims',
      [WRONG, whole(65)],
      {
        near: /110 ?- ?45/,
        not: YES_SAID,
      },
    ),
  ],
  M1U08C03: [
    m('한 내각이 144도인 정다각형 뭐에요', 'gives-exercise', [tex('십각형|10_ ?각형|n ?= ?10|변이 ?_10')], {
      near: /36/,
    }),
    m('내각합 공식에서 n-2가 뭐임? 왜 2를 빼', 'asks-why', [/삼각형/, /개|나[누눠눈눌눴눔]|쪼|잘|대각선/], {
      near: /n ?- ?2/,
    }),
  ],
  M1U08C04: [
    m('중심각 40도일때 호가 6cm면 100도짜리 호는?', 'gives-exercise', [value('15')], {
      near: /비례|40 ?: ?100/,
    }),
    m('호는 중심각에 정비례하는데 현은 왜 안해', 'asks-why', [/현/, /삼각형|곧|직선|선분|짧|지름|꺾|굽/], {
      near: /현/,
    }),
    m('반원은 부채꼴이면서 활꼴이다 ㅇㅇ?', 'claims', [RIGHT, /반원|지름|중심각|180|현/], {
      near: /반원/,
      not: NO_SAID,
    }),
  ],
  M1U08C05: [
    m('호 길이 4파이고 반지름 6인 부채꼴 넓이', 'gives-exercise', [pi(12)], { near: fraction('1', '2') }),
    m(
      '원주율은 왜 딱 안떨어지고 안끝나요 신기',
      'asks-why',
      [/원주율|\\pi|π|파이/, /끝|무한|한없|순환|3\.14|분수|반복/],
      { near: /원주율/ },
    ),
    m('파이 계산하다가 머리 터질거같아요ㅠㅠ', 'distress', KIND, { ...NONE, near: /\\pi|π|파이|부채꼴/ }),
  ],
  M1U09C01: [
    m('칠각기둥 모서리랑 꼭짓점 갯수', 'gives-exercise', [whole(21), whole(14)], {
      near: /3 ?n|2 ?n|(?:\\times|×) ?7|7 ?(?:\\times|×)/,
    }),
    m(
      '사면체보다 면이 적은 다면체는 왜 없어',
      'asks-why',
      [/면|평면/, /3|세|셋/, /둘러싸|막|닫|공간|없|뚫|입체|모여/],
      { near: /사면체|4/ },
    ),
    m('각뿔대 옆면도 각뿔처럼 삼각형이지?', 'claims', [/사다리꼴/], { near: /아니/, not: YES_SAID }),
  ],
  M1U09C02: [
    m(
      '정육면체랑 정팔면체 모서리수가 왜 같아? 우연?',
      'asks-why',
      [/12/, /쌍대|꼭짓점|중심|서로|면의 (?:개수|수)|나[누눠눈눌눴눔]|\\div|÷/],
      {
        near: /12/,
      },
    ),
    m('면이 전부 정삼각형이면 다 정다면체 아닌가', 'claims', [/꼭짓점/, NO], { near: /아니/, not: YES_SAID }),
  ],
  M1U09C03: [
    m('원뿔 비스듬하게 자르면 단면 뭐나옴', 'asks-what', [/타원|찌그러|길쭉|포물선|납작/], {
      near: /원이 아니|비스듬/,
    }),
    m(
      '직각삼각형 빗변을 축으로 돌려도 원뿔 나오지?',
      'claims',
      [tex('두 개|2_ ?개|둘|맞붙|붙은|붙인|팽이|마주|이어'), /원뿔/],
      { near: /아니/, not: YES_SAID },
    ),
  ],
  M1U09C04: [
    m('가로3 세로4 높이5 직육면체 겉넓이', 'gives-exercise', [whole(94)], { near: /밑넓이|옆넓이/ }),
    m('겉넓이랑 옆넓이랑 뭐가 다른거임', 'asks-difference', [/옆/, /밑면|밑넓이|전체|모든 면|다 더/], {
      near: /겉넓이/,
    }),
    m('원기둥 옆면 펴면 왜 직사각형이에요 둥근데', 'asks-why', [/둘레/, /높이|직사각형|수직|평평/], {
      near: /펼|펴|전개도/,
    }),
  ],
  M1U09C05: [
    m('밑면이 한변 6인 정사각형이고 높이 7인 사각뿔 부피', 'gives-exercise', [whole(84)], {
      near: fraction('1', '3'),
    }),
    m(
      '뿔 부피에 왜 1/3을 곱해? 반일거같은데',
      'asks-why',
      [/기둥/, /3|세/, /물|모래|채우|채워|부으|붓|쌓|나[누눠눈눌눴눔]|배|번|쪼[개갤갠]|잘라|자르/],
      { near: fraction('1', '3') },
    ),
    m('뿔 부분 한줄로 요약좀', 'asks-what', [fraction('1', '3'), /부피/], { near: /겉넓이|뿔/ }),
  ],
  M1U09C06: [
    m('구 반지름 2배되면 부피도 2배지 뭐', 'claims', [WRONG, tex('8_ ?배|여덟 배')], {
      near: /세제곱|8/,
      not: YES_SAID,
    }),
    m(
      '반구 겉넓이는 왜 구 겉넓이의 딱 반이 아니야',
      'asks-why',
      [/자른|잘린|잘라|단면|밑면|평평|평면/, /원/],
      { near: /겉넓이/ },
    ),
    m('지름6인 구 부피', 'gives-exercise', [pi(36)], { near: fraction('4', '3') }),
  ],
  M1U10C01: [
    m(
      '중앙값 구할때 왜 꼭 줄세워? 걍 가운데꺼 고르면 안됨?',
      'asks-why',
      [/크기|순서|작은|순으로/, /가운데|중앙|절반|반/],
      { near: /크기/ },
    ),
    m('5, 9, 2 중앙값 9 맞죠 가운데 있으니까', 'claims', [WRONG, /크기|순서|작은|나열/, whole(5)], {
      near: /크기/,
      not: YES_SAID,
    }),
  ],
  M1U10C02: [
    m('최빈값은 제일 큰 값 말하는거지?', 'claims', [WRONG, /많이|자주/], { near: /최빈값/, not: YES_SAID }),
    m('사과 3명 포도 5명 딸기 5명이면 최빈값 뭐에요', 'gives-exercise', [/포도.{0,16}딸기|딸기.{0,16}포도/], {
      near: /많이/,
      not: /최빈값은 (?:\\\()?5|최빈값은 없/,
    }),
    m('ㅎㅇ 쌤', 'greets', /안녕|반가|하이|어서 ?[와오]|ㅎㅇ/, { ...NONE, near: /최빈값|궁금|도와/ }),
  ],
  M1U10C03: [
    m(
      '연봉같은건 왜 평균 말고 중앙값으로 말해?',
      'asks-why',
      [/극단|높은|큰|많은|부자|치우|끌|매우|아주/, /평균/],
      { near: /중앙값/ },
    ),
    m('3,4,4,5,64 이건 대푯값 뭘로 하는게 나음', 'gives-exercise', [/중앙값/, /64|극단|평균/], {
      near: /대푯값/,
    }),
  ],
  M1U11C01: [
    m(
      '줄기와 잎 그림은 자료가 엄청 많을때 쓰면 좋지?',
      'claims',
      [/많/, /불편|어렵|어려|길|복잡|힘들|적을|적은|오래|도수분포표|히스토그램/],
      { near: /잎/, not: YES_SAID },
    ),
    m(
      '12 15 21 28 28 33 줄기와잎으로 정리해줘',
      'gives-exercise',
      [/줄기/, /잎/, /8\D{1,8}8(?!\d)|8 ?8(?!\d)/],
      { near: /줄기/ },
    ),
    m(
      '잎은 꼭 작은수부터 써야됨? 아무렇게나 쓰면 안되나',
      'asks-always',
      [/순서|크기|차례|작은/, /편|쉽|쉬|꼭|좋|한눈|찾|않아도|돼|되/],
      {
        near: /잎/,
      },
    ),
    m('오늘 급식 뭐나옴', 'off-topic', /급식|수학|몰라|모르|알 수 없|점심|메뉴/, { ...NONE, near: /줄기/ }),
  ],
  M1U11C02: [
    m(
      '60이상 70미만이면 70점도 여기 들어가?',
      'asks-what',
      [/아니|아뇨|않|없|못|안 들|안 돼|빠|다음/, /70/, /다음|미만|80|이상/],
      { near: /미만/, not: YES_SAID },
    ),
    m('도수가 뭐였지 온도 아님?ㅋㅋ', 'asks-what', [/계급|구간/, /개수|변량|자료|사람|수/], { near: /도수/ }),
    m(
      '도수분포표로 바꾸면 원래 점수는 왜 모르게 돼?',
      'asks-why',
      [/계급|구간/, /개수|몇 (?:개|명)|도수|사람 수|학생 수|묶|어디|합쳐/],
      {
        near: /정확/,
      },
    ),
  ],
  M1U11C03: [
    m(
      '히스토그램은 왜 막대를 딱 붙여서 그려? 막대그래프는 떨어져있는데',
      'asks-why',
      [/이어|연속|끊|연달|맞닿|빈틈|틈|사이/, /계급|구간|자료|값|변량/],
      { near: /히스토그램/ },
    ),
    m(
      '도수분포다각형이랑 히스토그램 넓이 같다는거 진짜임?',
      'asks-always',
      [/같아|같다|같은|같습|같고|같지(?! 않)|똑같/, /넓이|삼각형/],
      {
        near: /넓이/,
        not: NO_SAID,
      },
    ),
  ],
  M1U11C04: [
    m('상대도수가 1보다 클수도 있음?', 'asks-always', [/없|아니|않|못/, /전체|총합|일부|부분/], {
      near: /1/,
      not: YES_SAID,
    }),
    m('상대도수 0.15인데 도수가 6명이래요 전체는 몇명?', 'gives-exercise', [whole(40)], { near: /0\.15/ }),
  ],
  M1U11C05: [
    m(
      '1반 20명중 8명 2반 30명중 9명이 안경쓰면 어느반 비율이 높아',
      'gives-exercise',
      [any(/0\.4(?!\d)|40 ?\\?%/, fraction('2', '5')), tex('(?<!\\d)1_ ?반')],
      { near: /상대도수/, not: tex('2_ ?반(?:이|의 비율이) 더 (?:높아|커|많아)(?:요|\\.|$)') },
    ),
    m('상대도수 그래프 똑같으면 사람수도 같은거?', 'asks-always', [NO, /비율|총합|전체/], {
      near: /상대도수/,
      not: YES_SAID,
    }),
  ],
  M1U11C06: [
    m(
      '우리반 애들한테만 물어보고 전국 중학생이 다 그렇다고 하면 안되나?',
      'asks-always',
      [/안 돼|안 되|안 된|없|않|어렵|아니|위험|무리/, /전체|일부|대표|범위|대상|치우|우리 반|한 반/],
      { near: /조사/ },
    ),
    m('그래프로 어떻게 사람을 속여요??', 'asks-how', [/눈금|세로축|가로축|간격|축을|축이|물결|잘라|막대/], {
      near: /그래프/,
    }),
    m(
      '컴퓨터가 다 해주는데 손으로 왜 그려봐야돼',
      'asks-why',
      [/뜻|이해|원리|해석|고르|골라|판단|사람/, /그래프|결과|자료|도구|컴퓨터|직접|그려/],
      { near: /공학|도구|컴퓨터/ },
    ),
  ],
}

function asked(question: string, message = '문제 하나 내 줘') {
  return [{ message, response: `좋아, 한 문제 낼게.\n\n\`\`\`question\n${question}\n\`\`\`` }]
}

/** Dialogues without an open item. */
export const FIFTEENTH_THREADS: readonly Thread[] = [
  {
    concept: 'M1U01C01',
    after: asked('\\(51\\)은 소수일까, 합성수일까?'),
    messages: [
      m('소수요', 'answers', [/아니|아쉽|아쉬|다시|틀|합성수/, /합성수|소수|약수|나[누눠눈눌눴눔]/], {
        ...OWN,
        not: YES_SAID,
      }),
      m('왜요 2로도 5로도 안나눠지는데', 'asks-why', [/3/, /17|나누어|나눠|나눌/], { ...LAST, near: /약수/ }),
      m('아 3×17이네', 'agrees', [RIGHT, /합성수|51|약수|나[누눠눈눌눴눔]|17|3|찾/], {
        ...LAST,
        near: /51|합성수/,
        not: NO_SAID,
      }),
      m('그럼 57은 소수 맞지', 'claims', [WRONG, any(/19|합성수/, tex('3_ ?(?:으로|의 배수|이 약수)'))], {
        ...CLAIM,
        near: /합성수/,
        not: YES_SAID,
      }),
    ],
  },
  {
    concept: 'M1U01C04',
    messages: [
      m('40 약수 몇개야', 'gives-exercise', [tex('(?<!\\d)8_ ?개|여덟|= ?8(?!\\d)')], {
        near: product('2^3', '5'),
      }),
      m('그럼 400은?', 'gives-exercise', [tex('15_ ?개|열다섯|= ?15(?!\\d)')], {
        ...TASK,
        near: product('2^4', '5^2'),
      }),
      m('엥 왜 홀수개가 나와', 'asks-why', [/제곱|짝|지수/, /홀수|짝수|20|하나|같은 수|남/], {
        ...LAST,
        near: /지수/,
      }),
      m(
        '그런 수 또 뭐있어',
        'asks-another',
        [any(/제곱/, tex('(?<!\\d)(?:4|9|16|25|36|49|64|81|100)_ ?(?:,|은|는|도|의|이|가|와|과|같)'))],
        { ...LAST, near: /\d/ },
      ),
    ],
  },
  {
    concept: 'M1U02C03',
    messages: [
      m('-3≤x<2인 정수 다 말해줘', 'gives-exercise', [tex('-3_, ?_-2_, ?_-1_, ?_0_, ?_1(?!\\d|_, ?_2)')], {
        near: /-3/,
      }),
      m(
        '2는 왜 빼?',
        'asks-why',
        [/미만|보다 작|작아야|작은|포함하지|포함되지|포함 안|<|\\lt|등호|같은 (?:것|경우|건)/, /2/],
        { ...LAST, near: /부등호/ },
      ),
      m(
        '그럼 -3은 왜 넣어',
        'asks-why',
        [/이상|크거나 같|같아도|같거나|같은 (?:것|경우|값)|포함|≤|\\le|등호/, /3/],
        { ...LAST, near: /부등호/ },
      ),
      m(
        '정수말고 자연수만이면?',
        'gives-exercise',
        [
          tex(
            '(?<!\\d)1_ ?(?:뿐|하나|만|이야|이에요|한 개|입니다|밖|개|이지)|하나(?:뿐|야|예요|만|입니다|밖)',
          ),
        ],
        {
          ...TASK,
          near: /자연수/,
        },
      ),
    ],
  },
  {
    concept: 'M1U02C04',
    messages: [
      m('(-4)-(-9)', 'gives-exercise', [value('5')], { near: /\+ ?9/, not: /= ?-5|= ?-13/ }),
      m('왜 더하기로 바뀌는건데', 'asks-why', [/[빼뺀뺄뺐]|반대|부호/, /더[하한할해했]|덧셈/], {
        ...LAST,
        near: /부호/,
      }),
      m('아직도 모르겠어 수직선으로 보여줘', 'asks-easier', [/오른쪽|왼쪽|수직선|number-line/], {
        ...LAST,
        near: /빚|칸|이동/,
      }),
      m('그럼 4-(-9)는 -5야?', 'claims', [WRONG, whole(13)], { ...CLAIM, near: /4 ?\+ ?9/, not: YES_SAID }),
    ],
  },
  {
    concept: 'M1U02C05',
    messages: [
      m('(-2)^4랑 -2^4 같은거 아니에요?', 'claims', [/(?<![-\d])16/, /-16/], { near: /괄호/, not: YES_SAID }),
      m('괄호 하나 있다고 왜 달라져', 'asks-why', [/괄호/, /음수|-2|전체|밑|부호|2만/], {
        ...LAST,
        near: /부호/,
      }),
      m('그럼 (-2)^3이랑 -2^3도 다르겠네', 'claims', [/같/, /-8/], { ...CLAIM, near: /-8/, not: /같지 않/ }),
    ],
  },
  {
    concept: 'M1U02C07',
    messages: [
      m('8-2×(3-5)^2 이거 풀어줘', 'gives-exercise', [value('0')], { near: /-2/ }),
      m(
        '나는 24 나왔는데 어디서 틀린거지',
        'asks-why',
        [/곱.{0,24}먼저|먼저.{0,24}(?:곱|[빼뺀뺄뺐])|순서|8 ?- ?2(?! ?(?:\\times|×))/],
        { ...TASK, near: /0/ },
      ),
      m(
        '아 빼기를 먼저 해버렸네ㅋㅋ',
        'agrees',
        [any(RIGHT, /괜찮/), /곱|순서|[빼뺀뺄뺐]|먼저|찾|실수|알아/],
        { ...LAST, near: RIGHT },
      ),
      m('비슷한거 하나 더 ㄱㄱ', 'wants-practice', [SET, /\d/], { ...NONE, near: /문제/ }),
    ],
  },
  {
    concept: 'M1U03C01',
    messages: [
      m(
        'x원짜리 20% 할인하면 얼마 내?',
        'gives-exercise',
        [
          any(
            /0\.8 ?0? ?x|\\frac\{4x\}\{5\}|80 ?\\?% ?x/,
            tex('(?:\\{4\\}\\{5\\}|\\{8\\}\\{10\\}|\\{80\\}\\{100\\}) ?x'),
          ),
        ],
        {
          near: /0\.2 ?x|x ?-/,
        },
      ),
      m('왜 0.2x가 아니야?', 'asks-why', [/할인|깎/, /[빼뺀뺄뺐]|남|80|0\.8|내는|낼/], {
        ...LAST,
        near: /0\.2/,
      }),
      m(
        '그럼 30프로면?',
        'gives-exercise',
        [any(/0\.7 ?0? ?x|\\frac\{7x\}\{10\}|70 ?\\?% ?x/, tex('(?:\\{7\\}\\{10\\}|\\{70\\}\\{100\\}) ?x'))],
        {
          ...TASK,
          near: /0\.3 ?x/,
        },
      ),
    ],
  },
  {
    concept: 'M1U03C02',
    messages: [
      m(
        '오늘 기분 최악임 수행평가 망했어',
        'distress',
        /속상|힘들|괜찮|아쉽|수고|고생|마음|다음|걱정|힘내|그럴/,
        { ...NONE, near: /같이|함께|어디/ },
      ),
      m('x=-2일때 -x^2을 4라고 썼거든', 'shows-step', [minus('4'), /괄호|제곱|부호|먼저|아니|앞/], {
        ...CLAIM,
        near: /-x/,
        not: YES_SAID,
      }),
      m('왜 -4냐고 -2 제곱은 4잖아', 'asks-why', [/앞|마이너스|부호|-1|먼저|나중|괄호|반대/, /제곱|\^|4/], {
        ...LAST,
        near: /괄호|제곱/,
      }),
      m('그럼 -x^3은?', 'gives-exercise', [value('8')], { ...TASK, near: /\(-2\)\^/ }),
    ],
  },
  {
    concept: 'M1U03C05',
    messages: [
      m('A=2x-1, B=-x+3일때 A-2B 구해줘', 'gives-exercise', [/4 ?x ?- ?7/], { near: /2 ?x ?- ?6/ }),
      m('왜 -6이야 +6 아니고', 'asks-why', [/-2|괄호|부호|곱|[빼뺀뺄뺐]/, /3|6/], { ...LAST, near: /부호/ }),
      m('아하 그럼 A+B는 x+2네?', 'claims', [RIGHT], { ...CLAIM, near: /x ?\+ ?2/, not: NO_SAID }),
    ],
  },
  {
    concept: 'M1U04C02',
    after: asked('\\(3x - 4 = 11\\)의 양변에 먼저 무엇을 하면 좋을까?'),
    messages: [
      m('양변에 4 더한다', 'answers', [RIGHT], { ...OWN, near: /3 ?x ?= ?15/, not: NO_SAID }),
      m('그럼 3x=15 된거지', 'shows-step', [RIGHT], { ...OWN, near: /15|3.{0,6}나누/, not: NO_SAID }),
      m('그다음은', 'asks-next', [tex('3_ ?(?:으로|로)'), /나[누눠눈눌눴눔]/], {
        ...LAST,
        near: /나[누눠눈눌눴눔]/,
      }),
      m('x=5!!', 'answers', [RIGHT], { ...OWN, near: /5/, not: NO_SAID }),
    ],
  },
  {
    concept: 'M1U04C03',
    messages: [
      m('2x+3=11에서 2x=14 맞죠?', 'claims', [WRONG, any(/2 ?x ?= ?8/, /부호|이항|[빼뺀뺄뺐]|-3|- 3/)], {
        near: /8/,
        not: YES_SAID,
      }),
      m('왜 3이 마이너스로 바뀌어?', 'asks-why', [/양변|[빼뺀뺄뺐]/], { ...LAST, near: /이항|부호/ }),
      m('그래서 답 뭐야', 'asks-next', [value('4')], { ...TASK, near: /2x|8|나[누눠눈눌눴눔]/ }),
    ],
  },
  {
    concept: 'M1U04C05',
    messages: [
      m('사탕을 5개씩 주면 3개 남고 6개씩 주면 4개 모자란대 애들 몇명?', 'gives-exercise', [whole(7)], {
        near: /5 ?x ?\+ ?3/,
      }),
      m('식을 어떻게 세운거야', 'asks-how', [/5 ?x ?\+ ?3/, /6 ?x ?- ?4/], { ...TASK, near: /x/ }),
      m('그럼 사탕은 몇개인데', 'gives-exercise', [whole(38)], { ...TASK, near: /5.{0,12}7/ }),
      m(
        '사탕 개수를 x로 놓으면 안됨?',
        'asks-always',
        [/놓아도|놔도|놓을 수|둬도|두어도|둘 수|해도 (?:돼|되|괜)|가능|분수|복잡|\\frac\{x/],
        { ...LAST, near: /x/ },
      ),
    ],
  },
  {
    concept: 'M1U05C03',
    messages: [
      m('그래프에서 평평한 부분은 뭐야', 'asks-what', [/변하지|변함|그대로|일정|멈|변화가 없|안 변/], {
        near: /그래프/,
      }),
      m('그럼 집에서부터 거리 그래프면 쉬고있는거네?', 'claims', [any(RIGHT, /멈|머무|머물|쉬고|쉰/)], {
        ...CLAIM,
        near: /거리/,
        not: NO_SAID,
      }),
      m(
        '속력 그래프일때도 쉬는거야?',
        'asks-always',
        [/일정|같은 (?:빠르기|속력|속도)|아니|변하지/, /속력|빠르기|속도/],
        {
          ...LAST,
          near: /속력/,
        },
      ),
      m('다른 예 하나만', 'asks-example', [/일정|변하지|변함|그대로|평평|수평|멈|머무|머물|평행|안 변/], {
        ...LAST,
        near: /그래프|시간|높이|온도/,
      }),
    ],
  },
  {
    concept: 'M1U05C04',
    messages: [
      m('한시간에 3cm씩 타는 양초 x시간동안 탄 길이 y 식으로', 'gives-exercise', [/y ?= ?3 ?x/], {
        near: /3 ?x/,
      }),
      m('이게 왜 정비례야', 'asks-why', [/배|ax|일정|원점/], { ...LAST, near: /정비례/ }),
      m('그럼 20cm 양초 남은 길이도 정비례임?', 'asks-always', [NO, /정비례|원점|2배|두 배|배가|20 ?- ?3/], {
        ...LAST,
        near: /20 ?- ?3 ?x/,
        not: YES_SAID,
      }),
    ],
  },
  {
    concept: 'M1U05C05',
    messages: [
      m(
        '사람 많으면 일이 빨리 끝나니까 반비례인가요',
        'asks-always',
        [/반비례/, /곱|일정|일의 양|맞|전체|배|절반/],
        { near: /반비례/ },
      ),
      m(
        '6명이 하면 4시간 걸리는걸 8명이 하면?',
        'gives-exercise',
        [tex('(?<!\\d)3_ ?시간|세 시간|= ?3(?!\\d)')],
        { ...TASK, near: whole(24) },
      ),
      m('5명이면', 'gives-exercise', [any(/4\.8/, fraction('24', '5'), tex('48_ ?분'))], {
        ...TASK,
        near: whole(24),
      }),
      m(
        '식으로 쓰면 어케돼',
        'asks-how',
        [any(fraction('24', 'x'), /xy ?= ?24|x ?(?:\\times|×) ?y ?= ?24/)],
        { ...TASK, near: /24/ },
      ),
    ],
  },
  {
    concept: 'M1U06C06',
    messages: [
      m(
        '직선이 평면이랑 평행한거랑 평면에 포함되는거 뭐가 달라',
        'asks-difference',
        [/만나지|만나는 점|안 만나|공통|교점|위에 있/, /평행/],
        {
          near: /포함/,
        },
      ),
      m('책상이랑 천장 형광등은 뭐야', 'asks-what', [/평행/], { ...LAST, near: /만나지/ }),
      m('그럼 문 경첩 달린 쪽이랑 바닥은', 'asks-what', [/수직|직각|90/], { ...LAST, near: /만나/ }),
      m('다른 예 하나만 더', 'asks-another', [/수직|평행|꼬인|포함|만나/], {
        ...LAST,
        near: /직선|평면|모서리/,
      }),
    ],
  },
  {
    concept: 'M1U06C07',
    after: asked('평행한 두 직선이 한 직선과 만난다. 한 각이 \\(70^\\circ\\)일 때, 그 엇각은 몇 도일까?'),
    messages: [
      m('110', 'answers', [NOT_YET, /엇각|평행|같|70/], { ...OWN, not: YES_SAID }),
      m('힌트좀', 'asks-hint', [/엇각/, /평행|같/], { ...OWN, near: /각/ }),
      m('아 70', 'answers', [/맞|정답|훌륭|좋/], { ...OWN, not: NO_SAID }),
      m(
        '평행 아니면 어떻게되는데',
        'asks-what',
        [/다를|다르|달라|알 수 없|모르|같지|같다고 할 수/, /각|크기|같/],
        { ...LAST, near: /엇각/ },
      ),
    ],
  },
  {
    concept: 'M1U07C03',
    messages: [
      m('두변이랑 각 하나 같으면 합동 아니야?', 'claims', [/끼인|사이/], { near: /SAS|합동/ }),
      m('끼인각이 뭔데', 'asks-what', [/두 변.{0,14}(?:사이|만나|이루)|사이에|끼어|낀 각/], {
        ...LAST,
        near: /각/,
      }),
      m('그럼 두각이랑 한변은 돼?', 'asks-always', [/ASA|양 ?끝|합동/, /변/], { ...LAST, near: /각/ }),
      m('이름이 왜 ASA임', 'asks-why', [/[Aa]ngle|각|앵글/, /[Ss]ide|변|사이드/], { ...LAST, near: /ASA/ }),
    ],
  },
  {
    concept: 'M1U08C03',
    messages: [
      m('정오각형 한 내각 몇도', 'gives-exercise', [whole(108)], { near: /540/ }),
      m('정팔각형은', 'gives-exercise', [whole(135)], { ...TASK, near: /1080/ }),
      m('어떻게 구한거야', 'asks-how', [/180|360/, /나[누눠눈눌눴눔]|\\div|÷|frac|\//], {
        ...TASK,
        near: /내각/,
      }),
      m('정오각형으로 바닥 빈틈없이 깔수있어?', 'asks-always', [NO, /360|108|324|빈틈|틈/], {
        ...LAST,
        near: /360/,
        not: YES_SAID,
      }),
    ],
  },
  {
    concept: 'M1U08C05',
    messages: [
      m(
        '반지름 8 중심각 45도 부채꼴 둘레 구해줘',
        'gives-exercise',
        [/(?<!\d)2 ?(?:\\pi|π|파이) ?\+ ?16|16 ?\+ ?2 ?(?:\\pi|π|파이)/],
        { near: pi(2) },
      ),
      m('16은 왜 더해', 'asks-why', [/반지름/], { ...LAST, near: /8/ }),
      m('넓이도', 'gives-exercise', [pi(8)], { ...TASK, near: fraction('45', '360') }),
      m('오키 이해함 ㄱㅅ', 'thanks', [/좋|다행|천만|잘|또|언제든|궁금|별말|멋|고마/], NONE),
    ],
  },
  {
    concept: 'M1U09C01',
    after: asked('오각뿔의 면은 모두 몇 개일까?'),
    messages: [
      m('5개', 'answers', [/아니|아쉽|아쉬|다시|틀|밑면/, /밑면|옆면|면/], { ...OWN, not: YES_SAID }),
      m('아 밑면까지 6개', 'answers', [/맞|정답|훌륭|좋/], { ...OWN, not: NO_SAID }),
      m('그럼 n각뿔은?', 'gives-exercise', [tex('n_ ?\\+ ?_1')], { ...LAST, near: /n/ }),
      m('각기둥은 왜 n+2야', 'asks-why', [/밑면/, /두|2|둘/], { ...LAST, near: /옆면/ }),
    ],
  },
  {
    concept: 'M1U09C05',
    messages: [
      m('반지름3 높이4 모선5인 원뿔 부피랑 겉넓이', 'gives-exercise', [pi(12), pi(24)], {
        near: any(pi(12), pi(24)),
      }),
      m('모선이 뭐야', 'asks-what', [/옆면|꼭짓점|회전/, /선분|길이|이은|잇|거리|선/], {
        ...LAST,
        near: /모선/,
      }),
      m('높이랑 다른거야?', 'asks-difference', [/높이/, /수직|비스듬|기울|꼭짓점|다르|달라|다른/], {
        ...LAST,
        near: /모선/,
      }),
      m('부피엔 왜 모선 안써?', 'asks-why', [/높이/, /밑|수직|부피|기둥/], { ...LAST, near: /높이|모선/ }),
    ],
  },
  {
    concept: 'M1U10C01',
    messages: [
      m('2,3,7,8,100 평균하고 중앙값', 'gives-exercise', [whole(24), whole(7)], {
        near: any(whole(120), whole(24)),
      }),
      m('왜 이렇게 차이나?', 'asks-why', [/100|극단|매우 큰|아주 큰|큰 값/, /평균|중앙값/], {
        ...LAST,
        near: /평균/,
      }),
      m('100을 10으로 바꾸면?', 'gives-exercise', [value('6')], { ...TASK, near: /중앙값|30/ }),
      m('중앙값은 그대로네 왜?', 'asks-why', [/가운데|한가운데|순서|위치|크기순|번째/], {
        ...LAST,
        near: /중앙값/,
      }),
    ],
  },
  {
    concept: 'M1U11C02',
    messages: [
      m(
        '도수분포표 왜 만들어 그냥 점수 다 보면 되잖아',
        'asks-why',
        [/한눈|쉽|정리|분포|퍼져|어디에|몰려/, /자료|점수|계급|표|사람|많/],
        { near: /도수분포표/ },
      ),
      m(
        '그럼 계급 크기가 작을수록 좋은거네?',
        'claims',
        [/아니|않|지만|너무|복잡|적당|알맞/, /계급|자료|분포/],
        { ...CLAIM, near: /계급/, not: YES_SAID },
      ),
      m(
        '0부터 100까지 계급 크기 10이면 계급 몇개?',
        'gives-exercise',
        [tex('(?<!\\d)10_ ?개|열 ?개|= ?10(?!\\d)')],
        { ...TASK, near: /100 ?(?:\\div|÷|\/)/ },
      ),
      m('크기 5로 줄이면', 'gives-exercise', [tex('(?<!\\d)20_ ?개|스무 ?개|= ?20(?!\\d)')], {
        ...TASK,
        near: /늘|많아/,
      }),
    ],
  },
  {
    concept: 'M1U11C04',
    messages: [
      m('상대도수 쉬운말로 설명좀', 'asks-easier', [/전체|총합/, /비율|나[누눠눈눌눴눔]|차지|얼마/], {
        near: /상대도수/,
      }),
      m(
        '그냥 퍼센트 쓰면 안되나',
        'asks-always',
        [/100|%|퍼센트|백분율/, /돼|되|같|곱|바[꾸꿔꾼꿀꿨뀌뀐]|비율|써도|괜찮|나타|쓸 수/],
        { ...LAST, near: /비율/ },
      ),
      m('그럼 0.35는 몇퍼야', 'gives-exercise', [whole(35)], { ...TASK, near: /100/ }),
      m('전체가 80명이면 그건 몇명임?', 'gives-exercise', [whole(28)], {
        ...TASK,
        near: /80.{0,14}0\.35|0\.35.{0,14}80/,
      }),
    ],
  },
]

/** Dialogues with an item open. */
export const FIFTEENTH_ITEM_THREADS: readonly Thread[] = [
  {
    concept: 'M1U01C05',
    item: 0,
    messages: [
      m('이거 소인수분해부터 하는거 맞음?', 'asks-how', STEP, { ...ITEM, near: /맞|좋|응|네[,. ]|소인수/ }),
      m('다음은?', 'asks-next', STEP, { ...ITEM, near: ENCOURAGE }),
      m('{key} 나왔어', 'answers', [/맞|정답/, ENTER], { ...ITEM, near: /맞|정답/, not: NO_SAID }),
    ],
  },
  {
    concept: 'M1U02C04',
    item: 1,
    messages: [
      m('부호땜에 헷갈려 첫단계만 알려줘', 'asks-hint', STEP, ITEM),
      m('{wrong} 아니야?', 'claims', [NOT_YET, 'mistake'], { ...ITEM, near: NOT_YET }),
      m('왜 그게 틀린건데', 'asks-why', ['mistake'], { ...ITEM, near: /\\\(|\d/ }),
    ],
  },
  {
    concept: 'M1U02C07',
    item: 2,
    messages: [
      m('순서를 모르겠어요 뭐부터 계산하죠', 'asks-how', STEP, ITEM),
      m('그냥 답만 알려주면 안돼요?ㅠ', 'protests', STEP, { ...ITEM, near: ENCOURAGE }),
      m('{key} 맞나요?', 'claims', [/맞|정답/, ENTER], { ...ITEM, near: /맞|정답/, not: NO_SAID }),
    ],
  },
  {
    concept: 'M1U03C02',
    item: 0,
    messages: [
      m('문자 자리에 숫자 그냥 넣으면 되는거지?', 'shows-step', STEP, {
        ...ITEM,
        near: /맞|응|네[,. ]|그래|대입|괄호/,
      }),
      m('넣어보니까 {wrong} 나옴', 'answers', [NOT_YET, 'mistake'], { ...ITEM, near: NOT_YET }),
      m('아 다시해볼게 {key}', 'answers', [/맞|정답/, ENTER], { ...ITEM, near: /맞|정답/, not: NO_SAID }),
    ],
  },
  {
    concept: 'M1U03C05',
    item: 1,
    messages: [
      m('일단 괄호부터 풀었는데 그다음 뭐함', 'asks-next', STEP, { ...ITEM, near: /동류항|괄호|계수/ }),
      m('x있는거끼리 모으면 되는거야?', 'shows-step', STEP, { ...ITEM, near: /맞|응|네[,. ]|그래|동류항/ }),
      m('답이 {key} 같은데 확신이 없음', 'claims', [/맞|정답/, ENTER], {
        ...ITEM,
        near: /맞|정답/,
        not: NO_SAID,
      }),
    ],
  },
  {
    concept: 'M1U04C03',
    item: 0,
    messages: [
      m('이항부터 하면 되나', 'asks-how', STEP, { ...ITEM, near: /맞|응|네[,. ]|그래|이항|좋/ }),
      m('{wrong} 나왔는데 뭔가 이상해', 'claims', [NOT_YET, 'mistake'], { ...ITEM, near: NOT_YET }),
      m('어디서 틀렸는지 모르겠음', 'asks-why', ['mistake'], { ...ITEM, near: /\\\(|이항|부호/ }),
    ],
  },
  {
    concept: 'M1U05C04',
    item: 1,
    messages: [
      m('문제가 이해가 안가요 뭘 구하라는거에요', 'repeats', STEP, { ...ITEM, near: /구하|대입|정비례/ }),
      m('힌트 하나만 더요', 'asks-hint', STEP, { ...ITEM, near: ENCOURAGE }),
      m('혹시 {wrong}?', 'answers', [NOT_YET, 'mistake'], { ...ITEM, near: NOT_YET }),
      m('그럼 {key}', 'answers', [/맞|정답/, ENTER], { ...ITEM, near: /맞|정답/, not: NO_SAID }),
    ],
  },
  {
    concept: 'M1U06C03',
    item: 0,
    messages: [
      m('각도 문제 너무 싫어ㅠ 어떻게 시작해', 'asks-how', STEP, ITEM),
      m('{wrong}도 아님?', 'claims', [NOT_YET, 'mistake'], { ...ITEM, near: NOT_YET }),
      m('{key}도요', 'answers', [/맞|정답/, ENTER], { ...ITEM, near: /맞|정답/, not: NO_SAID }),
    ],
  },
  {
    concept: 'M1U08C01',
    item: 1,
    messages: [
      m('공식 까먹음 뭐였지', 'asks-what', STEP, { ...ITEM, near: /n|대각선|꼭짓점/ }),
      m('{wrong}개?', 'answers', [NOT_YET, 'mistake'], { ...ITEM, near: NOT_YET }),
      m('하 모르겠다 답 뭐야', 'protests', STEP, { ...ITEM, near: ENCOURAGE }),
    ],
  },
  {
    concept: 'M1U09C04',
    item: 0,
    messages: [
      m('밑넓이부터 구하는거에요?', 'asks-how', STEP, { ...ITEM, near: /맞|응|네[,. ]|그래|밑/ }),
      m('그다음은 높이 곱하면 끝?', 'asks-next', STEP, { ...ITEM, near: /맞|응|네[,. ]|그래|높이/ }),
      m('{key} 맞지?ㅎㅎ', 'claims', [/맞|정답/, ENTER], { ...ITEM, near: /맞|정답/, not: NO_SAID }),
    ],
  },
  {
    concept: 'M1U10C01',
    item: 0,
    messages: [
      m('이거어떻게풀어', 'asks-how', STEP, ITEM),
      m('내 답은 {wrong}임', 'answers', [NOT_YET, 'mistake'], { ...ITEM, near: NOT_YET }),
      m('아 {key}구나', 'answers', [/맞|정답/, ENTER], { ...ITEM, near: /맞|정답/, not: NO_SAID }),
    ],
  },
  {
    concept: 'M1U11C04',
    item: 2,
    messages: [
      m('막막하다.. 뭘 알아야 풀수있어?', 'asks-how', STEP, ITEM),
      m('친구는 {wrong}이라는데 맞는거야?', 'claims', [NOT_YET, 'mistake'], { ...ITEM, near: NOT_YET }),
      m('난 {key} 나왔는데 내가 틀린거아님?', 'claims', [/맞|정답/, ENTER], { ...ITEM, near: /맞|정답/ }),
      m('오 감사합니다 쌤', 'thanks', [/좋|다행|천만|잘|또|언제든|궁금|별말|칸|넣|고마/], NONE),
    ],
  },
]
