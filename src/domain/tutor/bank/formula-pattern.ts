import { findFormulas } from '../reading/find-formulas.ts'

const POINT = /^\(-?[\d.]+,\s?-?[\d.]+\)$/
/** Zero, an exponent and a factor of one are part of a formula's shape. */
const NUMBER = /(?<![\d.^])(?!0(?![\d.]))(?!1(?![\d.])(?<![+-]1)|1(?=\s?[a-z×(]))\d+(?:\.\d+)?(?![\d.])/gi
const MOST_NUMBERS = 3

function hasShape(formula: string): boolean {
  return (
    POINT.test(formula) ||
    (/[a-z]/i.test(formula.replace(/\\[a-z]+/gi, '')) && /[\d+\-×÷*/=<>]/.test(formula))
  )
}

/**
 * Returns the formulas of a question with their numbers by order of appearance, so that (2,5)랑 (5,2) and (3,4)와 (4,3) are alike; null
 * where what is true depends on the numbers: between numbers alone, and in equations with a letter on both sides.
 */
export function readFormulaPattern(text: string): string | null {
  if (!/\d/.test(text)) return null
  const formulas = findFormulas(text).map((formula) => formula.text)
  const shaped = formulas.filter(hasShape)
  if (shaped.length === 0 || formulas.some((formula) => /^\d+$/.test(formula))) return null
  if (shaped.some((formula) => /[a-z].*=.*\d[a-z]/i.test(formula) && !/^[a-z]\s*=/i.test(formula)))
    return null
  const names = new Map<string, string>()
  const pattern = shaped
    .join(' ')
    .replace(NUMBER, (number) => {
      const name = names.get(number) ?? `#${names.size}`
      names.set(number, name)
      return name
    })
    .replace(/(?<=[^\s\d])\s|\s(?=[^\s\d(])/g, '')
    .replace(/[a-z]/gi, (letter) => letter.toLowerCase())
  return names.size > 0 && names.size <= MOST_NUMBERS ? pattern : null
}
