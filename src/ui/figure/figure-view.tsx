import './figure.css'
import { lazy, Suspense } from 'react'
import type { Figure } from '#domain/figure/figure.ts'
import { Skeleton } from '../primitives/skeleton.tsx'

export interface FigureViewProps {
  figure: Figure
  /** On a sheet of its own, as in an explanation. */
  framed?: boolean | undefined
  /** Gets what is wrong with a figure that cannot be drawn; the reader sees its text alternative. */
  onProblem?: ((problem: string) => void) | undefined
}

export interface FigureFenceProps extends Omit<FigureViewProps, 'figure'> {
  /** What a `figure` fence holds. */
  yaml: string
}

const FigureDrawn = lazy(() => import('./figure-drawn.tsx').then((parts) => ({ default: parts.FigureDrawn })))
const FenceDrawn = lazy(() => import('./fence-drawn.tsx').then((parts) => ({ default: parts.FenceDrawn })))

const WAITING = <Skeleton className="figure-wait" />

/** A figure drawn from its data. */
export function FigureView(props: FigureViewProps) {
  return (
    <Suspense fallback={WAITING}>
      <FigureDrawn {...props} />
    </Suspense>
  )
}

/** A figure drawn from the YAML of its fence: `renderFigure` of `Markdown`. */
export function FigureFence(props: FigureFenceProps) {
  return (
    <Suspense fallback={WAITING}>
      <FenceDrawn {...props} />
    </Suspense>
  )
}
