import { useMemo } from 'react'
import type { Figure } from '#domain/figure/figure.ts'
import { FigureDrawn } from './figure-drawn.tsx'
import type { FigureFenceProps } from './figure-props.ts'
import { readFigureYaml } from './read-figure-yaml.ts'

export function FenceDrawn({ yaml, ...rest }: FigureFenceProps) {
  const figure = useMemo(() => readFigure(yaml), [yaml])
  return <FigureDrawn figure={figure} {...rest} />
}

/** What is not a figure becomes one of no kind, which says so where it is drawn. */
function readFigure(yaml: string): Figure {
  const fields = readFigureYaml(yaml) ?? {}
  return { ...fields, kind: String(fields.kind ?? ''), alt: String(fields.alt ?? '') }
}
