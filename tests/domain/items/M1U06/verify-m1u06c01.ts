import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { figureOf } from '../figure-of.ts'
import { keyOfNumber, keyOfOptions, keyOfStatements, statementOf } from '../M1U04/read-item.ts'
import type { Verifiers } from '../test-templates.ts'
import { isSameSet, orderOf, placesOf } from './read-parts.ts'

type Spot = readonly [x: number, y: number]

/** What a counterexample refutes: curved edges, many lines through one point, endless rays. */
const TRUE_MEANINGS = /교점이라고 한다|두 점을 지나는 직선은 하나뿐/

function namedSpots(item: GeneratedItem): [string, Spot][] {
  return Object.entries(figureOf(item, 'plane').points)
}

function judgeSame(item: GeneratedItem): string {
  const statement = statementOf(item)
  const [first = '', second = ''] = formulasOf(statement).filter((formula) => formula.includes('over'))
  const names = orderOf(statement)
  return isSameSet(placesOf(first, names), placesOf(second, names)) ? 'O' : 'X'
}

/** The symbol of what is drawn: where the stroke runs past the two points. */
function nameDrawn(item: GeneratedItem): string {
  const { lines: [line] = [], dots: dotted = '' } = figureOf(item, 'plane')
  const spots = new Map(namedSpots(item))
  const [start, end] = [...(line?.of ?? '')].map((name) => spots.get(name)?.[0] ?? 0)
  const dots = namedSpots(item).filter(([name]) => dotted.includes(name))
  const names = dots.sort((a, b) => a[1][0] - b[1][0]).map(([name]) => name)
  const xs = dots.map(([, [x]]) => x)
  const [left, right] = [
    Math.min(start ?? 0, end ?? 0) < Math.min(...xs),
    Math.max(start ?? 0, end ?? 0) > Math.max(...xs),
  ]
  return keyOfOptions(item, (option) => {
    const places = placesOf(formulasOf(option)[0] ?? '', names.join(''))
    return places.has(-1) === left && places.has(2) === right
  })
}

const SIDES = '삼사오육칠팔'

/** Corners and edges of a solid built corner by corner. */
const countOfSolid: Verifiers[string] = (item) => {
  const [, word = '', kind = ''] = /([삼사오육칠팔])각(기둥|뿔)/.exec(item.question) ?? []
  const sides = SIDES.indexOf(word) + 3
  const ring = Array.from({ length: sides }, (_, index) => index)
  const bottom = ring.map((index) => [`b${index}`, `b${(index + 1) % sides}`])
  const rest =
    kind === '기둥'
      ? ring.flatMap((index) => [
          [`t${index}`, `t${(index + 1) % sides}`],
          [`b${index}`, `t${index}`],
        ])
      : ring.map((index) => [`b${index}`, 'apex'])
  const edges = [...bottom, ...rest]
  const corners = new Set(edges.flat())
  if (/교선의 개수의 합/.test(item.question)) return keyOfNumber(item, corners.size + edges.length)
  return keyOfNumber(item, /교점의 개수를/.test(item.question) ? corners.size : edges.length)
}

/** The line through two spots as a text that all its pairs share. */
function lineKey([x1, y1]: Spot, [x2, y2]: Spot): string {
  if (Math.abs(x1 - x2) < 1e-9) return `x ${x1.toFixed(3)}`
  const slope = (y2 - y1) / (x2 - x1)
  return `${slope.toFixed(3)} ${(y1 - slope * x1).toFixed(3)}`.replaceAll('-0.000', '0.000')
}

function countLines(spots: readonly Spot[]): number {
  return new Set(spots.flatMap((one, index) => spots.slice(index + 1).map((other) => lineKey(one, other))))
    .size
}

const countParts: Verifiers[string] = (item) => {
  const spots = namedSpots(item).map(([, spot]) => spot)
  const lines = countLines(spots)
  const pairs = spots.flatMap((one) =>
    spots.filter((other) => other !== one).map((other) => [one, other] as const),
  )
  const rays = new Set(pairs.map(([from, to]) => `${from} ${Math.atan2(to[1] - from[1], to[0] - from[0])}`))
    .size
  const segments = new Set(pairs.map((pair) => pair.map(String).sort().join())).size
  if (/a \+ b \+ c/.test(item.question)) return keyOfNumber(item, lines + rays + segments)
  if (/반직선의 개수/.test(item.question)) return keyOfNumber(item, rays)
  return keyOfNumber(item, /선분의 개수/.test(item.question) ? segments : lines)
}

const linesOfPicture: Verifiers[string] = (item) =>
  keyOfNumber(item, countLines(namedSpots(item).map(([, spot]) => spot)))

function judgeParts(item: GeneratedItem): string {
  const names = orderOf(item.question)
  return keyOfStatements(item, (statement) => {
    const sets = formulasOf(statement).map((formula) => placesOf(formula, names))
    const [first = new Set<number>(), second = new Set<number>(), third = new Set<number>()] = sets
    if (/공통부분/.test(statement))
      return isSameSet(new Set([...first].filter((place) => second.has(place))), third)
    if (/모든 점/.test(statement)) return [...first].every((place) => second.has(place))
    return isSameSet(first, second)
  })
}

export const VERIFIERS: Verifiers = {
  M1U06C01L0A1: (item) => (TRUE_MEANINGS.test(statementOf(item)) ? 'O' : 'X'),
  M1U06C01L0A2: nameDrawn,
  M1U06C01L1A1: countOfSolid,
  M1U06C01L1A1X: countOfSolid,
  M1U06C01L1A2: judgeSame,
  M1U06C01L3A1: countParts,
  M1U06C01L3A1X: countParts,
  M1U06C01L3A2: (item) => {
    const names = orderOf(item.question)
    const given = formulasOf(item.question).find((formula) => formula.includes('over')) ?? ''
    return keyOfOptions(item, (option) =>
      isSameSet(placesOf(formulasOf(option)[0] ?? '', names), placesOf(given, names)),
    )
  },
  M1U06C01L5A1: linesOfPicture,
  M1U06C01L5A1X: linesOfPicture,
  M1U06C01L5A2: judgeParts,
}
