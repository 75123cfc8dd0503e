import { BALANCE, drawBalance } from './draw-balance.ts'
import { BAR_CHART, drawBarChart } from './draw-bar-chart.ts'
import { COORDINATE_PLANE, drawCoordinatePlane } from './draw-coordinate-plane.ts'
import { DIVISION_LADDER, drawDivisionLadder } from './draw-division-ladder.ts'
import { DIVISOR_TABLE, drawDivisorTable } from './draw-divisor-table.ts'
import { DOT_ARRAY, drawDotArray } from './draw-dot-array.ts'
import { DOT_PLOT, drawDotPlot } from './draw-dot-plot.ts'
import { drawFactorTree, FACTOR_TREE } from './draw-factor-tree.ts'
import {
  drawFrequencyPolygon,
  drawRelativeFrequencyGraph,
  FREQUENCY_POLYGON,
  RELATIVE_FREQUENCY_GRAPH,
} from './draw-frequency-polygon.ts'
import { drawFrequencyTable, FREQUENCY_TABLE } from './draw-frequency-table.ts'
import { drawGraphPanels, GRAPH_PANELS } from './draw-graph-panels.ts'
import { drawHistogram, HISTOGRAM } from './draw-histogram.ts'
import { drawMultiplesStrip, MULTIPLES_STRIP } from './draw-multiples-strip.ts'
import { drawNumberLine, NUMBER_LINE } from './draw-number-line.ts'
import { drawPlane } from './draw-plane.ts'
import { drawPolygon, POLYGON } from './draw-polygon.ts'
import { drawPowerBlocks, POWER_BLOCKS } from './draw-power-blocks.ts'
import { drawPrimeExponentTable, PRIME_EXPONENT_TABLE } from './draw-prime-exponent-table.ts'
import { drawRoundSolid, ROUND_SOLID } from './draw-round-solid.ts'
import { drawSectorPrism, SECTOR_PRISM } from './draw-sector-prism.ts'
import { drawSieve, SIEVE } from './draw-sieve.ts'
import { drawSolid, SOLID } from './draw-solid.ts'
import { drawStemAndLeaf, STEM_AND_LEAF } from './draw-stem-and-leaf.ts'
import { drawTimeGraph, TIME_GRAPH } from './draw-time-graph.ts'
import { drawVessel, VESSEL } from './draw-vessel.ts'
import type { Canvas } from './drawing.ts'
import type { Field } from './figure-fields.ts'
import { PLANE } from './plane-scene.ts'

/** A kind of figure: the parameters that an author writes, checked and drawn. */
function drawnBy<P, W>(parameters: Field<P, W>, draw: (parameters: P) => Canvas): Field<Canvas, W> {
  return (value, name) => draw(parameters(value, name))
}

/** The kinds of figure; their parameters are described at each drawing function. */
export const FIGURE_KINDS = {
  'factor-tree': drawnBy(FACTOR_TREE, drawFactorTree),
  'division-ladder': drawnBy(DIVISION_LADDER, drawDivisionLadder),
  sieve: drawnBy(SIEVE, drawSieve),
  'divisor-table': drawnBy(DIVISOR_TABLE, drawDivisorTable),
  'prime-exponent-table': drawnBy(PRIME_EXPONENT_TABLE, drawPrimeExponentTable),
  'power-blocks': drawnBy(POWER_BLOCKS, drawPowerBlocks),
  'number-line': drawnBy(NUMBER_LINE, drawNumberLine),
  'multiples-strip': drawnBy(MULTIPLES_STRIP, drawMultiplesStrip),
  balance: drawnBy(BALANCE, drawBalance),
  'dot-array': drawnBy(DOT_ARRAY, drawDotArray),
  plane: drawnBy(PLANE, drawPlane),
  polygon: drawnBy(POLYGON, drawPolygon),
  solid: drawnBy(SOLID, drawSolid),
  'round-solid': drawnBy(ROUND_SOLID, drawRoundSolid),
  'sector-prism': drawnBy(SECTOR_PRISM, drawSectorPrism),
  'dot-plot': drawnBy(DOT_PLOT, drawDotPlot),
  'stem-and-leaf': drawnBy(STEM_AND_LEAF, drawStemAndLeaf),
  'frequency-table': drawnBy(FREQUENCY_TABLE, drawFrequencyTable),
  histogram: drawnBy(HISTOGRAM, drawHistogram),
  'frequency-polygon': drawnBy(FREQUENCY_POLYGON, drawFrequencyPolygon),
  'relative-frequency-graph': drawnBy(RELATIVE_FREQUENCY_GRAPH, drawRelativeFrequencyGraph),
  'bar-chart': drawnBy(BAR_CHART, drawBarChart),
  'coordinate-plane': drawnBy(COORDINATE_PLANE, drawCoordinatePlane),
  'time-graph': drawnBy(TIME_GRAPH, drawTimeGraph),
  'graph-panels': drawnBy(GRAPH_PANELS, drawGraphPanels),
  vessel: drawnBy(VESSEL, drawVessel),
}

export type FigureKind = keyof typeof FIGURE_KINDS
