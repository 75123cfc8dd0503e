import { drawBarChart } from './draw-bar-chart.ts'
import { drawDotPlot } from './draw-dot-plot.ts'
import { drawFrequencyPolygon, drawRelativeFrequencyGraph } from './draw-frequency-polygon.ts'
import { drawFrequencyTable } from './draw-frequency-table.ts'
import { drawHistogram } from './draw-histogram.ts'
import { drawStemAndLeaf } from './draw-stem-and-leaf.ts'
import type { Canvas } from './drawing.ts'
import type { Figure } from './figure.ts'

/** The kinds of figure that show data and who draws them. */
export const STATISTICS_DRAWERS: Readonly<Record<string, (figure: Figure) => Canvas>> = {
  'dot-plot': drawDotPlot,
  'stem-and-leaf': drawStemAndLeaf,
  'frequency-table': drawFrequencyTable,
  histogram: drawHistogram,
  'frequency-polygon': drawFrequencyPolygon,
  'relative-frequency-graph': drawRelativeFrequencyGraph,
  'bar-chart': drawBarChart,
}
