import type { Drawing, DrawingProblem } from './drawing.ts'
import type { Figure } from './figure.ts'

/**
 * The drawing of a figure: same figure, same drawing. Total: an unknown kind or parameters that do not fit give the problem
 * instead, in one English sentence for authors; nothing is thrown.
 */
export function drawFigure(figure: Figure): Drawing | DrawingProblem {
  return { problem: `unknown kind of figure '${figure.kind}'` }
}
