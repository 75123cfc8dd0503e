import { cleanLatex } from '#domain/answer/clean-latex.ts'
import { type Expression, isExpression, type Relation } from '#domain/math/expression.ts'
import { listVariables } from '#domain/math/list-variables.ts'
import { equalForms, type NormalForm, normalizeExpression } from '#domain/math/normalize-expression.ts'
import { parseStatement } from '#domain/math/parse-statement.ts'
import { approximatePolynomial } from '#domain/math/polynomial.ts'

const FORMULA = /\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]/g
/** Rows and columns of an aligned formula, and formulas in a row. */
const PARTS = /\\\\|&(?=\s*$)|,\s*\\q?quad|\\q?quad|,(?![^(]*\))/
const LAYOUT = /\\(?:begin|end)\{[^}]*\}|&/g
const ABOUT = /\\(?:approx|fallingdotseq|cdots|ldots|dots|therefore|text|angle|overline|triangle)/

function approximate(form: NormalForm): number | null {
  const [above, below] = [approximatePolynomial(form.numerator), approximatePolynomial(form.denominator)]
  return above === null || below === null ? null : above / below
}

function isFalse(left: Expression, relation: Relation, right: Expression): boolean {
  if (listVariables(left).size + listVariables(right).size > 0) return false
  const [first, second] = [normalizeExpression(left), normalizeExpression(right)]
  if (!first || !second) return false
  const same = equalForms(first, second)
  if (relation === '=') return !same
  if (relation === '≠') return same
  const [a, b] = [approximate(first), approximate(second)]
  if (a === null || b === null) return false
  switch (relation) {
    case '<':
      return same || a > b
    case '>':
      return same || a < b
    case '≤':
      return !same && a > b
    case '≥':
      return !same && a < b
  }
}

/** Returns the parts of formulas that say something false about numbers alone. What cannot be read, or holds letters, is left to the reader. */
export function findFalseEqualities(text: string): string[] {
  return [...text.matchAll(FORMULA)].flatMap(([, inline = '', display = '']) =>
    (inline + display)
      .replace(LAYOUT, ' ')
      .split(PARTS)
      .filter((part) => !ABOUT.test(part) && isFalseStatement(part)),
  )
}

function isFalseStatement(part: string): boolean {
  const parsed = parseStatement(cleanLatex(part).replace(/°/g, '').trim())
  if (!parsed.ok) return false
  const { operands, relations } = parsed.statement
  return relations.some((relation, index) => {
    const [left, right] = [operands[index], operands[index + 1]]
    return left && right && isExpression(left) && isExpression(right) && isFalse(left, relation, right)
  })
}
