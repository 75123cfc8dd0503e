import type { Figure } from '#domain/figure/figure.ts'
import type { FigureKind } from '#domain/figure/figure-kinds.ts'
import type { GeneratedItem } from '#domain/items/template.ts'

type FigureLike<Kind extends FigureKind> = Extract<Figure, { kind: Kind }>

/** The `at`th figure of a kind that an item shows; throws if there is none. */
export function figureOf<Kind extends FigureKind>(
  { figures }: Pick<GeneratedItem, 'figures'>,
  kind: Kind,
  at = 0,
): FigureLike<Kind> {
  const ofKind = figures.filter((figure): figure is FigureLike<Kind> => figure.kind === kind)
  const figure = ofKind[at]
  if (!figure) throw new Error(`no ${kind} is shown`)
  return figure
}
