import { line, text } from './commands.ts'
import { drawArrowAxes } from './draw-arrow-axes.ts'
import type { Canvas, DrawingCommand, TextCommand } from './drawing.ts'
import type { Figure } from './figure.ts'
import { asLabel, asPlaces, FigureFault, readInteger, readObjects } from './figure-parameters.ts'
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

interface Scale {
  xTo: number
  xStep: number
  yTo: number
  yStep: number
  at: (place: Place) => Place
}

function readScale(figure: Figure): Scale {
  const [xTo, yTo] = [readInteger(figure, 'xTo', 1, 10_000), readInteger(figure, 'yTo', 1, 10_000)]
  const [xStep, yStep] = [readInteger(figure, 'xStep', 1, xTo), readInteger(figure, 'yStep', 1, yTo)]
  if (xTo % xStep !== 0 || yTo % yStep !== 0 || xTo / xStep > 30 || yTo / yStep > 20) {
    throw new FigureFault("'xStep' and 'yStep' must divide 'xTo' and 'yTo' into at most 30 and 20 parts")
  }
  const at = ([x, y]: Place): Place => [
    LEFT + (x / xTo) * PLOT_WIDTH,
    TOP + PLOT_HEIGHT - (y / yTo) * PLOT_HEIGHT,
  ]
  return { xTo, xStep, yTo, yStep, at }
}

function drawFrame(figure: Figure, { xTo, xStep, yTo, yStep, at }: Scale, taken: Taken): DrawingCommand[] {
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
    text(asLabel(figure.xName, 'xName', 14), [SIZE.width - 4, originY + 34], { anchor: 'end', size: 14 }),
    text(asLabel(figure.yName, 'yName', 14), [6, 12], { anchor: 'start', size: 14 }),
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
export function drawTimeGraph(figure: Figure): Canvas {
  const scale = readScale(figure)
  const { xTo, yTo, at } = scale
  const taken: Taken = { ...SIZE, texts: [], strokes: [] }
  const frame = drawFrame(figure, scale, taken)
  const sources = readObjects(figure, 'lines', 3)
  if (sources.length > 1 && sources.some(({ label }) => label === undefined)) {
    throw new FigureFault('several lines need labels')
  }
  const drawn = sources.map((source, index) => {
    const places = asPlaces(source.through, `lines[${index}].through`, [2, 24], [0, Math.max(xTo, yTo)])
    if (places.some(([x, y]) => x > xTo || y > yTo)) throw new FigureFault(`lines[${index}] leaves the axes`)
    const drawnAt = places.map(at)
    for (const [from, to] of strokesOf(drawnAt)) taken.strokes.push(...sampleStroke(from, to))
    return { source, drawnAt, tone: index === 0 ? ('accent' as const) : ('ink' as const) }
  })
  const lines = drawn.map(
    ({ drawnAt, tone }): DrawingCommand => ({
      type: 'path',
      tone,
      fill: 'none',
      d: outlinePath(drawnAt),
    }),
  )
  const labels = drawn.flatMap(({ source, drawnAt, tone }, index) => {
    const end = drawnAt.at(-1)
    if (source.label === undefined || !end) return []
    return [placeLabel(asLabel(source.label, `lines[${index}].label`, 8), end, taken, { tone, bold: true })]
  })
  return { ...SIZE, commands: [...frame, ...lines, ...labels] }
}
