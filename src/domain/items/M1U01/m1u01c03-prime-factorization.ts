import { askChoice, makeBothForms, optionAnswer, type Slip, type ValueQuestion } from '../asking/ask-value.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { splitOnce } from '../asking/split-once.ts'
import {
  factorizeNumber,
  formatFactorization,
  integersFrom,
  multiplyPowers,
  type NumberPower,
} from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { divisionSteps } from './division-steps.ts'
import { STANDARD_TEMPLATES } from './m1u01c03-factors-and-exponents.ts'
import { IDEA_TEMPLATES } from './m1u01c03-ideas.ts'
import { pickFactorized } from './m1u01c03-pick-factorized.ts'
import { CHALLENGE_TEMPLATES } from './m1u01c03-squares-and-products.ts'

const conceptId = 'M1U01C03'

function drawTwoPrimes(random: SeededRandom): ValueQuestion {
  const powers = pickFactorized(random, {
    primes: [2, 3, 5, 7, 11],
    primeCount: 2,
    low: 20,
    high: 500,
    fewestFactors: 3,
  })
  const n = multiplyPowers(powers)
  const { latex, key } = formatFactorization(powers)
  const [[p, a], [q, b]] = powers as [NumberPower, NumberPower]
  const slip = (inP: number, inQ: number, mistakeText: string, concept?: string): Slip => {
    const form = formatFactorization([
      [p, inP],
      [q, inQ],
    ])
    return {
      key: form.key,
      markdown: tex(form.latex),
      mistakeText,
      ...(concept ? { conceptId: concept } : {}),
    }
  }
  const miscounted = (prime: number) =>
    `소인수 ${texWith(prime, '을/를')} 곱한 횟수를 잘못 세었어요. 다시 곱해 보면 ${texWith(n, '이/가')} 되지 않아요.`
  return {
    question: `${texWith(n, '을/를')} 소인수분해하세요. (같은 소인수의 곱은 거듭제곱으로 나타내요.)`,
    right: { key, markdown: tex(latex) },
    slips: [
      slip(b, a, '두 소인수의 지수를 서로 바꾸어 썼어요.', 'M1U01C02'),
      slip(1, 1, '소인수는 찾았지만 몇 번 곱했는지를 나타내는 지수를 쓰지 않았어요.', 'M1U01C02'),
      slip(a + 1, b, miscounted(p)),
      slip(a, b + 1, miscounted(q)),
      ...(a > 2 ? [slip(a - 1, b, miscounted(p))] : []),
      slip(a + 1, b + 1, '두 소인수를 곱한 횟수를 모두 하나씩 더 세었어요.'),
    ],
    solution: `나누어떨어지는 가장 작은 소수로 차례로 나누어요.\n\n${divisionSteps(n)}\n\n마지막에 남은 수까지 모두 소수가 되었으므로, 같은 소인수의 곱을 거듭제곱으로 나타내면 ${texWith(`${n} = ${latex}`, '이에요/예요')}.`,
    hints: [
      `${texWith(n, '을/를')} 나누어떨어지게 하는 가장 작은 소수부터 찾아 나누어 보세요.`,
      '몫이 소수가 될 때까지 나누어떨어지는 소수로 계속 나누세요.',
      `${tex(`${n} = ${splitOnce(n)}`)}에서 ${texWith(n / p, '을/를')} 계속 쪼개고, 같은 소인수가 몇 번 나왔는지 세어 지수로 쓰세요.`,
    ],
  }
}

const factorizeTwoPrimes = makeBothForms({
  id: 'M1U01C03L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '두 소인수 분해',
  draw: drawTwoPrimes,
})

const CHOICE_NUMBERS = integersFrom(20, 150).filter((n) => {
  const powers = factorizeNumber(n)
  return powers.length === 2 && n % 4 === 0 && powers.every(([prime]) => prime <= 13)
})

/** Numbers with 2 to the third: only there is 'base times exponent' no factorisation of the number by chance. */
const CUBE_NUMBERS = CHOICE_NUMBERS.filter((n) => n % 16 === 8)

type Slant = (n: number) => { latex: string; mistakeText: string; conceptId: string }

const SLANTS: readonly Slant[] = [
  (n) => {
    const [[p, a] = [2, 1], [q, b] = [3, 1]] = factorizeNumber(n)
    const left = p * q ** b
    return {
      latex: formatFactorization([[p, a - 1]]).latex.concat(` \\times ${left}`),
      mistakeText: `${texWith(left, '이/가')} 합성수예요. ${texWith(splitOnce(left), '으로/로')} 더 쪼개야 해요.`,
      conceptId: 'M1U01C01',
    }
  },
  (n) => {
    const [[p, a] = [2, 1], [q, b] = [3, 1]] = factorizeNumber(n)
    return {
      latex: `${p ** a} \\times ${formatFactorization([[q, b]]).latex}`,
      mistakeText: `${texWith(p ** a, '이/가')} 합성수예요. ${texWith(`${p}^{${a}}`, '으로/로')} 나타내야 해요.`,
      conceptId: 'M1U01C01',
    }
  },
  (n) => {
    const [[p, a] = [2, 1], [q, b] = [3, 1]] = factorizeNumber(n)
    return {
      latex: formatFactorization([
        [p, a + 1],
        [q, b],
      ]).latex,
      mistakeText: `오른쪽을 계산하면 ${texWith(n * p, '이/가')} 돼요. ${texWith(p, '을/를')} 곱한 횟수를 잘못 세었어요.`,
      conceptId: 'M1U01C02',
    }
  },
  (n) => {
    const [[p, a] = [2, 1], [q, b] = [3, 1]] = factorizeNumber(n)
    return {
      latex: `${p} \\times ${a} \\times ${formatFactorization([[q, b]]).latex}`,
      mistakeText: `${texWith(`${p}^{${a}}`, '은/는')} ${texWith(p, '을/를')} ${tex(a)}번 곱한 것인데 ${texWith(p, '과/와')} ${tex(a)}의 곱으로 썼어요.`,
      conceptId: 'M1U01C02',
    }
  },
]

const chooseFactorization: ItemTemplate = {
  id: 'M1U01C03L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '옳은 소인수분해 고르기',
  generate: (random) => {
    const cube = random.pick(CUBE_NUMBERS)
    const [n = 20, ...rest] = random.sample(
      CHOICE_NUMBERS.filter((other) => other !== cube),
      SLANTS.length,
    )
    const others = [...rest, cube]
    const rightForm = `${n} = ${formatFactorization(factorizeNumber(n)).latex}`
    const slips = SLANTS.flatMap((slant, index) => {
      const other = others[index]
      if (other === undefined) return []
      const { latex, mistakeText, conceptId: concept } = slant(other)
      return [{ ...optionAnswer(tex(`${other} = ${latex}`)), mistakeText, conceptId: concept }]
    })
    return askChoice(random, {
      question: '다음 중 소인수분해를 바르게 한 것은 어느 것인가요?',
      right: optionAnswer(tex(rightForm)),
      slips,
      solution: `소인수분해가 바르려면 곱해진 수가 모두 소수(또는 소수의 거듭제곱)이고, 곱이 처음 수와 같아야 해요.\n\n${slips.map(({ markdown, mistakeText }) => `- ${markdown}: ${mistakeText}`).join('\n')}\n- ${tex(rightForm)}: 밑이 모두 소수이고 곱도 맞아요.`,
      hints: [
        '두 가지를 확인하세요. 소수만 곱했는지, 그리고 곱하면 왼쪽의 수가 되는지예요.',
        '먼저 오른쪽에 합성수가 그대로 남아 있는 보기를 지우세요. 거듭제곱은 밑을 보면 돼요.',
        '남은 보기의 오른쪽을 직접 계산해 보세요. 지수만큼 밑을 곱해야 해요.',
      ],
    })
  },
}

/** Templates of 소인수분해하기: level 1 is here, the others are in files of their own. */
export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  ...factorizeTwoPrimes,
  chooseFactorization,
  ...STANDARD_TEMPLATES,
  ...CHALLENGE_TEMPLATES,
]
