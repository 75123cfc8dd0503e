import { type Field, FigureFault, integer, label } from './figure-fields.ts'

/** 계급: equal ranges one after another, each from its lower bound (이상) to below its upper bound (미만). */
export interface Classes {
  from: number
  size: number
  count: number
  to: number
  bounds: number[]
}

const MOST_CLASSES = 10

/** The fields of a figure over classes: `from`, the lower bound of the first class, and `size`, 계급의 크기. */
export const CLASS_FIELDS = { from: integer(0, 1000), size: integer(1, 500) }

/** Returns `count` classes. */
export function makeClasses({ from, size }: { from: number; size: number }, count: number): Classes {
  if (count < 2 || count > MOST_CLASSES) throw new FigureFault(`there must be 2 to ${MOST_CLASSES} classes`)
  const bounds = Array.from({ length: count + 1 }, (_, index) => from + index * size)
  return { from, size, count, to: from + count * size, bounds }
}

const UNIT = label(8)

/** A unit, returned in brackets as it is written at the end of an axis. */
export const axisUnit: Field<string, string | number> = (value, name) => `(${UNIT(value, name)})`
