import type { FigureOf } from '#domain/figure/figure.ts'
import type { GeneratedItem } from '#domain/items/template.ts'
import { figureOf } from '../figure-of.ts'

/** The values that a stem-and-leaf plot shows, right side first. */
export function plottedValues(item: GeneratedItem): { right: readonly number[]; left: readonly number[] } {
  const { values, left = [] } = figureOf(item, 'stem-and-leaf')
  return { right: values, left }
}

export interface ShownClass {
  low: number
  high: number
}

/** The classes of a figure, from its lower bounds. */
export function classesOf({ from, size }: { from: number; size: number }, count: number): ShownClass[] {
  return Array.from({ length: count }, (_, index) => ({
    low: from + index * size,
    high: from + (index + 1) * size,
  }))
}

export type ShownColumn = FigureOf<'frequency-table'>['columns'][number]

/** The rows of a frequency table as shown. */
export function tableOf(item: GeneratedItem): { classes: ShownClass[]; columns: readonly ShownColumn[] } {
  const figure = figureOf(item, 'frequency-table')
  const { columns } = figure
  return { classes: classesOf(figure, columns[0]?.cells.length ?? 0), columns }
}

/** The bars of a histogram; torn ones are unknown. */
export function barsOf(item: GeneratedItem): { classes: ShownClass[]; counts: (number | undefined)[] } {
  const figure = figureOf(item, 'histogram')
  const { counts, torn = [] } = figure
  return {
    classes: classesOf(figure, counts.length),
    counts: counts.map((count, index) => (torn.includes(index) ? undefined : count)),
  }
}

/** The broken lines of a polygon or a relative-frequency graph. */
export function linesOf(item: GeneratedItem): {
  classes: ShownClass[]
  series: { name: string; heights: readonly number[] }[]
} {
  const figure = item.figures.find(
    (candidate) => candidate.kind === 'frequency-polygon' || candidate.kind === 'relative-frequency-graph',
  )
  if (!figure) throw new Error('no polygon is shown')
  const series = figure.series.map(({ name = '', ...line }) => {
    return { name: String(name), heights: 'counts' in line ? line.counts : line.values }
  })
  return { classes: classesOf(figure, series[0]?.heights.length ?? 0), series }
}
