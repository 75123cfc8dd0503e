import './figure.css'
import { useEffect, useMemo } from 'react'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import { joinClasses } from '../primitives/join-classes.ts'
import { DrawingSvg } from './drawing-svg.tsx'
import type { DrawnFigureProps } from './figure-props.ts'

/** A figure, or its text alternative if it cannot be drawn. */
export function FigureDrawn({ figure, framed, onProblem }: DrawnFigureProps) {
  const drawing = useMemo(() => drawFigure(figure), [figure])
  const problem = 'problem' in drawing ? drawing.problem : null
  useEffect(() => {
    if (problem !== null) onProblem?.(problem)
  }, [problem, onProblem])
  if ('problem' in drawing) {
    return <p className="figure-problem">그림: {textOf(figure, 'alt') || '보여 줄 수 없어요'}</p>
  }
  const caption = textOf(figure, 'caption')
  return (
    <figure className={joinClasses('figure', framed && 'figure-framed')}>
      <DrawingSvg drawing={drawing} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function textOf(figure: unknown, name: 'alt' | 'caption'): string {
  const { [name]: text }: { alt?: unknown; caption?: unknown } = Object(figure)
  return typeof text === 'string' ? text : ''
}
