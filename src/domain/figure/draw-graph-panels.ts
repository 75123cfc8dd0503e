import { text } from './commands.ts'
import { drawArrowAxes } from './draw-arrow-axes.ts'
import type { Canvas, DrawingCommand } from './drawing.ts'
import { FigureFault, fractionWithin, label, list, object, type Parsed, pair } from './figure-fields.ts'
import { outlinePath } from './stroke-path.ts'

const COLUMN = 176
const ROW = 150
const PLOT = { left: 40, top: 38, width: 100, height: 78 }

export const GRAPH_PANELS = object({
  xName: label(5),
  yName: label(5),
  panels: list(object({ label: label(4), through: list(pair(fractionWithin(0, 10)), 2, 24) }), 0, 6),
})

/**
 * Small graphs side by side to choose from, without numbers: `panels`, two to six, of a `label` and `through`, places `[x, y]` from
 * 0 to 10 joined by straight strokes; `xName` and `yName` name the axes of all.
 */
export function drawGraphPanels({ xName, yName, panels }: Parsed<typeof GRAPH_PANELS>): Canvas {
  if (panels.length < 2) throw new FigureFault("'panels' must hold two graphs or more")
  const commands = panels.flatMap((panel, index): DrawingCommand[] => {
    const [left, top] = [(index % 2) * COLUMN + PLOT.left, Math.floor(index / 2) * ROW + PLOT.top]
    const [right, bottom] = [left + PLOT.width + 14, top + PLOT.height]
    const drawn = panel.through.map(
      ([x, y]) => [left + (x / 10) * PLOT.width, bottom - (y / 10) * PLOT.height] as const,
    )
    return [
      text(panel.label, [left - 22, top - 22], { bold: true }),
      text(yName, [left + 8, top - 22], { size: 13, anchor: 'start', tone: 'thin' }),
      text(xName, [right + 8, bottom + 16], { size: 13, anchor: 'end', tone: 'thin' }),
      text('O', [left - 9, bottom + 10], { size: 13, tone: 'thin' }),
      ...drawArrowAxes({ origin: [left, bottom], left, right, bottom, top: top - 10, head: 6 }),
      { type: 'path', tone: 'accent', fill: 'none', d: outlinePath(drawn) },
    ]
  })
  return { width: 2 * COLUMN, height: Math.ceil(panels.length / 2) * ROW, commands }
}
