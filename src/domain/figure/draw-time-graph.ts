import { line, text } from './commands.ts'
import { drawArrowAxes } from './draw-arrow-axes.ts'
import type { Canvas, DrawingCommand, TextCommand } from './drawing.ts'
import {
  FigureFault,
  fractionWithin,
  integer,
  label,
  list,
  object,
  objects,
  optional,
  type Parsed,
  pair,
} from './figure-fields.ts'
import { measureText } from './measure-text.ts'
import { type Place, placeLabel, sampleStroke, type Taken } from './place-label.ts'
import { outlinePath, strokesOf } from './stroke-path.ts'

const LEFT = 46
const TOP = 34
const PLOT_WIDTH = 270
const PLOT_HEIGHT = 190
const SIZE = { width: LEFT + PLOT_WIDTH + 30, height: TOP + PLOT_HEIGHT + 48 }
const NUMBER_SIZE = 13

/** Every how many steps an axis bears a number, so that none touches the next. */
function thinOut(count: number, room: number, needed: number): number {
  return [1, 2, 5, 10].find((every) => every * room >= needed) ?? count
}

const FURTHEST = 10_000

export const TIME_GRAPH = object({
  xTo: integer(1, FURTHEST),
  xStep: integer(1, FURTHEST),
  yTo: integer(1, FURTHEST),
  yStep: integer(1, FURTHEST),
  xName: label(14),
  yName: label(14),
  lines: objects({ through: list(pair(fractionWithin(0, FURTHEST)), 2, 24), label: optional(label(8)) }, 3),
})

type TimeGraph = Parsed<typeof TIME_GRAPH>

interface Scale {
  xTo: number
  xStep: number
  yTo: number
  yStep: number
  at: (place: Place) => Place
}

function makeScale({ xTo, xStep, yTo, yStep }: TimeGraph): Scale {
  if (xTo % xStep !== 0 || yTo % yStep !== 0 || xTo / xStep > 30 || yTo / yStep > 20) {
    throw new FigureFault("'xStep' and 'yStep' must divide 'xTo' and 'yTo' into at most 30 and 20 parts")
  }
  const at = ([x, y]: Place): Place => [
    LEFT + (x / xTo) * PLOT_WIDTH,
    TOP + PLOT_HEIGHT - (y / yTo) * PLOT_HEIGHT,
  ]
  return { xTo, xStep, yTo, yStep, at }
}

function drawFrame(
  { xName, yName }: TimeGraph,
  { xTo, xStep, yTo, yStep, at }: Scale,
  taken: Taken,
): DrawingCommand[] {
  const parts = (to: number, step: number) =>
    Array.from({ length: to / step }, (_, index) => (index + 1) * step)
  const [columns, rows] = [parts(xTo, xStep), parts(yTo, yStep)]
  const everyX = thinOut(
    columns.length,
    PLOT_WIDTH / columns.length,
    measureText(String(xTo), NUMBER_SIZE) + 4,
  )
  const everyY = thinOut(rows.length, PLOT_HEIGHT / rows.length, NUMBER_SIZE + 4)
  const [originX, originY] = at([0, 0])
  const numbers: TextCommand[] = [
    text('O', [originX - 9, originY + 10]),
    ...columns
      .filter((_, index) => (index + 1) % everyX === 0)
      .map((value) => text(value, [at([value, 0])[0], originY + 13])),
    ...rows
      .filter((_, index) => (index + 1) % everyY === 0)
      .map((value) => text(value, [originX - 6, at([0, value])[1]], { anchor: 'end' })),
  ].map((command) => ({ ...command, size: NUMBER_SIZE, tone: 'thin' as const }))
  const names = [
    text(xName, [SIZE.width - 4, originY + 34], { anchor: 'end', size: 14 }),
    text(yName, [6, 12], { anchor: 'start', size: 14 }),
  ]
  taken.texts.push(...numbers, ...names)
  const [right, top] = [originX + PLOT_WIDTH + 18, TOP - 12]
  return [
    ...columns.map((value) => line(at([value, 0]), at([value, yTo]), 'grid')),
    ...rows.map((value) => line(at([0, value]), at([xTo, value]), 'grid')),
    ...drawArrowAxes({ origin: [originX, originY], left: originX, right, bottom: originY, top }),
    ...numbers,
    ...names,
  ]
}

/**
 * A graph of one quantity over another, mostly time: axes from 0 to `xTo` and `yTo` with a grid line every `xStep` and `yStep`, their
 * names `xName` and `yName` with units ('시간(분)'), and up to three `lines` of `through`, places `[x, y]` joined by straight strokes,
 * with an optional `label` at the end. Two lines differ by tone and label, never by colour alone.
 */
export function drawTimeGraph(graph: TimeGraph): Canvas {
  const scale = makeScale(graph)
  const { xTo, yTo, at } = scale
  const taken: Taken = { ...SIZE, texts: [], strokes: [] }
  const frame = drawFrame(graph, scale, taken)
  if (graph.lines.length > 1 && graph.lines.some(({ label }) => label === undefined)) {
    throw new FigureFault('several lines need labels')
  }
  const drawn = graph.lines.map(({ through, label: words }, index) => {
    if (through.some(([x, y]) => x > xTo || y > yTo)) throw new FigureFault(`lines[${index}] leaves the axes`)
    const drawnAt = through.map(at)
    for (const [from, to] of strokesOf(drawnAt)) taken.strokes.push(...sampleStroke(from, to))
    return { words, drawnAt, tone: index === 0 ? ('accent' as const) : ('ink' as const) }
  })
  const lines = drawn.map(
    ({ drawnAt, tone }): DrawingCommand => ({
      type: 'path',
      tone,
      fill: 'none',
      d: outlinePath(drawnAt),
    }),
  )
  const labels = drawn.flatMap(({ words, drawnAt, tone }) => {
    const end = drawnAt.at(-1)
    if (words === undefined || !end) return []
    return [placeLabel(words, end, taken, { tone, bold: true })]
  })
  return { ...SIZE, commands: [...frame, ...lines, ...labels] }
}
