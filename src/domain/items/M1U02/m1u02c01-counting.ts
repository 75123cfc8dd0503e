import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import {
  DOUBLE_PAIRS,
  type Kind,
  type KindPair,
  SINGLE_KINDS,
  SINGLE_PAIRS,
  type Test,
} from './m1u02c01-count-kinds.ts'
import { describeNumber } from './m1u02c01-kinds.ts'
import {
  drawDecimal,
  drawProperFraction,
  drawSign,
  drawWhole,
  drawWholeFraction,
  haveDifferentValues,
  isWholeNumber,
  WRITTEN_ZERO,
  type WrittenNumber,
} from './written-numbers.ts'

const conceptId = 'M1U02C01'

function count(numbers: readonly WrittenNumber[], test: Test) {
  return numbers.filter(test).length
}
function namesOf(numbers: readonly WrittenNumber[], test: Test) {
  const found = numbers.filter(test)
  return found.length === 0 ? '없어요' : texList(found.map(({ latex }) => latex))
}

/** Numbers among which are 0, a fraction that reduces to a whole number, and both signs of the rest. */
function drawNumbers(random: SeededRandom, size: number): WrittenNumber[] {
  return drawUntil(
    random,
    (draw) => {
      const sign = drawSign(draw)
      const other = sign === 1 ? -1 : 1
      const more = [
        drawWhole(draw, sign),
        drawDecimal(draw, other),
        drawWholeFraction(draw, other),
        drawProperFraction(draw, drawSign(draw)),
      ]
      return draw.shuffle([
        WRITTEN_ZERO,
        drawWholeFraction(draw, sign),
        drawWhole(draw, other),
        drawProperFraction(draw, other),
        drawDecimal(draw, sign),
        ...draw.sample(more, size - 5),
      ])
    },
    haveDifferentValues,
  )
}

const ZERO_SLIP = '\\(0\\)을 잘못 분류했어요. \\(0\\)은 양수도 음수도 아니지만 정수예요.'

interface CountQuestion {
  pairs: readonly KindPair[]
  size: number
  hints: [string, string, string]
}

function drawCounts(random: SeededRandom, { pairs, size, hints }: CountQuestion) {
  const numbers = drawNumbers(random, size)
  const [first, second] = random.pick(pairs)
  const counted = (pick: (kind: Kind) => Test) => [count(numbers, pick(first)), count(numbers, pick(second))]
  const sumOf = (list: number[]) => list.reduce((sum, value) => sum + value, 0)
  const [a = 0, b = 0] = counted(({ isOf }) => isOf)
  return {
    question: `다음 수 중 ${first.name}의 개수를 ${tex('a')}, ${second.name}의 개수를 ${texWith('b', '이라/라')}고 할 때, ${tex('a + b')}의 값을 구하세요.\n\n${texList(numbers.map(({ latex }) => latex))}`,
    right: rightNumber(a + b),
    slips: [
      wrongNumber(
        sumOf(counted(({ unreduced }) => unreduced)),
        '약분하면 정수가 되는 분수를 정수가 아니라고 생각했어요.',
      ),
      wrongNumber(count(numbers, first.zeroMisplaced) + b, `${first.name}를 셀 때 ${ZERO_SLIP}`),
      wrongNumber(a + count(numbers, second.zeroMisplaced), `${second.name}를 셀 때 ${ZERO_SLIP}`),
      wrongNumber(
        count(numbers, (number) => first.isOf(number) || second.isOf(number)),
        '두 무리에 모두 들어가는 수를 한 번만 세었어요. 두 개수를 따로 세어 더해야 해요.',
      ),
      wrongNumber(a, `${first.name}의 개수만 구했어요.`),
      wrongNumber(b, `${second.name}의 개수만 구했어요.`),
    ],
    solution: `먼저 어떤 수인지 하나씩 살펴봐요.\n\n${numbers.map((number) => `- ${describeNumber(number)}`).join('\n')}\n\n1. ${first.name}: ${namesOf(numbers, first.isOf)} (${tex(a)}개)\n2. ${second.name}: ${namesOf(numbers, second.isOf)} (${tex(b)}개)\n\n따라서 ${texWith(`a + b = ${a} + ${b} = ${a + b}`, '이에요/예요')}.`,
    hints: [
      hints[0],
      hints[1],
      `수를 하나씩 보며 ${first.name}에는 동그라미를, ${second.name}에는 세모를 쳐 보세요. ${hints[2]}`,
    ] as [string, string, string],
  }
}

const countKinds = makeBothForms({
  id: 'M1U02C01L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '분류 개수 세기',
  draw: withEnoughSlips((random) =>
    drawCounts(random, {
      pairs: SINGLE_PAIRS,
      size: 7,
      hints: [
        '부호를 보고 나누는 것과 정수인지 보고 나누는 것은 서로 다른 일이에요. 한 번에 한 가지씩 하세요.',
        '분수는 먼저 약분해 보세요. 정수가 되는 분수가 숨어 있을 수 있어요.',
        '한 수가 두 무리에 모두 들어갈 수도 있어요. 두 무리를 따로 센 뒤 더하세요.',
      ],
    }),
  ),
})

const countOverlaps = makeBothForms({
  id: 'M1U02C01L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '조건 분류',
  draw: withEnoughSlips((random) =>
    drawCounts(random, {
      pairs: DOUBLE_PAIRS,
      size: 8,
      hints: [
        `${texWith('a', '과/와')} ${texWith('b', '을/를')} 따로 구하세요. 한 무리를 셀 때도 먼저 정수인지 아닌지로 고른 다음, 고른 수 가운데서 나머지 조건에 맞는 수를 찾으세요.`,
        '양수가 아닌 수는 음수만 있는 것이 아니고, 음수가 아닌 수도 양수만 있는 것이 아니에요.',
        '분수를 약분하여 정수인지 가린 뒤, 정수와 정수가 아닌 수를 따로 적고 각각에서 부호를 보세요.',
      ],
    }),
  ),
})

const hasZeroRight = '\\(0\\)은 양수도 음수도 아니지만 정수이고 유리수예요.'

const ZERO_STATEMENTS: readonly TrueFalseStatement[] = [
  {
    topic: 'zero',
    isTrue: true,
    text: '양의 유리수도 음의 유리수도 아닌 수가 있다.',
    because: `${tex(0)}이 바로 그런 수예요.`,
    mistakeText: hasZeroRight,
  },
  {
    topic: 'zero',
    isTrue: false,
    text: '모두 양의 유리수이거나 음의 유리수이다.',
    because: `${tex(0)}은 양의 유리수도 음의 유리수도 아니에요.`,
    mistakeText: hasZeroRight,
  },
  {
    topic: 'all',
    isTrue: true,
    text: '모두 유리수이다.',
    because: '정수도 분수도 소수도 모두 분수로 나타낼 수 있는 유리수예요.',
    mistakeText: '정수를 유리수에서 빼놓고 생각했어요.',
  },
  {
    topic: 'all',
    isTrue: false,
    text: '유리수가 아닌 수가 있다.',
    because: '정수도 분수도 소수도 모두 분수로 나타낼 수 있는 유리수예요.',
    mistakeText: '정수를 유리수에서 빼놓고 생각했어요.',
  },
]

function stateCount(numbers: readonly WrittenNumber[], kind: Kind, isTrue: boolean): TrueFalseStatement[] {
  const actual = count(numbers, kind.isOf)
  const mistaken = [kind.unreduced, kind.zeroMisplaced]
    .map((test) => count(numbers, test))
    .find((value) => value !== actual)
  if (!isTrue && mistaken === undefined) return []
  return [
    {
      topic: kind.name,
      isTrue,
      text: `${attachParticle(kind.name, '은/는')} 모두 ${tex(isTrue ? actual : (mistaken ?? 0))}개이다.`,
      because:
        actual === 0
          ? `${attachParticle(kind.name, '은/는')} 없어요.`
          : `${attachParticle(kind.name, '은/는')} ${attachParticle(namesOf(numbers, kind.isOf), '으로/로')} 모두 ${tex(actual)}개예요.`,
      mistakeText: `${kind.name}의 개수를 셀 때, 약분하면 정수가 되는 분수와 ${texWith(0, '을/를')} 다시 살펴보세요.`,
    },
  ]
}

function stateReducible(numbers: readonly WrittenNumber[], isTrue: boolean): TrueFalseStatement[] {
  const found = numbers.find((number) => number.writing === 'fraction' && isWholeNumber(number))
  if (!found) return []
  return [
    {
      topic: 'reducible',
      isTrue,
      text: `${texWith(found.latex, '은/는')} ${isTrue ? '정수이다' : '정수가 아닌 유리수이다'}.`,
      because: describeNumber(found),
      mistakeText: '분수는 먼저 약분해 보아야 정수인지 알 수 있어요.',
    },
  ]
}

const judgeNumbers: ItemTemplate = {
  id: 'M1U02C01L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '분류 진술 조합',
  generate: (random) => {
    const numbers = drawNumbers(random, 7)
    const pool = [true, false].flatMap((isTrue) => [
      ...SINGLE_KINDS.flatMap((kind) => stateCount(numbers, kind, isTrue)),
      ...stateReducible(numbers, isTrue),
      ...ZERO_STATEMENTS.filter((statement) => statement.isTrue === isTrue),
    ])
    return askStatements({
      lead: `다음 수에 대한 **보기**의 설명 중 옳은 것을 모두 고르세요.\n\n${texList(numbers.map(({ latex }) => latex))}`,
      statements: drawUntil(
        random,
        (draw) => drawMixedStatements(draw, pool),
        (drawn) => drawn.length === 4 && drawn.filter(({ text }) => /모두 \\\(/.test(text)).length >= 2,
      ),
      hints: [
        '수를 하나씩 양수인지 음수인지, 정수인지 아닌지 적어 두고 보기를 읽으세요.',
        '분수를 먼저 약분해 보세요. 정수가 되는 분수가 있어요.',
        '개수를 말한 보기는 해당하는 수를 모두 적어 세고, \\(0\\)이 어느 무리에 들어가는지 따로 확인하세요.',
      ],
    })
  },
}

export const COUNTING_TEMPLATES: ItemTemplate[] = [...countKinds, judgeNumbers, ...countOverlaps]
