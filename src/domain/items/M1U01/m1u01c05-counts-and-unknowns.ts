import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texBlock, texList, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { factorizeNumber, formatFactorization, gcd, integersFrom, isPrimeNumber } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U01C05'

/** \(p^a \times q^k\) and \(p^l \times q^b\) with a < l and b < k, so that the greatest common divisor fixes a and b. */
function drawUnknownExponents(random: SeededRandom): ValueQuestion {
  const { p, q, a, b, k, l } = drawUntil(
    random,
    ({ pick, integer }) => {
      const [p, q] = pick([
        [2, 3],
        [2, 5],
        [3, 5],
        [2, 7],
      ] as const)
      const a = integer(1, 5)
      const b = pick([4, 5, 6, 6, 7, 7, 7]) - a
      return { p, q, a, b, k: b + integer(1, 3), l: a + integer(1, 3) }
    },
    ({ p, q, a, b, k, l }) => b >= 1 && b <= 4 && k <= 5 && l <= 6 && p ** a * q ** b <= 700,
  )
  const greatest = p ** a * q ** b
  const factored = formatFactorization([
    [p, a],
    [q, b],
  ]).latex
  const [r, s] = random.pick([
    ['', ''],
    [' \\times 11', ''],
    ['', ' \\times 13'],
    [' \\times 11', ' \\times 13'],
  ] as const)
  const sum = a + b
  return {
    question: `두 수 ${tex(`${p}^{a} \\times ${q}^{${k}}${r}`)}, ${tex(`${p}^{${l}} \\times ${q}^{b}${s}`)}의 최대공약수가 ${tex(greatest)}일 때, 자연수 ${texList(['a', 'b'])}에 대하여 ${tex('a + b')}의 값을 구하세요.`,
    right: rightNumber(sum),
    slips: [
      wrongNumber(
        k + l,
        `주어진 지수 ${texWith(l, '과/와')} ${texWith(k, '을/를')} 더했어요. 최대공약수의 지수와 비교해야 해요.`,
      ),
      wrongNumber(a * b, `${texWith('a', '과/와')} ${texWith('b', '을/를')} 더하지 않고 곱했어요.`),
      wrongNumber(
        a + k,
        `${tex(q)}의 지수를 큰 쪽으로 골라 ${texWith('b', '을/를')} ${texWith(k, '으로/로')} 보았어요.`,
      ),
      wrongNumber(
        l + b,
        `${tex(p)}의 지수를 큰 쪽으로 골라 ${texWith('a', '을/를')} ${texWith(l, '으로/로')} 보았어요.`,
      ),
      wrongNumber(a, `${tex('a')}의 값만 답했어요.`),
      wrongNumber(b, `${tex('b')}의 값만 답했어요.`),
    ],
    solution: `1. 최대공약수를 소인수분해하면 ${texWith(`${greatest} = ${factored}`, '이에요/예요')}.\n2. ${tex(p)}의 지수를 비교해요. 두 수에서 ${tex(p)}의 지수는 ${texWith('a', '과/와')} ${tex(l)}이고, 최대공약수에는 이 가운데 작거나 같은 쪽이 들어가요. 그것이 ${tex(a)}이고 ${texWith(l, '은/는')} ${tex(a)}보다 크므로 ${texWith(`a = ${a}`, '이에요/예요')}.\n3. ${tex(q)}의 지수를 비교해요. 두 수에서 ${tex(q)}의 지수는 ${texWith(k, '과/와')} ${tex('b')}이고, 작거나 같은 쪽이 ${texWith(b, '이에요/예요')}. ${texWith(k, '은/는')} ${tex(b)}보다 크므로 ${texWith(`b = ${b}`, '이에요/예요')}.\n4. 따라서 ${texWith(`a + b = ${a} + ${b} = ${sum}`, '이에요/예요')}.`,
    hints: [
      `최대공약수 ${texWith(greatest, '을/를')} 먼저 소인수분해해 보세요.`,
      `${texWith(`${greatest} = ${factored}`, '이에요/예요')}. 최대공약수의 지수는 두 수의 지수 가운데 크지 않은 쪽이에요.`,
      `${tex(p)}의 지수는 ${texWith('a', '과/와')} ${tex(l)} 가운데 크지 않은 쪽인데, 그중 ${texWith(l, '은/는')} 최대공약수에서의 지수보다 커요. 그러면 ${texWith('a', '은/는')} 무엇과 같아야 할까요? ${tex('b')}도 같은 방법으로 찾아 더하세요.`,
    ],
  }
}

function countMultiples(of: number, upTo: number): number {
  return Math.floor(upTo / of)
}

/** How many of 1 to `upTo` share no prime with \(m = p^i q^j\): by leaving out multiples of p and q. */
function drawCoprimeCount(random: SeededRandom): ValueQuestion {
  const { m, upTo, p, q } = drawUntil(
    random,
    ({ pick, integer }) => {
      const m = pick([6, 10, 12, 14, 15, 18, 20, 21, 24, 28, 33, 35, 36, 45, 50])
      const [p, q] = factorizeNumber(m).map(([prime]) => prime) as [number, number]
      return { m, upTo: integer(4, 12) * 5, p, q }
    },
    ({ m, upTo, p, q }) => {
      const answer = countCoprimes(m, upTo)
      const steps = [p, q, p * q].flatMap((divisor) => [divisor, countMultiples(divisor, upTo)])
      return upTo >= 2 * p * q && upTo !== m && !steps.includes(answer)
    },
  )
  const both = p * q
  const [multiplesOfP, multiplesOfQ, multiplesOfBoth] = [p, q, both].map((n) => countMultiples(n, upTo)) as [
    number,
    number,
    number,
  ]
  const shared = multiplesOfP + multiplesOfQ - multiplesOfBoth
  const answer = upTo - shared
  const primesElsewhere = integersFrom(2, upTo).filter((n) => isPrimeNumber(n) && m % n !== 0).length
  return {
    question: `${tex(upTo)} 이하의 자연수 가운데 ${texWith(m, '과/와')} 서로소인 수는 모두 몇 개인지 구하세요.`,
    right: rightNumber(answer),
    slips: [
      wrongNumber(
        upTo - multiplesOfP - multiplesOfQ,
        `${tex(both)}의 배수를 두 번 뺐어요. ${tex(p)}의 배수이면서 ${tex(q)}의 배수인 수는 한 번만 빼야 해요.`,
      ),
      wrongNumber(shared, `${texWith(m, '과/와')} 서로소가 아닌 수의 개수를 답했어요.`),
      wrongNumber(upTo - multiplesOfP, `${tex(p)}의 배수만 뺐어요. ${tex(q)}의 배수도 빼야 해요.`),
      wrongNumber(upTo - multiplesOfQ, `${tex(q)}의 배수만 뺐어요. ${tex(p)}의 배수도 빼야 해요.`),
      wrongNumber(
        upTo - multiplesOfBoth,
        `${tex(both)}의 배수만 뺐어요. ${tex(p)}의 배수와 ${tex(q)}의 배수를 모두 빼야 해요.`,
      ),
      wrongNumber(primesElsewhere, '소수만 세었어요. 서로소인 수가 소수일 필요는 없어요.', 'M1U01C01'),
      wrongNumber(
        answer - 1,
        `${texWith(1, '을/를')} 빠뜨렸어요. ${texWith(1, '은/는')} 모든 자연수와 서로소예요.`,
      ),
    ],
    solution: `1. ${tex(`${m} = ${formatFactorization(factorizeNumber(m)).latex}`)}이므로 ${texWith(m, '과/와')} 서로소인 수는 ${tex(p)}의 배수도 아니고 ${tex(q)}의 배수도 아닌 수예요.\n2. ${tex(upTo)} 이하의 자연수 가운데 ${tex(p)}의 배수는 ${tex(multiplesOfP)}개, ${tex(q)}의 배수는 ${tex(multiplesOfQ)}개예요.\n3. 두 소수의 배수인 ${tex(both)}의 배수 ${tex(multiplesOfBoth)}개는 양쪽에서 세었으므로 한 번 빼 주어요. ${tex(p)} 또는 ${tex(q)}의 배수는\n${texBlock(`${multiplesOfP} + ${multiplesOfQ} - ${multiplesOfBoth} = ${shared}`)}\n4. 전체에서 이만큼을 빼면\n${texBlock(`${upTo} - ${shared} = ${answer}`)}\n\n따라서 모두 ${tex(answer)}개예요.`,
    hints: [
      `${texWith(m, '을/를')} 소인수분해해 보세요. 이 소인수 가운데 하나라도 약수로 가지는 수는 서로소가 아니에요.`,
      `서로소가 아닌 수를 세어 전체에서 빼면 편해요. ${tex(p)}의 배수와 ${tex(q)}의 배수가 각각 몇 개인지 세어 보세요.`,
      `${tex(p)}의 배수는 ${tex(multiplesOfP)}개, ${tex(q)}의 배수는 ${tex(multiplesOfQ)}개인데, ${tex(both)}의 배수 ${tex(multiplesOfBoth)}개는 두 번 세었어요. 한 번씩만 세어 전체에서 빼세요.`,
    ],
  }
}

function countCoprimes(m: number, upTo: number): number {
  return integersFrom(1, upTo).filter((n) => gcd(n, m) === 1).length
}

/** Level 5 of 최대공약수와 서로소. */
export const CHALLENGE_TEMPLATES: ItemTemplate[] = [
  ...makeBothForms({
    id: 'M1U01C05L5A1',
    conceptId,
    difficultyLevel: 5,
    name: '지수 미지수(최대공약수)',
    draw: withEnoughSlips(drawUnknownExponents),
  }),
  ...makeBothForms({
    id: 'M1U01C05L5A2',
    conceptId,
    difficultyLevel: 5,
    name: '서로소 개수',
    draw: withEnoughSlips(drawCoprimeCount),
  }),
]
