import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, optionAnswer, type Slip } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U04C05'

interface Modelled {
  situation: string
  right: string
  because: string
  wrong: [shown: string, mistakeText: string][]
  /** The second and the third hint: which two quantities are equal. */
  equal: [string, string]
}

function modelNumber(random: SeededRandom): Modelled {
  const [a, b, root] = drawUntil(
    random,
    (draw) => [draw.integer(2, 6), draw.integer(2, 9), draw.integer(3, 9)] as const,
    ([times, more]) => times !== more,
  )
  const total = a * root + b
  return {
    situation: `어떤 수 ${tex('x')}의 ${tex(a)}배보다 ${tex(b)}만큼 큰 수는 ${texWith(total, '이에요/예요')}.`,
    right: `${a}x + ${b} = ${total}`,
    because: `${tex('x')}의 ${tex(a)}배는 ${tex(`${a}x`)}이고, 이보다 ${tex(b)}만큼 큰 수는 ${texWith(`${a}x + ${b}`, '이에요/예요')}.`,
    wrong: [
      [`${a}x - ${b} = ${total}`, `${tex(b)}만큼 큰 수는 ${texWith(b, '을/를')} 더한 수예요.`],
      [
        `${a}(x + ${b}) = ${total}`,
        `${tex('x')}의 ${tex(a)}배를 먼저 구하고 ${texWith(b, '을/를')} 더해야 해요.`,
      ],
      [`${b}x + ${a} = ${total}`, '몇 배인지를 나타내는 수와 더하는 수를 바꾸었어요.'],
      [
        `x + ${a} + ${b} = ${total}`,
        `${tex(a)}배는 ${texWith(a, '을/를')} 더하는 것이 아니라 곱하는 것이에요.`,
      ],
    ],
    equal: [
      `${tex('x')}의 ${tex(a)}배는 어떤 식인가요? 그보다 ${tex(b)}만큼 큰 수는요?`,
      `'${tex('x')}의 ${tex(a)}배보다 ${tex(b)}만큼 큰 수'와 ${texWith(total, '이/가')} 같다는 등식을 세우세요.`,
    ],
  }
}

function modelPrice(random: SeededRandom): Modelled {
  const price = random.pick([300, 400, 500, 600, 700])
  const other = random.pick([1200, 1500, 1800, 2000])
  const total = price * random.integer(3, 8) + other
  return {
    situation: `한 개에 ${tex(price)}원인 지우개 ${tex('x')}개와 한 권에 ${tex(other)}원인 공책 한 권을 사고 모두 ${tex(total)}원을 냈어요.`,
    right: `${price}x + ${other} = ${total}`,
    because: `지우개 ${tex('x')}개의 값은 ${tex(`${price}x`)}원이고, 여기에 공책 한 권의 값 ${tex(other)}원을 더하면 ${tex(total)}원이에요.`,
    wrong: [
      [`(${price} + ${other})x = ${total}`, `${tex('x')}개를 산 것은 지우개뿐이에요. 공책은 한 권이에요.`],
      [`${price} + ${other}x = ${total}`, '지우개와 공책의 개수를 바꾸었어요.'],
      [`${price}x - ${other} = ${total}`, '공책의 값은 빼지 않고 더해야 모두 낸 돈이 돼요.'],
      [`${price}x = ${total}`, '공책의 값을 빠뜨렸어요.'],
    ],
    equal: [
      `지우개 ${tex('x')}개의 값은 얼마인가요?`,
      '지우개의 값과 공책의 값을 더한 것이 모두 낸 돈과 같다는 등식을 세우세요.',
    ],
  }
}

function modelRectangle(random: SeededRandom): Modelled {
  const longer = random.integer(3, 8)
  const width = random.integer(5, 12)
  const around = 2 * (2 * width + longer)
  return {
    situation: `가로의 길이가 ${tex('x')} cm이고, 세로의 길이가 가로의 길이보다 ${tex(longer)} cm 더 긴 직사각형의 둘레의 길이가 ${tex(around)} cm예요.`,
    right: `2(x + x + ${longer}) = ${around}`,
    because: `세로의 길이는 ${tex(`(x + ${longer})`)} cm이고, 둘레의 길이는 가로와 세로의 길이의 합의 ${tex(2)}배예요.`,
    wrong: [
      [
        `x + x + ${longer} = ${around}`,
        '가로와 세로를 한 번씩만 더했어요. 직사각형에는 가로와 세로가 두 개씩 있어요.',
      ],
      [`2(x + x - ${longer}) = ${around}`, '세로가 더 긴데 더 짧은 것으로 나타냈어요.'],
      [`2(x + ${longer}x) = ${around}`, `${tex(longer)} cm 더 긴 것을 ${tex(longer)}배로 나타냈어요.`],
      [`x(x + ${longer}) = ${around}`, '둘레의 길이가 아니라 넓이를 나타냈어요.'],
    ],
    equal: [
      '세로의 길이를 가로의 길이를 이용해 나타내 보세요.',
      '가로와 세로의 길이의 합을 두 배 한 것이 둘레의 길이와 같다는 등식을 세우세요.',
    ],
  }
}

function modelAges(random: SeededRandom): Modelled {
  const [times, years, child] = [random.integer(2, 3), random.integer(3, 9), random.integer(10, 15)]
  const parent = times * (child + years) - years
  return {
    situation: `올해 어머니는 ${tex(parent)}살, 아들은 ${tex(child)}살이에요. ${tex('x')}년 후에 어머니의 나이가 아들의 나이의 ${tex(times)}배가 돼요.`,
    right: `${parent} + x = ${times}(${child} + x)`,
    because: `${tex('x')}년 후 어머니의 나이는 ${tex(`(${parent} + x)`)}살, 아들의 나이는 ${tex(`(${child} + x)`)}살이에요.`,
    wrong: [
      [
        `${parent} + x = ${times} \\times ${child} + x`,
        `아들의 ${tex('x')}년 후 나이 전체에 ${texWith(times, '을/를')} 곱해야 해요.`,
      ],
      [
        `${parent} = ${times}(${child} + x)`,
        `${tex('x')}년이 지나면 어머니의 나이도 ${tex('x')}살 많아져요.`,
      ],
      [
        `${parent} + x = ${times} \\times ${child}`,
        `${tex('x')}년이 지나면 아들의 나이도 ${tex('x')}살 많아져요.`,
      ],
      [
        `${times}(${parent} + x) = ${child} + x`,
        `아들의 나이에 ${texWith(times, '을/를')} 곱해야 어머니의 나이와 같아져요.`,
      ],
    ],
    equal: [
      `${tex('x')}년 후 두 사람의 나이를 각각 ${texWith('x', '을/를')} 사용한 식으로 나타내 보세요.`,
      `${tex('x')}년 후 어머니의 나이와, ${tex('x')}년 후 아들의 나이의 ${tex(times)}배가 같다는 등식을 세우세요.`,
    ],
  }
}

const chooseModel: ItemTemplate = {
  id: 'M1U04C05L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '방정식 세우기',
  generate: (random) => {
    const draw = random.pick([modelNumber, modelPrice, modelRectangle, modelAges])
    const { situation, right, because, wrong, equal } = draw(random)
    return askChoice(random, {
      question: `다음 상황을 방정식으로 바르게 나타낸 것은 어느 것인가요?\n\n> ${situation}`,
      right: optionAnswer(tex(right)),
      slips: wrong.map(([latex, mistakeText]) => ({ ...optionAnswer(tex(latex)), mistakeText })),
      solution: `${because} 따라서 서로 같은 두 양을 등호로 이으면\n\n\\[ ${right} \\]`,
      hints: ['상황에서 서로 같은 두 양이 무엇인지 찾아보세요.', ...equal],
    })
  },
}

interface Quantity {
  text: string
  right: string
  because: string
  wrong: [shown: string, mistakeText: string][]
  /** The second and the third hint: a number to try, and what to put x in place of. */
  hints: [string, string]
}

/** Where the middle one of three consecutive whole numbers is called x. */
function nameNeighbour(random: SeededRandom): Quantity {
  const [kind, step] = random.pick([
    ['정수', 1],
    ['짝수', 2],
    ['홀수', 2],
  ] as const)
  const [target, sign, opposite] = random.pick([
    ['가장 큰', '+', '-'],
    ['가장 작은', '-', '+'],
  ] as const)
  const other = 3 - step
  return {
    text: `연속한 세 ${kind}에서 가운데 수를 ${texWith('x', '이라/라')} 할 때, ${target} 수`,
    right: `x ${sign} ${step}`,
    because: `연속한 ${attachParticle(kind, '은/는')} ${tex(step)}씩 커지므로 세 수는 ${tex(`x - ${step}`)}, ${tex('x')}, ${texWith(`x + ${step}`, '이에요/예요')}.`,
    wrong: [
      [`x ${opposite} ${step}`, '가장 큰 수와 가장 작은 수를 바꾸었어요.'],
      [`x ${sign} ${other}`, `연속한 ${attachParticle(kind, '은/는')} ${tex(step)}씩 커져요.`],
      [`${step + 1}x`, '몇씩 커지는 것은 곱하기가 아니라 더하기로 나타내요.'],
    ],
    hints: [
      `연속한 세 ${attachParticle(kind, '을/를')} 아무것이나 작은 것부터 써 보세요. 몇씩 커지나요?`,
      `${target} 수는 가운데 수 ${tex('x')}의 앞에 있나요, 뒤에 있나요? 두 수가 얼마나 차이 나는지 보고 식으로 쓰세요.`,
    ],
  }
}

function nameOthers(random: SeededRandom): Quantity {
  const total = random.integer(10, 30)
  const [first, second] = random.pick([
    ['사과', '배'],
    ['연필', '볼펜'],
    ['빵', '우유'],
  ] as const)
  return {
    text: `${attachParticle(first, '과/와')} ${attachParticle(second, '을/를')} 합하여 ${tex(total)}개 샀고 그중 ${attachParticle(first, '이/가')} ${tex('x')}개일 때, ${second}의 개수`,
    right: `${total} - x`,
    because: `전체 ${tex(total)}개에서 ${first}의 개수 ${texWith('x', '을/를')} 빼면 ${second}의 개수예요.`,
    wrong: [
      [`x - ${total}`, '빼는 순서를 바꾸었어요. 전체 개수에서 빼야 해요.'],
      [`${total} + x`, '전체 개수에서 더하지 않고 빼야 해요.'],
      [`${total}x`, '전체 개수와 곱하지 않고 전체 개수에서 빼야 해요.'],
    ],
    hints: [
      `모두 ${tex(total)}개 가운데 ${attachParticle(first, '이/가')} 세 개라면 ${attachParticle(second, '은/는')} 몇 개인가요? 어떤 계산을 했나요?`,
      `방금 한 계산에서 ${first}의 개수를 쓴 자리에 ${texWith('x', '을/를')} 쓰세요.`,
    ],
  }
}

function nameAge(random: SeededRandom): Quantity {
  const age = random.integer(8, 45)
  return {
    text: `올해 ${tex(age)}살인 사람의 ${tex('x')}년 후의 나이`,
    right: `${age} + x`,
    because: `한 해가 지날 때마다 한 살씩 많아지므로 ${tex('x')}년 후에는 ${tex('x')}살이 많아져요.`,
    wrong: [
      [`${age} - x`, `${tex('x')}년 전의 나이예요.`],
      [`${age}x`, '나이가 몇 배로 늘지는 않아요.'],
      [`x - ${age}`, '나이를 나타내는 두 수를 빼지 않고 더해야 해요.'],
    ],
    hints: [
      `올해 ${tex(age)}살이면 두 해가 지난 뒤에는 몇 살인가요? 어떤 계산을 했나요?`,
      `방금 한 계산에서 지난 햇수를 쓴 자리에 ${texWith('x', '을/를')} 쓰세요.`,
    ],
  }
}

function nameTime(random: SeededRandom): Quantity {
  const speed = random.integer(3, 12)
  return {
    text: `${tex('x')} km의 거리를 시속 ${tex(speed)} km로 갈 때 걸리는 시간(단위: 시간)`,
    right: `\\frac{x}{${speed}}`,
    because: '걸린 시간은 거리를 속력으로 나눈 값이에요.',
    wrong: [
      [`${speed}x`, '거리와 속력을 곱했어요. 시간은 거리를 속력으로 나누어야 해요.'],
      [`\\frac{${speed}}{x}`, '속력을 거리로 나누었어요. 거리를 속력으로 나누어야 해요.'],
      [`x - ${speed}`, '거리에서 속력을 빼지 않고 나누어야 해요.'],
    ],
    hints: [
      `시속 ${tex(speed)} km는 한 시간에 ${tex(speed)} km를 간다는 뜻이에요. ${tex(3 * speed)} km를 가려면 몇 시간이 걸리나요? 어떤 계산을 했나요?`,
      `방금 한 계산에서 거리를 쓴 자리에 ${texWith('x', '을/를')} 쓰세요.`,
    ],
  }
}

function nameWork(random: SeededRandom): Quantity {
  const days = random.integer(4, 20)
  return {
    text: `혼자서 하면 ${tex(days)}일이 걸리는 일 전체의 양을 ${texWith(1, '이라/라')} 할 때, ${tex('x')}일 동안 한 일의 양`,
    right: `\\frac{x}{${days}}`,
    because: `하루에 하는 일의 양이 ${tex(`\\frac{1}{${days}}`)}이므로 ${tex('x')}일 동안에는 그 ${tex('x')}배를 해요.`,
    wrong: [
      [`\\frac{${days}}{x}`, '분자와 분모를 바꾸었어요.'],
      [
        `${days}x`,
        `전체의 양이 ${tex(1)}이므로 하루에 하는 일의 양은 ${texWith(1, '을/를')} 날수로 나눈 값이에요.`,
      ],
      [`${days} - x`, '남은 날수를 나타내요. 묻는 것은 한 일의 양이에요.'],
    ],
    hints: [
      `전체 ${texWith(1, '을/를')} ${tex(days)}일로 똑같이 나누면 하루에 하는 일의 양은 얼마인가요?`,
      `이틀 동안 한 일의 양은 하루에 하는 일의 양의 두 배예요. 날수를 쓴 자리에 ${texWith('x', '을/를')} 쓰세요.`,
    ],
  }
}

const nameQuantity: ItemTemplate = {
  id: 'M1U04C05L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '수량을 x로 나타내기',
  generate: (random) => {
    const draw = random.pick([nameNeighbour, nameNeighbour, nameOthers, nameAge, nameTime, nameWork])
    const { text, right, because, wrong, hints } = draw(random)
    const slips: Slip[] = wrong.map(([latex, mistakeText]) => ({
      ...optionAnswer(tex(latex)),
      mistakeText,
      conceptId: 'M1U03C01',
    }))
    return askChoice(random, {
      question: `다음을 ${texWith('x', '을/를')} 사용한 식으로 바르게 나타낸 것은 어느 것인가요?\n\n> ${text}`,
      right: optionAnswer(tex(right)),
      slips,
      solution: `${because} 따라서 구하는 식은 ${texWith(right, '이에요/예요')}.`,
      hints: [`${tex('x')}가 무엇을 나타내는지 먼저 읽어 보세요.`, ...hints],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [chooseModel, nameQuantity]
