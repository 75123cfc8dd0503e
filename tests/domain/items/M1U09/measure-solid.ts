import type { GeneratedItem } from '#domain/items/template.ts'
import { keyOfReal, realValue } from '../M1U08/key-of-real.ts'

export type Place = readonly [x: number, y: number]
export type Corner = readonly [x: number, y: number, z: number]
export interface Measured {
  area: number
  volume: number
}

function walk<T, R>(ring: readonly T[], step: (from: T, to: T) => R): R[] {
  return ring.map((from, index) => step(from, ring[(index + 1) % ring.length] as T))
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

/** Length around a polygon and what it encloses, corner by corner. */
export function measurePolygon(corners: readonly Place[]): { around: number; enclosed: number } {
  return {
    around: sum(walk(corners, ([x, y], [nextX, nextY]) => Math.hypot(nextX - x, nextY - y))),
    enclosed: Math.abs(sum(walk(corners, ([x, y], [nextX, nextY]) => x * nextY - nextX * y))) / 2,
  }
}

/** The upright solid over a polygon, its faces added one by one. */
export function extrude(corners: readonly Place[], height: number): Measured {
  const { around, enclosed } = measurePolygon(corners)
  return { area: 2 * enclosed + around * height, volume: enclosed * height }
}

/** A sector around the origin as a polygon of very many corners; all of a turn is a circle. */
export function sectorPolygon(radius: number, degrees: number): Place[] {
  const pieces = 6_000
  const rim = Array.from({ length: pieces + 1 }, (_, index): Place => {
    const turn = (degrees * Math.PI * index) / 180 / pieces
    return [radius * Math.cos(turn), radius * Math.sin(turn)]
  })
  return degrees === 360 ? rim.slice(1) : [[0, 0], ...rim]
}

/**
 * What a closed outline of places [distance from the axis, height] makes when it turns around the axis: ring by ring, the area
 * as the way of each piece's middle, the volume by Simpson's rule over the squares of the distances.
 */
export function revolve(outline: readonly Place[]): Measured {
  const areas = walk(outline, ([r, z], [nextR, nextZ]) => (r + nextR) * Math.hypot(nextR - r, nextZ - z))
  const volumes = walk(outline, ([r, z], [nextR, nextZ]) => {
    const middle = (r + nextR) / 2
    return ((nextZ - z) * (r * r + 4 * middle * middle + nextR * nextR)) / 6
  })
  return { area: Math.PI * sum(areas), volume: Math.PI * Math.abs(sum(volumes)) }
}

/** A quarter turn or a half turn of an arc around the origin, from the bottom or the middle up to the top, to be revolved. */
export function ballOutline(radius: number, fromDegrees: -90 | 0): Place[] {
  const pieces = 6_000
  const arc = Array.from({ length: pieces + 1 }, (_, index): Place => {
    const turn = ((fromDegrees + ((90 - fromDegrees) * index) / pieces) * Math.PI) / 180
    return [radius * Math.cos(turn), radius * Math.sin(turn)]
  })
  return [[0, fromDegrees === 0 ? 0 : -radius], ...arc]
}

const minus = (a: Corner, b: Corner): Corner => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const cross = (a: Corner, b: Corner): Corner => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** A pyramid over corners in the plane z = 0: its triangles as coordinates, its volume from the triple products at the apex. */
export function measurePyramid(base: readonly Place[], apex: Corner): Measured {
  const flat = base.map(([x, y]): Corner => [x, y, 0])
  const triangles = walk(flat, (from, to) => Math.hypot(...cross(minus(from, apex), minus(to, apex))) / 2)
  const [first = [0, 0, 0]] = flat
  const pieces = walk(flat, (from, to) => {
    const [x, y, z] = cross(minus(from, apex), minus(to, apex))
    const [u, v, w] = minus(first, apex)
    return (x * u + y * v + z * w) / 6
  })
  return { area: measurePolygon(base).enclosed + sum(triangles), volume: Math.abs(sum(pieces)) }
}

/** The whole number written right after `words`. */
export function sizeAfter(text: string, words: string): number {
  const found = new RegExp(`${words} \\\\\\((\\d+)\\\\\\)`).exec(text)
  if (!found) throw new Error(`nothing after '${words}' in ${text}`)
  return Number(found[1])
}

/** Whether a text gives a size after `words`. */
export function gives(text: string, words: string): boolean {
  return new RegExp(`${words} \\\\\\(`).test(text)
}

/** The key that names `value`, which was added up from pieces and falls short by less than a millionth. */
export function keyNear(item: GeneratedItem, value: number): string {
  const candidates = item.writtenTestType === 1 ? item.options : [item.correctAnswer]
  const found = candidates.map(realValue).find((candidate) => Math.abs(candidate / value - 1) < 1e-6)
  return keyOfReal(item, found ?? value)
}
