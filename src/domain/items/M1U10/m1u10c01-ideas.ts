import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { decimalText } from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { nativeCount, tex, texList, texWith } from '../asking/inline-math.ts'
import { type Claim, judgeClaims } from '../asking/judge-claims.ts'
import { meanOf, medianOf, sortedUp } from '../asking/statistics.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U10C01'

function place(count: number) {
  return `${nativeCount(count)} 번째 값`
}

function placeOptions(count: number) {
  const half = Math.floor(count / 2)
  const between = (low: number) => `${nativeCount(low)} 번째와 ${nativeCount(low + 1)} 번째 값의 평균`
  if (count % 2 === 1) {
    return {
      right: place(half + 1),
      because: `${texWith(count, '은/는')} 홀수이므로 한가운데에 있는 값이 하나예요. ${nativeCount(half + 1)} 번째 값의 앞과 뒤에 값이 각각 ${tex(half)}개씩 있어요.`,
      wrong: [
        [
          place(half),
          '앞쪽에 있는 값이 한 개 적어요. 한가운데의 앞과 뒤에는 값이 똑같은 개수만큼 있어야 해요.',
        ],
        [
          place(half + 2),
          '뒤쪽에 있는 값이 한 개 적어요. 한가운데의 앞과 뒤에는 값이 똑같은 개수만큼 있어야 해요.',
        ],
        [between(half), '자료의 개수가 짝수일 때의 방법이에요. 홀수일 때에는 한가운데의 값이 하나예요.'],
        [place(count), '가장 큰 값이에요. 중앙값은 한가운데에 있는 값이에요.'],
      ],
    }
  }
  return {
    right: between(half),
    because: `${tex(count)}은 짝수이므로 한가운데에 있는 값이 두 개예요. ${nativeCount(half)} 번째 값과 ${nativeCount(half + 1)} 번째 값의 평균이 중앙값이에요.`,
    wrong: [
      [place(half), '한가운데에 있는 두 값 가운데 작은 값만 보았어요.'],
      [place(half + 1), '한가운데에 있는 두 값 가운데 큰 값만 보았어요.'],
      [between(half - 1), '두 값의 앞과 뒤에 남는 값의 개수가 같지 않아요.'],
      [between(half + 1), '두 값의 앞과 뒤에 남는 값의 개수가 같지 않아요.'],
    ],
  }
}

const locateMedian: ItemTemplate = {
  id: 'M1U10C01L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '중앙값의 자리',
  generate: (random) => {
    const count = random.integer(6, 11)
    const { right, because, wrong } = placeOptions(count)
    return askChoice(random, {
      question: `자료의 값 ${tex(count)}개를 작은 값부터 크기순으로 나열했어요. 이 자료의 중앙값은 어느 것인가요?`,
      right: optionAnswer(right),
      slips: wrong.map(([display = '', mistakeText = '']) => ({ ...optionAnswer(display), mistakeText })),
      solution: `중앙값은 자료를 크기순으로 나열했을 때 한가운데에 있는 값이에요. ${because}`,
      hints: [
        '자료의 개수가 홀수인지 짝수인지 먼저 살펴보세요.',
        `값의 자리를 ${tex(1)}부터 ${tex(count)}까지 차례로 적고, 맨 앞과 맨 뒤에서 하나씩 지워 가 보세요.`,
        '하나씩 지워 가면 한가운데에 한 자리 또는 두 자리가 남아요. 두 자리가 남으면 그 두 값의 평균이 중앙값이에요.',
      ],
    })
  },
}

const WORD_CLAIMS: readonly Claim[] = [
  {
    text: '평균은 자료의 값을 모두 더한 것을 자료의 개수로 나눈 값이다.',
    isTrue: true,
    because: '평균은 (자료의 값의 합) ÷ (자료의 개수)예요. 모든 값을 고르게 나누어 가졌을 때의 한 몫이에요.',
    mistakeText: '평균의 뜻을 다시 떠올려 보세요. 합을 개수로 나눈 값이에요.',
    hints: [
      '여러 명이 가진 것을 모아서 똑같이 나누어 갖는 장면을 떠올려 보세요.',
      '모으는 것은 어떤 계산이고, 똑같이 나누는 것은 어떤 계산인가요?',
      '자료 \\(2\\), \\(4\\), \\(9\\)의 평균을 구하고, 설명에 있는 방법과 비교해 보세요.',
    ],
  },
  {
    text: '평균은 항상 자료에 있는 값 가운데 하나이다.',
    isTrue: false,
    because:
      '자료 \\(1\\), \\(2\\), \\(6\\)의 평균은 \\(3\\)인데, \\(3\\)은 이 자료에 없는 값이에요. 평균은 계산하여 얻는 값이므로 자료에 없을 수 있어요.',
    mistakeText: '평균은 합을 개수로 나누어 얻는 값이라서 자료에 없는 값일 수 있어요.',
    hints: [
      '값이 두세 개인 자료를 하나 만들어 보세요.',
      '자료 \\(1\\), \\(2\\), \\(6\\)의 평균을 구해 보세요.',
      '구한 평균이 자료 \\(1\\), \\(2\\), \\(6\\) 안에 있는지 찾아보세요.',
    ],
  },
  {
    text: '중앙값은 항상 자료에 있는 값 가운데 하나이다.',
    isTrue: false,
    because:
      '자료의 개수가 짝수이면 한가운데에 있는 두 값의 평균이 중앙값이에요. 자료 \\(1\\), \\(3\\), \\(7\\), \\(9\\)의 중앙값은 \\(5\\)인데, \\(5\\)는 이 자료에 없어요.',
    mistakeText: '자료의 개수가 짝수일 때에는 중앙값이 자료에 없는 값일 수 있어요.',
    hints: [
      '자료의 개수가 홀수일 때와 짝수일 때를 나누어 생각해 보세요.',
      '자료 \\(1\\), \\(3\\), \\(7\\), \\(9\\)의 한가운데에는 어떤 값들이 있나요?',
      '한가운데에 있는 두 값 \\(3\\)과 \\(7\\)의 평균을 구하고, 그 값이 자료에 있는지 보세요.',
    ],
  },
  {
    text: '자료의 개수가 홀수이면 중앙값은 자료에 있는 값이다.',
    isTrue: true,
    because: '자료의 개수가 홀수이면 크기순으로 나열했을 때 한가운데에 값이 하나 있고, 그 값이 중앙값이에요.',
    mistakeText: '개수가 홀수이면 한가운데에 있는 값이 하나이고, 그 값이 그대로 중앙값이에요.',
    hints: [
      '값이 \\(5\\)개인 자료를 하나 만들어 크기순으로 나열해 보세요.',
      '맨 앞과 맨 뒤에서 하나씩 지워 가면 마지막에 몇 개가 남나요?',
      '남은 값이 중앙값이에요. 그 값이 처음 자료에 있었는지 생각해 보세요.',
    ],
  },
  {
    text: '자료에서 가장 큰 값이 더 커지면 중앙값도 항상 커진다.',
    isTrue: false,
    because:
      '자료 \\(2\\), \\(4\\), \\(7\\)에서 \\(7\\)을 \\(70\\)으로 바꾸어도 한가운데의 값은 그대로 \\(4\\)예요. 중앙값은 한가운데의 값만으로 정해져요.',
    mistakeText: '가장 큰 값이 커져도 한가운데에 있는 값은 바뀌지 않을 수 있어요. 평균과 헷갈렸어요.',
    hints: [
      '중앙값은 어느 자리에 있는 값으로 정해지는지 떠올려 보세요.',
      '자료 \\(2\\), \\(4\\), \\(7\\)에서 \\(7\\)을 \\(70\\)으로 바꾸어 보세요.',
      '바꾸기 전과 바꾼 다음의 한가운데의 값을 비교해 보세요.',
    ],
  },
  {
    text: '대푯값은 자료 전체의 특징을 대표하는 값이다.',
    isTrue: true,
    because:
      '자료 전체의 중심이 되는 특징을 하나의 수로 나타낸 값을 대푯값이라고 해요. 평균과 중앙값이 대푯값이에요.',
    mistakeText: '대푯값은 가장 큰 값이 아니라 자료 전체를 대표하는 값이에요.',
    hints: [
      '대푯값이라는 말에서 대표는 무엇을 대표한다는 뜻일까요?',
      '평균은 대푯값이에요. 평균을 구할 때 자료의 값을 몇 개나 쓰나요?',
      '값 하나를 골라 말하는 것과 자료 전체를 하나의 수로 나타내는 것 가운데 어느 쪽이 대푯값의 뜻에 가까운지 생각해 보세요.',
    ],
  },
]

function drawNumberClaim(random: SeededRandom): Claim {
  const values = drawUntil(
    random,
    (draw) => Array.from({ length: 5 }, () => draw.integer(1, 20)),
    (drawn) =>
      new Set(drawn).size === 5 &&
      drawn[2] !== sortedUp(drawn)[2] &&
      meanOf(drawn).denominator === 1n &&
      Number(meanOf(drawn).numerator) !== sortedUp(drawn)[2],
  )
  const [median, mean] = [decimalText(medianOf(values)), decimalText(meanOf(values))]
  const isTrue = random.pick([true, false])
  const claimedValue = isTrue ? median : random.pick([`${values[2]}`, mean])
  return {
    text: `자료 ${texList(values)}의 중앙값은 ${texWith(claimedValue, '이다/다')}.`,
    isTrue,
    because: `작은 값부터 나열하면 ${texList(sortedUp(values), '이고/고')}, 한가운데인 세 번째 값은 ${texWith(median, '이에요/예요')}.`,
    mistakeText: isTrue
      ? '크기순으로 나열한 다음 한가운데의 값을 보세요.'
      : claimedValue === mean
        ? '평균을 중앙값이라고 보았어요.'
        : '크기순으로 나열하지 않고 적힌 순서에서 한가운데의 값을 보았어요.',
    hints: [
      '중앙값을 구하려면 자료를 먼저 어떻게 늘어놓아야 하나요?',
      '작은 값부터 차례로 다시 적어 보세요.',
      '다시 적은 다섯 값에서 한가운데에 있는 값을 찾아, 설명에 있는 값과 비교해 보세요.',
    ],
  }
}

const judgeIdea = judgeClaims(
  { id: 'M1U10C01L0A2', conceptId, difficultyLevel: 0, name: '평균과 중앙값의 뜻 O/X' },
  (random) => (random.integer(0, 2) === 0 ? drawNumberClaim(random) : random.pick(WORD_CLAIMS)),
)

export const IDEA_TEMPLATES: ItemTemplate[] = [locateMedian, judgeIdea]
