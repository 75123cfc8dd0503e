import type { Figure } from '#domain/figure/figure.ts'
import type { GeneratedItem } from '#domain/items/template.ts'

function figureOf(item: GeneratedItem, kind: string, at = 0): Figure {
  const figure = item.figures.filter((candidate) => candidate.kind === kind)[at]
  if (!figure) throw new Error(`no ${kind} is shown`)
  return figure
}

/** The values that a stem-and-leaf plot shows, right side first. */
export function plottedValues(item: GeneratedItem): { right: number[]; left: number[] } {
  const { values, left = [] } = figureOf(item, 'stem-and-leaf') as unknown as {
    values: number[]
    left?: number[]
  }
  return { right: values, left }
}

export interface ShownClass {
  low: number
  high: number
}

/** The classes of a figure, from its lower bounds. */
export function classesOf(figure: Figure, count: number): ShownClass[] {
  const { from, size } = figure as unknown as { from: number; size: number }
  return Array.from({ length: count }, (_, index) => ({
    low: from + index * size,
    high: from + (index + 1) * size,
  }))
}

export interface ShownColumn {
  title: string
  cells: (number | string)[]
  total?: number | string
}

/** The rows of a frequency table as shown. */
export function tableOf(item: GeneratedItem): { classes: ShownClass[]; columns: ShownColumn[] } {
  const figure = figureOf(item, 'frequency-table')
  const columns = figure.columns as ShownColumn[]
  return { classes: classesOf(figure, columns[0]?.cells.length ?? 0), columns }
}

/** The bars of a histogram; torn ones are unknown. */
export function barsOf(item: GeneratedItem): { classes: ShownClass[]; counts: (number | undefined)[] } {
  const figure = figureOf(item, 'histogram')
  const { counts, torn = [] } = figure as unknown as { counts: number[]; torn?: number[] }
  return {
    classes: classesOf(figure, counts.length),
    counts: counts.map((count, index) => (torn.includes(index) ? undefined : count)),
  }
}

/** The broken lines of a polygon or a relative-frequency graph. */
export function linesOf(item: GeneratedItem): {
  classes: ShownClass[]
  series: { name: string; heights: number[] }[]
} {
  const figure = item.figures.find(({ series }) => series !== undefined)
  if (!figure) throw new Error('no polygon is shown')
  const list = figure.series as { name?: string; counts?: number[]; values?: number[] }[]
  const series = list.map(({ name = '', counts, values }) => ({ name, heights: counts ?? values ?? [] }))
  return { classes: classesOf(figure, series[0]?.heights.length ?? 0), series }
}
