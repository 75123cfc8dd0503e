import { askChoice, askJudgement, askValue, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { splitOnce } from '../asking/split-once.ts'
import {
  divisorsOf,
  factorizeNumber,
  formatFactorization,
  isComposite,
  multiplyPowers,
  type NumberPower,
} from '../number-facts.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U01C03'

const pickPrimeFactor: ItemTemplate = {
  id: 'M1U01C03L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '소인수 고르기',
  generate: (random) => {
    const n = random.pick([12, 18, 20, 28, 30, 36, 42, 44, 45, 50, 52, 54, 60, 63, 66, 70, 75, 78, 84, 90])
    const primes = factorizeNumber(n).map(([prime]) => prime)
    const right = random.pick(primes)
    const composites = divisorsOf(n).filter((divisor) => isComposite(divisor) && divisor < n)
    const composite = random.pick(composites)
    const stranger = random.pick([2, 3, 5, 7, 11, 13].filter((prime) => n % prime !== 0))
    return askChoice(random, {
      question: `다음 중 ${tex(n)}의 소인수인 것은 어느 것인가요?`,
      right: rightNumber(right),
      slips: [
        {
          ...rightNumber(composite),
          mistakeText: `${texWith(composite, '은/는')} ${tex(n)}의 약수이지만 ${texWith(splitOnce(composite), '으로/로')} 쪼개지는 합성수예요. 소인수는 소수인 약수예요.`,
          conceptId: 'M1U01C01',
        },
        {
          ...rightNumber(stranger),
          mistakeText: `${texWith(stranger, '은/는')} 소수이지만 ${tex(n)}의 약수가 아니에요.`,
        },
        {
          ...rightNumber(1),
          mistakeText: `${texWith(1, '은/는')} 모든 자연수의 약수이지만 소수가 아니에요.`,
          conceptId: 'M1U01C01',
        },
        {
          ...rightNumber(n),
          mistakeText: `${texWith(n, '은/는')} ${tex(n)}의 약수이지만 소수가 아니라 합성수예요.`,
          conceptId: 'M1U01C01',
        },
      ],
      solution: `소인수는 어떤 수의 약수 가운데 소수인 것이에요. ${tex(n)}의 약수는 ${texList(divisorsOf(n), '이에요/예요')}. 이 가운데 소수는 ${texList(primes)}뿐이에요.\n\n따라서 보기에서 ${tex(n)}의 소인수인 것은 ${texWith(right, '이에요/예요')}.`,
      hints: [
        "소인수는 '소수'인 '인수(약수)'예요. 두 가지를 모두 갖추어야 해요.",
        `먼저 보기에서 ${tex(n)}의 약수가 아닌 수를 지우세요.`,
        '남은 수 가운데 소수가 아닌 수, 곧 더 작은 두 자연수의 곱으로 쪼개지는 수와 \\(1\\)을 지우세요.',
      ],
    })
  },
}

interface Form {
  latex: string
  isFactorization: boolean
  /** What makes it a prime factorisation or not. */
  because: string
}

function formsOf(n: number): Form[] {
  const powers = factorizeNumber(n)
  const smallest = powers[0]?.[0] ?? n
  const rest = n / smallest
  const { latex } = formatFactorization(powers)
  const inner = formatFactorization([[smallest, (powers[0]?.[1] ?? 1) - 1]]).latex
  const left = smallest * multiplyPowers(powers.slice(1))
  const half = divisorsOf(n)
    .filter((divisor) => divisor * divisor <= n && isComposite(divisor))
    .at(-1)
  const right: Form = {
    latex,
    isFactorization: true,
    because: `곱해진 수의 밑 ${texList(
      powers.map(([prime]) => prime),
      '이/가',
    )} 모두 소수이고, 곱하면 ${texWith(n, '이/가')} 돼요.`,
  }
  const wrongs: Form[] = [
    {
      latex: `${smallest} \\times ${rest}`,
      isFactorization: false,
      because: `${texWith(rest, '이/가')} 합성수여서 ${texWith(splitOnce(rest), '으로/로')} 더 쪼갤 수 있어요.`,
    },
  ]
  if (inner !== '1' && left !== rest) {
    wrongs.push({
      latex: `${inner} \\times ${left}`,
      isFactorization: false,
      because: `${texWith(left, '이/가')} 합성수여서 ${texWith(splitOnce(left), '으로/로')} 더 쪼갤 수 있어요.`,
    })
  }
  if (half !== undefined && isComposite(n / half)) {
    wrongs.push({
      latex: `${half} \\times ${n / half}`,
      isFactorization: false,
      because: `${texWith(half, '과/와')} ${texWith(n / half, '이/가')} 모두 합성수여서 더 쪼갤 수 있어요.`,
    })
  }
  return [right, ...wrongs]
}

const judgeForm: ItemTemplate = {
  id: 'M1U01C03L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '소인수분해인지 가르기',
  generate: (random) => {
    const n = random.pick([24, 36, 40, 48, 54, 56, 60, 72, 80, 84, 88, 90, 100, 108, 120, 126])
    const [right, ...wrongs] = formsOf(n) as [Form, ...Form[]]
    const form = random.pick([right, random.pick(wrongs), random.pick(wrongs)])
    return askJudgement({
      statement: `${texWith(`${n} = ${form.latex}`, '은/는')} ${texWith(n, '을/를')} 소인수분해한 것이다.`,
      isTrue: form.isFactorization,
      conceptId: 'M1U01C01',
      mistakeText: form.isFactorization
        ? '소인수만의 곱으로 나타냈는데 더 쪼갤 수 있다고 생각했어요.'
        : '합성수가 남아 있는데 소인수분해가 끝났다고 생각했어요.',
      solution: form.isFactorization
        ? form.because
        : `${form.because} 소인수분해하면 ${texWith(`${n} = ${right.latex}`, '이에요/예요')}.`,
      hints: [
        '소인수분해는 자연수를 소인수만의 곱으로 나타내는 것이에요.',
        '등호 오른쪽에 곱해진 수를 하나씩 살펴보세요. 모두 소수이거나 소수의 거듭제곱인가요?',
        `${tex(form.latex)}에서 곱해진 수를 하나씩 보며, 더 작은 두 자연수의 곱으로 쪼갤 수 있는지 확인하세요. 거듭제곱은 밑이 소수인지 보면 돼요.`,
      ],
    })
  },
}

const fillFactor: ItemTemplate = {
  id: 'M1U01C03L0A3',
  conceptId,
  difficultyLevel: 0,
  name: '빠진 소인수 채우기',
  generate: (random) => {
    const last = random.pick([5, 7, 11, 13])
    const known: NumberPower[] = [
      [2, random.integer(2, 3)],
      [3, random.integer(0, last > 7 ? 1 : 2)],
    ]
    const product = multiplyPowers(known)
    const n = product * last
    const { latex } = formatFactorization(known)
    const withoutExponents = known
      .filter(([, exponent]) => exponent > 0)
      .reduce((all, [prime]) => all * prime, 1)
    const blank = `${n} = ${latex} \\times \\square`
    return askValue({
      question: `${tex(n)}의 소인수분해가 다음과 같을 때, ${tex('\\square')} 안에 알맞은 소수를 구하세요.\n\n\\[ ${blank} \\]`,
      right: rightNumber(last),
      slips: [
        wrongNumber(n / withoutExponents, '지수를 보지 않고 밑으로만 나누었어요.', 'M1U01C02'),
        wrongNumber(product, `${tex('\\square')} 앞에 있는 수들의 곱을 답했어요.`),
      ],
      solution: `1. 이미 적힌 부분을 계산하면 ${texWith(`${latex} = ${product}`, '이에요/예요')}.\n2. ${tex(`${n} = ${product} \\times \\square`)}이므로 ${tex('\\square')} 안의 수는 ${texWith(`${n} \\div ${product} = ${last}`, '이에요/예요')}.\n3. ${texWith(last, '은/는')} 소수이므로 소인수분해가 끝났어요.\n\n따라서 알맞은 소수는 ${texWith(last, '이에요/예요')}.`,
      hints: [
        '등호 오른쪽의 수를 모두 곱하면 왼쪽의 수가 되어야 해요.',
        '이미 적혀 있는 거듭제곱과 수를 먼저 곱해 보세요. 지수만큼 밑을 곱해야 해요.',
        `${texWith(`${latex} = ${product}`, '이에요/예요')}. 여기에 어떤 소수를 곱해야 ${texWith(n, '이/가')} 되는지 나눗셈으로 찾아보세요.`,
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [pickPrimeFactor, judgeForm, fillFactor]
