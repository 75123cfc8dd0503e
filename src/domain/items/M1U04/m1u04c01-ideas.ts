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
import { linearText, substituted } from '../asking/linear-text.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'

const conceptId = 'M1U04C01'

function drawEqualityQuestion(random: SeededRandom): GeneratedItem {
  const [a = 2, b = 3, c = 4, d = 5, e = 6, f = 7] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 6)
  const equality = random.pick([
    {
      shown: `${linearText(a, -b)} = ${linearText(1, c)}`,
      why: '등호 \\(=\\)를 써서 두 식이 같음을 나타냈어요.',
    },
    {
      shown: `${a} + ${b} = ${a + b}`,
      why: '문자가 없어도 등호 \\(=\\)를 써서 양쪽이 같음을 나타냈으므로 등식이에요.',
    },
    {
      shown: `${a} + ${b} = ${a + b + 1}`,
      why: '양쪽의 값이 달라 거짓이지만, 등호 \\(=\\)를 써서 나타낸 식이므로 등식이에요.',
    },
    { shown: `${linearText(a, b)} = 0`, why: '등호 \\(=\\)를 써서 나타냈으므로 등식이에요.' },
  ])
  const wrong = [
    {
      ...optionAnswer(tex(linearText(c, d))),
      mistakeText: '등호가 없는 식이에요. 문자를 사용한 식일 뿐 등식은 아니에요.',
    },
    {
      ...optionAnswer(tex(`${linearText(e, -f)} > ${d}`)),
      mistakeText: '부등호 \\(>\\)를 쓴 식이에요. 등식은 등호 \\(=\\)를 써서 나타내요.',
    },
    { ...optionAnswer(tex(`${f} \\times ${c} - ${e}`)), mistakeText: '계산할 식만 있고 등호가 없어요.' },
    {
      ...optionAnswer(tex(`${linearText(1, e)} \\le ${linearText(b, 0)}`)),
      mistakeText: '부등호 \\(\\le\\)를 쓴 식이에요. 등식은 등호 \\(=\\)를 써서 나타내요.',
    },
  ]
  return askChoice(random, {
    question: '다음 중 등식인 것은 어느 것인가요?',
    right: optionAnswer(tex(equality.shown)),
    slips: wrong,
    solution: `등식은 등호 \\(=\\)를 써서 두 수나 두 식이 같음을 나타낸 식이에요.\n\n${tex(equality.shown)}: ${equality.why}\n\n나머지는 등호가 없거나 부등호를 쓴 식이라서 등식이 아니에요.`,
    hints: [
      '등식의 뜻을 떠올려 보세요. 어떤 기호를 써서 나타낸 식인가요?',
      '문자가 들어 있는지, 식이 참인지는 상관없어요. 기호만 살펴보세요.',
      '부등호를 쓴 식과 계산할 식만 있는 것을 하나씩 지워 보세요.',
    ],
  })
}

const findEquality: ItemTemplate = {
  id: 'M1U04C01L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '등식 찾기',
  generate: drawEqualityQuestion,
}

interface Sides {
  left: [number, number]
  right: [number, number]
  value: number
}

function evaluate([coefficient, constant]: readonly [number, number], value: number) {
  return coefficient * value + constant
}

function drawSides(random: SeededRandom): Sides {
  return drawUntil(
    random,
    (draw): Sides => ({
      left: [draw.integer(2, 6), draw.integer(-9, 9)],
      right: [draw.pick([-3, -2, 1, 2, 3, 4, 5]), draw.integer(-9, 9)],
      value: draw.pick([-4, -3, -2, 2, 3, 4, 5]),
    }),
    ({ left, right, value }) =>
      left[0] !== right[0] &&
      left[1] !== 0 &&
      right[1] !== 0 &&
      evaluate(left, value) !== evaluate(right, value),
  )
}

const evaluateSide: ItemTemplate = {
  id: 'M1U04C01L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '좌변과 우변의 값',
  generate: (random) => {
    const { left, right, value } = drawSides(random)
    const isLeft = random.pick([true, false])
    const [target, other] = isLeft ? [left, right] : [right, left]
    const [coefficient, constant] = target
    const name = isLeft ? '좌변' : '우변'
    const result = evaluate(target, value)
    return askValue({
      question: `등식 ${tex(`${linearText(...left)} = ${linearText(...right)}`)}에서 ${tex(`x = ${value}`)}일 때, ${name}의 값을 구하세요.`,
      right: rightNumber(result),
      slips: [
        wrongNumber(evaluate(other, value), `${name}과 ${isLeft ? '우변' : '좌변'}을 바꾸어 계산했어요.`),
        wrongNumber(
          evaluate(target, -value),
          value < 0
            ? '대입한 수의 부호를 빠뜨렸어요. 음수는 괄호를 써서 대입해요.'
            : '대입한 수의 부호를 반대로 썼어요. 양수는 그대로 대입해요.',
          'M1U03C02',
        ),
        wrongNumber(
          coefficient + value + constant,
          '계수와 문자 사이에는 곱셈 기호가 생략되어 있어요. 더하지 않고 곱해야 해요.',
          'M1U03C01',
        ),
        wrongNumber(coefficient * value - constant, '상수항의 부호를 바꾸어 계산했어요.', 'M1U03C02'),
      ],
      solution: `등호의 ${isLeft ? '왼쪽' : '오른쪽'}에 있는 식이 ${name}이므로 ${name}은 ${texWith(linearText(...target), '이에요/예요')}. 이 식의 ${tex('x')} 자리에 ${texWith(value, '을/를')} 넣어 계산해요.\n\n\\[ ${substituted(coefficient, constant, value)} = ${result} \\]\n\n따라서 ${name}의 값은 ${texWith(result, '이에요/예요')}.`,
      hints: [
        '등호의 왼쪽에 있는 식이 좌변, 오른쪽에 있는 식이 우변이에요.',
        `${name}의 식에서 ${tex('x')}가 있는 자리에 ${texWith(value, '을/를')} 넣어 보세요.${value < 0 ? ' 음수는 괄호를 써서 넣어요.' : ''}`,
        `${texWith(substituted(coefficient, constant, value), '을/를')} 계산하세요. 곱셈을 덧셈, 뺄셈보다 먼저 해요.`,
      ],
    })
  },
}

const judgeSolution: ItemTemplate = {
  id: 'M1U04C01L0A3',
  conceptId,
  difficultyLevel: 0,
  name: '해의 뜻 O/X',
  generate: (random) => {
    const coefficient = random.pick([2, 3, 4, 5, 6])
    const constant = random.pick([-7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 7])
    const root = random.pick([-3, -2, -1, 1, 2, 3, 4])
    const isTrue = random.pick([true, false])
    const tried = isTrue ? root : random.pick([-root, root + 1])
    const value = coefficient * root + constant
    const triedValue = coefficient * tried + constant
    const equation = `${linearText(coefficient, constant)} = ${value}`
    return askJudgement({
      statement: `${texWith(`x = ${tried}`, '은/는')} 방정식 ${tex(equation)}의 해이다.`,
      isTrue,
      mistakeText: isTrue
        ? '대입하여 좌변과 우변의 값이 같은데도 해가 아니라고 생각했어요.'
        : '대입하여 나온 두 변의 값이 다르면 해가 아니에요. 부호와 계산을 다시 확인하세요.',
      solution: `방정식의 해는 방정식을 참이 되게 하는 미지수의 값이에요. ${texWith(tried, '을/를')} 대입해 봐요.\n\n- (좌변) ${tex(`= ${substituted(coefficient, constant, tried)} = ${triedValue}`)}\n- (우변) ${tex(`= ${value}`)}\n\n두 변의 값이 ${triedValue === value ? '같으므로 해예요' : '다르므로 해가 아니에요'}.`,
      hints: [
        '방정식의 해는 방정식을 참이 되게 하는 미지수의 값이에요.',
        `좌변의 ${tex('x')} 자리에 ${texWith(tried, '을/를')} 넣어 보세요.`,
        `${texWith(substituted(coefficient, constant, tried), '을/를')} 계산한 값과 우변을 비교해 보세요.`,
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [findEquality, evaluateSide, judgeSolution]
