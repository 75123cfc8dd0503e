import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

type Letter = 'a' | 'b' | 'c'
type Signs = Readonly<Record<Letter, 1 | -1>>

interface Situation {
  conditions: readonly string[]
  signs: Signs
  reason: string
}

const SITUATIONS: readonly Situation[] = [
  {
    conditions: ['a \\times b < 0', 'a \\div c > 0', 'a < b'],
    signs: { a: -1, b: 1, c: -1 },
    reason:
      '\\(a\\)와 \\(b\\)의 부호가 다르고 \\(a < b\\)이므로 \\(a\\)는 음수, \\(b\\)는 양수예요. \\(a\\)와 \\(c\\)의 부호가 같으므로 \\(c\\)는 음수예요.',
  },
  {
    conditions: ['a \\times b < 0', 'b \\div c < 0', 'a > b'],
    signs: { a: 1, b: -1, c: 1 },
    reason:
      '\\(a\\)와 \\(b\\)의 부호가 다르고 \\(a > b\\)이므로 \\(a\\)는 양수, \\(b\\)는 음수예요. \\(b\\)와 \\(c\\)의 부호가 다르므로 \\(c\\)는 양수예요.',
  },
  {
    conditions: ['a \\times b > 0', 'a \\div c < 0', 'a + b < 0'],
    signs: { a: -1, b: -1, c: 1 },
    reason:
      '\\(a\\)와 \\(b\\)의 부호가 같고 합이 음수이므로 \\(a\\)와 \\(b\\)는 모두 음수예요. \\(a\\)와 \\(c\\)의 부호가 다르므로 \\(c\\)는 양수예요.',
  },
  {
    conditions: ['a \\div b < 0', 'b \\times c > 0', 'a > c'],
    signs: { a: 1, b: -1, c: -1 },
    reason:
      '\\(a\\)와 \\(b\\)의 부호가 다르고 \\(b\\)와 \\(c\\)의 부호가 같으므로 \\(a\\)와 \\(c\\)의 부호는 달라요. \\(a > c\\)이므로 \\(a\\)는 양수, \\(c\\)는 음수이고 \\(b\\)도 음수예요.',
  },
]

const LETTERS = ['a', 'b', 'c'] as const
function word(sign: number) {
  return sign > 0 ? '양수' : '음수'
}
function names(signs: Signs, letters: readonly Letter[]) {
  return letters.map((letter) => `${attachParticle(tex(letter), '은/는')} ${word(signs[letter])}`).join(', ')
}

/** Statements about signs, true and false ones of each topic. */
function listStatements(random: SeededRandom, signs: Signs): TrueFalseStatement[] {
  const claim = (formula: string, sign: number, letters: readonly Letter[], topic: string, why: string) =>
    [true, false].map((isTrue): TrueFalseStatement => {
      const claimed = isTrue ? sign : -sign
      return {
        topic,
        isTrue,
        text: tex(`${formula} ${claimed > 0 ? '>' : '<'} 0`),
        because:
          topic === 'letter'
            ? `조건에서 정한 것처럼 ${names(signs, letters)}예요.`
            : `${names(signs, letters)}이므로 ${why} ${word(sign)}예요.`,
        mistakeText: `${texList(letters)}의 부호를 조건에서 다시 정하고, ${why.replace(/[은는]$/, '')}의 부호를 따져 보세요.`,
      }
    })
  const product = (letters: readonly Letter[]) => letters.reduce((sign, letter) => sign * signs[letter], 1)
  const [first, second, third] = random.shuffle(LETTERS)
  if (!first || !second || !third) throw new RangeError('three letters are there')
  const opposite = LETTERS.flatMap((one) =>
    LETTERS.filter((other) => signs[one] !== signs[other]).map((other) => [one, other] as const),
  )
  const [from, taken] = random.pick(opposite)
  return [
    ...claim(first, signs[first], [first], 'letter', '그 수는'),
    ...claim(
      `${second} \\times ${third}`,
      product([second, third]),
      [second, third],
      'product',
      '두 수의 곱은',
    ),
    ...claim('a \\times b \\times c', product(LETTERS), LETTERS, 'triple', '세 수의 곱은'),
    ...claim(`${from} - ${taken}`, signs[from], [from, taken], 'difference', '두 수의 차는'),
    ...claim(`${second}^{2} \\div ${first}`, signs[first], [second, first], 'square', '제곱을 나눈 몫은'),
  ]
}

export const SIGN_TEMPLATES: ItemTemplate[] = [
  {
    id: 'M1U02C06L5A2',
    conceptId: 'M1U02C06',
    difficultyLevel: 5,
    name: '부호 추론',
    generate: (random) => {
      const { conditions, signs, reason } = random.pick(SITUATIONS)
      const item = askStatements({
        lead: `세 유리수 ${texList(LETTERS)}에 대하여 ${conditions.map((condition) => tex(condition)).join(', ')}일 때, **보기** 중 옳은 것을 모두 고르세요.`,
        statements: drawUntil(
          random,
          (draw) => drawMixedStatements(draw, listStatements(draw, signs)),
          (drawn) => drawn.length === 4,
        ),
        hints: [
          '곱이나 몫이 양수이면 두 수의 부호가 같고, 음수이면 두 수의 부호가 달라요.',
          '부호가 서로 다른 두 수는 어느 쪽이 큰지 알면 부호가 정해져요. 부호가 같은 두 수는 합의 부호를 보세요.',
          '세 수의 부호를 모두 정하여 적은 다음, 보기마다 음수가 몇 개 곱해지는지 세어 보세요. 뺄셈은 덧셈으로 고치세요.',
        ],
      })
      return { ...item, solution: `${reason}\n\n${item.solution}` }
    },
  },
]
