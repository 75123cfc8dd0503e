import { cleanPoint } from './clean-point.ts'
import type { InkPoint, Stroke } from './stroke.ts'

const VERSION = 1
const NUMBERS_A_POINT = 4

/** Ink as it is stored: JSON, because the drafts of a person who is not signed in are encrypted as JSON. */
export interface InkDraft {
  v: typeof VERSION
  /** The item that the ink answers; null for a question. */
  itemId: string | null
  /** `points`: x, y, t and pressure of each point, one after the other; `tilts`: the tilt of each, absent if the device reports none. */
  strokes: { id: string; points: number[]; tilts?: number[] }[]
}

export function encodeInk(itemId: string | null, strokes: readonly Stroke[]): InkDraft {
  return {
    v: VERSION,
    itemId,
    strokes: strokes.map(({ id, points }) => ({
      id,
      points: points.flatMap(({ x, y, t, pressure }) => [x, y, t, pressure]),
      ...(points.some(({ tilt }) => tilt > 0) ? { tilts: points.map(({ tilt }) => tilt) } : {}),
    })),
  }
}

/**
 * Returns the strokes of a stored draft if it is of this item; none for another item's, another version's, or a broken value. Points that are not
 * numbers are left out.
 */
export function decodeInk(value: unknown, itemId: string | null): Stroke[] {
  if (!isDraft(value) || value.v !== VERSION || value.itemId !== itemId) return []
  const ids = new Set<string>()
  return value.strokes.flatMap((stroke: unknown) => {
    if (!isStroke(stroke) || ids.has(stroke.id)) return []
    ids.add(stroke.id)
    const points = decodePoints(stroke.points, Array.isArray(stroke.tilts) ? stroke.tilts : [])
    return points.length === 0 ? [] : [{ id: stroke.id, points }]
  })
}

function isDraft(value: unknown): value is { v: unknown; itemId: unknown; strokes: unknown[] } {
  return typeof value === 'object' && value !== null && 'strokes' in value && Array.isArray(value.strokes)
}

function isStroke(value: unknown): value is { id: string; points: unknown[]; tilts?: unknown } {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('points' in value)) return false
  return typeof value.id === 'string' && Array.isArray(value.points)
}

function decodePoints(numbers: readonly unknown[], tilts: readonly unknown[]): InkPoint[] {
  const points: InkPoint[] = []
  for (let at = 0; at + NUMBERS_A_POINT <= numbers.length; at += NUMBERS_A_POINT) {
    const [x, y, t, pressure] = numbers.slice(at, at + NUMBERS_A_POINT)
    const point = cleanPoint(
      {
        x: toNumber(x),
        y: toNumber(y),
        t: toNumber(t),
        pressure: toNumber(pressure),
        tilt: toNumber(tilts[at / NUMBERS_A_POINT]),
      },
      points.at(-1)?.t ?? 0,
    )
    if (point) points.push(point)
  }
  return points
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN
}
