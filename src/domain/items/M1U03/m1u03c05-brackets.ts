import { makeBothForms, type ValueQuestion } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texBlock, texWith } from '../asking/inline-math.ts'
import { linearText, nextTerm } from '../asking/linear-text.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { isPlain, type Linear, linearAnswer, linearSlip, showLinear } from './linear-answer.ts'

const conceptId = 'M1U03C05'

const COEFFICIENTS = [-4, -3, -2, 2, 3, 4, 5]
const CONSTANTS = [-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]

function sumOf(first: Linear, second: Linear, factor = 1): Linear {
  return [first[0] + factor * second[0], first[1] + factor * second[1]]
}

const findRight = makeBothForms({
  id: 'M1U03C05L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '어떤 식 찾기',
  draw: withEnoughSlips((random) => {
    const isSubtraction = random.pick([true, true, false])
    const factor = isSubtraction ? -1 : 1
    const { part, wrong } = drawUntil(
      random,
      (draw) => ({
        part: [draw.pick(COEFFICIENTS), draw.pick(CONSTANTS)] as Linear,
        wrong: [draw.pick(COEFFICIENTS), draw.pick(CONSTANTS)] as Linear,
      }),
      (drawn) =>
        isPlain(sumOf(drawn.wrong, drawn.part, factor)) &&
        isPlain(sumOf(drawn.wrong, drawn.part, 2 * factor)),
    )
    const original = sumOf(wrong, part, factor)
    const right = sumOf(original, part, factor)
    const shownPart = showLinear(part)
    const shownWrong = showLinear(wrong)
    const shownOriginal = showLinear(original)
    const [sign, undone, redo] = isSubtraction ? ['-', '더한', '빼'] : ['+', '뺀', '더하']
    return {
      question: isSubtraction
        ? `어떤 다항식에서 ${texWith(shownPart, '을/를')} 빼야 할 것을 잘못하여 더했더니 ${texWith(shownWrong, '이/가')} 되었어요. 바르게 계산한 식을 구하세요.`
        : `어떤 다항식에 ${texWith(shownPart, '을/를')} 더해야 할 것을 잘못하여 뺐더니 ${texWith(shownWrong, '이/가')} 되었어요. 바르게 계산한 식을 구하세요.`,
      right: linearAnswer(right),
      slips: [
        linearSlip(original, 'x', '어떤 다항식까지만 구했어요. 거기에 바른 계산을 해야 해요.'),
        linearSlip(wrong, 'x', '되돌릴 때 반대로 계산하지 않아서 처음의 잘못된 식으로 돌아왔어요.'),
        linearSlip([right[0], original[1] - factor * part[1]], 'x', '괄호를 풀 때 상수항의 부호를 틀렸어요.'),
        linearSlip(
          [right[0], wrong[1] - 2 * factor * part[1]],
          'x',
          '괄호를 풀 때마다 상수항의 부호를 틀렸어요.',
        ),
        linearSlip(
          sumOf(wrong, part, -factor),
          'x',
          `어떤 다항식을 구할 때 ${undone} 것을 되돌리지 않고 한 번 더 했어요.`,
        ),
      ],
      solution: `어떤 다항식은 잘못 계산한 식에서 거꾸로 되돌리면 알 수 있어요. ${undone} 것을 되돌리려면 ${isSubtraction ? '빼면' : '더하면'} 돼요.\n\n${texBlock(`\\begin{aligned} (\\text{어떤 다항식}) &= (${shownWrong}) ${sign} (${shownPart}) \\\\ &= ${shownOriginal} \\end{aligned}`)}\n\n이제 바르게 계산하면\n\n${texBlock(`(${shownOriginal}) ${sign} (${shownPart}) = ${showLinear(right)}`)}`,
      hints: [
        `먼저 어떤 다항식을 구해야 해요. ${undone} 것을 되돌리려면 어떻게 해야 할까요?`,
        `어떤 다항식은 ${texWith(`(${shownWrong}) ${sign} (${shownPart})`, '을/를')} 계산하면 나와요. 괄호를 풀 때 부호를 살펴보세요.`,
        `구한 어떤 다항식${isSubtraction ? '에서' : '에'} ${texWith(shownPart, '을/를')} 한 번 더 ${redo}세요. 이것이 바르게 계산하는 것이에요.`,
      ],
    }
  }),
})

interface Nest {
  asked: string
  /** The expression after each pair of brackets is removed, the last one the answer's terms in order. */
  lines: string[]
  right: Linear
  slips: readonly (readonly [wrong: Linear, mistakeText: string, conceptId?: string])[]
}

const OUTER = '바깥 괄호를 풀 때 앞의 항의 부호만 바꾸었어요. 괄호 안의 모든 항의 부호를 바꾸어야 해요.'
const INNER = '안쪽 괄호를 풀 때 앞의 항의 부호만 바꾸었어요. 괄호 안의 모든 항의 부호를 바꾸어야 해요.'

function drawTwoDeep(random: SeededRandom): Nest {
  const [p, r] = [random.pick([2, 3, 4, 5, 6, 7]), random.pick([2, 3, 4, 5])]
  const [q, s] = [random.pick([1, 2, 3, 4, 5, 6, 7]), random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5])]
  return {
    asked: `${linearText(p, 0)} - \\{${q} - (${showLinear([r, s])})\\}`,
    lines: [
      `${linearText(p, 0)} - (${q}${nextTerm(-r, 'x')}${nextTerm(-s)})`,
      `${linearText(p, 0)}${nextTerm(-q)}${nextTerm(r, 'x')}${nextTerm(s)}`,
    ],
    right: [p + r, s - q],
    slips: [
      [[p - r, -q - s], OUTER],
      [[p + r, -q - s], INNER],
      [
        [p - r, s - q],
        `${tex('x')}의 항의 부호를 한 번만 바꾸었어요. 괄호가 두 겹이면 부호도 두 번 바뀌어요.`,
      ],
      [[p + r, q + s], '바깥 괄호 안의 첫 항의 부호를 바꾸지 않았어요.'],
    ],
  }
}

function drawTwoDeepWithFactor(random: SeededRandom): Nest {
  const [k, p, r] = [random.integer(2, 3), random.pick([3, 4, 5, 6, 7]), random.pick([1, 2, 3])]
  const q = random.pick([2, 3, 4, 5].filter((number) => number !== k * r))
  const [t, s] = [random.pick([-5, -4, -3, -2, 1, 2, 3, 4, 5]), random.pick([-4, -3, -2, -1, 1, 2, 3, 4])]
  return {
    asked: `${linearText(p, 0)} - \\{${showLinear([q, t])} - ${k}(${showLinear([r, s])})\\}`,
    lines: [
      `${linearText(p, 0)} - (${showLinear([q, t])}${nextTerm(-k * r, 'x')}${nextTerm(-k * s)})`,
      `${linearText(p, 0)} - (${showLinear([q - k * r, t - k * s])})`,
      `${linearText(p, 0)}${nextTerm(k * r - q, 'x')}${nextTerm(k * s - t)}`,
    ],
    right: [p - q + k * r, k * s - t],
    slips: [
      [[p - q + k * r, t - k * s], OUTER],
      [[p - q + k * r, -t - k * s], INNER],
      [[p - q + k * r, s - t], `안쪽 괄호를 풀 때 ${texWith(k, '을/를')} 앞의 항에만 곱했어요.`, 'M1U03C04'],
      [[p - q - k * r, -t - k * s], '괄호가 두 겹이어서 부호가 두 번 바뀌는데 한 번만 바꾸었어요.'],
    ],
  }
}

function drawThreeDeep(random: SeededRandom): Nest {
  const [p, q, r] = [random.pick([5, 6, 7, 8]), random.pick([1, 2, 3]), random.pick([1, 2, 3])]
  const [t, s] = [random.pick([2, 3, 4, 5, 6]), random.pick([-5, -4, -3, -2, -1, 1, 2, 3])]
  return {
    asked: `${linearText(p, 0)} - [${linearText(q, 0)} - \\{${t} - (${showLinear([r, s])})\\}]`,
    lines: [
      `${linearText(p, 0)} - \\{${linearText(q, 0)} - (${t}${nextTerm(-r, 'x')}${nextTerm(-s)})\\}`,
      `${linearText(p, 0)} - (${linearText(q, 0)}${nextTerm(-t)}${nextTerm(r, 'x')}${nextTerm(s)})`,
      `${linearText(p, 0)}${nextTerm(-q, 'x')}${nextTerm(t)}${nextTerm(-r, 'x')}${nextTerm(-s)}`,
    ],
    right: [p - q - r, t - s],
    slips: [
      [[p - q + r, s - t], OUTER],
      [[p - q - r, t + s], INNER],
      [[p - q + r, t + s], '가운데 괄호를 풀 때 앞의 항의 부호만 바꾸었어요.'],
      [[p - q - r, -t - s], '상수항의 부호를 한 번 더 바꾸었어요. 괄호를 하나씩 풀며 부호를 확인하세요.'],
    ],
  }
}

const nested = makeBothForms({
  id: 'M1U03C05L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '여러 겹 괄호',
  draw: withEnoughSlips((random): ValueQuestion => {
    const {
      asked: target,
      lines,
      right,
      slips,
    } = drawUntil(
      random,
      (draw) => draw.pick([drawTwoDeep, drawTwoDeepWithFactor, drawThreeDeep])(draw),
      (drawn) => isPlain(drawn.right),
    )
    const display = [...lines, showLinear(right)].map((line) => `&= ${line}`).join(' \\\\ ')
    return {
      question: `다음을 계산하세요.\n\n${texBlock(target)}`,
      right: linearAnswer(right),
      slips: slips.map(([linear, mistakeText, conceptId]) => linearSlip(linear, 'x', mistakeText, conceptId)),
      solution: `안쪽 괄호부터 하나씩 풀어요. 괄호 앞이 ${tex('-')}이면 괄호 안의 모든 항의 부호가 바뀌어요.\n\n${texBlock(`\\begin{aligned} &${target} \\\\ ${display} \\end{aligned}`)}`,
      hints: [
        '괄호가 여러 겹일 때는 안쪽 괄호부터 하나씩 풀어요.',
        `괄호 앞이 ${tex('-')}이면 괄호를 풀 때 괄호 안의 모든 항의 부호가 바뀌어요. 한 겹을 풀 때마다 부호를 확인하세요.`,
        `가장 안쪽 괄호를 풀면 ${texWith(lines[0] ?? target, '이/가')} 돼요. 남은 괄호도 같은 방법으로 풀고 동류항끼리 모으세요.`,
      ],
    }
  }),
})

export const BRACKET_TEMPLATES: ItemTemplate[] = [...findRight, ...nested]
