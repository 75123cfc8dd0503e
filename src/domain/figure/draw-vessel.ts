import { line, text } from './commands.ts'
import type { Canvas, DrawingCommand } from './drawing.ts'
import {
  FigureFault,
  fractionWithin,
  label,
  list,
  object,
  optional,
  type Parsed,
  pair,
} from './figure-fields.ts'

const MARGIN = 16
const UNIT = 18

export const VESSEL = object({
  profile: list(pair(fractionWithin(0, 12)), 2, 8),
  note: optional(label(20)),
})

/**
 * A vessel in section, open at the top: `profile` lists `[width, height]` from the bottom up, both up to 12, joined by straight walls;
 * a step in the wall is two entries of one height. `note` is written below.
 */
export function drawVessel({ profile, note }: Parsed<typeof VESSEL>): Canvas {
  if (profile.some(([, height], index) => height < (profile[index - 1]?.[1] ?? 0))) {
    throw new FigureFault("the heights of 'profile' must not fall")
  }
  const [widest, tallest] = [Math.max(...profile.map(([w]) => w)), Math.max(...profile.map(([, h]) => h))]
  const width = Math.max(widest * UNIT + 2 * MARGIN, 240)
  const bottom = 40 + tallest * UNIT
  const wall = (side: 1 | -1) =>
    profile.map(([w, h]) => `${width / 2 + (side * w * UNIT) / 2} ${bottom - h * UNIT}`)
  const d = `M${[...wall(-1).reverse(), ...wall(1)].join('L')}`
  const commands: DrawingCommand[] = [
    { type: 'path', tone: 'ink', fill: 'soft', d },
    line([width / 2, 8], [width / 2, 30], 'accent'),
    line([width / 2 - 5, 24], [width / 2, 30], 'accent'),
    line([width / 2 + 5, 24], [width / 2, 30], 'accent'),
    text('물', [width / 2 + 18, 16], { size: 14, tone: 'accent' }),
  ]
  if (note !== undefined) commands.push(text(note, [width / 2, bottom + 18], { size: 14, tone: 'thin' }))
  return { width, height: bottom + (note === undefined ? 10 : 32), commands }
}
