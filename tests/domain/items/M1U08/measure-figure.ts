import type { GeneratedItem } from '#domain/items/template.ts'
import { pointsOf, type Spot } from './read-item.ts'

const apart = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The angle named by three points of the item's figure, in degrees, vertex in the middle. */
export function measureAngle(item: GeneratedItem, name: string): number {
  const points = pointsOf(item)
  const [a = [0, 0], at = [0, 0], b = [0, 0]] = [...name].map((letter) => points[letter] ?? ([0, 0] as const))
  const [one, two, far] = [apart(a, at), apart(at, b), apart(a, b)]
  return (Math.acos((one ** 2 + two ** 2 - far ** 2) / (2 * one * two)) * 180) / Math.PI
}

/** The same to the nearest half degree: figures are drawn from whole or half degrees. */
export function measureHalfDegrees(item: GeneratedItem, name: string): number {
  return Math.round(measureAngle(item, name) * 2) / 2
}
