import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { bracketed, linearText, nextTerm, substituted } from '../asking/linear-text.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import {
  collected,
  type LinearEquation,
  namesMoves,
  numbered,
  showEquation,
  solvingSteps,
  transposed,
} from './linear-equation.ts'
import { fractionSlip, withWholeSlips } from './whole-slips.ts'

const conceptId = 'M1U04C03'

const ROOTS = [-8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8]
const SMALL = [-9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9]

const SHAPES = ['ax+b=c', 'b+ax=c', 'c=ax+b'] as const

function drawOneStep(random: SeededRandom) {
  return drawUntil(
    random,
    (draw) => {
      const a = draw.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7])
      const root = draw.pick(ROOTS)
      const b = draw.pick(SMALL)
      return { a, b, c: a * root + b, root, shape: draw.pick(SHAPES) }
    },
    ({ a, b, c, root, shape }) =>
      Math.abs(c) <= 40 && ![a, b, -b, c].includes(root) && (shape !== 'b+ax=c' || b > 0),
  )
}

const solveOneStep = makeBothForms({
  id: 'M1U04C03L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '한 번 이항',
  draw: withWholeSlips((random) => {
    const { a, b, c, root, shape } = drawOneStep(random)
    const left = shape === 'b+ax=c' ? `${b}${nextTerm(a, 'x')}` : linearText(a, b)
    const latex = shape === 'c=ax+b' ? `${c} = ${left}` : `${left} = ${c}`
    const equation: LinearEquation = { a, b, c: 0, d: c }
    const turned =
      shape === 'c=ax+b' ? [`양변을 서로 바꾸어 쓰면 ${texWith(showEquation(equation), '이에요/예요')}.`] : []
    const check =
      shape === 'b+ax=c'
        ? `${b} ${a < 0 ? '-' : '+'} ${Math.abs(a)} \\times ${bracketed(root)}`
        : substituted(a, b, root)
    const holder = shape === 'c=ax+b' ? '우변' : '좌변'
    return {
      question: `일차방정식 ${texWith(latex, '을/를')} 풀어 ${tex('x')}의 값을 구하세요.`,
      right: rightNumber(root),
      slips: [
        ...fractionSlip(c + b, a, `${texWith(b, '을/를')} 이항할 때 부호를 바꾸지 않았어요.`),
        wrongNumber(-root, `양변을 ${texWith(a, '으로/로')} 나눌 때 부호를 틀렸어요.`, 'M1U02C06'),
        wrongNumber(
          c - b,
          `${tex(`${linearText(a, 0)} = ${c - b}`)}까지만 구하고 ${tex('x')}의 계수로 나누지 않았어요.`,
        ),
        wrongNumber(
          c - b - a,
          `${texWith(a, '은/는')} ${tex('x')}에 곱해진 수예요. 빼지 말고 양변을 ${texWith(a, '으로/로')} 나누어야 해요.`,
          'M1U04C02',
        ),
        wrongNumber((c - b) * a, `양변을 ${texWith(a, '으로/로')} 나누지 않고 곱했어요.`, 'M1U04C02'),
      ],
      solution: `${numbered([...turned, ...solvingSteps(equation)])}\n\n확인: ${texWith(`x = ${root}`, '을/를')} 대입하면 ${tex(`${check} = ${c}`)}이므로 등식이 성립해요.`,
      hints: [
        `${tex('x')}가 있는 항만 한 변에 남기려면 어떤 항을 옮겨야 하나요?`,
        `${holder}의 ${texWith(b, '을/를')} 다른 변으로 이항하세요. 부호가 바뀌어요.`,
        `이항하면 ${texWith(transposed(equation), '이/가')} 돼요. 정리한 다음 양변을 ${tex('x')}의 계수로 나누세요.`,
      ],
    }
  }),
})

function drawTwoSided(random: SeededRandom): LinearEquation & { root: number } {
  return drawUntil(
    random,
    (draw) => {
      const [a, c] = [
        draw.pick([-4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8]),
        draw.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
      ]
      const [root, b] = [draw.pick(ROOTS), draw.pick(SMALL)]
      return { a, b, c, d: (a - c) * root + b, root }
    },
    ({ a, b, c, d, root }) =>
      Math.abs(a - c) >= 2 &&
      d !== 0 &&
      Math.abs(d) <= 30 &&
      ![a, b, c, d, -b, -d].includes(root) &&
      Math.abs(b) !== Math.abs(d),
  )
}

const solveTwoSided = makeBothForms({
  id: 'M1U04C03L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '양변에 문자',
  draw: withWholeSlips((random) => {
    const { root, ...equation } = drawTwoSided(random)
    const { a, b, c, d } = equation
    return {
      question: `일차방정식 ${tex(showEquation(equation))}의 해를 구하세요.`,
      right: rightNumber(root),
      slips: [
        ...fractionSlip(
          d - b,
          a + c,
          `${texWith(linearText(c, 0), '을/를')} 이항할 때 부호를 바꾸지 않았어요.`,
        ),
        ...fractionSlip(d + b, a - c, `${texWith(b, '을/를')} 이항할 때 부호를 바꾸지 않았어요.`),
        ...fractionSlip(d + b, a + c, '두 항을 이항할 때 모두 부호를 바꾸지 않았어요.'),
        wrongNumber(-root, `양변을 ${texWith(a - c, '으로/로')} 나눌 때 부호를 틀렸어요.`, 'M1U02C06'),
        wrongNumber(d - b, `${tex(collected(equation))}까지만 구하고 ${tex('x')}의 계수로 나누지 않았어요.`),
        wrongNumber(
          d - b - (a - c),
          `${tex('x')}의 계수는 곱해진 수예요. 빼지 말고 양변을 나누어야 해요.`,
          'M1U04C02',
        ),
      ],
      solution: `${tex('x')}가 있는 항은 좌변으로, 상수항은 우변으로 모아요.\n\n${numbered(solvingSteps(equation))}\n\n확인: ${texWith(`x = ${root}`, '을/를')} 대입하면 좌변은 ${tex(`${substituted(a, b, root)} = ${a * root + b}`)}, 우변은 ${texWith(`${substituted(c, d, root)} = ${c * root + d}`, '으로/로')} 서로 같아요.`,
      hints: [
        `${tex('x')}가 있는 항은 좌변으로, 상수항은 우변으로 모아 보세요.`,
        `좌변의 ${texWith(b, '과/와')} 우변의 ${texWith(linearText(c, 0), '을/를')} 이항하세요. 옮기는 항의 부호가 바뀌어요.`,
        `이항하면 ${texWith(transposed(equation), '이/가')} 돼요. 동류항끼리 계산한 다음 ${tex('x')}의 계수로 나누세요.`,
      ],
    }
  }),
})

interface Bracketed {
  m: number
  p: number
  n: number
  q: number
  k: number
  root: number
  /** `k` before the second bracket: `7 - 2(x - 3)`. */
  leads: boolean
}

function drawBracketed(random: SeededRandom): Bracketed {
  const constant = [-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7]
  return drawUntil(
    random,
    (draw) => {
      const [m, n] = [draw.pick([-3, -2, 2, 3, 4, 5, 6]), draw.pick([-5, -4, -3, -2, 2, 3, 4])]
      const [p, q, root] = [draw.pick(constant), draw.pick(constant), draw.pick(ROOTS)]
      return { m, p, n, q, root, k: m * (root + p) - n * (root + q), leads: draw.pick([true, false]) }
    },
    ({ m, p, n, q, root, k, leads }) =>
      Math.abs(m - n) >= 2 &&
      k !== 0 &&
      Math.abs(k) <= 20 &&
      (!leads || k > 0) &&
      n * q + k !== 0 &&
      ![m, n, p, q, k, m * p, n * q, n * q + k].some((display) => Math.abs(display) === Math.abs(root)),
  )
}

const solveBracketed = makeBothForms({
  id: 'M1U04C03L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '괄호가 있는 방정식',
  draw: withWholeSlips((random) => {
    const { m, p, n, q, k, root, leads } = drawBracketed(random)
    const inner = (constant: number) => `(${linearText(1, constant)})`
    const second = leads
      ? `${k} ${n < 0 ? '-' : '+'} ${Math.abs(n)}${inner(q)}`
      : `${n}${inner(q)}${nextTerm(k)}`
    const opened = leads
      ? `${k}${nextTerm(n, 'x')}${nextTerm(n * q)}`
      : `${linearText(n, n * q)}${nextTerm(k)}`
    const equation = { a: m, b: m * p, c: n, d: n * q + k }
    const { a, b, c, d } = equation
    return {
      question: `일차방정식 ${texWith(`${m}${inner(p)} = ${second}`, '을/를')} 풀어 ${tex('x')}의 값을 구하세요.`,
      right: rightNumber(root),
      slips: [
        ...fractionSlip(
          q + k - p,
          m - n,
          '괄호를 풀 때 괄호 밖의 수를 괄호 안의 앞의 항에만 곱했어요.',
          'M1U03C04',
        ),
        ...(n < 0
          ? fractionSlip(
              -n * q + k - b,
              a - c,
              `${tex(`${n}${inner(q)}`)}의 괄호를 풀 때 뒤의 항의 부호를 틀렸어요.`,
              'M1U03C04',
            )
          : []),
        ...fractionSlip(
          d - b,
          a + c,
          `${texWith(linearText(c, 0), '을/를')} 이항할 때 부호를 바꾸지 않았어요.`,
        ),
        ...fractionSlip(d + b, a - c, `${texWith(b, '을/를')} 이항할 때 부호를 바꾸지 않았어요.`),
        ...fractionSlip(
          n * q - k - b,
          a - c,
          `${tex(k)}의 부호를 바꾸어 계산했어요. 이 항은 옮기지 않았어요.`,
        ),
        wrongNumber(-root, `양변을 ${texWith(a - c, '으로/로')} 나눌 때 부호를 틀렸어요.`, 'M1U02C06'),
        wrongNumber(d - b, `${tex(collected(equation))}까지만 구하고 ${tex('x')}의 계수로 나누지 않았어요.`),
      ],
      solution: `괄호를 먼저 풀고 이항해요.\n\n${numbered([
        `분배법칙으로 양변의 괄호를 풀면 ${texWith(`${linearText(a, b)} = ${opened}`, '이에요/예요')}.`,
        `우변을 정리하면 ${texWith(showEquation(equation), '이에요/예요')}.`,
        ...solvingSteps(equation),
      ])}\n\n확인: ${texWith(`x = ${root}`, '을/를')} 대입하면 양변의 값이 모두 ${texWith(a * root + b, '이/가')} 되어 등식이 성립해요.`,
      hints: [
        '괄호가 있으면 분배법칙으로 괄호를 먼저 풀어요.',
        '괄호 밖의 수를 괄호 안의 두 항에 모두 곱하세요. 음수를 곱하면 두 항의 부호가 모두 바뀌어요.',
        `괄호를 풀어 정리하면 ${texWith(showEquation(equation), '이/가')} 돼요. ${namesMoves(equation)} 어떤 식이 되는지 써 보세요.`,
      ],
    }
  }),
})

export const SOLVING_TEMPLATES: ItemTemplate[] = [...solveOneStep, ...solveTwoSided, ...solveBracketed]
