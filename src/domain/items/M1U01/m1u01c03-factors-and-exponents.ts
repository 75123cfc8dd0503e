import {
  askValue,
  makeBothForms,
  rightNumber,
  type Slip,
  type ValueQuestion,
  wrongNumber,
} from '../asking/ask-value.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { formatFactorization, multiplyPowers, type NumberPower } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { divisionSteps } from './division-steps.ts'
import { pickFactorized } from './m1u01c03-pick-factorized.ts'

const conceptId = 'M1U01C03'

const findPrimeFactors: ItemTemplate = {
  id: 'M1U01C03L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '소인수 모두 찾기',
  generate: (random) => {
    const primeCount = random.pick([2, 3, 3])
    const wish = { primes: [2, 3, 5, 7, 11, 13], primeCount, low: 100, high: 1000, fewestFactors: 4 }
    const powers = pickFactorized(random, wish, (candidate) =>
      candidate.every(([, exponent]) => exponent <= 4),
    )
    const n = multiplyPowers(powers)
    const primes = powers.map(([prime]) => prime)
    const slip = (values: readonly number[], mistakeText: string, concept?: string): Slip => {
      const base = { key: values.join('&'), markdown: texList(values), mistakeText }
      return concept === undefined ? base : { ...base, conceptId: concept }
    }
    const [first = 2, second = 3] = primes
    const last = primes.at(-1) ?? n
    const stuck = primes.slice(-2).reduce((product, prime) => product * prime, 1)
    const { latex } = formatFactorization(powers)
    return askValue({
      question: `${tex(n)}의 소인수를 모두 구하세요.`,
      right: { key: primes.join('&'), markdown: texList(primes) },
      slips: [
        slip([1, ...primes], `${texWith(1, '은/는')} 소수가 아니므로 소인수가 아니에요.`, 'M1U01C01'),
        slip(
          powers.map(([prime, exponent]) => prime ** exponent),
          '소인수가 아니라 소인수의 거듭제곱을 답했어요. 소인수는 밑이 되는 소수예요.',
          'M1U01C02',
        ),
        slip(primes.slice(0, -1), `마지막에 남은 소수 ${texWith(last, '을/를')} 빠뜨렸어요.`),
        ...(primeCount > 2
          ? [
              slip(
                [first, stuck],
                `${texWith(stuck, '은/는')} 합성수예요. 소수만 남을 때까지 더 나누어야 해요.`,
                'M1U01C01',
              ),
            ]
          : []),
      ],
      solution: `먼저 ${texWith(n, '을/를')} 소인수분해해요.\n\n${divisionSteps(n)}\n\n소인수분해에서 거듭제곱의 밑이 되는 소수가 소인수예요. ${tex(latex)}에서 밑은 ${texList(primes, '이에요/예요')}. 지수는 그 소수를 몇 번 곱했는지를 나타낼 뿐이므로 소인수에는 영향을 주지 않아요.\n\n따라서 ${tex(n)}의 소인수는 ${texList(primes, '이에요/예요')}.`,
      hints: [
        '소인수는 소인수분해했을 때 나타나는 소수예요. 먼저 소인수분해를 해 보세요.',
        `${texWith(n, '을/를')} ${texWith(first, '으로/로')} 나누어떨어지지 않을 때까지 나누고, 그다음 소수로 넘어가세요.`,
        `${tex(`${n} = ${formatFactorization([powers[0] ?? [first, 1]]).latex} \\times ${n / first ** (powers[0]?.[1] ?? 1)}`)}까지 나누었어요. 남은 수를 ${second === last ? '' : '더 큰 소수로 계속 '}나누어 소수만 남긴 다음, 서로 다른 소수를 모두 적으세요.`,
      ],
    })
  },
}

function drawExponentSum(random: SeededRandom): ValueQuestion {
  const primes = random.pick([
    [2, 3, 5],
    [2, 3, 5],
    [2, 3, 7],
    [2, 5, 7],
  ])
  const wish = { primes, primeCount: 3, low: 120, high: 2700, fewestFactors: 5 }
  const powers = pickFactorized(
    random,
    wish,
    (candidate) => candidate.every(([, exponent]) => exponent <= 4) && multiplyPowers(candidate) % 1000 !== 0,
  )
  const n = multiplyPowers(powers)
  const exponents = powers.map(([, exponent]) => exponent)
  const sum = exponents.reduce((total, exponent) => total + exponent, 0)
  const product = exponents.reduce((total, exponent) => total * exponent, 1)
  const hidden = powers.filter(([, exponent]) => exponent === 1).length
  const byPrimes = powers.reduce((total, [prime, exponent]) => total + prime * exponent, 0)
  const letters = ['a', 'b', 'c'] as const
  const shape = powers.map(([prime], index) => `${prime}^{${letters[index]}}`).join(' \\times ')
  const slip = (value: number, mistakeText: string) => wrongNumber(value, mistakeText, 'M1U01C02')
  const [[p, a] = [2, 1]] = powers as [NumberPower, ...NumberPower[]]
  return {
    question: `${texWith(n, '을/를')} 소인수분해하면 ${texWith(shape, '이에요/예요')}. 이때 자연수 ${tex('a')}, ${tex('b')}, ${tex('c')}에 대하여 ${tex('a + b + c')}의 값을 구하세요.`,
    right: rightNumber(sum),
    slips: [
      ...(hidden > 0
        ? [
            slip(
              sum - hidden,
              `지수 ${texWith(1, '은/는')} 쓰지 않고 생략하는 것인데 ${texWith(0, '으로/로')} 세었어요.`,
            ),
          ]
        : []),
      slip(product, '지수를 더하지 않고 곱했어요.'),
      slip(powers.length, '지수가 아니라 서로 다른 소인수의 개수를 세었어요.'),
      slip(byPrimes, '지수가 아니라 소인수를 곱해진 횟수만큼 모두 더했어요.'),
      slip(sum + 1, '소인수 하나를 한 번 더 세었어요.'),
      slip(sum - 1, '소인수 하나를 한 번 덜 세었어요.'),
    ],
    solution: `${texWith(n, '을/를')} 소인수분해해요.\n\n${divisionSteps(n)}\n\n${tex(shape)}과 비교하면 ${texList(
      exponents.map((exponent, index) => `${letters[index]} = ${exponent}`),
      '이에요/예요',
    )}.${hidden > 0 ? ' 지수가 보이지 않는 소인수는 한 번 곱해진 것이므로 지수가 \\(1\\)이에요.' : ''}\n\n따라서 ${texWith(`a + b + c = ${exponents.join(' + ')} = ${sum}`, '이에요/예요')}.`,
    hints: [
      `${texWith(n, '을/를')} 소인수분해한 다음, 소인수마다 몇 번 곱해졌는지 세어 보세요.`,
      `먼저 ${texWith(p, '으로/로')} 나누어떨어지지 않을 때까지 나누고, 그 몫을 다음 소인수로 나누세요. 나눈 횟수가 지수예요.`,
      `${texWith(p, '으로/로')} 나눌 수 있는 만큼 나누면 ${texWith(n / p ** a, '이/가')} 남아요. 남은 수까지 나누어 ${tex('a')}, ${tex('b')}, ${texWith('c', '을/를')} 모두 찾고 더하세요. 지수가 생략된 소인수도 빠뜨리지 마세요.`,
    ],
  }
}

const addExponents = makeBothForms({
  id: 'M1U01C03L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '지수의 합',
  draw: drawExponentSum,
})

export const STANDARD_TEMPLATES: ItemTemplate[] = [findPrimeFactors, ...addExponents]
