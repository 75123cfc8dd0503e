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

/** The only number among -200 to 200, whole or with a bottom up to 20, that `accept` takes; throws if there is no or another one. */
export function findOnly(accept: (value: number) => boolean): [top: number, bottom: number] {
  for (let bottom = 1; bottom <= 20; bottom += 1) {
    const tops = Array.from({ length: 401 * bottom }, (_, index) => index - 200 * bottom)
    const found = tops.filter((top) => accept(top / bottom))
    if (found.length === 1) return [found[0] ?? 0, bottom]
    if (found.length > 1) throw new Error(`several values fit: ${found.slice(0, 3).join(', ')}`)
  }
  throw new Error('no value fits')
}
