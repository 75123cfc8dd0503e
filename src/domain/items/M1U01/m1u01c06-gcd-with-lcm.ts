import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texBlock, texList, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { formatFactorization, gcd, multiplyPowers, type NumberPower } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U01C06'

/**
 * \(p^a \times q^b \times r\) and \(p^k \times q^c\) with both the greatest common divisor and the least common multiple
 * given: {a, k} and {b, c} are then known as pairs, so that a + b + c is known even where b and c may change places.
 */
function drawBothConditions(random: SeededRandom): ValueQuestion {
  const { p, q, r, a, k, b, c } = drawUntil(
    random,
    ({ pick, integer }) => {
      const [p, q, r] = pick([
        [2, 3, 5],
        [2, 3, 7],
        [2, 3, 11],
        [2, 5, 7],
        [3, 5, 7],
      ] as const)
      return { p, q, r, a: integer(1, 4), k: integer(1, 4), b: integer(1, 3), c: integer(1, 4) }
    },
    ({ p, q, r, a, k, b, c }) => {
      const largest = p ** Math.max(a, k) * q ** Math.max(b, c) * r
      return a !== k && b !== c && largest <= 3000 && a + b + c > 4
    },
  )
  const small: NumberPower[] = [
    [p, Math.min(a, k)],
    [q, Math.min(b, c)],
  ]
  const large: NumberPower[] = [
    [p, Math.max(a, k)],
    [q, Math.max(b, c)],
    [r, 1],
  ]
  const factored = (powers: NumberPower[]) => formatFactorization(powers).latex
  const [greatest, least] = [multiplyPowers(small), multiplyPowers(large)]
  const sum = a + b + c
  const firstLatex = `${p}^{a} \\times ${q}^{b} \\times ${r}`
  const secondLatex = `${formatFactorization([[p, k]]).latex} \\times ${q}^{c}`
  const [low, high] = [Math.min(b, c), Math.max(b, c)]
  return {
    question: `두 수 ${tex(firstLatex)}, ${tex(secondLatex)}의 최대공약수가 ${tex(greatest)}, 최소공배수가 ${tex(least)}일 때, 자연수 ${texList(['a', 'b', 'c'])}에 대하여 ${tex('a + b + c')}의 값을 구하세요.`,
    right: rightNumber(sum),
    slips: [
      wrongNumber(k + b + c, `${tex('a')}의 값을 이미 주어진 지수 ${texWith(k, '으로/로')} 보았어요.`),
      wrongNumber(b + c, `${tex('b + c')}의 값만 답했어요. ${tex('a')}도 더해야 해요.`),
      wrongNumber(a + k + b + c, `주어진 지수 ${tex(k)}까지 모두 더했어요.`),
      wrongNumber(
        a + 2 * high,
        `${texWith('b', '과/와')} ${texWith('c', '을/를')} 모두 최소공배수의 지수로 보았어요.`,
      ),
      wrongNumber(
        a + 2 * low,
        `${texWith('b', '과/와')} ${texWith('c', '을/를')} 모두 최대공약수의 지수로 보았어요.`,
      ),
      wrongNumber(a * b * c, '지수를 더하지 않고 곱했어요.'),
    ],
    solution: `1. 최대공약수와 최소공배수를 소인수분해해요.\n\n\\[ \\begin{aligned} ${greatest} &= ${factored(small)} \\\\ ${least} &= ${factored(large)} \\end{aligned} \\]\n\n2. ${tex(p)}의 지수 ${texWith('a', '과/와')} ${tex(k)} 가운데 작은 쪽이 ${tex(Math.min(a, k))}, 큰 쪽이 ${texWith(Math.max(a, k), '이에요/예요')}. 이미 주어진 지수가 ${tex(k)}이므로 ${texWith(`a = ${a}`, '이에요/예요')}.\n3. ${tex(q)}의 지수 ${texWith('b', '과/와')} ${tex('c')} 가운데 작은 쪽이 ${tex(low)}, 큰 쪽이 ${texWith(high, '이에요/예요')}. 어느 쪽이 ${tex('b')}인지 몰라도 ${texWith(`b + c = ${low} + ${high} = ${b + c}`, '이에요/예요')}.\n4. 따라서 ${texWith(`a + b + c = ${a} + ${b + c} = ${sum}`, '이에요/예요')}.`,
    hints: [
      '최대공약수와 최소공배수를 각각 소인수분해하고, 소인수마다 지수를 비교해 보세요.',
      `${tex(`${greatest} = ${factored(small)}`)}, ${texWith(`${least} = ${factored(large)}`, '이에요/예요')}. 소인수마다 최대공약수에는 작은 쪽 지수가, 최소공배수에는 큰 쪽 지수가 쓰였어요.`,
      `${tex(p)}의 지수에서 ${texWith('a', '을/를')} 찾으세요. ${tex(q)}의 지수에서는 ${texWith('b', '과/와')} ${texWith('c', '을/를')} 따로 알지 못해도 두 지수의 합을 알 수 있어요.`,
    ],
  }
}

/** A × B = G × L, so that one number is found from the other three. */
function drawOtherNumber(random: SeededRandom): ValueQuestion {
  const { g, m, n } = drawUntil(
    random,
    ({ integer }) => ({ g: integer(3, 20), m: integer(2, 12), n: integer(2, 12) }),
    ({ g, m, n }) => m !== n && gcd(m, n) === 1 && g * m <= 120 && g * n <= 120 && g * m * n <= 600,
  )
  const [known, other, least] = [g * m, g * n, g * m * n]
  return {
    question: `두 자연수의 최대공약수가 ${tex(g)}, 최소공배수가 ${texWith(least, '이에요/예요')}. 한 수가 ${tex(known)}일 때, 다른 한 수를 구하세요.`,
    right: rightNumber(other),
    slips: [
      wrongNumber(n, `최소공배수를 ${texWith(known, '으로/로')} 나누기만 했어요. 최대공약수도 곱해야 해요.`),
      wrongNumber(m * n, '최소공배수를 최대공약수로 나누기만 했어요. 주어진 한 수를 쓰지 않았어요.'),
      wrongNumber(least - known, '최소공배수에서 한 수를 뺐어요. 두 수의 합이 아니라 곱을 생각해야 해요.'),
      wrongNumber(g * least, '두 수의 곱을 답했어요. 주어진 한 수로 나누어야 해요.'),
      wrongNumber(least, '최소공배수를 그대로 답했어요.'),
    ],
    solution: `1. 소인수마다 최대공약수에는 작은 쪽 지수가, 최소공배수에는 큰 쪽 지수가 쓰여요. 그래서 최대공약수와 최소공배수를 곱하면 두 수를 곱한 것과 같아요.\n2. 다른 한 수를 ${tex('\\square')}라고 하면\n\n${texBlock(`${known} \\times \\square = ${g} \\times ${least} = ${g * least}`)}\n\n3. 따라서 ${texWith(`\\square = ${g * least} \\div ${known} = ${other}`, '이에요/예요')}.\n4. 확인해 보면 ${tex(`${known} = ${g} \\times ${m}`)}, ${tex(`${other} = ${g} \\times ${n}`)}이고 ${texWith(m, '과/와')} ${texWith(n, '은/는')} 서로소이므로 최대공약수는 ${tex(g)}, 최소공배수는 ${texWith(`${g} \\times ${m} \\times ${n} = ${least}`, '이에요/예요')}.`,
    hints: [
      '두 수의 곱과, 최대공약수와 최소공배수의 곱 사이에 어떤 관계가 있는지 떠올려 보세요.',
      '두 수의 곱은 최대공약수와 최소공배수의 곱과 같아요. 소인수마다 작은 쪽 지수와 큰 쪽 지수를 모두 쓴 것이기 때문이에요.',
      `다른 한 수를 ${tex('\\square')}라고 하면 ${texWith(`${known} \\times \\square = ${g} \\times ${least}`, '이에요/예요')}. 오른쪽을 계산하고 ${texWith(known, '으로/로')} 나누세요.`,
    ],
  }
}

/** Level 5 of 최소공배수. */
export const CHALLENGE_TEMPLATES: ItemTemplate[] = [
  ...makeBothForms({
    id: 'M1U01C06L5A1',
    conceptId,
    difficultyLevel: 5,
    name: '최대공약수와 최소공배수 동시 조건',
    draw: withEnoughSlips(drawBothConditions),
  }),
  ...makeBothForms({
    id: 'M1U01C06L5A2',
    conceptId,
    difficultyLevel: 5,
    name: '곱 관계로 다른 수 찾기',
    draw: withEnoughSlips(drawOtherNumber),
  }),
]
