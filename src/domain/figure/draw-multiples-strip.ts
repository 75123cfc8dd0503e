import { circle, line, rect, text } from './commands.ts'
import type { Canvas, DrawingCommand } from './drawing.ts'
import { FigureFault, integer, list, object, type Parsed } from './figure-fields.ts'
import { measureText } from './measure-text.ts'

const ROW = 62
const MARGIN = 12

export const MULTIPLES_STRIP = object({ values: list(integer(2, 100), 2, 3), upTo: integer(2, 1000) })

/** The multiples of two or three `values` up to `upTo`, one strip each, common multiples on one glowing column. */
export function drawMultiplesStrip({ values, upTo }: Parsed<typeof MULTIPLES_STRIP>): Canvas {
  if (upTo < Math.max(...values)) throw new FigureFault("'upTo' must reach the largest of 'values'")
  const label = measureText(String(upTo), 13) + 7
  const unit = Math.max(330 / upTo, label / Math.min(...values))
  const width = MARGIN * 2 + unit * upTo + label / 2
  const xOf = (number: number) => MARGIN + unit * number
  const height = MARGIN + ROW * values.length
  const commands: DrawingCommand[] = []
  for (let number = 1; number <= upTo; number += 1) {
    if (!values.every((value) => number % value === 0)) continue
    commands.push(
      rect([xOf(number) - label / 2, MARGIN], [label, ROW * values.length - 4], 'glow', 'accent', 8),
    )
  }
  values.forEach((value, index) => {
    const top = MARGIN + ROW * index
    const y = top + 30
    commands.push(text(`${value}의 배수`, [MARGIN, top + 10], { anchor: 'start', size: 13, bold: true }))
    commands.push(line([xOf(0), y], [xOf(upTo) + label / 2, y], 'thin'))
    for (let number = value; number <= upTo; number += value) {
      const isCommon = values.every((other) => number % other === 0)
      const tone = isCommon ? 'accent' : 'ink'
      commands.push(circle([xOf(number), y], 4, tone, 'solid'))
      commands.push(text(number, [xOf(number), y + 15], { size: 13, tone, bold: isCommon }))
    }
  })
  return { width, height: height + 4, commands }
}
