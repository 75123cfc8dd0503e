import { askChoice, askJudgement, optionAnswer, type Slip } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'
import {
  drawDecimal,
  drawProperFraction,
  drawSign,
  drawWhole,
  drawWholeFraction,
  haveDifferentValues,
  isNegative,
  isWholeNumber,
  isZero,
  WRITTEN_ZERO,
  type WrittenNumber,
} from './written-numbers.ts'

const conceptId = 'M1U02C01'

/** What kind of number it is and how one sees it, as one sentence. */
export function describeNumber(number: WrittenNumber): string {
  const display = texWith(number.latex, '은/는')
  if (isZero(number)) return `${display} 양수도 음수도 아닌 정수예요.`
  const side = isNegative(number) ? '음' : '양'
  if (number.writing === 'whole') return `${display} ${side}의 정수예요.`
  if (isWholeNumber(number))
    return `${display} 약분하면 ${tex(`${isNegative(number) ? '' : '+'}${number.top / number.bottom}`)}, 곧 ${side}의 정수예요.`
  if (number.writing === 'decimal') return `${display} 정수가 아닌 ${side}의 유리수예요.`
  return `${display} 약분해도 정수가 되지 않으므로 정수가 아닌 ${side}의 유리수예요.`
}

const NOT_WHOLE: Record<WrittenNumber['writing'], string> = {
  whole: '부호와 자연수로 된 수는 정수예요.',
  fraction: '분자가 분모로 나누어떨어지지 않는 분수라서 정수가 아니에요.',
  decimal: '소수점 아래에 \\(0\\)이 아닌 숫자가 있으므로 정수가 아니에요.',
}

function askWhichIs(random: SeededRandom, kind: string, numbers: WrittenNumber[], mistakeText: string[]) {
  const [right, ...wrong] = numbers
  const slips: Slip[] = wrong.map(({ latex }, index) => ({
    ...optionAnswer(tex(latex)),
    mistakeText: mistakeText[index] ?? '',
  }))
  return {
    right: optionAnswer(tex(right?.latex ?? '')),
    slips,
    question: `다음 중 ${kind} 것은 어느 것인가요?`,
    judged: random
      .shuffle(numbers)
      .map((number) => `- ${describeNumber(number)}`)
      .join('\n'),
  }
}

function drawDistinct(
  random: SeededRandom,
  draw: (random: SeededRandom) => WrittenNumber[],
): WrittenNumber[] {
  return drawUntil(random, draw, haveDifferentValues)
}

function askSign(random: SeededRandom): GeneratedItem {
  const wantsNegative = random.pick([true, false])
  const own = wantsNegative ? -1 : 1
  const other = wantsNegative ? 1 : -1
  const numbers = drawDistinct(random, (draw) => [
    draw.pick([drawWhole, drawProperFraction, drawDecimal])(draw, own),
    WRITTEN_ZERO,
    drawWhole(draw, other),
    drawProperFraction(draw, other),
    drawDecimal(draw, other),
  ])
  const beyond = wantsNegative
    ? '\\(0\\)보다 큰 수라서 양수예요. 양의 부호는 생략할 수 있어요.'
    : '음의 부호가 붙은 수는 \\(0\\)보다 작은 음수예요.'
  const { judged, ...target } = askWhichIs(random, wantsNegative ? '음수인' : '양수인', numbers, [
    '\\(0\\)은 양수도 음수도 아니에요.',
    beyond,
    beyond,
    beyond,
  ])
  return askChoice(random, {
    ...target,
    solution: `\\(0\\)보다 큰 수를 양수, \\(0\\)보다 작은 수를 음수라고 해요. 양의 부호 \\(+\\)는 생략할 수 있지만 음의 부호 \\(-\\)는 생략할 수 없어요.\n\n${judged}`,
    hints: [
      '양수와 음수는 어떤 수보다 크고 작은지로 나누나요?',
      '수 앞의 부호를 보세요. 부호가 없는 수에는 어떤 부호가 생략되어 있을까요?',
      '정수인지 분수인지 소수인지는 상관없어요. 부호만 보고, \\(0\\)은 따로 생각하세요.',
    ],
  })
}

function askWhole(random: SeededRandom): GeneratedItem {
  const [first, second] = random.sample([1, -1] as const, 2)
  const sign = drawSign(random)
  const numbers = drawDistinct(random, (draw) => [
    draw.pick([drawWhole, drawWholeFraction])(draw, sign),
    drawProperFraction(draw, first ?? 1),
    drawProperFraction(draw, second ?? 1),
    drawDecimal(draw, first ?? 1),
    drawDecimal(draw, second ?? 1),
  ])
  const { judged, ...target } = askWhichIs(
    random,
    '정수인',
    numbers,
    numbers.slice(1).map(({ writing }) => NOT_WHOLE[writing]),
  )
  return askChoice(random, {
    ...target,
    solution: `양의 정수, \\(0\\), 음의 정수를 통틀어 정수라고 해요. 분수는 약분하여 살펴봐요.\n\n${judged}`,
    hints: [
      '정수는 양의 정수, \\(0\\), 음의 정수를 통틀어 이르는 말이에요.',
      '부호는 잠깐 가리고 보세요. 자연수가 보이는 것이 있나요?',
      '분수는 분자를 분모로 나누어 보세요. 나누어떨어지면 자연수에 부호를 붙인 수가 돼요.',
    ],
  })
}

function askSignedWhole(random: SeededRandom): GeneratedItem {
  const own = drawSign(random)
  const other = own === 1 ? -1 : 1
  const side = own === 1 ? '양' : '음'
  const numbers = drawDistinct(random, (draw) => [
    drawWhole(draw, own),
    drawWhole(draw, other),
    WRITTEN_ZERO,
    drawProperFraction(draw, own),
    drawDecimal(draw, own),
  ])
  const { judged, ...target } = askWhichIs(random, `${side}의 정수인`, numbers, [
    '정수는 맞지만 부호가 반대예요.',
    `\\(0\\)은 정수이지만 양의 정수도 음의 정수도 아니에요.`,
    NOT_WHOLE.fraction,
    NOT_WHOLE.decimal,
  ])
  return askChoice(random, {
    ...target,
    solution: `${side}의 정수는 자연수에 ${side}의 부호 ${tex(own === 1 ? '+' : '-')}를 붙인 수예요.${own === 1 ? ' 양의 부호는 생략하기도 해요.' : ''}\n\n${judged}`,
    hints: [
      `${side}의 정수는 자연수에 어떤 부호를 붙인 수인가요?`,
      '먼저 부호를 보고 한쪽을 지우세요. \\(0\\)은 어느 쪽일까요?',
      '부호가 맞는 수들 가운데 부호를 떼면 자연수가 되는 것을 찾으세요.',
    ],
  })
}

const KINDS = [
  {
    name: '양수이다',
    isOf: (number: WrittenNumber) => number.top > 0,
    clue: '이 수의 부호를 보고 \\(0\\)보다 큰지 작은지 말해 보세요.',
  },
  { name: '음수이다', isOf: isNegative, clue: '이 수의 부호를 보고 \\(0\\)보다 큰지 작은지 말해 보세요.' },
  {
    name: '정수이다',
    isOf: isWholeNumber,
    clue: '약분하거나 소수점 아래를 살펴서, 자연수에 부호를 붙인 수나 \\(0\\)이 되는지 보세요.',
  },
  {
    name: '유리수이다',
    isOf: () => true,
    clue: '이 수를 분모가 \\(0\\)이 아닌 분수로 나타낼 수 있는지 해 보세요.',
  },
  {
    name: '정수가 아닌 유리수이다',
    isOf: (number: WrittenNumber) => !isWholeNumber(number),
    clue: '약분하거나 소수점 아래를 살펴서, 이 수가 정수가 되는지 먼저 확인하세요.',
  },
] as const

function askMembership(random: SeededRandom): GeneratedItem {
  const sign = drawSign(random)
  const number = random.pick([
    () => WRITTEN_ZERO,
    () => drawWhole(random, sign),
    () => drawWholeFraction(random, sign),
    () => drawProperFraction(random, sign),
    () => drawDecimal(random, sign),
  ])()
  const { name, isOf, clue } = random.pick(KINDS)
  const reason = `${describeNumber(number)}${name === '유리수이다' ? ' 정수와 정수가 아닌 유리수를 통틀어 유리수라고 해요.' : ''}`
  return askJudgement({
    statement: `${texWith(number.latex, '은/는')} ${name}.`,
    isTrue: isOf(number),
    mistakeText: `${isOf(number) ? '맞는' : '맞지 않는'} 이름을 가려내지 못했어요. ${clue}`,
    solution: reason,
    hints: [
      '양수와 음수는 \\(0\\)보다 크고 작은지로, 정수와 유리수는 수의 모양으로 나눈 이름이에요.',
      '분수라면 약분할 수 있는지 먼저 살펴보세요. 소수라면 소수점 아래를 보세요.',
      `${texWith(number.latex, '을/를')} 살펴보세요. ${clue}`,
    ],
  })
}

export const KIND_TEMPLATES: ItemTemplate[] = [
  { id: 'M1U02C01L0A1', conceptId, difficultyLevel: 0, name: '양수와 음수 찾기', generate: askSign },
  { id: 'M1U02C01L0A3', conceptId, difficultyLevel: 0, name: '수의 이름 O/X', generate: askMembership },
  {
    id: 'M1U02C01L1A2',
    conceptId,
    difficultyLevel: 1,
    name: '정수 고르기',
    generate: (random) => (random.pick([true, false]) ? askWhole(random) : askSignedWhole(random)),
  },
]
