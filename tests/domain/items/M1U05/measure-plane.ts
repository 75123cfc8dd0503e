import { drawFigure } from '#domain/figure/draw-figure.ts'
import type { DrawingCommand } from '#domain/figure/drawing.ts'
import type { Figure } from '#domain/figure/figure.ts'

function flatten(commands: readonly DrawingCommand[]): Exclude<DrawingCommand, { type: 'group' }>[] {
  return commands.flatMap((command) => (command.type === 'group' ? flatten(command.commands) : [command]))
}

/** The commands of a figure as it is drawn. */
export function commandsOf(figure: Figure | undefined) {
  if (!figure) throw new Error('no figure')
  const drawing = drawFigure(figure)
  if ('problem' in drawing) throw new Error(drawing.problem)
  return flatten(drawing.commands)
}

const numberOf = (text: string) => Number(text.replace('−', '-'))

/** A scale from two numbers written along an axis. */
function readAxis(marks: readonly (readonly [value: number, at: number])[]): (at: number) => number {
  const [first, last] = [marks[0], marks.at(-1)]
  if (!first || !last || first === last) throw new Error('an axis needs two numbers')
  const unit = (last[1] - first[1]) / (last[0] - first[0])
  return (at) => first[0] + (at - first[1]) / unit
}

/** Turns places of the drawn picture into coordinates, by the numbers written along its axes. */
export function readScales(figure: Figure | undefined): (x: number, y: number) => [number, number] {
  const numbers = commandsOf(figure).filter(
    (command) => command.type === 'text' && /^−?\d+$/.test(command.text) && command.tone === 'thin',
  )
  const marks = (anchor: string, name: 'x' | 'y') =>
    numbers.flatMap((command) =>
      command.type === 'text' && command.anchor === anchor
        ? [[numberOf(command.text), command[name]] as const]
        : [],
    )
  const [readX, readY] = [readAxis(marks('middle', 'x')), readAxis(marks('end', 'y'))]
  return (x, y) => [readX(x), readY(y)]
}

/** The dot drawn nearest to a label, in coordinates. */
export function readNamedPoint(figure: Figure | undefined, name: string): [number, number] {
  const commands = commandsOf(figure)
  const label = commands.find((command) => command.type === 'text' && command.text === name)
  if (label?.type !== 'text') throw new Error(`no point ${name}`)
  const dots = commands.flatMap((command) => (command.type === 'circle' ? [command] : []))
  const [nearest] = dots.sort(
    (a, b) => Math.hypot(a.cx - label.x, a.cy - label.y) - Math.hypot(b.cx - label.x, b.cy - label.y),
  )
  if (!nearest) throw new Error('no points')
  const [x, y] = readScales(figure)(nearest.cx, nearest.cy)
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100]
}
