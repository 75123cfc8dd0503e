import { useMemo } from 'react'
import { FigureDrawn } from './figure-drawn.tsx'
import type { FigureFenceProps } from './figure-props.ts'
import { readFigureYaml } from './read-figure-yaml.ts'

export function FenceDrawn({ yaml, ...rest }: FigureFenceProps) {
  const figure = useMemo(() => readFigureYaml(yaml), [yaml])
  return <FigureDrawn figure={figure} {...rest} />
}
