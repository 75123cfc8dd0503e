import { FigureFault } from './figure-parameters.ts'

/** Where the numbers of a number line lie, the axis at y = 0. */
export interface NumberLineScale {
  from: number
  to: number
  width: number
  xOf: (value: number) => number
}

/** A number, or a fraction written `-3/2`, within the line; throws FigureFault. */
export function readPlace(value: unknown, name: string, { from, to }: NumberLineScale): number {
  const place = readNumber(value, name)
  if (place < from || place > to) throw new FigureFault(`${name} lies outside ${from} to ${to}`)
  return place
}

function readNumber(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  const [, top, bottom] = /^(-?\d+)\/([1-9]\d*)$/.exec(typeof value === 'string' ? value : '') ?? []
  if (top !== undefined && bottom !== undefined) return Number(top) / Number(bottom)
  throw new FigureFault(
    `'${name}' must be a number or a fraction such as '-3/2', not ${JSON.stringify(value)}`,
  )
}
