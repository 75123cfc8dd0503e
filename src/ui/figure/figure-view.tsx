import './figure.css'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../primitives/skeleton.tsx'
import type { FigureFenceProps, FigureViewProps } from './figure-props.ts'

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

/** A figure drawn from the JSON in its fence: `renderFigure` of `Markdown`. */
export function FigureFence(props: FigureFenceProps) {
  return (
    <Suspense fallback={WAITING}>
      <FenceDrawn {...props} />
    </Suspense>
  )
}
