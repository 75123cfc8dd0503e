import type { Written } from './figure-fields.ts'
import type { FIGURE_KINDS, FigureKind } from './figure-kinds.ts'

/**
 * A figure as data: drawn on the device from the same numbers as the text. `alt` is the Korean text alternative, the other fields
 * are the parameters of its kind.
 */
export type FigureOf<Kind extends FigureKind> = {
  readonly kind: Kind
  readonly alt: string
  readonly caption?: string
} & Written<(typeof FIGURE_KINDS)[Kind]>

export type Figure = { [Kind in FigureKind]: FigureOf<Kind> }[FigureKind]
