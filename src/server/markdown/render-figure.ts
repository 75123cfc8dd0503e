import type { Element, ElementContent } from 'hast'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import { drawingToSvg, type SvgElement, smallestWidth } from '#domain/figure/drawing-to-svg.ts'
import { parseFigureFence, readFigureAlt } from '#domain/figure/figure-fence.ts'

/** Returns the figure in a fence as the page draws it: SVG, or its text alternative if it cannot be drawn. */
export function renderFigure(fence: string): Element {
  const figure = parseFigureFence(fence) ?? { alt: readFigureAlt(fence) }
  const drawing = drawFigure(figure)
  if ('problem' in drawing) {
    const words = `그림: ${textOf(figure, 'alt') || '보여 줄 수 없어요'}`
    return element('p', { className: ['figure-problem'] }, [{ type: 'text', value: words }])
  }
  const svg = toHast(drawingToSvg(drawing))
  svg.properties.style = `min-width:${smallestWidth(drawing)}px`
  const caption = textOf(figure, 'caption')
  const below = caption ? [element('figcaption', {}, [{ type: 'text', value: caption }])] : []
  return element('figure', { className: ['figure', 'figure-framed'] }, [svg, ...below])
}

function toHast({ tag, attributes, children }: SvgElement): Element {
  const inside = children.map((child) =>
    typeof child === 'string' ? ({ type: 'text', value: child } as const) : toHast(child),
  )
  return element(tag, { ...attributes }, inside)
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

function textOf(figure: unknown, name: 'alt' | 'caption'): string {
  const { [name]: text }: { alt?: unknown; caption?: unknown } = Object(figure)
  return typeof text === 'string' ? text : ''
}
