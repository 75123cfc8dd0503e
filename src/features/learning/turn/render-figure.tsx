import type { Figure } from '#domain/figure/figure.ts'
import { FigureFence, FigureView } from '#ui/figure/figure-view.tsx'

/** The figures of an item, one below the other. */
export function ItemFigures({ figures }: { figures: readonly Figure[] }) {
  return figures.map((figure) => <FigureView key={figure.alt} figure={figure} />)
}

/** For `Markdown`: one identity, so that figures are drawn once. */
export function renderFigureFence(text: string) {
  return <FigureFence text={text} framed />
}
