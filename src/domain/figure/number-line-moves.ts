import { line, text } from './commands.ts'
import type { DrawingCommand, LineCommand } from './drawing.ts'
import {
  FigureFault,
  fraction,
  label,
  objects,
  oneOf,
  optional,
  type Parsed,
  withDefault,
} from './figure-fields.ts'
import { measureText } from './measure-text.ts'
import { checkPlace, type NumberLineScale } from './number-line-scale.ts'

const FLOOR_HEIGHT = 30
const HEAD = 6
/** The height above the axis that the first arrow has where no label of a point is in its way. */
export const LOWEST_FLOOR = 22
const LABEL_SIZE = 14

function headAt(x: number, y: number, direction: 1 | -1): LineCommand[] {
  const back = x - direction * HEAD
  return [line([back, y - 4], [x, y], 'accent'), line([back, y + 4], [x, y], 'accent')]
}

export const MOVES = objects(
  {
    from: fraction,
    to: fraction,
    label: optional(label(16)),
    ends: withDefault(oneOf('one', 'both'), 'one'),
  },
  4,
)

/**
 * Arrows above a number line: `moves` of `from`, `to` (numbers or fractions `-3/2`), an optional `label` of at most 16 characters and
 * `ends` `one` (the default, an arrow) or `both` (a distance). The first lies `floor` above the axis, the others over it.
 */
export function drawMoves(
  moves: Parsed<typeof MOVES>,
  scale: NumberLineScale,
  floor: number,
): DrawingCommand[] {
  const foot = floor > LOWEST_FLOOR ? 8 - floor : -5
  return moves.flatMap(({ from, to, label: words, ends }, index) => {
    const name = `moves[${index}]`
    const start = checkPlace(from, `${name}.from`, scale)
    const end = checkPlace(to, `${name}.to`, scale)
    if (start === end) throw new FigureFault(`${name} goes nowhere`)
    const y = -floor - index * FLOOR_HEIGHT
    const [x1, x2] = [scale.xOf(start), scale.xOf(end)]
    const direction = end > start ? 1 : -1
    const drops = [x1, x2].map((x): LineCommand => ({ ...line([x, y], [x, foot], 'thin'), dashed: true }))
    const arrow: DrawingCommand[] = [
      ...drops,
      line([x1, y], [x2, y], 'accent'),
      ...headAt(x2, y, direction),
      ...(ends === 'both' ? headAt(x1, y, direction === 1 ? -1 : 1) : []),
    ]
    if (words === undefined) return arrow
    const half = measureText(words, LABEL_SIZE) / 2
    const x = Math.min(Math.max((x1 + x2) / 2, half + 2), scale.width - half - 2)
    return [...arrow, text(words, [x, y - 11], { size: LABEL_SIZE, tone: 'accent' })]
  })
}
