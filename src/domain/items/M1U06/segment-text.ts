import { seg } from '../asking/geometry-text.ts'
import { tex } from '../asking/inline-math.ts'
import { planeFigure } from '../asking/plane-figure.ts'

/** '\overline{AB} = 12 cm' as inline math with its unit. */
export function lengthOf(names: string, value: number | string): string {
  return `${tex(`${seg(names)} = ${value}`)} cm`
}

/** Points on one line at their places. */
export type Places = Readonly<Record<string, number>>

export function distance(places: Places, names: string): number {
  const [from = '', to = ''] = names
  return Math.abs((places[to] ?? 0) - (places[from] ?? 0))
}

/** Points of a segment, to scale, with the lengths that the question states. */
export function segmentFigure(
  alt: string,
  places: Places,
  lengths: readonly { of: string; label: string }[] = [],
) {
  const names = Object.keys(places).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  return planeFigure(alt, Object.fromEntries(names.map((name) => [name, [places[name] ?? 0, 0] as const])), {
    lines: [{ of: `${names[0]}${names.at(-1)}` }],
    lengths,
    dots: names.join(''),
  })
}
