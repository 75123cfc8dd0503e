import type { Canvas, CircleCommand, LineCommand, PathCommand, TextCommand } from './drawing.ts'
import { boxOfText } from './measure-text.ts'

const MARGIN = 8

/** What the figures of geometry are made of. */
export type Shape = LineCommand | PathCommand | CircleCommand | TextCommand

const PLACE = /(-?[\d.]+) (-?[\d.]+)/g

function cornersOf(command: Shape): [x: number, y: number][] {
  switch (command.type) {
    case 'line':
      return [
        [command.x1, command.y1],
        [command.x2, command.y2],
      ]
    case 'circle':
      return [
        [command.cx - command.r, command.cy - command.r],
        [command.cx + command.r, command.cy + command.r],
      ]
    case 'path':
      return [...command.d.matchAll(PLACE)].map(([, x, y]) => [Number(x), Number(y)])
    case 'text': {
      const { left, right, top, bottom } = boxOfText(command)
      return [
        [left, top],
        [right, bottom],
      ]
    }
  }
}

function round(value: number) {
  return Math.round(value * 10) / 10
}

function move(shape: Shape, dx: number, dy: number): Shape {
  switch (shape.type) {
    case 'line':
      return { ...shape, x1: shape.x1 + dx, x2: shape.x2 + dx, y1: shape.y1 + dy, y2: shape.y2 + dy }
    case 'circle':
      return { ...shape, cx: shape.cx + dx, cy: shape.cy + dy }
    case 'path':
      return {
        ...shape,
        d: shape.d.replace(
          PLACE,
          (_, x: string, y: string) => `${round(Number(x) + dx)} ${round(Number(y) + dy)}`,
        ),
      }
    case 'text':
      return { ...shape, x: shape.x + dx, y: shape.y + dy }
  }
}

/** The commands moved so that all of them, labels included, fit a canvas just large enough. */
export function fitCanvas(commands: readonly Shape[]): Canvas {
  const corners = commands.flatMap(cornersOf)
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN]
  return {
    width: Math.ceil(Math.max(...xs) - left + MARGIN),
    height: Math.ceil(Math.max(...ys) - top + MARGIN),
    commands: commands.map((command) => move(command, -left, -top)),
  }
}
