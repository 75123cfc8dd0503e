import type { JudgeQuestion } from '../asking/ask-value.ts'
import { nativeCount, tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { repeatFactor } from './repeat-factor.ts'

const MEANING_HINT = '지수는 밑을 몇 번 곱했는지를 나타내요.'

function drawBaseAndExponent({ pick }: SeededRandom): [base: number, exponent: number] {
  return pick([
    [2, 3],
    [2, 5],
    [3, 4],
    [3, 2],
    [5, 3],
    [5, 2],
    [4, 3],
    [7, 2],
    [6, 3],
  ])
}

function claimProduct(random: SeededRandom): JudgeQuestion {
  const [base, exponent] = drawBaseAndExponent(random)
  const power = `${base}^{${exponent}}`
  const isTrue = random.pick([true, false, false])
  const right = repeatFactor(base, exponent)
  const stated = isTrue ? right : `${base} \\times ${exponent}`
  return {
    statement: `${texWith(power, '은/는')} ${texWith(stated, '과/와')} 같다.`,
    isTrue,
    mistakeText: isTrue
      ? '거듭제곱은 밑을 지수만큼 여러 번 곱한 것이라는 뜻을 놓쳤어요.'
      : '밑과 지수를 곱하는 것으로 생각했어요.',
    solution: `${texWith(power, '은/는')} ${texWith(base, '을/를')} ${nativeCount(exponent)} 번 곱한 것이에요. ${
      isTrue
        ? texWith(`${power} = ${right} = ${base ** exponent}`, '이에요/예요')
        : `${tex(`${power} = ${right} = ${base ** exponent}`)}이고, ${texWith(`${base} \\times ${exponent} = ${base * exponent}`, '이에요/예요')}`
    }.`,
    hints: [
      MEANING_HINT,
      `${texWith(power, '은/는')} ${texWith(base, '을/를')} ${nativeCount(exponent)} 번 곱한 것이에요. 풀어 써 보세요.`,
      '풀어 쓴 식과 설명에 있는 식을 나란히 놓고 곱해진 수를 하나씩 비교해 보세요.',
    ],
  }
}

function claimSwapped(random: SeededRandom): JudgeQuestion {
  const [base, exponent] = drawBaseAndExponent(random)
  const [power, swapped] = [`${base}^{${exponent}}`, `${exponent}^{${base}}`]
  return {
    statement: `${texWith(power, '과/와')} ${texWith(swapped, '은/는')} 같은 수이다.`,
    isTrue: false,
    mistakeText: '밑과 지수를 바꾸어도 값이 같다고 생각했어요.',
    solution: `${tex(`${power} = ${repeatFactor(base, exponent)} = ${base ** exponent}`)}이고, ${texWith(`${swapped} = ${repeatFactor(exponent, base)} = ${exponent ** base}`, '이에요/예요')}. 밑과 지수를 바꾸면 다른 수가 돼요.`,
    hints: [
      MEANING_HINT,
      '두 거듭제곱을 각각 곱셈으로 풀어 써 보세요.',
      '풀어 쓴 두 곱셈식을 계산해서 값을 비교해 보세요. 곱셈에서 두 수를 바꾸는 것과는 달라요.',
    ],
  }
}

function claimOne(random: SeededRandom): JudgeQuestion {
  const exponent = random.integer(3, 20)
  const isTrue = random.pick([true, false])
  return {
    statement: `${tex(`1^{${exponent}} = ${isTrue ? 1 : exponent}`)}이다.`,
    isTrue,
    mistakeText: `${texWith(1, '은/는')} 아무리 여러 번 곱해도 ${tex(1)}이라는 것을 놓쳤어요.`,
    solution: `${tex(`1^{${exponent}}`)}은 ${texWith(1, '을/를')} ${exponent < 11 ? `${nativeCount(exponent)} 번` : `${tex(exponent)}번`} 곱한 것이에요. ${texWith(1, '은/는')} 몇 번을 곱해도 ${texWith(1, '이에요/예요')}.`,
    hints: [
      MEANING_HINT,
      `${texWith(1, '을/를')} 두 번 곱하면, 세 번 곱하면 얼마인지 차례로 계산해 보세요.`,
      `${texWith(1, '을/를')} 곱할 때마다 값이 달라지는지 살펴보세요. 덧셈과 헷갈리지 않도록 해요.`,
    ],
  }
}

function claimTen(random: SeededRandom): JudgeQuestion {
  const exponent = random.integer(3, 6)
  const isTrue = random.pick([true, false])
  const zeros = isTrue ? exponent : exponent - 1
  const stated = `1${'0'.repeat(zeros)}`
  return {
    statement: `${tex(`10^{${exponent}} = ${stated}`)}이다.`,
    isTrue,
    mistakeText: `${texWith(10, '을/를')} ${nativeCount(exponent)} 번 곱하면 ${texWith(1, '과/와')} ${tex(0)} 몇 개로 이루어지는지 잘못 세었어요.`,
    solution: `${tex(`10^{${exponent}}`)}은 ${texWith(10, '을/를')} ${nativeCount(exponent)} 번 곱한 것이에요. ${texWith(10, '을/를')} 곱할 때마다 ${tex(0)}이 하나씩 늘어나므로 ${texWith(1, '과/와')} ${nativeCount(exponent)} 개의 ${tex(0)}으로 이루어진 ${texWith(`1${'0'.repeat(exponent)}`, '이에요/예요')}.`,
    hints: [
      MEANING_HINT,
      `${texWith(10, '을/를')} 한 번 곱할 때마다 ${tex(0)}이 하나씩 늘어나요.`,
      `등호 오른쪽의 수에 ${tex(0)}이 몇 개인지 세어 지수와 비교해 보세요.`,
    ],
  }
}

function claimParts(random: SeededRandom): JudgeQuestion {
  const [base, exponent] = drawBaseAndExponent(random)
  const isTrue = random.pick([true, false])
  const [first, second] = isTrue ? [base, exponent] : [exponent, base]
  const power = `${base}^{${exponent}}`
  return {
    statement: `${tex(power)}의 밑은 ${tex(first)}이고, 지수는 ${tex(second)}이다.`,
    isTrue,
    mistakeText: '밑과 지수의 자리를 헷갈렸어요. 밑은 아래의 큰 수, 지수는 오른쪽 위의 작은 수예요.',
    solution: `${texWith(power, '은/는')} ${texWith(base, '을/를')} ${nativeCount(exponent)} 번 곱한 것이에요. 곱해진 수 ${texWith(base, '이/가')} 밑, 곱한 횟수 ${texWith(exponent, '이/가')} 지수예요.`,
    hints: [
      '거듭제곱에서 여러 번 곱해지는 수를 밑이라고 해요.',
      '밑은 아래에 크게, 지수는 오른쪽 위에 작게 써요.',
      `${texWith(power, '을/를')} 곱셈으로 풀어 쓰면 어떤 수가 몇 번 나오는지 생각해 보세요. 나오는 수가 밑, 나오는 횟수가 지수예요.`,
    ],
  }
}

/** Statements about powers to be judged, one function a kind. */
export const CLAIMS: readonly ((random: SeededRandom) => JudgeQuestion)[] = [
  claimProduct,
  claimProduct,
  claimSwapped,
  claimOne,
  claimTen,
  claimParts,
]
