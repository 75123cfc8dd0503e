import type { Drawing, DrawingProblem } from './drawing.ts'
import type { Figure } from './figure.ts'
import { FigureFault } from './figure-fields.ts'
import { FIGURE_KINDS, type FigureKind } from './figure-kinds.ts'

/** Wider drawings would shrink their type below what a phone can show. */
const WIDEST = 660

function isKind(kind: unknown): kind is FigureKind {
  return typeof kind === 'string' && Object.hasOwn(FIGURE_KINDS, kind)
}

/**
 * Returns the drawing of a figure: same figure, same drawing. It takes any value, since figures also come from texts and from what
 * devices keep: for an unknown kind or parameters that do not fit it returns the problem, in one English sentence for authors. Never
 * throws.
 */
export function drawFigure(figure: unknown): Drawing | DrawingProblem {
  const { kind, alt }: { kind?: unknown; alt?: unknown } = Object(figure)
  if (!isKind(kind)) return { problem: `unknown kind of figure ${JSON.stringify(kind)}` }
  if (typeof alt !== 'string' || alt.trim() === '') {
    return { problem: `a figure of kind '${kind}' needs a text alternative, 'alt'` }
  }
  try {
    const canvas = FIGURE_KINDS[kind](figure, '')
    if (canvas.width > WIDEST) return { problem: `${kind}: too wide to be read on a phone` }
    return { ...canvas, alt }
  } catch (fault) {
    if (fault instanceof FigureFault) return { problem: `${kind}: ${fault.message}` }
    throw fault
  }
}

/** Whether a value from outside is a figure that can be drawn. */
export function isFigure(value: unknown): value is Figure {
  return !('problem' in drawFigure(value))
}
