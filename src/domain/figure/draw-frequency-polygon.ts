import { type ChartFrame, makeFrame } from './chart-frame.ts'
import { axisUnit, CLASS_FIELDS, type Classes, makeClasses } from './classes.ts'
import { circle, line, text } from './commands.ts'
import { drawBars } from './draw-histogram.ts'
import type { Canvas, DrawingCommand } from './drawing.ts'
import {
  type Field,
  FigureFault,
  flag,
  integer,
  label,
  list,
  number,
  object,
  optional,
  type Parsed,
  withDefault,
} from './figure-fields.ts'
import { measureText } from './measure-text.ts'

/** A relative frequency of at most two decimal places, returned in hundredths. */
const hundredths: Field<number> = (value, name) => {
  const share = number(0, 1000)(value, name) * 100
  if (Math.abs(share - Math.round(share)) < 1e-6) return Math.round(share)
  throw new FigureFault(`'${name}' must be a decimal of at most two places`)
}

const NAME = optional(label(8))

export const FREQUENCY_POLYGON = object({
  ...CLASS_FIELDS,
  series: list(object({ name: NAME, counts: list(integer(0, 1000), 2, 10) }), 1, 2),
  xUnit: axisUnit,
  yUnit: axisUnit,
  bars: withDefault(flag, false),
})

export const RELATIVE_FREQUENCY_GRAPH = object({
  ...CLASS_FIELDS,
  series: list(object({ name: NAME, values: list(hundredths, 2, 10) }), 1, 2),
  xUnit: axisUnit,
  bars: withDefault(flag, false),
})

interface Series {
  name: string | undefined
  /** Heights in whole steps: counts, or hundredths of a relative frequency. */
  heights: number[]
}

interface Polygons {
  from: number
  size: number
  series: Series[]
  xUnit: string
  bars: boolean
}

function checkSeries(series: readonly Series[]) {
  if (series.length > 1 && series.some(({ name }) => name === undefined)) {
    throw new FigureFault("two 'series' need a 'name' each")
  }
  if (series.some(({ heights }) => heights.length !== series[0]?.heights.length)) {
    throw new FigureFault('both series must have the same classes')
  }
}

/** The broken line through the middles of the classes, ending on the axis in an empty class at each side. */
function drawSeries(
  frame: ChartFrame,
  classes: Classes,
  heights: readonly number[],
  isSecond: boolean,
): DrawingCommand[] {
  const tone = isSecond ? 'ink' : 'accent'
  const places = [0, ...heights, 0].map((height, index): [number, number] => [
    frame.xOf(classes.from + (index - 0.5) * classes.size),
    frame.yOf(height),
  ])
  const strokes = places.slice(1).map((place, index): DrawingCommand => {
    const stroke = line(places[index] ?? place, place, tone)
    return isSecond ? { ...stroke, dashed: true } : stroke
  })
  return [...strokes, ...places.map((place) => circle(place, 4, tone, isSecond ? 'paper' : 'solid'))]
}

/** The names of two series over the plot, each behind a piece of its line. */
function drawLegend(series: readonly Series[], right: number): DrawingCommand[] {
  let x = right
  return [...series].reverse().flatMap(({ name = '' }, index) => {
    const isSecond = index === 0 && series.length === 2
    const tone = isSecond ? 'ink' : 'accent'
    const label = text(name, [x, 12], { size: 14, tone, anchor: 'end', bold: true })
    const start = x - measureText(name, 14) - 34
    x = start - 14
    const stroke = line([start, 12], [start + 28, 12], tone)
    return [
      isSecond ? { ...stroke, dashed: true } : stroke,
      circle([start + 14, 12], 4, tone, isSecond ? 'paper' : 'solid'),
      label,
    ]
  })
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

function drawPolygons(
  { series, xUnit, bars: hasBars, ...range }: Polygons,
  unit: number,
  showValue: (height: number) => string,
  yTitle: string,
): Canvas {
  const [first] = series
  checkSeries(series)
  const classes = makeClasses(range, first?.heights.length ?? 0)
  const high = Math.max(...series.flatMap(({ heights }) => heights)) + unit
  const frame = makeFrame({
    from: classes.from - classes.size,
    to: classes.to + classes.size,
    ticks: classes.bounds,
    low: 0,
    high,
    unit,
    showValue,
    xTitle: xUnit,
    yTitle,
  })
  const bars =
    hasBars && series.length === 1 ? drawBars(frame, classes, first?.heights ?? [], () => false) : []
  const lines = series.flatMap(({ heights }, index) => drawSeries(frame, classes, heights, index === 1))
  const legend = series.length === 2 ? drawLegend(series, frame.width - 4) : []
  return {
    width: frame.width,
    height: frame.height,
    commands: [...frame.commands, ...bars, ...lines, ...legend],
  }
}

/**
 * 도수분포다각형 over classes of `size` starting at `from`: one or two `series` of `counts` (at most 17) and, for two, a `name` each;
 * `bars: true` draws the histogram of a single one behind it. `xUnit` and `yUnit` name the axes.
 */
export function drawFrequencyPolygon(polygon: Parsed<typeof FREQUENCY_POLYGON>): Canvas {
  const series = polygon.series.map(({ name, counts }) => ({ name, heights: counts }))
  return drawPolygons({ ...polygon, series }, 1, String, polygon.yUnit)
}

/**
 * 상대도수의 분포를 나타낸 그래프 over classes of `size` starting at `from`: one or two `series` of `values`, decimals of at most two
 * places, and for two a `name` each. The lattice is as fine as the values need. `xUnit` names the axis.
 */
export function drawRelativeFrequencyGraph(graph: Parsed<typeof RELATIVE_FREQUENCY_GRAPH>): Canvas {
  const series = graph.series.map(({ name, values }) => ({ name, heights: values }))
  const unit = series.flatMap(({ heights }) => heights).reduce(greatestCommonDivisor, 0)
  if (unit === 0) throw new FigureFault('the values must not all be 0')
  const show = (height: number) =>
    height === 0 ? '0' : (height / 100).toFixed(height % 10 === 0 && unit % 10 === 0 ? 1 : 2)
  return drawPolygons({ ...graph, series }, unit, show, '(상대도수)')
}
