import type { InkPoint } from './stroke.ts'

/** The paper grows down to here, in CSS pixels. */
export const LONGEST_PAPER_PX = 6_000
/** No screen is wider. */
const WIDEST_PAPER_PX = 8_000
const NO_PRESSURE = 0.5
const FLATTEST_DEG = 90

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value))
}

/** Rounded to a hundredth, which no screen shows, so that a draft stays small. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}

/**
 * Returns the point moved onto the paper, with its time not before `earliest`, a pressure from 0 to 1 and a tilt from 0 to 90; null if it
 * has no position, as in hostile or broken events.
 */
export function cleanPoint({ x, y, t, pressure, tilt }: InkPoint, earliest: number): InkPoint | null {
  if (!Number.isFinite(x) || !Number.isFinite(y)) return null
  return {
    x: round(clamp(x, 0, WIDEST_PAPER_PX)),
    y: round(clamp(y, 0, LONGEST_PAPER_PX)),
    t: Number.isFinite(t) ? Math.max(earliest, Math.round(t)) : earliest,
    pressure: Number.isFinite(pressure) ? round(clamp(pressure, 0, 1)) : NO_PRESSURE,
    tilt: Number.isFinite(tilt) ? Math.round(clamp(tilt, 0, FLATTEST_DEG)) : 0,
  }
}
