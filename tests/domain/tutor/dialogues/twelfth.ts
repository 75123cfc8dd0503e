import { type Message, m, type Thread } from './message.ts'

/**
 * The twelfth part of the corpus: messages written by a fresh author from the curriculum and the concepts' explanations, without having read the
 * tutor's code or any part of the corpus but the third. Every message says what is near enough; a wrong claim names its confirmation, a right one
 * its refusal, as what no reply may hold.
 */

const NO = /아니|않|달라|다르|다른|틀렸|틀린|없|못|안 돼|안 되|안 된|아쉽|아쉬|잘못|불가능|다시/
const YES =
  /맞(?:아|네|았|습|어|지(?! ?않)|고|으)|(?:^|\s)(?:응|네)[,.! ]|그래[,.! ]|그렇지|그렇네|옳|정답(?:이|!|[,.])|물론|당연|잘 ?(?:했|알|봤|찾|구했|풀었)/
/** Says yes to a wrong claim. */
const CONFIRMS =
  /^(?:응|네|넵|맞아요?|물론|정답(?:이야|이에요)?)(?:[,.!]| 맞)(?![^.!?\n]*(?:헷갈|실수))|네 말이 맞(?:아|네)|맞게 (?:했|구했|풀었|계산했)(?:어|네)/
/** Says no to a right claim. */
const DENIES = /^(?:아니야|아니에요|아니예요|아니요|아니[,.!]|땡|틀렸|아쉽|아쉬)|네 말은 틀/
const NONE = { focus: 'none' } as const
const LAST = { focus: 'last-reply' } as const
const TASK = { focus: 'task' } as const
const CLAIM = { focus: 'claim' } as const
const OWN = { focus: 'own-question' } as const
const ITEM = { focus: 'item' } as const
const STEP = ['hint'] as const
/** A next thing to do, in any words. */
const DOES = /힌트|먼저|구해|생각|살펴|보자|볼까|봐|떠올|찾|해 보|스스로/
const RIGHT = /맞(?:아|네|았|습|어|혔|지(?! ?않)|는 답)|정답|그래[,.! ]|잘 ?했/
const BOX = /칸|넣|적어|입력|써/

/** Either of them. */
function or(...patterns: RegExp[]) {
  return new RegExp(patterns.map((pattern) => pattern.source).join('|'))
}

/** A number on its own, not a part of a longer one. */
function num(value: string) {
  const digits = value.replace('-', '').replace('.', '\\.')
  return new RegExp(
    value.startsWith('-')
      ? `(?:[-−] ?|마이너스 ?|영하 ?)(?:\\\\\\( ?)?${digits}(?!\\d|\\.\\d)`
      : `(?<![\\d.])${digits}(?!\\d|\\.\\d)`,
  )
}

/** A fraction as LaTeX, with a slash or in words, or as the decimal given. */
function frac(
  top: string,
  bottom: string,
  { minus = false, decimal }: { minus?: boolean; decimal?: string } = {},
) {
  const plain = `(?:\\\\[dt]?frac ?\\{ ?${top} ?\\} ?\\{ ?${bottom} ?\\}|(?<!\\d)${top} ?/ ?${bottom}(?!\\d)|(?<!\\d)${bottom}분의 ?${top}${
    decimal === undefined ? '' : `|(?<!\\d)${decimal.replace('.', '\\.')}(?!\\d)`
  })`
  return new RegExp(minus ? `[-−] ?${plain}|\\\\[dt]?frac ?\\{ ?-${top} ?\\} ?\\{ ?${bottom} ?\\}` : plain)
}

/** So many pi. */
function pi(times: string) {
  return new RegExp(`(?<![\\d.])${times} ?(?:\\\\pi|π|파이)`)
}

/** Messages without a thread. */
export const TWELFTH_SINGLES: Readonly<Record<string, readonly Message[]>> = {
  M1U01C01: [
    m('91은 소수 맞지 2 3 5로 다 안나눠지던데', 'claims', [/합성수|소수가 아니|아니/, /7|13/], {
      near: /91|합성수/,
      not: CONFIRMS,
    }),
    m('50이랑 60 사이에 소수 뭐뭐있어', 'gives-exercise', [num('53'), num('59')], { near: /소수/ }),
    m(
      '1이 소수가 아닌거 아직도 이해안감.. 1도 1이랑 자기자신으로 나눠지잖아',
      'asks-why',
      [/약수/, /하나|한 ?개|두 ?개|[12](?: ?\\\))? ?개|한 가지|끝없|여러 가지/],
      { near: /약수|소인수분해/ },
    ),
    m('ㅎㅇ 셈샘', 'greets', [/안녕|반가|어서|하이|ㅎㅇ/], {
      ...NONE,
      near: /궁금|뭐|무엇|질문|물어|시작|소수/,
    }),
  ],
  M1U01C02: [
    m('2^5은 2x2=4 4x2=8 8x2=16 16x2=32 그래서 32 이렇게 푸는거 맞음?', 'shows-step', [YES], {
      near: /32|곱/,
      not: DENIES,
    }),
    m('2^3이랑 3^2이랑 똑같은거지? 곱하면 둘다 6이잖아', 'claims', [NO, num('8'), num('9')], {
      near: /거듭제곱|밑|지수|번/,
      not: CONFIRMS,
    }),
    m('종이를 7번 접으면 몇겹 되는거임', 'gives-exercise', [num('128')], {
      near: /2\^|두 배|2(?:\\\))? ?배/,
    }),
  ],
  M1U01C03: [
    m(
      '84 소인수분해할때 답을 2x2x3x7로 써도 되나요 아니면 꼭 지수로 써야되나요',
      'asks-always',
      [/2\^\{?2\}?|거듭제곱|지수/],
      {
        near: /소인수|거듭제곱|곱/,
      },
    ),
    m('150=15x10 이렇게 하면 소인수분해 끝난거지?', 'claims', [NO, /합성수|소수|소인수|더/], {
      near: /소수|소인수|쪼개|나누/,
      not: CONFIRMS,
    }),
    m('540에 제일 작은 자연수 곱해서 제곱수 만들라는데 뭐 곱해야됨', 'gives-exercise', [num('15')], {
      near: /지수|짝수|소인수/,
    }),
  ],
  M1U01C04: [
    m('약수 구할때 표로 하면 안빠트린다던데 표를 어케 그리는거야', 'asks-how', [/가로|세로|줄|칸|위/, /곱/], {
      near: /약수|표/,
    }),
    m(
      '약수 개수 구할때 지수에다가 왜 1을 더해? 그냥 지수끼리 곱하면 안되나',
      'asks-why',
      [/(?<!\d)1(?!\d)|0/, /가지|개|약수/],
      { near: /약수|지수/ },
    ),
    m(
      '약수가 딱 3개인 수 아무거나 하나만 알려줘',
      'asks-example',
      [/(?<!\d)(?:4|9|25|49|121|169)(?!\d)/, /약수|제곱/],
      { near: /제곱|소수|약수/ },
    ),
  ],
  M1U01C05: [
    m('24랑 60이랑 84 셋의 최대공약수', 'gives-exercise', [num('12')], { near: /공약수|소인수/ }),
    m(
      '9랑 16은 둘다 소수가 아니니까 서로소도 아닌거죠?',
      'claims',
      [/서로소/, /최대공약수|공약수|공통|(?<!\d)1(?!\d)/],
      {
        near: /서로소/,
        not: or(CONFIRMS, /서로소(?:가|도|는) 아니(?:야|에요|예요)/),
      },
    ),
    m(
      '최대공약수 구할때 왜 지수 작은걸 골라?? 이름은 최대면서',
      'asks-why',
      [/작/, /공통|약수|나누어|둘 다|두 수|양쪽/],
      {
        near: /지수|최대공약수/,
      },
    ),
  ],
  M1U01C06: [
    m('6이랑 8 최소공배수는 그냥 곱해서 48이지', 'claims', [NO, num('24')], {
      near: /공배수/,
      not: CONFIRMS,
    }),
    m(
      '최소공배수 구한거 맞는지 스스로 검산하는법 있어?',
      'asks-how',
      [/나누|배수|곱/, /두 수|각각|최대공약수|둘 다|모두/],
      {
        near: /최소공배수|공배수/,
      },
    ),
    m(
      '공배수중에 제일 큰건 뭐야 최소만 있고 최대공배수는 왜 안배워',
      'asks-what',
      [/없|끝없|무수히|한없이|계속/],
      { near: /공배수|배수/ },
    ),
  ],
  M1U02C01: [
    m('지하 3층이랑 지상 5층을 부호 써서 나타내면', 'gives-exercise', [num('-3'), /5/], {
      near: /부호|양수|음수|기준/,
    }),
    m(
      '-6/3 이거 정수야 유리수야 둘중 하나만 골라야돼?',
      'asks-difference',
      [/정수/, /유리수/, /-2|둘 다|모두|이면서|이기도|포함|속/],
      {
        near: /정수|약분/,
      },
    ),
    m('0은 양수에 들어가요 음수에 들어가요', 'asks-what', [/아니|않|어느 쪽도|둘 다/, /0/], {
      near: /양수|음수/,
      not: /0(?: ?\\\))?은 (?:양수|음수)(?:야|예요|에 들어가|에 들어가요)[.!]/,
    }),
    m('오늘 급식 머나왔게 맞춰봐ㅋㅋ', 'off-topic', [/수학|개념|공부|정수|유리수|배우|문제/], {
      ...NONE,
      near: /급식|점심|모르|몰라|궁금/,
    }),
  ],
  M1U02C02: [
    m('절댓값이 3보다 작은 정수 몇개냐는데 나는 4개 나왔거든? 맞아?', 'claims', [NO, num('5')], {
      near: /절댓값|-2/,
      not: CONFIRMS,
    }),
    m('작대기 두개 | | 이거 이름이 뭐고 어케 읽어요', 'asks-what', [/절댓값/], { near: /기호|거리/ }),
    m('-10이 -2보다 절댓값은 큰데 수는 더 작다는게 먼말임', 'asks-why', [/거리|원점|멀|떨어/, /작|왼쪽/], {
      near: /절댓값/,
    }),
  ],
  M1U02C03: [
    m(
      '-3.5, -3, 1/2, 0 작은순서대로 써줘',
      'gives-exercise',
      [/-3\.5[\s\S]*-3(?!\.)[\s\S]*(?<!\d)0(?!\.)[\s\S]*(?:frac\{1\}\{2\}|1\/2|0\.5)/],
      { near: /작|음수/ },
    ),
    m('x는 -2보다 작지않다 이거 x>-2 맞죠', 'claims', [/\\ge|≥|크거나 같/], {
      near: /작지 않|같|포함/,
      not: CONFIRMS,
    }),
    m('음수끼리 비교할때는 왜 반대로 되는건가요', 'asks-why', [/왼쪽|절댓값|멀|빚|온도|기온|영하/], {
      near: /음수/,
    }),
  ],
  M1U02C04: [
    m('-2-(-5) 답이 -7이지??', 'claims', [NO, num('3')], { near: /\+ ?5|부호|바꾸|바꿔/, not: CONFIRMS }),
    m('-1/4+2/3 통분은 아는데 그다음을 모르겟음', 'gives-exercise', [frac('5', '12')], { near: /12|통분/ }),
    m(
      '아침에 영하4도였는데 낮에 9도 오르고 밤에 다시 7도 떨어졌대 밤 기온은?',
      'gives-exercise',
      [num('-2')],
      {
        near: /-4|더하|기온/,
      },
    ),
  ],
  M1U02C05: [
    m('(-1)^101+(-1)^50 이거 계산 노가다야?', 'gives-exercise', [num('0')], { near: /홀수|짝수|-1/ }),
    m(
      '왜 마이너스끼리 곱하면 플러스가 되는거에요 쌤은 외우라고만 해서 짜증남',
      'asks-why',
      [/규칙|커|늘|줄|거꾸로|반대|빚|분배|뒤/, /양수|\+|플러스/],
      { near: /음수|부호|마이너스/ },
    ),
    m('-3^2하고 (-3)^2은 같은거잖아', 'claims', [NO, num('-9'), num('9')], { near: /괄호/, not: CONFIRMS }),
  ],
  M1U02C06: [
    m('-5의 역수는 1/5 맞나요', 'claims', [frac('1', '5', { minus: true, decimal: '0.2' })], {
      near: /부호|곱/,
      not: CONFIRMS,
    }),
    m('0은 왜 역수가 없음', 'asks-why', [/0/, /곱|나누|나눌/], { near: /역수/ }),
    m(
      '(-2/3)÷4/9 = -2/3 x 4/9 = -8/27 나 여기까지 했는데',
      'shows-step',
      [/역수|뒤집|바꾸|바꿔/, or(/frac\{9\}\{4\}|9 ?\/ ?4/, frac('3', '2'))],
      {
        near: /역수|나누는 수|다시/,
        not: CONFIRMS,
      },
    ),
  ],
  M1U02C07: [
    m('(-2)^3+12÷{5-(-1)} 풀이좀', 'gives-exercise', [num('-6')], { near: /-8|거듭제곱|괄호/ }),
    m(
      '괄호부터 하라면서 분배법칙은 왜 괄호안 먼저 안해? 모순아님?',
      'asks-why',
      [/같|똑같|결과|값/, /각각|쉽|쉬|편|간단|곱/],
      {
        near: /분배법칙|괄호/,
      },
    ),
    m('곱셈 나눗셈 섞여있으면 곱셈을 먼저하는거지?', 'claims', [/앞에서|앞부터|왼쪽|차례|순서대로|역수/], {
      near: /나눗셈/,
      not: CONFIRMS,
    }),
  ],
  M1U03C01: [
    m(
      '한개에 a원하는 사탕 5개 사고 10000원 냈을때 거스름돈을 식으로 쓰래',
      'gives-exercise',
      [/10(?:,|\{,\})?000 ?[-−] ?5 ?a/],
      {
        near: /5 ?a|거스름/,
      },
    ),
    m(
      'a÷b÷3 은 분수로 어케써',
      'gives-exercise',
      [/\\[dt]?frac ?\{ ?a ?\} ?\{ ?(?:3 ?b|b \\times 3) ?\}|a ?\/ ?\(? ?3 ?b/],
      {
        near: /역수|분수|분모/,
      },
    ),
    m('0.1×x는 1을 생략해서 0.x라고 쓰면 되지?', 'claims', [NO, /0\.1 ?x/], {
      near: /0\.1|생략/,
      not: CONFIRMS,
    }),
  ],
  M1U03C02: [
    m('x=-3일때 -x^2 값이 9에요 -9에요?', 'gives-exercise', [num('-9')], {
      near: /괄호|제곱/,
      not: /답은 (?:\\\( ?)?9(?!\d)/,
    }),
    m('a=1/2이면 6/a는 3이지', 'claims', [NO, num('12')], { near: /역수|나누|\\div|÷/, not: CONFIRMS }),
    m('섭씨로 바꾸는 식이 5/9(F-32)래 화씨 77도면 섭씨로 몇도야', 'gives-exercise', [num('25')], {
      near: /45|대입|32/,
    }),
    m(
      '내일 수학 단원평간데 하나도 모르겠고 망한거같음ㅠㅠ',
      'distress',
      [/괜찮|걱정|함께|같이|하나씩|차근|조금|할 수|힘/],
      {
        ...NONE,
        near: /대입|식의 값|어디|어느|무엇|뭐|문제/,
      },
    ),
  ],
  M1U03C03: [
    m('차수가 3인 다항식 아무거나 하나만 만들어줘', 'asks-example', [/[a-z]\^\{?3\}?|세제곱/], {
      near: /차수|다항식/,
    }),
    m('5/x 도 x가 하나니까 일차식이죠', 'claims', [NO, /분모|다항식/], {
      near: /일차식|다항식/,
      not: CONFIRMS,
    }),
    m(
      '차수랑 계수 맨날 헷갈리는데 어떻게 구별함',
      'asks-difference',
      [/차수/, /계수/, /곱해진|곱한|개수|횟수|번/],
      {
        near: /차수|계수/,
      },
    ),
  ],
  M1U03C04: [
    m('(12x-8)÷(-4) 나는 -3x-2 나왔는데 맞지', 'claims', [/[-−] ?3x ?\+ ?2/], {
      near: /모든|부호|역수|각각/,
      not: CONFIRMS,
    }),
    m('6(x/2 - 1/3) 이거 분수 어케 없애', 'gives-exercise', [/3x ?[-−] ?2/], { near: /분배|6|약분/ }),
    m(
      '왜 괄호 안에 있는거 다 곱해야돼 앞에꺼만 곱하면 편한데',
      'asks-why',
      [/분배|모두|모든|각각|둘 다|두 항/, /번|묶|더|넓이|직사각형|넣|대입|예를|사/],
      { near: /분배|모든|모두|각각/ },
    ),
  ],
  M1U03C05: [
    m(
      '식이 길면 동류항을 막 빼먹는데 안빼먹는 팁좀',
      'asks-how',
      [/문자|차수|상수|같은/, /표시|모으|모아|밑줄|묶|차례|끼리|순서|동그라미/],
      {
        near: /동류항/,
      },
    ),
    m('3x랑 3x^2은 동류항이지? 문자가 똑같이 x잖아', 'claims', [NO, /차수|지수|제곱/], {
      near: /동류항/,
      not: CONFIRMS,
    }),
    m(
      '어떤식에 2x-5를 더해야되는데 잘못해서 뺐더니 x+3이 됐대 바르게 계산하면 뭐임',
      'gives-exercise',
      [/5x ?[-−] ?7/],
      {
        near: /3x ?[-−] ?2|어떤 식/,
      },
    ),
  ],
  M1U04C01: [
    m('4x-1=4x-1 이건 해가 뭐야', 'gives-exercise', [/모든|항상|어떤|무수히|항등식/], { near: /해|참/ }),
    m('x=-2가 3x+8=2의 해인지는 어떻게 확인해요', 'asks-how', [/대입|넣/, /2/], { near: /대입|해/ }),
    m('식에 =만 있으면 다 방정식인가요?', 'asks-always', [NO, /항등식|미지수|문자|등식/], {
      near: /방정식|등식/,
      not: CONFIRMS,
    }),
  ],
  M1U04C02: [
    m('a=b이면 a/c=b/c 이것도 항상 맞는거지', 'claims', [/0/, /나누|나눌|분모|아니/], {
      near: /나누|나눌|등식/,
    }),
    m(
      'x-5=9에서 왜 양쪽에 5를 더해 그냥 9+5하면 되잖아',
      'asks-why',
      [/양변|양쪽|두 변|같/, /14|남|없애|지우|균형|저울|0|성질/],
      {
        near: /양변|양쪽|더/,
      },
    ),
    m('2x=7이면 2를 빼니까 x는 5지', 'claims', [NO, frac('7', '2', { decimal: '3.5' })], {
      near: /나누|곱/,
      not: CONFIRMS,
    }),
  ],
  M1U04C03: [
    m('2x+9=5x-6 풀었는데 x=5 맞음?', 'claims', [YES], { near: /대입|19|이항/, not: DENIES }),
    m(
      '이항할때 부호를 자꾸 틀려서 시험에서 다 깎임.. 안틀리는 방법없나',
      'asks-how',
      [/부호|양변/, /대입|확인|검산|양변|표시|한 줄|천천히/],
      {
        near: /이항|부호/,
      },
    ),
    m('4(x-1)=2x+10', 'gives-exercise', [/x ?= ?7(?!\d)/], { near: /괄호|4x|분배/ }),
    m(
      '롤 하고싶다 한판만 하고오면 안됨?',
      'off-topic',
      [/방정식|수학|공부|문제|하나|다녀|쉬|기다|이항|이따/],
      { ...NONE, near: /게임|롤|끝/ },
    ),
  ],
  M1U04C04: [
    m('x/3 - 1 = x/5 에서 양변에 15 곱하면 5x-1=3x 맞지', 'claims', [/5x ?[-−] ?15/], {
      near: /모든|모두|1에도|15/,
      not: CONFIRMS,
    }),
    m('0.05x+0.2=0.1x 이런건 몇을 곱해야돼 10? 100?', 'asks-how', [num('100')], { near: /소수|곱/ }),
    m('(x+2):3=(2x-1):5 풀어주세요', 'gives-exercise', [num('13')], {
      near: /바깥|안쪽|외항|내항|곱|비례식/,
    }),
  ],
  M1U04C05: [
    m(
      '걍 숫자 하나씩 넣어보면 답나오는데 왜 굳이 x놓고 식을 세워야됨?',
      'asks-why',
      [/식|방정식/, /크|큰|복잡|오래|빠르|빨리|확실|항상|언제|분수|어려|많/],
      {
        near: /방정식|식/,
      },
    ),
    m(
      '갈때 시속4km 올때 시속6km로 같은길 왔는데 총 5시간 걸렸대 거리가 얼마야',
      'gives-exercise',
      [num('12')],
      {
        near: /시간|frac|거리/,
      },
    ),
    m(
      '사탕을 5개씩 나눠주면 3개 남고 6개씩주면 4개 모자란다 이거 식을 어떻게 세우는지 1도 모르겠음',
      'asks-how',
      [/5x ?\+ ?3/, /6x ?[-−] ?4/],
      { near: /남|모자/ },
    ),
  ],
  M1U05C01: [
    m('x축위에 있고 x좌표가 -3인 점은 좌표로 어떻게 써', 'gives-exercise', [/[-−] ?3 ?, ?0/], {
      near: /y좌표|순서쌍/,
    }),
    m('점 A(1,2) B(5,2) C(5,6) 이어서 만든 삼각형 넓이 구해오래', 'gives-exercise', [num('8')], {
      near: /밑변|높이|4/,
    }),
    m(
      '순서쌍은 왜 순서가 중요해요 {2,3}이나 {3,2}나 똑같지않나',
      'asks-why',
      [/다른|달라|다르/, /x좌표|먼저|앞|첫|가로/],
      {
        near: /순서|좌표/,
      },
    ),
  ],
  M1U05C02: [
    m('(3,-5)를 y축에 대해 대칭시키면 (3,5) 맞지?', 'claims', [/[-−] ?3 ?, ?[-−] ?5/], {
      near: /y축|x좌표/,
      not: CONFIRMS,
    }),
    m('ab>0이고 a+b<0이면 점(a,b)는 몇사분면', 'gives-exercise', [/3(?: ?\\\))? ?사분면/], {
      near: /음수|사분면|부호/,
    }),
    m('사분면 번호는 왜 시계 반대방향으로 매겨? 누가 정함', 'asks-why', [/약속|정한|정했|정해|반대/], {
      near: /사분면/,
    }),
  ],
  M1U05C03: [
    m(
      '폰 배터리 그래프가 쭉 떨어지다가 옆으로 평평해지면 먼뜻이야',
      'asks-what',
      [/줄|감소|닳|떨어/, /변하지|그대로|일정|멈|바뀌지|유지/],
      { near: /그래프|평행|수평/ },
    ),
    m(
      '위로 갈수록 넓어지는 컵에 물 받으면 물높이 그래프 어떤모양됨?',
      'asks-what',
      [/천천히|느려|느리|완만/],
      { near: /높이|그래프/ },
    ),
    m('그래프가 꺾이는데는 왜 꺾이는거임?', 'asks-why', [/빠르기|속력|빠르|변하는|달라|바뀌/], {
      near: /그래프/,
    }),
  ],
  M1U05C04: [
    m(
      'y가 x에 정비례하고 x=4일때 y=-10이면 식은?',
      'gives-exercise',
      [frac('5', '2', { minus: true, decimal: '2.5' })],
      {
        near: /y ?= ?ax|대입/,
      },
    ),
    m('y=2x+1도 계속 커지니까 정비례지?', 'claims', [NO, /배|원점|ax|일정/], {
      near: /정비례/,
      not: CONFIRMS,
    }),
    m(
      '생활에서 정비례인거 아무거나 몇개만 수행평가 써야됨',
      'asks-example',
      [/배|정비례|y ?=/, /개|값|거리|시간|둘레|무게|원|권|가격|양/],
      {
        near: /정비례|배/,
      },
    ),
  ],
  M1U05C05: [
    m('y=-18/x 그래프가 (-3,6) 지나요?', 'gives-exercise', [/지나|맞|응|네/], {
      near: /대입|곱/,
      not: /점을 지나지 (?:않|는 않)|^아니/,
    }),
    m('하나가 커지면 하나가 작아지는게 반비례지?', 'claims', [/곱|배/], { near: /반비례/, not: CONFIRMS }),
    m('8명이 하면 6일 걸리는 일을 12명이 하면 며칠걸림', 'gives-exercise', [num('4')], {
      near: /반비례|48|곱/,
    }),
  ],
  M1U06C01: [
    m('오각기둥 교점이랑 교선 각각 몇개', 'gives-exercise', [num('10'), num('15')], {
      near: /꼭짓점|모서리/,
    }),
    m('반직선은 AB랑 BA가 다르다며 그럼 직선도 AB랑 BA가 다른거지?', 'claims', [/직선/, /같|하나/], {
      near: /직선/,
      not: CONFIRMS,
    }),
    m(
      '직선 이름 붙일때 왜 점을 두개나 써? 하나만 있으면 안돼?',
      'asks-why',
      [/무수히|많|여러|하나뿐|하나로|정해/, /두 점|한 점|점/],
      {
        near: /직선/,
      },
    ),
  ],
  M1U06C02: [
    m('M이 AB 중점이고 N이 MB 중점일때 AN이 9cm면 AB는?', 'gives-exercise', [num('12')], {
      near: /칸|중점|절반/,
    }),
    m('AM=MB면 무조건 M이 중점인거지', 'claims', [/선분|직선|위에|밖/], { near: /중점/, not: CONFIRMS }),
    m('두 점 사이 거리가 왜 선분 길이야 돌아가는 길도 거리 아냐?', 'asks-why', [/짧/], { near: /선분|거리/ }),
  ],
  M1U06C03: [
    m('180도는 90도보다 크니까 둔각이에요', 'claims', [/평각/], { near: /둔각|180/, not: CONFIRMS }),
    m('3시 30분에 시침이랑 분침 각도 90도지', 'claims', [num('75')], {
      near: /시침|105|0\.5/,
      not: CONFIRMS,
    }),
    m('맞꼭지각이 (3x-10)도랑 (x+50)도래 x는?', 'gives-exercise', [num('30')], { near: /맞꼭지각|같/ }),
  ],
  M1U06C04: [
    m('수선이랑 수직이등분선 뭐가 다름??', 'asks-difference', [/중점|이등분|반으로|가운데/, /수직|직각/], {
      near: /수선|수직이등분선/,
    }),
    m('점 (3,-4)에서 x축까지 거리', 'gives-exercise', [num('4')], {
      near: /y좌표|수선|x축/,
      not: /거리는 (?:\\\( ?)?(?:[-−] ?4|3)(?!\d)/,
    }),
    m('AB⊥CD 이 기호 뭐라고 읽어', 'asks-what', [/수직|직교/], { near: /기호|직각/ }),
  ],
  M1U06C05: [
    m('평행하다는건 끝까지 늘려도 안만난다는거 맞지?', 'claims', [YES, /만나/], {
      near: /평행/,
      not: DENIES,
    }),
    m('한 평면에 직선 3개 아무렇게나 그으면 교점이 최대 몇개야', 'gives-exercise', [num('3')], {
      near: /교점|두 직선/,
    }),
    m('점이 직선 위에 있다는게 직선보다 위쪽에 있다는 말이지?', 'claims', [NO, /지나|포함|직선/], {
      near: /직선/,
      not: CONFIRMS,
    }),
  ],
  M1U06C06: [
    m('꼬인위치가 도대체 먼데 그림없이 설명 가능?', 'asks-what', [/만나지|안 만나/, /평행/], {
      near: /꼬인/,
    }),
    m(
      '꼬인위치 이런거 왜 배움 어디다 써먹어',
      'asks-why',
      [/도로|육교|철|비행|건물|터널|건축|전선|다리|입체|공간|통로|파이프/],
      {
        near: /꼬인/,
      },
    ),
    m(
      '공간에서 한 직선에 수직인 두 직선은 평행하다 O야 X야',
      'asks-always',
      [/X|아니|않|항상|틀/, /꼬인|만나|만날/],
      {
        near: /수직|평행/,
        not: /^(?:O|응|네|맞아)[,.! ]|정답은 O/,
      },
    ),
  ],
  M1U06C07: [
    m('엇각은 무조건 크기가 같죠??', 'claims', [/평행/], { near: /엇각/, not: CONFIRMS }),
    m(
      '동위각 찾는거 맨날 헷갈리는데 그림에서 어케 찾음',
      'asks-how',
      [/같은 ?(?:위치|쪽|방향|자리)|위치|F/],
      { near: /동위각/ },
    ),
    m('두직선이 평행한지 알고싶으면 뭘 보면돼', 'asks-how', [/동위각|엇각/, /같/], { near: /평행/ }),
  ],
  M1U07C01: [
    m(
      '작도할때 왜 눈금없는 자를 써 있는거 쓰면 편하잖아',
      'asks-why',
      [/컴퍼스/, /정확|약속|규칙|길이|오차|어림|재/],
      {
        near: /눈금|작도/,
      },
    ),
    m('각도기로 60도 재서 그려도 작도 맞죠', 'claims', [NO, /컴퍼스/], { near: /작도|눈금/, not: CONFIRMS }),
    m('평행선 작도는 무슨 성질 쓰는거더라', 'asks-what', [/동위각|엇각/, /같/], { near: /평행/ }),
  ],
  M1U07C02: [
    m('6cm 6cm 11cm 이걸로 삼각형 돼요?', 'gives-exercise', [/돼|될|되|만들|있|응|네/, /12|합/], {
      near: /합|긴/,
      not: /^(?:아니|안 돼|안 되|없)/,
    }),
    m('대변이 모야ㅋㅋㅋㅋ 이름 왜이래', 'asks-what', [/마주/, /변/], { near: /대변|대각/ }),
    m(
      '각 세개를 다 알려줬는데 왜 삼각형이 하나로 안정해져?',
      'asks-why',
      [/크기|변|길이/, /모양|크기|다른|작|큰|여러|무수히|얼마든/],
      {
        near: /각|변/,
      },
    ),
  ],
  M1U07C03: [
    m('두변이랑 각 하나만 같으면 SAS 합동이라고 써도 되죠?', 'claims', [/끼인|사이/], {
      near: /SAS|각/,
      not: CONFIRMS,
    }),
    m('△ABC≡△DEF인데 변AC랑 길이 같은 변이 뭐야', 'gives-exercise', [/DF|FD/], { near: /대응|차례|순서/ }),
    m('합동이면 넓이 같잖아 그럼 반대로 넓이 같으면 합동인거네', 'claims', [NO, /넓이/], {
      near: /합동/,
      not: CONFIRMS,
    }),
  ],
  M1U08C01: [
    m('한 꼭짓점에서 대각선 그을때 왜 3을 빼? 자기 자신은 하나잖아', 'asks-why', [/이웃|양옆|옆/], {
      near: /꼭짓점|변/,
    }),
    m('12각형 한 꼭짓점에서 그을수있는 대각선 9개 맞나?', 'claims', [YES], {
      near: /[-−] ?3|이웃/,
      not: DENIES,
    }),
    m('변 길이만 다 같으면 정다각형인거지', 'claims', [/각/, /마름모|내각|크기|각도/], {
      near: /정다각형/,
      not: CONFIRMS,
    }),
  ],
  M1U08C02: [
    m('외각은 360도에서 내각 뺀거죠?', 'claims', [num('180')], { near: /외각|연장/, not: CONFIRMS }),
    m('세 각의 비가 1:2:3 이면 무슨 삼각형임', 'gives-exercise', [/직각/], { near: /90|30|180/ }),
    m('삼각형은 왜 다 180도야 찢어붙이는거 말고 진짜 증명으로 알려줘', 'asks-why', [/평행/, /엇각|동위각/], {
      near: /180|평각/,
    }),
  ],
  M1U08C03: [
    m('한 내각이 150도인 정다각형은 몇각형', 'gives-exercise', [/(?<!\d)12(?!\d)|십이각형/], {
      near: /외각|30/,
    }),
    m('정오각형 타일로는 왜 바닥을 못채워?', 'asks-why', [num('108'), num('360')], {
      near: /빈틈|겹|나누어떨어|내각/,
    }),
    m('백각형은 각이 많으니까 외각 다 더하면 엄청 크겠네?', 'claims', [num('360')], {
      near: /외각/,
      not: CONFIRMS,
    }),
  ],
  M1U08C04: [
    m(
      '아니 중심각 2배면 현도 2배 되는거 같은데? 그려봐도 비슷하던데 왜 아니래',
      'protests',
      [/현/, /짧|꺾|곧|지름|60|180/],
      {
        near: /현|호/,
        not: or(CONFIRMS, /현의 길이는 중심각의 크기에 정비례해/),
      },
    ),
    m('원에서 제일 긴 현이 뭐임', 'asks-what', [/지름/], { near: /현|중심/ }),
    m('부채꼴이면서 활꼴인것도 있나여', 'asks-example', [/반원|지름|180/], { near: /활꼴|부채꼴/ }),
  ],
  M1U08C05: [
    m(
      '호길이 공식이랑 넓이 공식이 자꾸 섞여서 나옴 어떻게 안헷갈리게 외움',
      'asks-how',
      [/둘레|2 ?\\pi ?r/, /넓이|\\pi ?r ?\^/],
      {
        near: /\\pi|π|360/,
      },
    ),
    m('호길이 6파이고 반지름 10인데 중심각을 안줬어 넓이 구할수있음?', 'gives-exercise', [pi('30')], {
      near: /frac\{1\}\{2\}|rl|호의 길이/,
    }),
    m('원 넓이가 왜 파이r제곱이야', 'asks-why', [/잘게|잘라|자르|조각|직사각형|쪼개|나누/, /넓이|반지름/], {
      near: /\\pi|π|넓이/,
    }),
  ],
  M1U09C01: [
    m('면이 7개인 각뿔은 몇각뿔이야', 'gives-exercise', [/육각뿔|6(?: ?\\\))? ?각뿔/], {
      near: /n ?\+ ?1|밑면|옆면/,
    }),
    m('삼각뿔이 사면체 맞지', 'claims', [YES], { near: /사면체|4|면/, not: DENIES }),
    m('각뿔대 옆면은 왜 사다리꼴인거야?', 'asks-why', [/평행/, /밑면|크기|길이|잘|다르|다른/], {
      near: /사다리꼴|밑면/,
    }),
  ],
  M1U09C02: [
    m('정이십면체는 한 꼭짓점에 면이 몇개 모여', 'asks-what', [num('5')], { near: /정삼각형|꼭짓점/ }),
    m('정삼각형 6개를 한점에 모으면 왜 정다면체가 안돼', 'asks-why', [/360/, /평평|평면|솟|뾰족|납작/], {
      near: /360|60/,
    }),
    m(
      '정육면체랑 정팔면체 모서리수가 똑같네 이거 우연이야?',
      'asks-why',
      [/12|모서리/, /꼭짓점|면|바뀌|서로|한가운데/],
      { near: /모서리|면/ },
    ),
  ],
  M1U09C03: [
    m('원뿔을 밑면이랑 평행하게 자르면 잘린데 모양이 머임', 'asks-what', [/원(?!뿔|기둥|래)/], {
      near: /단면|회전축/,
    }),
    m(
      '반원 돌리면 구라는데 걍 동그라미를 돌리면 뭐가 나와?',
      'asks-what',
      [/구(?:가|예|야|이|를|와|도|[,. ])|도넛|지름|회전축/],
      {
        near: /회전/,
      },
    ),
    m('원뿔에서 모선이랑 높이 같은거지?', 'claims', [NO, /모선/, /높이/], {
      near: /모선|높이/,
      not: CONFIRMS,
    }),
  ],
  M1U09C04: [
    m(
      '설명 읽었는데 겉넓이가 뭔지 아직도 모르겠어..',
      'repeats',
      [/겉|둘러싼|모든 면|전체/, /넓이/, /합|더/],
      { near: /겉넓이|밑넓이|전개도/ },
    ),
    m(
      '원기둥 높이만 2배하면 부피도 2배 맞지?',
      'claims',
      [/2(?: ?\\\))? ?배|두 배/, or(YES, /밑넓이|높이/)],
      { near: /부피/, not: DENIES },
    ),
    m('옆면 펼친 직사각형 가로가 왜 2파이r임', 'asks-why', [/둘레/], { near: /밑면|원/ }),
  ],
  M1U09C05: [
    m(
      '원뿔에서 모선은 언제 쓰고 높이는 언제 쓰는거에요',
      'asks-difference',
      [/부피/, /옆넓이|겉넓이/, /모선/],
      { near: /높이|모선/ },
    ),
    m('밑면 반지름 4 모선 9인 원뿔 겉넓이 좀', 'gives-exercise', [pi('52')], { near: /\\pi|π/ }),
    m('뿔 부피는 왜 3분의1이야 옆에서 보면 삼각형이니까 2분의1 아니고?', 'asks-why', [/기둥/, /3|세/], {
      near: /기둥|부피/,
    }),
  ],
  M1U09C06: [
    m('반구 겉넓이는 구 겉넓이 반이니까 2파이r제곱이지', 'claims', [/3 ?(?:\\pi|π)|원 모양|평평|단면|밑면/], {
      near: /반구|겉넓이/,
      not: CONFIRMS,
    }),
    m('반지름이 3배되면 구 부피는 9배?', 'claims', [num('27')], {
      near: /세 번|3\^|세제곱|부피/,
      not: CONFIRMS,
    }),
    m('구 지름이 12cm면 부피 몇이야', 'gives-exercise', [pi('288')], { near: /반지름|6/ }),
  ],
  M1U10C01: [
    m('내일 쪽지시험인데 중앙값 문제 하나만 내봐봐', 'wants-practice', [/중앙값/, /\d/, /\?|볼까|구해/], {
      near: /문제|중앙값/,
    }),
    m(
      '우리반 10명 평균이 80점이고 옆반 20명 평균이 74점이면 합친 평균은 77점이지ㅋㅋ',
      'claims',
      [num('76')],
      {
        near: /합|인원|명/,
        not: CONFIRMS,
      },
    ),
    m(
      '중앙값 구할때 왜 꼭 순서대로 다시 써야돼? 귀찮은데',
      'asks-why',
      [/가운데|중앙|중간/, /크기|순서|작은|큰|나열/],
      { near: /중앙값|나열/ },
    ),
  ],
  M1U10C02: [
    m(
      '3 3 5 5 8 이면 최빈값이 3이야 5야',
      'gives-exercise',
      [/둘 다|모두|두 개|2(?:\\\))? ?개|3(?: ?\\\))?[과와,] ?(?:\\\( ?)?5(?!\d)/],
      {
        near: /최빈값/,
      },
    ),
    m('최빈값이 제일 큰수 말하는거 맞죠', 'claims', [/많이|자주|횟수/], { near: /최빈값/, not: CONFIRMS }),
    m('혈액형으로는 왜 평균을 못구해', 'asks-why', [/수가 아|더하|더할|수로|숫자|크기/], {
      near: /최빈값|평균/,
    }),
    m('ㄱㅅㄱㅅ 이해됨 역시 셈샘', 'thanks', [/좋|다행|잘|고마|언제든|뿌듯|천만/], {
      ...NONE,
      near: /궁금|문제|질문|최빈값/,
    }),
  ],
  M1U10C03: [
    m('친구들 용돈이 3만 3만 4만 5만 50만원이면 대푯값 뭐가 제일 나아', 'gives-exercise', [/중앙값/], {
      near: /극단값|평균/,
    }),
    m('극단값은 무조건 엄청 큰 수 말하는거지?', 'claims', [/작은|작/], { near: /극단값/, not: CONFIRMS }),
    m(
      '반티 사이즈 제일 많이 주문할거 정할때는 최빈값 쓰는게 맞아?',
      'claims',
      [YES, /많이|많은|최빈값|자주/],
      {
        near: /최빈값/,
        not: DENIES,
      },
    ),
  ],
}

function asked(question: string, message = '문제 하나만') {
  return [{ message, response: `좋아, 한 문제 낼게.\n\n\`\`\`question\n${question}\n\`\`\`` }]
}

/** Dialogues without an open item. */
export const TWELFTH_THREADS: readonly Thread[] = [
  {
    concept: 'M1U01C01',
    after: asked('\\(57\\)은 소수일까, 합성수일까?'),
    messages: [
      m('소수!', 'answers', [/아니|아쉽|아쉬|다시|틀렸|합성수/, /3|19/], {
        ...OWN,
        near: /합성수|다시|나누/,
        not: CONFIRMS,
      }),
      m('아 3x19네 그럼 합성수', 'answers', [RIGHT], { ...OWN, near: /합성수/, not: DENIES }),
      m('그럼 87은?', 'gives-exercise', [/합성수|소수가 아니/, /3|29/], {
        ...TASK,
        near: /87/,
        not: /87(?: ?\\\))?(?:은|도) 소수(?:야|예요|이야)/,
      }),
    ],
  },
  {
    concept: 'M1U01C03',
    messages: [
      m('72 소인수분해', 'gives-exercise', [/2\^\{?3\}?/, /3\^\{?2\}?/], { near: /72|소인수/ }),
      m('난 6x12부터 쪼갰는데 그래도 답 같은거지?', 'claims', [/같|하나|맞|응|그래/], {
        ...TASK,
        near: /순서|결과/,
        not: DENIES,
      }),
      m('이거 약수는 몇개임', 'gives-exercise', [num('12')], { ...TASK, near: /약수|지수/ }),
      m('그거 다 써줘봐', 'asks-next', [num('18'), num('24'), num('36')], { ...TASK, near: /약수/ }),
    ],
  },
  {
    concept: 'M1U01C06',
    messages: [
      m('16이랑 24 최소공배수 구하는거 알려줘', 'gives-exercise', [num('48')], { near: /소인수|공배수/ }),
      m('왜 2의 지수를 큰걸로 고름', 'asks-why', [/배수|나누어|포함|둘 다|두 수|모두/], {
        ...TASK,
        near: /지수|큰/,
      }),
      m('글고 최대공약수는 8이지', 'claims', [YES], { ...CLAIM, near: /최대공약수/, not: DENIES }),
    ],
  },
  {
    concept: 'M1U02C02',
    messages: [
      m('절댓값이 뭔지 쉽게좀', 'asks-easier', [/거리|떨어/, /0|원점/], { near: /절댓값/ }),
      m('예를 들면?', 'asks-example', [/\d/, /절댓값|\||거리/], { ...LAST, near: /절댓값|거리|원점/ }),
      m('그럼 |x|=6이면 x는 6 하나네', 'claims', [num('-6')], {
        ...CLAIM,
        near: /두 개|둘|음수/,
        not: CONFIRMS,
      }),
      m('|x|=-6이면?', 'gives-exercise', [/없/], { ...TASK, near: /음수|거리|절댓값/ }),
      m('|x|=0은 그럼 두개야 하나야', 'gives-exercise', [/0/, /하나|한 ?개|1(?:\\\))? ?개|뿐/], {
        ...TASK,
        near: /절댓값|원점|거리/,
      }),
    ],
  },
  {
    concept: 'M1U02C04',
    messages: [
      m('(-7)+4-(-2)', 'gives-exercise', [num('-1')], { near: /[-−] ?3|\+ ?2|덧셈/ }),
      m('왜 -(-2)가 +2야', 'asks-why', [/부호|빼|반대|거꾸로/], { ...LAST, near: /\+ ?2|더하/ }),
      m('그럼 -(-(-2))는 -2?', 'claims', [YES], { ...CLAIM, near: /[-−] ?2/, not: DENIES }),
      m('오 ㄱㅅ 비슷한거 하나만 더 내줘', 'wants-practice', [/\?|볼까|계산|풀어|구해/], {
        ...NONE,
        near: /문제|계산/,
      }),
    ],
  },
  {
    concept: 'M1U02C05',
    after: asked('\\((-2)^{3} \\times 3\\)을 계산하면 얼마일까?'),
    messages: [
      m('24', 'answers', [/아니|아쉽|아쉬|다시|틀렸|부호/], {
        ...OWN,
        near: /부호|음수|홀수|-8/,
        not: CONFIRMS,
      }),
      m('왜?? 마이너스가 왜 남음', 'asks-why', [/홀수|세 번|3번|-8|음수|세 개|3(?:\\\))? ?개/], {
        ...OWN,
        near: /부호|음/,
      }),
      m('아 그럼 -24', 'answers', [RIGHT], { ...OWN, near: /24/, not: DENIES }),
    ],
  },
  {
    concept: 'M1U03C02',
    messages: [
      m('x=-2일때 3x^2-5x 값', 'gives-exercise', [num('22')], { near: /12|대입|괄호/ }),
      m('36+10=46이지? 3x를 제곱하는거니까', 'claims', [NO, /제곱|12/], {
        ...CLAIM,
        near: /제곱|22/,
        not: CONFIRMS,
      }),
      m('아하 그럼 x=3이면 12네', 'claims', [YES], { ...CLAIM, near: /27|15|12/, not: DENIES }),
    ],
  },
  {
    concept: 'M1U03C05',
    messages: [
      m('2(3x-1)-(x-4)', 'gives-exercise', [/5x ?\+ ?2/], { near: /분배|괄호|동류항/ }),
      m('나는 5x-6 나왔는데 어디서 틀린거?', 'claims', [/부호|\+ ?4|[-−] ?4|괄호/], {
        ...CLAIM,
        near: /5x|빼/,
        not: CONFIRMS,
      }),
      m('괄호앞에 빼기있으면 항상 안에꺼 다 바꿔?', 'asks-always', [/모두|모든|전부|다 바|응|맞|그래|네,/], {
        ...LAST,
        near: /부호|-1/,
        not: DENIES,
      }),
      m('ㅇㅋ 그럼 -(2x-3)은 -2x+3', 'shows-step', [YES], { ...CLAIM, near: /[-−] ?2x ?\+ ?3/, not: DENIES }),
    ],
  },
  {
    concept: 'M1U04C03',
    messages: [
      m('7x-4=3x+12 풀이좀요', 'gives-exercise', [/x ?= ?4(?!\d|x)/], { near: /이항|4x/ }),
      m('첫줄에서 왜 -4가 +4로 바뀌는거에요?', 'asks-why', [/양변|더|이항/], { ...TASK, near: /부호/ }),
      m('답 맞는지 확인은 어떻게 해요', 'asks-how', [/대입|넣/], { ...TASK, near: /좌변|24|같/ }),
      m('그럼 7x-4=3x-12 면요?', 'gives-exercise', [num('-2')], { ...TASK, near: /이항|4x|x ?=/ }),
    ],
  },
  {
    concept: 'M1U04C04',
    messages: [
      m('0.2x+0.3=0.5x-0.6 이거', 'gives-exercise', [/x ?= ?3(?!\d|x)/], { near: /10/ }),
      m('왜 10곱하는데', 'asks-why', [/정수|소수|없|간단|쉽|쉬워/], { ...TASK, near: /10/ }),
      m('100곱해도 됨?', 'asks-always', [/돼|되|같|가능|상관|응|맞|괜찮/], {
        ...TASK,
        near: /100/,
        not: DENIES,
      }),
    ],
  },
  {
    concept: 'M1U04C05',
    messages: [
      m('연속하는 세 짝수 합이 54래', 'gives-exercise', [num('16'), num('20')], {
        near: /x ?[-+]|가운데|18/,
      }),
      m('x, x+1, x+2로 놓으면 왜 안돼?', 'asks-why', [/2씩|2(?: ?\\\))?만큼|2(?: ?\\\))?씩|홀수|차/], {
        ...TASK,
        near: /짝수/,
      }),
      m('제일 작은걸 x라 하면 x+x+2+x+4=54 이거 맞음?', 'claims', [YES], {
        ...CLAIM,
        near: /3x|16/,
        not: DENIES,
      }),
      m('그담엔?', 'asks-next', [/3x|48|16/], { ...TASK, near: /x ?=|정리|동류항/ }),
    ],
  },
  {
    concept: 'M1U05C02',
    after: asked('점 \\((-3, 2)\\)는 제몇 사분면 위의 점일까?'),
    messages: [
      m('4사분면', 'answers', [/아니|아쉽|아쉬|다시|틀렸/], {
        ...OWN,
        near: /부호|x좌표|왼쪽|음수/,
        not: CONFIRMS,
      }),
      m('아 2사분면이다', 'answers', [RIGHT], { ...OWN, near: /사분면/, not: DENIES }),
      m('그럼 (0,-5)는 아래쪽이니까 4사분면이지', 'claims', [NO, /축|속하지/], {
        ...CLAIM,
        near: /축/,
        not: CONFIRMS,
      }),
    ],
  },
  {
    concept: 'M1U05C04',
    messages: [
      m('y=ax가 (3,-6) 지나면 a는?', 'gives-exercise', [num('-2')], { near: /대입|y ?= ?ax|a ?=/ }),
      m('그럼 (-1,2)도 지나겠네', 'claims', [YES], {
        ...CLAIM,
        near: /지나|대입/,
        not: /점을 지나지 않|^아니/,
      }),
      m('오른쪽 아래로 내려가는 직선 맞지', 'claims', [YES], { ...CLAIM, near: /아래|음수/, not: DENIES }),
      m('그럼 y=-5x랑 비교하면 뭐가 더 가팔라', 'asks-difference', [/[-−] ?5 ?x|절댓값/], {
        ...LAST,
        near: /절댓값|y축|가파/,
      }),
    ],
  },
  {
    concept: 'M1U05C05',
    messages: [
      m('반비례가 먼말인지 하나도 모르겠음 쉽게 설명좀', 'asks-easier', [/배/, /분의|frac|절반|반|곱|줄/], {
        near: /반비례/,
      }),
      m('딴 예도 하나', 'asks-another', [/\d/], { ...LAST, near: /반비례|나누|곱/ }),
      m('그럼 y=5/x에서 x가 10이면 0.5?', 'claims', [YES], {
        ...CLAIM,
        near: /frac\{1\}\{2\}|0\.5/,
        not: DENIES,
      }),
      m('그래프는 왜 두갈래로 나뉘는거야', 'asks-why', [/음수|양수|0|부호/], {
        ...LAST,
        near: /곡선|그래프|사분면/,
      }),
    ],
  },
  {
    concept: 'M1U06C03',
    messages: [
      m('두직선이 만나서 각 하나가 125도면 나머지는', 'gives-exercise', [num('55'), num('125')], {
        near: /맞꼭지각|180/,
      }),
      m('왜 옆에있는건 55임', 'asks-why', [/180|평각|직선/], { ...TASK, near: /55|더하/ }),
      m('만약에 90도면?', 'gives-exercise', [/90|직각/, /모두|전부|네|나머지|수직|직교|다 /], {
        ...TASK,
        near: /90/,
      }),
    ],
  },
  {
    concept: 'M1U06C06',
    messages: [
      m('직선이랑 평면 위치관계 뭐뭐있더라', 'asks-what', [/포함/, /한 점/, /평행/], { near: /평면/ }),
      m('포함되는거랑 평행한거랑 머가 다름', 'asks-difference', [/포함/, /만나지|안 만나|없/], {
        ...LAST,
        near: /평면/,
      }),
      m('그럼 두 평면도 꼬인위치가 될수있는거지?', 'claims', [NO, /평행|만나|교선|일치/], {
        ...CLAIM,
        near: /평면/,
        not: CONFIRMS,
      }),
    ],
  },
  {
    concept: 'M1U06C07',
    messages: [
      m(
        '평행선 사이에서 꺾인 각 x 구하는건데 위쪽 각이 30도 아래쪽 각이 45도래',
        'gives-exercise',
        [num('75')],
        {
          near: /평행|엇각|보조/,
        },
      ),
      m('왜 꺾인데서 선을 하나 더 그어?', 'asks-why', [/엇각|동위각/], { ...TASK, near: /평행|나누/ }),
      m('ㄱㅅ 근데 평행선에서 안쪽에 같은쪽 두각 더하면 몇도야', 'thanks', [num('180')], {
        ...LAST,
        near: /합|안쪽|더하/,
      }),
    ],
  },
  {
    concept: 'M1U07C02',
    messages: [
      m('삼각형 하나로 정해지는 조건 3개 뭐였지', 'asks-what', [/세 변/, /끼인/, /양 끝/], { near: /변|각/ }),
      m('왜 꼭 끼인각이어야돼', 'asks-why', [/두 개|둘|하나로|2(?:\\\))? ?개/], {
        ...LAST,
        near: /끼인|사이/,
      }),
      m(
        '아 그래서 두개가 나올수도 있다는거구나',
        'agrees',
        [or(RIGHT, YES), /두 개|둘|하나로|끼인|2(?:\\\))? ?개/],
        {
          ...LAST,
          near: /두 개|하나로|끼인|삼각형/,
          not: DENIES,
        },
      ),
      m('그럼 AB=6 BC=4 각A=30도면 각A는 끼인각 아닌거 맞지', 'claims', [/끼인/, /B|아니|맞|두 개|하나로/], {
        ...CLAIM,
        near: /끼인|각/,
        not: /A(?:\})?(?: ?\\\))?(?:는|가) 끼인각이(?:야|에요|고)/,
      }),
    ],
  },
  {
    concept: 'M1U07C03',
    messages: [
      m('SSS SAS ASA 차이좀', 'asks-difference', [/세 변/, /끼인/, /양 끝/], { near: /변|각/ }),
      m('근데 AAA는 왜 없음?', 'asks-why', [/크기|변|길이/], { ...LAST, near: /각/ }),
      m('AB=DE 각A=각D 각B=각E 이면 ASA 맞나', 'claims', [YES], { ...CLAIM, near: /ASA|양 끝/, not: DENIES }),
      m('각C=각F로 바뀌면 합동 아니게돼?', 'asks-always', [/180|나머지|ASA/, /합동/], {
        ...LAST,
        near: /각|합동/,
        not: /합동이 아니(?:야|에요|예요|게 돼)|합동이라고 할 수 없/,
      }),
    ],
  },
  {
    concept: 'M1U08C01',
    after: asked('칠각형의 대각선은 모두 몇 개일까?'),
    messages: [
      m('28', 'answers', [/아니|아쉽|아쉬|다시|틀렸/], { ...OWN, near: /2로|두 번|겹|나누/, not: CONFIRMS }),
      m('아 14', 'answers', [RIGHT], { ...OWN, near: /14/, not: DENIES }),
      m('왜 2로 나누는지는 솔직히 모르겠어', 'asks-why', [/두 번|2번|겹|양 끝|양쪽/], {
        ...LAST,
        near: /대각선/,
      }),
      m('그럼 십오각형은 90개?', 'claims', [YES], { ...CLAIM, near: /12|90/, not: DENIES }),
    ],
  },
  {
    concept: 'M1U08C03',
    messages: [
      m('오각형 내각의 합', 'gives-exercise', [num('540')], { near: /180|삼각형/ }),
      m('왜 3을 곱해? 오각형인데', 'asks-why', [/삼각형/], { ...TASK, near: /대각선|2(?: ?\\\))?를 빼/ }),
      m('그럼 이십각형은 3600도', 'claims', [/3,?240|18(?!0)|2(?: ?\\\))?를 빼/], {
        ...CLAIM,
        near: /삼각형|180/,
        not: CONFIRMS,
      }),
      m('아 2 빼는거 까먹음 3240이니까 정이십각형 한 내각은 162도', 'shows-step', [YES], {
        ...CLAIM,
        near: /162/,
        not: DENIES,
      }),
    ],
  },
  {
    concept: 'M1U08C05',
    messages: [
      m('반지름 10 중심각 54도 호의길이', 'gives-exercise', [pi('3')], { near: /\\pi|π|360/ }),
      m('부채꼴 둘레는 그럼?', 'asks-next', [/3 ?(?:\\pi|π) ?\+ ?20|20 ?\+ ?3 ?(?:\\pi|π)/], {
        ...TASK,
        near: /반지름|20/,
      }),
      m('둘이 더해서 23파이지', 'claims', [NO, /동류항|파이|\\pi|π/], {
        ...CLAIM,
        near: /동류항|20/,
        not: CONFIRMS,
      }),
    ],
  },
  {
    concept: 'M1U09C02',
    messages: [
      m('정다면체 5개 뭐뭐인지 외우는법 있냐', 'asks-how', [/정사면체/, /정팔면체|정이십면체/], {
        near: /정다면체/,
      }),
      m('축구공도 정다면체지?', 'claims', [NO, /오각형|육각형|합동|두 가지|한 가지/], {
        ...CLAIM,
        near: /정다면체/,
        not: CONFIRMS,
      }),
      m('정육면체 꼭짓점은 8개 맞지', 'claims', [YES], { ...CLAIM, near: /8|꼭짓점/, not: DENIES }),
    ],
  },
  {
    concept: 'M1U09C04',
    messages: [
      m('밑면 반지름 2 높이 5 원기둥 겉넓이', 'gives-exercise', [pi('28')], { near: /\\pi|π|옆넓이/ }),
      m('밑넓이는 왜 두번 더해요?', 'asks-why', [/두 개|둘|위|2(?:\\\))? ?개/], { ...TASK, near: /밑면/ }),
      m('부피는 20파이 맞나요', 'claims', [YES], { ...CLAIM, near: /20|높이/, not: DENIES }),
      m('좀 더 쉬운걸로 문제 내주세요', 'asks-easier', [/\?|볼까|구해|몇/], {
        ...NONE,
        near: /문제|넓이|부피/,
      }),
    ],
  },
  {
    concept: 'M1U09C06',
    messages: [
      m('원기둥 구 원뿔 부피비가 왜 3:2:1이야', 'asks-why', [/frac|배|비/, /원기둥/, /구/], {
        near: /3 ?: ?2|부피/,
      }),
      m('그럼 원뿔이 10파이면 구는?', 'gives-exercise', [pi('20')], {
        ...TASK,
        near: /2(?:\\\))? ?배|두 배|비/,
      }),
      m('원기둥은', 'asks-next', [pi('30')], { ...TASK, near: /3(?:\\\))? ?배|세 배|비/ }),
      m('너무 쉬운데 어려운거 없냐', 'asks-harder', [/\?|볼까|구해|몇/], {
        ...NONE,
        near: /문제|부피|겉넓이/,
      }),
    ],
  },
  {
    concept: 'M1U10C01',
    after: asked('자료 \\(4\\), \\(9\\), \\(2\\), \\(7\\)의 중앙값은 얼마일까?'),
    messages: [
      m('5.5요', 'answers', [RIGHT], { ...OWN, near: /5\.5|중앙값/, not: DENIES }),
      m('근데 왜 두개를 더해서 나눠요', 'asks-why', [/짝수|가운데/, /평균|두 값|두 수|2/], {
        ...LAST,
        near: /가운데|평균/,
      }),
      m('9가 90으로 바뀌면 중앙값도 확 커지겠네요?', 'claims', [/그대로|5\.5|바뀌지|변하지|않|같/], {
        ...CLAIM,
        near: /중앙값|가운데/,
        not: CONFIRMS,
      }),
    ],
  },
  {
    concept: 'M1U10C02',
    messages: [
      m('4 4 6 7 7 7 9 최빈값', 'gives-exercise', [num('7')], { near: /최빈값|많이/ }),
      m('3이지? 7이 3번 나왔으니까', 'claims', [/7/, /횟수|값|번|아니/], {
        ...CLAIM,
        near: /횟수|값/,
        not: CONFIRMS,
      }),
      m('그럼 9가 두개 더 있으면?', 'gives-exercise', [/7/, /9/, /둘|모두|두 개|2(?:\\\))? ?개|[과와]/], {
        ...TASK,
        near: /최빈값/,
      }),
    ],
  },
  {
    concept: 'M1U10C03',
    messages: [
      m('대푯값 세개중에 뭐쓸지 어떻게 골라', 'asks-how', [/극단값/, /중앙값/, /최빈값/], {
        near: /대푯값|평균/,
      }),
      m('반 애들 키는 뭘로 하면돼', 'asks-example', [/평균/], { ...LAST, near: /극단값|중앙값|대푯값/ }),
      m('만약에 키 2m 넘는 애가 전학오면?', 'asks-always', [/중앙값|극단값/], { ...LAST, near: /평균/ }),
      m('뭐야 아까는 평균이라며', 'protests', [/극단값|다르|달라|바뀌|자료|영향|경우|없/], {
        ...LAST,
        near: /평균|중앙값/,
      }),
    ],
  },
]

/** Dialogues with an item open: a reply may never tell the key unless the student said it. */
export const TWELFTH_ITEM_THREADS: readonly Thread[] = [
  {
    concept: 'M1U01C05',
    item: 0,
    messages: [
      m('이거 소인수분해부터 하는거임?', 'asks-how', STEP, { ...ITEM, near: /소인수|공약수|먼저/ }),
      m('최대공약수가 뭐더라', 'asks-what', [/공약수|공통/, /큰/], { near: /공약수/ }),
      m('{wrong} 나옴', 'answers', [/아니|다시|아쉽|아쉬|틀렸/, 'mistake'], {
        ...ITEM,
        near: /아니|다시|아쉽|아쉬|틀렸/,
        not: CONFIRMS,
      }),
      m('{key}?', 'answers', [RIGHT, BOX], { ...ITEM, near: /맞/, not: DENIES }),
    ],
  },
  {
    concept: 'M1U02C06',
    item: 0,
    messages: [
      m('첫줄만 써줘 나머진 내가 할게', 'asks-hint', STEP, { ...ITEM, near: DOES }),
      m('역수 어케 구했지', 'asks-how', [/분자|분모|뒤집|곱/], { near: /역수/ }),
      m('답만 알려주면 안돼? 숙제 내일까지란말야ㅠ', 'protests', STEP, { ...ITEM, near: DOES }),
      m('{key} 맞나요', 'claims', [RIGHT, BOX], { ...ITEM, near: /맞/, not: DENIES }),
    ],
  },
  {
    concept: 'M1U03C04',
    item: 0,
    messages: [
      m('문제가 먼소린지 이해안감', 'repeats', STEP, { ...ITEM, near: DOES }),
      m('괄호앞에 수를 뒤에꺼에도 곱해?', 'asks-always', [/모든|모두|각각|둘 다|응|맞|그래|네,/], {
        near: /곱|분배/,
        not: DENIES,
      }),
      m('{key} 나왔는데 이거 맞음?', 'claims', [RIGHT, BOX], { ...ITEM, near: /맞/, not: DENIES }),
    ],
  },
  {
    concept: 'M1U04C03',
    item: 1,
    messages: [
      m('x를 다 왼쪽으로 모으는거지?', 'asks-how', STEP, { ...ITEM, near: /좌변|왼쪽|이항|모으|모아|맞/ }),
      m('그담은', 'asks-next', STEP, { ...ITEM, near: DOES }),
      m('걍 답 보여줘 포기', 'protests', STEP, { ...ITEM, near: /괜찮|힌트|스스로|조금만|같이|해 보/ }),
      m('잠만 {key}임?', 'answers', [RIGHT, BOX], { ...ITEM, near: /맞/, not: DENIES }),
    ],
  },
  {
    concept: 'M1U05C04',
    item: 0,
    messages: [
      m('뭐부터 봐야돼요', 'asks-how', STEP, { ...ITEM, near: DOES }),
      m('제 답은 {wrong}이에요', 'answers', [/아니|다시|아쉽|아쉬|틀렸/, 'mistake'], {
        ...ITEM,
        near: /아니|다시|아쉽|아쉬|틀렸/,
        not: CONFIRMS,
      }),
      m('왜 틀렸는지 모르겠어요', 'asks-why', ['mistake'], { ...ITEM, near: /\\\(|정비례|대입/ }),
    ],
  },
  {
    concept: 'M1U08C03',
    item: 0,
    messages: [
      m('공식 모르겠는데 힌트만', 'asks-hint', STEP, { ...ITEM, near: /삼각형|내각|외각|힌트|180|360/ }),
      m('내각의 합 공식이 뭐였지', 'asks-what', [/180/, /n ?[-−] ?2|2(?: ?\\\))?를 (?:빼|뺀)|삼각형/], {
        near: /내각|삼각형/,
      }),
      m('힌트 하나만 더', 'asks-another', STEP, { ...ITEM, near: DOES }),
      m('{key} 맞아?', 'claims', [RIGHT, BOX], { ...ITEM, near: /맞/, not: DENIES }),
    ],
  },
  {
    concept: 'M1U09C04',
    item: 1,
    messages: [
      m('여기서 뭘 구하라는건지 헷갈림', 'repeats', STEP, { ...ITEM, near: /구하|넓이|부피|높이/ }),
      m('친구는 답이 {wrong}이래', 'claims', [/아니|다시|아쉽|아쉬|틀렸/, 'mistake'], {
        ...ITEM,
        near: /아니|다시|아쉽|아쉬|틀렸/,
        not: CONFIRMS,
      }),
      m('그럼 내가 한 {key}가 맞는거네', 'claims', [RIGHT, BOX], { ...ITEM, near: /맞/, not: DENIES }),
    ],
  },
  {
    concept: 'M1U10C01',
    item: 0,
    messages: [
      m('아 하기싫어 모르겠다고', 'protests', STEP, {
        ...ITEM,
        near: /괜찮|힌트|천천히|쉬|하나씩|같이|해 보/,
      }),
      m('일단 다 더해?', 'asks-how', STEP, { ...ITEM, near: /더하|합|크기|나열|평균|중앙값/ }),
      m('어차피 내가 나중에 풀거니까 답이 뭔지만 말해', 'asks-hint', STEP, { ...ITEM, near: DOES }),
      m('{key} ㅇㅋ?', 'claims', [RIGHT, BOX], { ...ITEM, near: /맞/, not: DENIES }),
    ],
  },
]
