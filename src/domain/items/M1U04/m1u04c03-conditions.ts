import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { bracketed, linearText, nextTerm } from '../asking/linear-text.ts'
import { divisorsOf, isPrimeNumber } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import {
  collected,
  type LinearEquation,
  numbered,
  showEquation,
  solvingSteps,
  transposed,
} from './linear-equation.ts'
import { fractionSlip, withWholeSlips } from './whole-slips.ts'

const conceptId = 'M1U04C03'

/** An equation in x that holds an unknown constant a; with x = r put in, it is `ua + v = w`. */
interface WithConstant {
  latex: string
  putIn: string
  u: number
  v: number
  w: number
}

/** The equation in x of a drawn shape that has the root `root` for the constant `value`. */
function drawWithConstant(random: SeededRandom, root: number, value: number): WithConstant {
  const q = random.pick([-9, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 9])
  const [p, s] = [random.pick([2, 3, 4, 5]), random.pick([-3, -2, -1, 1])]
  const r = bracketed(root)
  const times = (factor: number) => {
    if (factor === 1) return `${root}`
    return factor === -1 ? `-${r}` : `${factor} \\times ${r}`
  }
  const w1 = root * value + q
  const w2 = p * root + value - s * root
  const w3 = p * (root - value) - s * root
  return random.pick<WithConstant>([
    {
      latex: `a${linearText(1, q)} = ${w1}`,
      putIn: `a \\times ${r}${nextTerm(q)} = ${w1}`,
      u: root,
      v: q,
      w: w1,
    },
    {
      latex: `${linearText(p, 0)} + a = ${linearText(s, w2)}`,
      putIn: `${times(p)} + a = ${times(s)}${nextTerm(w2)}`,
      u: 1,
      v: p * root,
      w: s * root + w2,
    },
    {
      latex: `${p}(x - a) = ${linearText(s, w3)}`,
      putIn: `${p}(${root} - a) = ${times(s)}${nextTerm(w3)}`,
      u: -p,
      v: p * root,
      w: s * root + w3,
    },
  ])
}

interface SameRoot {
  first: LinearEquation
  second: WithConstant
  root: number
  value: number
}

function drawSameRoot(random: SeededRandom): SameRoot {
  return drawUntil(
    random,
    (draw) => {
      const [root, value] = [
        draw.pick([-5, -4, -3, -2, 2, 3, 4, 5]),
        draw.pick([-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8]),
      ]
      const [a, c, b] = [
        draw.pick([2, 3, 4, 5, 6, 7]),
        draw.pick([-3, -2, -1, 1, 2, 3, 4]),
        draw.pick([-9, -8, -7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 7, 8, 9]),
      ]
      const first = { a, b, c, d: (a - c) * root + b }
      return { first, second: drawWithConstant(draw, root, value), root, value }
    },
    ({ first: { a, b, c, d }, second: { v, w, latex }, root, value }) =>
      Math.abs(a - c) >= 2 &&
      d !== 0 &&
      Math.abs(d) <= 30 &&
      Math.abs(w) <= 40 &&
      v !== 0 &&
      w !== 0 &&
      !/= 0$/.test(latex) &&
      Math.abs(root) !== Math.abs(value) &&
      ![a - c, d - b, b, c, -b].includes(value),
  )
}

const shareRoot = makeBothForms({
  id: 'M1U04C03L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '두 방정식의 해가 같다',
  draw: withWholeSlips((random) => {
    const { first, second, root, value } = drawSameRoot(random)
    const { latex, putIn, u, v, w } = second
    const inA: LinearEquation = { a: u, b: v, c: 0, d: w }
    return {
      question: `다음 두 일차방정식의 해가 서로 같을 때, 상수 ${tex('a')}의 값을 구하세요.\n\n\\[ ${showEquation(first)}, \\qquad ${latex} \\]`,
      right: rightNumber(value),
      slips: [
        wrongNumber(root, `첫째 방정식의 해까지만 구했어요. 이 해를 둘째 방정식에 대입해야 해요.`),
        wrongNumber(-value, `${tex('a')}의 값을 구할 때 부호를 틀렸어요.`),
        ...fractionSlip(
          w + v,
          u,
          `${tex('a')}를 구할 때 ${texWith(v, '을/를')} 이항하면서 부호를 바꾸지 않았어요.`,
        ),
        ...(Math.abs(u) === 1
          ? []
          : [
              wrongNumber(
                w - v,
                `${tex(`${linearText(u, 0, 'a')} = ${w - v}`)}까지만 구하고 ${tex('a')}의 계수로 나누지 않았어요.`,
              ),
            ]),
        ...fractionSlip(
          first.d + first.b,
          first.a - first.c,
          `첫째 방정식의 해까지만 구했고, 그때 ${texWith(first.b, '을/를')} 이항하면서 부호도 바꾸지 않았어요.`,
        ),
        wrongNumber(
          value + root,
          `구한 ${texWith('a', '과/와')} ${tex('x')}의 값을 더했어요. 묻는 것은 ${tex('a')}의 값이에요.`,
        ),
      ],
      solution: `문자 ${texWith('a', '이/가')} 없는 첫째 방정식을 먼저 풀 수 있어요.\n\n${numbered([
        ...solvingSteps(first),
        `두 방정식의 해가 같으므로 ${texWith(`x = ${root}`, '을/를')} 둘째 방정식에 대입하면 등식이 성립해요: ${tex(putIn)}`,
        `양변을 계산하여 정리하면 ${texWith(showEquation(inA, 'a'), '이에요/예요')}.`,
        ...solvingSteps(inA, 'a'),
      ])}`,
      hints: [
        `두 방정식 가운데 ${tex('x')}의 값을 바로 구할 수 있는 것은 어느 것인가요?`,
        `첫째 방정식을 이항하면 ${texWith(transposed(first), '이/가')} 돼요. 해를 먼저 구하세요.`,
        `첫째 방정식을 정리하면 ${texWith(collected(first), '이/가')} 돼요. 여기서 구한 해를 둘째 방정식의 ${tex('x')} 자리에 넣어 ${tex('a')}에 대한 방정식을 푸세요.`,
      ],
    }
  }),
})

const PRODUCTS = [12, 16, 18, 20, 24, 28, 30, 32, 36, 40, 42, 48]

/** `(a + shift)x = product`, written with the terms not yet collected. */
interface NaturalRoot {
  product: number
  shift: -1 | 0 | 1
  latex: string
  moved: string
  constant: number
}

function drawNaturalRoot(random: SeededRandom): NaturalRoot {
  const product = random.pick(PRODUCTS)
  const constant = random.pick([-9, -8, -7, -5, -4, -3, -2, 2, 3, 4, 5, 7, 8, 9])
  const total = product + constant
  return random.pick<NaturalRoot>([
    {
      product,
      shift: 0,
      constant,
      latex: `a${linearText(1, constant)} = ${total}`,
      moved: `ax = ${total}${nextTerm(-constant)}`,
    },
    {
      product,
      shift: -1,
      constant,
      latex: `a${linearText(1, constant)} = ${linearText(1, total)}`,
      moved: `ax - x = ${total}${nextTerm(-constant)}`,
    },
    {
      product,
      shift: 1,
      constant,
      latex: `a${linearText(1, constant)} = ${linearText(-1, total)}`,
      moved: `ax + x = ${total}${nextTerm(-constant)}`,
    },
  ])
}

const countNatural = makeBothForms({
  id: 'M1U04C03L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '해가 자연수인 조건',
  draw: withWholeSlips((random) => {
    const { product, shift, latex, moved } = drawUntil(
      random,
      drawNaturalRoot,
      (drawn) => drawn.product + drawn.constant > 1 && drawn.product !== drawn.constant,
    )
    const found = divisorsOf(product)
    const factor = shift === 0 ? 'a' : linearText(1, shift, 'a')
    const values = found.map((divisor) => divisor - shift).filter((a) => a >= 1)
    const product1 = shift === 0 ? `ax = ${product}` : `(${factor})x = ${product}`
    const dropped =
      shift === 1 ? ` 이때 ${tex(`${factor} = 1`)}이면 ${tex('a = 0')}이라서 자연수가 아니므로 빼요.` : ''
    return {
      question: `${tex('x')}에 대한 일차방정식 ${tex(latex)}의 해가 자연수가 되게 하는 자연수 ${tex('a')}는 모두 몇 개인지 구하세요.`,
      right: rightNumber(values.length),
      slips: [
        ...(shift === 1
          ? [
              wrongNumber(
                found.length,
                `${texWith('a', '이/가')} 자연수라는 조건을 확인하지 않았어요. ${texWith(factor, '이/가')} ${tex(1)}인 경우를 살펴보세요.`,
              ),
            ]
          : [
              wrongNumber(
                found.length - 1,
                `약수 ${texWith(1, '과/와')} ${tex(product)} 가운데 하나를 빠뜨리고 세었어요.`,
                'M1U01C04',
              ),
            ]),
        wrongNumber(
          found.length - 2,
          `약수를 셀 때 ${texWith(1, '과/와')} ${texWith(product, '을/를')} 모두 빠뜨렸어요.`,
          'M1U01C04',
        ),
        wrongNumber(
          found.filter(isPrimeNumber).length,
          '약수 가운데 소수만 세었어요. 해가 자연수가 되려면 모든 약수를 생각해야 해요.',
          'M1U01C04',
        ),
        wrongNumber(found.length * 2, '음의 정수까지 세었어요. 자연수만 세어야 해요.', 'M1U02C01'),
        wrongNumber(product, `${texWith(product, '을/를')} 그대로 답했어요. 약수의 개수를 세어야 해요.`),
      ],
      solution: numbered([
        `이항하면 ${tex(moved)}이고, 정리하면 ${texWith(product1, '이에요/예요')}.${shift === 0 ? '' : ` (${tex(`ax${nextTerm(shift, 'x')}`)}는 ${texWith('x', '이/가')} ${tex('a')}개 있는 것${shift < 0 ? '에서' : '에'} ${tex('x')} 하나를 ${shift < 0 ? '뺀' : '더한'} 것이므로 ${tex(`(${factor})x`)}예요.)`}`,
        `두 수 ${texWith(factor, '과/와')} ${tex('x')}의 곱이 ${tex(product)}이고 ${texWith('x', '이/가')} 자연수이므로, ${texWith(factor, '은/는')} ${tex(product)}의 약수예요.`,
        `${tex(product)}의 약수는 ${texList(found, '이에요/예요')}.${dropped}`,
        `따라서 자연수 ${texWith('a', '은/는')} ${texList(values)}의 ${tex(values.length)}개예요.`,
      ]),
      hints: [
        `먼저 ${tex('x')}가 있는 항은 좌변으로, 상수항은 우변으로 이항하여 정리하세요.`,
        `정리하면 ${texWith(product1, '이/가')} 돼요. 두 자연수의 곱이 ${texWith(product, '이/가')} 되려면 두 수는 각각 어떤 수여야 할까요?`,
        `${texWith(factor, '은/는')} ${tex(product)}의 약수예요. 약수를 빠짐없이 쓰고, ${texWith('a', '이/가')} 자연수가 되는 것만 세어 보세요.`,
      ],
    }
  }),
})

export const CONDITION_TEMPLATES: ItemTemplate[] = [...shareRoot, ...countNatural]
