import { lazy, Suspense, use } from 'react'
import type { Figure } from '#domain/figure/figure.ts'

const FigureView = lazy(() =>
  import('#ui/figure/figure-view.tsx').then((view) => ({ default: view.FigureView })),
)

/** The figures of an item, one below the other. */
export function ItemFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Suspense fallback={null}>
      {figures.map((figure) => (
        <FigureView key={figure.alt} figure={figure} />
      ))}
    </Suspense>
  )
}

const parsed = new Map<string, Promise<Figure | null>>()

function isFigure(value: unknown): value is Figure {
  return typeof value === 'object' && value !== null && 'kind' in value && 'alt' in value
}

/** Fences that an author wrote are YAML; the reader of YAML comes only when one is met. */
function parseFence(source: string): Promise<Figure | null> {
  const known = parsed.get(source)
  if (known) return known
  const reading = import('yaml').then(
    ({ parse }) => {
      const value: unknown = parse(source)
      return isFigure(value) ? value : null
    },
    () => null, // the reader could not be fetched: the text around it says the same in words
  )
  parsed.set(source, reading)
  return reading
}

function FenceFigure({ source }: { source: string }) {
  const figure = use(parseFence(source))
  return figure && <FigureView figure={figure} />
}

/** For `Markdown`: one identity, so that figures are drawn once. */
export const renderFigureFence = (source: string) => (
  <Suspense fallback={null}>
    <FenceFigure source={source} />
  </Suspense>
)
