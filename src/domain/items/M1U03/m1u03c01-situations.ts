import { askChoice, makeBothForms } from '../asking/ask-value.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { gcd } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { formulaAnswer, formulaSlip } from './formula-answer.ts'

const conceptId = 'M1U03C01'

interface Situation {
  /** The situation and the question, up to '인지'. */
  told: string
  right: string
  wrong: readonly (readonly [formula: string, mistakeText: string])[]
  because: string
  clues: [string, string]
}

function drawPrice(random: SeededRandom): Situation {
  const [m = 3, n = 5] = random.sample([2, 3, 4, 5, 6, 7], 2)
  const [first, second] = random.pick([
    ['한 권에 \\(a\\)원인 공책', '한 자루에 \\(b\\)원인 연필'],
    ['한 개에 \\(a\\)원인 사과', '한 개에 \\(b\\)원인 귤'],
    ['한 장에 \\(a\\)원인 어른 입장권', '한 장에 \\(b\\)원인 학생 입장권'],
  ] as const)
  const [a, b] = [first, second].map((words) => /(권|자루|개|장)에/.exec(words)?.[1] ?? '개')
  return {
    told: `${first} ${tex(m)}${a}, ${second} ${tex(n)}${b}의 값은 모두 몇 원`,
    right: `${m}a + ${n}b`,
    wrong: [
      [`${n}a + ${m}b`, '값과 개수를 서로 바꾸어 곱했어요.'],
      [`${m + n}ab`, '두 가지 물건의 값은 더해야 해요. 문자끼리 곱하면 안 돼요.'],
      [
        `${m + n}(a + b)`,
        `두 가지를 똑같이 ${tex(m + n)}${a === b ? a : '개'}씩 산 것이 아니에요. 물건마다 산 개수가 달라요.`,
      ],
      [`${m * n}ab`, '두 값을 더하지 않고 곱했어요.'],
    ],
    because: `앞의 것의 값은 ${tex(`a \\times ${m} = ${m}a`)}(원), 뒤의 것의 값은 ${tex(`b \\times ${n} = ${n}b`)}(원)이고, 이 둘을 더해요.`,
    clues: [
      '값은 (하나의 값) \\(\\times\\) (개수)예요. 두 가지 물건의 값을 따로 나타내 보세요.',
      `${tex('a')}에는 ${texWith(m, '을/를')}, ${tex('b')}에는 ${texWith(n, '을/를')} 곱한 뒤 두 값을 더하세요.`,
    ],
  }
}

function drawChange(random: SeededRandom): Situation {
  const n = random.integer(3, 8)
  const paid = random.pick([5000, 10000])
  return {
    told: `한 개에 ${tex('x')}원인 빵 ${tex(n)}개를 사고 ${tex(paid)}원을 냈을 때 거스름돈은 몇 원`,
    right: `${paid} - ${n}x`,
    wrong: [
      [`${n}x - ${paid}`, '빼는 차례가 바뀌었어요. 낸 돈에서 빵 값을 빼야 해요.'],
      [`${paid} - \\frac{x}{${n}}`, '빵 값은 한 개의 값을 개수로 나눈 것이 아니라 곱한 것이에요.'],
      [`${paid} - (x + ${n})`, '빵 값은 한 개의 값과 개수를 더한 것이 아니라 곱한 것이에요.'],
      [`${paid} - x`, '빵을 한 개만 산 것으로 생각했어요.'],
    ],
    because: `빵 값은 ${tex(`x \\times ${n} = ${n}x`)}(원)이고, 거스름돈은 (낸 돈) ${tex('-')} (빵 값)이에요.`,
    clues: [
      `빵 ${tex(n)}개의 값을 먼저 식으로 나타내 보세요.`,
      `낸 돈 ${tex(paid)}원에서 빵 ${tex(n)}개의 값을 빼세요.`,
    ],
  }
}

function drawAges(random: SeededRandom): Situation {
  const times = random.integer(2, 4)
  const later = random.integer(5, 12)
  return {
    told: `올해 ${tex('x')}살인 동생이 있고, 삼촌의 올해 나이는 동생 나이의 ${tex(times)}배예요. ${tex(later)}년 뒤 삼촌의 나이는 몇 살`,
    right: `${times}x + ${later}`,
    wrong: [
      [
        `${times}(x + ${later})`,
        `${tex(later)}년 뒤 동생 나이의 ${tex(times)}배를 구했어요. 올해 나이를 먼저 나타내야 해요.`,
      ],
      [`x + ${times} + ${later}`, `${tex(times)}배는 더하기가 아니라 곱하기예요.`],
      [`${times}x - ${later}`, '몇 년 뒤의 나이는 더해야 해요.'],
      [`${times}x`, `올해 나이만 나타내고 ${tex(later)}년 뒤를 생각하지 않았어요.`],
    ],
    because: `삼촌의 올해 나이는 ${tex(`x \\times ${times} = ${times}x`)}(살)이고, ${tex(later)}년 뒤에는 ${tex(later)}살이 많아져요.`,
    clues: [
      '삼촌의 올해 나이를 먼저 식으로 나타내 보세요.',
      `동생의 나이에 ${texWith(times, '을/를')} 곱한 것이 올해 나이예요. 여기에 지난 햇수를 더하세요.`,
    ],
  }
}

function drawPerimeter(random: SeededRandom): Situation {
  const [p, q] = random.pick([
    ['a', 'b'],
    ['x', 'y'],
  ] as const)
  return {
    told: `길이가 같은 두 변이 각각 ${tex(p)} cm이고 나머지 한 변이 ${tex(q)} cm인 이등변삼각형의 둘레의 길이는 몇 cm`,
    right: `2${p} + ${q}`,
    wrong: [
      [`${p} + ${q}`, '길이가 같은 두 변 가운데 하나만 더했어요.'],
      [`${p} + 2${q}`, '길이가 같은 두 변과 나머지 한 변을 바꾸어 더했어요.'],
      [`${p}^{2} + ${q}`, '같은 길이를 두 번 더하는 것을 제곱으로 나타냈어요. 제곱은 두 번 곱한 것이에요.'],
      [`2${p}${q}`, '변의 길이를 더하지 않고 곱했어요.'],
    ],
    because: `둘레의 길이는 세 변의 길이를 모두 더한 것이에요. 길이가 같은 두 변의 합은 ${tex(`${p} \\times 2 = 2${p}`)}(cm)이고, 여기에 나머지 한 변을 더해요.`,
    clues: [
      '둘레의 길이는 모든 변의 길이를 더한 것이에요. 이등변삼각형의 변은 몇 개인가요?',
      `길이가 같은 두 변의 합을 곱셈으로 나타내고, 나머지 한 변 ${tex(q)} cm를 더하세요.`,
    ],
  }
}

const PRICE_AGE_PERIMETER = [drawPrice, drawChange, drawAges, drawPerimeter]

const pickSituation: ItemTemplate = {
  id: 'M1U03C01L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '상황을 식으로',
  generate: (random) => {
    const { told: premise, right, wrong, because, clues } = random.pick(PRICE_AGE_PERIMETER)(random)
    return askChoice(random, {
      question: `${premise}인지 문자를 사용한 식으로 바르게 나타낸 것은 어느 것인가요?`,
      right: formulaAnswer(right),
      slips: wrong.map(([formula, mistakeText]) => formulaSlip(formula, mistakeText)),
      solution: `${because}\n\n따라서 식으로 나타내면 ${texWith(right, '이에요/예요')}.`,
      hints: ['구하는 것을 말로 된 식으로 먼저 써 보세요. 무엇과 무엇을 어떻게 계산하나요?', ...clues],
    })
  },
}

function drawDistanceLeft(random: SeededRandom): Situation {
  const speed = random.pick([60, 70, 80, 90])
  return {
    told: `${tex('x')} km 떨어진 곳을 향해 자동차를 타고 시속 ${tex(speed)} km로 ${tex('t')}시간 동안 갔을 때 남은 거리는 몇 km`,
    right: `x - ${speed}t`,
    wrong: [
      [`${speed}t`, '간 거리까지만 나타냈어요. 남은 거리는 전체 거리에서 간 거리를 빼야 해요.'],
      [`x - \\frac{t}{${speed}}`, '간 거리는 시간을 속력으로 나눈 것이 아니라 속력에 시간을 곱한 것이에요.'],
      [`${speed}t - x`, '빼는 차례가 바뀌었어요. 전체 거리에서 간 거리를 빼야 해요.'],
      [`x + ${speed}t`, '남은 거리는 전체 거리보다 짧아야 해요. 더하지 않고 빼야 해요.'],
      [`x - ${speed} - t`, '속력과 시간은 곱해야 거리가 돼요.'],
    ],
    because: `(거리) ${tex('=')} (속력) ${tex('\\times')}(시간)이므로 간 거리는 ${tex(`${speed} \\times t = ${speed}t`)}(km)예요. 남은 거리는 전체 거리 ${tex('x')} km에서 간 거리를 뺀 것이에요.`,
    clues: [
      '(거리) \\(=\\) (속력) \\(\\times\\) (시간)이에요. 간 거리를 먼저 식으로 나타내 보세요.',
      `전체 거리 ${tex('x')} km에서 시속 ${tex(speed)} km로 ${tex('t')}시간 동안 간 거리를 빼세요.`,
    ],
  }
}

function drawTimesTogether(random: SeededRandom): Situation {
  const [m = 3, n = 4] = random.sample([3, 4, 5, 6], 2)
  return {
    told: `${tex('x')} km를 시속 ${tex(m)} km로 걷고, 이어서 ${tex('y')} km를 시속 ${tex(n)} km로 걸었을 때 걸린 시간은 모두 몇 시간`,
    right: `\\frac{x}{${m}} + \\frac{y}{${n}}`,
    wrong: [
      [`${m}x + ${n}y`, '거리에 속력을 곱했어요. 시간은 거리를 속력으로 나눈 것이에요.'],
      [
        `\\frac{${m}}{x} + \\frac{${n}}{y}`,
        '속력을 거리로 나누었어요. 시간은 거리를 속력으로 나눈 것이에요.',
      ],
      [
        `\\frac{x + y}{${m + n}}`,
        '거리의 합을 속력의 합으로 나누었어요. 구간마다 걸린 시간을 따로 구해야 해요.',
      ],
      [`\\frac{x}{${n}} + \\frac{y}{${m}}`, '두 구간의 속력을 서로 바꾸어 나누었어요.'],
    ],
    because: `(시간) ${tex('=')} (거리) ${tex('\\div')} (속력)이므로 앞의 구간은 ${tex(`x \\div ${m} = \\frac{x}{${m}}`)}(시간), 뒤의 구간은 ${tex(`y \\div ${n} = \\frac{y}{${n}}`)}(시간)이 걸렸어요. 두 시간을 더해요.`,
    clues: [
      '(시간) \\(=\\) (거리) \\(\\div\\) (속력)이에요. 두 구간에서 걸린 시간을 따로 나타내 보세요.',
      `앞의 구간은 ${texWith('x', '을/를')} ${texWith(m, '으로/로')}, 뒤의 구간은 ${texWith('y', '을/를')} ${texWith(n, '으로/로')} 나눈 뒤 두 시간을 더하세요.`,
    ],
  }
}

const PERCENTS = [20, 30, 40, 60, 70] as const

/** `percent` as a fraction in lowest terms. */
function toShare(percent: number): [top: number, bottom: number] {
  const divisor = gcd(percent, 100)
  return [percent / divisor, 100 / divisor]
}

/** That share of a letter as one fraction: `\frac{3x}{5}`. */
function showShare(percent: number, letter: string): string {
  const [top, bottom] = toShare(percent)
  return `\\frac{${top === 1 ? letter : `${top}${letter}`}}{${bottom}}`
}

/** '20%를 분수로 나타내면 …' up to the fraction. */
function explainShare(percent: number): string {
  const [top, bottom] = toShare(percent)
  return `${tex(percent)}%를 분수로 나타내면 ${texWith(`\\frac{${percent}}{100} = \\frac{${top}}{${bottom}}`, '이므로/므로')}`
}

function drawDiscount(random: SeededRandom): Situation {
  const percent = random.pick([10, 20, 30, 40])
  const [top, bottom] = toShare(percent)
  const part = showShare(percent, 'a')
  return {
    told: `정가가 ${tex('a')}원인 물건을 정가의 ${tex(percent)}%만큼 할인하여 팔 때 판매 가격은 몇 원`,
    right: `a - ${part}`,
    wrong: [
      [part, '할인한 금액만 나타냈어요. 정가에서 이 금액을 빼야 판매 가격이에요.'],
      [`a + ${part}`, '할인은 값을 내리는 것이므로 더하지 않고 빼야 해요.'],
      [
        `a - ${percent}`,
        `정가의 ${tex(percent)}%는 ${tex(percent)}원이 아니에요. 정가에 비율을 곱해야 해요.`,
      ],
      [
        `a - ${percent}a`,
        `${tex(percent)}%는 ${tex(`\\frac{${percent}}{100}`)}인데 ${tex(100)}으로 나누지 않았어요.`,
      ],
    ],
    because: `${explainShare(percent)} 할인한 금액은 ${tex(`a \\times \\frac{${top}}{${bottom}} = ${part}`)}(원)이에요. 판매 가격은 정가에서 할인한 금액을 뺀 것이에요.`,
    clues: [
      `${tex(percent)}%를 분수로 나타내고, 그것을 정가에 곱해 할인한 금액을 구해 보세요.`,
      '판매 가격은 정가에서 할인한 금액을 뺀 것이에요. 정가를 나타낸 문자에서 할인한 금액을 나타낸 식을 빼세요.',
    ],
  }
}

function drawOthers(random: SeededRandom): Situation {
  const percent = random.pick(PERCENTS)
  const rest = 100 - percent
  const [whole, group, other] = random.pick([
    ['학생 \\(x\\)명', '안경을 쓴 학생', '안경을 쓰지 않은 학생'],
    ['관람객 \\(x\\)명', '어린이', '어린이가 아닌 사람'],
  ] as const)
  return {
    told: `전체 ${whole}의 ${tex(percent)}%가 ${group}일 때 ${other}은 몇 명`,
    right: showShare(rest, 'x'),
    wrong: [
      [showShare(percent, 'x'), `${group}의 수를 나타냈어요. 구하는 것은 나머지예요.`],
      [
        `x - ${percent}`,
        `전체의 ${tex(percent)}%는 ${tex(percent)}명이 아니에요. 전체에 비율을 곱해야 해요.`,
      ],
      [`${rest}x`, `${tex(rest)}%는 ${tex(`\\frac{${rest}}{100}`)}인데 ${tex(100)}으로 나누지 않았어요.`],
      [`\\frac{x}{${rest}}`, '전체에 비율을 곱하지 않고 백분율의 수로 나누었어요.'],
    ],
    because: `${group}이 전체의 ${tex(percent)}%이므로 ${other}은 ${texWith(`100 - ${percent} = ${rest}`, '이라/라')}서 전체의 ${tex(rest)}%예요. ${explainShare(rest)} 전체에 이 비율을 곱해요.`,
    clues: [
      `전체를 ${tex(100)}%로 보면 ${other}은 전체의 몇 %인가요?`,
      '그 백분율을 기약분수로 나타내어 전체를 나타낸 문자에 곱하세요.',
    ],
  }
}

const SPEED_AND_RATIO = [drawDistanceLeft, drawTimesTogether, drawDiscount, drawOthers]

const speedAndRatio = makeBothForms({
  id: 'M1U03C01L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '속력·비율 식',
  draw: (random) => {
    const { told: premise, right, wrong, because, clues } = random.pick(SPEED_AND_RATIO)(random)
    return {
      question: `${premise}인지 문자를 사용한 식으로 나타내세요.`,
      right: formulaAnswer(right),
      slips: wrong.map(([formula, mistakeText]) => formulaSlip(formula, mistakeText)),
      solution: `${because}\n\n따라서 식으로 나타내면 ${texWith(right, '이에요/예요')}.`,
      hints: ['구하는 것을 말로 된 식으로 먼저 써 보세요. 무엇과 무엇을 어떻게 계산하나요?', ...clues],
    }
  },
})

export const SITUATION_TEMPLATES: ItemTemplate[] = [pickSituation, ...speedAndRatio]
