import { attachParticle, particleFor } from '#domain/korean/attach-particle.ts'
import {
  compare,
  negate,
  type Rational,
  rational,
  toLatex,
  toNumber,
  toPlain,
} from '#domain/math/rational.ts'
import { makeBothForms, slipOf, type ValueQuestion } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { integersFrom } from '../number-facts.ts'
import type { ItemTemplate } from '../template.ts'
import { BARE_BOUNDS, type Bound } from './m1u02c03-bounds.ts'

const conceptId = 'M1U02C03'

const lows = BARE_BOUNDS.filter(({ isUpper }) => !isUpper)
const highs = BARE_BOUNDS.filter(({ isUpper }) => isUpper)

interface Ends {
  low: Rational
  high: Rational
  isLowClosed: boolean
  isHighClosed: boolean
}

function inequalityOf({ low, high, isLowClosed, isHighClosed }: Ends) {
  return {
    key: `${toPlain(low)}${isLowClosed ? '<=' : '<'}x${isHighClosed ? '<=' : '<'}${toPlain(high)}`,
    markdown: tex(
      `${toLatex(low)} ${isLowClosed ? '\\le' : '<'} x ${isHighClosed ? '\\le' : '<'} ${toLatex(high)}`,
    ),
  }
}

function closedOf(bound: Bound) {
  return bound.isClosed ? '들어가므로 등호가 있는 부등호' : '들어가지 않으므로 등호가 없는 부등호'
}

const writeInequality = makeBothForms({
  id: 'M1U02C03L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '문장을 부등호로',
  draw: (random) => {
    const [low, high] = drawUntil(
      random,
      (draw): [Rational, Rational] => [
        rational(draw.integer(-9, -1), draw.pick([1, 1, 2, 3])),
        rational(draw.integer(1, 12), draw.pick([1, 1, 2, 3])),
      ],
      ([from, to]) => compare(from, negate(to)) !== 0,
    )
    const [lower, upper] = drawUntil(
      random,
      (draw): [Bound, Bound] => [draw.pick(lows), draw.pick(highs)],
      ([a, b]) => a.word.startsWith('보다') || b.word.startsWith('보다'),
    )
    const ends: Ends = { low, high, isLowClosed: lower.isClosed, isHighClosed: upper.isClosed }
    const flipLow = { ...ends, isLowClosed: !ends.isLowClosed }
    const flipHigh = { ...ends, isHighClosed: !ends.isHighClosed }
    const flipBoth = { ...flipLow, isHighClosed: !ends.isHighClosed }
    const doesHold = (bound: Bound, limit: Rational) =>
      `${texWith(toLatex(limit), '이/가')} ${bound.isClosed ? '들어가는데 등호를 빠뜨렸어요' : '들어가지 않는데 등호를 붙였어요'}`
    const swapped = {
      key: `${toPlain(high)}${upper.isClosed ? '<=' : '<'}x${lower.isClosed ? '<=' : '<'}${toPlain(low)}`,
      markdown: tex(
        `${toLatex(high)} ${upper.isClosed ? '\\le' : '<'} x ${lower.isClosed ? '\\le' : '<'} ${toLatex(low)}`,
      ),
    }
    const sentence = `${lower.sayAnd(tex(toLatex(low)))} ${upper.say(tex(toLatex(high)))}`
    const right = inequalityOf(ends)
    return {
      question: `'${tex('x')}는 ${sentence}'를 부등호를 사용하여 나타내세요.`,
      right,
      slips: [
        {
          ...inequalityOf(flipLow),
          mistakeText: `${doesHold(lower, low)}. '${lower.word}'의 뜻을 확인하세요.`,
        },
        {
          ...inequalityOf(flipHigh),
          mistakeText: `${doesHold(upper, high)}. '${upper.word}'의 뜻을 확인하세요.`,
        },
        { ...inequalityOf(flipBoth), mistakeText: '양쪽 끝의 등호를 모두 반대로 붙였어요.' },
        { ...swapped, mistakeText: '작은 수와 큰 수의 자리를 바꾸었어요. 작은 수를 왼쪽에 써요.' },
      ],
      solution: `두 조건을 나누어 살펴봐요.\n\n1. '${lower.say(tex(toLatex(low)))}'에는 ${texWith(toLatex(low), '이/가')} ${closedOf(lower)}를 써요: ${tex(`x ${lower.sign} ${toLatex(low)}`)}\n2. '${upper.say(tex(toLatex(high)))}'에는 ${texWith(toLatex(high), '이/가')} ${closedOf(upper)}를 써요: ${tex(`x ${upper.sign} ${toLatex(high)}`)}\n\n작은 수를 왼쪽에 두고 이어 쓰면 ${attachParticle(right.markdown, '이에요/예요')}.`,
      hints: [
        `조건이 두 개예요. 작은 쪽 끝은 '${lower.word}', 큰 쪽 끝은 '${upper.word}'${particleFor(upper.word, '이라/라')}는 말로 주어졌어요. 하나씩 부등호로 써 보세요.`,
        "'이상'과 '작지 않다'는 크거나 같다, '이하'와 '크지 않다'는 작거나 같다는 뜻이에요.",
        '두 끝의 수가 들어가는지 각각 확인하여 등호를 정하고, 작은 수를 왼쪽, 큰 수를 오른쪽에 쓰세요.',
      ],
    }
  },
})

function wholesBetween({ low, high, isLowClosed, isHighClosed }: Ends) {
  return integersFrom(-20, 20).filter((whole) => {
    const [fromLow, toHigh] = [compare(rational(whole), low), compare(rational(whole), high)]
    return (isLowClosed ? fromLow >= 0 : fromLow > 0) && (isHighClosed ? toHigh <= 0 : toHigh < 0)
  })
}

const countBetween = makeBothForms({
  id: 'M1U02C03L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '사이의 정수 개수',
  draw: (random): ValueQuestion => {
    const ends = drawUntil(
      random,
      (draw): Ends => ({
        low: rational(draw.integer(-17, -3), draw.pick([2, 3, 4, 5])),
        high: rational(draw.integer(2, 19), draw.pick([1, 2, 3, 4])),
        isLowClosed: false,
        isHighClosed: draw.pick([true, false]),
      }),
      (drawn) =>
        drawn.low.denominator !== 1n &&
        compare(drawn.low, rational(-1)) < 0 &&
        wholesBetween(drawn).length >= 5,
    )
    const isWholeEnd = ends.high.denominator === 1n
    const asksBetween = !isWholeEnd || !ends.isHighClosed
    const display: Ends = { ...ends, isHighClosed: !asksBetween }
    const found = wholesBetween(display)
    const size = found.length
    const floor = Math.floor(toNumber(ends.low))
    const range = inequalityOf(display).markdown
    const slips = [
      { count: size - 1, mistakeText: '\\(0\\)을 빠뜨렸어요. \\(0\\)도 정수예요.', conceptId: 'M1U02C01' },
      {
        count: size + 1,
        mistakeText: `범위를 벗어난 정수까지 세었어요. 예를 들어 ${texWith(floor, '은/는')} ${tex(toLatex(ends.low))}보다 작아요.`,
      },
      {
        count: found.filter((whole) => whole > 0).length,
        mistakeText: '양의 정수만 세었어요. \\(0\\)과 음의 정수도 세어야 해요.',
        conceptId: 'M1U02C01',
      },
      {
        count: found.filter((whole) => whole >= 0).length,
        mistakeText: '음의 정수를 빠뜨렸어요. 원점의 왼쪽도 살펴보세요.',
      },
    ]
    const answer = (count: number) => ({ key: `${count}`, markdown: tex(count) })
    return {
      question: asksBetween
        ? `두 수 ${texWith(toLatex(ends.low), '과/와')} ${tex(toLatex(ends.high))} 사이에 있는 정수의 개수를 구하세요.`
        : `${attachParticle(range, '을/를')} 만족시키는 정수 ${tex('x')}의 개수를 구하세요.`,
      right: answer(size),
      slips: slips.map(({ count, mistakeText, conceptId }) => slipOf(answer(count), mistakeText, conceptId)),
      solution: `두 수를 수직선에 나타내어 어느 두 정수 사이에 있는지 봐요.\n\n- ${texWith(toLatex(ends.low), '은/는')} ${texWith(floor, '과/와')} ${tex(floor + 1)} 사이에 있으므로, 가장 작은 정수는 ${texWith(floor + 1, '이에요/예요')}.\n- ${isWholeEnd ? `${texWith(toLatex(ends.high), '은/는')} ${asksBetween ? '사이에 있는 수가 아니므로 빼야 해요' : '등호가 있으므로 들어가요'}` : `${texWith(toLatex(ends.high), '은/는')} ${texWith(Math.floor(toNumber(ends.high)), '과/와')} ${tex(Math.floor(toNumber(ends.high)) + 1)} 사이에 있어요`}. 가장 큰 정수는 ${texWith(found.at(-1) ?? 0, '이에요/예요')}.\n\n따라서 정수는 ${texList(found)}의 ${tex(size)}개예요.`,
      hints: [
        '두 수가 각각 어느 두 정수 사이에 있는지 수직선에 나타내 보세요.',
        '가분수는 소수나 대분수로 바꾸면 쉬워요. 음수는 왼쪽으로 갈수록 작아진다는 것을 잊지 마세요.',
        '가장 작은 정수부터 가장 큰 정수까지 빠뜨리지 말고 차례로 적어 세어 보세요. 끝의 수가 들어가는지도 확인하세요.',
      ],
    }
  },
})

export const RANGE_TEMPLATES: ItemTemplate[] = [...writeInequality, ...countBetween]
