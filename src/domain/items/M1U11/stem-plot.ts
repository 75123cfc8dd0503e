import type { Figure } from '#domain/figure/figure.ts'
import { attachParticle } from '#domain/korean/attach-particle.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex } from '../asking/inline-math.ts'
import { ofPeople } from '../asking/of-people.ts'
import { sortedUp } from '../asking/statistics.ts'
import { integersFrom } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'

export interface Topic {
  what: string
  unit: string
  low: number
  high: number
}

const TOPICS: readonly Topic[] = [
  { what: '윗몸 일으키기 횟수', unit: '회', low: 11, high: 49 },
  { what: '통학 시간', unit: '분', low: 5, high: 44 },
  { what: '수학 점수', unit: '점', low: 52, high: 99 },
  { what: '오래 매달리기 기록', unit: '초', low: 3, high: 47 },
  { what: '한 해 동안 읽은 책의 수', unit: '권', low: 4, high: 48 },
]

export interface StemData {
  topic: Topic
  values: number[]
}

function stemsOf(values: readonly number[]) {
  return new Set(values.map((value) => Math.floor(value / 10)))
}

/** Values of a topic over at least four stems, ascending. */
export function drawStemData(random: SeededRandom, count: number): StemData {
  const topic = random.pick(TOPICS)
  const values = drawUntil(
    random,
    (draw) => sortedUp(Array.from({ length: count }, () => draw.integer(topic.low, topic.high))),
    (drawn) => stemsOf(drawn).size >= 4 && new Set(drawn).size >= count - 3,
  )
  return { topic, values }
}

/** The rows of a plot read aloud: `줄기 1: 잎 2, 5.` */
function readRows(values: readonly number[]): string {
  return integersFrom(Math.min(...stemsOf(values)), Math.max(...stemsOf(values)))
    .map((stem) => {
      const leaves = sortedUp(values).filter((value) => Math.floor(value / 10) === stem)
      return `줄기 ${stem}: ${leaves.length === 0 ? '잎 없음' : `잎 ${leaves.map((value) => value % 10).join(', ')}`}`
    })
    .join('. ')
}

export function stemFigure({ topic, values }: StemData): Figure {
  return {
    kind: 'stem-and-leaf',
    alt: `${topic.what}(${topic.unit})의 줄기와 잎 그림. ${readRows(values)}.`,
    values: sortedUp(values),
    unit: topic.unit,
  }
}

interface Side {
  name: string
  values: number[]
}

export function twoSidedFigure(topic: Topic, left: Side, right: Side): Figure {
  return {
    kind: 'stem-and-leaf',
    alt: `${topic.what}(${topic.unit})의 줄기와 잎 그림. ${left.name}의 ${readRows(left.values)}. ${right.name}의 ${readRows(right.values)}.`,
    values: sortedUp(right.values),
    title: right.name,
    left: sortedUp(left.values),
    leftTitle: left.name,
    unit: topic.unit,
  }
}

/** `다음은 학생들의 통학 시간을 조사하여 나타낸 줄기와 잎 그림이에요.` */
export function introduceStems({ what }: Topic, who = '어느 반 학생들'): string {
  return `다음은 ${attachParticle(ofPeople(who, what), '을/를')} 조사하여 나타낸 줄기와 잎 그림이에요.`
}

/** The leaves of one stem as the values they mean. */
export function valuesOfStem(values: readonly number[], stem: number) {
  return values.filter((value) => Math.floor(value / 10) === stem)
}

/** A value with its unit. */
export function withUnit(value: number, { unit }: Topic) {
  return `${tex(value)}${unit}`
}
