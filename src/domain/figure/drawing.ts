/**
 * A drawing as data: what `drawFigure` makes of a figure and what the page turns into SVG, one command an element.
 * Lengths are in the units of the view box; the y axis points down, as in SVG. Colours come from the theme by tone and fill.
 */

/**
 * The meaning of a stroke or a text, never a colour: `ink` ordinary, `accent` what the learner should look at, `glow` a wide
 * soft marker under something, `thin` a quiet auxiliary line or caption, `grid` the background lattice.
 */
export const TONES = ['ink', 'accent', 'glow', 'thin', 'grid'] as const
export type Tone = (typeof TONES)[number]

/** The inside of a closed shape: `none`, `paper` the card's ground, `soft` a pale tint, `accent` a pale tint of the accent, `solid` the tone itself. */
export const FILLS = ['none', 'paper', 'soft', 'accent', 'solid'] as const
export type Fill = (typeof FILLS)[number]

/** Where `x` lies in a text; `y` is always its vertical middle. */
export type TextAnchor = 'start' | 'middle' | 'end'

export interface LineCommand {
  type: 'line'
  tone: Tone
  x1: number
  y1: number
  x2: number
  y2: number
  dashed?: boolean
}

/** `d` holds absolute M, L, Q, C, A and Z commands only. */
export interface PathCommand {
  type: 'path'
  tone: Tone
  fill: Fill
  d: string
}

export interface CircleCommand {
  type: 'circle'
  tone: Tone
  fill: Fill
  cx: number
  cy: number
  r: number
}

export interface RectCommand {
  type: 'rect'
  tone: Tone
  fill: Fill
  x: number
  y: number
  width: number
  height: number
  /** Radius of the corners; 0 is square. */
  radius: number
}

export interface TextCommand {
  type: 'text'
  tone: Tone
  x: number
  y: number
  /** Height of the type in view box units. */
  size: number
  anchor: TextAnchor
  /** Plain text, no LaTeX; drawn upright and centred on `y`. */
  text: string
  /** Digits to raise after the text, smaller: the exponent of a power. */
  superscript?: string
  bold?: boolean
}

/** Commands that belong together; `label` says in Korean what they are, for a reader that steps through the figure. */
export interface GroupCommand {
  type: 'group'
  label?: string
  commands: DrawingCommand[]
}

export type DrawingCommand =
  | LineCommand
  | PathCommand
  | CircleCommand
  | RectCommand
  | TextCommand
  | GroupCommand

export interface Drawing {
  /** The view box is `0 0 width height`. */
  width: number
  height: number
  /** Korean text alternative. */
  alt: string
  /** Painted in this order. */
  commands: DrawingCommand[]
}

/** What a drawing function makes: a drawing without its text alternative, which the figure carries itself. */
export type Canvas = Omit<Drawing, 'alt'>

/** Why a figure cannot be drawn: one English sentence for authors and logs. */
export interface DrawingProblem {
  problem: string
}
