import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { countTriangles, partsOf } from './count-triangles.ts'
import {
  judgeByWords,
  keyOfNumber,
  keyOfOptions,
  keyOfStatements,
  namesIn,
  pointsOf,
  type Spot,
  statementOf,
} from './read-item.ts'

const apart = (a: Spot = [0, 0], b: Spot = [0, 0]) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Measured in the figure, in whole degrees. */
function measureAngle(item: GeneratedItem, name: string): number {
  const points = pointsOf(item)
  const [a, at, b] = [...name].map((letter) => points[letter] ?? ([0, 0] as const))
  const [one, two, far] = [apart(a, at), apart(at, b), apart(a, b)]
  return Math.round((Math.acos((one ** 2 + two ** 2 - far ** 2) / (2 * one * two)) * 180) / Math.PI)
}

/** What is asked last in the question, measured in the figure. */
const measure: Verifiers[string] = (item) =>
  keyOfNumber(item, measureAngle(item, namesIn(item.question).at(-1) ?? ''))

const correspond: Verifiers[string] = (item) => {
  const formulas = formulasOf(item.question)
  const asked = formulas.at(-1) ?? ''
  const points = pointsOf(item)
  const [name = ''] = namesIn(asked)
  if (asked.includes('overline'))
    return keyOfNumber(item, Math.round(apart(points[name[0] ?? ''], points[name[1] ?? ''])))
  const [, names = ''] = namesIn(formulas[0] ?? '')
  const [one = '', other = ''] = [...names].filter((letter) => letter !== name)
  return keyOfNumber(item, measureAngle(item, `${one}${name}${other}`))
}

const CLAIMS: [RegExp, boolean][] = [
  [/^합동인 두 삼각형의 넓이/, true],
  [/^넓이가 같은/, false],
  [/^세 각의 크기가 각각 같은/, false],
  [/^세 변의 길이가 각각 같은/, true],
  [/같은 두 정삼각형/, true],
  [/^둘레/, false],
  [/대응각의 크기/, true],
  [/한 각의 크기가 각각 같은/, false],
]

/** The parts as a word around the triangle: two sides with the angle that both name, and so on. */
const nameCondition: Verifiers[string] = (item) => {
  const equals = formulasOf(item.question)
  const sides = equals.flatMap((formula) => /^\\overline\{\\mathrm\{(\w\w)\}\}/.exec(formula)?.[1] ?? [])
  const angles = equals.flatMap((formula) => /^\\angle \\mathrm\{(\w)\}/.exec(formula)?.[1] ?? [])
  const isSas = sides.length === 2 && sides.every((side) => side.includes(angles[0] ?? '?'))
  const isAsa = sides.length === 1 && angles.every((vertex) => sides[0]?.includes(vertex))
  const name = sides.length === 3 ? 'SSS' : isSas ? 'SAS' : isAsa ? 'ASA' : '이것만으로는'
  return keyOfOptions(item, (option) => option.startsWith(name))
}

/** The four drawn triangles laid on each other: the same three sides. */
const pickPair: Verifiers[string] = (item) => {
  const points = pointsOf(item)
  const sidesOf = (names: string) =>
    [0, 1, 2]
      .map((i) => apart(points[names[i] ?? ''], points[names[(i + 1) % 3] ?? '']))
      .sort((a, b) => a - b)
  const shapes = ['ABC', 'DEF', 'GHI', 'JKL'].map(sidesOf)
  return keyOfOptions(item, (option) => {
    const [first = [], second = []] = [...(option.match(/[㉠-㉣]/g) ?? [])].map(
      (mark) => shapes['㉠㉡㉢㉣'.indexOf(mark)],
    )
    return first.every((length, index) => Math.abs(length - (second[index] ?? 0)) < 0.01)
  })
}

/** Uneven triangles with each side once the longest. */
const TRIED: readonly Record<string, number>[] = [
  { AB: 9, BC: 8, AC: 7, A: 58, B: 48, C: 74 },
  { AB: 7, BC: 9, AC: 8, A: 74, B: 48, C: 58 },
  { AB: 8, BC: 7, AC: 9, A: 48, B: 74, C: 58 },
]

const sorted = (name: string) => [...name].sort().join('')

/** The equalities of a text as given parts of DEF, where ABC has the parts of the table. */
function partsIn(text: string, table: Record<string, number>): string[] {
  return formulasOf(text).flatMap((formula) => {
    const side = /^\\overline\{\\mathrm\{(\w\w)\}\} = \\overline\{\\mathrm\{(\w\w)\}\}/.exec(formula)
    if (side) return [`\\overline{\\mathrm{${side[2]}}} = ${table[sorted(side[1] ?? '')]}`]
    const angle = /^\\angle \\mathrm\{(\w)\} = \\angle \\mathrm\{(\w)\}$/.exec(formula)
    return angle ? [`\\angle \\mathrm{${angle[2]}} = ${table[angle[1] ?? '']}^\\circ`] : []
  })
}

function corresponds(text: string): boolean {
  const [left = '', right = ''] = (formulasOf(text)[0] ?? '').replaceAll(/\\[a-z]+/g, '').split('=')
  const moved = (left.match(/[A-C]/g) ?? []).map((letter) => 'DEF'['ABC'.indexOf(letter)] ?? '')
  return sorted(moved.join('')) === sorted((right.match(/[D-F]/g) ?? []).join(''))
}

/** Each triangle is put in; the other one must then be the only triangle with the equal parts. */
const addCondition: Verifiers[string] = (item) => {
  const lead = item.question.split('\n')[0] ?? ''
  return keyOfStatements(item, (statement) =>
    TRIED.every((table) => {
      const parts = [...partsIn(lead, table), ...partsIn(statement, table)].join(' ')
      return corresponds(statement) && countTriangles(partsOf(parts)) === 1
    }),
  )
}

export const VERIFIERS: Verifiers = {
  M1U07C03L0A1: (item) => {
    const [first = '', second = '', asked = ''] = namesIn(item.question)
    const partner = [...asked].map((letter) => second[first.indexOf(letter)]).join('')
    return keyOfOptions(item, (option) => namesIn(option)[0] === partner)
  },
  M1U07C03L0A2: (item) => (judgeByWords(statementOf(item), CLAIMS) ? 'O' : 'X'),
  M1U07C03L1A1: correspond,
  M1U07C03L1A1X: correspond,
  M1U07C03L1A2: nameCondition,
  M1U07C03L3A1: pickPair,
  M1U07C03L3A2: addCondition,
  M1U07C03L5A1: measure,
  M1U07C03L5A1X: measure,
  M1U07C03L5A2: measure,
  M1U07C03L5A2X: measure,
}
