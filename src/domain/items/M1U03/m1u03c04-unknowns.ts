import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texBlock, texWith } from '../asking/inline-math.ts'
import { bracketed, linearText, nextTerm } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { type Linear, linearAnswer, linearSlip, scaleLinear, showLinear } from './linear-answer.ts'

const conceptId = 'M1U03C04'

const SMALL = [-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]
const COMPARE = '두 식이 같은 식이 되려면 \\(x\\)의 계수끼리, 상수항끼리 서로 같아야 해요.'

function drawProduct(random: SeededRandom): ValueQuestion {
  const { k, a, m } = drawUntil(
    random,
    (draw) => ({
      k: draw.pick([-4, -3, -2, 2, 3, 4, 5]),
      a: draw.pick(SMALL),
      m: draw.pick([-7, -5, -4, -3, -2, 2, 3, 4, 5, 7]),
    }),
    // A number that the question shows must not be the answer.
    (drawn) => ![drawn.k, drawn.m, drawn.k * drawn.a].includes(drawn.a + drawn.k * drawn.m),
  )
  const [n, b] = [k * a, k * m]
  return {
    question: `${texWith(`${k}(ax${nextTerm(m)})`, '을/를')} 계산한 식이 ${texWith(`${linearText(n, 0)} + b`, '과/와')} 같을 때, 상수 ${tex('a')}, ${tex('b')}에 대하여 ${tex('a + b')}의 값을 구하세요.`,
    right: rightNumber(a + b),
    slips: [
      wrongNumber(
        a + m,
        `${texWith(k, '을/를')} 상수항에는 곱하지 않았어요. 괄호 안의 모든 항에 곱해야 해요.`,
        'M1U02C07',
      ),
      wrongNumber(a - b, `상수항을 곱할 때 부호를 틀렸어요.`, 'M1U02C05'),
      wrongNumber(n + b, `${tex('a')}의 값을 구하지 않고 ${tex('x')}의 계수를 그대로 더했어요.`),
      wrongNumber(-a + b, `${tex('a')}의 값을 구할 때 부호를 틀렸어요.`),
      wrongNumber(a, `${tex('a')}의 값까지만 구했어요.`),
    ],
    solution: `분배법칙으로 괄호를 풀면\n\n${texBlock(`${k}(ax${nextTerm(m)}) = ${k}ax${nextTerm(b)}`)}\n\n이에요. 이 식이 ${texWith(`${linearText(n, 0)} + b`, '과/와')} 같으므로 계수끼리, 상수항끼리 비교해요.\n\n- ${tex('x')}의 계수: ${texWith(`${k}a = ${n}`, '이므로/므로')} ${texWith(`a = ${a}`, '이에요/예요')}.\n- 상수항: ${texWith(`b = ${b}`, '이에요/예요')}.\n\n따라서 ${texWith(`a + b = ${a} + ${bracketed(b)} = ${a + b}`, '이에요/예요')}.`,
    hints: [
      COMPARE,
      `먼저 ${texWith(`${k}(ax${nextTerm(m)})`, '을/를')} 분배법칙으로 계산해 보세요. ${texWith(k, '은/는')} 두 항에 모두 곱해요.`,
      `${tex('x')}의 계수에서 ${texWith(`${k}a = ${n}`, '이고/고')}, 상수항은 ${texWith(`${k} \\times ${bracketed(m)}`, '이에요/예요')}. 두 상수를 구해 더하세요.`,
    ],
  }
}

function drawQuotient(random: SeededRandom): ValueQuestion {
  const { k, n, b } = drawUntil(
    random,
    (draw) => ({
      k: draw.pick([-5, -4, -3, -2, 2, 3, 4]),
      n: draw.pick(SMALL),
      b: draw.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5]),
    }),
    // A number that the question shows must not be the answer.
    (drawn) => ![drawn.k, drawn.n, drawn.k * drawn.b].includes(drawn.k * drawn.n - drawn.b),
  )
  const [a, m] = [k * n, k * b]
  return {
    question: `${texWith(`(ax${nextTerm(m)}) \\div ${bracketed(k)}`, '을/를')} 계산한 식이 ${texWith(`${linearText(n, 0)} + b`, '과/와')} 같을 때, 상수 ${tex('a')}, ${tex('b')}에 대하여 ${tex('a - b')}의 값을 구하세요.`,
    right: rightNumber(a - b),
    slips: [
      wrongNumber(a - m, '상수항은 나누지 않았어요. 괄호 안의 모든 항을 나누어야 해요.'),
      wrongNumber(a + b, '두 수를 빼지 않고 더했거나, 상수항의 부호를 틀렸어요.'),
      wrongNumber(
        n - b,
        `${tex('a')}를 나눈 값이 ${tex('x')}의 계수예요. ${tex('x')}의 계수를 그대로 ${tex('a')}로 생각했어요.`,
      ),
      wrongNumber(-a - b, `${tex('a')}의 값을 구할 때 부호를 틀렸어요.`),
      wrongNumber(a, `${tex('a')}의 값까지만 구했어요.`),
    ],
    solution: `괄호 안의 두 항을 각각 ${texWith(k, '으로/로')} 나누어 계수끼리, 상수항끼리 비교해요.\n\n- ${tex('x')}의 계수: ${texWith('a', '을/를')} ${texWith(k, '으로/로')} 나눈 값이 ${texWith(n, '이므로/므로')} ${texWith(`a = ${n} \\times ${bracketed(k)} = ${a}`, '이에요/예요')}.\n- 상수항: ${texWith(`b = ${m} \\div ${bracketed(k)} = ${b}`, '이에요/예요')}.\n\n따라서 ${texWith(`a - b = ${a} - ${bracketed(b)} = ${a - b}`, '이에요/예요')}.`,
    hints: [
      COMPARE,
      `괄호 안의 두 항을 각각 ${texWith(k, '으로/로')} 나누어 보세요. ${texWith('a', '을/를')} 나눈 값이 ${tex('x')}의 계수가 돼요.`,
      `${texWith('a', '은/는')} ${tex(n)}에 ${texWith(k, '을/를')} 곱한 값이고, ${texWith('b', '은/는')} ${texWith(m, '을/를')} ${texWith(k, '으로/로')} 나눈 값이에요. 두 상수를 구해 빼세요.`,
    ],
  }
}

const compareCoefficients = makeBothForms({
  id: 'M1U03C04L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '계수 비교',
  draw: withEnoughSlips((random) => random.pick([drawProduct, drawQuotient])(random)),
})

function drawMultiplier(random: SeededRandom): { k: number; given: Linear } {
  const coefficient = random.pick([-3, -2, -1, 1, 2, 3])
  const constants = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].filter((number) => number !== coefficient)
  return { k: random.pick([-4, -3, -2, 2, 3, 4, 5]), given: [coefficient, random.pick(constants)] }
}

/** Should have multiplied, has divided. */
function drawDividedInstead(random: SeededRandom): ValueQuestion {
  const { k, given } = drawMultiplier(random)
  const [original, right] = [scaleLinear(given, k), scaleLinear(given, k * k)]
  return {
    question: `어떤 일차식에 ${texWith(k, '을/를')} 곱해야 할 것을 잘못하여 ${texWith(k, '으로/로')} 나누었더니 ${texWith(showLinear(given), '이/가')} 되었어요. 바르게 계산한 식을 구하세요.`,
    right: linearAnswer(right),
    slips: [
      linearSlip(original, 'x', '어떤 일차식까지만 구했어요. 거기에 다시 곱해야 바르게 계산한 식이에요.'),
      linearSlip([right[0], original[1]], 'x', '두 번째로 곱할 때 상수항에는 곱하지 않았어요.', 'M1U02C07'),
      linearSlip([right[0], -right[1]], 'x', '상수항을 곱할 때 부호를 틀렸어요.', 'M1U02C05'),
      linearSlip(
        scaleLinear(given, -k * k),
        'x',
        `곱할 때 부호를 틀렸어요. ${k < 0 ? '음수를 두 번 곱하면 부호가 처음과 같아져요' : '양수를 곱하면 부호가 바뀌지 않아요'}.`,
        'M1U02C05',
      ),
      linearSlip([right[0], given[1]], 'x', '상수항에는 곱하지 않았어요. 모든 항에 곱해야 해요.', 'M1U02C07'),
    ],
    solution: `나누어서 나온 식에 나눈 수를 다시 곱하면 어떤 일차식을 알 수 있어요.\n\n${texBlock(`(\\text{어떤 일차식}) = (${showLinear(given)}) \\times ${bracketed(k)} = ${showLinear(original)}`)}\n\n여기에 ${texWith(k, '을/를')} 곱한 것이 바르게 계산한 식이에요.\n\n${texBlock(`(${showLinear(original)}) \\times ${bracketed(k)} = ${showLinear(right)}`)}`,
    hints: [
      '먼저 어떤 일차식을 구해야 해요. 나누기를 되돌리는 계산은 무엇인가요?',
      `잘못 계산한 식 ${tex(showLinear(given))}에 ${texWith(k, '을/를')} 곱하면 어떤 일차식이 나와요.`,
      `구한 어떤 일차식에 ${texWith(k, '을/를')} 한 번 더 곱하세요. 두 번 모두 괄호 안의 모든 항에 곱해야 해요.`,
    ],
  }
}

/** Should have divided, has multiplied. */
function drawMultipliedInstead(random: SeededRandom): ValueQuestion {
  const { k, given: right } = drawMultiplier(random)
  const [original, given] = [scaleLinear(right, k), scaleLinear(right, k * k)]
  return {
    question: `어떤 일차식을 ${texWith(k, '으로/로')} 나누어야 할 것을 잘못하여 ${texWith(k, '을/를')} 곱하였더니 ${texWith(showLinear(given), '이/가')} 되었어요. 바르게 계산한 식을 구하세요.`,
    right: linearAnswer(right),
    slips: [
      linearSlip(original, 'x', '어떤 일차식까지만 구했어요. 그것을 다시 나누어야 바르게 계산한 식이에요.'),
      linearSlip([right[0], original[1]], 'x', '두 번째로 나눌 때 상수항은 나누지 않았어요.'),
      linearSlip([right[0], -right[1]], 'x', '상수항을 나눌 때 부호를 틀렸어요.', 'M1U02C06'),
      linearSlip(
        scaleLinear(right, -1),
        'x',
        `나눌 때 부호를 틀렸어요. ${k < 0 ? '음수로 두 번 나누면 부호가 처음과 같아져요' : '양수로 나누면 부호가 바뀌지 않아요'}.`,
        'M1U02C06',
      ),
      linearSlip(scaleLinear(given, k), 'x', '곱해서 나온 식에 또 곱했어요. 되돌리려면 나누어야 해요.'),
    ],
    solution: `곱해서 나온 식을 곱한 수로 다시 나누면 어떤 일차식을 알 수 있어요.\n\n${texBlock(`(\\text{어떤 일차식}) = (${showLinear(given)}) \\div ${bracketed(k)} = ${showLinear(original)}`)}\n\n이것을 ${texWith(k, '으로/로')} 나눈 것이 바르게 계산한 식이에요.\n\n${texBlock(`(${showLinear(original)}) \\div ${bracketed(k)} = ${showLinear(right)}`)}`,
    hints: [
      '먼저 어떤 일차식을 구해야 해요. 곱하기를 되돌리는 계산은 무엇인가요?',
      `잘못 계산한 식 ${texWith(showLinear(given), '을/를')} ${texWith(k, '으로/로')} 나누면 어떤 일차식이 나와요.`,
      `구한 어떤 일차식을 ${texWith(k, '으로/로')} 한 번 더 나누세요. 두 번 모두 모든 항을 나누어야 해요.`,
    ],
  }
}

const undoAndRedo = makeBothForms({
  id: 'M1U03C04L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '두 번 계산',
  draw: withEnoughSlips((random) => random.pick([drawDividedInstead, drawMultipliedInstead])(random)),
})

export const UNKNOWN_TEMPLATES: ItemTemplate[] = [...compareCoefficients, ...undoAndRedo]
