import { particleFor } from '#domain/korean/attach-particle.ts'
import { askChoice, askJudgement, type JudgeQuestion, optionAnswer } from '../asking/ask-value.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'
import { BOUNDS, type Bound } from './m1u02c03-bounds.ts'

const conceptId = 'M1U02C03'
const LINE_HINT = '수직선에서 오른쪽에 있는 점이 나타내는 수가 더 커요.'

const FIXED: readonly JudgeQuestion[] = [
  {
    statement: '두 음수 중에서는 절댓값이 큰 수가 더 크다.',
    isTrue: false,
    mistakeText: '음수는 절댓값이 클수록 수직선에서 왼쪽에 있으므로 더 작아요.',
    solution:
      '음수는 절댓값이 클수록 원점에서 왼쪽으로 멀리 떨어져 있어요. 예를 들어 \\(-5\\)는 \\(-2\\)보다 절댓값이 크지만 왼쪽에 있으므로 \\(-5 < -2\\)예요.',
    hints: [
      LINE_HINT,
      '\\(-2\\)와 \\(-5\\)를 수직선에 나타내 보세요. 어느 쪽이 오른쪽에 있나요?',
      '두 수의 절댓값을 비교하고, 절댓값이 큰 쪽이 수직선에서 어느 쪽에 있는지 확인하세요.',
    ],
  },
  {
    statement: '두 양수 중에서는 절댓값이 큰 수가 더 크다.',
    isTrue: true,
    mistakeText: '양수는 절댓값이 클수록 원점에서 오른쪽으로 멀리 있으므로 더 커요.',
    solution:
      '양수는 절댓값이 클수록 원점에서 오른쪽으로 멀리 떨어져 있어요. 오른쪽에 있는 수가 더 크므로 절댓값이 큰 양수가 더 커요.',
    hints: [
      LINE_HINT,
      '양수는 원점의 어느 쪽에 있나요? 절댓값이 커지면 어느 쪽으로 가나요?',
      '\\(2\\)와 \\(5\\)를 수직선에 나타내고 절댓값과 크기를 비교해 보세요.',
    ],
  },
  {
    statement: '음수는 언제나 \\(0\\)보다 작다.',
    isTrue: true,
    mistakeText: '음수는 수직선에서 모두 원점의 왼쪽에 있어요.',
    solution:
      '음수를 나타내는 점은 모두 원점의 왼쪽에 있어요. 수직선에서는 왼쪽에 있는 수가 더 작으므로 음수는 모두 \\(0\\)보다 작아요.',
    hints: [
      LINE_HINT,
      '음수를 나타내는 점은 원점의 어느 쪽에 있나요?',
      '\\(-1\\), \\(-\\frac{1}{100}\\), \\(-50\\)을 수직선에 나타낸다고 생각하고 원점과 비교해 보세요.',
    ],
  },
  {
    statement: '절댓값이 큰 수는 절댓값이 작은 수보다 언제나 크다.',
    isTrue: false,
    mistakeText: '절댓값은 원점까지의 거리일 뿐이에요. 음수는 절댓값이 커도 양수보다 작아요.',
    solution:
      '예를 들어 \\(-6\\)은 \\(2\\)보다 절댓값이 크지만 음수이므로 \\(-6 < 2\\)예요. 크기를 비교할 때는 부호를 먼저 보아야 해요.',
    hints: [
      LINE_HINT,
      '원점에서 왼쪽으로 멀리 간 수를 떠올려 보세요.',
      '\\(-6\\)과 \\(2\\)의 절댓값을 비교하고, 두 수의 크기도 비교해 보세요.',
    ],
  },
  {
    statement: '수직선에서 왼쪽에 있는 점이 나타내는 수가 더 크다.',
    isTrue: false,
    mistakeText: '수직선에서는 오른쪽으로 갈수록 수가 커져요.',
    solution: '수직선에서는 오른쪽으로 갈수록 수가 커지고 왼쪽으로 갈수록 작아져요.',
    hints: [
      '수직선에서 \\(1\\)과 \\(2\\)는 어느 쪽이 오른쪽에 있나요?',
      '원점의 양쪽에서 수가 커지는 방향은 같아요.',
      '\\(-2\\)와 \\(1\\)을 수직선에 나타내고, 영하와 영상의 온도를 비교하듯이 크기를 비교해 보세요.',
    ],
  },
]

function drawComparison(random: SeededRandom): JudgeQuestion {
  const [small = 2, large = 5] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 11, 12], 2).sort((a, b) => a - b)
  const isTrue = random.pick([true, false])
  const [left, right] = isTrue ? [-large, -small] : [-small, -large]
  return {
    statement: `${tex(`${left} < ${right}`)}이다.`,
    isTrue,
    mistakeText: '두 음수는 절댓값이 큰 쪽이 더 작아요. 절댓값만 보고 크기를 정했어요.',
    solution: `${tex(`|${left}| = ${-left}`)}, ${tex(`|${right}| = ${-right}`)}이고, 음수끼리는 절댓값이 큰 수가 더 작아요. 절댓값이 더 큰 ${texWith(-large, '이/가')} 수직선에서 더 왼쪽에 있으므로 ${texWith(`${-large} < ${-small}`, '이에요/예요')}.`,
    hints: [
      LINE_HINT,
      '두 음수를 수직선에 나타내면 원점에서 더 먼 쪽은 어디에 있나요?',
      '두 수의 절댓값을 구하세요. 음수끼리는 절댓값이 큰 쪽이 더 왼쪽에 있어요.',
    ],
  }
}

function askMeaning(random: SeededRandom): GeneratedItem {
  const limit = random.pick([-7, -5, -4, -3, -2, 2, 3, 4, 6, 8])
  const target = random.pick(BOUNDS)
  const signOf = ({ sign }: Bound) => `x ${sign} ${limit}`
  const others = BOUNDS.filter(
    ({ sign }, index) => sign !== target.sign && BOUNDS.findIndex((bound) => bound.sign === sign) === index,
  )
  return askChoice(random, {
    question: `'${tex('x')}는 ${target.say(tex(limit))}'를 부등호를 사용하여 바르게 나타낸 것은 어느 것인가요?`,
    right: optionAnswer(tex(signOf(target))),
    slips: others.map((other) => ({
      ...optionAnswer(tex(signOf(other))),
      mistakeText:
        other.isUpper === target.isUpper
          ? `${target.isClosed ? `${tex(limit)}도 들어가는데 빼고` : `${texWith(limit, '은/는')} 들어가지 않는데 넣어서`} 나타냈어요. '${target.word}'의 뜻을 확인하세요.`
          : '크고 작은 쪽이 반대예요. 부등호가 벌어진 쪽에 더 큰 수를 써요.',
    })),
    solution: `'${target.word}'${particleFor(target.word, '은/는')} ${target.meaning}는 뜻이에요. ${texWith(limit, '은/는')} ${target.isClosed ? '들어가므로 등호가 있는' : '들어가지 않으므로 등호가 없는'} 부등호를 써서 ${texWith(signOf(target), '으로/로')} 나타내요.`,
    hints: [
      `'${target.word}'${particleFor(target.word, '이/가')} 큰 쪽을 말하는지 작은 쪽을 말하는지 먼저 생각해 보세요.`,
      `${tex('x')}가 바로 그 수일 때도 들어가는지 살펴보세요. 들어가면 등호가 있는 부등호를 써요.`,
      '부등호는 벌어진 쪽이 더 큰 수를 향해요. 방향과 등호, 두 가지를 차례로 정하세요.',
    ],
  })
}

export const IDEA_TEMPLATES: ItemTemplate[] = [
  {
    id: 'M1U02C03L0A1',
    conceptId,
    difficultyLevel: 0,
    name: '대소 관계 O/X',
    generate: (random) =>
      askJudgement(random.pick([true, true, false]) ? random.pick(FIXED) : drawComparison(random)),
  },
  { id: 'M1U02C03L0A2', conceptId, difficultyLevel: 0, name: '부등호의 뜻', generate: askMeaning },
]
