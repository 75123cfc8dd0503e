import { FigureFault } from './figure-fields.ts'

/** Where the numbers of a number line lie, the axis at y = 0. */
export interface NumberLineScale {
  from: number
  to: number
  width: number
  xOf: (value: number) => number
}

/** Returns `place` if it lies on the line; throws FigureFault otherwise. */
export function checkPlace(place: number, name: string, { from, to }: NumberLineScale): number {
  if (place < from || place > to) throw new FigureFault(`${name} lies outside ${from} to ${to}`)
  return place
}
