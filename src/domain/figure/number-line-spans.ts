import { circle, line } from './commands.ts'
import type { DrawingCommand } from './drawing.ts'
import { FigureFault, fraction, objects, oneOf, optional, type Parsed, withDefault } from './figure-fields.ts'
import { checkPlace, type NumberLineScale } from './number-line-scale.ts'

const HEIGHT = 16
const EDGE = 10

export const SPANS = objects(
  {
    from: optional(fraction),
    to: optional(fraction),
    open: withDefault(oneOf('none', 'from', 'to', 'both'), 'none'),
  },
  2,
)

/**
 * Ranges over a number line: `spans` of `from` and `to` (numbers or fractions `-3/2`; one may be left out, the range goes on) and
 * `open`, the ends that do not belong to the range: `none` (the default), `from`, `to` or `both`. Open ends are hollow circles.
 */
export function drawSpans(spans: Parsed<typeof SPANS>, scale: NumberLineScale): DrawingCommand[] {
  return spans.flatMap(({ from, to, open }, index) => {
    const name = `spans[${index}]`
    const low = from === undefined ? undefined : checkPlace(from, `${name}.from`, scale)
    const high = to === undefined ? undefined : checkPlace(to, `${name}.to`, scale)
    if (low === undefined && high === undefined) throw new FigureFault(`${name} has no end`)
    if (low !== undefined && high !== undefined && low >= high) throw new FigureFault(`${name} is empty`)
    const left = low === undefined ? EDGE : scale.xOf(low)
    const right = high === undefined ? scale.width - EDGE : scale.xOf(high)
    const post = (x: number, isOpen: boolean): DrawingCommand[] => [
      line([x, -HEIGHT], [x, 0], 'accent'),
      circle([x, 0], 4.5, 'accent', isOpen ? 'paper' : 'solid'),
    ]
    return [
      line([left, -HEIGHT], [right, -HEIGHT], 'accent'),
      ...(low === undefined ? [] : post(left, open === 'from' || open === 'both')),
      ...(high === undefined ? [] : post(right, open === 'to' || open === 'both')),
    ]
  })
}
