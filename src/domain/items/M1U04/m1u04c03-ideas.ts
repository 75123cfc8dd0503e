import {
  askChoice,
  askJudgement,
  askValue,
  optionAnswer,
  rightNumber,
  wrongNumber,
} from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { linearText, nextTerm } from '../asking/linear-text.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'
import { type LinearEquation, namesMoves, showEquation, transposed } from './linear-equation.ts'

const conceptId = 'M1U04C03'

const SIGN_KEPT = '이항할 때는 항의 부호를 바꾸어야 해요.'

function drawBothSides(random: SeededRandom): LinearEquation {
  return drawUntil(
    random,
    (draw) => ({
      a: draw.integer(2, 8),
      b: draw.pick([-9, -8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9]),
      c: draw.pick([-5, -4, -3, -2, 2, 3, 4, 5]),
      d: draw.integer(2, 12),
    }),
    ({ a, b, c, d }) => Math.abs(a) !== Math.abs(c) && Math.abs(b) !== Math.abs(d),
  )
}

const pickTransposed: ItemTemplate = {
  id: 'M1U04C03L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '바르게 이항한 식',
  generate: (random) => {
    const equation = drawBothSides(random)
    const { a, b, c, d } = equation
    const join = (letterTerm: number, first: number, number: number) =>
      tex(`${linearText(a, 0)}${nextTerm(letterTerm, 'x')} = ${first}${nextTerm(number)}`)
    return askChoice(random, {
      question: `방정식 ${tex(showEquation(equation))}에서 ${texWith(b, '은/는')} 우변으로, ${texWith(linearText(c, 0), '은/는')} 좌변으로 바르게 이항한 것은 어느 것인가요?`,
      right: optionAnswer(tex(transposed(equation))),
      slips: [
        {
          ...optionAnswer(join(-c, d, b)),
          mistakeText: `${texWith(b, '을/를')} 옮길 때 부호를 바꾸지 않았어요. ${SIGN_KEPT}`,
        },
        {
          ...optionAnswer(join(c, d, -b)),
          mistakeText: `${texWith(linearText(c, 0), '을/를')} 옮길 때 부호를 바꾸지 않았어요. ${SIGN_KEPT}`,
        },
        {
          ...optionAnswer(join(c, d, b)),
          mistakeText: `두 항을 모두 부호를 바꾸지 않고 옮겼어요. ${SIGN_KEPT}`,
        },
        {
          ...optionAnswer(join(-c, -d, -b)),
          mistakeText: `옮기지 않은 ${tex(d)}의 부호까지 바꾸었어요. 부호는 옮기는 항만 바꿔요.`,
        },
      ],
      solution: `이항은 등식의 한 변에 있는 항을 부호를 바꾸어 다른 변으로 옮기는 것이에요. ${namesMoves(equation)}\n\n\\[ ${transposed(equation)} \\]\n\n옮기지 않은 항의 부호는 그대로예요.`,
      hints: [
        '이항은 한 변에 있는 항을 다른 변으로 옮기는 것이에요. 옮길 때 무엇이 바뀌나요?',
        `${texWith(b, '과/와')} ${tex(linearText(c, 0))}의 부호는 각각 무엇인가요? 옮기면 부호가 반대로 돼요.`,
        `옮기지 않은 ${tex(linearText(a, 0))}와 ${tex(d)}의 부호가 그대로인지도 확인하세요.`,
      ],
    })
  },
}

function drawMovedNumber(random: SeededRandom): GeneratedItem {
  const a = random.integer(2, 9)
  const moved = random.pick([-9, -8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9])
  const right = random.pick([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  return askValue({
    question: `방정식 ${tex(`${linearText(a, moved)} = ${right}`)}의 좌변에 있는 ${texWith(moved, '을/를')} 우변으로 이항했어요. ${tex('\\square')}에 알맞은 수를 구하세요.\n\n\\[ ${linearText(a, 0)} = ${right} + \\square \\]`,
    right: rightNumber(-moved),
    slips: [
      wrongNumber(moved, SIGN_KEPT),
      wrongNumber(right - moved, `우변을 모두 계산한 값이에요. ${texWith(right, '은/는')} 이미 쓰여 있어요.`),
    ],
    solution: `이항하면 항의 부호가 바뀌어요. ${moved < 0 ? `양변에 ${texWith(-moved, '을/를')} 더한` : `양변에서 ${texWith(moved, '을/를')} 뺀`} 것과 같기 때문이에요.\n\n\\[ ${linearText(a, 0)} = ${right}${nextTerm(-moved)} \\]\n\n따라서 ${tex('\\square')}에 알맞은 수는 ${texWith(-moved, '이에요/예요')}.`,
    hints: [
      '좌변에서 수를 없애려면 등식의 성질로 양변에 어떤 계산을 해야 하는지 떠올려 보세요.',
      `좌변에 ${tex(linearText(a, 0))}만 남기려고 ${moved < 0 ? '더한' : '뺀'} 수가 우변에 그대로 나타나요.`,
      `이항하면 부호가 바뀌어요. ${tex(moved)}의 부호를 바꾸어 ${tex('\\square')}에 넣으세요.`,
    ],
  })
}

function drawMovedLetter(random: SeededRandom): GeneratedItem {
  const a = random.integer(2, 9)
  const moved = random.pick([-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7].filter((c) => Math.abs(c) !== a))
  const number = random.integer(10, 20)
  const term = linearText(moved, 0)
  return askValue({
    question: `방정식 ${tex(`${linearText(a, 0)} = ${linearText(moved, number)}`)}의 우변에 있는 ${texWith(term, '을/를')} 좌변으로 이항했어요. ${tex('\\square')}에 알맞은 수를 구하세요.\n\n\\[ ${linearText(a, 0)} + \\square x = ${number} \\]`,
    right: rightNumber(-moved),
    slips: [
      wrongNumber(moved, SIGN_KEPT),
      wrongNumber(
        a - moved,
        `좌변을 모두 계산한 값이에요. ${texWith(linearText(a, 0), '은/는')} 이미 쓰여 있어요.`,
      ),
    ],
    solution: `이항하면 항의 부호가 바뀌어요. ${moved < 0 ? `양변에 ${texWith(linearText(-moved, 0), '을/를')} 더한` : `양변에서 ${texWith(term, '을/를')} 뺀`} 것과 같기 때문이에요.\n\n\\[ ${linearText(a, 0)}${nextTerm(-moved, 'x')} = ${number} \\]\n\n따라서 ${tex('\\square')}에 알맞은 수는 ${texWith(-moved, '이에요/예요')}.`,
    hints: [
      '우변에서 문자가 있는 항을 없애려면 양변에 어떤 계산을 해야 하는지 떠올려 보세요.',
      `우변에 ${tex(number)}만 남기려고 ${moved < 0 ? '더한' : '뺀'} 항이 좌변에 그대로 나타나요.`,
      `이항하면 부호가 바뀌어요. ${tex(term)}의 부호를 바꾼 항의 계수를 ${tex('\\square')}에 넣으세요.`,
    ],
  })
}

const fillTransposed: ItemTemplate = {
  id: 'M1U04C03L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '이항한 항의 부호',
  generate: (random) => (random.pick([true, false]) ? drawMovedNumber(random) : drawMovedLetter(random)),
}

const judgeTransposed: ItemTemplate = {
  id: 'M1U04C03L0A3',
  conceptId,
  difficultyLevel: 0,
  name: '이항 O/X',
  generate: (random) => {
    const equation = { ...drawBothSides(random), ...random.pick([{ b: 0 }, { c: 0 }]) }
    const { a, b, c, d } = equation
    const isTrue = random.pick([true, false])
    const kept = `${linearText(a, 0)}${nextTerm(c, 'x')} = ${d}${nextTerm(b)}`
    const moved = b === 0 ? linearText(c, 0) : `${b}`
    const property =
      b === 0
        ? `${c < 0 ? `양변에 ${texWith(linearText(-c, 0), '을/를')} 더하면` : `양변에서 ${texWith(moved, '을/를')} 빼면`}`
        : `${b < 0 ? `양변에 ${texWith(-b, '을/를')} 더하면` : `양변에서 ${texWith(moved, '을/를')} 빼면`}`
    return askJudgement({
      statement: `방정식 ${tex(showEquation(equation))}에서 ${texWith(moved, '을/를')} 이항하면 ${tex(isTrue ? transposed(equation) : kept)}이다.`,
      isTrue,
      mistakeText: isTrue
        ? '이항하면 항의 부호가 바뀐다는 것을 놓쳤어요.'
        : '옮긴 항의 부호가 그대로인데도 바르게 이항했다고 생각했어요.',
      solution: `${property} ${texWith(transposed(equation), '이/가')} 돼요. ${tex(moved)}의 부호가 바뀌어 다른 변으로 옮겨진 것이에요.`,
      hints: [
        '이항은 항을 다른 변으로 옮기는 것이에요. 옮긴 항의 부호는 어떻게 되나요?',
        `이항하기 전 ${tex(moved)}의 부호와 옮긴 뒤의 부호를 비교해 보세요.`,
        `${property} 어떤 식이 되는지 직접 써서 비교해 보세요.`,
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [pickTransposed, fillTransposed, judgeTransposed]
