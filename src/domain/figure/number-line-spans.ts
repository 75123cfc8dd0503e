import { circle, line } from './commands.ts'
import type { DrawingCommand } from './drawing.ts'
import type { Figure } from './figure.ts'
import { FigureFault, readChoice, readObjects } from './figure-parameters.ts'
import { type NumberLineScale, readPlace } from './number-line-scale.ts'

const HEIGHT = 16
const EDGE = 10

/**
 * Ranges over a number line: `spans` of `from` and `to` (numbers or fractions `-3/2`; one may be left out, the range goes on) and
 * `open`, the ends that do not belong to the range: `none` (the default), `from`, `to` or `both`. Open ends are hollow circles.
 */
export function drawSpans(figure: Figure, scale: NumberLineScale): DrawingCommand[] {
  return readObjects(figure, 'spans', 2).flatMap((span, index) => {
    const name = `spans[${index}]`
    const low = span.from === undefined ? undefined : readPlace(span.from, `${name}.from`, scale)
    const high = span.to === undefined ? undefined : readPlace(span.to, `${name}.to`, scale)
    if (low === undefined && high === undefined) throw new FigureFault(`${name} has no end`)
    if (low !== undefined && high !== undefined && low >= high) throw new FigureFault(`${name} is empty`)
    const open =
      span.open === undefined
        ? 'none'
        : readChoice({ ...figure, ...span }, 'open', ['none', 'from', 'to', 'both'])
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
