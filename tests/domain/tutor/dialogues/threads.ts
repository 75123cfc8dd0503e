import { m, type Thread } from './message.ts'

const OWN = { focus: 'own-question' } as const
const TASK = { focus: 'task' } as const
const LAST = { focus: 'last-reply' } as const
const CLAIM = { focus: 'claim' } as const

const GOOD = /맞아|맞았|정답|잘했/
const BAD = /아니|아쉽|다시/

function asked(question: string, message = '문제 하나 내 줘') {
  return [{ message, response: `좋아, 한 문제 낼게.\n\n\`\`\`question\n${question}\n\`\`\`` }]
}

/** Dialogues without an open item. */
export const THREADS: readonly Thread[] = [
  {
    concept: 'M1U02C05',
    messages: [
      m('음수×음수 왜 양수임', 'asks-why', [/양수|2|규칙/]),
      m('모르겠어', 'repeats', [/음수|부호|마이너스/], LAST),
      m('더 쉽게', 'asks-easier', [/음수|부호|마이너스|돌/], LAST),
      m('예시 들어줘', 'asks-example', [/×|\\times|벌점|용돈|엘리베이터/], LAST),
      m('다른 예', 'asks-another', [/×|\\times|벌점|용돈|엘리베이터/], LAST),
      m('아하 ㄳ', 'thanks', [/기뻐|도움|천만|좋아/], { focus: 'none' }),
    ],
  },
  {
    concept: 'M1U04C03',
    messages: [
      m('2x+5=11 어떻게 풀어', 'gives-exercise', [/5/, /빼|이항/]),
      m('왜 5를 빼?', 'asks-why', [/양변|2x만|없애|남기/], TASK),
      m('그다음은', 'asks-next', [/2/, /나누|x/], TASK),
      m('그럼 3x-4=8은 내가 해볼게 3x=8-4', 'shows-step', [/부호|-4|\+ ?4/, BAD], TASK),
      m('아 3x=12', 'shows-step', [/맞|좋/], TASK),
      m('x=4', 'answers', [/맞/], TASK),
    ],
  },
  {
    concept: 'M1U04C03',
    after: asked('방정식 \\(3x+2 = 8\\)의 해는 뭘까?'),
    messages: [m('x=2 맞아?', 'answers', GOOD, OWN)],
  },
  {
    concept: 'M1U04C03',
    after: asked('방정식 \\(3x+2 = 8\\)의 해는 뭘까?'),
    messages: [
      m('3x=10', 'shows-step', [BAD], { ...OWN, near: /부호|2/ }),
      m('왜 틀려', 'asks-why', [/부호|빼|2/], OWN),
      m('3x=6', 'shows-step', [/맞|좋/], OWN),
      m('x=2임', 'answers', GOOD, OWN),
    ],
  },
  {
    concept: 'M1U11C04',
    after: asked(
      '도수의 총합이 \\(40\\)이고 어떤 계급의 도수가 \\(28\\)일 때, 그 계급의 상대도수를 구해 봐.',
    ),
    messages: [m('28나누기40 0.7', 'answers', GOOD, { ...OWN, near: /0\.7/ })],
  },
  {
    concept: 'M1U02C04',
    after: asked('\\((-12)+(+3)\\)의 값은 얼마일까?'),
    messages: [m('-12+3이니까 -9', 'answers', GOOD, OWN)],
  },
  {
    concept: 'M1U02C04',
    after: asked('\\((-4)-(-9)\\)의 값은 얼마일까?'),
    messages: [
      m('-13', 'answers', [BAD, /부호|더/], OWN),
      m('ㅁㄹ', 'repeats', [/부호|더하|바꾸/], OWN),
      m('5?', 'answers', GOOD, OWN),
      m('하나 더', 'wants-practice', [/문제|얼마|값/], { focus: 'none' }),
    ],
  },
  {
    concept: 'M1U02C04',
    after: asked('\\((-4)+(+4)\\)의 값은 얼마일까?'),
    messages: [m('0임 왜냐면 서로 반대니까', 'answers', GOOD, OWN)],
  },
  {
    concept: 'M1U01C01',
    after: asked('자연수 \\(51\\)은 소수일까, 합성수일까?'),
    messages: [
      m('소수', 'answers', [BAD], OWN),
      m('힌트', 'asks-hint', [/나누|3|배수/], OWN),
      m('아 합성수', 'answers', GOOD, OWN),
    ],
  },
  {
    concept: 'M1U01C03',
    messages: [
      m('60 소인수분해', 'gives-exercise', [/2\^\{?2\}?/]),
      m('왜 2부터 나눠', 'asks-why', [/작은|순서|소수|쉬/], TASK),
      m('90은?', 'gives-exercise', [/3\^\{?2\}?/], TASK),
      m('나도 해볼래 문제줘', 'wants-practice', [/문제|소인수분해/], { focus: 'none' }),
    ],
  },
  {
    concept: 'M1U06C06',
    messages: [
      m('꼬인위치가 뭐임', 'asks-what', [/만나지/, /평행하지/]),
      m('평행이랑 뭐가 다른데', 'asks-difference', [/꼬인/, /평행/], LAST),
      m('예시좀', 'asks-example', [/모서리|교실|상자|직육면체|도로|전선/], LAST),
      m('잘 모르겠어', 'repeats', [/꼬인|만나|평행|모서리/], LAST),
      m('그림 보여줘', 'asks-example', [/그림|설명|figure/], LAST),
    ],
  },
  {
    concept: 'M1U07C03',
    messages: [
      m('SAS가 뭐야', 'asks-what', [/두 변/, /끼인/]),
      m('왜 끼인각이어야돼', 'asks-why', [/두 개|하나로|끼인/], LAST),
      m('그럼 AAS는?', 'asks-what', [/각/, /ASA|나머지|180/], LAST),
      m('SSA는 왜 안돼', 'asks-why', [/두 개|끼인|둘|두 군데|두 삼각형/], LAST),
    ],
  },
  {
    concept: 'M1U10C03',
    messages: [
      m('평균이랑 중앙값 뭐가 좋아', 'asks-difference', [/평균/, /중앙값/]),
      m('왜', 'asks-why', [/크|극단|값/], LAST),
      m('그럼 최빈값은 언제써', 'asks-how', [/최빈값/, /많/], LAST),
      m('ㅇㅋ', 'agrees', [/좋아|그럼|이어|잘/], { focus: 'none' }),
    ],
  },
  {
    concept: 'M1U05C05',
    messages: [
      m('반비례가 뭐야', 'asks-what', [/반비례/, /배/]),
      m('나이랑 키는?', 'claims', [/아니|반비례/], LAST),
      m('실생활 예 들어봐', 'asks-example', [/\d/, /반비례|곱|나누/], LAST),
      m('그래프는 어떻게 생겼어', 'asks-what', [/곡선/], LAST),
      m('왜 곡선이야', 'asks-why', [/곡선|배|점/], LAST),
    ],
  },
  {
    concept: 'M1U03C05',
    messages: [
      m('아 몰라 짜증나', 'protests', [/짜증|답답|괜찮|속상|그런/], { focus: 'none' }),
      m('너 왜 자꾸 질문만함', 'protests', [/미안|그만|알겠/], { focus: 'none', not: /\?\s*```$/ }),
      m('동류항이 뭔데', 'asks-what', [/문자/, /차수/]),
      m('예', 'asks-example', [/x|동류항/], LAST),
    ],
  },
  {
    concept: 'M1U03C05',
    messages: [
      m('3x+2y=5xy 맞아?', 'claims', [/아니|같지/]),
      m('왜?', 'asks-why', [/동류항|문자/], CLAIM),
      m('그럼 3x+2x는', 'gives-exercise', [/5x/], CLAIM),
      m('3x+2x=5x^2 아님?', 'claims', [/아니|5x/], CLAIM),
      m('왜 지수는 안더해', 'asks-why', [/개수|곱|더하|문자/], CLAIM),
    ],
  },
  {
    concept: 'M1U08C02',
    messages: [
      m('삼각형 내각의 합은 왜 180도야', 'asks-why', [/평행|평각|엇각/]),
      m('아까 그 평행선은 왜 긋는거야', 'asks-why', [/평행|엇각|모으|옮/], LAST),
      m('두각이 40 75면 나머지는', 'gives-exercise', [/65/]),
      m('180-40-75=75 아님?', 'claims', [/아니/, /65/], CLAIM),
    ],
  },
  {
    concept: 'M1U03C02',
    messages: [
      m('x=-3일때 2x+5', 'gives-exercise', [/-1/]),
      m('왜 괄호 써', 'asks-why', [/괄호|음수|곱/], TASK),
      m('x^2이면?', 'gives-exercise', [/9/], { ...TASK, near: /x/ }),
      m('-9 아니야?', 'claims', [/아니|9/], CLAIM),
    ],
  },
  {
    concept: 'M1U09C05',
    messages: [
      m('원뿔 부피 어떻게 구해', 'asks-how', [/\\frac\{1\}\{3\}|3분의|기둥|\(3\\\)으로 나누/]),
      m('왜 3분의 1이야', 'asks-why', [/기둥|세 번|3번|물/], LAST),
      m('밑면 반지름 6 높이 5면', 'gives-exercise', [/60/], LAST),
      m('이해했어', 'agrees', [/좋아|잘|그럼/], { focus: 'none' }),
    ],
  },
  {
    concept: 'M1U10C01',
    messages: [
      m('2 4 4 6 9 평균', 'gives-exercise', [/5/]),
      m('중앙값은', 'gives-exercise', [/4/], TASK),
      m('9 말고 90이면 평균은', 'asks-what', [/21\.2|커|평균/], { ...TASK, near: /평균/ }),
    ],
  },
  {
    concept: 'M1U08C03',
    messages: [
      m('팔각형 내각의합', 'gives-exercise', [/1080/]),
      m('왜 2를 빼', 'asks-why', [/삼각형/], TASK),
      m('십각형은?', 'gives-exercise', [/1440/], TASK),
      m('정십각형 한 내각은 144 맞지', 'claims', [/맞|144/], TASK),
    ],
  },
  {
    concept: 'M1U02C06',
    messages: [
      m('0은 왜 역수 없어', 'asks-why', [/0/, /1/]),
      m('그럼 1의 역수는?', 'asks-what', [/1/], LAST),
      m('-1은', 'asks-what', [/-1/], LAST),
      m('역수랑 부호는 바뀌어?', 'asks-always', [/아니|그대로|부호/], LAST),
    ],
  },
  {
    concept: 'M1U11C03',
    messages: [
      m('히스토그램 막대그래프 차이', 'asks-difference', [/히스토그램/]),
      m('왜 붙여', 'asks-why', [/계급|이어|연속|구간/], LAST),
      m('ㅇㅎ 문제', 'wants-practice', [/문제/], { focus: 'none' }),
    ],
  },
  {
    concept: 'M1U06C03',
    messages: [
      m('맞꼭지각 뭐야', 'asks-what', [/마주|교각|만나/]),
      m('왜 항상 같아', 'asks-why', [/180|평각/], LAST),
      m('이해안됨', 'repeats', [/맞꼭지각|180|각/], LAST),
      m('처음부터 다시', 'repeats', [/각/], LAST),
    ],
  },
  {
    concept: 'M1U05C02',
    messages: [
      m('(3,-4) 몇사분면', 'gives-exercise', [/4사분면|제4/]),
      m('(-3,-4)는', 'gives-exercise', [/3사분면|제3/], TASK),
      m('왜', 'asks-why', [/부호|x|음수|왼/], TASK),
      m('x축 대칭하면', 'gives-exercise', [/\(-3, ?4\)|y좌표|부호/], TASK),
    ],
  },
]

/** Dialogues with an item open: `{key}` and `{wrong}` are its key and its first named mistake. */
const ITEM = { focus: 'item' } as const
const STEP = ['hint'] as const

function itemThread(concept: string, item: number, kind: number): Thread {
  const variants: readonly Thread['messages'][] = [
    [
      m('이거 어떻게 풀어', 'asks-how', STEP, ITEM),
      m('그다음은', 'asks-next', STEP, ITEM),
      m('{wrong} 맞아?', 'claims', [/아니/, 'mistake'], { ...ITEM, near: /아니/ }),
      m('{key} 맞아?', 'claims', [/맞/, /칸|넣|적어/], { ...ITEM, near: /맞/ }),
    ],
    [
      m('뭐부터 해야돼', 'asks-how', STEP, ITEM),
      m('모르겠어', 'repeats', STEP, ITEM),
      m('답이 {wrong} 아님?', 'claims', [/아니/, 'mistake'], { ...ITEM, near: /아니/ }),
      m('왜 틀려', 'asks-why', ['mistake'], { ...ITEM, near: /\\\(/ }),
    ],
    [
      m('답 알려줘', 'asks-hint', STEP, ITEM),
      m('{key}임?', 'claims', [/맞/, /칸|넣|적어/], { ...ITEM, near: /맞/ }),
    ],
    [
      m('무슨 말인지 모르겠어', 'repeats', STEP, ITEM),
      m('힌트 하나만', 'asks-hint', STEP, ITEM),
      m('{key} 나왔는데', 'answers', [/맞/, /칸|넣|적어/], { ...ITEM, near: /맞/ }),
      m('ㄳ', 'thanks', [/기뻐|도움|천만|좋아/], { focus: 'none' }),
    ],
  ]
  return { concept, item, messages: variants[kind % variants.length] ?? [] }
}

const ITEM_CONCEPTS = [
  'M1U01C03',
  'M1U01C05',
  'M1U02C04',
  'M1U02C06',
  'M1U03C02',
  'M1U03C05',
  'M1U04C03',
  'M1U04C05',
  'M1U05C02',
  'M1U05C04',
  'M1U06C03',
  'M1U07C02',
  'M1U08C03',
  'M1U08C05',
  'M1U09C04',
  'M1U09C06',
  'M1U10C01',
  'M1U11C04',
] as const

export const ITEM_THREADS: readonly Thread[] = ITEM_CONCEPTS.map((concept, index) =>
  itemThread(concept, index % 3, index),
)
