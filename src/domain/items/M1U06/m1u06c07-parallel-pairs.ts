import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { type PlanePoint, planeFigure, pointFrom } from '../asking/plane-figure.ts'
import type { ItemTemplate } from '../template.ts'
import { degrees } from './angle-text.ts'

const NAMES = ['l', 'm', 'p', 'q'] as const

/** A line across k: the size of its upper right angle, and whether that one or its neighbour to the left is marked. */
interface Across {
  name: string
  size: number
  isRight: boolean
}

function shownSize({ size, isRight }: Across) {
  return isRight ? size : 180 - size
}

function fourLines(lines: readonly Across[]) {
  const gap = 2
  const spots: Record<string, PlanePoint> = { k: [0, 7.4], U: [0, -1.2] }
  const strokes = [{ of: 'Uk' }]
  const marks = lines.map((line, index) => {
    const at: PlanePoint = [0, (lines.length - 1 - index) * gap]
    const [left, crossing] = ['ABCD'[index] ?? '', 'EFGH'[index] ?? '']
    spots[crossing] = at
    spots[left] = pointFrom(at, -3, 90 - line.size)
    spots[line.name] = pointFrom(at, 3, 90 - line.size)
    strokes.push({ of: left + line.name })
    return { of: `${line.isRight ? line.name : left}${crossing}k`, label: `${shownSize(line)}°` }
  })
  const premise = lines
    .map((line) => `직선 ${line.name}의 ${line.isRight ? '오른쪽' : '왼쪽'} 위의 각은 ${shownSize(line)}°`)
    .join(', ')
  return planeFigure(
    `세로로 놓인 직선 k와 네 직선이 만나는 그림. 위에서부터 ${premise}이다. 그림은 실제와 다를 수 있다`,
    spots,
    { lines: strokes, angles: marks, unlabelled: 'ABCDEFGHU', size: 'large' },
  )
}

function bothOf(a: Across, b: Across) {
  return `${texWith(a.name, '과/와')} ${tex(b.name)}`
}

function judge(a: Across, b: Across): string {
  const [first, second] = [a.size, b.size]
  const display =
    shownSize(a) === shownSize(b) ? '표시된 두 각의 크기는 같지만 동위각도 엇각도 아니에요. ' : ''
  return `${display}직선 ${tex('k')}의 오른쪽 위에 있는 동위각의 크기가 ${degrees(first)}와 ${degrees(second)}로 서로 달라요.`
}

export const judgeParallel: ItemTemplate = {
  id: 'M1U06C07L3A2',
  conceptId: 'M1U06C07',
  difficultyLevel: 3,
  name: '평행 판정',
  generate: (random) => {
    const [size, near] = drawUntil(
      random,
      (draw): [number, number] => [draw.integer(77, 86), draw.pick([-9, -7, -6, 5, 6, 7])],
      ([one, step]) => one + step !== 180 - one && one + step <= 92 && one + step >= 70,
    )
    const same = random.shuffle([true, false])
    const others: Omit<Across, 'name'>[] = [
      { size, isRight: same[0] ?? true },
      { size, isRight: same[1] ?? false },
      { size: 180 - size, isRight: random.pick([true, false]) },
      { size: size + near, isRight: random.pick([true, false]) },
    ]
    const lines = random.shuffle(others).map((line, index): Across => ({ ...line, name: NAMES[index] ?? '' }))
    const pairs = lines.flatMap((one, index) => lines.slice(index + 1).map((other) => [one, other] as const))
    const right = pairs.find(([a, b]) => a.size === b.size) ?? pairs[0]
    const isAlike = ([a, b]: readonly [Across, Across]) => shownSize(a) === shownSize(b)
    const wrong = random.shuffle(pairs.filter((pair) => pair !== right))
    const ordered = [...wrong.filter(isAlike), ...wrong.filter((pair) => !isAlike(pair))]
    if (!right) throw new RangeError('no two of the lines are parallel')
    const [first, second] = right
    const premise = lines.map((line) => degrees(shownSize(line))).join(', ')
    return askChoice(random, {
      question: `다음 그림과 같이 네 직선 ${texList(NAMES, '이/가')} 직선 ${texWith('k', '과/와')} 만나요. 표시된 각의 크기가 위에서부터 차례로 ${premise}일 때, 서로 평행한 두 직선은 어느 것인가요? (단, 그림은 실제와 다를 수 있어요.)`,
      right: optionAnswer(bothOf(first, second)),
      slips: ordered.map(([a, b]) => ({ ...optionAnswer(bothOf(a, b)), mistakeText: judge(a, b) })),
      solution: `직선 ${tex('k')}의 오른쪽 위에 있는 각의 크기로 맞추어 비교해 봐요. 왼쪽에 표시된 각은 평각 ${degrees(180)}에서 빼면 돼요.\n\n${lines.map((line) => `- 직선 ${tex(line.name)}: ${line.isRight ? degrees(line.size) : tex(`180^\\circ - ${180 - line.size}^\\circ = ${line.size}^\\circ`)}`).join('\n')}\n\n동위각의 크기가 같은 두 직선은 ${tex(first.name)}, ${tex(second.name)}이므로 ${texWith(`${first.name} \\parallel ${second.name}`, '이에요/예요')}.`,
      hints: [
        '동위각의 크기가 같은 두 직선은 서로 평행해요.',
        '표시된 각이 모두 같은 위치에 있지는 않아요. 같은 위치에 있는 각으로 바꾸어 비교해 보세요.',
        `왼쪽에 표시된 각은 ${degrees(180)}에서 빼면 그 오른쪽 각의 크기가 돼요. 네 직선의 오른쪽 위의 각을 모두 적어 보세요.`,
      ],
      figures: [fourLines(lines)],
    })
  },
}
