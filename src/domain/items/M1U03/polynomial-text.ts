/** A term: `top / bottom` times x to the `power`. */
export interface XTerm {
  top: number
  bottom: number
  power: 0 | 1 | 2
}

function showSize({ top, bottom, power }: XTerm): string {
  const letter = power === 0 ? '' : power === 1 ? 'x' : 'x^{2}'
  const size = Math.abs(top)
  const number = size === 1 && power > 0 ? '' : String(size)
  return bottom === 1 ? `${number}${letter}` : `\\frac{${number}${letter}}{${bottom}}`
}

/** A term with its sign in LaTeX: `-\frac{x}{2}`, `3x^{2}`, `7`. */
export function showTerm(term: XTerm): string {
  return `${term.top < 0 ? '-' : ''}${showSize(term)}`
}

/** The sum of terms, in the order given: `-x^{2} + 4x - 7`. */
export function showPolynomial(terms: readonly XTerm[]): string {
  return terms
    .map((term, index) => {
      if (index === 0) return showTerm(term)
      return `${term.top < 0 ? ' - ' : ' + '}${showSize(term)}`
    })
    .join('')
}

/** A term with a whole number as coefficient. */
export function wholeTerm(coefficient: number, power: XTerm['power']): XTerm {
  return { top: coefficient, bottom: 1, power }
}
