import { add, negate, type Rational, rational, subtract } from '#domain/math/rational.ts'
import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'
import { signedLatex, signedTerm } from './rational-text.ts'

const conceptId = 'M1U02C04'

function showSum(first: Rational, second: Rational) {
  return tex(`${signedTerm(first)} + ${signedTerm(second)} = ${signedLatex(add(first, second))}`)
}

function drawWalk(random: SeededRandom): GeneratedItem {
  const [start = 3, move = -5] = drawUntil(
    random,
    (draw) => draw.sample([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6], 2),
    ([from = 0, by = 0]) =>
      Math.abs(from + by) <= 7 && ![0, by, -by, from, -from].includes(from + by) && from !== -by,
  )
  const [first, second] = [rational(start), rational(move)]
  const sum = add(first, second)
  const places = [0, start, start + move]
  const [low, high] = [Math.min(...places) - 1, Math.max(...places) + 1]
  return askChoice(random, {
    question:
      '다음 수직선 위의 두 화살표가 나타내는 덧셈식은 어느 것인가요? 아래쪽 화살표가 먼저 움직인 것이에요.',
    right: optionAnswer(showSum(first, second)),
    slips: [
      {
        ...optionAnswer(showSum(first, sum)),
        mistakeText: '둘째 화살표의 길이가 아니라 도착한 곳의 수를 더하는 수로 읽었어요.',
      },
      {
        ...optionAnswer(showSum(first, negate(second))),
        mistakeText: '둘째 화살표의 방향을 반대로 읽었어요. 오른쪽은 양수, 왼쪽은 음수예요.',
        conceptId: 'M1U02C02',
      },
      {
        ...optionAnswer(showSum(negate(first), second)),
        mistakeText: '첫째 화살표의 방향을 반대로 읽었어요. 오른쪽은 양수, 왼쪽은 음수예요.',
        conceptId: 'M1U02C02',
      },
      {
        ...optionAnswer(showSum(sum, negate(second))),
        mistakeText: '도착한 곳에서 출발하여 거꾸로 되돌아가는 것으로 읽었어요.',
      },
    ],
    solution: `첫째 화살표는 원점에서 ${start > 0 ? '오른쪽' : '왼쪽'}으로 ${tex(Math.abs(start))}만큼 간 것이므로 ${texWith(signedLatex(first), '이에요/예요')}. 둘째 화살표는 거기서 ${move > 0 ? '오른쪽' : '왼쪽'}으로 ${tex(Math.abs(move))}만큼 간 것이므로 ${texWith(signedLatex(second), '을/를')} 더한 것이에요. 도착한 곳이 합이에요.\n\n${showSum(first, second)}`,
    hints: [
      '오른쪽으로 움직이면 양수, 왼쪽으로 움직이면 음수를 더하는 것이에요.',
      '아래쪽 화살표부터 차례로, 어느 쪽으로 몇 칸 움직였는지 읽어 보세요.',
      '둘째 화살표는 도착한 곳의 수가 아니라 움직인 칸수와 방향을 읽어야 해요. 도착한 곳은 등호의 오른쪽에 써요.',
    ],
    figures: [
      {
        kind: 'number-line',
        alt: `수직선에서 0에서 ${start}까지 가는 화살표가 아래쪽에, ${start}에서 ${start + move}까지 가는 화살표가 위쪽에 그려진 그림`,
        from: low,
        to: high,
        moves: [
          { from: 0, to: start },
          { from: start, to: start + move },
        ],
      },
    ],
  })
}

function drawRewriting(random: SeededRandom): GeneratedItem {
  const bottom = random.pick([1, 1, 1, 2, 3, 5])
  const [first, second] = drawUntil(
    random,
    (draw) => [
      rational(draw.integer(-9, 9), bottom),
      rational(draw.pick([-9, -8, -7, -5, -4, -3, -2, 2, 3, 4, 5, 7, 8, 9]), bottom),
    ],
    ([a = rational(0), b = rational(0)]) => a.numerator !== 0n && a.numerator ** 2n !== b.numerator ** 2n,
  )
  if (!first || !second) throw new RangeError('two numbers are drawn')
  const show = (a: Rational, sign: string, b: Rational) => tex(`${signedTerm(a)} ${sign} ${signedTerm(b)}`)
  return askChoice(random, {
    question: `뺄셈 ${texWith(`${signedTerm(first)} - ${signedTerm(second)}`, '을/를')} 덧셈으로 바르게 고친 것은 어느 것인가요?`,
    right: optionAnswer(show(first, '+', negate(second))),
    slips: [
      {
        ...optionAnswer(show(first, '+', second)),
        mistakeText: '뺄셈 기호만 덧셈 기호로 바꾸고 빼는 수의 부호는 바꾸지 않았어요.',
      },
      {
        ...optionAnswer(show(negate(first), '+', negate(second))),
        mistakeText: '빼는 수뿐 아니라 앞의 수의 부호까지 바꾸었어요.',
      },
      {
        ...optionAnswer(show(negate(first), '+', second)),
        mistakeText: '빼는 수가 아니라 앞의 수의 부호를 바꾸었어요.',
      },
    ],
    solution: `빼는 수 ${tex(signedLatex(second))}의 부호를 바꾸면 ${texWith(signedLatex(negate(second)), '이에요/예요')}. 빼는 수의 부호를 바꾸어 더하면 돼요. 앞의 수는 그대로 두어요.\n\n\\[ ${signedTerm(first)} - ${signedTerm(second)} = ${signedTerm(first)} + ${signedTerm(negate(second))} = ${signedLatex(subtract(first, second))} \\]`,
    hints: [
      '뺄셈은 빼는 수를 어떻게 하여 덧셈으로 고치나요?',
      '뺄셈 기호의 뒤에 있는 수가 빼는 수예요. 앞의 수는 어떻게 해야 할까요?',
      '앞의 수는 그대로 두고, 빼는 수의 부호만 바꾸어 더한 것을 고르세요.',
    ],
  })
}

export const IDEA_TEMPLATES: ItemTemplate[] = [
  { id: 'M1U02C04L0A1', conceptId, difficultyLevel: 0, name: '수직선과 덧셈', generate: drawWalk },
  { id: 'M1U02C04L0A2', conceptId, difficultyLevel: 0, name: '뺄셈을 덧셈으로', generate: drawRewriting },
]
