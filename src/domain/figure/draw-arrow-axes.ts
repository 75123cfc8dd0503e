import { line } from './commands.ts'
import type { DrawingCommand } from './drawing.ts'
import type { Place } from './place-label.ts'

interface ArrowAxes {
  /** Where the axes cross, in view box units like all of these. */
  origin: Place
  left: number
  right: number
  bottom: number
  top: number
  /** How far an arrow head reaches back along its axis. */
  head?: number
}

/** A horizontal and a vertical axis that end in arrow heads at the right and at the top. */
export function drawArrowAxes({
  origin: [x, y],
  left,
  right,
  bottom,
  top,
  head = 7,
}: ArrowAxes): DrawingCommand[] {
  return [
    line([left, y], [right, y]),
    line([x, bottom], [x, top]),
    line([right - head, y - 4], [right, y]),
    line([right - head, y + 4], [right, y]),
    line([x - 4, top + head], [x, top]),
    line([x + 4, top + head], [x, top]),
  ]
}
