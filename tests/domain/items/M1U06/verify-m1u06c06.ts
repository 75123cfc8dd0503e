import type { FigureOf } from '#domain/figure/figure.ts'
import type { GeneratedItem } from '#domain/items/template.ts'
import { figureOf } from '../figure-of.ts'
import { keyOfNumber, keyOfOptions, keyOfStatements, statementOf } from '../M1U04/read-item.ts'
import type { Verifiers } from '../test-templates.ts'
import { alwaysHolds } from './stock-of-space.ts'

type Vector = readonly number[]

const plain = (text: string) => text.replace(/\\mathrm\{([A-Z]+)\}/g, '$1').replace(/\\[()]/g, '')

/** The solid of the picture: where its letters stand, measured, and which of them its edges and faces join. */
interface Built {
  places: ReadonlyMap<string, Vector>
  edges: readonly string[]
  faces: readonly string[]
}

function baseOf({ shape, size, base, sides = 0 }: FigureOf<'solid'>): readonly (readonly number[])[] {
  if (shape === 'box') {
    const [width = 0, depth = 0] = size ?? []
    return [
      [0, 0],
      [width, 0],
      [width, depth],
      [0, depth],
    ]
  }
  if (base) return base
  return Array.from({ length: sides }, (_, index) => {
    const angle = (2 * Math.PI * index) / sides
    return [Math.cos(angle), Math.sin(angle)]
  })
}

const join = (one = '', other = '') => [one, other].sort().join('')

function build(item: GeneratedItem): Built {
  const figure = figureOf(item, 'solid')
  const { names = '' } = figure
  const base = baseOf(figure)
  const count = base.length
  const isPyramid = figure.shape === 'pyramid'
  if (names.length !== (isPyramid ? count + 1 : 2 * count)) throw new Error(`${names} name too few corners`)
  const around = base.map((_, index) => [index, (index + 1) % count] as const)
  const low = base.map(([x = 0, y = 0], index) => [names[index] ?? '', [x, y, 0]] as const)
  if (isPyramid) {
    const tip = names[count] ?? ''
    return {
      places: new Map<string, Vector>([...low, [tip, [0.1, 0.2, 2]]]),
      edges: around.flatMap(([at, next]) => [join(names[at], names[next]), join(names[at], tip)]),
      faces: [],
    }
  }
  const high = base.map(([x = 0, y = 0], index) => [names[count + index] ?? '', [x, y, 3]] as const)
  return {
    places: new Map<string, Vector>([...low, ...high]),
    edges: around.flatMap(([at, next]) => [
      join(names[at], names[next]),
      join(names[at], names[count + at]),
      join(names[count + at], names[count + next]),
    ]),
    faces: [
      names.slice(0, count),
      names.slice(count),
      ...around.map(([at, next]) =>
        [at, next, count + next, count + at].map((index) => names[index]).join(''),
      ),
    ],
  }
}

const minus = (one: Vector, other: Vector): Vector => one.map((part, axis) => part - (other[axis] ?? 0))
const dot = (one: Vector, other: Vector) =>
  one.reduce((sum, part, axis) => sum + part * (other[axis] ?? 0), 0)
const cosine = (one: Vector, other: Vector) => dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other))
const cross = ([a = 0, b = 0, c = 0]: Vector, [d = 0, e = 0, f = 0]: Vector): Vector => [
  b * f - c * e,
  c * d - a * f,
  a * e - b * d,
]

const placeOf = ({ places }: Built, name = ''): Vector => {
  const place = places.get(name)
  if (!place) throw new Error(`no corner ${name}`)
  return place
}
const wayOf = (solid: Built, edge: string) => minus(placeOf(solid, edge[1]), placeOf(solid, edge[0]))

/** From the angle between two lines and the distance of the nearest points on them. */
function relate(solid: Built, edge: string, other: string): 'same' | 'parallel' | 'meet' | 'skew' {
  if (edge === other) return 'same'
  const [one, two] = [wayOf(solid, edge), wayOf(solid, other)]
  if (Math.abs(Math.abs(cosine(one, two)) - 1) < 1e-9) return 'parallel'
  const gap = minus(placeOf(solid, other[0]), placeOf(solid, edge[0]))
  const [a, b, c] = [dot(one, one), dot(one, two), dot(two, two)]
  const [p, q] = [dot(one, gap), dot(two, gap)]
  const [s, t] = [(p * c - b * q) / (a * c - b * b), (b * p - a * q) / (a * c - b * b)]
  const nearest = gap.map((part, axis) => part + t * (two[axis] ?? 0) - s * (one[axis] ?? 0))
  return Math.sqrt(dot(nearest, nearest)) < 1e-9 ? 'meet' : 'skew'
}

const countOf = (solid: Built, edge: string, wanted: ReturnType<typeof relate>) => {
  if (!solid.edges.includes(edge)) throw new Error(`no edge ${edge}`)
  return solid.edges.filter((other) => relate(solid, edge, other) === wanted).length
}

const askedEdge = (item: GeneratedItem) => /모서리 ([A-Z]{2})[과와]/.exec(plain(item.question))?.[1] ?? ''

/** Edges that end in one of the edge's ends at a right angle. */
function squareEdges(solid: Built, edge: string): number {
  return solid.edges.filter(
    (other) =>
      other !== edge &&
      [...edge].some((name) => other.includes(name)) &&
      Math.abs(cosine(wayOf(solid, edge), wayOf(solid, other))) < 1e-9,
  ).length
}

const boxEdges: Verifiers[string] = (item) => {
  const [solid, edge] = [build(item), askedEdge(item)]
  const parallel = /평행한/.test(item.question) ? countOf(solid, edge, 'parallel') : 0
  return keyOfNumber(item, parallel + (/수직으로/.test(item.question) ? squareEdges(solid, edge) : 0))
}

const skewEdges: Verifiers[string] = (item) => {
  const [solid, edge] = [build(item), askedEdge(item)]
  const parallel = /a - b/.test(item.question) ? countOf(solid, edge, 'parallel') : 0
  return keyOfNumber(item, countOf(solid, edge, 'skew') - parallel)
}

function normalOf(solid: Built, face: string): Vector {
  const [a, b, c] = [...face].map((name) => placeOf(solid, name))
  return cross(minus(b ?? [], a ?? []), minus(c ?? [], a ?? []))
}

const DRAWN_RIGHT = ['BAC', 'DAB', 'ADC']

/** Throws where an angle that the question calls right is drawn otherwise. */
function checkRightAngles(item: GeneratedItem, solid: Built): void {
  for (const names of DRAWN_RIGHT.filter((one) => plain(item.question).includes(`\\angle ${one}`))) {
    const [from, at, to] = [...names].map((name) => placeOf(solid, name))
    if (Math.abs(cosine(minus(from ?? [], at ?? []), minus(to ?? [], at ?? []))) > 1e-9)
      throw new Error(`${names} is not right`)
  }
}

const faceCounts: Verifiers[string] = (item) => {
  const solid = build(item)
  checkRightAngles(item, solid)
  const asked = /면 ([A-Z]+)[과와]/.exec(plain(item.question))?.[1] ?? ''
  const sorted = (letters: string) => [...letters].sort().join('')
  const face = solid.faces.find((one) => sorted(one) === sorted(asked)) ?? ''
  const normal = normalOf(solid, face)
  const origin = placeOf(solid, face[0])
  const height = (name: string) => dot(normal, minus(placeOf(solid, name), origin))
  const parallel = solid.edges.filter(
    ([from = '', to = '']) => Math.abs(height(from) - height(to)) < 1e-9 && Math.abs(height(from)) > 1e-9,
  )
  const square = solid.faces.filter((other) => Math.abs(cosine(normal, normalOf(solid, other))) < 1e-9)
  return keyOfNumber(item, parallel.length + square.length)
}

/** What a counterexample refutes. */
const FALSE_IDEAS = /만나지 않는 두 직선은 항상|한 점에서만 만나는|세 점을 지나는 평면은 항상/
const NAMES = {
  meet: '한 점에서 만난다.',
  parallel: '평행하다.',
  skew: '꼬인 위치에 있다.',
  same: '일치한다.',
}

export const VERIFIERS: Verifiers = {
  M1U06C06L0A1: (item) => (FALSE_IDEAS.test(statementOf(item)) ? 'X' : 'O'),
  M1U06C06L0A2: (item) => {
    const other = /모서리 ([A-Z]{2})의 위치/.exec(plain(item.question))?.[1] ?? ''
    const relation = relate(build(item), askedEdge(item), other)
    return keyOfOptions(item, (option) => option === NAMES[relation])
  },
  M1U06C06L1A1: boxEdges,
  M1U06C06L1A1X: boxEdges,
  M1U06C06L1A2: (item) => {
    const solid = build(item)
    const edgeIn = (option: string) => /[A-Z]{2}/.exec(plain(option))?.[0] ?? ''
    return keyOfOptions(item, (option) => relate(solid, askedEdge(item), edgeIn(option)) === 'skew')
  },
  M1U06C06L3A1: skewEdges,
  M1U06C06L3A1X: skewEdges,
  M1U06C06L3A2: faceCounts,
  M1U06C06L3A2X: faceCounts,
  M1U06C06L5A1: skewEdges,
  M1U06C06L5A1X: skewEdges,
  M1U06C06L5A2: (item) => keyOfStatements(item, alwaysHolds),
}
