import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { nativeCount, tex, texWith } from '../asking/inline-math.ts'
import { ofPeople } from '../asking/of-people.ts'
import { countValues, modesOf } from '../asking/statistics.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawSurvey, introduce, showData } from './surveys.ts'

const conceptId = 'M1U10C02'

const TOPICS = [
  { what: '좋아하는 과일', names: ['사과', '포도', '귤', '수박', '딸기'] },
  { what: '좋아하는 운동', names: ['축구', '농구', '배드민턴', '수영', '달리기'] },
  { what: '좋아하는 계절', names: ['봄', '여름', '가을', '겨울'] },
  { what: '혈액형', names: ['A형', 'B형', 'AB형', 'O형'] },
  { what: '배우고 싶은 악기', names: ['기타', '피아노', '바이올린', '드럼', '플루트'] },
] as const

const findFavourite: ItemTemplate = {
  id: 'M1U10C02L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '수가 아닌 자료의 최빈값',
  generate: (random) => {
    const { what, names } = random.pick(TOPICS)
    const display = random.sample(names, 4)
    const counts = drawUntil(
      random,
      (draw) => display.map(() => draw.integer(3, 12)),
      (drawn) => new Set(drawn).size === 4,
    )
    const most = Math.max(...counts)
    const right = display[counts.indexOf(most)] ?? ''
    const total = counts.reduce((sum, count) => sum + count, 0)
    const mistakeText = (name: string, index: number) =>
      counts[index] === Math.min(...counts)
        ? '가장 적게 나타난 것을 골랐어요. 최빈값은 가장 많이 나타난 값이에요.'
        : `${attachParticle(name, '은/는')} ${tex(counts[index] ?? 0)}명이에요. 더 많이 나타난 것이 있어요.`
    return askChoice(random, {
      question: `다음은 ${attachParticle(ofPeople(`학생 ${tex(total)}명`, what), '을/를')} 조사한 표예요. 이 자료의 최빈값은 어느 것인가요?\n\n| ${what} | ${display.join(' | ')} |\n| --- | ${display.map(() => '---').join(' | ')} |\n| 학생 수(명) | ${counts.map(tex).join(' | ')} |`,
      right: optionAnswer(right),
      slips: [
        {
          ...optionAnswer(tex(most)),
          mistakeText: '나타난 횟수를 답했어요. 최빈값은 횟수가 아니라 가장 많이 나타난 값이에요.',
        },
        ...display.flatMap((name, index) =>
          name === right ? [] : [{ ...optionAnswer(name), mistakeText: mistakeText(name, index) }],
        ),
      ],
      solution: `최빈값은 자료에서 가장 많이 나타나는 값이에요. ${attachParticle(right, '이/가')} ${tex(most)}명으로 가장 많으므로 최빈값은 ${attachParticle(right, '이에요/예요')}. 이렇게 자료가 수가 아니어도 최빈값을 구할 수 있어요.`,
      hints: [
        '최빈값의 빈은 횟수를 나타내요. 가장 많이 나타나는 값이 최빈값이에요.',
        `${what}마다 학생 수가 표의 아래 줄에 적혀 있어요. 그 가운데 가장 큰 수를 찾아보세요.`,
        '가장 큰 수의 위 칸에 적힌 것이 무엇인지 보세요. 횟수가 아니라 조사한 값을 답해요.',
      ],
    })
  },
}

function drawWithModes(random: SeededRandom, target: number) {
  const survey = drawSurvey(random)
  const count = random.integer(7, 9)
  const values = drawUntil(
    random,
    (draw) =>
      Array.from({ length: count }, () => draw.integer(survey.low, survey.low + (target === 0 ? 12 : 6))),
    (drawn) => modesOf(drawn).length === target && (target > 0 || new Set(drawn).size === count),
  )
  return { survey, values }
}

const countModes: ItemTemplate = {
  id: 'M1U10C02L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '최빈값의 개수',
  generate: (random) => {
    const target = random.pick([0, 1, 2, 2, 3])
    const { survey, values } = drawWithModes(random, target)
    const modes = modesOf(values)
    const most = Math.max(...countValues(values).values())
    const names = ['없다', '한 개', '두 개', '세 개']
    const mistakeText = [
      '가장 많이 나타나는 값이 있어요. 나타나는 횟수를 다시 세어 보세요.',
      '가장 많이 나타나는 값이 하나뿐인지 다시 세어 보세요.',
      '나타나는 횟수가 가장 많은 값만 최빈값이에요. 횟수를 다시 세어 보세요.',
      '나타나는 횟수가 가장 많은 값만 최빈값이에요. 횟수를 다시 세어 보세요.',
    ]
    return askChoice(random, {
      question: `${introduce(survey, values.length)} 이 자료의 최빈값은 몇 개인가요?\n\n${showData(values)}`,
      right: optionAnswer(names[target] ?? ''),
      slips: names.flatMap((name, index) =>
        index === target
          ? []
          : [
              {
                ...optionAnswer(name),
                mistakeText:
                  target === 0
                    ? '모든 값이 한 번씩만 나타나요. 이런 자료에는 최빈값이 없어요.'
                    : (mistakeText[index] ?? ''),
              },
            ],
      ),
      solution:
        target === 0
          ? '모든 값이 한 번씩만 나타나요. 나타나는 횟수가 모두 같으면 가장 많이 나타나는 값이 없으므로 최빈값이 없어요.'
          : `${texWith(modes.join(', '), '이/가')} ${modes.length === 1 ? '' : '각각 '}${nativeCount(most)} 번으로 가장 많이 나타나요. 따라서 최빈값은 ${nativeCount(modes.length)} 개예요.`,
      hints: [
        `${survey.what}의 값마다 몇 번 나타나는지 세어 보세요.`,
        '나타나는 횟수가 가장 많은 값을 모두 찾으세요. 최빈값이 여러 개일 수도 있어요.',
        '모든 값이 나타나는 횟수가 같으면 최빈값이 없어요. 그렇지 않으면 횟수가 가장 많은 값의 개수를 세세요.',
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [findFavourite, countModes]
