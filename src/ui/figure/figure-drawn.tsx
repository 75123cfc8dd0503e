import './figure.css'
import { useEffect, useMemo } from 'react'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import { joinClasses } from '../primitives/join-classes.ts'
import { DrawingSvg } from './drawing-svg.tsx'
import type { FigureViewProps } from './figure-props.ts'

export function FigureDrawn({ figure, framed, onProblem }: FigureViewProps) {
  const drawing = useMemo(() => drawFigure(figure), [figure])
  const problem = 'problem' in drawing ? drawing.problem : null
  useEffect(() => {
    if (problem !== null) onProblem?.(problem)
  }, [problem, onProblem])
  if ('problem' in drawing) return <p className="figure-problem">그림: {figure.alt || '보여 줄 수 없어요'}</p>
  const caption = typeof figure.caption === 'string' ? figure.caption : null
  return (
    <figure className={joinClasses('figure', framed && 'figure-framed')}>
      <DrawingSvg drawing={drawing} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
