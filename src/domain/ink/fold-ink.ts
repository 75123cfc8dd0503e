import { simplifyPoints } from './simplify-points.ts'
import type { Stroke } from './stroke.ts'

/** Beyond so many points strokes are simplified. */
const SIMPLE_POINTS = 5_000
/** Half a CSS pixel: too small to be seen. */
const TOLERANCE_PX = 0.5
/** Steps that can be undone. */
const LONGEST_PAST = 100

type Strokes = readonly Stroke[]

/** The ink of a pad with what can be undone and redone. */
export interface Ink {
  readonly strokes: Strokes
  /** Oldest first. */
  readonly past: readonly Strokes[]
  /** What the next redo brings comes last. */
  readonly future: readonly Strokes[]
  /** The last event was part of this erasing gesture. */
  readonly gesture: number | null
}

export type InkEvent =
  | { kind: 'draw'; stroke: Stroke }
  /** All strokes that one gesture erases come back with one undo. */
  | { kind: 'erase'; ids: readonly string[]; gesture: number }
  | { kind: 'clear' }
  | { kind: 'undo' }
  | { kind: 'redo' }

export const NO_INK: Ink = { strokes: [], past: [], future: [], gesture: null }

function countPoints(strokes: Strokes): number {
  return strokes.reduce((sum, { points }) => sum + points.length, 0)
}

function simplify(stroke: Stroke): Stroke {
  const points = simplifyPoints(stroke.points, TOLERANCE_PX)
  return points.length === stroke.points.length ? stroke : { ...stroke, points }
}

function add(strokes: Strokes, stroke: Stroke): Strokes {
  if (countPoints(strokes) + stroke.points.length <= SIMPLE_POINTS) return [...strokes, stroke]
  return [...strokes, stroke].map(simplify)
}

function change(ink: Ink, strokes: Strokes, gesture: number | null = null): Ink {
  if (gesture !== null && gesture === ink.gesture) return { ...ink, strokes }
  return { strokes, past: [...ink.past, ink.strokes].slice(-LONGEST_PAST), future: [], gesture }
}

/** Returns the ink after something was drawn, erased, undone or redone. A stroke without points, or with an id that is there, changes nothing. */
export function foldInk(ink: Ink, event: InkEvent): Ink {
  const { strokes, past, future } = ink
  switch (event.kind) {
    case 'draw': {
      const isKnown = strokes.some(({ id }) => id === event.stroke.id)
      return isKnown || event.stroke.points.length === 0 ? ink : change(ink, add(strokes, event.stroke))
    }
    case 'erase': {
      const left = strokes.filter(({ id }) => !event.ids.includes(id))
      return left.length === strokes.length ? ink : change(ink, left, event.gesture)
    }
    case 'clear':
      return strokes.length === 0 ? ink : change(ink, [])
    case 'undo': {
      const before = past.at(-1)
      if (!before) return ink
      return { strokes: before, past: past.slice(0, -1), future: [...future, strokes], gesture: null }
    }
    case 'redo': {
      const after = future.at(-1)
      if (!after) return ink
      return { strokes: after, past: [...past, strokes], future: future.slice(0, -1), gesture: null }
    }
  }
}
