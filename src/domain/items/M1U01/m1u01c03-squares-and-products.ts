import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { nativeCount, tex, texBlock, texList, texWith } from '../asking/inline-math.ts'
import { factorizeNumber, formatFactorization, integersFrom, multiplyPowers } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { pickFactorized } from './m1u01c03-pick-factorized.ts'

const conceptId = 'M1U01C03'

function drawSquare(random: SeededRandom): ValueQuestion {
  const primeCount = random.pick([2, 3, 3])
  const wish = { primes: [2, 3, 5, 7], primeCount, low: 20, high: 800, fewestFactors: primeCount + 1 }
  const powers = pickFactorized(random, wish, (candidate) => {
    const odd = candidate.filter(([, exponent]) => exponent % 2 === 1)
    return odd.length === 2 && multiplyPowers(odd.map(([prime]) => [prime, 1])) <= 42
  })
  const n = multiplyPowers(powers)
  const { latex } = formatFactorization(powers)
  const odd = powers.filter(([, exponent]) => exponent % 2 === 1)
  const oddPrimes = odd.map(([prime]) => prime)
  const [first = 2, second = 3] = oddPrimes
  const right = first * second
  const made = formatFactorization(
    powers.map(([prime, exponent]) => [prime, exponent + (exponent % 2)]),
  ).latex
  const half = formatFactorization(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / 2)])).latex
  const root = Math.round(Math.sqrt(n * right))
  const radical = multiplyPowers(powers.map(([prime]) => [prime, 1]))
  return {
    question: `${tex(n)}에 자연수를 곱하여 어떤 자연수의 제곱이 되게 하려고 해요. 곱할 수 있는 자연수 가운데 가장 작은 수를 구하세요.`,
    right: rightNumber(right),
    slips: [
      wrongNumber(radical, '지수가 짝수인 소인수까지 모두 곱했어요.'),
      wrongNumber(second, `지수가 홀수인 소인수 ${texWith(first, '을/를')} 빠뜨렸어요.`),
      wrongNumber(first, `지수가 홀수인 소인수 ${texWith(second, '을/를')} 빠뜨렸어요.`),
      wrongNumber(root, "곱할 수가 아니라 어떤 자연수의 제곱에서 그 '어떤 자연수'를 답했어요."),
      wrongNumber(n, '자기 자신을 곱해도 제곱이 되지만 가장 작은 수는 아니에요.'),
    ],
    solution: `어떤 자연수의 제곱을 소인수분해하면 모든 소인수의 지수가 짝수예요. 같은 수를 두 번 곱하면 소인수마다 지수가 두 배가 되기 때문이에요.\n\n1. ${texWith(n, '을/를')} 소인수분해하면 ${texWith(`${n} = ${latex}`, '이에요/예요')}.\n2. 지수가 홀수인 소인수는 ${texList(oddPrimes, '이에요/예요')}. 이 소인수들을 한 번씩 더 곱하면 지수가 모두 짝수가 돼요.\n3. 그러므로 곱해야 하는 가장 작은 수는 ${texWith(`${first} \\times ${second} = ${right}`, '이에요/예요')}.\n\n확인해 보면 다음과 같이 ${tex(root)}의 제곱이 돼요.\n\n${texBlock(`${n} \\times ${right} = ${made} = (${half})^{2} = ${root}^{2}`)}`,
    hints: [
      '\\(6^{2} = 2^{2} \\times 3^{2}\\), \\(12^{2} = 2^{4} \\times 3^{2}\\)을 보세요. 어떤 자연수의 제곱을 소인수분해하면 지수가 어떤 수가 되나요?',
      `${texWith(n, '을/를')} 소인수분해하고 지수가 홀수인 소인수를 찾아보세요.`,
      `${tex(`${n} = ${latex}`)}에서 모든 지수가 짝수가 되도록, 지수가 홀수인 소인수만 한 번씩 더 곱하세요.`,
    ],
  }
}

const makeSquare = makeBothForms({
  id: 'M1U01C03L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '제곱수 만들기',
  draw: drawSquare,
})

function exponentIn(n: number, prime: number): number {
  return factorizeNumber(n).find(([factor]) => factor === prime)?.[1] ?? 0
}

function drawProductExponent(random: SeededRandom): ValueQuestion {
  const prime = random.pick([2, 2, 3])
  const last = random.integer(prime === 2 ? 6 : 9, 15)
  const multiples = integersFrom(1, last).filter((n) => n % prime === 0)
  const exponents = multiples.map((n) => exponentIn(n, prime))
  const total = exponents.reduce((sum, exponent) => sum + exponent, 0)
  const highest = Math.max(...exponents)
  const twice = exponents.reduce((sum, exponent) => sum + Math.min(exponent, 2), 0)
  const over = exponents.reduce((sum, exponent) => sum + (exponent * (exponent + 1)) / 2, 0)
  const lastExponent = exponents.at(-1) ?? 1
  const square = `${prime} \\times ${prime}`
  const rows = multiples.map((n, index) => {
    const form = formatFactorization(factorizeNumber(n)).latex
    return `| ${tex(n)} | ${tex(form)} | ${tex(exponents[index] ?? 0)} |`
  })
  return {
    question: `${texWith(`1 \\times 2 \\times 3 \\times \\cdots \\times ${last}`, '을/를')} 소인수분해할 때, 소인수 ${tex(prime)}의 지수를 구하세요.`,
    right: rightNumber(total),
    slips: [
      wrongNumber(
        multiples.length,
        `${tex(prime)}의 배수의 개수만 세고, ${texWith(prime, '을/를')} 두 번 이상 가진 수를 생각하지 않았어요.`,
      ),
      wrongNumber(highest, `한 수에 들어 있는 ${tex(prime)}의 개수 가운데 가장 큰 것을 답했어요.`),
      ...(highest > 2
        ? [wrongNumber(twice, `${texWith(prime, '을/를')} 세 번 가진 수를 두 번만 세었어요.`)]
        : []),
      wrongNumber(over, `${texWith(prime, '을/를')} 여러 번 가진 수를 겹쳐 세었어요.`),
      wrongNumber(total - lastExponent, `마지막 ${tex(prime)}의 배수를 빠뜨렸어요.`),
      wrongNumber(last, '곱한 수의 개수를 답했어요.'),
    ],
    solution: `곱한 수 가운데 ${tex(prime)}의 배수만 소인수 ${texWith(prime, '을/를')} 가지고 있어요. 각 배수가 ${texWith(prime, '을/를')} 몇 개씩 가지고 있는지 적어요.\n\n| ${tex(prime)}의 배수 | 소인수분해 | ${tex(prime)}의 개수 |\n| --- | --- | --- |\n${rows.join('\n')}\n\n모두 곱하면 ${texWith(prime, '이/가')} 곱해진 횟수는 이 개수를 모두 더한 것과 같아요.\n\n${texBlock(`${exponents.join(' + ')} = ${total}`)}\n\n따라서 ${tex(prime)}의 지수는 ${texWith(total, '이에요/예요')}.`,
    hints: [
      `곱한 수 가운데 ${tex(prime)}의 배수만 소인수 ${texWith(prime, '을/를')} 가지고 있어요. 먼저 그 수들을 모두 찾으세요.`,
      `${texWith(prime, '을/를')} 두 번 이상 가진 수가 있어요. ${tex(square)}의 배수는 따로 살펴보세요.`,
      `${tex(prime)}의 배수는 모두 ${nativeCount(multiples.length)} 개이고, 이 가운데 ${tex(square)}의 배수는 ${texWith(prime, '을/를')} 하나 더 가지고 있어요.${
        highest > 2 ? ` ${tex(`${square} \\times ${prime}`)}의 배수는 거기에 하나를 더 가지고 있어요.` : ''
      } 개수를 모두 더해 보세요.`,
    ],
  }
}

const countInProduct = makeBothForms({
  id: 'M1U01C03L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '연속한 수의 곱',
  draw: drawProductExponent,
})

export const CHALLENGE_TEMPLATES: ItemTemplate[] = [...makeSquare, ...countInProduct]
