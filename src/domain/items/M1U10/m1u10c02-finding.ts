import { askChoice, askValue, optionAnswer, type Slip, slipOf, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { nativeCount, tex, texList, texWith } from '../asking/inline-math.ts'
import { countValues, modesOf, sortedUp } from '../asking/statistics.ts'
import { integersFrom } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawSurvey, introduce, showData } from './surveys.ts'

const conceptId = 'M1U10C02'

function mostOf(values: readonly number[]) {
  return Math.max(...countValues(values).values())
}

/** `3은 한 번, 5는 두 번`. */
function countsSentence(values: readonly number[]) {
  return [...countValues(values)]
    .map(([value, count]) => `${texWith(value, '은/는')} ${nativeCount(count)} 번`)
    .join(', ')
}

const findModes: ItemTemplate = {
  id: 'M1U10C02L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '최빈값 구하기',
  generate: (random) => {
    const survey = drawSurvey(random)
    const target = random.pick([1, 2, 2])
    const values = drawUntil(
      random,
      (draw) => Array.from({ length: draw.integer(8, 10) }, () => draw.integer(survey.low, survey.low + 7)),
      (drawn) => {
        const modes = modesOf(drawn)
        const isPlain = new Set(drawn).size >= 4 && mostOf(drawn) >= 2
        return isPlain && modes.length === target && !modes.includes(mostOf(drawn))
      },
    )
    const modes = modesOf(values)
    const most = mostOf(values)
    const alone = modes.map((mode) =>
      wrongNumber(mode, '최빈값을 하나만 찾았어요. 같은 횟수로 가장 많이 나타나는 값이 또 있어요.'),
    )
    const slips: Slip[] = [
      ...(modes.length > 1 ? alone : []),
      wrongNumber(most, '가장 많이 나타나는 값이 아니라, 그 값이 나타나는 횟수를 답했어요.'),
      wrongNumber(Math.max(...values), '가장 큰 값을 답했어요. 최빈값은 가장 많이 나타나는 값이에요.'),
    ]
    return askValue({
      question: `${introduce(survey, values.length)} 최빈값을 모두 구하세요.\n\n${showData(values)}`,
      right: { key: modes.join('&'), markdown: texList(modes) },
      slips,
      solution: `값마다 나타나는 횟수를 세어 봐요.\n\n- ${countsSentence(values)} 나타나요.\n- 가장 많이 나타나는 횟수는 ${nativeCount(most)} 번이에요.\n\n따라서 최빈값은 ${texList(modes, '이에요/예요')}.`,
      hints: [
        `${survey.what}의 값마다 나타나는 횟수를 세어 보세요. 크기순으로 나열하면 세기 쉬워요.`,
        '작은 값부터 나열한 다음, 같은 값끼리 묶어 몇 개씩인지 적어 보세요.',
        '나타나는 횟수가 가장 많은 값을 찾으세요. 그런 값이 여러 개이면 모두 답해요.',
      ],
    })
  },
}

interface Choice {
  values: number[]
  mistakeText: string
  conceptId?: string
}

/** Data whose only mode is not `mode`, each by another mistake. */
function drawDecoys(random: SeededRandom, mode: number): Choice[] {
  const others = (count: number) =>
    random.sample(
      integersFrom(1, 15).filter((value) => value !== mode),
      count,
    )
  const [rival = 0, ...beside] = others(4)
  const [winner = 0, ...few] = others(3)
  const step = random.integer(1, 3)
  const pair = mode + step
  return [
    {
      values: random.shuffle([mode, mode, rival, rival, ...beside]),
      mistakeText: `${texWith(mode, '과/와')} ${texWith(rival, '이/가')} 똑같이 두 번씩 나타나요. 최빈값이 하나가 아니에요.`,
    },
    {
      values: random.shuffle([mode, mode, winner, winner, winner, ...few]),
      mistakeText: `${texWith(winner, '이/가')} 세 번으로 더 많이 나타나요.`,
    },
    {
      values: [mode - 4, mode - step, mode, mode, pair, pair, pair],
      mistakeText: `${texWith(mode, '은/는')} 이 자료의 중앙값이에요. 가장 많이 나타나는 값은 ${texWith(pair, '이에요/예요')}.`,
      conceptId: 'M1U10C01',
    },
    {
      values: random.shuffle([mode, ...others(5)]),
      mistakeText: '모든 값이 한 번씩만 나타나므로 최빈값이 없어요.',
    },
  ]
}

const chooseData: ItemTemplate = {
  id: 'M1U10C02L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '자료 고르기',
  generate: (random) => {
    const mode = random.integer(5, 10)
    const decoys = drawUntil(
      random,
      (draw) => drawDecoys(draw, mode),
      (drawn) => new Set(drawn.map(({ values }) => sortedUp(values).join())).size === drawn.length,
    )
    const [a = 0, ...few] = random.sample(
      integersFrom(1, 15).filter((value) => value !== mode),
      4,
    )
    const right = random.shuffle([mode, mode, mode, a, a, ...few])
    return askChoice(random, {
      question: `다음 중 최빈값이 ${tex(mode)} 하나뿐인 자료는 어느 것인가요?`,
      right: optionAnswer(texList(right)),
      slips: decoys.map(({ values, mistakeText, conceptId }) =>
        slipOf(optionAnswer(texList(values)), mistakeText, conceptId),
      ),
      solution: `자료마다 값이 나타나는 횟수를 세어 봐요.\n\n- ${texList(right)}: ${countsSentence(right)} 나타나므로 최빈값은 ${texWith(mode, '이에요/예요')}.\n${decoys.map(({ values, mistakeText }) => `- ${texList(values)}: ${mistakeText}`).join('\n')}`,
      hints: [
        '자료마다 어떤 값이 가장 많이 나타나는지 세어 보세요.',
        `${texWith(mode, '과/와')} 똑같은 횟수로 나타나는 다른 값이 있으면 최빈값이 둘 이상이에요.`,
        `${tex(mode)}보다 더 많이 나타나는 값이 있는 자료, 모든 값이 한 번씩만 나타나는 자료를 차례로 지워 보세요.`,
      ],
    })
  },
}

export const FINDING_TEMPLATES: ItemTemplate[] = [findModes, chooseData]
