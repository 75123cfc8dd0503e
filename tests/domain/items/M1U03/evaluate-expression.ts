/** Values of letters. */
export type Letters = Readonly<Record<string, number>>

const OPEN: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' }

/**
 * The value of an expression in LaTeX or as a learner types it (`\frac{x + y}{4}`, `(x+y)/4`, `x \div 3 \times y`, `2x^{2}`); NaN where
 * something is divided by 0. Letters standing together multiply before any sign does; \times and \div go from left to right.
 */
export function evaluate(expression: string, letters: Letters = {}): number {
  const plain = expression
    .replace(/\\left|\\right/g, '')
    .replace(/\\([{}])/g, (_, brace) => (brace === '{' ? '[' : ']'))
  const tokens = plain.match(/\\frac|\\times|\\div|\d+(?:\.\d+)?|[a-z]|[-+*/^(){}[\]]/g) ?? []
  let at = 0
  const next = () => tokens[at++] ?? ''
  const peek = () => tokens[at] ?? ''
  const group = (): number => {
    const close = OPEN[next()]
    const value = sum()
    if (next() !== close) throw new Error(`unbalanced: ${expression}`)
    return value
  }
  const atom = (): number => {
    if (peek() in OPEN) return group()
    const token = next()
    if (token === '\\frac') return group() / group()
    if (/^\d/.test(token)) return Number(token)
    const value = letters[token]
    if (value === undefined) throw new Error(`no value for '${token}' in ${expression}`)
    return value
  }
  const power = (): number => {
    const base = atom()
    if (peek() !== '^') return base
    next()
    return base ** atom()
  }
  const startsFactor = () => peek() in OPEN || peek() === '\\frac' || /^[\da-z]/.test(peek())
  const joined = (): number => {
    if (peek() === '-') {
      next()
      return -joined()
    }
    let value = power()
    while (startsFactor()) value *= power()
    return value
  }
  const product = (): number => {
    let value = joined()
    while (/^(?:\\times|\\div|\*|\/)$/.test(peek())) {
      const divides = /div|\//.test(next())
      const other = joined()
      value = divides ? value / other : value * other
    }
    return value
  }
  const sum = (): number => {
    let value = product()
    while (peek() === '+' || peek() === '-') value += next() === '+' ? product() : -product()
    return value
  }
  const value = sum()
  if (at < tokens.length) throw new Error(`cannot read ${expression}`)
  return Number.isFinite(value) ? value : Number.NaN
}

/** Values without a relation to each other, none 0 or 1, so that different expressions differ in at least one row. */
const ROWS = [
  [2, 3, 5, 7, 11, 13],
  [-3, 7, 2, -5, 9, 4],
  [17, -4, -7, 6, 8, -9],
  [0.5, 2.5, 8, -1.5, 3, 12],
]

/** Rows of values for the letters that occur in any of the expressions. */
export function sampleRows(...expressions: string[]): Letters[] {
  const names = [
    ...new Set(
      expressions
        .join(' ')
        .replace(/\\[a-z]+/g, '')
        .match(/[a-z]/g) ?? [],
    ),
  ].sort()
  return ROWS.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? 1])))
}

export const isClose = (first: number, second: number) =>
  Math.abs(first - second) < 1e-9 * Math.max(1, Math.abs(first))

/** Whether two expressions have the same value for every row tried. */
export function agree(first: string, second: string): boolean {
  return sampleRows(first, second).every((row) => isClose(evaluate(first, row), evaluate(second, row)))
}
