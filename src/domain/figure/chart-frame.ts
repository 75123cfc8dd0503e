import { line, text } from './commands.ts'
import type { DrawingCommand } from './drawing.ts'
import { FigureFault } from './figure-fields.ts'
import { measureText } from './measure-text.ts'

const WIDTH = 360
const TOP = 34
const PLOT_HEIGHT = 180
const LABEL_SIZE = 13
const LEAST_GRID = 9
const LEAST_LABEL = 19

/** The axes of a chart over a row of classes: where numbers lie, and what is drawn behind the data. */
export interface ChartFrame {
  width: number
  height: number
  /** The y of the horizontal axis. */
  base: number
  top: number
  left: number
  right: number
  xOf: (value: number) => number
  yOf: (value: number) => number
  commands: DrawingCommand[]
}

interface FrameRequest {
  /** Where the horizontal axis starts and ends, and the numbers written under it. */
  from: number
  to: number
  ticks: readonly number[]
  /** The lowest and highest number of the vertical axis, and the lattice between. */
  low: number
  high: number
  unit: number
  showValue: (value: number) => string
  xTitle: string
  yTitle: string
}

/** A frame whose tick labels are apart; throws FigureFault where the classes are too many or the heights too fine. */
export function makeFrame(request: FrameRequest): ChartFrame {
  const { from, to, ticks, low, high, unit, showValue, xTitle, yTitle } = request
  const steps = Math.round((high - low) / unit)
  if (PLOT_HEIGHT / steps < LEAST_GRID) throw new FigureFault('the heights are too fine to be read')
  const labelEvery = [1, 2, 3, 4, 5, 10].find((every) => (PLOT_HEIGHT / steps) * every >= LEAST_LABEL) ?? 10
  const values = Array.from({ length: steps + 1 }, (_, index) => low + index * unit)
  const left = Math.max(...values.map((value) => measureText(showValue(value), LABEL_SIZE))) + 14
  const widest = Math.max(0, ...ticks.map((tick) => measureText(String(tick), LABEL_SIZE)))
  const right = WIDTH - measureText(xTitle, LABEL_SIZE) - widest / 2 - 12
  const base = TOP + PLOT_HEIGHT
  const xOf = (value: number) => left + 10 + ((value - from) / (to - from)) * (right - left - 10)
  const yOf = (value: number) => base - ((value - low) / (high - low)) * PLOT_HEIGHT
  const commands: DrawingCommand[] = []
  for (const [index, value] of values.entries()) {
    if (index > 0) commands.push(line([left, yOf(value)], [right, yOf(value)], 'grid'))
    if (index % labelEvery === 0) {
      commands.push(
        text(showValue(value), [left - 6, yOf(value)], { size: LABEL_SIZE, tone: 'thin', anchor: 'end' }),
      )
    }
  }
  const gap = Math.min(...ticks.slice(1).map((tick, index) => xOf(tick) - xOf(ticks[index] ?? tick)))
  if (widest + 3 > gap) throw new FigureFault('the numbers under the axis would touch: fewer classes')
  for (const tick of ticks) {
    commands.push(line([xOf(tick), base], [xOf(tick), base + 5], 'thin'))
    commands.push(text(tick, [xOf(tick), base + 17], { size: LABEL_SIZE, tone: 'thin' }))
  }
  commands.push(
    text(xTitle, [WIDTH - 4, base + 17], { size: LABEL_SIZE, tone: 'thin', anchor: 'end' }),
    text(yTitle, [2, 12], { size: LABEL_SIZE, tone: 'thin', anchor: 'start' }),
    line([left, TOP - 8], [left, base]),
    line([left, base], [right + 4, base]),
  )
  return { width: WIDTH, height: base + 28, base, top: TOP, left, right, xOf, yOf, commands }
}
