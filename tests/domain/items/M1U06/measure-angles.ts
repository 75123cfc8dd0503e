import type { GeneratedItem } from '#domain/items/template.ts'
import { evaluate } from '../evaluate-formula.ts'
import { figureOf } from '../figure-of.ts'

type Spot = readonly [x: number, y: number]

/** The angle that three named points of the picture make, in degrees, up to 180. */
export function angleOf(item: GeneratedItem, names: string): number {
  const { points } = figureOf(item, 'plane')
  const [from, at, to] = [...names].map((name): Spot => points[name] ?? [Number.NaN, Number.NaN])
  const turn = (end: Spot | undefined) =>
    Math.atan2((end?.[1] ?? 0) - (at?.[1] ?? 0), (end?.[0] ?? 0) - (at?.[0] ?? 0))
  const size = Math.abs(((turn(to) - turn(from)) * 180) / Math.PI) % 360
  return size > 180 ? 360 - size : size
}

interface Marked {
  names: string
  /** `(3x-10)`, `y` or `40`, without the sign of degrees. */
  label: string
  size: number
}

/** The angles that the picture marks, measured to the nearest degree. */
export function markedAngles(item: GeneratedItem): Marked[] {
  const { angles = [] } = figureOf(item, 'plane')
  return angles.map(({ of, label = '' }) => {
    const size = angleOf(item, of)
    if (Math.abs(size - Math.round(size)) > 0.05) throw new Error(`${of} is ${size} degrees`)
    return { names: of, label: String(label).replace('°', '').replaceAll('−', '-'), size: Math.round(size) }
  })
}

/** The value of a letter for which every label that holds it alone fits the measured angle. */
export function solveLabels(item: GeneratedItem, letter: string): number {
  const marked = markedAngles(item)
  for (const { label, size } of marked) {
    if (/^\d+$/.test(label) && Number(label) !== size) throw new Error(`${label} is drawn as ${size}`)
  }
  const withLetter = marked.filter(({ label }) => label.includes(letter))
  const values = Array.from({ length: 360 }, (_, index) => index + 1).filter((value) =>
    withLetter.every(({ label, size }) => Math.abs(evaluate(label, { [letter]: value }) - size) < 1e-9),
  )
  if (values.length !== 1) throw new Error(`${values.length} values of ${letter} fit`)
  return values[0] ?? 0
}
