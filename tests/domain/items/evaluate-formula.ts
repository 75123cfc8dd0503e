/** Values of letters. */
export type Letters = Readonly<Record<string, number>>

const seen = new Map<string, readonly string[]>()

function tokensOf(formula: string): readonly string[] {
  const tokens = seen.get(formula) ?? formula.match(/\\frac|\\times|\d+|[a-z]|[-+(){}]/g) ?? []
  if (seen.size < 10_000) seen.set(formula, tokens)
  return tokens
}

/** The value of a LaTeX formula of numbers, letters, + - \times \frac{}{} and brackets; NaN where something is divided by 0. */
export function evaluate(formula: string, letters: Letters = {}): number {
  const tokens = tokensOf(formula)
  let at = 0
  const next = () => tokens[at++]
  const group = (): number => {
    next()
    const value = sum()
    next()
    return value
  }
  const factor = (): number => {
    const token = tokens[at]
    if (token === '(' || token === '{') return group()
    next()
    if (token === '-') return -factor()
    if (token === '\\frac') {
      const top = group()
      const bottom = group()
      return bottom === 0 ? Number.NaN : top / bottom
    }
    return /^\d/.test(token ?? '') ? Number(token) : (letters[token ?? ''] ?? Number.NaN)
  }
  const product = (): number => {
    let value = factor()
    while (at < tokens.length && !['+', '-', ')', '}'].includes(tokens[at] ?? '')) {
      if (tokens[at] === '\\times') next()
      value *= factor()
    }
    return value
  }
  const sum = (): number => {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-') value += next() === '+' ? product() : -product()
    return value
  }
  return sum()
}

/** Whether an equation such as `3x - 5 = x + 1` holds; false where a side has no value. */
export function holds(equation: string, letters: Letters): boolean {
  const [left = '', right = ''] = equation.split('=')
  return Math.abs(evaluate(left, letters) - evaluate(right, letters)) < 1e-9
}

/** The formulas of a text in reading order, without delimiters. */
export function formulasOf(text: string): string[] {
  return [...text.matchAll(/\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]/g)].map(([, inline, display]) =>
    (inline ?? display ?? '').trim(),
  )
}

/** `value` as a fraction in lowest terms with a bottom up to 200; throws if it is none. */
export function toFraction(value: number): [top: number, bottom: number] {
  for (let bottom = 1; bottom <= 200; bottom += 1) {
    const top = Math.round(value * bottom)
    if (Math.abs(top / bottom - value) < 1e-9) return [top === 0 ? 0 : top, bottom]
  }
  throw new Error(`${value} is no simple fraction`)
}

/** The only value of `letter` with which an equation of first degree holds, from where the line of left minus right crosses 0. */
export function solveFor(letter: string, equation: string, letters: Letters = {}): number {
  const [left = '', right = ''] = equation.split('=')
  const gap = (value: number) => {
    const all = { ...letters, [letter]: value }
    return evaluate(left, all) - evaluate(right, all)
  }
  const slope = gap(1) - gap(0)
  if (slope === 0 || Math.abs(gap(7) - gap(0) - 7 * slope) > 1e-9)
    throw new Error(`${equation} is not of first degree`)
  const value = -gap(0) / slope
  if (!holds(equation, { ...letters, [letter]: value }))
    throw new Error(`${value} does not solve ${equation}`)
  return value
}
