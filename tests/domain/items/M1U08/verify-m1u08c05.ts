import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { keyOfFormula } from '../formula-value.ts'
import { keyOfFraction } from '../M1U04/read-item.ts'
import type { Verifiers } from '../test-templates.ts'
import { keyOfReal, realValue } from './key-of-real.ts'
import { judgeByWords, keyOfNumber, numbersOf, statementOf } from './read-item.ts'

/** One circle and one sector of it in all the letters that a formula may use. */
const SECTOR = { r: 6, x: 80, l: addUp(6, 80).arc }
const SIZES: [RegExp, () => number][] = [
  [/원의 둘레/, () => addUp(SECTOR.r, 360).arc],
  [/원의 넓이/, () => addUp(SECTOR.r, 360).area],
  [/부채꼴의 호의 길이/, () => SECTOR.l],
  [/부채꼴의 넓이/, () => addUp(SECTOR.r, SECTOR.x).area],
]

const CLAIMS: [RegExp, boolean][] = [
  [/^원주율은/, true],
  [/^원이 커지면/, false],
  [/3\.14/, false],
  [/둘레의 길이도 두 배/, true],
  [/넓이도 두 배/, false],
  [/넓이가 더 크다/, true],
]

/** Arc and area of a sector added up from thin triangles around the centre. */
function addUp(radius: number, degrees: number) {
  const pieces = 5_000
  const half = (degrees * Math.PI) / 180 / pieces / 2
  return {
    arc: pieces * 2 * radius * Math.sin(half),
    area: pieces * radius * radius * Math.sin(half) * Math.cos(half),
  }
}

const near = (item: GeneratedItem, value: number) => {
  // Thin triangles fall short by less than a millionth: the nearest candidate is meant.
  const candidates = item.writtenTestType === 1 ? item.options : [item.correctAnswer]
  const found = candidates.map(realValue).find((candidate) => Math.abs(candidate / value - 1) < 1e-6)
  return keyOfReal(item, found ?? value)
}

const circle: Verifiers[string] = (item) => {
  const { arc, area } = addUp(numbersOf(item.question)[0] ?? 0, 360)
  return near(item, item.question.includes('넓이') ? area : arc)
}

const arc: Verifiers[string] = (item) => {
  const [radius = 0, degrees = 0] = numbersOf(item.question)
  return near(item, addUp(radius, degrees).arc)
}

/** The second size given: an angle, an arc or an area. */
function given(item: GeneratedItem): string {
  return formulasOf(item.question)[1] ?? ''
}

const area: Verifiers[string] = (item) => {
  const [radius = 0] = numbersOf(item.question)
  const size = given(item)
  if (size.includes('circ')) return near(item, addUp(radius, Number.parseInt(size, 10)).area)
  const degrees = (realValue(size) / radius) * (180 / Math.PI)
  return near(item, addUp(radius, degrees).area)
}

const angle: Verifiers[string] = (item) => {
  const [radius = 0] = numbersOf(item.question)
  const size = realValue(given(item))
  const isArea = item.question.includes('넓이')
  for (let degrees = 1; degrees < 360; degrees += 1) {
    const sector = addUp(radius, degrees)
    if (Math.abs((isArea ? sector.area : sector.arc) / size - 1) < 1e-6) return keyOfNumber(item, degrees)
  }
  return ''
}

interface Outline {
  outline: (string | { centre: string; radius: number; start: number; end: number })[]
  fill?: string
}

/** Walks around an outline of the figure in small steps: its length and what it encloses, in the item's own unit. */
function measure(item: GeneratedItem) {
  const { points, areas } = item.figures[0] as unknown as {
    points: Record<string, [number, number]>
    areas: Outline[]
  }
  const isSquare = 'D' in points
  const [size = 0] = numbersOf(item.question.replace(/^그림은 지름[^0-9]*/, ''))
  const scale = size / (isSquare ? 8 : 16)
  const walked = areas.map(({ outline, fill }) => {
    const places = outline.flatMap((piece) => {
      if (typeof piece === 'string') return [points[piece] ?? [0, 0]]
      const [x, y] = points[piece.centre] ?? [0, 0]
      return Array.from({ length: 4_001 }, (_, step) => {
        const turn = ((piece.start + ((piece.end - piece.start) * step) / 4_000) * Math.PI) / 180
        return [x + piece.radius * Math.cos(turn), y + piece.radius * Math.sin(turn)]
      })
    })
    const around = places.map(([x = 0, y = 0], index) => {
      const [nextX = 0, nextY = 0] = places[(index + 1) % places.length] ?? []
      return { length: Math.hypot(nextX - x, nextY - y), twice: x * nextY - nextX * y }
    })
    const length = around.reduce((sum, step) => sum + step.length, 0) * scale
    const enclosed = (Math.abs(around.reduce((sum, step) => sum + step.twice, 0)) / 2) * scale * scale
    return { length, enclosed, isHole: fill === 'paper' }
  })
  const enclosed = walked.reduce((sum, part) => sum + (part.isHole ? -part.enclosed : part.enclosed), 0)
  // Half circles cut out share their diameters with the big one: those straight pieces bound nothing.
  const straight = walked.length > 1 ? 2 * size : 0
  return { enclosed, length: walked.reduce((sum, part) => sum + part.length, 0) - straight }
}

const perimeter: Verifiers[string] = (item) => near(item, measure(item).length)
const coloured: Verifiers[string] = (item) => near(item, measure(item).enclosed)

/** The fewest equal parts of a full turn that make up the angle, and how many of them do. */
const share: Verifiers[string] = (item) => {
  const [degrees = 0] = numbersOf(item.question)
  const parts =
    Array.from({ length: 360 }, (_, index) => index + 1).find((count) => (degrees * count) % 360 === 0) ?? 1
  return keyOfFraction(item, [(degrees * parts) / 360, parts])
}

export const VERIFIERS: Verifiers = {
  M1U08C05L0A1: (item) => keyOfFormula(item, SIZES, SECTOR),
  M1U08C05L0A2: (item) => (judgeByWords(statementOf(item), CLAIMS) ? 'O' : 'X'),
  M1U08C05L0A3: share,
  M1U08C05L1A1: circle,
  M1U08C05L1A1X: circle,
  M1U08C05L1A2: arc,
  M1U08C05L1A2X: arc,
  M1U08C05L3A1: area,
  M1U08C05L3A1X: area,
  M1U08C05L3A2: angle,
  M1U08C05L3A2X: angle,
  M1U08C05L5A1: perimeter,
  M1U08C05L5A1X: perimeter,
  M1U08C05L5A2: coloured,
  M1U08C05L5A2X: coloured,
}
