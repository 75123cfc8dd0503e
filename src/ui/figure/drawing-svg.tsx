import './figure.css'
import { createElement, type ReactNode } from 'react'
import type { Drawing } from '#domain/figure/drawing.ts'
import { drawingToSvg, type SvgElement, smallestWidth } from '#domain/figure/drawing-to-svg.ts'

/** React's own names of attributes. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  'stroke-dasharray': 'strokeDasharray',
  'text-anchor': 'textAnchor',
  'font-size': 'fontSize',
  'font-weight': 'fontWeight',
}

/** A drawing in the theme's colours. */
export function DrawingSvg({ drawing }: { drawing: Drawing }) {
  return toReact(drawingToSvg(drawing), { style: { minWidth: `${smallestWidth(drawing)}px` } })
}

function toReact({ tag, attributes, children }: SvgElement, more: object): ReactNode {
  const named = Object.entries(attributes).map(([name, value]) => [REACT_NAMES[name] ?? name, value])
  const inside = children.map((child, index) =>
    typeof child === 'string' ? child : toReact(child, { key: index }),
  )
  return createElement(tag, { ...Object.fromEntries(named), ...more }, inside)
}
