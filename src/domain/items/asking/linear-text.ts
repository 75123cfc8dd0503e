/** A number as it follows an operation sign or a coefficient: negative ones in brackets, `(-3)`. */
export function bracketed(value: number): string {
  return value < 0 ? `(${value})` : String(value)
}

/** A term that follows another one: ` + 3`, ` - 3x`, nothing for 0. */
export function nextTerm(coefficient: number, letter = ''): string {
  if (coefficient === 0) return ''
  const size = Math.abs(coefficient)
  const display = letter !== '' && size === 1 ? letter : `${size}${letter}`
  return coefficient < 0 ? ` - ${display}` : ` + ${display}`
}

/** `ax + b` in LaTeX without the factor 1 and without zeros: `-x + 5`, `3x`, `7`, `0`. */
export function linearText(coefficient: number, constant: number, letter = 'x'): string {
  const joined = nextTerm(coefficient, letter) + nextTerm(constant)
  if (joined === '') return '0'
  return joined.startsWith(' - ') ? `-${joined.slice(3)}` : joined.slice(3)
}

/** `ax + b` with `value` in the letter's place, the multiplication written out: `3 \times (-2) + 5`. */
export function substituted(coefficient: number, constant: number, value: number): string {
  const tail = nextTerm(constant)
  if (coefficient === 0) return String(constant)
  if (coefficient === 1) return `${value}${tail}`
  if (coefficient === -1) return `-${bracketed(value)}${tail}`
  return `${coefficient} \\times ${bracketed(value)}${tail}`
}
