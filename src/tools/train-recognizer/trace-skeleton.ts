import { neighboursOf } from './thin-picture.ts'

interface Edge {
  /** Pixels from end to end. */
  readonly pixels: number[]
  /** Junctions at its ends; null is a loose end. */
  readonly ends: [number | null, number | null]
}

/** Two edges are one stroke if the pen hardly turns between them. */
const LARGEST_TURN = (70 * Math.PI) / 180
const LOOK_AHEAD = 12

/**
 * Traces lines of one pixel into strokes: at a crossing the pen goes on as straight as it can. Spurs that are shorter than the stroke was
 * thick are left out. Returns pixel positions, x and y in turns.
 */
export function traceSkeleton(
  thin: Uint8Array,
  width: number,
  height: number,
  thickness: number,
): number[][] {
  const picture = thin.slice(0, width * height)
  const junctions = labelJunctions(picture, width)
  const edges = listEdges(picture, junctions, width).filter(
    ({ pixels, ends }) => pixels.length > thickness || (ends[0] === null) === (ends[1] === null),
  )
  const strokes = joinEdges(edges, junctions, width)
    .map((pixels) => smooth(pixels.flatMap((at) => [at % width, Math.floor(at / width)])))
    .filter((stroke) => stroke.length >= 4)
  return joinEnds(strokes)
}

const TOUCHING = 5

/** Joins strokes where one ends and another goes on in its direction. */
function joinEnds(strokes: readonly (readonly number[])[]): number[][] {
  const open = strokes.map((stroke) => [...stroke])
  for (let first = 0; first < open.length; first += 1) {
    for (let second = 0; second < open.length; second += 1) {
      const [a, b] = [open[first], open[second]]
      if (first === second || !a || !b) continue
      const joined = [a, reverse(a)].flatMap((from) =>
        [b, reverse(b)].filter((to) => goesOn(from, to)).map((to) => [...from, ...to]),
      )[0]
      if (!joined) continue
      open[Math.min(first, second)] = joined
      open.splice(Math.max(first, second), 1)
      return joinEnds(open)
    }
  }
  return open
}

function reverse(stroke: readonly number[]): number[] {
  return Array.from({ length: stroke.length / 2 }, (_, index) => stroke.slice(2 * index, 2 * index + 2))
    .reverse()
    .flat()
}

function goesOn(from: readonly number[], to: readonly number[]): boolean {
  const [endX = 0, endY = 0] = from.slice(-2)
  const [startX = 0, startY = 0] = to
  if (Math.hypot(startX - endX, startY - endY) > TOUCHING || from.length < 6 || to.length < 6) return false
  const [beforeX = 0, beforeY = 0] = from.slice(Math.max(0, from.length - 8))
  const [afterX = 0, afterY = 0] = to.slice(Math.min(to.length - 2, 6))
  const turn = Math.abs(
    Math.atan2(endY - beforeY, endX - beforeX) - Math.atan2(afterY - startY, afterX - startX),
  )
  return Math.min(turn, 2 * Math.PI - turn) < LARGEST_TURN
}

function inkAround(picture: Uint8Array, at: number, width: number): number[] {
  return neighboursOf(width)
    .map((offset) => at + offset)
    .filter((next) => picture[next] === 1)
}

function isCrossing(picture: Uint8Array, at: number, width: number): boolean {
  const around = neighboursOf(width).map((offset) => picture[at + offset] === 1)
  return around.filter((pixel, index) => !pixel && around[(index + 1) % 8]).length > 2
}

/** Numbers the crossings: pixels where three or more lines meet, touching ones are one. */
function labelJunctions(picture: Uint8Array, width: number): Map<number, number> {
  const crossings = new Set<number>()
  picture.forEach((pixel, at) => {
    if (pixel === 1 && isCrossing(picture, at, width)) crossings.add(at)
  })
  const labels = new Map<number, number>()
  let label = 0
  for (const start of crossings) {
    if (labels.has(start)) continue
    const open = [start]
    while (open.length > 0) {
      const at = open.pop() as number
      if (labels.has(at)) continue
      labels.set(at, label)
      open.push(
        ...neighboursOf(width)
          .map((offset) => at + offset)
          .filter((next) => crossings.has(next)),
      )
    }
    label += 1
  }
  return labels
}

function listEdges(picture: Uint8Array, junctions: ReadonlyMap<number, number>, width: number): Edge[] {
  const used = new Set<number>(junctions.keys())
  const edges: Edge[] = []
  const follow = (start: number, from: number | null) => {
    const pixels = [start]
    used.add(start)
    for (let at = start; ; ) {
      const around = inkAround(picture, at, width)
      const next = around.find((pixel) => !used.has(pixel))
      const end = around.find(
        (pixel) => junctions.has(pixel) && (pixels.length > 1 || junctions.get(pixel) !== from),
      )
      if (end !== undefined && (pixels.length > 2 || next === undefined))
        return { pixels, end: junctions.get(end) ?? null }
      if (next === undefined) return { pixels, end: null }
      pixels.push(next)
      used.add(next)
      at = next
    }
  }
  for (const [at, label] of junctions) {
    for (const start of inkAround(picture, at, width)) {
      if (used.has(start)) continue
      const { pixels, end } = follow(start, label)
      edges.push({ pixels, ends: [label, end] })
    }
  }
  const isLoose = (at: number) => inkAround(picture, at, width).length === 1
  const rest = [...picture.keys()].filter((at) => picture[at] === 1 && !used.has(at))
  for (const start of [...rest.filter(isLoose), ...rest]) {
    if (used.has(start)) continue
    const { pixels } = follow(start, null)
    const last = pixels.at(-1) ?? start
    const isRing = pixels.length > 8 && inkAround(picture, last, width).includes(start)
    edges.push({ pixels: isRing ? [...pixels, start] : pixels, ends: [null, null] })
  }
  return edges
}

/** An edge seen from one of its ends. */
interface Arm {
  readonly edge: Edge
  readonly side: 0 | 1
  readonly angle: number
}

function armsAt(edges: readonly Edge[], width: number): Map<number, Arm[]> {
  const arms = new Map<number, Arm[]>()
  for (const edge of edges) {
    for (const side of [0, 1] as const) {
      const junction = edge.ends[side]
      if (junction === null) continue
      const pixels = side === 0 ? edge.pixels : edge.pixels.toReversed()
      const [near = 0, far = near] = [pixels[0], pixels[Math.min(LOOK_AHEAD, pixels.length - 1)]]
      const angle = Math.atan2(
        Math.floor(far / width) - Math.floor(near / width),
        (far % width) - (near % width),
      )
      arms.set(junction, [...(arms.get(junction) ?? []), { edge, side, angle }])
    }
  }
  return arms
}

function turnBetween(a: Arm, b: Arm): number {
  const turn = Math.abs(a.angle - b.angle) % (2 * Math.PI)
  return Math.abs(Math.PI - Math.min(turn, 2 * Math.PI - turn))
}

/** For each end of an edge the end that the pen goes on with. */
function pairArms(edges: readonly Edge[], width: number): Map<string, Arm> {
  const numbers = new Map(edges.map((edge, index) => [edge, index]))
  const nameOf = ({ edge, side }: Arm) => `${numbers.get(edge)}:${side}`
  const partners = new Map<string, Arm>()
  for (const arms of armsAt(edges, width).values()) {
    const pairs = arms
      .flatMap((a, index) => arms.slice(index + 1).map((b) => ({ a, b, turn: turnBetween(a, b) })))
      .filter(({ turn }) => turn < LARGEST_TURN || arms.length === 2)
      .sort((first, second) => first.turn - second.turn)
    for (const { a, b } of pairs) {
      if (partners.has(nameOf(a)) || partners.has(nameOf(b))) continue
      partners.set(nameOf(a), b)
      partners.set(nameOf(b), a)
    }
  }
  return partners
}

function joinEdges(
  edges: readonly Edge[],
  junctions: ReadonlyMap<number, number>,
  width: number,
): number[][] {
  const partners = pairArms(edges, width)
  const middles = new Map([...junctions].map(([at, label]) => [label, at]))
  const used = new Set<Edge>()
  const strokes: number[][] = []
  const numbers = new Map(edges.map((edge, index) => [edge, index]))
  const draw = (edge: Edge, side: 0 | 1) => {
    const pixels: number[] = []
    for (let at: Arm | undefined = { edge, side, angle: 0 }; at && !used.has(at.edge); ) {
      used.add(at.edge)
      const start = at.edge.ends[at.side]
      const end = at.edge.ends[at.side === 0 ? 1 : 0]
      if (start !== null) pixels.push(middles.get(start) ?? 0)
      pixels.push(...(at.side === 0 ? at.edge.pixels : at.edge.pixels.toReversed()))
      if (end !== null) pixels.push(middles.get(end) ?? 0)
      at = partners.get(`${numbers.get(at.edge)}:${at.side === 0 ? 1 : 0}`)
    }
    strokes.push(pixels)
  }
  const isOpen = (edge: Edge, side: 0 | 1) => !partners.has(`${numbers.get(edge)}:${side}`)
  for (const edge of edges) {
    for (const side of [0, 1] as const) if (!used.has(edge) && isOpen(edge, side)) draw(edge, side)
  }
  for (const edge of edges) if (!used.has(edge)) draw(edge, 0)
  return strokes
}

/** Evens out the steps of the pixels. */
function smooth(points: readonly number[]): number[] {
  const count = points.length / 2
  const smoothed: number[] = []
  for (let index = 0; index < count; index += index === count - 1 ? 1 : Math.min(3, count - 1 - index)) {
    const reach = Math.min(2, index, count - 1 - index)
    for (const axis of [0, 1]) {
      let sum = 0
      for (let near = index - reach; near <= index + reach; near += 1) sum += points[2 * near + axis] ?? 0
      smoothed.push(sum / (2 * reach + 1))
    }
  }
  return count === 1 ? [...smoothed, (smoothed[0] ?? 0) + 0.5, smoothed[1] ?? 0] : smoothed
}
