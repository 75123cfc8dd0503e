import { useMemo } from 'react'
import { parseFigureFence, readFigureAlt } from '#domain/figure/figure-fence.ts'
import { FigureDrawn } from './figure-drawn.tsx'
import type { FigureFenceProps } from './figure-props.ts'

export function FenceDrawn({ text, ...rest }: FigureFenceProps) {
  const figure = useMemo(() => parseFigureFence(text) ?? { alt: readFigureAlt(text) }, [text])
  return <FigureDrawn figure={figure} {...rest} />
}
