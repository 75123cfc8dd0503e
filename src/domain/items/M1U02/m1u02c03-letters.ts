import { compare, negate, type Rational, rational, toLatex } from '#domain/math/rational.ts'
import { askStatements, drawMixed, type Statement } from '../asking/ask-statements.ts'
import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { gcd, integersFrom, lcm } from '../number-facts.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U02C03'

interface Situation {
  conditions: string
  statements: readonly Statement[]
}

const say = (topic: string, isTrue: boolean, text: string, because: string, says: string): Statement => ({
  topic,
  isTrue,
  text,
  because,
  says,
})

const SIGN_SLIP = '음수와 양수의 자리를 수직선에서 다시 확인하세요.'
const SIZE_SLIP = '절댓값은 원점까지의 거리예요. 수의 크기와 절댓값의 크기를 구별하세요.'
const MIRROR_SLIP = '원점의 반대쪽에 같은 거리에 있는 점을 수직선에 나타내 보세요.'

const SITUATIONS: readonly Situation[] = [
  {
    conditions: 'a < 0 < b, \\quad |a| > |b|',
    statements: [
      say(
        'order',
        true,
        '\\(a < b\\)',
        '\\(a\\)는 음수, \\(b\\)는 양수이고 음수는 양수보다 작아요.',
        SIGN_SLIP,
      ),
      say(
        'order',
        false,
        '\\(a > b\\)',
        '\\(a\\)는 음수, \\(b\\)는 양수이고 음수는 양수보다 작아요.',
        SIGN_SLIP,
      ),
      say(
        'distance',
        true,
        '수직선에서 원점까지의 거리는 \\(a\\)를 나타내는 점이 \\(b\\)를 나타내는 점보다 더 멀다.',
        '\\(|a| > |b|\\)이므로 원점까지의 거리는 \\(a\\) 쪽이 더 멀어요.',
        SIZE_SLIP,
      ),
      say(
        'size',
        false,
        '\\(|a| < b\\)',
        '\\(b\\)는 양수라서 \\(|b| = b\\)예요. \\(|a| > |b|\\)이므로 \\(|a| > b\\)예요.',
        SIZE_SLIP,
      ),
      say(
        'size',
        true,
        '\\(|a| > b\\)',
        '\\(b\\)는 양수라서 \\(|b| = b\\)예요. \\(|a| > |b|\\)이므로 \\(|a| > b\\)예요.',
        SIZE_SLIP,
      ),
      say(
        'mirror',
        true,
        '\\(b\\)와 절댓값이 같은 음수는 \\(a\\)보다 크다.',
        '그 음수는 \\(b\\)와 거리가 같아서 \\(a\\)보다 원점에 가까워요. 음수끼리는 원점에 가까운 쪽이 더 커요.',
        MIRROR_SLIP,
      ),
      say(
        'mirror',
        false,
        '\\(a\\)와 절댓값이 같은 양수는 \\(b\\)보다 작다.',
        '그 양수는 \\(a\\)와 거리가 같아서 \\(b\\)보다 원점에서 멀어요. 양수끼리는 원점에서 먼 쪽이 더 커요.',
        MIRROR_SLIP,
      ),
      say(
        'side',
        true,
        '수직선에서 원점은 \\(a\\)를 나타내는 점과 \\(b\\)를 나타내는 점 사이에 있다.',
        '\\(a < 0 < b\\)이므로 두 점은 원점의 양쪽에 있어요.',
        SIGN_SLIP,
      ),
      say(
        'middle',
        false,
        '수직선에서 두 점의 한가운데에 있는 점은 원점의 오른쪽에 있다.',
        '왼쪽에 있는 점이 원점에서 더 멀기 때문에 한가운데의 점은 원점의 왼쪽에 있어요.',
        '두 점이 원점에서 얼마나 떨어져 있는지를 생각하지 않았어요.',
      ),
    ],
  },
  {
    conditions: 'a < 0 < b, \\quad |a| < |b|',
    statements: [
      say(
        'order',
        true,
        '\\(a < b\\)',
        '\\(a\\)는 음수, \\(b\\)는 양수이고 음수는 양수보다 작아요.',
        SIGN_SLIP,
      ),
      say(
        'distance',
        false,
        '수직선에서 원점까지의 거리는 \\(a\\)를 나타내는 점이 \\(b\\)를 나타내는 점보다 더 멀다.',
        '\\(|a| < |b|\\)이므로 원점까지의 거리는 \\(b\\) 쪽이 더 멀어요.',
        SIZE_SLIP,
      ),
      say(
        'size',
        true,
        '\\(|a| < b\\)',
        '\\(b\\)는 양수라서 \\(|b| = b\\)예요. \\(|a| < |b|\\)이므로 \\(|a| < b\\)예요.',
        SIZE_SLIP,
      ),
      say(
        'size',
        false,
        '\\(|a| > b\\)',
        '\\(b\\)는 양수라서 \\(|b| = b\\)예요. \\(|a| < |b|\\)이므로 \\(|a| < b\\)예요.',
        SIZE_SLIP,
      ),
      say(
        'mirror',
        true,
        '\\(b\\)와 절댓값이 같은 음수는 \\(a\\)보다 작다.',
        '그 음수는 \\(b\\)와 거리가 같아서 \\(a\\)보다 원점에서 멀어요. 음수끼리는 원점에서 먼 쪽이 더 작아요.',
        MIRROR_SLIP,
      ),
      say(
        'mirror',
        false,
        '\\(a\\)와 절댓값이 같은 양수는 \\(b\\)보다 크다.',
        '그 양수는 \\(a\\)와 거리가 같아서 \\(b\\)보다 원점에 가까워요. 양수끼리는 원점에 가까운 쪽이 더 작아요.',
        MIRROR_SLIP,
      ),
      say(
        'middle',
        true,
        '수직선에서 두 점의 한가운데에 있는 점은 원점의 오른쪽에 있다.',
        '오른쪽에 있는 점이 원점에서 더 멀기 때문에 한가운데의 점도 원점의 오른쪽에 있어요.',
        '두 점이 원점에서 얼마나 떨어져 있는지를 생각하지 않았어요.',
      ),
      say(
        'negative',
        false,
        '\\(a > |a|\\)',
        '\\(a\\)는 음수이고 \\(|a|\\)는 양수이므로 \\(a < |a|\\)예요.',
        SIZE_SLIP,
      ),
    ],
  },
  {
    conditions: 'a < b < 0',
    statements: [
      say(
        'size',
        true,
        '\\(|a| > |b|\\)',
        '음수끼리는 더 작은 수가 원점에서 더 멀리 있으므로 절댓값이 더 커요.',
        SIZE_SLIP,
      ),
      say(
        'size',
        false,
        '\\(|a| < |b|\\)',
        '음수끼리는 더 작은 수가 원점에서 더 멀리 있으므로 절댓값이 더 커요.',
        SIZE_SLIP,
      ),
      say('across', true, '\\(a < |b|\\)', '\\(a\\)는 음수이고 \\(|b|\\)는 양수예요.', SIGN_SLIP),
      say(
        'across',
        false,
        '\\(b > |a|\\)',
        '\\(b\\)는 음수이고 \\(|a|\\)는 양수이므로 \\(b < |a|\\)예요.',
        SIGN_SLIP,
      ),
      say(
        'side',
        true,
        '수직선에서 \\(b\\)를 나타내는 점은 \\(a\\)를 나타내는 점과 원점 사이에 있다.',
        '\\(a < b < 0\\)이므로 왼쪽부터 \\(a\\), \\(b\\), 원점의 차례로 있어요.',
        SIGN_SLIP,
      ),
      say(
        'mirror',
        false,
        '\\(a\\)와 절댓값이 같은 양수는 \\(b\\)와 절댓값이 같은 양수보다 작다.',
        '\\(|a| > |b|\\)이므로 \\(a\\)와 절댓값이 같은 양수가 더 커요.',
        MIRROR_SLIP,
      ),
      say(
        'mirror',
        true,
        '\\(b\\)와 절댓값이 같은 양수는 \\(a\\)와 절댓값이 같은 양수보다 작다.',
        '\\(|a| > |b|\\)이므로 \\(b\\)와 절댓값이 같은 양수가 더 작아요.',
        MIRROR_SLIP,
      ),
      say(
        'middle',
        false,
        '수직선에서 두 점의 한가운데에 있는 점은 원점의 오른쪽에 있다.',
        '두 점이 모두 원점의 왼쪽에 있으므로 한가운데의 점도 원점의 왼쪽에 있어요.',
        SIGN_SLIP,
      ),
    ],
  },
]

const judgeLetters: ItemTemplate = {
  id: 'M1U02C03L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '문자 대소 진술',
  generate: (random) => {
    const { conditions, statements } = random.pick(SITUATIONS)
    return askStatements({
      lead: `두 수 ${tex('a')}, ${tex('b')}가 다음을 만족시킬 때, **보기** 중 언제나 옳은 것을 모두 고르세요.\n\n\\[ ${conditions} \\]`,
      statements: drawUntil(
        random,
        (draw) => drawMixed(draw, statements),
        (drawn) => drawn.length === 4,
      ),
      hints: [
        '조건에 맞게 두 수를 수직선에 나타내 보세요. 원점의 어느 쪽에, 얼마나 멀리 있나요?',
        '조건에 맞는 수를 하나 정해 넣어 보면 느낌을 알 수 있어요. 하지만 한 번만 맞는다고 언제나 옳은 것은 아니에요.',
        '절댓값은 원점까지의 거리예요. 보기의 절댓값을 모두 거리로 바꾸어 수직선에서 견주어 보세요.',
      ],
    })
  },
}

const countReduced = makeBothForms({
  id: 'M1U02C03L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '조건을 만족하는 기약분수',
  draw: withEnoughSlips((random) => {
    const bottom = random.pick([6, 8, 9, 10, 12])
    const [low, high] = drawUntil(
      random,
      (draw) => [
        rational(draw.integer(-9, -1), draw.pick([1, 2, 3, 5])),
        rational(draw.integer(1, 9), draw.pick([1, 2, 3, 5])),
      ],
      ([from = rational(0), to = rational(0)]) =>
        compare(from, rational(-3, 2)) >= 0 &&
        compare(to, rational(3, 2)) <= 0 &&
        compare(from, negate(to)) !== 0,
    )
    if (!low || !high) throw new RangeError('two ends are drawn')
    const inside = integersFrom(-2 * bottom, 2 * bottom).filter(
      (top) => compare(rational(top, bottom), low) > 0 && compare(rational(top, bottom), high) < 0,
    )
    const isReduced = (top: number) => gcd(Math.abs(top), bottom) === 1
    const found = inside.filter(isReduced)
    const size = found.length
    const show = (top: number) => toLatex(rational(top, bottom))
    const [first = 0, last = 0] = [inside[0], inside.at(-1)]
    const common = [low, high].reduce((held, { denominator }) => lcm(held, Number(denominator)), bottom)
    const topOf = ({ numerator, denominator }: Rational) => (Number(numerator) * common) / Number(denominator)
    const over = (top: number | string) =>
      String(top).startsWith('-')
        ? `-\\frac{${String(top).slice(1)}}{${common}}`
        : `\\frac{${top}}{${common}}`
    const showTop = common === bottom ? 'n' : `${common / bottom}n`
    return {
      question: `두 수 ${texWith(toLatex(low), '과/와')} ${tex(toLatex(high))} 사이에 있는 분수 중 분모가 ${tex(bottom)}인 기약분수의 개수를 구하세요.`,
      right: rightNumber(size),
      slips: [
        wrongNumber(
          inside.length,
          '약분되는 분수까지 모두 세었어요. 분자와 분모의 공약수를 확인하세요.',
          'M1U01C05',
        ),
        wrongNumber(
          inside.filter((top) => top !== 0 && top % bottom !== 0).length,
          '정수가 되는 것만 빼고 약분되는 분수는 빼지 않았어요.',
        ),
        wrongNumber(found.filter((top) => top > 0).length, '양수만 세었어요. 음수인 분수도 세어야 해요.'),
        wrongNumber(found.filter((top) => top < 0).length, '음수만 세었어요. 양수인 분수도 세어야 해요.'),
        wrongNumber(
          inside.filter((top) => top % 2 !== 0).length,
          '분자가 홀수이면 모두 기약분수라고 생각했어요.',
          'M1U01C05',
        ),
      ],
      solution: `1. 분자를 ${texWith('n', '이라/라')} 하고 두 수와 ${texWith(`\\frac{n}{${bottom}}`, '을/를')} 통분하면 차례로 ${tex(over(topOf(low)))}, ${tex(over(topOf(high)))}, ${texWith(over(showTop), '이에요/예요')}. 따라서 ${tex(`${topOf(low)} < ${showTop} < ${topOf(high)}`)}인 정수 ${texWith('n', '은/는')} ${tex(first)}부터 ${tex(last)}까지예요.\n2. 기약분수이려면 분자의 절댓값과 분모 ${texWith(bottom, '이/가')} 서로소여야 해요. 분자가 될 수 있는 수는 ${texList(found, '이에요/예요')}.\n3. 따라서 구하는 분수는 ${texList(found.map(show))}의 ${tex(size)}개예요.`,
      hints: [
        `두 수를 분모가 ${tex(bottom)}인 분수와 견주려면 통분하는 것이 좋아요.`,
        '두 수 사이에 있도록 분자가 될 수 있는 정수의 범위를 먼저 구하세요. 음수도 잊지 마세요.',
        `분자가 될 수 있는 정수 가운데 절댓값이 ${texWith(bottom, '과/와')} 서로소인 것만 남기고 세어 보세요.`,
      ],
    }
  }),
})

export const LETTER_TEMPLATES: ItemTemplate[] = [judgeLetters, ...countReduced]
