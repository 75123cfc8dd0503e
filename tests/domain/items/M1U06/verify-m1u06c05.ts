import type { GeneratedItem } from '#domain/items/template.ts'
import { figureOf } from '../figure-of.ts'
import { keyOfNumber, keyOfOptions, keyOfStatements, statementOf } from '../M1U04/read-item.ts'
import type { Verifiers } from '../test-templates.ts'

type Spot = readonly [x: number, y: number]

const plain = (text: string) => text.replace(/\\mathrm\{([A-Z]+)\}/g, '$1').replace(/\\[()]/g, '')
const cross = ([ax, ay]: Spot, [bx, by]: Spot) => ax * by - ay * bx
const minus = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [ax - bx, ay - by]

/** What a counterexample refutes. */
const FALSE_IDEAS = /두 선분이 서로 만나지 않으면|두 점에서 만날 수|두 가지뿐/

const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/만나지 않는다|한 직선에 각각 수직/, '평행하다.'],
  [/무수히 많다|두 점을 함께 지난다/, '일치한다.'],
  [/꼭 하나|네 개의 교각/, '한 점에서 만난다.'],
]

/** The lines of the picture run from the hidden points Y and Z to those that name them. */
const STARTS: Record<string, string> = { l: 'Y', m: 'Z' }

function judgePoint(item: GeneratedItem): string {
  const { points } = figureOf(item, 'plane')
  const spot = (name: string): Spot => points[name] ?? [Number.NaN, Number.NaN]
  const bears = (line: string, name: string) => {
    const start = spot(STARTS[line] ?? '')
    return Math.abs(cross(minus(spot(line), start), minus(spot(name), start))) < 0.02
  }
  const text = plain(statementOf(item))
  const name = /[A-E]/.exec(text)?.[0] ?? ''
  if (/교점/.test(text)) return bears('l', name) && bears('m', name) ? 'O' : 'X'
  const on = bears(/직선 ([lm])/.exec(text)?.[1] ?? '', name)
  return on === !/있지 않다/.test(text) ? 'O' : 'X'
}

/** The corners of the regular polygon that the question names. */
function cornersOf(item: GeneratedItem): Map<string, Spot> {
  const names = /각형 ([A-L]+)에서/.exec(plain(item.question))?.[1] ?? ''
  const drawn = Object.keys(figureOf(item, 'plane').points).filter((name) => /[A-L]/.test(name))
  if (drawn.join('') !== names) throw new Error(`${drawn.join('')} is drawn`)
  return new Map(
    [...names].map((name, index) => {
      const angle = (2 * Math.PI * index) / names.length
      return [name, [Math.cos(angle), Math.sin(angle)]]
    }),
  )
}

function areParallel(corners: ReadonlyMap<string, Spot>, one: string, other: string): boolean {
  const way = (pair: string) =>
    minus(corners.get(pair[1] ?? '') ?? [0, 0], corners.get(pair[0] ?? '') ?? [0, 0])
  return Math.abs(cross(way(one), way(other))) < 1e-9
}

const sidesOf = (corners: ReadonlyMap<string, Spot>) => {
  const names = [...corners.keys()]
  return names.map((name, index) => name + (names[index + 1] ?? names[0] ?? ''))
}

const askedOf = (item: GeneratedItem) => /직선 ([A-L]{2})[과와]/.exec(plain(item.question))?.[1] ?? ''

const meeting: Verifiers[string] = (item) => {
  const corners = cornersOf(item)
  const asked = askedOf(item)
  return keyOfNumber(item, sidesOf(corners).filter((side) => !areParallel(corners, side, asked)).length)
}

const parallels: Verifiers[string] = (item) => {
  const corners = cornersOf(item)
  if (/몇 쌍/.test(item.question)) {
    const sides = sidesOf(corners)
    const pairs = sides.flatMap((one, index) =>
      sides.slice(index + 1).filter((other) => areParallel(corners, one, other)),
    )
    return keyOfNumber(item, pairs.length)
  }
  const [names, asked] = [[...corners.keys()], askedOf(item)]
  const chords = names.flatMap((one, index) => names.slice(index + 1).map((other) => one + other))
  const isAsked = (chord: string) => [...chord].every((name) => asked.includes(name))
  return keyOfNumber(
    item,
    chords.filter((chord) => !isAsked(chord) && areParallel(corners, chord, asked)).length,
  )
}

/** A line by its direction in steps of 30 degrees and its place among those of that direction. */
type Line = readonly [direction: number, place: number]
const LINES = Array.from({ length: 18 }, (_, index): Line => [index % 6, Math.floor(index / 6)])
const HOLDS: Record<string, (one: Line, other: Line) => boolean> = {
  parallel: ([one], [other]) => one === other,
  perp: ([one], [other]) => Math.abs(one - other) === 3,
  meet: ([one], [other]) => one !== other,
}

/** Tries every three different lines of the small stock. */
function alwaysHolds(statement: string): boolean {
  const facts = [
    ...statement.matchAll(
      /\\\(([lmn]) \\(parallel|perp) ([lmn])\\\)|\\\(([lmn])\\\), \\\(([lmn])\\\)[이가]/g,
    ),
  ].map(([, one, relation = 'meet', other, first, second]) => ({
    relation,
    lines: ['l', 'm', 'n'].flatMap((name, index) =>
      name === (one ?? first) || name === (other ?? second) ? [index] : [],
    ),
  }))
  if (facts.length !== 3) throw new Error(`${facts.length} relations in ${statement}`)
  const isMet = (fact: (typeof facts)[number] | undefined, triple: readonly Line[]) => {
    const [one, other] = (fact?.lines ?? []).map((index) => triple[index])
    return one !== undefined && other !== undefined && HOLDS[fact?.relation ?? '']?.(one, other) === true
  }
  let tried = 0
  for (const l of LINES) {
    for (const m of LINES) {
      for (const n of LINES) {
        const triple = [l, m, n]
        if (new Set(triple).size < 3 || !isMet(facts[0], triple) || !isMet(facts[1], triple)) continue
        tried += 1
        if (!isMet(facts[2], triple)) return false
      }
    }
  }
  if (tried === 0) throw new Error(`nothing fits ${statement}`)
  return true
}

/** y = slope x + rise. */
type Slanted = readonly [slope: number, rise: number]

/** The different points where a line meets others, as exact fractions of x. */
function pointsOn([slope, rise]: Slanted, others: readonly Slanted[]): Set<string> {
  const found = others.filter(([other]) => other !== slope).map(([other, its]) => [its - rise, slope - other])
  return new Set(found.map(([top = 0, bottom = 1]) => (top / bottom).toFixed(9)))
}

function countPoints(lines: readonly Slanted[]): number {
  const all = lines.flatMap((line) =>
    [...pointsOn(line, lines)].map((x) => `${x},${(line[0] * Number(x) + line[1]).toFixed(5)}`),
  )
  return new Set(all).size
}

/** Lines in such directions, at scattered places: the most points that any of some scatterings has. */
const mostPoints: Verifiers[string] = (item) => {
  const text = plain(item.question)
  const total = Number(/직선이 (\d+)개/.exec(text)?.[1])
  const families = [...text.matchAll(/(\d+)개[가도] 서로 평행/g)].map(([, size]) => Number(size))
  const singles = total - families.reduce((sum, size) => sum + size, 0)
  const slopes = [...families, ...Array.from({ length: singles }, () => 1)].flatMap((size, slope) =>
    Array.from({ length: size }, () => slope - 2),
  )
  const counts = [17, 23, 31, 47].map((salt) =>
    countPoints(slopes.map((slope, index) => [slope, ((index + 1) ** 3 * salt) % 101])),
  )
  return keyOfNumber(item, Math.max(...counts))
}

/** Draws the told lines and adds up the pieces into which each is cut by those before it. */
const regions: Verifiers[string] = (item) => {
  const families = [...item.question.matchAll(/\\\(([lmnpq](?: \\parallel [lmnpq])+)\\\)/g)].map(
    ([, told = '']) => told.split(' \\parallel '),
  )
  const text = plain(item.question)
  const names = (/직선 ((?:[lmnpq](?:, )?)+)[이가] 있어요/.exec(text)?.[1] ?? '').split(', ')
  const together = (/세 직선 ((?:[lmnpq](?:, )?)+)[은는] 한 점에서 만나요/.exec(text)?.[1] ?? '').split(', ')
  const lines = names.map((name, index): Slanted => {
    const family = families.findIndex((members) => members.includes(name))
    const slope = family >= 0 ? family - 4 : index + 1
    return [slope, together.includes(name) ? 0 : (index + 2) ** 3 * 7 + index]
  })
  const points = together.length === 3 ? 2 : 0
  const crossing = lines.flatMap(([one], at) => lines.slice(at + 1).filter(([other]) => other !== one))
  if (countPoints(lines) !== crossing.length - points) throw new Error('the lines are not as told')
  const parts = lines.reduce((sum, line, at) => sum + pointsOn(line, lines.slice(0, at)).size + 1, 1)
  return keyOfNumber(item, parts)
}

/** Named sides that share a letter meet there; others are compared by the directions that the picture draws. */
const relate: Verifiers[string] = (item) => {
  const [, one = '', other = ''] = /직선 ([A-H]{2})[와과] 직선 ([A-H]{2})/.exec(plain(item.question)) ?? []
  const drawn = new Map(Object.entries(figureOf(item, 'plane').points))
  const way = (pair: string) => minus(drawn.get(pair[1] ?? '') ?? [0, 0], drawn.get(pair[0] ?? '') ?? [0, 0])
  const meet = [...one].some((name) => other.includes(name))
  const isParallel = Math.abs(cross(way(one), way(other))) < 0.05
  const wanted = meet ? '꼭짓점에서' : isParallel ? '평행하다' : '길게 늘인'
  return keyOfOptions(item, (option) => option.includes(wanted))
}

export const VERIFIERS: Verifiers = {
  M1U06C05L0A1: (item) => (FALSE_IDEAS.test(statementOf(item)) ? 'X' : 'O'),
  M1U06C05L0A2: (item) => {
    const meaning = MEANINGS.find(([pattern]) => pattern.test(statementOf(item)))?.[1]
    return keyOfOptions(item, (option) => option === meaning)
  },
  M1U06C05L0A3: relate,
  M1U06C05L1A1: judgePoint,
  M1U06C05L1A2: meeting,
  M1U06C05L1A2X: meeting,
  M1U06C05L3A1: parallels,
  M1U06C05L3A1X: parallels,
  M1U06C05L3A2: (item) => keyOfStatements(item, alwaysHolds),
  M1U06C05L5A1: mostPoints,
  M1U06C05L5A1X: mostPoints,
  M1U06C05L5A2: regions,
  M1U06C05L5A2X: regions,
}
