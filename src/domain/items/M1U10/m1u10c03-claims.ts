import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { decimalText, isShortDecimal } from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { type Claim, judgeClaims } from '../asking/judge-claims.ts'
import { meanOf, medianOf, sortedUp } from '../asking/statistics.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U10C03'

/** Four values near each other and one far away. */
function drawFar(random: SeededRandom): { near: number[]; far: number } {
  return drawUntil(
    random,
    (draw) => ({ near: draw.sample([3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 4), far: draw.integer(8, 18) * 5 }),
    ({ near, far }) => isShortDecimal(meanOf([...near, far])),
  )
}

const findOutlier: ItemTemplate = {
  id: 'M1U10C03L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '극단값 찾기',
  generate: (random) => {
    const { near, far } = drawFar(random)
    const values = random.shuffle([...near, far])
    const [low = 0] = sortedUp(near)
    const first = values.find((value) => value !== far && value !== low) ?? 0
    const last = [...values].reverse().find((value) => ![far, low, first].includes(value)) ?? 0
    return askChoice(random, {
      question: `다음 자료에서 극단값은 어느 것인가요?\n\n> ${texList(values)}`,
      right: optionAnswer(tex(far)),
      slips: [
        {
          ...optionAnswer(tex(low)),
          mistakeText:
            '가장 작은 값이지만 다른 값들과 비슷해요. 극단값은 나머지 값과 멀리 떨어져 있는 값이에요.',
        },
        {
          ...optionAnswer(tex(first)),
          mistakeText: '다른 값들과 비슷한 값이에요. 나머지와 멀리 떨어져 있지 않아요.',
        },
        {
          ...optionAnswer(tex(last)),
          mistakeText: '다른 값들과 비슷한 값이에요. 나머지와 멀리 떨어져 있지 않아요.',
        },
      ],
      solution: `극단값은 자료의 값 가운데에서 매우 크거나 매우 작은 값이에요. ${texList(sortedUp(near), '은/는')} 서로 비슷한데 ${texWith(far, '은/는')} 이 값들보다 매우 커요. 따라서 극단값은 ${texWith(far, '이에요/예요')}.`,
      hints: [
        '극단값은 나머지 값보다 매우 크거나 매우 작은 값이에요.',
        '자료를 수직선 위에 점으로 찍는다고 생각해 보세요.',
        '점들이 모여 있는 곳에서 혼자 멀리 떨어져 있는 값을 찾으세요.',
      ],
    })
  },
}

const EXAMPLE = '자료 \\(2\\), \\(3\\), \\(4\\), \\(5\\), \\(6\\)'
const CHANGED = '\\(6\\)을 \\(106\\)으로 바꾼 자료'

const CLAIMS: readonly Claim[] = [
  {
    text: '평균은 극단값의 영향을 받는다.',
    isTrue: true,
    because: `${EXAMPLE}의 평균은 \\(4\\)인데, ${CHANGED}의 평균은 \\(24\\)예요. 평균은 모든 값을 더해서 구하므로 극단값의 영향을 받아요.`,
    mistakeText: '평균은 모든 값을 더해서 구하므로 매우 크거나 작은 값이 있으면 크게 달라져요.',
    hints: [
      '평균을 구할 때 어떤 값들을 쓰는지 떠올려 보세요.',
      `${EXAMPLE}의 평균을 구해 보세요.`,
      `${CHANGED}의 평균도 구해서 두 평균을 비교해 보세요.`,
    ],
  },
  {
    text: '중앙값은 극단값의 영향을 평균보다 많이 받는다.',
    isTrue: false,
    because: `${EXAMPLE}의 중앙값은 \\(4\\)이고, ${CHANGED}의 중앙값도 \\(4\\)예요. 중앙값은 한가운데의 값만으로 정해지므로 극단값의 영향을 거의 받지 않아요.`,
    mistakeText: '극단값의 영향을 많이 받는 것은 평균이에요. 중앙값은 한가운데의 값만으로 정해져요.',
    hints: [
      '중앙값과 평균을 구할 때 각각 어떤 값들을 쓰는지 비교해 보세요.',
      `${EXAMPLE}의 중앙값과 평균을 구해 보세요.`,
      `${CHANGED}에서는 중앙값과 평균이 어떻게 달라지는지 보세요.`,
    ],
  },
  {
    text: '자료에 극단값이 있으면 평균보다 중앙값이 자료를 더 잘 대표한다.',
    isTrue: true,
    because:
      '평균은 극단값 쪽으로 끌려가지만 중앙값은 거의 달라지지 않아요. 그래서 극단값이 있는 자료는 중앙값이 더 잘 대표해요.',
    mistakeText: '극단값이 있으면 평균이 그쪽으로 끌려가요. 이때에는 중앙값이 더 알맞아요.',
    hints: [
      '극단값이 평균과 중앙값에 주는 영향을 비교해 보세요.',
      '자료 \\(2\\), \\(3\\), \\(4\\), \\(5\\), \\(106\\)의 평균은 \\(24\\)예요. 이 값과 비슷한 값이 자료에 있나요?',
      '같은 자료의 중앙값을 구하고, 자료의 값들과 비슷한지 살펴보세요.',
    ],
  },
  {
    text: '가장 많이 팔린 운동화의 치수를 알아볼 때에는 평균이 가장 알맞다.',
    isTrue: false,
    because:
      '가장 많이 팔린 치수는 가장 많이 나타나는 값이므로 최빈값이 알맞아요. 평균은 실제로 없는 치수가 될 수도 있어요.',
    mistakeText: '가장 많이 나타나는 값이 필요할 때에는 최빈값이 알맞아요.',
    hints: [
      '가장 많이 팔렸다는 말에서 필요한 것은 무엇인가요?',
      '치수의 평균이 \\(241.7\\) mm라면 그런 운동화가 있을까요?',
      '세 대푯값 가운데 가장 많이 나타나는 값은 무엇인지 떠올려 보세요.',
    ],
  },
  {
    text: '매우 작은 값은 극단값이 될 수 없다.',
    isTrue: false,
    because:
      '극단값은 자료에서 매우 크거나 매우 작은 값이에요. 자료 \\(1\\), \\(80\\), \\(82\\), \\(85\\)에서는 \\(1\\)이 극단값이에요.',
    mistakeText: '매우 큰 값뿐만 아니라 매우 작은 값도 극단값이에요.',
    hints: [
      '극단값의 뜻을 다시 떠올려 보세요.',
      '자료 \\(1\\), \\(80\\), \\(82\\), \\(85\\)에서 혼자 멀리 떨어져 있는 값은 무엇인가요?',
      '그 값이 나머지보다 큰지 작은지 보고, 설명과 비교해 보세요.',
    ],
  },
  {
    text: '극단값이 없고 모든 값을 고르게 반영하고 싶을 때에는 평균이 알맞다.',
    isTrue: true,
    because:
      '평균은 모든 값을 더해서 구하므로 값을 빠짐없이 반영해요. 극단값이 없으면 평균이 자료를 잘 대표해요.',
    mistakeText: '평균은 모든 값을 이용하므로, 극단값이 없는 자료를 잘 대표해요.',
    hints: [
      '세 대푯값 가운데 모든 값을 이용해서 구하는 것은 무엇인가요?',
      '평균이 자료를 잘 대표하지 못하는 것은 어떤 값이 있을 때인가요?',
      '그런 값이 없다면 평균을 쓰지 않을 까닭이 있는지 생각해 보세요.',
    ],
  },
]

function drawNumberClaim(random: SeededRandom): Claim {
  const { near, far } = drawFar(random)
  const values = random.shuffle([...near, far])
  const [mean, median] = [decimalText(meanOf(values)), decimalText(medianOf(values))]
  const saysMean = random.pick([true, false])
  return {
    text: `자료 ${texList(values)}에서는 ${saysMean ? '평균' : '중앙값'}이 ${saysMean ? '중앙값' : '평균'}보다 자료를 더 잘 대표한다.`,
    isTrue: !saysMean,
    because: `극단값 ${texWith(far, '이/가')} 있어서 평균은 ${texWith(mean, '이/가')} 되어 나머지 값들과 동떨어져요. 중앙값 ${texWith(median, '은/는')} 나머지 값들과 비슷하므로 자료를 더 잘 대표해요.`,
    mistakeText: '극단값이 있는 자료에서는 평균이 극단값 쪽으로 끌려가므로 중앙값이 더 잘 대표해요.',
    hints: [
      '자료에 매우 크거나 매우 작은 값이 있는지 먼저 살펴보세요.',
      '평균과 중앙값을 각각 구해 보세요.',
      '구한 두 값 가운데 자료의 대부분의 값과 비슷한 것은 어느 쪽인지 비교해 보세요.',
    ],
  }
}

const judgeInfluence = judgeClaims(
  { id: 'M1U10C03L1A2', conceptId, difficultyLevel: 1, name: '극단값의 영향 O/X' },
  (random) => (random.integer(0, 2) === 0 ? drawNumberClaim(random) : random.pick(CLAIMS)),
)

const PROPERTIES = [
  [
    '모든 값을 더해서 구하는 대푯값',
    '평균',
    '평균은 값을 모두 더한 다음 개수로 나누어 구해요.',
    '구할 때 덧셈과 나눗셈을 하는 대푯값이 어느 것인지 떠올려 보세요.',
  ],
  [
    '극단값이 하나 있을 때 가장 크게 달라지는 대푯값',
    '평균',
    '평균은 모든 값을 더해서 구하므로 극단값의 영향을 크게 받아요.',
    '자료 \\(2\\), \\(2\\), \\(5\\)에 \\(91\\)을 넣기 전과 넣은 뒤의 세 대푯값을 비교해 보세요.',
  ],
  [
    '크기순으로 나열했을 때 한가운데의 값으로 정하는 대푯값',
    '중앙값',
    '크기순으로 나열했을 때 한가운데에 있는 값이 중앙값이에요.',
    '대푯값의 이름 가운데 한가운데라는 뜻이 들어 있는 것을 찾아보세요.',
  ],
  [
    '수가 아닌 자료에서도 구할 수 있는 대푯값',
    '최빈값',
    '최빈값은 나타나는 횟수만 세어 찾으므로 수가 아닌 자료에서도 구할 수 있어요.',
    '좋아하는 간식의 이름은 더하거나 크기순으로 늘어놓을 수 있나요? 그럴 수 없다면 무엇을 셀 수 있나요?',
  ],
  [
    '여러 개일 수도 있고 없을 수도 있는 대푯값',
    '최빈값',
    '가장 많이 나타나는 값은 여러 개일 수도 있고, 모두 같은 횟수로 나타나면 없어요.',
    '자료 \\(1\\), \\(1\\), \\(3\\), \\(3\\), \\(5\\)에서 세 대푯값이 각각 몇 개인지 세어 보세요.',
  ],
] as const

const matchProperty: ItemTemplate = {
  id: 'M1U10C03L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '대푯값의 특징',
  generate: (random) => {
    const [property, right, because, clue] = random.pick(PROPERTIES)
    const others = ['평균', '중앙값', '최빈값'].filter((name) => name !== right)
    return askChoice(random, {
      question: `다음 설명에 맞는 대푯값은 어느 것인가요?\n\n> ${property}`,
      right: optionAnswer(right),
      slips: others.map((name) => ({
        ...optionAnswer(name),
        mistakeText: `${name}을 어떻게 구하는지 떠올려 보세요. 설명에 맞지 않아요.`,
        conceptId: name === '최빈값' ? 'M1U10C02' : 'M1U10C01',
      })),
      solution: `${because} 따라서 설명에 맞는 대푯값은 ${right}이에요.`,
      hints: [
        '세 대푯값을 구하는 방법을 하나씩 떠올려 보세요.',
        '자료 \\(2\\), \\(2\\), \\(5\\), \\(91\\)에서 세 대푯값을 구해 보면 특징이 잘 보여요.',
        clue,
      ],
    })
  },
}

export const CLAIM_TEMPLATES: ItemTemplate[] = [findOutlier, matchProperty, judgeInfluence]
