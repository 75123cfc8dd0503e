import { asNumber, FigureFault } from './figure-parameters.ts'

/** Where the numbers of a number line lie, the axis at y = 0. */
export interface NumberLineScale {
  from: number
  to: number
  width: number
  xOf: (value: number) => number
}

/** A number, or a fraction written `-3/2`, within the line; throws FigureFault. */
export function readPlace(value: unknown, name: string, { from, to }: NumberLineScale): number {
  const place = asNumber(value, name)
  if (place < from || place > to) throw new FigureFault(`${name} lies outside ${from} to ${to}`)
  return place
}
