import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, askValue, optionAnswer, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { nextTerm } from '../asking/linear-text.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'

const conceptId = 'M1U04C02'

interface Operation {
  /** What is done to both sides: '양변에 3을 더해도'. */
  done: (number: number) => string
  apply: (side: string, number: string | number) => string
  /** A slip that learners make with this operation. */
  slip: (number: number) => [value: number, mistakeText: string]
}

const OPERATIONS: readonly Operation[] = [
  {
    done: (number) => `양변에 ${texWith(number, '을/를')} 더해도`,
    apply: (side, number) => `${side} + ${number}`,
    slip: () => [0, '한쪽 변에만 더하면 등식이 깨져요. 다른 변에도 같은 수를 더해야 해요.'],
  },
  {
    done: (number) => `양변에서 ${texWith(number, '을/를')} 빼도`,
    apply: (side, number) => `${side} - ${number}`,
    slip: () => [0, '한쪽 변에서만 빼면 등식이 깨져요. 다른 변에서도 같은 수를 빼야 해요.'],
  },
  {
    done: (number) => `양변에 ${texWith(number, '을/를')} 곱해도`,
    apply: (side, number) => (typeof number === 'number' ? `${number}${side}` : `${number} ${side}`),
    slip: () => [1, '한쪽 변에만 곱하면 등식이 깨져요. 다른 변에도 같은 수를 곱해야 해요.'],
  },
  {
    done: (number) => `양변을 ${texWith(number, '으로/로')} 나누어도`,
    apply: (side, number) => `\\frac{${side}}{${number}}`,
    slip: () => [1, '한쪽 변만 나누면 등식이 깨져요. 다른 변도 같은 수로 나누어야 해요.'],
  },
]

const LETTERS: readonly (readonly [left: string, right: string])[] = [
  ['a', 'b'],
  ['x', 'y'],
  ['m', 'n'],
]

const fillBlank: ItemTemplate = {
  id: 'M1U04C02L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '등식의 성질 빈칸',
  generate: (random) => {
    const operation = random.pick(OPERATIONS)
    const number = random.integer(2, 9)
    const [left, right] = random.pick(LETTERS)
    const given = `${left} = ${right}`
    const blank = `${operation.apply(left, number)} = ${operation.apply(right, '\\square')}`
    const [slip, mistakeText] = operation.slip(number)
    return askValue({
      question: `${tex(given)}일 때 다음 등식이 성립하도록 ${tex('\\square')}에 알맞은 수를 구하세요.\n\n\\[ ${blank} \\]`,
      right: rightNumber(number),
      slips: [
        wrongNumber(
          -number,
          `부호를 바꾸어 답했어요. 좌변에 쓴 수는 ${texWith(number, '이고/고')}, 우변에도 똑같은 수를 써야 해요.`,
        ),
        wrongNumber(slip, mistakeText),
      ],
      solution: `등식의 ${operation.done(number)} 등식은 성립해요. ${tex(given)}이므로\n\n\\[ ${operation.apply(left, number)} = ${operation.apply(right, number)} \\]\n\n따라서 ${tex('\\square')}에 알맞은 수는 ${texWith(number, '이에요/예요')}.`,
      hints: [
        '균형을 이룬 저울을 떠올려 보세요. 한쪽에 무엇을 하면 다른 쪽에도 똑같이 해야 균형이 유지돼요.',
        `좌변은 ${texWith(left, '을/를')} 어떻게 계산한 식인가요?`,
        `우변의 ${tex(right)}에도 좌변의 ${tex(left)}에 한 계산을 똑같이 하세요.`,
      ],
    })
  },
}

function drawSubtraction(random: SeededRandom): GeneratedItem {
  const taken = random.integer(2, 9)
  const rest = random.integer(2, 12)
  const whole = rest + taken
  const equation = `x + ${taken} = ${whole}`
  return askChoice(random, {
    question: `그림의 저울은 등식 ${texWith(equation, '을/를')} 나타내요. 이 등식의 양변에서 ${texWith(taken, '을/를')} 뺀 등식은 어느 것인가요?`,
    right: optionAnswer(tex(`x = ${rest}`)),
    slips: [
      {
        ...optionAnswer(tex(`x = ${whole + taken}`)),
        mistakeText: `좌변에서는 ${texWith(taken, '을/를')} 빼고 우변에는 더했어요.`,
      },
      { ...optionAnswer(tex(`x = ${whole}`)), mistakeText: '좌변에서만 빼고 우변은 그대로 두었어요.' },
      {
        ...optionAnswer(tex(`x + ${taken} = ${rest}`)),
        mistakeText: '우변에서만 빼고 좌변은 그대로 두었어요.',
      },
      {
        ...optionAnswer(tex(`x${nextTerm(-taken)} = ${rest}`)),
        mistakeText: `좌변 ${tex(`x + ${taken}`)}에서 ${texWith(taken, '을/를')} 빼면 ${tex('x')}만 남아요.`,
      },
    ],
    solution: `양변에서 ${texWith(taken, '을/를')} 빼면\n\n\\[ x + ${taken} - ${taken} = ${whole} - ${taken} \\]\n\n좌변은 ${texWith('x', '이/가')} 되고 우변은 ${texWith(rest, '이/가')} 되므로 ${texWith(`x = ${rest}`, '이에요/예요')}. 저울의 양쪽에서 같은 무게를 덜어 내도 균형은 그대로예요.`,
    hints: [
      '저울의 양쪽 접시에서 같은 무게를 덜어 내는 모습을 떠올려 보세요.',
      `좌변 ${tex(`x + ${taken}`)}에서 ${texWith(taken, '을/를')} 빼면 무엇이 남나요?`,
      `우변 ${tex(whole)}에서도 ${texWith(taken, '을/를')} 빼야 해요. 두 변을 각각 계산해 보세요.`,
    ],
    figures: [
      {
        kind: 'balance',
        alt: `왼쪽 접시에 x와 ${taken}, 오른쪽 접시에 ${attachParticle(String(whole), '이/가')} 놓여 균형을 이룬 저울`,
        left: `x + ${taken}`,
        right: `${whole}`,
      },
    ],
  })
}

function drawDivision(random: SeededRandom): GeneratedItem {
  const times = random.integer(2, 5)
  const each = random.integer(2, 9)
  const whole = times * each
  const equation = `${times}x = ${whole}`
  return askChoice(random, {
    question: `그림의 저울은 등식 ${texWith(equation, '을/를')} 나타내요. 이 등식의 양변을 ${texWith(times, '으로/로')} 나눈 등식은 어느 것인가요?`,
    right: optionAnswer(tex(`x = ${each}`)),
    slips: [
      {
        ...optionAnswer(tex(`x = ${whole - times}`)),
        mistakeText: `우변을 ${texWith(times, '으로/로')} 나누지 않고 ${texWith(times, '을/를')} 뺐어요.`,
      },
      { ...optionAnswer(tex(`x = ${whole}`)), mistakeText: '좌변만 나누고 우변은 그대로 두었어요.' },
      { ...optionAnswer(tex(`${times}x = ${each}`)), mistakeText: '우변만 나누고 좌변은 그대로 두었어요.' },
      {
        ...optionAnswer(tex(`x = ${whole * times}`)),
        mistakeText: `우변을 ${texWith(times, '으로/로')} 나누지 않고 곱했어요.`,
      },
    ],
    solution: `양변을 ${texWith(times, '으로/로')} 나누면\n\n\\[ \\frac{${times}x}{${times}} = \\frac{${whole}}{${times}} \\]\n\n좌변은 ${texWith('x', '이/가')} 되고 우변은 ${texWith(each, '이/가')} 되므로 ${texWith(`x = ${each}`, '이에요/예요')}. 저울의 양쪽을 똑같이 ${texWith(times, '으로/로')} 나눈 것 가운데 하나씩만 남겨도 균형은 그대로예요.`,
    hints: [
      '저울의 양쪽을 똑같은 수의 묶음으로 나누는 모습을 떠올려 보세요.',
      `좌변 ${texWith(`${times}x`, '을/를')} ${texWith(times, '으로/로')} 나누면 무엇이 남나요?`,
      `우변 ${tex(whole)}도 ${texWith(times, '으로/로')} 나누어야 해요. 두 변을 각각 계산해 보세요.`,
    ],
    figures: [
      {
        kind: 'balance',
        alt: `왼쪽 접시에 x ${times}개, 오른쪽 접시에 ${attachParticle(String(whole), '이/가')} 놓여 균형을 이룬 저울`,
        left: Array(times).fill('x').join(' + '),
        right: `${whole}`,
      },
    ],
  })
}

const readBalance: ItemTemplate = {
  id: 'M1U04C02L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '저울과 등식의 성질',
  generate: (random) => (random.pick([true, false]) ? drawSubtraction(random) : drawDivision(random)),
}

export const IDEA_TEMPLATES: ItemTemplate[] = [fillBlank, readBalance]
