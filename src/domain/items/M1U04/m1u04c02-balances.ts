import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { gcd } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U04C02'

/** Statements about `a/m = b/n`, that is, a and b in the ratio m to n. */
function drawRatioStatements(random: SeededRandom, m: number, n: number): TrueFalseStatement[] {
  const k = random.integer(2, 9)
  const times = n === 2 ? 3 : 2
  const cross = `${n}a = ${m}b`
  return [
    {
      topic: 'cross',
      isTrue: true,
      text: `${tex(cross)}이다.`,
      because: `조건의 양변에 ${texWith(m * n, '을/를')} 곱하면 ${texWith(cross, '이/가')} 돼요.`,
      mistakeText: '양변에 두 분모의 곱을 곱하면 얻는 등식이라는 것을 놓쳤어요.',
    },
    {
      topic: 'cross',
      isTrue: false,
      text: `${tex(`${m}a = ${n}b`)}이다.`,
      because: `조건의 양변에 ${texWith(m * n, '을/를')} 곱하면 ${texWith(cross, '이/가')} 되므로 옳지 않아요.`,
      mistakeText: '분모를 같은 쪽에 그대로 곱했어요. 양변에 두 분모의 곱을 곱해 확인해 보세요.',
    },
    {
      topic: 'one-more',
      isTrue: true,
      text: `${tex(`\\frac{a + ${m}}{${m}} = \\frac{b + ${n}}{${n}}`)}이다.`,
      because: `조건의 양변에 ${texWith(1, '을/를')} 더하면 ${tex(`\\frac{a}{${m}} + 1 = \\frac{b}{${n}} + 1`)}이고, 통분하면 이 등식이 돼요.`,
      mistakeText: '양변에 \\(1\\)을 더한 등식이라는 것을 놓쳤어요. 분수를 나누어 써 보세요.',
    },
    {
      topic: 'one-more',
      isTrue: false,
      text: `${tex(`a + ${m} = b + ${n}`)}이다.`,
      because: `${tex(`a = ${m}`)}, ${tex(`b = ${n}`)}이면 조건은 성립하지만 좌변은 ${tex(2 * m)}, 우변은 ${texWith(2 * n, '이라/라')}서 같지 않아요.`,
      mistakeText: '조건에 맞는 수를 넣어 확인하지 않았어요.',
    },
    {
      topic: 'solved',
      isTrue: true,
      text: `${tex(`a = \\frac{${m}}{${n}}b`)}이다.`,
      because: `조건의 양변에 ${texWith(m, '을/를')} 곱하면 ${texWith(`a = \\frac{${m}}{${n}}b`, '이/가')} 돼요.`,
      mistakeText: '양변에 좌변의 분모를 곱하면 얻는 등식이라는 것을 놓쳤어요.',
    },
    {
      topic: 'solved',
      isTrue: false,
      text: `${tex(`a = \\frac{${n}}{${m}}b`)}이다.`,
      because: `조건의 양변에 ${texWith(m, '을/를')} 곱하면 ${texWith(`a = \\frac{${m}}{${n}}b`, '이/가')} 되므로 옳지 않아요.`,
      mistakeText: '곱할 수와 나눌 수를 바꾸었어요.',
    },
    {
      topic: 'shift',
      isTrue: true,
      text: `${tex(`\\frac{a}{${m}} - ${k} = \\frac{b}{${n}} - ${k}`)}이다.`,
      because: `조건의 양변에서 같은 수 ${texWith(k, '을/를')} 뺀 등식이에요.`,
      mistakeText: '양변에서 같은 수를 빼면 등식이 성립한다는 것을 놓쳤어요.',
    },
    {
      topic: 'shift',
      isTrue: false,
      text: `${tex(`\\frac{a - ${k}}{${m}} = \\frac{b - ${k}}{${n}}`)}이다.`,
      because: `좌변은 ${tex(`\\frac{a}{${m}} - \\frac{${k}}{${m}}`)}, 우변은 ${texWith(`\\frac{b}{${n}} - \\frac{${k}}{${n}}`, '이라/라')}서 조건의 양변에서 서로 다른 수를 뺀 것이에요.`,
      mistakeText: '분자에서 같은 수를 빼도 분모가 다르면 빼는 값이 달라져요.',
    },
    {
      topic: 'scale',
      isTrue: true,
      text: `${tex(`\\frac{a}{${2 * m}} = \\frac{b}{${2 * n}}`)}이다.`,
      because: `조건의 양변을 ${texWith(2, '으로/로')} 나눈 등식이에요.`,
      mistakeText: '양변을 \\(2\\)로 나눈 등식이라는 것을 놓쳤어요.',
    },
    {
      topic: 'scale',
      isTrue: false,
      text: `${tex(`\\frac{a}{${m}} = \\frac{${times}b}{${n}}`)}이다.`,
      because: `우변에만 ${texWith(times, '을/를')} 곱했어요.`,
      mistakeText: '한쪽 변에만 곱했는데도 등식이 성립한다고 생각했어요.',
    },
  ]
}

const judgeRatio: ItemTemplate = {
  id: 'M1U04C02L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '옳은 변형 고르기',
  generate: (random) => {
    const [m, n] = drawUntil(
      random,
      (draw): [number, number] => [draw.integer(2, 7), draw.integer(2, 7)],
      ([top, bottom]) => gcd(top, bottom) === 1,
    )
    const premise = `\\frac{a}{${m}} = \\frac{b}{${n}}`
    return askStatements({
      lead: `${tex(premise)}일 때, 다음 **보기** 중 항상 옳은 것을 모두 고르세요.`,
      statements: drawMixedStatements(random, drawRatioStatements(random, m, n)),
      hints: [
        '등식의 양변에 같은 계산을 했는지 보기마다 확인하세요.',
        '조건의 양변에 어떤 수를 곱하거나 더하면 보기의 등식이 되는지 찾아보세요. 분수가 있으면 분모를 없애 보세요.',
        `조건을 만족하는 수를 넣어 봐도 좋아요. ${tex(`a = ${m}`)}, ${texWith(`b = ${n}`, '은/는')} 조건을 만족해요. 보기의 두 변이 서로 다른 값이 되면 옳지 않은 보기예요.`,
      ],
    })
  },
}

const THINGS: readonly (readonly [heavy: string, middle: string, light: string])[] = [
  ['배', '사과', '귤'],
  ['큰 상자', '작은 상자', '구슬'],
  ['사전', '공책', '지우개'],
  ['볼링공', '야구공', '탁구공'],
]

interface Scales {
  /** `p` heavy things weigh as much as `q` middle ones. */
  p: number
  q: number
  /** `r` middle and `s` light things weigh as much as `u` light ones. */
  r: number
  s: number
  u: number
  /** Light things for one middle, and for one heavy thing. */
  middle: number
  heavy: number
}

function drawScales(random: SeededRandom): Scales {
  return drawUntil(
    random,
    (draw) => {
      const [p, q, r, s, middle] = [
        draw.integer(2, 4),
        draw.integer(3, 9),
        draw.integer(2, 4),
        draw.integer(1, 6),
        draw.integer(2, 6),
      ]
      return { p, q, r, s, u: r * middle + s, middle, heavy: (q * middle) / p }
    },
    ({ p, q, middle, heavy, u }) =>
      Number.isInteger(heavy) && heavy <= 24 && q > p && heavy !== middle && u <= 24,
  )
}

const weighThings = makeBothForms({
  id: 'M1U04C02L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '접시저울 문제',
  draw: (random) => {
    const { p, q, r, s, u, middle, heavy } = drawScales(random)
    const [big, mid, small] = random.pick(THINGS)
    const many = (thing: string, count: number) => `${thing} ${tex(count)}개`
    const wholeSlips = [
      [(q * u) / (p * r), `둘째 저울의 양쪽에서 ${attachParticle(small, '을/를')} 덜어 내지 않았어요.`],
      [(q * (u + s)) / (p * r), `둘째 저울에서 ${attachParticle(small, '을/를')} 덜어 내야 하는데 더했어요.`],
      [(q * (u - s)) / p, `둘째 저울에서 ${many(mid, r)}의 무게를 ${mid} 한 개의 무게로 생각했어요.`],
    ] as const
    return {
      question: `${attachParticle(big, '은/는')} ${big}끼리, ${attachParticle(mid, '은/는')} ${mid}끼리, ${attachParticle(small, '은/는')} ${small}끼리 무게가 같아요. 다음 두 저울이 모두 균형을 이루었어요.\n\n- 첫째 저울: 왼쪽에 ${many(big, p)}, 오른쪽에 ${many(mid, q)}\n- 둘째 저울: 왼쪽에 ${many(mid, r)}와 ${many(small, s)}, 오른쪽에 ${many(small, u)}\n\n${big} 한 개의 무게는 ${small} 몇 개의 무게와 같은지 구하세요.`,
      right: rightNumber(heavy),
      slips: [
        wrongNumber(
          q * middle,
          `${many(big, p)}의 무게를 ${big} 한 개의 무게로 답했어요. 양변을 ${texWith(p, '으로/로')} 나누어야 해요.`,
        ),
        wrongNumber(middle, `${mid} 한 개의 무게까지만 구했어요.`),
        ...wholeSlips.flatMap(([value, mistakeText]) =>
          Number.isInteger(value) ? [wrongNumber(value, mistakeText)] : [],
        ),
        wrongNumber(heavy + s, `${attachParticle(small, '을/를')} 덜어 낸 뒤에 다시 더했어요.`),
      ],
      solution: `${big}, ${mid}, ${small} 한 개의 무게를 각각 ${tex('a')}, ${tex('b')}, ${texWith('c', '이라/라')} 하고 등식의 성질을 이용해요.\n\n1. 둘째 저울은 ${texWith(`${r}b + ${s === 1 ? '' : s}c = ${u}c`, '이에요/예요')}. 양변에서 ${texWith(s === 1 ? 'c' : `${s}c`, '을/를')} 빼면 ${texWith(`${r}b = ${u - s}c`, '이에요/예요')}.\n2. 양변을 ${texWith(r, '으로/로')} 나누면 ${texWith(`b = ${middle}c`, '이에요/예요')}.\n3. 첫째 저울은 ${texWith(`${p}a = ${q}b`, '이에요/예요')}. ${tex('b')} 대신 ${texWith(`${middle}c`, '을/를')} 넣으면 ${texWith(`${p}a = ${q * middle}c`, '이에요/예요')}.\n4. 양변을 ${texWith(p, '으로/로')} 나누면 ${texWith(`a = ${heavy}c`, '이에요/예요')}.\n\n따라서 ${big} 한 개의 무게는 ${many(small, heavy)}의 무게와 같아요.`,
      hints: [
        '저울의 양쪽에서 같은 것을 덜어 내도, 양쪽을 똑같이 나누어도 균형은 유지돼요.',
        `둘째 저울의 양쪽에서 ${attachParticle(small, '을/를')} 같은 개수만큼 덜어 내고, ${mid} 한 개가 ${small} 몇 개와 같은지 먼저 구하세요.`,
        `첫째 저울의 ${many(mid, q)}를 모두 ${attachParticle(small, '으로/로')} 바꾸어 놓은 다음, 양쪽을 ${texWith(p, '으로/로')} 나누어 보세요.`,
      ],
      figures: [
        {
          kind: 'balance',
          alt: `첫째 저울: ${big} ${p}개와 ${mid} ${q}개가 균형을 이룬 저울`,
          left: `${big} ${p}개`,
          right: `${mid} ${q}개`,
        },
        {
          kind: 'balance',
          alt: `둘째 저울: ${mid} ${r}개에 ${small} ${s}개를 더한 것과 ${small} ${u}개가 균형을 이룬 저울`,
          left: `${mid} ${r}개 + ${small} ${s}개`,
          right: `${small} ${u}개`,
        },
      ],
    }
  },
})

export const BALANCE_TEMPLATES: ItemTemplate[] = [judgeRatio, ...weighThings]
