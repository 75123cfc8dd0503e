import { useMemo } from 'react'
import { parse } from 'yaml'
import type { Figure } from '#domain/figure/figure.ts'
import { FigureDrawn } from './figure-drawn.tsx'
import type { FigureFenceProps } from './figure-props.ts'

export function FenceDrawn({ yaml, ...rest }: FigureFenceProps) {
  const figure = useMemo(() => readFigure(yaml), [yaml])
  return <FigureDrawn figure={figure} {...rest} />
}

/** What is not a figure becomes one of no kind, which says so where it is drawn. */
function readFigure(yaml: string): Figure {
  let data: unknown
  try {
    data = parse(yaml, { maxAliasCount: 0 })
  } catch {
    data = null
  }
  const fields = typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {}
  const kind = 'kind' in fields ? String(fields.kind) : ''
  const alt = 'alt' in fields ? String(fields.alt) : ''
  return { ...fields, kind, alt }
}
