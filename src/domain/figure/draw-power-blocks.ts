import { rect, text } from './commands.ts'
import type { Canvas, DrawingCommand } from './drawing.ts'
import { integer, label, object, type Parsed } from './figure-fields.ts'
import { measureText } from './measure-text.ts'

const HEIGHT = 36
const GAP = 20
const MARGIN = 8

export const POWER_BLOCKS = object({ base: label(4), exponent: integer(1, 8) })

/** `exponent` (1 to 8) blocks of `base` (a number or a short text such as `a`) multiplied, and the power they make. */
export function drawPowerBlocks({ base, exponent }: Parsed<typeof POWER_BLOCKS>): Canvas {
  const block = Math.max(HEIGHT, measureText(base, 16) + 14)
  const middle = MARGIN + HEIGHT / 2
  const commands: DrawingCommand[] = []
  for (let index = 0; index < exponent; index += 1) {
    const left = MARGIN + index * (block + GAP)
    if (index > 0) commands.push(text('×', [left - GAP / 2, middle]))
    commands.push(
      rect([left, MARGIN], [block, HEIGHT], 'ink', 'soft', 6),
      text(base, [left + block / 2, middle]),
    )
  }
  const right = MARGIN + exponent * block + (exponent - 1) * GAP
  const under = MARGIN + HEIGHT + 6
  const centre = (MARGIN + right) / 2
  commands.push({
    type: 'path',
    tone: 'accent',
    fill: 'none',
    d: `M${MARGIN} ${under}L${MARGIN} ${under + 8}L${right} ${under + 8}L${right} ${under}`,
  })
  commands.push(text(`${exponent}개`, [centre, under + 22], { tone: 'accent', size: 13 }))
  const power = { anchor: 'start', bold: true, superscript: String(exponent) } as const
  commands.push(text('=', [right + 16, middle]), text(base, [right + 30, middle], power))
  const width = right + 30 + measureText(base, 16) + measureText(String(exponent), 11) + MARGIN
  return { width, height: under + 34, commands }
}
