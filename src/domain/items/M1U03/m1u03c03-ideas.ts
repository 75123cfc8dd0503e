import { askChoice, askValue, optionAnswer, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { nextTerm } from '../asking/linear-text.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'
import { showPolynomial, showTerm, wholeTerm } from './polynomial-text.ts'

const conceptId = 'M1U03C03'

const listTerms: ItemTemplate = {
  id: 'M1U03C03L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '항 찾기',
  generate: (random) => {
    const [first = 2, second = 3, third = 4] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3)
    const [p, q] = random.pick([
      ['x', 'y'],
      ['a', 'b'],
    ] as const)
    const sign = random.pick([1, -1])
    const latex = `${first}${p}${nextTerm(-second, q)}${nextTerm(sign * third)}`
    const right = [`${first}${p}`, `-${second}${q}`, sign * third]
    return askChoice(random, {
      question: `다항식 ${tex(latex)}의 항을 모두 나타낸 것은 어느 것인가요?`,
      right: optionAnswer(texList(right)),
      slips: [
        {
          ...optionAnswer(texList([`${first}${p}`, `${second}${q}`, third])),
          mistakeText: '빼는 항의 부호를 빠뜨렸어요. 뺄셈은 음수를 더하는 것으로 바꾸어 항을 찾아야 해요.',
        },
        {
          ...optionAnswer(texList([`${first}${p}`, `-${second}${q}`])),
          mistakeText: '문자가 없는 수도 항이에요. 상수항을 빠뜨렸어요.',
        },
        {
          ...optionAnswer(texList([first, -second, sign * third])),
          mistakeText: '문자를 뺀 수만 적었어요. 항은 수와 문자의 곱 전체를 말해요.',
        },
        {
          ...optionAnswer(texList([p, q])),
          mistakeText: '문자만 적었어요. 항은 수와 문자의 곱 전체를 말해요.',
        },
      ],
      solution: `뺄셈을 덧셈으로 바꾸어 쓰면\n\n\\[ ${first}${p} + (-${second}${q}) + ${sign < 0 ? `(-${third})` : third} \\]\n\n이에요. 덧셈으로 이어진 하나하나가 항이므로 항은 ${texList(right, '이에요/예요')}.`,
      hints: [
        '항은 수 또는 문자의 곱으로만 이루어진 식이고, 다항식은 항의 합이에요.',
        '뺄셈을 음수를 더하는 것으로 바꾸어 써 보세요.',
        '덧셈으로 이어진 하나하나를 부호까지 그대로 적은 것을 찾으세요. 문자가 없는 수도 빠뜨리지 마세요.',
      ],
    })
  },
}

/** Why the value with the other sign is wrong: a minus was left out, or one was seen that is not there. */
function saySign(value: number, name: '계수' | '상수항') {
  return value < 0
    ? `${name}의 부호를 빠뜨렸어요. 앞에 있는 음의 부호까지 ${name}에 들어가요.`
    : `없는 음의 부호를 붙였어요. ${name}의 부호는 바로 앞에 있는 부호로 정해져요.`
}

function drawCoefficient(random: SeededRandom, a: number, b: number): GeneratedItem {
  const terms = [wholeTerm(a, 1), wholeTerm(b, 0)]
  const latex = showPolynomial(random.pick([true, false]) ? terms : terms.toReversed())
  return askValue({
    question: `다항식 ${tex(latex)}에서 ${tex('x')}의 계수를 구하세요.`,
    right: rightNumber(a),
    slips: [
      wrongNumber(-a, saySign(a, '계수')),
      wrongNumber(b, '상수항을 답했어요. 계수는 문자에 곱해진 수예요.'),
      ...(Math.abs(a) === 1
        ? [
            wrongNumber(
              0,
              `수가 보이지 않는다고 계수가 없는 것이 아니에요. ${tex('x')}는 ${tex('1 \\times x')}예요.`,
            ),
          ]
        : [wrongNumber(1, `${tex('x')}의 지수를 답했어요. 계수는 문자에 곱해진 수예요.`)]),
    ],
    solution: `계수는 항에서 문자에 곱해진 수예요. ${tex('x')}가 있는 항은 ${texWith(showTerm(wholeTerm(a, 1)), '이고/고')}, ${texWith(`${showTerm(wholeTerm(a, 1))} = ${a} \\times x`, '이므로/므로')} ${tex('x')}의 계수는 ${texWith(a, '이에요/예요')}.`,
    hints: [
      '계수는 항에서 문자에 곱해진 수예요. 부호까지 포함해요.',
      `먼저 ${tex('x')}가 있는 항을 찾아보세요. 앞에 있는 부호도 함께 보아야 해요.`,
      `그 항을 (수) ${tex('\\times x')} 꼴로 풀어 썼을 때 ${tex('x')} 앞에 오는 수를 적으세요.`,
    ],
  })
}

function drawConstant(random: SeededRandom, a: number, b: number): GeneratedItem {
  const terms = random.shuffle([wholeTerm(random.pick([2, 3, 4]), 2), wholeTerm(a, 1), wholeTerm(b, 0)])
  return askValue({
    question: `다항식 ${tex(showPolynomial(terms))}의 상수항을 구하세요.`,
    right: rightNumber(b),
    slips: [
      wrongNumber(-b, saySign(b, '상수항')),
      wrongNumber(a, `${tex('x')}의 계수를 답했어요. 상수항은 문자 없이 수로만 이루어진 항이에요.`),
      wrongNumber(2, '차수를 답했어요. 상수항은 문자 없이 수로만 이루어진 항이에요.'),
    ],
    solution: `상수항은 문자 없이 수로만 이루어진 항이에요. 항은 ${texList(terms.map(showTerm), '이고/고')}, 이 가운데 수로만 이루어진 것은 ${texWith(b, '이에요/예요')}.`,
    hints: [
      '상수항은 문자 없이 수로만 이루어진 항이에요.',
      '항을 하나씩 적어 보세요. 앞에 있는 부호도 그 항에 들어가요.',
      '문자가 있는 항을 모두 지우고 남는 것을 부호까지 적으세요.',
    ],
  })
}

function drawDegree(random: SeededRandom, a: number, b: number): GeneratedItem {
  const hasSquare = random.pick([true, true, false])
  const square = random.integer(2, 5)
  const terms = [...(hasSquare ? [wholeTerm(square, 2)] : []), wholeTerm(a, 1), wholeTerm(b, 0)]
  const shuffled = random.shuffle(terms)
  const degree = hasSquare ? 2 : 1
  return askValue({
    question: `다항식 ${tex(showPolynomial(shuffled))}의 차수를 구하세요.`,
    right: rightNumber(degree),
    slips: [
      wrongNumber(terms.length, '항의 개수를 답했어요. 차수는 문자가 곱해진 개수로 정해요.'),
      ...(hasSquare
        ? [
            wrongNumber(1, `${tex('x')}가 있는 항만 보았어요. 차수가 가장 큰 항을 찾아야 해요.`),
            wrongNumber(square, '차수가 가장 큰 항의 계수를 답했어요. 차수는 문자가 곱해진 개수예요.'),
          ]
        : [
            wrongNumber(
              0,
              `${tex('x')}의 지수 ${texWith(1, '은/는')} 쓰지 않지만, ${tex('x')}가 한 번 곱해져 있으므로 차수가 있어요.`,
            ),
            wrongNumber(a, `${tex('x')}의 계수를 답했어요. 차수는 문자가 곱해진 개수예요.`),
          ]),
    ],
    solution: `다항식의 차수는 차수가 가장 큰 항의 차수예요. ${
      hasSquare
        ? `${texWith(showTerm(wholeTerm(square, 2)), '은/는')} ${tex('x')}가 두 번 곱해져 있어 차수가 ${tex(2)}, ${texWith(showTerm(wholeTerm(a, 1)), '은/는')} 차수가 ${texWith(1, '이고/고')}`
        : `${texWith(showTerm(wholeTerm(a, 1)), '은/는')} ${tex('x')}가 한 번 곱해져 있어 차수가 ${texWith(1, '이고/고')}`
    }, 상수항의 차수는 ${texWith(0, '이에요/예요')}. 따라서 이 다항식의 차수는 ${texWith(degree, '이에요/예요')}.`,
    hints: [
      '항의 차수는 그 항에서 문자가 곱해진 개수예요.',
      '항마다 문자가 몇 번 곱해져 있는지 세어 보세요. 문자가 없는 항도 있어요.',
      '다항식의 차수는 각 항의 차수 가운데 가장 큰 것이에요. 항의 차수를 더하지 않아요.',
    ],
  })
}

const readOnePart: ItemTemplate = {
  id: 'M1U03C03L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '계수, 상수항, 차수 읽기',
  generate: (random) => {
    const a = random.pick([-7, -6, -5, -4, -1, -1, 1, 4, 5, 6, 7])
    const b = random.pick([-9, -8, -3, 3, 8, 9, 10])
    return random.pick([drawCoefficient, drawConstant, drawDegree])(random, a, b)
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [listTerms, readOnePart]
