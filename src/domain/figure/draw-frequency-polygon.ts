import { type ChartFrame, makeFrame } from './chart-frame.ts'
import { type Classes, readClasses, readUnit } from './class-parameters.ts'
import { circle, line, text } from './commands.ts'
import { drawBars } from './draw-histogram.ts'
import type { Canvas, DrawingCommand } from './drawing.ts'
import type { Figure } from './figure.ts'
import { asLabel, FigureFault, readObjects } from './figure-parameters.ts'
import { measureText } from './measure-text.ts'

interface Series {
  name: string
  /** Heights in whole steps: counts, or hundredths of a relative frequency. */
  heights: number[]
}

function readHeights(value: unknown, name: string, scale: number): number[] {
  const isHeight = (height: unknown) =>
    typeof height === 'number' && height >= 0 && Math.abs(height * scale - Math.round(height * scale)) < 1e-6
  if (!Array.isArray(value) || !value.every(isHeight)) {
    throw new FigureFault(`'${name}' must be a list of ${scale === 1 ? 'counts' : 'decimals of two places'}`)
  }
  return value.map((height: number) => Math.round(height * scale))
}

function readSeries(figure: Figure, field: 'counts' | 'values', scale: number): Series[] {
  const list = readObjects(figure, 'series', 2)
  if (list.length === 0) throw new FigureFault("'series' must hold one or two mappings")
  const series = list.map((entry, index) => ({
    name:
      list.length === 1 && entry.name === undefined ? '' : asLabel(entry.name, `series[${index}].name`, 8),
    heights: readHeights(entry[field], `series[${index}].${field}`, scale),
  }))
  if (series.some(({ heights }) => heights.length !== series[0]?.heights.length)) {
    throw new FigureFault('both series must have the same classes')
  }
  return series
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
  return [...series].reverse().flatMap(({ name }, index) => {
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

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)

function drawPolygons(
  figure: Figure,
  series: Series[],
  unit: number,
  showValue: (height: number) => string,
  yTitle: string,
): Canvas {
  const [first] = series
  const classes = readClasses(figure, first?.heights.length ?? 0)
  const high = Math.max(...series.flatMap(({ heights }) => heights)) + unit
  const frame = makeFrame({
    from: classes.from - classes.size,
    to: classes.to + classes.size,
    ticks: classes.bounds,
    low: 0,
    high,
    unit,
    showValue,
    xTitle: readUnit(figure, 'xUnit'),
    yTitle,
  })
  const bars =
    figure.bars === true && series.length === 1
      ? drawBars(frame, classes, first?.heights ?? [], () => false)
      : []
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
export function drawFrequencyPolygon(figure: Figure): Canvas {
  return drawPolygons(figure, readSeries(figure, 'counts', 1), 1, String, readUnit(figure, 'yUnit'))
}

/**
 * 상대도수의 분포를 나타낸 그래프 over classes of `size` starting at `from`: one or two `series` of `values`, decimals of at most two
 * places, and for two a `name` each. The lattice is as fine as the values need. `xUnit` names the axis.
 */
export function drawRelativeFrequencyGraph(figure: Figure): Canvas {
  const series = readSeries(figure, 'values', 100)
  const unit = series.flatMap(({ heights }) => heights).reduce(greatestCommonDivisor, 0)
  if (unit === 0) throw new FigureFault('the values must not all be 0')
  const show = (hundredths: number) =>
    hundredths === 0 ? '0' : (hundredths / 100).toFixed(hundredths % 10 === 0 && unit % 10 === 0 ? 1 : 2)
  return drawPolygons(figure, series, unit, show, '(상대도수)')
}
