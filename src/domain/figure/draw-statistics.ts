import { drawDotPlot } from './draw-dot-plot.ts'
import type { Canvas } from './drawing.ts'
import type { Figure } from './figure.ts'

/** The kinds of figure that show data and who draws them. */
export const STATISTICS_DRAWERS: Readonly<Record<string, (figure: Figure) => Canvas>> = {
  'dot-plot': drawDotPlot,
}
