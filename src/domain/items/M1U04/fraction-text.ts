/** `|top| / bottom` of a letter or alone, in LaTeX: `\frac{x}{4}`, `\frac{3}{4}x`, `\frac{3}{4}`. */
export function fractionText(top: number, bottom: number, letter = ''): string {
  const size = Math.abs(top)
  if (letter === '') return `\\frac{${size}}{${bottom}}`
  return size === 1 ? `\\frac{${letter}}{${bottom}}` : `\\frac{${size}}{${bottom}}${letter}`
}

/** `factor(inside)` without the factor 1: `3(x - 1)`, `(x - 1)`. */
export function timesBracket(factor: number, inside: string): string {
  if (factor === 1) return `(${inside})`
  return factor === -1 ? `-(${inside})` : `${factor}(${inside})`
}
