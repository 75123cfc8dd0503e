import {
  makeBothForms,
  rightNumber,
  type Slip,
  type ValueQuestion,
  wrongNumber,
} from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import {
  divisorsOf,
  factorizeNumber,
  formatFactorization,
  integersFrom,
  multiplyPowers,
  type NumberPower,
} from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U01C04'

function countFormula(powers: readonly NumberPower[]): string {
  return powers.map(([, exponent]) => `(${exponent} + 1)`).join(' \\times ')
}

function drawEqualCounts(random: SeededRandom): ValueQuestion {
  const { n, odd, x } = drawUntil(
    random,
    ({ pick }) => {
      const n = pick([
        60, 72, 84, 90, 96, 108, 120, 126, 132, 144, 150, 168, 180, 200, 216, 240, 252, 300, 360,
      ])
      const odd = pick([9, 15, 21, 25, 27, 33, 35, 45, 49, 63, 75, 81, 99])
      return { n, odd, x: divisorsOf(n).length / divisorsOf(odd).length - 1 }
    },
    ({ x }) => Number.isInteger(x) && x >= 2,
  )
  const count = divisorsOf(n).length
  const oddCount = divisorsOf(odd).length
  const powers = factorizeNumber(n)
  const oddPowers = factorizeNumber(odd)
  const twos = powers[0]?.[1] ?? 0
  const plain = oddPowers.reduce((product, [, exponent]) => product * exponent, 1)
  return {
    question: `${tex(n)}의 약수의 개수와 ${tex(`2^{x} \\times ${odd}`)}의 약수의 개수가 같을 때, 자연수 ${tex('x')}의 값을 구하세요.`,
    right: rightNumber(x),
    slips: [
      wrongNumber(x + 1, `${tex('x + 1')}의 값을 답했어요. 여기에서 ${tex(1)}을 빼야 해요.`),
      wrongNumber(twos, `${texWith(n, '을/를')} 소인수분해했을 때 ${tex(2)}의 지수를 답했어요.`),
      wrongNumber(
        count / 2 - 1,
        `${texWith(odd, '을/를')} 소인수분해하지 않고 소수처럼 약수가 두 개라고 생각했어요.`,
        'M1U01C03',
      ),
      wrongNumber(count - oddCount, '약수의 개수를 나누지 않고 뺐어요.'),
      ...(count % plain === 0
        ? [wrongNumber(count / plain - 1, `${tex(odd)}의 소인수의 지수에 ${tex(1)}을 더하지 않았어요.`)]
        : []),
      wrongNumber(oddCount, `${tex(odd)}의 약수의 개수를 답했어요.`),
    ],
    solution: `1. ${tex(`${n} = ${formatFactorization(powers).latex}`)}이므로 약수의 개수는 ${texWith(`${countFormula(powers)} = ${count}`, '이에요/예요')}.\n2. ${tex(`${odd} = ${formatFactorization(oddPowers).latex}`)}이고 ${texWith(odd, '은/는')} 홀수여서 소인수 ${texWith(2, '이/가')} 없어요. 그래서 ${tex(`2^{x} \\times ${odd}`)}의 약수의 개수는\n\n\\[ (x + 1) \\times ${countFormula(oddPowers)} = (x + 1) \\times ${oddCount} \\]\n\n3. 두 개수가 같으므로 ${tex(`(x + 1) \\times ${oddCount} = ${count}`)}에서 ${texWith(`x + 1 = ${x + 1}`, '이에요/예요')}.\n4. 따라서 ${texWith(`x = ${x}`, '이에요/예요')}.`,
    hints: [
      `먼저 ${texWith(n, '을/를')} 소인수분해하여 약수의 개수를 구하세요.`,
      `${texWith(odd, '은/는')} 홀수이므로 소인수 ${texWith(2, '이/가')} 없어요. ${texWith(`${odd} = ${formatFactorization(oddPowers).latex}`, '을/를')} 써서 ${tex(`2^{x} \\times ${odd}`)}의 약수의 개수를 ${texWith('x', '이/가')} 있는 식으로 나타내세요.`,
      `${tex(`2^{x} \\times ${odd}`)}의 약수의 개수는 ${texWith(`(x + 1) \\times ${countFormula(oddPowers)}`, '이에요/예요')}. 이것이 ${tex(n)}의 약수의 개수와 같아지는 ${texWith('x', '을/를')} 찾으세요.`,
    ],
  }
}

/** What the number sought must be besides having so many divisors. */
const CONDITIONS = [
  { name: '자연수', fits: () => true, primes: [2, 3, 5], must: 1, note: '' },
  {
    name: '홀수',
    fits: (n: number) => n % 2 === 1,
    primes: [3, 5, 7],
    must: 1,
    note: '홀수의 소인수는 모두 홀수예요. ',
  },
  {
    name: '\\(5\\)의 배수',
    fits: (n: number) => n % 5 === 0,
    primes: [2, 3, 5],
    must: 5,
    note: '\\(5\\)의 배수에는 소인수 \\(5\\)가 꼭 들어 있어요. ',
  },
  {
    name: '\\(7\\)의 배수',
    fits: (n: number) => n % 7 === 0,
    primes: [2, 3, 7],
    must: 7,
    note: '\\(7\\)의 배수에는 소인수 \\(7\\)이 꼭 들어 있어요. ',
  },
  {
    name: '\\(11\\)의 배수',
    fits: (n: number) => n % 11 === 0,
    primes: [2, 3, 11],
    must: 11,
    note: '\\(11\\)의 배수에는 소인수 \\(11\\)이 꼭 들어 있어요. ',
  },
] as const

/** The ways to write `count` as a product of numbers above 1, descending, less 1 each: exponents of a number with so many divisors. */
function exponentShapes(count: number, largest = count): number[][] {
  if (count === 1) return [[]]
  return integersFrom(2, largest)
    .reverse()
    .filter((factor) => count % factor === 0)
    .flatMap((factor) => exponentShapes(count / factor, factor).map((rest) => [factor - 1, ...rest]))
}

function arrangements(list: readonly number[], length: number): number[][] {
  if (length === 0) return [[]]
  return list.flatMap((first) =>
    arrangements(
      list.filter((other) => other !== first),
      length - 1,
    ).map((rest) => [first, ...rest]),
  )
}

/** The numbers with exponents `shape` over `primes` that `must` divides, ascending, with their factorisations. */
function numbersOfShape(shape: readonly number[], primes: readonly number[], must: number) {
  return arrangements(primes, shape.length)
    .map((bases) => bases.map((prime, index): NumberPower => [prime, shape[index] ?? 0]))
    .map((powers) => powers.sort(([x], [y]) => x - y))
    .map((powers) => ({ value: multiplyPowers(powers), latex: formatFactorization(powers).latex }))
    .filter(({ value }) => value % must === 0)
    .sort((x, y) => x.value - y.value)
}

/** Larger numbers are named as powers only and never offered as an answer. */
const TOO_LARGE = 1000

const LETTERS = ['p', 'q', 'r'] as const

function shapeLatex(shape: readonly number[]): string {
  return shape
    .map((exponent, index) => (exponent === 1 ? LETTERS[index] : `${LETTERS[index]}^{${exponent}}`))
    .join(' \\times ')
}

function drawSmallest(random: SeededRandom): ValueQuestion {
  const { count, condition, best } = drawUntil(
    random,
    ({ pick }) => {
      const count = pick([4, 5, 5, 6, 6, 8, 9, 9, 9, 10, 10, 12])
      const condition = pick([...CONDITIONS, ...CONDITIONS.slice(0, 2)])
      const best = exponentShapes(count)
        .flatMap((shape) => numbersOfShape(shape, condition.primes, condition.must))
        .sort((x, y) => x.value - y.value)[0]
      return { count, condition, best }
    },
    ({ count, best }) => best !== undefined && best.value <= 600 && best.value > count,
  )
  const answer = best?.value ?? 0
  const shapes = exponentShapes(count).filter((shape) => shape.length <= LETTERS.length)
  const candidates = shapes.map((shape) => ({
    shape,
    numbers: numbersOfShape(shape, condition.primes, condition.must),
  }))
  const free = integersFrom(1, 2048).find((n) => divisorsOf(n).length === count) ?? 0
  const atLeast = integersFrom(1, 2048).find((n) => condition.fits(n) && divisorsOf(n).length >= count) ?? 0
  const first = condition.primes[0]
  const plainShapes = exponentShapes(count).map((shape) => shape.map((exponent) => exponent + 1))
  const slips: Slip[] = [
    ...candidates.flatMap(({ numbers }) =>
      numbers
        .slice(1, 2)
        .map(({ value, latex }) =>
          wrongNumber(
            value,
            `${tex(latex)}보다 더 작은 수가 있어요. 큰 지수를 작은 소인수에 써야 수가 작아져요.`,
          ),
        ),
    ),
    ...candidates.flatMap(({ numbers }) =>
      numbers
        .slice(0, 1)
        .map(({ value, latex }) =>
          wrongNumber(
            value,
            `${texWith(latex, '은/는')} 약수의 개수는 맞지만, 다른 꼴에 더 작은 수가 있어요.`,
          ),
        ),
    ),
    ...(condition.name === '자연수' ? [] : [wrongNumber(free, `${condition.name}라는 조건을 빠뜨렸어요.`)]),
    wrongNumber(atLeast, `약수가 ${tex(count)}개보다 많은 수예요. 약수가 정확히 ${tex(count)}개여야 해요.`),
    ...plainShapes.flatMap((shape) =>
      numbersOfShape(shape, condition.primes, condition.must)
        .slice(0, 1)
        .filter(({ value }) => value < 3000)
        .map(({ value }) => wrongNumber(value, '약수의 개수를 구할 때 지수에 \\(1\\)을 더하지 않았어요.')),
    ),
    wrongNumber(
      first ** count,
      `지수를 약수의 개수 ${texWith(count, '으로/로')} 썼어요. 지수는 약수의 개수보다 하나 작아요.`,
    ),
  ]
  const letters = LETTERS.slice(0, Math.max(...shapes.map((shape) => shape.length)))
  const lines = candidates.map(({ shape, numbers }) => {
    const least = numbers[0] ?? { value: 0, latex: '' }
    const plus = shape.map((exponent) => (shape.length > 1 ? `(${exponent} + 1)` : `${exponent} + 1`))
    const smallest =
      least.value > TOO_LARGE
        ? `가장 작은 ${tex(least.latex)}도 아주 큰 수예요.`
        : `가장 작은 수는 ${texWith(`${least.latex} = ${least.value}`, '이에요/예요')}.`
    return `- ${tex(`${count} = ${plus.join(' \\times ')}`)}이면 ${tex(shapeLatex(shape))} 꼴이고, ${smallest}`
  })
  return {
    question: `약수가 정확히 ${tex(count)}개인 ${condition.name} 가운데 가장 작은 수를 구하세요.`,
    right: rightNumber(answer),
    slips: slips.filter(({ key }) => Number(key) > 1 && Number(key) <= TOO_LARGE),
    solution: `${condition.note}서로 다른 소인수를 ${texList(letters, '이라/라')} 하고, 지수에 ${tex(1)}을 더한 수들의 곱이 ${texWith(count, '이/가')} 되는 꼴을 모두 찾아 꼴마다 가장 작은 수를 구해요. 큰 지수를 작은 소인수에 쓸수록 수가 작아져요.\n\n${lines.join('\n')}\n\n따라서 ${lines.length > 1 ? '이 가운데 ' : ''}가장 작은 수는 ${texWith(answer, '이에요/예요')}.`,
    hints: [
      `약수의 개수는 지수에 하나씩 더한 수들의 곱이에요. 곱해서 ${texWith(count, '이/가')} 되는 경우를 모두 찾으세요.`,
      `${condition.note}서로 다른 소인수를 문자로 나타내면 ${shapes.map((shape) => tex(shapeLatex(shape))).join(', ')} 꼴을 생각할 수 있어요.`,
      '꼴마다 큰 지수를 작은 소인수에 써서 가장 작은 수를 만들고, 그 수들을 비교해 보세요.',
    ],
  }
}

/** Level 5 of 소인수분해와 약수. */
export const CHALLENGE_TEMPLATES: ItemTemplate[] = [
  ...makeBothForms({
    id: 'M1U01C04L5A1',
    conceptId,
    difficultyLevel: 5,
    name: '약수의 개수가 같은 수',
    draw: withEnoughSlips(drawEqualCounts),
  }),
  ...makeBothForms({
    id: 'M1U01C04L5A2',
    conceptId,
    difficultyLevel: 5,
    name: '가장 작은 자연수',
    draw: withEnoughSlips(drawSmallest),
  }),
]
