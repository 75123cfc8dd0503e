import {
  askValue,
  makeBothForms,
  rightNumber,
  type Slip,
  type ValueQuestion,
  wrongNumber,
} from '../asking/ask-value.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { divisorsOf, factorizeNumber, formatFactorization, integersFrom } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U01C04'

/** Two different primes, six to ten divisors. */
const NUMBERS_TO_LIST = integersFrom(18, 120).filter((n) => {
  const powers = factorizeNumber(n)
  const [smallest = 0, largest = 0] = powers.map(([prime]) => prime)
  const count = divisorsOf(n).length
  return powers.length === 2 && smallest < largest && largest <= 13 && count >= 6 && count <= 10
})

function tableOfDivisors(n: number): string {
  const [[p, a] = [1, 0], [q, b] = [1, 0]] = factorizeNumber(n)
  const power = (prime: number, exponent: number) => tex(formatFactorization([[prime, exponent]]).latex)
  const across = integersFrom(0, b)
  const rows = integersFrom(0, a).map(
    (up) => `| ${power(p, up)} | ${across.map((over) => tex(p ** up * q ** over)).join(' | ')} |`,
  )
  const head = `| ${tex('\\times')} | ${across.map((over) => power(q, over)).join(' | ')} |`
  return [head, `| ${across.map(() => '---').join(' | ')} | --- |`, ...rows].join('\n')
}

const listDivisors: ItemTemplate = {
  id: 'M1U01C04L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '약수 모두 쓰기',
  generate: (random) => {
    const n = random.pick(NUMBERS_TO_LIST)
    const all = divisorsOf(n)
    const powers = factorizeNumber(n)
    const primes = powers.map(([prime]) => prime)
    const middle = all[Math.ceil(all.length / 2)] ?? n
    const slip = (values: readonly number[], mistakeText: string, id?: string): Slip => ({
      key: values.join('&'),
      markdown: texList(values),
      mistakeText,
      ...(id ? { conceptId: id } : {}),
    })
    const separate = all.filter((divisor) => factorizeNumber(divisor).length < 2)
    return askValue({
      question: `소인수분해를 이용하여 ${tex(n)}의 약수를 모두 구하세요.`,
      right: { key: all.join('&'), markdown: texList(all) },
      slips: [
        slip(all.slice(1), '약수 \\(1\\)을 빠뜨렸어요. \\(1\\)은 모든 자연수의 약수예요.'),
        slip(all.slice(0, -1), `${tex(n)} 자신도 약수예요.`),
        slip(primes, '소인수만 적었어요. 소인수를 곱해서 만들어지는 약수도 모두 적어야 해요.', 'M1U01C03'),
        slip(separate, '두 소인수의 거듭제곱만 적고, 서로 곱해서 만들어지는 약수를 빠뜨렸어요.'),
        slip(
          all.filter((divisor) => divisor !== middle),
          `약수 ${texWith(middle, '을/를')} 빠뜨렸어요. 표를 만들면 빠뜨리지 않아요.`,
        ),
      ],
      solution: `${texWith(n, '을/를')} 소인수분해하면 ${texWith(`${n} = ${formatFactorization(powers).latex}`, '이에요/예요')}. 두 거듭제곱의 약수를 가로와 세로에 쓰고 곱을 채워요.\n\n${tableOfDivisors(n)}\n\n표에 있는 수가 약수의 전부예요. 따라서 ${tex(n)}의 약수는 ${texList(all, '이에요/예요')}.`,
      hints: [
        `${texWith(n, '을/를')} 소인수분해하고, 거듭제곱마다 약수를 적어 보세요.`,
        `${texWith(`${n} = ${formatFactorization(powers).latex}`, '이에요/예요')}. 두 거듭제곱의 약수를 가로와 세로에 쓴 표를 만드세요. 가로와 세로는 모두 ${tex(1)}에서 시작해요.`,
        `표의 칸마다 가로와 세로의 수를 곱해 채우세요. 모두 ${tex(all.length)}개가 나와야 해요.`,
      ],
    })
  },
}

function drawUnknownExponent(random: SeededRandom): ValueQuestion {
  const [p, q, r] = random.sample([2, 3, 5, 7], 3).sort((x, y) => x - y) as [number, number, number]
  const x = random.integer(2, 6)
  const b = random.integer(1, 4)
  const hasThird = random.pick([true, false, false])
  const rest = (b + 1) * (hasThird ? 2 : 1)
  const count = (x + 1) * rest
  const product = `${p}^{x} \\times ${formatFactorization([[q, b]]).latex}${hasThird ? ` \\times ${r}` : ''}`
  const known = hasThird ? `(${b} + 1) \\times (1 + 1)` : `(${b} + 1)`
  return {
    question: `${tex(product)}의 약수가 ${tex(count)}개일 때, 자연수 ${tex('x')}의 값을 구하세요.`,
    right: rightNumber(x),
    slips: [
      wrongNumber(x + 1, `${tex('x + 1')}의 값을 답했어요. 여기에서 ${tex(1)}을 빼야 해요.`),
      ...(count % b === 0 && b > 1
        ? [wrongNumber(count / b - 1, `${tex(q)}의 지수에 ${tex(1)}을 더하지 않고 나누었어요.`)]
        : []),
      ...(hasThird
        ? [wrongNumber((x + 1) * 2 - 1, `소인수 ${texWith(r, '을/를')} 빠뜨리고 계산했어요.`)]
        : []),
      wrongNumber(count - 1, `${tex(p)} 말고 다른 소인수를 생각하지 않았어요.`),
      wrongNumber(
        count - (b + 1) - (hasThird ? 2 : 0) - 1,
        '지수에 \\(1\\)을 더한 수들을 곱하지 않고 더한 식을 세웠어요.',
      ),
      wrongNumber(x + 2, `마지막에 ${tex(1)}을 빼야 하는데 더했어요.`),
    ],
    solution: `1. 약수의 개수는 소인수의 지수에 ${tex(1)}을 더한 수들의 곱이에요.\n\n\\[ (x + 1) \\times ${known} = ${count} \\]\n\n2. ${tex(`(x + 1) \\times ${rest} = ${count}`)}이므로 ${texWith(`x + 1 = ${count} \\div ${rest} = ${x + 1}`, '이에요/예요')}.\n3. 따라서 ${texWith(`x = ${x}`, '이에요/예요')}.`,
    hints: [
      '약수의 개수는 소인수의 지수에 하나씩 더한 수들을 모두 곱한 것이에요.',
      `${tex(p)}의 지수는 ${tex('x')}이므로 ${texWith('x + 1', '을/를')} 곱해요. 나머지 소인수의 지수에도 하나씩 더해 곱하는 식을 세우세요.`,
      `${tex(`(x + 1) \\times ${known} = ${count}`)}에서 ${tex('x + 1')}부터 구하고, 그다음 ${texWith('x', '을/를')} 구하세요.`,
    ],
  }
}

/** Level 3 of 소인수분해와 약수. */
export const STANDARD_TEMPLATES: ItemTemplate[] = [
  listDivisors,
  ...makeBothForms({
    id: 'M1U01C04L3A2',
    conceptId,
    difficultyLevel: 3,
    name: '지수 미지수',
    draw: withEnoughSlips(drawUnknownExponent),
  }),
]
