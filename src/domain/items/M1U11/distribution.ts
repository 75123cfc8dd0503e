import type { Figure } from '#domain/figure/figure.ts'
import { attachParticle } from '#domain/korean/attach-particle.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex } from '../asking/inline-math.ts'
import { ofPeople } from '../asking/of-people.ts'
import { sumOf } from '../asking/statistics.ts'
import { integersFrom } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'

/** A frequency distribution of students: equal classes of `size` from `from`, and how many lie in each. */
export interface Distribution {
  what: string
  unit: string
  from: number
  size: number
  counts: number[]
}

interface Topic {
  what: string
  unit: string
  starts: readonly (readonly [from: number, size: number])[]
  most: number
}

const TOPICS: readonly Topic[] = [
  {
    what: '통학 시간',
    unit: '분',
    starts: [
      [0, 10],
      [5, 5],
      [10, 5],
    ],
    most: 6,
  },
  { what: '수학 점수', unit: '점', starts: [[50, 10]], most: 5 },
  {
    what: '키',
    unit: 'cm',
    starts: [
      [145, 5],
      [140, 5],
    ],
    most: 6,
  },
  {
    what: '줄넘기 횟수',
    unit: '회',
    starts: [
      [20, 20],
      [40, 10],
      [0, 20],
    ],
    most: 6,
  },
  {
    what: '일주일 동안의 운동 시간',
    unit: '시간',
    starts: [
      [0, 2],
      [2, 2],
      [0, 3],
    ],
    most: 6,
  },
  {
    what: '멀리 던지기 기록',
    unit: 'm',
    starts: [
      [10, 5],
      [15, 5],
      [12, 4],
    ],
    most: 6,
  },
  {
    what: '한 학기 동안 읽은 책의 수',
    unit: '권',
    starts: [
      [0, 5],
      [5, 5],
      [0, 4],
    ],
    most: 6,
  },
]

interface Wish {
  totals: readonly number[]
  least?: number
  most?: number
}

/** A distribution with one of the totals, five or six classes, rising to one of the inner ones and falling from it. */
export function drawDistribution(random: SeededRandom, { totals, least = 1, most = 14 }: Wish): Distribution {
  const topic = random.pick(TOPICS)
  const [from, size] = random.pick(topic.starts)
  const total = random.pick(totals)
  const classes = random.integer(5, topic.most)
  const largest = Math.min(most, Math.ceil((2.4 * total) / classes))
  const drawn = drawUntil(
    random,
    (draw) => {
      const rest = Array.from({ length: classes - 1 }, () => draw.integer(least, largest))
      return [...rest, total - sumOf(rest)]
    },
    (list) => (list.at(-1) ?? 0) >= least && (list.at(-1) ?? 0) <= most,
  )
  const [top = 0, ...others] = [...drawn].sort((a, b) => b - a)
  const leftSide = random.integer(1, classes - 2)
  const shuffled = random.shuffle(others)
  const counts = [
    ...shuffled.slice(0, leftSide).sort((a, b) => a - b),
    top,
    ...shuffled.slice(leftSide).sort((a, b) => b - a),
  ]
  return { what: topic.what, unit: topic.unit, from, size, counts }
}

export function totalOf({ counts }: Distribution) {
  return sumOf(counts)
}
export function lowOf({ from, size }: Distribution, at: number) {
  return from + at * size
}

/** A unit as it follows a number: Latin ones (cm, m) after a space. */
export function spaced(unit: string) {
  return /^[A-Za-z%]/.test(unit) ? ` ${unit}` : unit
}

/** `10분 이상 20분 미만`. */
export function className(distribution: Distribution, at: number): string {
  const { unit } = distribution
  return `${tex(lowOf(distribution, at))}${spaced(unit)} 이상 ${tex(lowOf(distribution, at + 1))}${spaced(unit)} 미만`
}

function plainName(distribution: Distribution, at: number) {
  return `${lowOf(distribution, at)}${spaced(distribution.unit)} 이상 ${lowOf(distribution, at + 1)}${spaced(distribution.unit)} 미만`
}

/** Every class and the value beside it, for a text alternative. */
export function readClasses(
  distribution: Distribution,
  cells: readonly (number | string)[],
  after = '',
): string {
  return cells
    .map(
      (cell, at) =>
        `${plainName(distribution, at)} ${cell === '' ? '빈칸' : `${cell}${typeof cell === 'number' ? after : ''}`}`,
    )
    .join(', ')
}

/** The frequency table with letters in place of some counts. */
export function tableFigure(
  distribution: Distribution,
  letters: Readonly<Record<number, string>> = {},
  total: number | string = totalOf(distribution),
): Figure {
  const { what, unit, from, size, counts } = distribution
  const cells = counts.map((count, at) => letters[at] ?? count)
  return {
    kind: 'frequency-table',
    alt: `${what}의 도수분포표. ${readClasses(distribution, cells, '명')}, 합계 ${total}${typeof total === 'number' ? '명' : ''}.`,
    title: `${what.length > 9 ? what.split(' ').slice(-2).join(' ') : what}(${unit})`,
    from,
    size,
    columns: [{ title: '학생 수(명)', cells, total }],
  }
}

export function histogramFigure(distribution: Distribution, torn: readonly number[] = []): Figure {
  const { what, unit, from, size, counts } = distribution
  const cells = counts.map((count, at) => (torn.includes(at) ? '찢어져 보이지 않음' : count))
  return {
    kind: 'histogram',
    alt: `${what}(${unit})의 히스토그램. ${readClasses(distribution, cells, '명')}.`,
    from,
    size,
    counts,
    xUnit: unit,
    yUnit: '명',
    ...(torn.length === 0 ? {} : { torn: [...torn] }),
  }
}

export function polygonFigure(distribution: Distribution): Figure {
  const { what, unit, from, size, counts } = distribution
  return {
    kind: 'frequency-polygon',
    alt: `${what}(${unit})의 도수분포다각형. ${readClasses(distribution, counts, '명')}.`,
    from,
    size,
    series: [{ counts }],
    xUnit: unit,
    yUnit: '명',
  }
}

/** `다음은 어느 반 학생 30명의 통학 시간을 조사하여 나타낸 도수분포표예요.` */
export function introduce({ what, counts }: Distribution, kind: string, tellsTotal = true): string {
  const who = tellsTotal ? `어느 반 학생 ${tex(sumOf(counts))}명` : '어느 반 학생들'
  return `다음은 ${attachParticle(ofPeople(who, what), '을/를')} 조사하여 나타낸 ${attachParticle(kind, '이에요/예요')}.`
}

/** The place of the class that holds the value, from 0. */
export function classOf({ from, size }: Distribution, value: number) {
  return Math.floor((value - from) / size)
}

/** Places of the classes from `at` up. */
export function placesFrom({ counts }: Distribution, at: number) {
  return integersFrom(at, counts.length - 1)
}
