import { makeBothForms, type Slip } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texBlock, texWith } from '../asking/inline-math.ts'
import { linearText, nextTerm } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { lcm } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { formulaAnswer, formulaSlip } from './formula-answer.ts'
import { isPlain, type Linear, linearAnswer, linearSlip, scaleLinear, showLinear } from './linear-answer.ts'
import { showFraction } from './substitution-text.ts'

const conceptId = 'M1U03C05'

const COEFFICIENTS = [-5, -4, -3, -2, 2, 3, 4, 5, 6]
const CONSTANTS = [-9, -8, -7, -5, -4, -3, -2, 1, 2, 3, 4, 5, 6, 7, 9]

const GATHER = '동류항끼리 모아 계산해요.'
const UNLIKE = '\\(x\\)의 항과 상수항은 동류항이 아니라서 하나로 더할 수 없어요.'

function drawLinear(random: SeededRandom): Linear {
  return [random.pick(COEFFICIENTS), random.pick(CONSTANTS)]
}

const addTwo = makeBothForms({
  id: 'M1U03C05L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '두 일차식의 합',
  draw: withEnoughSlips((random) => {
    const [first, second] = drawUntil(
      random,
      (draw): [Linear, Linear] => [drawLinear(draw), drawLinear(draw)],
      ([[a, b], [c, d]]) => isPlain([a + c, b + d]),
    )
    const [[a, b], [c, d]] = [first, second]
    const target = `(${showLinear(first)}) + (${showLinear(second)})`
    const sum: Linear = [a + c, b + d]
    return {
      question: `다음을 계산하세요.\n\n${texBlock(target)}`,
      right: linearAnswer(sum),
      slips: [
        linearSlip([a + c, b - d], 'x', '뒤의 괄호에 있는 상수항의 부호를 바꾸어 더했어요.'),
        linearSlip([a - c, b + d], 'x', `뒤의 괄호에 있는 ${tex('x')}의 계수의 부호를 바꾸어 더했어요.`),
        linearSlip([a + b + c + d, 0], 'x', UNLIKE),
        linearSlip([a - c, b - d], 'x', '두 식을 더하지 않고 뺐어요.'),
        linearSlip([a * c, b * d], 'x', '계수끼리, 상수항끼리 더하지 않고 곱했어요.'),
      ],
      solution: `괄호 앞이 ${tex('+')}일 때는 괄호 안의 부호를 그대로 두고 풀어요. 그다음 동류항끼리 모아 계산해요.\n\n${texBlock(`\\begin{aligned} &${target} \\\\ &= ${showLinear(first)}${nextTerm(c, 'x')}${nextTerm(d)} \\\\ &= ${gathered(first, second)} \\\\ &= ${showLinear(sum)} \\end{aligned}`)}`,
      hints: [
        GATHER,
        `괄호를 풀면 ${tex('x')}의 항은 ${texWith(linearText(a, 0), '과/와')} ${tex(linearText(c, 0))}, 상수항은 ${texWith(b, '과/와')} ${texWith(d, '이에요/예요')}.`,
        `${tex('x')}의 계수는 ${tex(`${a}${nextTerm(c)}`)}, 상수항은 ${texWith(`${b}${nextTerm(d)}`, '을/를')} 계산한 값이에요. 두 값을 구해 이어 쓰세요.`,
      ],
    }
  }),
})

/** The sum with like terms next to each other: `(3 - 5)x + (2 + 7)`. */
function gathered([a, b]: Linear, [c, d]: Linear): string {
  return `(${a}${nextTerm(c)})x + (${b}${nextTerm(d)})`
}

const subtractProducts = makeBothForms({
  id: 'M1U03C05L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '괄호 풀어 빼기',
  draw: withEnoughSlips((random) => {
    const { m, n, first, second } = drawUntil(
      random,
      (draw) => ({
        m: draw.integer(2, 5),
        n: draw.integer(2, 5),
        first: [
          draw.pick([1, 2, 3, 4, -1, -2]),
          draw.pick([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
        ] as Linear,
        second: [draw.pick([1, 2, 3, 4, -1, -2]), draw.pick([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4])] as Linear,
      }),
      (drawn) =>
        isPlain([
          drawn.m * drawn.first[0] - drawn.n * drawn.second[0],
          drawn.m * drawn.first[1] - drawn.n * drawn.second[1],
        ]),
    )
    const [left, right] = [scaleLinear(first, m), scaleLinear(second, -n)]
    const result: Linear = [left[0] + right[0], left[1] + right[1]]
    const target = `${m}(${showLinear(first)}) - ${n}(${showLinear(second)})`
    return {
      question: `다음을 계산하세요.\n\n${texBlock(target)}`,
      right: linearAnswer(result),
      slips: [
        linearSlip(
          [result[0], left[1] - right[1]],
          'x',
          `뒤의 괄호를 풀 때 상수항의 부호를 틀렸어요. ${texWith(-n, '을/를')} 모든 항에 곱해야 해요.`,
          'M1U03C04',
        ),
        linearSlip(
          [result[0], left[1] - second[1]],
          'x',
          `뒤의 괄호를 풀 때 ${texWith(n, '을/를')} 앞의 항에만 곱했어요.`,
          'M1U03C04',
        ),
        linearSlip(
          [result[0], first[1] + right[1]],
          'x',
          `앞의 괄호를 풀 때 ${texWith(m, '을/를')} 앞의 항에만 곱했어요.`,
          'M1U03C04',
        ),
        linearSlip([left[0] - right[0], left[1] - right[1]], 'x', '두 식을 빼지 않고 더했어요.'),
        linearSlip(
          [first[0] - second[0], first[1] - second[1]],
          'x',
          '괄호 밖의 수를 곱하지 않고 괄호 안의 식끼리 뺐어요.',
        ),
      ],
      solution: `분배법칙으로 괄호를 풀고 동류항끼리 모아요. 뒤의 괄호에는 ${texWith(-n, '을/를')} 곱한다고 생각하면 부호를 틀리지 않아요.\n\n${texBlock(`\\begin{aligned} &${target} \\\\ &= ${showLinear(left)}${nextTerm(right[0], 'x')}${nextTerm(right[1])} \\\\ &= ${gathered(left, right)} \\\\ &= ${showLinear(result)} \\end{aligned}`)}`,
      hints: [
        '분배법칙으로 두 괄호를 먼저 풀어 보세요. 빼는 괄호에서는 부호를 조심해요.',
        `앞의 괄호에는 ${texWith(m, '을/를')}, 뒤의 괄호에는 ${texWith(-n, '을/를')} 모든 항에 곱하세요.`,
        `앞의 괄호를 풀면 ${texWith(showLinear(left), '이고/고')}, 뒤의 괄호를 풀면 ${texWith(linearText(right[0], 0), '과/와')} ${texWith(right[1], '이/가')} 나와요. 동류항끼리 모아 계산하세요.`,
      ],
    }
  }),
})

/** The coefficient and the constant over one bottom, each in lowest terms: `\frac{5}{6}x - \frac{1}{2}`. */
function showShared([a, b]: Linear, bottom: number): string {
  const size = showFraction(Math.abs(a), bottom)
  const lead = a === 0 ? '' : `${a < 0 ? '-' : ''}${size === '1' ? '' : size}x`
  if (b === 0) return lead === '' ? '0' : lead
  if (lead === '') return showFraction(b, bottom)
  return `${lead}${b < 0 ? ' - ' : ' + '}${showFraction(Math.abs(b), bottom)}`
}

function sharedSlip(linear: Linear, bottom: number, mistakeText: string, conceptId?: string): Slip {
  return formulaSlip(showShared(linear, bottom), mistakeText, conceptId)
}

const subtractFractions = makeBothForms({
  id: 'M1U03C05L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '분수 계수 계산',
  draw: withEnoughSlips((random) => {
    const { m, n, first, second, left, right } = drawUntil(
      random,
      (draw) => {
        const [above = 2, below = 3] = draw.sample([2, 3, 4, 5, 6], 2)
        const a: Linear = [draw.pick([1, 2, 3, 4, 5]), draw.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4])]
        const b: Linear = [draw.pick([1, 2, 3, 4]), draw.pick([-5, -4, -3, -2, -1, 1, 2, 3])]
        const common = lcm(above, below)
        return {
          m: above,
          n: below,
          first: a,
          second: b,
          left: scaleLinear(a, common / above),
          right: scaleLinear(b, -common / below),
        }
      },
      (drawn) => {
        const common = lcm(drawn.m, drawn.n)
        const [a, b] = [drawn.left[0] + drawn.right[0], drawn.left[1] + drawn.right[1]]
        const isWhole = ([x, y]: Linear, bottom: number) => x % bottom === 0 || y % bottom === 0
        return (
          common <= 12 &&
          isPlain([a, b]) &&
          !isWhole([a, b], common) &&
          !isWhole(drawn.first, drawn.m) &&
          !isWhole(drawn.second, drawn.n)
        )
      },
    )
    const common = lcm(m, n)
    const result: Linear = [left[0] + right[0], left[1] + right[1]]
    const target = `\\frac{${showLinear(first)}}{${m}} - \\frac{${showLinear(second)}}{${n}}`
    const [up, down] = [common / m, common / n]
    const times = (factor: number, linear: Linear) =>
      factor === 1 ? `(${showLinear(linear)})` : `${factor}(${showLinear(linear)})`
    const lined = `${showLinear(left)}${nextTerm(right[0], 'x')}${nextTerm(right[1])}`
    return {
      question: `다음을 계산하세요.\n\n${texBlock(target)}`,
      right: formulaAnswer(showShared(result, common)),
      slips: [
        sharedSlip(
          [result[0], left[1] - right[1]],
          common,
          '뒤의 분자를 뺄 때 상수항의 부호를 틀렸어요. 분자 전체에 괄호를 쓰고 빼야 해요.',
        ),
        linearSlip(result, 'x', '분모를 없애 버렸어요. 식을 계산할 때는 분모를 그대로 남겨야 해요.'),
        sharedSlip(
          [first[0] - second[0], first[1] - second[1]],
          common,
          '통분할 때 분모에만 곱하고 분자에는 곱하지 않았어요.',
        ),
        sharedSlip(
          [result[0], first[1] - second[1]],
          common,
          '통분할 때 분자의 앞의 항에만 곱하고 상수항에는 곱하지 않았어요.',
          'M1U03C04',
        ),
        sharedSlip([left[0] - right[0], left[1] - right[1]], common, '두 식을 빼지 않고 더했어요.'),
      ],
      solution: `두 분모 ${texWith(m, '과/와')} ${tex(n)}의 최소공배수 ${texWith(common, '으로/로')} 통분해요. 분자 전체를 괄호로 묶고 빼야 부호를 틀리지 않아요.\n\n${texBlock(`\\begin{aligned} &${target} \\\\ &= \\frac{${times(up, first)} - ${times(down, second)}}{${common}} \\\\ &= \\frac{${lined}}{${common}} \\\\ &= \\frac{${showLinear(result)}}{${common}} \\\\ &= ${showShared(result, common)} \\end{aligned}`)}`,
      hints: [
        `분모가 다른 분수는 통분해야 더하거나 뺄 수 있어요. 두 분모의 최소공배수를 구해 보세요.`,
        `분모를 ${texWith(common, '으로/로')} 통분하세요. 앞의 분자에는 ${texWith(up, '을/를')}, 뒤의 분자에는 ${texWith(down, '을/를')} 분자 전체에 곱해요.`,
        `통분한 뒤의 분자는 ${texWith(`${times(up, first)} - ${times(down, second)}`, '이에요/예요')}. 괄호를 풀고 동류항끼리 계산한 다음, 분모 ${texWith(common, '을/를')} 잊지 말고 쓰세요.`,
      ],
    }
  }),
})

export const ADDITION_TEMPLATES: ItemTemplate[] = [...addTwo, ...subtractProducts, ...subtractFractions]
