import type { Figure } from './figure.ts'
import { asLabel, FigureFault, readInteger } from './figure-parameters.ts'

/** 계급: equal ranges one after another, each from its lower bound (이상) to below its upper bound (미만). */
export interface Classes {
  from: number
  size: number
  count: number
  to: number
  bounds: number[]
}

const MOST_CLASSES = 10

/** `from`, the lower bound of the first class, and `size`, 계급의 크기, of `count` classes. */
export function readClasses(figure: Figure, count: number): Classes {
  if (count < 2 || count > MOST_CLASSES) throw new FigureFault(`there must be 2 to ${MOST_CLASSES} classes`)
  const from = readInteger(figure, 'from', 0, 1000)
  const size = readInteger(figure, 'size', 1, 500)
  const bounds = Array.from({ length: count + 1 }, (_, index) => from + index * size)
  return { from, size, count, to: from + count * size, bounds }
}

/** `unit` in brackets, as it stands at the end of an axis. */
export function readUnit(figure: Figure, name: string): string {
  return `(${asLabel(figure[name], name, 8)})`
}
