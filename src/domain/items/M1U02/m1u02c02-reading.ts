import { WRITTEN_TYPE } from '#domain/exam/item.ts'
import type { FigureOf } from '#domain/figure/figure.ts'
import { absolute, equals, type Rational, rational, toLatex, toPlain } from '#domain/math/rational.ts'
import { askChoice, makeBothForms, optionAnswer, type Slip } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'
import { absoluteLatex } from './rational-text.ts'
import {
  drawDecimal,
  drawProperFraction,
  drawSign,
  drawWhole,
  type WrittenNumber,
} from './written-numbers.ts'

const conceptId = 'M1U02C02'

/** `top / bottom` written as the given number is: a decimal stays one. */
function answerLike({ writing }: WrittenNumber, top: number, bottom: number) {
  if (writing !== 'decimal') {
    const value = rational(top, bottom)
    return { key: toPlain(value), markdown: tex(toLatex(value)) }
  }
  const size = Math.abs(top)
  const latex = `${top < 0 ? '-' : ''}${Math.floor(size / 10)}${size % 10 === 0 ? '' : `.${size % 10}`}`
  return { key: latex, markdown: tex(latex) }
}

const findAbsolute = makeBothForms({
  id: 'M1U02C02L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '절댓값 구하기',
  draw: withEnoughSlips((random) => {
    const number = random.pick([drawWhole, drawProperFraction, drawDecimal])(random, random.pick([-1, -1, 1]))
    const { latex, top, bottom } = number
    const size = Math.abs(top)
    const slip = (over: number, under: number, mistakeText: string): Slip => ({
      ...answerLike(number, over, under),
      mistakeText,
    })
    const right = answerLike(number, size, bottom)
    const target = random.pick([`${tex(latex)}의 절댓값`, `${tex(absoluteLatex(latex))}의 값`])
    return {
      question: `${target}을 구하세요.`,
      right,
      slips: [
        slip(
          -size,
          bottom,
          top < 0
            ? '음의 부호를 그대로 두었어요. 절댓값은 거리이므로 음수가 될 수 없어요.'
            : '절댓값을 부호를 바꾸는 것으로 생각했어요. 절댓값은 원점까지의 거리예요.',
        ),
        slip(2 * size, bottom, '반대쪽에 있는 점까지의 거리를 구했어요. 원점까지의 거리만 구해야 해요.'),
        slip(0, 1, '원점을 나타내는 수를 답했어요. 원점까지의 거리를 구해야 해요.'),
        ...(number.writing === 'fraction'
          ? [slip(bottom, size, '부호를 떼면서 분자와 분모까지 바꾸었어요.')]
          : []),
        slip(-2 * size, bottom, '반대쪽에 있는 점까지의 거리에 음의 부호까지 붙였어요.'),
      ],
      solution: `절댓값은 수직선에서 원점과 그 수를 나타내는 점 사이의 거리예요. ${texWith(latex, '을/를')} 나타내는 점은 원점에서 ${top < 0 ? '왼쪽' : '오른쪽'}으로 ${right.markdown}만큼 떨어져 있어요.\n\n\\[ ${absoluteLatex(latex)} = ${right.markdown.slice(2, -2)} \\]`,
      hints: [
        '절댓값은 수직선에서 원점과 그 수를 나타내는 점 사이의 거리예요.',
        '그 수를 나타내는 점은 원점의 어느 쪽에 있나요? 어느 쪽에 있든 거리만 생각해요.',
        '거리는 음수가 될 수 없어요. 수에서 부호를 떼어 낸 크기를 생각하세요.',
      ],
    }
  }),
})

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const
type Place = { label: string; value: Rational }

/** Five points on a line cut in halves or thirds, some between the whole numbers. */
function drawPlaces(random: SeededRandom, parts: number): Place[] {
  const spread = parts === 2 ? 7 : 8
  const all = Array.from({ length: 2 * spread + 1 }, (_, index) => index - spread)
  const drawn = drawUntil(
    random,
    (draw) => draw.sample(all, 5).sort((a, b) => a - b),
    (tops) =>
      tops.some((top) => top % parts !== 0 && top < -parts) &&
      tops.some((top) => top % parts !== 0 && top > 0) &&
      tops.some((top) => top % parts === 0) &&
      tops.every((top, index) => index === 0 || top - (tops[index - 1] ?? 0) >= 2),
  )
  return drawn.map((top, index) => ({ label: LETTERS[index] ?? '', value: rational(top, parts) }))
}

function lineOf(places: readonly Place[], parts: number): FigureOf<'number-line'> {
  const reach = parts === 2 ? 4 : 3
  return {
    kind: 'number-line',
    alt: `${-reach}부터 ${reach}까지 한 칸을 ${parts === 2 ? '둘' : '셋'}로 똑같이 나눈 수직선 위에 왼쪽부터 다섯 점 A, B, C, D, E가 있는 그림. ${places.map(({ label, value }) => `${label}는 ${toPlain(value)}`).join(', ')}에 있어요.`,
    from: -reach,
    to: reach,
    parts,
    points: places.map(({ label, value }) => ({
      at: value.denominator === 1n ? Number(value.numerator) : toPlain(value),
      label,
    })),
  }
}

function isBeyondMinusOne({ value }: Place) {
  return value.denominator !== 1n && -value.numerator > value.denominator
}
const HINTS: [string, string, string] = [
  '원점의 오른쪽에 있는 점은 양수, 왼쪽에 있는 점은 음수를 나타내요.',
  '이웃한 두 정수 사이가 몇 칸으로 나뉘어 있나요? 작은 눈금 한 칸이 얼마인지 먼저 구하세요.',
  '원점에서부터 작은 눈금을 몇 칸 갔는지 세어 분수로 나타내고, 왼쪽으로 갔으면 음의 부호를 붙여 보세요.',
]

function explain({ label, value }: Place, parts: number): string {
  const steps = (absolute(value).numerator * BigInt(parts)) / value.denominator
  const side = value.numerator < 0n ? '왼쪽' : '오른쪽'
  if (value.numerator === 0n) return `점 ${label}는 원점이므로 ${texWith(0, '을/를')} 나타내요.`
  return `점 ${label}는 원점에서 ${side}으로 작은 눈금 ${tex(`${steps}`)}칸을 간 점이므로 ${texWith(toLatex(value), '을/를')} 나타내요.`
}

function askPlace(random: SeededRandom): GeneratedItem {
  const parts = random.pick([2, 2, 3])
  const places = drawPlaces(random, parts)
  const target = random.pick(places.filter((place) => isBeyondMinusOne(place)))
  const top = Number((target.value.numerator * BigInt(parts)) / target.value.denominator)
  const whole = Math.trunc(top / parts)
  const slips = [
    { value: rational(-top, parts), mistakeText: '원점의 왼쪽에 있는 점인데 음의 부호를 붙이지 않았어요.' },
    {
      value: rational(2 * whole * parts - top, parts),
      mistakeText: `${texWith(whole, '을/를')} 나타내는 점의 오른쪽으로 읽었어요. 음수는 왼쪽으로 갈수록 원점에서 멀어져요.`,
    },
    { value: rational(top), mistakeText: '작은 눈금 한 칸을 \\(1\\)로 생각했어요.' },
    { value: rational(whole - 1), mistakeText: '작은 눈금을 보지 않고 왼쪽에 있는 정수를 읽었어요.' },
  ]
  return askChoice(random, {
    question: `다음 수직선에서 점 ${target.label}가 나타내는 수는 어느 것인가요?`,
    right: { key: toPlain(target.value), markdown: tex(toLatex(target.value)) },
    slips: slips.map(({ value, mistakeText }) => ({
      key: toPlain(value),
      markdown: tex(toLatex(value)),
      mistakeText,
    })),
    solution: `이웃한 두 정수 사이가 ${tex(parts)}칸으로 나뉘어 있으므로 작은 눈금 한 칸은 ${texWith(`\\frac{1}{${parts}}`, '이에요/예요')}.\n\n${explain(target, parts)}`,
    hints: HINTS,
    figures: [lineOf(places, parts)],
  })
}

function askWrongPlace(random: SeededRandom): GeneratedItem {
  const parts = random.pick([2, 2, 3])
  const { places, misread, shownWrong } = drawUntil(
    random,
    (draw) => {
      const drawn = drawPlaces(draw, parts)
      const chosen = draw.pick(drawn.filter((place) => isBeyondMinusOne(place)))
      const top = Number((chosen.value.numerator * BigInt(parts)) / chosen.value.denominator)
      const wrong = rational(2 * Math.trunc(top / parts) * parts - top, parts)
      return { places: drawn, misread: chosen, shownWrong: wrong }
    },
    (drawn) => drawn.places.every(({ value }) => !equals(value, drawn.shownWrong)),
  )
  const claim = (label: string, value: Rational) => optionAnswer(`점 ${label}: ${tex(toLatex(value))}`)
  return askChoice(random, {
    question: '다음 수직선 위의 점이 나타내는 수로 옳지 **않은** 것은 어느 것인가요?',
    right: claim(misread.label, shownWrong),
    slips: places
      .filter((place) => place !== misread)
      .map((place) => ({
        ...claim(place.label, place.value),
        mistakeText: `바르게 나타낸 것이에요. ${explain(place, parts)}`,
      })),
    solution: `이웃한 두 정수 사이가 ${tex(parts)}칸으로 나뉘어 있으므로 작은 눈금 한 칸은 ${texWith(`\\frac{1}{${parts}}`, '이에요/예요')}.\n\n${places.map((place) => `- ${explain(place, parts)}`).join('\n')}`,
    hints: HINTS,
    figures: [lineOf(places, parts)],
  })
}

const readPlace: ItemTemplate = {
  id: 'M1U02C02L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '점이 나타내는 수',
  generate: (random) => (random.pick([true, false]) ? askPlace(random) : askWrongPlace(random)),
}

const findBoth: ItemTemplate = {
  id: 'M1U02C02L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '절댓값 조건의 수',
  generate: (random) => {
    const number = random.pick([drawWhole, drawProperFraction, drawDecimal])(random, drawSign(random))
    const { top, bottom, latex } = number
    const right = answerLike(number, Math.abs(top), bottom)
    const opposite = answerLike(number, -Math.abs(top), bottom)
    const size = right.markdown.slice(2, -2)
    const isGivenNegative = top < 0
    const [question, hint] = random.pick([
      isGivenNegative
        ? [
            `절댓값이 ${tex(latex)}의 절댓값과 같은 수를 모두 구하세요.`,
            `${texWith(latex, '은/는')} 원점에서 얼마나 떨어져 있나요? 그만큼 떨어진 점을 모두 생각하세요.`,
          ]
        : [
            `절댓값이 ${right.markdown}인 수를 모두 구하세요.`,
            '절댓값을 원점까지의 거리로 바꾸어 생각해 보세요.',
          ],
      isGivenNegative
        ? [
            `${tex(`|x| = ${absoluteLatex(latex)}`)}를 만족시키는 ${tex('x')}의 값을 모두 구하세요.`,
            '먼저 등호의 오른쪽에 있는 절댓값을 구하세요. 절댓값은 원점까지의 거리예요.',
          ]
        : [
            `${texWith(`|x| = ${size}`, '을/를')} 만족시키는 ${tex('x')}의 값을 모두 구하세요.`,
            `기호 ${texWith('|x|', '은/는')} ${texWith('x', '을/를')} 나타내는 점에서 원점까지의 거리예요.`,
          ],
      [
        `수직선에서 원점으로부터의 거리가 ${right.markdown}인 점이 나타내는 수를 모두 구하세요.`,
        '원점에서 양쪽으로 갈 수 있어요. 거리는 방향을 따지지 않아요.',
      ],
    ] as const)
    return {
      question,
      options: [],
      correctAnswer: `${right.key}&${opposite.key}`,
      writtenTestType: WRITTEN_TYPE.shortAnswer,
      solution: `절댓값은 원점까지의 거리예요.${isGivenNegative && question.includes(latex) ? ` ${texWith(`${absoluteLatex(latex)} = ${size}`, '이므로/므로')}` : ''} 원점으로부터의 거리가 ${right.markdown}인 점을 찾으면 돼요. 그런 점은 원점의 오른쪽과 왼쪽에 하나씩, 모두 두 개가 있어요.\n\n- 오른쪽의 점이 나타내는 수: ${right.markdown}\n- 왼쪽의 점이 나타내는 수: ${opposite.markdown}\n\n따라서 구하는 수는 ${right.markdown}, ${texWith(opposite.markdown.slice(2, -2), '이에요/예요')}.`,
      hints: [
        hint,
        '수직선을 그리고, 원점에서 그만큼 떨어진 점을 찾아보세요. 한쪽에만 있을까요?',
        '원점의 오른쪽으로 간 점과 왼쪽으로 간 점이 나타내는 수를 부호에 주의하여 모두 적으세요.',
      ],
      mistakes: [
        { answer: right.key, says: '원점의 왼쪽에 있는 점을 빠뜨렸어요. 음수도 한 개 있어요.' },
        { answer: opposite.key, says: '원점의 오른쪽에 있는 점을 빠뜨렸어요. 양수도 한 개 있어요.' },
      ],
      figures: [],
    }
  },
}

export const READING_TEMPLATES: ItemTemplate[] = [...findAbsolute, readPlace, findBoth]
