import { evaluate } from '../evaluate-formula.ts'

const VALUES = [-6, -4, -3, -2, -1, 1, 2, 3, 4, 6]

/** The only y that an equation of x and y has for an x: its two sides differ by a straight line in y. */
function yOf(equation: string, x: number): number {
  const [left = '', right = ''] = equation.split('=')
  const gap = (y: number) => evaluate(left, { x, y }) - evaluate(right, { x, y })
  const slope = gap(1) - gap(0)
  return slope === 0 ? Number.NaN : -gap(0) / slope
}

/** The y values of an equation for several x. */
export function tableOf(equation: string): [x: number, y: number][] {
  return VALUES.map((x) => [x, yOf(equation, x)])
}

const isSame = (values: readonly number[]) =>
  values.every((value) => Math.abs(value - (values[0] ?? 0)) < 1e-9)

export function isDirect(equation: string): boolean {
  return isSame(tableOf(equation).map(([x, y]) => y / x))
}

export function isInverse(equation: string): boolean {
  return isSame(tableOf(equation).map(([x, y]) => y * x))
}

/** Whether two equations have the same table. */
export function isSameRelation(one: string, other: string): boolean {
  const others = tableOf(other)
  return tableOf(one).every(([, y], index) => Math.abs(y - (others[index]?.[1] ?? Number.NaN)) < 1e-9)
}
