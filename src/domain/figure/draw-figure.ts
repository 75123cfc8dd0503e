import { drawBalance } from './draw-balance.ts'
import { drawCoordinatePlane } from './draw-coordinate-plane.ts'
import { drawDivisionLadder } from './draw-division-ladder.ts'
import { drawDivisorTable } from './draw-divisor-table.ts'
import { drawDotArray } from './draw-dot-array.ts'
import { drawFactorTree } from './draw-factor-tree.ts'
import { drawGraphPanels } from './draw-graph-panels.ts'
import { drawMultiplesStrip } from './draw-multiples-strip.ts'
import { drawNumberLine } from './draw-number-line.ts'
import { drawPlane } from './draw-plane.ts'
import { drawPolygon } from './draw-polygon.ts'
import { drawPowerBlocks } from './draw-power-blocks.ts'
import { drawPrimeExponentTable } from './draw-prime-exponent-table.ts'
import { drawRoundSolid } from './draw-round-solid.ts'
import { drawSectorPrism } from './draw-sector-prism.ts'
import { drawSieve } from './draw-sieve.ts'
import { drawSolid } from './draw-solid.ts'
import { STATISTICS_DRAWERS } from './draw-statistics.ts'
import { drawTimeGraph } from './draw-time-graph.ts'
import { drawVessel } from './draw-vessel.ts'
import type { Canvas, Drawing, DrawingProblem } from './drawing.ts'
import type { Figure } from './figure.ts'
import { FigureFault } from './figure-parameters.ts'

/** The kinds of figure and who draws them; their parameters are described at each function. */
const DRAWERS: Readonly<Record<string, (figure: Figure) => Canvas>> = {
  'factor-tree': drawFactorTree,
  'division-ladder': drawDivisionLadder,
  sieve: drawSieve,
  'divisor-table': drawDivisorTable,
  'prime-exponent-table': drawPrimeExponentTable,
  'power-blocks': drawPowerBlocks,
  'number-line': drawNumberLine,
  'multiples-strip': drawMultiplesStrip,
  balance: drawBalance,
  'dot-array': drawDotArray,
  plane: drawPlane,
  polygon: drawPolygon,
  solid: drawSolid,
  'round-solid': drawRoundSolid,
  'sector-prism': drawSectorPrism,
  ...STATISTICS_DRAWERS,
  'coordinate-plane': drawCoordinatePlane,
  'time-graph': drawTimeGraph,
  'graph-panels': drawGraphPanels,
  vessel: drawVessel,
}

/** Wider drawings would shrink their type below what a phone can show. */
const WIDEST = 660

export const FIGURE_KINDS = Object.keys(DRAWERS)

/**
 * The drawing of a figure: same figure, same drawing. Total: an unknown kind or parameters that do not fit give the problem
 * instead, in one English sentence for authors; nothing is thrown.
 */
export function drawFigure(figure: Figure): Drawing | DrawingProblem {
  const draw = Object.hasOwn(DRAWERS, figure.kind) ? DRAWERS[figure.kind] : undefined
  if (!draw) return { problem: `unknown kind of figure ${JSON.stringify(figure.kind)}` }
  if (typeof figure.alt !== 'string' || figure.alt.trim() === '') {
    return { problem: `a figure of kind '${figure.kind}' needs a text alternative, 'alt'` }
  }
  try {
    const canvas = draw(figure)
    if (canvas.width > WIDEST) return { problem: `${figure.kind}: too wide to be read on a phone` }
    return { ...canvas, alt: figure.alt }
  } catch (fault) {
    if (fault instanceof FigureFault) return { problem: `${figure.kind}: ${fault.message}` }
    throw fault
  }
}
