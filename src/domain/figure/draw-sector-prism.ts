import type { Canvas } from './drawing.ts'
import { FigureFault, integer, label, length, object, optional, type Parsed } from './figure-fields.ts'
import { fitCanvas, type Shape } from './fit-canvas.ts'
import { type LabelRequest, type Place, placeLabels } from './place-labels.ts'
import { dashes, outlinePath, strokesOf } from './stroke-path.ts'

const SIZE = 190
/** How flat a level circle looks. */
const FLATNESS = 0.38
const ANGLE_MARK = 0.16

const MEASURE = optional(label(12))

export const SECTOR_PRISM = object({
  radius: length(1000),
  height: length(1000),
  angle: integer(20, 180),
  radiusLabel: MEASURE,
  angleLabel: MEASURE,
  heightLabel: MEASURE,
})

/**
 * An upright prism over a sector of `radius` and `angle` (20 to 180 degrees), `height` high, its arc in front, to scale, hidden
 * lines dashed. `radiusLabel`, `angleLabel` and `heightLabel` measure it.
 */
export function drawSectorPrism(prism: Parsed<typeof SECTOR_PRISM>): Canvas {
  const { radius: r, height: h, angle } = prism
  if (h / r > 6 || r / h > 6) throw new FigureFault('the prism is too long or too flat to be drawn')
  const scale = SIZE / Math.max(2 * r * Math.sin((angle * Math.PI) / 360), h + FLATNESS * r)
  const spot = (part: number, y: number, turn: number): Place => {
    const radians = ((90 + angle * (turn - 0.5)) * Math.PI) / 180
    return [
      part * r * Math.cos(radians) * scale,
      (y + part * FLATNESS * r * Math.sin(radians)) * scale,
    ] as const
  }
  const arc = (part: number, y: number) => Array.from({ length: 31 }, (_, index) => spot(part, y, index / 30))
  const [top, bottom] = [spot(0, -h, 0), spot(0, 0, 0)]
  const [right, left, rightFoot, leftFoot] = [spot(1, -h, 0), spot(1, -h, 1), spot(1, 0, 0), spot(1, 0, 1)]
  const seen = [[left, top, right], arc(1, -h), arc(1, 0), [right, rightFoot], [left, leftFoot]]
  const hidden = [
    [top, bottom],
    [leftFoot, bottom, rightFoot],
  ]
  const mark = arc(ANGLE_MARK, -h)
  const middle = (from: Place, to: Place): Place => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const measures: [string | undefined, Place, Place][] = [
    [prism.radiusLabel, middle(top, right), [0.3, -1]],
    [prism.heightLabel, middle(right, rightFoot), [1, 0]],
    [prism.angleLabel, top, [-0.4, -1]],
  ]
  const requests = measures.flatMap(([words, at, away]): LabelRequest[] =>
    words === undefined ? [] : [{ text: words, at, away, gap: 4, size: 15 }],
  )
  const shapes: Shape[] = [
    ...seen.map((places): Shape => ({ type: 'path', tone: 'ink', fill: 'none', d: outlinePath(places) })),
    ...hidden.map((places): Shape => ({ type: 'path', tone: 'thin', fill: 'none', d: dashes(places) })),
    { type: 'path', tone: 'accent', fill: 'none', d: outlinePath(mark) },
  ]
  return fitCanvas([...shapes, ...placeLabels(requests, [...seen, ...hidden].flatMap(strokesOf))])
}
