import { drawUntil } from '../asking/draw-until.ts'
import { nativeCount, texList, texWith } from '../asking/inline-math.ts'
import { type Claim, judgeClaims } from '../asking/judge-claims.ts'
import { countValues, modesOf } from '../asking/statistics.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const WORD_CLAIMS: readonly Claim[] = [
  {
    text: '최빈값은 항상 하나이다.',
    isTrue: false,
    because:
      '자료 \\(1\\), \\(1\\), \\(4\\), \\(6\\), \\(6\\)에서는 \\(1\\)과 \\(6\\)이 두 번씩 나타나므로 최빈값이 두 개예요. 최빈값은 여러 개일 수도 있고 없을 수도 있어요.',
    mistakeText: '가장 많이 나타나는 값이 여러 개일 수도 있어요.',
    hints: [
      '값이 너덧 개인 자료를 직접 만들어 보세요.',
      '자료 \\(1\\), \\(1\\), \\(4\\), \\(6\\), \\(6\\)에서 값마다 몇 번 나타나는지 세어 보세요.',
      '나타나는 횟수가 가장 많은 값을 모두 찾아보세요. 몇 개인가요?',
    ],
  },
  {
    text: '최빈값은 자료에서 가장 많이 나타나는 값이다.',
    isTrue: true,
    because: '최빈값은 자료의 값 가운데에서 가장 많이 나타나는 값이에요.',
    mistakeText: '최빈값의 뜻을 다시 떠올려 보세요.',
    hints: [
      '최빈값의 빈은 얼마나 자주 나타나는지를 뜻해요.',
      '자료 \\(2\\), \\(3\\), \\(3\\), \\(3\\), \\(8\\)의 최빈값을 찾아보세요.',
      '찾은 값이 이 자료에서 몇 번 나타나는지, 다른 값보다 많은지 비교해 보세요.',
    ],
  },
  {
    text: '최빈값이 있으면 그 값은 자료에 있는 값이다.',
    isTrue: true,
    because:
      '최빈값은 자료의 값 가운데에서 고른 값이므로 언제나 자료에 있어요. 평균이나 중앙값과 다른 점이에요.',
    mistakeText: '최빈값은 계산하는 값이 아니라 자료에서 고르는 값이에요.',
    hints: [
      '최빈값은 어떻게 찾는지 떠올려 보세요. 계산을 하나요?',
      '자료 \\(1\\), \\(5\\), \\(5\\), \\(9\\)의 최빈값을 찾아보세요.',
      '찾은 값을 자료에서 동그라미로 표시해 보세요. 표시할 수 있나요?',
    ],
  },
  {
    text: '좋아하는 색깔처럼 수가 아닌 자료에서는 최빈값을 구할 수 없다.',
    isTrue: false,
    because:
      '최빈값은 더하거나 크기를 비교하지 않고 횟수만 세어 찾아요. 그래서 좋아하는 색깔, 혈액형처럼 수가 아닌 자료에서도 구할 수 있어요.',
    mistakeText: '최빈값은 나타나는 횟수만 세면 되므로 수가 아닌 자료에서도 구할 수 있어요.',
    hints: [
      '최빈값을 찾을 때 값끼리 더하거나 빼는지 생각해 보세요.',
      '좋아하는 색깔을 조사했더니 파랑이 \\(5\\)명, 빨강이 \\(3\\)명이었어요. 가장 많이 나타난 색깔을 말할 수 있나요?',
      '횟수를 세는 데 값이 꼭 수여야 하는지 생각해 보세요.',
    ],
  },
  {
    text: '자료의 값이 모두 다르면 최빈값은 없다.',
    isTrue: true,
    because:
      '값이 모두 다르면 모든 값이 한 번씩만 나타나요. 가장 많이 나타나는 값이 없으므로 최빈값이 없어요.',
    mistakeText: '모든 값이 나타나는 횟수가 같으면 가장 많이 나타나는 값이 없어요.',
    hints: [
      '자료 \\(2\\), \\(5\\), \\(7\\), \\(9\\)를 살펴보세요.',
      '값마다 몇 번씩 나타나나요?',
      '다른 값보다 더 많이 나타나는 값이 있는지 찾아보세요.',
    ],
  },
  {
    text: '최빈값은 자료의 값 가운데에서 가장 큰 값이다.',
    isTrue: false,
    because:
      '가장 많이 나타나는 값과 가장 큰 값은 달라요. 자료 \\(2\\), \\(2\\), \\(9\\)의 최빈값은 \\(2\\)예요.',
    mistakeText: '횟수가 가장 많은 값과 크기가 가장 큰 값을 헷갈렸어요.',
    hints: [
      '가장 많다는 말과 가장 크다는 말은 어떻게 다른가요?',
      '가장 큰 값이 한 번만 나타나는 자료를 하나 만들어, 값마다 나타나는 횟수를 세어 보세요.',
      '횟수가 가장 많은 값과 크기가 가장 큰 값을 각각 찾아 비교해 보세요.',
    ],
  },
  {
    text: '자료의 개수가 짝수이면 최빈값은 두 개이다.',
    isTrue: false,
    because:
      '자료의 개수는 최빈값의 개수를 정하지 않아요. 자료 \\(3\\), \\(3\\), \\(3\\), \\(8\\)은 값이 네 개이지만 최빈값은 \\(3\\) 하나예요.',
    mistakeText: '개수가 짝수일 때 두 값을 보는 것은 중앙값이에요. 최빈값은 나타나는 횟수로 정해져요.',
    hints: [
      '자료의 개수가 짝수인지 홀수인지 따지는 대푯값은 무엇인가요?',
      '값이 네 개인 자료를 여러 가지로 만들어 최빈값을 찾아보세요.',
      '가장 많이 나타나는 값이 몇 개인지 세어, 설명과 비교해 보세요.',
    ],
  },
]

function drawNumberClaim(random: SeededRandom): Claim {
  const values = drawUntil(
    random,
    (draw) => Array.from({ length: draw.integer(7, 9) }, () => draw.integer(2, 9)),
    (drawn) => {
      const most = Math.max(...countValues(drawn).values())
      const [mode = 0] = modesOf(drawn)
      return modesOf(drawn).length === 1 && most >= 3 && mode !== Math.max(...drawn) && mode !== most
    },
  )
  const [mode = 0] = modesOf(values)
  const most = Math.max(...countValues(values).values())
  const isTrue = random.pick([true, false])
  const claimedValue = isTrue ? mode : random.pick([most, Math.max(...values)])
  return {
    text: `자료 ${texList(values)}의 최빈값은 ${texWith(claimedValue, '이다/다')}.`,
    isTrue,
    because: `${texWith(mode, '은/는')} ${nativeCount(most)} 번으로 가장 많이 나타나므로 최빈값은 ${texWith(mode, '이에요/예요')}.`,
    mistakeText: isTrue
      ? '값마다 나타나는 횟수를 다시 세어 보세요.'
      : claimedValue === most
        ? '나타나는 횟수를 최빈값이라고 보았어요. 최빈값은 횟수가 아니라 값이에요.'
        : '가장 큰 값을 최빈값이라고 보았어요.',
    hints: [
      '값마다 몇 번 나타나는지 세어 보세요.',
      '가장 많이 나타나는 값을 찾으세요. 횟수가 아니라 값이에요.',
      '찾은 값과 설명에 있는 값이 같은지 보세요.',
    ],
  }
}

const judgeMode = judgeClaims(
  { id: 'M1U10C02L1A2', conceptId: 'M1U10C02', difficultyLevel: 1, name: '최빈값 O/X' },
  (random) => (random.integer(0, 2) === 0 ? drawNumberClaim(random) : random.pick(WORD_CLAIMS)),
)

export const CLAIM_TEMPLATES: ItemTemplate[] = [judgeMode]
