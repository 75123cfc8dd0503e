import {
  askChoice,
  askJudgement,
  askValue,
  type JudgeQuestion,
  makeBothForms,
  optionAnswer,
  rightNumber,
  type ValueQuestion,
  wrongNumber,
} from '../asking/ask-value.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { formatFactorization, integersFrom, type NumberPower } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { CHALLENGE_TEMPLATES } from './m1u01c04-counting-backwards.ts'
import { STANDARD_TEMPLATES } from './m1u01c04-listing-and-unknowns.ts'
import { GENERAL_STATEMENTS } from './m1u01c04-statements.ts'

const conceptId = 'M1U01C04'

const PRIME_PAIRS = [
  [2, 3],
  [2, 5],
  [3, 5],
  [2, 7],
  [3, 7],
] as const

/** `2^{3}` for (2, 3), `2` for (2, 1), `1` for (2, 0). */
function powerOf(prime: number, exponent: number): string {
  return formatFactorization([[prime, exponent]]).latex
}

function powersUpTo(prime: number, exponent: number): string[] {
  return integersFrom(0, exponent).map((times) => powerOf(prime, times))
}

function judgePowerCount(random: SeededRandom): JudgeQuestion {
  const prime = random.pick([2, 3, 5, 7])
  const exponent = random.integer(3, 6)
  const isTrue = random.pick([true, false])
  const power = `${prime}^{${exponent}}`
  return {
    statement: `${tex(power)}의 약수는 모두 ${tex(isTrue ? exponent + 1 : exponent)}개이다.`,
    isTrue,
    mistakeText: isTrue
      ? '거듭제곱의 약수의 개수는 지수와 같다고 생각했어요. 약수 \\(1\\)이 있어서 지수보다 하나 더 많아요.'
      : '약수 \\(1\\)을 빠뜨리고 세었어요. 약수의 개수는 지수보다 하나 더 많아요.',
    solution: `${tex(power)}의 약수는 ${texList(powersUpTo(prime, exponent), '이에요/예요')}. 모두 ${tex(exponent + 1)}개예요.`,
    hints: [
      '거듭제곱의 약수를 작은 것부터 차례로 적어 보세요.',
      `${texWith(prime, '을/를')} 한 번도 곱하지 않은 수도 약수인지 생각해 보세요.`,
      `${texList([1, prime, `${prime}^{2}`])}처럼 적어 나가면서 몇 개인지 세어 보세요.`,
    ],
  }
}

const judgeIdea: ItemTemplate = {
  id: 'M1U01C04L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '약수에 관한 설명 O/X',
  generate: (random) => askJudgement(random.pick([random.pick(GENERAL_STATEMENTS), judgePowerCount(random)])),
}

const pickDivisorsOfPower: ItemTemplate = {
  id: 'M1U01C04L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '거듭제곱의 약수',
  generate: (random) => {
    const prime = random.pick([2, 3, 5, 7, 11])
    const exponent = random.integer(3, 5)
    const power = `${prime}^{${exponent}}`
    const all = powersUpTo(prime, exponent)
    const option = (formulas: readonly (string | number)[]) => optionAnswer(texList(formulas))
    return askChoice(random, {
      question: `다음 중 ${tex(power)}의 약수를 모두 쓴 것은 어느 것인가요?`,
      right: option(all),
      slips: [
        {
          ...option(all.slice(1)),
          mistakeText: '약수 \\(1\\)을 빠뜨렸어요. \\(1\\)은 모든 자연수의 약수예요.',
        },
        { ...option(all.slice(0, -1)), mistakeText: `${tex(power)} 자신도 약수예요.` },
        {
          ...option(['1', power]),
          mistakeText: '소수처럼 약수가 두 개라고 생각했어요. 그 사이의 거듭제곱도 약수예요.',
        },
        {
          ...option([
            1,
            ...integersFrom(1, exponent).map((times) => (times === 1 ? prime : `${prime} \\times ${times}`)),
          ]),
          mistakeText: '거듭제곱을 곱셈으로 생각했어요. 지수는 밑을 곱한 횟수예요.',
          conceptId: 'M1U01C02',
        },
      ],
      solution: `${tex(power)}의 소인수는 ${tex(prime)}뿐이에요. 그래서 약수는 ${texWith(prime, '을/를')} 한 번도 고르지 않은 ${tex(1)}부터 ${tex(exponent)}번 모두 고른 ${tex(power)}까지예요.\n\n따라서 약수는 ${texList(all, '이에요/예요')}.`,
      hints: [
        `${texWith(power, '은/는')} ${texWith(prime, '을/를')} 여러 번 곱한 수예요. 약수에 들어갈 수 있는 소인수는 무엇일까요?`,
        '밑을 한 번 고르면 밑 자신이고, 두 번 고르면 밑의 제곱이에요. 한 번도 고르지 않으면 어떤 수가 될까요?',
        '거듭제곱의 약수의 개수가 지수보다 얼마나 더 많은지 떠올리고, 보기에서 빠진 것과 잘못 들어간 것이 없는지 확인하세요.',
      ],
    })
  },
}

const fillTable: ItemTemplate = {
  id: 'M1U01C04L0A3',
  conceptId,
  difficultyLevel: 0,
  name: '약수 표의 빈칸',
  generate: (random) => {
    const [p, q] = random.pick(PRIME_PAIRS)
    const a = random.integer(2, 3)
    const b = random.integer(1, 2)
    const i = random.integer(1, a)
    const j = random.integer(1, b)
    const rows = integersFrom(0, a).map((up) => {
      const cells = integersFrom(0, b).map((across) =>
        up === i && across === j ? '㉠' : tex(p ** up * q ** across),
      )
      return `| ${tex(powerOf(p, up))} | ${cells.join(' | ')} |`
    })
    const head = `| ${tex('\\times')} | ${powersUpTo(q, b).map(tex).join(' | ')} |`
    const line = `| ${Array.from({ length: b + 2 }, () => '---').join(' | ')} |`
    const value = p ** i * q ** j
    const product = `${powerOf(p, i)} \\times ${powerOf(q, j)}`
    const powers: NumberPower[] = [
      [p, a],
      [q, b],
    ]
    return askValue({
      question: `${tex(`${p ** a * q ** b} = ${formatFactorization(powers).latex}`)}이므로 약수를 다음과 같은 표로 구할 수 있어요. ㉠에 알맞은 수를 구하세요.\n\n${head}\n${line}\n${rows.join('\n')}`,
      right: rightNumber(value),
      slips: [
        wrongNumber(p ** i + q ** j, '가로줄과 세로줄의 수를 곱하지 않고 더했어요.'),
        wrongNumber(p * i * (q * j), '거듭제곱을 밑과 지수의 곱으로 계산했어요.', 'M1U01C02'),
        wrongNumber(p ** i, '㉠의 왼쪽에 있는 수만 썼어요. 위에 있는 수와 곱해야 해요.'),
        wrongNumber(q ** j, '㉠의 위에 있는 수만 썼어요. 왼쪽에 있는 수와 곱해야 해요.'),
        wrongNumber(p ** a * q ** b, '처음 수를 썼어요. ㉠은 그 수의 약수 가운데 하나예요.'),
      ],
      solution: `표의 칸에는 왼쪽 줄에 적힌 수(${tex(p ** a)}의 약수)와 윗줄에 적힌 수(${tex(q ** b)}의 약수)를 곱한 수를 써요. ㉠의 왼쪽에는 ${tex(powerOf(p, i))}, 위에는 ${texWith(powerOf(q, j), '이/가')} 있으므로\n\n\\[ ${product} = ${value} \\]\n\n따라서 ㉠에 알맞은 수는 ${texWith(value, '이에요/예요')}.`,
      hints: [
        '표의 다른 칸에 있는 수는 그 칸의 왼쪽 수와 위의 수로 어떻게 만들어졌는지 살펴보세요.',
        '각 칸의 수는 왼쪽에 있는 수와 위에 있는 수를 곱한 것이에요.',
        `㉠의 왼쪽에 있는 ${texWith(powerOf(p, i), '과/와')} 위에 있는 ${texWith(powerOf(q, j), '을/를')} 곱하세요. 거듭제곱은 밑을 지수만큼 곱한 수예요.`,
      ],
    })
  },
}

function drawCount(random: SeededRandom): ValueQuestion {
  const [p, q] = random.pick(PRIME_PAIRS)
  const [a, b] = random.pick([
    [2, 1],
    [3, 1],
    [4, 1],
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 2],
    [1, 3],
    [2, 3],
    [5, 1],
    [4, 3],
    [5, 2],
  ] as const)
  const count = (a + 1) * (b + 1)
  const product = `${powerOf(p, a)} \\times ${powerOf(q, b)}`
  return {
    question: `${tex(product)}의 약수의 개수를 구하세요.`,
    right: rightNumber(count),
    slips: [
      wrongNumber(a * b, '지수에 \\(1\\)을 더하지 않고 그대로 곱했어요.'),
      wrongNumber(a + 1 + (b + 1), '지수에 \\(1\\)을 더한 두 수를 곱하지 않고 더했어요.'),
      wrongNumber(a + b, '두 지수를 더했어요. 각각에 \\(1\\)을 더한 다음 곱해야 해요.'),
      wrongNumber(count - 1, '약수 \\(1\\)을 빠뜨리고 세었어요.'),
      wrongNumber((a + 1) * b, `${tex(q)}의 지수에는 \\(1\\)을 더하지 않았어요.`),
      wrongNumber(a * (b + 1), `${tex(p)}의 지수에는 \\(1\\)을 더하지 않았어요.`),
    ],
    solution: `1. ${tex(powerOf(p, a))}의 약수는 ${texList(powersUpTo(p, a), '으로/로')} ${tex(a + 1)}개예요.\n2. ${tex(powerOf(q, b))}의 약수는 ${texList(powersUpTo(q, b), '으로/로')} ${tex(b + 1)}개예요.\n3. 약수는 이 둘에서 하나씩 골라 곱한 수이므로 약수의 개수는\n\n\\[ (${a} + 1) \\times (${b} + 1) = ${count} \\]\n\n따라서 모두 ${tex(count)}개예요.`,
    hints: [
      `약수는 ${tex(powerOf(p, a))}의 약수와 ${tex(powerOf(q, b))}의 약수를 하나씩 골라 곱한 수예요.`,
      `${tex(powerOf(p, a))}의 약수와 ${tex(powerOf(q, b))}의 약수가 각각 몇 개인지 세어 보세요. 약수 ${tex(1)}도 세어야 해요.`,
      '각 지수에 \\(1\\)을 더한 두 수를 곱하면 약수의 개수가 돼요.',
    ],
  }
}

const judgeDivisor: ItemTemplate = {
  id: 'M1U01C04L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '약수 판별',
  generate: (random) => {
    const [p, q] = random.pick(PRIME_PAIRS)
    const a = random.integer(2, 4)
    const b = random.integer(2, 3)
    const stranger = random.pick([5, 7, 11].filter((prime) => prime !== q && prime !== p))
    const whole = `${powerOf(p, a)} \\times ${powerOf(q, b)}`
    const show = (powers: NumberPower[]) => formatFactorization(powers.toSorted(([x], [y]) => x - y)).latex
    const divisors = integersFrom(0, a).flatMap((i) =>
      integersFrom(0, b)
        .filter((j) => i + j > 1 && i + j < a + b)
        .map((j) => ({
          latex: show([
            [p, i],
            [q, j],
          ]),
          mistakeText: '소인수의 지수가 모두 처음 수의 지수보다 작거나 같으므로 약수예요.',
        })),
    )
    const tooOften = (base: number, exponent: number) =>
      `${tex(base)}의 지수가 ${tex(exponent)}보다 크므로 약수가 아니에요.`
    const others = [
      { latex: show([[p, a + 1]]), mistakeText: tooOften(p, a) },
      {
        latex: show([
          [p, a + 1],
          [q, 1],
        ]),
        mistakeText: tooOften(p, a),
      },
      { latex: show([[q, b + 1]]), mistakeText: tooOften(q, b) },
      {
        latex: show([
          [p, 1],
          [q, b + 1],
        ]),
        mistakeText: tooOften(q, b),
      },
      {
        latex: show([
          [p, 1],
          [stranger, 1],
        ]),
        mistakeText: `처음 수에 없는 소인수 ${texWith(stranger, '이/가')} 들어 있으므로 약수가 아니에요.`,
      },
      {
        latex: show([
          [p, a],
          [q, 1],
          [stranger, 1],
        ]),
        mistakeText: `처음 수에 없는 소인수 ${texWith(stranger, '이/가')} 들어 있으므로 약수가 아니에요.`,
      },
    ]
    const wantsDivisor = random.pick([true, false])
    const right = random.pick(wantsDivisor ? divisors : others)
    const slips = random.sample(wantsDivisor ? others : divisors, 4)
    return askChoice(random, {
      question: `다음 중 ${tex(whole)}의 약수${wantsDivisor ? '인' : '가 아닌'} 것은 어느 것인가요?`,
      right: optionAnswer(tex(right.latex)),
      slips: slips.map(({ latex, mistakeText }) => ({
        ...optionAnswer(tex(latex)),
        mistakeText: `${texWith(latex, '은/는')} ${mistakeText}`,
      })),
      solution: `약수가 되려면 소인수가 ${texWith(p, '과/와')} ${tex(q)}뿐이고, ${tex(p)}의 지수는 ${tex(a)} 이하, ${tex(q)}의 지수는 ${tex(b)} 이하여야 해요.\n\n${[...slips, right].map(({ latex, mistakeText }) => `- ${texWith(latex, '은/는')} ${mistakeText}`).join('\n')}`,
      hints: [
        '약수에는 처음 수에 있는 소인수만, 있는 횟수만큼까지만 들어갈 수 있어요.',
        `보기마다 ${texWith(p, '과/와')} ${texWith(q, '이/가')} 아닌 소인수가 들어 있는지 먼저 살펴보세요.`,
        `${tex(p)}의 지수가 ${tex(a)} 이하인지, ${tex(q)}의 지수가 ${tex(b)} 이하인지 보기마다 확인하세요.`,
      ],
    })
  },
}

/** Templates of 소인수분해와 약수: levels 0 and 1 are here, 3 and 5 in files of their own. */
export const TEMPLATES: ItemTemplate[] = [
  judgeIdea,
  pickDivisorsOfPower,
  fillTable,
  ...makeBothForms({
    id: 'M1U01C04L1A1',
    conceptId,
    difficultyLevel: 1,
    name: '약수의 개수',
    draw: withEnoughSlips(drawCount),
  }),
  judgeDivisor,
  ...STANDARD_TEMPLATES,
  ...CHALLENGE_TEMPLATES,
]
