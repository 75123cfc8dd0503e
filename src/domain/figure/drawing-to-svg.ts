import type { Drawing, DrawingCommand, Fill, TextCommand, Tone } from './drawing.ts'
import { SUPERSCRIPT_SCALE } from './measure-text.ts'

/** An SVG element as data, with attributes named as in markup: the page makes elements of it, the server text. */
export interface SvgElement {
  tag: 'svg' | 'line' | 'path' | 'circle' | 'rect' | 'g' | 'text' | 'tspan'
  attributes: Readonly<Record<string, string | number>>
  children: readonly (SvgElement | string)[]
}

/** Wider drawings need the whole column; below this share of its size type could not be read, so they scroll. */
const WIDE = 360
const SMALLEST_SCALE = 0.75

const FILL_CLASSES: Record<Fill, string> = {
  none: 'fill-none',
  paper: 'fill-paper',
  soft: 'fill-soft',
  accent: 'fill-tint',
  solid: 'fill-solid',
}

/** Lines, lengths or unknowns with factor and mark: 'l', '2x', 'a°', 'l, m'. Points are capitals, units follow a space: both stand upright. */
const LETTERS = /^\d*[a-z][′']?°?(?:, \d*[a-z][′']?°?)*$/

/** Returns a drawing as SVG in the classes of the theme. */
export function drawingToSvg({ width, height, alt, commands }: Drawing): SvgElement {
  return {
    tag: 'svg',
    attributes: {
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': alt,
      ...(width > WIDE && { 'data-wide': '' }),
    },
    children: commands.map(toElement),
  }
}

/** Returns the width in px below which a drawing scrolls rather than shrinks. */
export function smallestWidth({ width }: Pick<Drawing, 'width'>): number {
  return Math.round(width * SMALLEST_SCALE)
}

function toElement(command: DrawingCommand): SvgElement {
  switch (command.type) {
    case 'line': {
      const { tone, x1, y1, x2, y2, dashed } = command
      const dashes = dashed ? { 'stroke-dasharray': '5 5' } : {}
      return shape('line', { class: drawn(tone), x1, y1, x2, y2, ...dashes })
    }
    case 'path':
      return shape('path', { class: drawn(command.tone, command.fill), d: command.d })
    case 'circle': {
      const { tone, fill, cx, cy, r } = command
      return shape('circle', { class: drawn(tone, fill), cx, cy, r })
    }
    case 'rect': {
      const { tone, fill, x, y, width, height, radius } = command
      return shape('rect', { class: drawn(tone, fill), x, y, width, height, rx: radius })
    }
    case 'text':
      return words(command)
    case 'group':
      return { tag: 'g', attributes: {}, children: command.commands.map(toElement) }
  }
}

function words({ tone, x, y, size, anchor, text, superscript, bold }: TextCommand): SvgElement {
  const parts = LETTERS.test(text) ? text.split(/([a-z])/) : [text]
  const children: (SvgElement | string)[] = parts.map((part, index) =>
    index % 2 === 0 ? part : { tag: 'tspan', attributes: { class: 'figure-letter' }, children: [part] },
  )
  if (superscript !== undefined) {
    const raised = { dy: -size * 0.4, 'font-size': size * SUPERSCRIPT_SCALE }
    children.push({ tag: 'tspan', attributes: raised, children: [superscript] })
  }
  const attributes = {
    class: /[가-힣]/.test(text) ? `tone-${tone} figure-words` : `tone-${tone}`,
    x,
    y,
    'font-size': size,
    'text-anchor': anchor,
    ...(bold && { 'font-weight': 700 }),
  }
  return { tag: 'text', attributes, children: children.filter((child) => child !== '') }
}

function shape(tag: SvgElement['tag'], attributes: SvgElement['attributes']): SvgElement {
  return { tag, attributes, children: [] }
}

function drawn(tone: Tone, fill?: Fill): string {
  return `drawn tone-${tone}${fill ? ` ${FILL_CLASSES[fill]}` : ''}`
}
