import { add, negate, type Rational, rational, subtract, toLatex } from '#domain/math/rational.ts'
import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'
import { followingTerm, rightRational, wrongRational } from './rational-text.ts'

const conceptId = 'M1U02C04'

const undoMistake = makeBothForms({
  id: 'M1U02C04L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '어떤 수와 잘못된 계산',
  draw: withEnoughSlips((random) => {
    const bottoms = random.pick([
      [1, 1],
      [2, 2],
      [2, 3],
      [2, 4],
      [3, 6],
      [5, 5],
    ])
    const [a, b] = drawUntil(
      random,
      (draw): [Rational, Rational] => [
        rational(draw.pick([1, -1]) * draw.integer(1, 9), bottoms[0] ?? 1),
        rational(draw.pick([1, -1]) * draw.integer(1, 9), bottoms[1] ?? 1),
      ],
      (drawn) =>
        drawn.every(({ denominator }, index) => denominator === BigInt(bottoms[index] ?? 1)) &&
        drawn.some(({ numerator }) => numerator < 0n),
    )
    const shouldSubtract = random.pick([true, false])
    const [apply, undo] = shouldSubtract ? [subtract, add] : [add, subtract]
    const number = apply(b, a)
    const answer = apply(number, a)
    const [should, did] = shouldSubtract
      ? [`에서 ${texWith(toLatex(a), '을/를')} 빼야`, '더했더니']
      : [`에 ${texWith(toLatex(a), '을/를')} 더해야`, '뺐더니']
    const [sign, other] = shouldSubtract ? ['-', '+'] : ['+', '-']
    const term = followingTerm(a)
    return {
      question: `어떤 수${should} 할 것을 잘못하여 ${did} ${texWith(toLatex(b), '이/가')} 되었어요. 바르게 계산한 값을 구하세요.`,
      right: rightRational(answer),
      slips: [
        wrongRational(number, '어떤 수까지만 구하고 바르게 계산하지 않았어요.'),
        wrongRational(b, '잘못 계산하여 나온 값을 그대로 답했어요.'),
        wrongRational(undo(b, a), '어떤 수를 구할 때 계산을 거꾸로 하지 않았어요.'),
        wrongRational(undo(undo(b, a), a), '빼야 할 곳과 더해야 할 곳을 모두 반대로 계산했어요.'),
        wrongRational(negate(answer), '마지막에 부호를 반대로 썼어요.'),
      ],
      solution: `1. 잘못한 계산을 식으로 쓰면 ${texWith(`(\\text{어떤 수}) ${other} ${term} = ${toLatex(b)}`, '이에요/예요')}.\n2. 거꾸로 계산하면 ${texWith(`(\\text{어떤 수}) = ${toLatex(b)} ${sign} ${term} = ${toLatex(number)}`, '이에요/예요')}.\n3. 바르게 계산하면 ${texWith(`${toLatex(number)} ${sign} ${term} = ${toLatex(answer)}`, '이에요/예요')}.`,
      hints: [
        '잘못한 계산을 먼저 식으로 나타내 보세요. 어떤 수에 무엇을 했나요?',
        '덧셈과 뺄셈은 서로 거꾸로 하는 계산이에요. 이것을 이용하여 어떤 수를 먼저 구하세요.',
        `어떤 수는 ${texWith(`${toLatex(b)} ${sign} ${term}`, '을/를')} 계산하여 구해요. 그다음 그 수로 바른 계산을 하세요.`,
      ],
    }
  }),
})

const TURNS: readonly ((row: number, column: number) => [number, number])[] = [
  (row, column) => [row, column],
  (row, column) => [column, row],
  (row, column) => [2 - row, column],
  (row, column) => [row, 2 - column],
]

const completeSquare = makeBothForms({
  id: 'M1U02C04L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '합이 같은 배열',
  draw: withEnoughSlips((random) => {
    const { cells, center } = drawUntil(
      random,
      (draw) => {
        const e = draw.integer(-4, 4)
        const [p, q] = [draw.pick([-5, -4, -3, -2, 2, 3, 4, 5]), draw.pick([-5, -4, -3, -2, 2, 3, 4, 5])]
        return {
          center: e,
          cells: [
            [e + p, e - p - q, e + q],
            [e - p + q, e, e + p - q],
            [e - q, e + p + q, e - p],
          ],
        }
      },
      (drawn) =>
        drawn.center !== 0 &&
        new Set(drawn.cells.flat()).size === 9 &&
        drawn.cells.flat().every((cell) => cell !== 0),
    )
    const turn = random.pick(TURNS)
    const at = (row: number, column: number) => {
      const [r, c] = turn(row, column)
      return cells[r]?.[c] ?? 0
    }
    const total = 3 * center
    const asksMiddle = random.pick([true, false])
    const display = (row: number, column: number) => {
      if (row === 0 || (row === 1 && column === 0)) return `${at(row, column)}`
      if (row === 1 && column === (asksMiddle ? 1 : 2)) return 'A'
      return '\\;\\;'
    }
    const rows = [0, 1, 2].map((row) => [0, 1, 2].map((column) => display(row, column)).join(' & '))
    const corner = at(2, 0)
    const answer = asksMiddle ? at(1, 1) : at(1, 2)
    const sumOf = (values: number[]) =>
      values.map((value, index) => (index === 0 || value >= 0 ? `${value}` : `(${value})`)).join(' + ')
    const takeFrom = (first: number, second: number) =>
      `${total} - ${first < 0 ? `(${first})` : first} - ${second < 0 ? `(${second})` : second}`
    const steps = [
      `첫째 가로줄의 합은 ${texWith(`${sumOf([at(0, 0), at(0, 1), at(0, 2)])} = ${total}`, '이에요/예요')}. 모든 줄의 합이 ${texWith(total, '이에요/예요')}.`,
      `첫째 세로줄의 맨 아래 칸은 ${texWith(`${takeFrom(at(0, 0), at(1, 0))} = ${corner}`, '이에요/예요')}.`,
      `오른쪽 위에서 왼쪽 아래로 내려가는 대각선에서 한가운데 칸은 ${texWith(`${takeFrom(at(0, 2), corner)} = ${at(1, 1)}`, '이에요/예요')}.`,
      ...(asksMiddle
        ? []
        : [`둘째 가로줄에서 ${texWith(`A = ${takeFrom(at(1, 0), at(1, 1))} = ${answer}`, '이에요/예요')}.`]),
    ]
    return {
      question: `다음 표의 가로, 세로, 대각선에 있는 세 수의 합이 모두 같아요. ${tex('A')}에 알맞은 수를 구하세요.\n\n\\[ \\begin{array}{|c|c|c|} \\hline ${rows.join(' \\\\ \\hline ')} \\\\ \\hline \\end{array} \\]`,
      right: rightNumber(answer),
      slips: [
        wrongNumber(-answer, '마지막에 부호를 반대로 썼어요.'),
        wrongNumber(corner, `첫째 세로줄의 맨 아래 칸을 구했어요. ${texWith('A', '은/는')} 다른 칸이에요.`),
        wrongNumber(total, '한 줄의 합을 답했어요.'),
        ...(asksMiddle
          ? [wrongNumber(total - at(0, 2) + corner, '대각선에서 맨 아래 칸의 수를 빼지 않고 더했어요.')]
          : [
              wrongNumber(at(1, 1), `한가운데 칸까지만 구했어요. ${texWith('A', '은/는')} 그 옆의 칸이에요.`),
            ]),
        wrongNumber(
          asksMiddle ? total + at(0, 2) - corner : total - at(1, 0) + at(1, 1),
          '음수를 빼거나 더할 때 부호를 바꾸지 않았어요.',
        ),
      ],
      solution: steps
        .map((step, index) => `${index + 1}. ${step}`)
        .join('\n')
        .concat(`\n\n따라서 ${texWith(`A = ${answer}`, '이에요/예요')}.`),
      hints: [
        '세 수가 모두 적힌 줄을 찾아 합을 먼저 구하세요.',
        '빈칸이 한 칸뿐인 줄에서는 합에서 나머지 두 수를 빼면 빈칸을 알 수 있어요.',
        `첫째 세로줄의 빈칸을 먼저 채우고, 다음에 대각선의 빈칸을 채우세요.${asksMiddle ? '' : ' 그러면 둘째 가로줄도 채울 수 있어요.'}`,
      ],
    }
  }),
})

export const RIDDLE_TEMPLATES: ItemTemplate[] = [...undoMistake, ...completeSquare]
