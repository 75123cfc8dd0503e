import type {
  CircleCommand,
  DrawingCommand,
  Fill,
  GroupCommand,
  LineCommand,
  RectCommand,
  TextCommand,
  Tone,
} from './drawing.ts'

/** Height of ordinary type in view box units; every figure is drawn to be read at about 360 units of width. */
export const TYPE_SIZE = 16

type Place = readonly [x: number, y: number]

export function line([x1, y1]: Place, [x2, y2]: Place, tone: Tone = 'ink'): LineCommand {
  return { type: 'line', tone, x1, y1, x2, y2 }
}

export function circle([cx, cy]: Place, r: number, tone: Tone, fill: Fill = 'none'): CircleCommand {
  return { type: 'circle', tone, fill, cx, cy, r }
}

export function rect(
  [x, y]: Place,
  [width, height]: Place,
  tone: Tone,
  fill: Fill = 'none',
  radius = 0,
): RectCommand {
  return { type: 'rect', tone, fill, x, y, width, height, radius }
}

export function text(words: string | number, [x, y]: Place, more: Partial<TextCommand> = {}): TextCommand {
  return { type: 'text', tone: 'ink', size: TYPE_SIZE, anchor: 'middle', ...more, text: String(words), x, y }
}

/** A power as text; the exponent 1 is not written. */
export function powerText(
  base: number,
  exponent: number,
  place: Place,
  more: Partial<TextCommand> = {},
): TextCommand {
  return text(base, place, exponent === 1 ? more : { ...more, superscript: String(exponent) })
}

export function group(label: string, commands: DrawingCommand[]): GroupCommand {
  return { type: 'group', label, commands }
}
