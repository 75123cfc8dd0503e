import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { nativeCount, tex, texList, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'
import { pointsOf, regionsOf, type System } from './line-system.ts'

const conceptId = 'M1U06C05'

const FAMILIES = [[3], [4], [2, 2], [3, 2], [2, 2, 2], [4, 2], [3, 3]] as const
function pairsOf(count: number) {
  return (count * (count - 1)) / 2
}

function tellFamilies(families: readonly number[]): string {
  const [first = 0, ...others] = families.map((size) => `${tex(size)}개`)
  const rest = others.map((size, index) => `, ${index === 0 ? '다른' : '또 다른'} ${size}도 서로 평행하`)
  return `그 가운데 ${first}가 서로 평행하${rest.map((part) => `고${part}`).join('')}며`
}

/** `서로 평행한 3개에서는 3쌍, 다른 평행한 2개에서는 1쌍`; 에서도 where the number is that of the family before. */
function tellPairs(families: readonly number[]): string {
  const which = ['서로', '다른', '또 다른']
  return families
    .map((size, index) => {
      const particle = size === families[index - 1] ? '도' : '는'
      return `${which[index]} 평행한 ${tex(size)}개에서${particle} ${tex(pairsOf(size))}쌍`
    })
    .join(', ')
}

const mostPoints = makeBothForms({
  id: 'M1U06C05L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '교점의 최대 개수',
  draw: withEnoughSlips((random) => {
    const families = random.pick(FAMILIES)
    const parallel = families.reduce((sum, size) => sum + size, 0)
    const singles = random.integer(families.length === 1 ? 2 : 1, Math.max(2, 8 - parallel))
    const count = parallel + singles
    const lost = families.reduce((sum, size) => sum + pairsOf(size), 0)
    const answer = pairsOf(count) - lost
    const subtraction = families.map((size) => ` - ${pairsOf(size)}`).join('')
    return {
      question: `한 평면 위에 서로 다른 직선이 ${tex(count)}개 있어요. ${tellFamilies(families)}, 이 밖에는 서로 평행한 두 직선이 없어요. 이 직선들의 교점은 최대 몇 개인지 구하세요.`,
      right: rightNumber(answer),
      slips: [
        wrongNumber(pairsOf(count), '평행한 두 직선은 만나지 않는다는 것을 빠뜨렸어요.'),
        wrongNumber(
          pairsOf(count) - parallel,
          '평행한 직선의 개수를 뺐어요. 빼야 하는 것은 만나지 않는 두 직선의 쌍의 수예요.',
        ),
        wrongNumber(
          pairsOf(count) - families.length,
          '평행한 직선 한 묶음에서 만나지 않는 쌍을 하나만 뺐어요.',
        ),
        wrongNumber(
          pairsOf(singles + families.length),
          '서로 평행한 직선들을 한 직선처럼 세었어요. 평행한 직선마다 교점이 따로 생겨요.',
        ),
        wrongNumber(2 * answer, '한 교점을 두 직선에서 한 번씩, 모두 두 번 세었어요.'),
        wrongNumber(pairsOf(singles), '평행하지 않은 직선끼리의 교점만 세었어요.'),
      ].filter(({ key }) => Number(key) > 0),
      solution: `교점이 가장 많으려면 어느 세 직선도 한 점에서 만나지 않아야 해요. 그러면 교점은 만나는 두 직선의 쌍마다 하나씩 생겨요.\n\n1. 직선 ${tex(count)}개에서 두 직선을 고르는 경우는 ${tex(`${count} \\times ${count - 1} \\div 2 = ${pairsOf(count)}`)}(가지)예요.\n2. 이 가운데 서로 평행한 쌍은 만나지 않아요. ${tellPairs(families)}을 빼야 해요.\n3. 따라서 교점은 최대 ${tex(`${pairsOf(count)}${subtraction} = ${answer}`)}(개)예요.`,
      hints: [
        '교점이 가장 많으려면 세 직선이 한 점에서 만나는 일이 없어야 해요.',
        '평행한 직선이 없다면 두 직선을 고를 때마다 교점이 하나씩 생겨요. 두 직선을 고르는 경우는 몇 가지인지 먼저 구하세요.',
        '서로 평행한 직선끼리는 교점이 생기지 않아요. 그런 쌍의 수를 모두 빼세요.',
      ],
    }
  }),
})

const SYSTEMS: readonly System[] = [
  { lines: 4, families: [[0, 1, 2]], together: [] },
  {
    lines: 4,
    families: [
      [0, 1],
      [2, 3],
    ],
    together: [],
  },
  { lines: 4, families: [[0, 1]], together: [] },
  { lines: 4, families: [[0, 1]], together: [[1, 2, 3]] },
  { lines: 5, families: [[0, 1, 2]], together: [] },
  {
    lines: 5,
    families: [
      [0, 1],
      [2, 3],
    ],
    together: [],
  },
  {
    lines: 5,
    families: [
      [0, 1, 2],
      [3, 4],
    ],
    together: [],
  },
  { lines: 5, families: [[0, 1]], together: [[1, 2, 3]] },
]

/** How many points the line `at` has in common with the lines before it. */
function pointsBefore(system: System, at: number): number {
  return pointsOf(system).filter((point) => point.includes(at) && (point[0] ?? at) < at).length
}

function tellSystem({ families, together }: System, letters: readonly string[]): string {
  const parallel = families.map((family) =>
    family
      .map((line) => letters[line])
      .sort()
      .join(' \\parallel '),
  )
  const last = parallel.at(-1) ?? ''
  const premise = [...parallel.slice(0, -1).map((one) => `${tex(one)}이고`), `${tex(last)}이며`].join(' ')
  const points = together.map((group) => {
    const names = group.map((line) => letters[line] ?? '').sort()
    return `세 직선 ${texList(names, '은/는')} 한 점에서 만나요. 이 밖에 세 직선이 한 점에서 만나는 곳은 없어요`
  })
  return `${premise}, 이 밖에 서로 평행한 두 직선은 없어요. 또, ${points[0] ?? '어느 세 직선도 한 점에서 만나지 않아요'}`
}

const splitPlane = makeBothForms({
  id: 'M1U06C05L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '평면의 분할',
  draw: withEnoughSlips((random) => {
    const system = random.pick(SYSTEMS)
    const letters = random.shuffle(['l', 'm', 'n', 'p', 'q'].slice(0, system.lines))
    const { lines } = system
    const [answer, points] = [regionsOf(system), pointsOf(system).length]
    const steps = letters.map((name, index) => {
      const before = pointsBefore(system, index)
      const parts = letters.slice(0, index + 1).reduce((sum, _, at) => sum + pointsBefore(system, at) + 1, 1)
      return index === 0
        ? `${index + 1}. 직선 ${tex(name)} 하나로 평면이 ${tex(parts)}부분으로 나뉘어요.`
        : `${index + 1}. 직선 ${texWith(name, '을/를')} 그으면 앞의 직선들과 ${before === 0 ? '만나지 않으므로' : `${nativeCount(before)} 점에서 만나므로`} ${tex(before + 1)}부분이 늘어 ${tex(parts)}부분이 돼요.`
    })
    const listed = [...letters].sort()
    return {
      question: `한 평면 위에 서로 다른 ${nativeCount(lines)} 직선 ${listed
        .slice(0, -1)
        .map((name) => tex(name))
        .join(
          ', ',
        )}, ${texWith(listed.at(-1) ?? '', '이/가')} 있어요. ${tellSystem(system, letters)}. 이 직선들은 평면을 몇 개의 부분으로 나누는지 구하세요.`,
      right: rightNumber(answer),
      slips: [
        wrongNumber(
          1 + lines + pairsOf(lines),
          '평행한 직선이나 한 점에서 만나는 세 직선이 없을 때의 개수예요.',
        ),
        wrongNumber(points, '나누어진 부분이 아니라 교점의 개수를 세었어요.'),
        wrongNumber(2 * lines, '바깥쪽으로 한없이 뻗은 부분만 세었어요. 둘러싸인 부분도 세어야 해요.'),
        wrongNumber(
          answer - 2 * lines,
          '둘러싸인 부분만 세었어요. 바깥쪽으로 한없이 뻗은 부분도 세어야 해요.',
        ),
        wrongNumber(2 ** lines, '직선을 그을 때마다 모든 부분이 둘로 나뉜다고 생각했어요.'),
        wrongNumber(lines + 1, '모든 직선이 서로 평행할 때의 개수예요.'),
      ].filter(({ key }) => Number(key) > 0),
      solution: `직선을 하나씩 그어 가며 세어요. 새로 그은 직선은 앞의 직선들과의 교점에서 잘리고, 잘린 조각마다 한 부분을 둘로 나누어요. 그래서 늘어나는 부분의 개수는 그 직선 위에 새로 생긴 교점의 개수보다 하나 많아요.\n\n${steps.join('\n')}\n\n따라서 평면은 ${tex(answer)}개의 부분으로 나뉘어요.`,
      hints: [
        `조건에 맞게 직선을 하나씩 그려 보세요. 서로 평행한 직선 ${texList((system.families[0] ?? []).map((line) => letters[line] ?? '').sort())}부터 그리면 쉬워요.`,
        '직선을 하나 더 그을 때 부분이 몇 개 늘어나는지 살펴보세요. 새 직선이 앞의 직선들과 만나는 점의 개수와 관계가 있어요.',
        `새 직선은 교점에서 여러 조각으로 잘리고, 조각마다 한 부분을 둘로 나누어요. 직선마다 늘어나는 개수를 차례로 더하세요.${system.together.length > 0 ? ' 세 직선이 만나는 한 점은 교점 하나로 세어야 해요.' : ''}`,
      ],
    }
  }),
})

export const SYSTEM_TEMPLATES: ItemTemplate[] = [...mostPoints, ...splitPlane]
