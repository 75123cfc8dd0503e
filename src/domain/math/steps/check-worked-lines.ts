import { type Expression, isExpression } from '../expression.ts'
import { formatExpression } from '../format-latex.ts'
import { equalForms, normalizeExpression } from '../normalize-expression.ts'
import { parseStatement } from '../parse-statement.ts'
import { constantValue, primitiveText, subtractPolynomials } from '../polynomial.ts'
import * as fraction from '../rational.ts'
import { findSlip } from './find-slip.ts'
import { coefficientOf, type LinearTerm, listLinearTerms } from './linear-terms.ts'
import type { WorkedLine } from './worked-line.ts'

export type CheckedWork = {
  readonly lines: readonly WorkedLine[]
  /** Index of the first line that does not follow from the one before; null if all do. */
  readonly firstWrong: number | null
  /** Index of the first line that cannot be decided; null if all can. */
  readonly firstUnsure: number | null
  /** The probable mistake there, 해요체; null if unknown. */
  readonly slip: string | null
  /** Whether the last line is a solved equation or a plain result. */
  readonly isFinished: boolean
}

function equationOf(left: Expression, right: Expression): WorkedLine {
  return {
    kind: 'equation',
    left,
    right,
    latex: `${formatExpression(left)} = ${formatExpression(right)}`,
  }
}

export function expressionOf(value: Expression): WorkedLine {
  return {
    kind: 'expression',
    value,
    latex: formatExpression(value),
  }
}

export function hasUnknown(node: Expression): boolean {
  const form = normalizeExpression(node)
  return form !== null && [...form.numerator.values()].some(({ symbols }) => symbols.length > 0)
}

/** An `a = b = c` chain is the same value three times; one `=` between sides of which one holds a letter is an equation. */
function readLine(text: string): WorkedLine[] | null {
  const goesOn = /^\s*=/.test(text)
  const parsed = parseStatement(text.replace(/^\s*=+/, '').replace(/[.,;]\s*$/, ''))
  if (!parsed.ok) return null
  const { operands, relations } = parsed.statement
  const expressions = operands.filter(isExpression)
  if (expressions.length !== operands.length || relations.some((relation) => relation !== '=')) return null
  const [left, right] = expressions
  if (!goesOn && expressions.length === 2 && left && right && (hasUnknown(left) || hasUnknown(right))) {
    return [equationOf(left, right)]
  }
  return expressions.map(expressionOf)
}

const MARKS =
  /^\s*(?:\(?\d{1,2}[).:]\s+|[①-⑨]\s*|[-*•]\s+|(?:풀이|답|식|그러므로|따라서|즉|그래서|정답)\s*[:=]?\s*|→|⇒|=>|->)+/

/** Removes the words at the end of a line: 'x = 2 맞죠?' becomes 'x = 2'. Linear time: one pass from the end. */
function withoutRemark(line: string): string {
  let start = line.length
  for (let at = line.length - 1; at >= 0 && /[가-힣\s?!.]/.test(line.charAt(at)); at -= 1)
    if (/[가-힣?!]/.test(line.charAt(at))) start = at
  return line.slice(0, start)
}

const ARROWS = /(?<=[\dA-Za-z)])\s*(?:→|⇒|=>|->|,(?=\s*[A-Za-z\d(][^,]*=))\s*/

/** The mathematics of one row of a learner's working: several lines if arrows join them, none if it does not parse. */
export function readWorkedRow(row: string): WorkedLine[] {
  return row
    .split(ARROWS)
    .map((line) => withoutRemark(line.replace(MARKS, '')).trim())
    .filter((line) => line !== '')
    .flatMap((line) => readLine(line) ?? [])
}

/** Whether a row continues the one before: `= 3x-2`. */
export function startsWithEquals(row: string): boolean {
  return /^\s*=/.test(row.replace(MARKS, ''))
}

/**
 * The lines of a learner's working; null if fewer than two read as mathematics. A lone identity of two expressions with letters
 * (`3(x-2) = 3x-2`) reads as a chain where `asChain` says so.
 */
export function readWorkedLines(text: string, asChain = false): WorkedLine[] | null {
  const lines = text.split('\n').flatMap(readWorkedRow)
  const opened =
    asChain && lines.length === 1 && lines[0]?.kind === 'equation' && lines[0].left.kind !== 'variable'
      ? [expressionOf(lines[0].left), expressionOf(lines[0].right)]
      : lines
  return opened.length >= 2 ? opened : null
}

export type Equation = Extract<WorkedLine, { kind: 'equation' }>
export type Solution = 'all' | 'none' | fraction.Rational

/** The solution of a linear equation in one unknown; null for others. */
export function solutionOf(line: Equation): { name: string; solution: Solution } | null {
  const [left, right] = [listLinearTerms(line.left), listLinearTerms(line.right)]
  if (!left || !right) return null
  const names = new Set([...left, ...right].map(({ name }) => name).filter((name) => name !== ''))
  const [name] = names
  if (names.size !== 1 || name === undefined) return null
  const difference = (one: LinearTerm['name']) =>
    fraction.subtract(coefficientOf(left, one), coefficientOf(right, one))
  const [slope, rest] = [difference(name), difference('')]
  if (fraction.isZero(slope)) return { name, solution: fraction.isZero(rest) ? 'all' : 'none' }
  return { name, solution: fraction.negate(fraction.divide(rest, slope)) }
}

function sameSolution(first: Solution, second: Solution): boolean {
  return typeof first === 'string' || typeof second === 'string'
    ? first === second
    : fraction.equals(first, second)
}

/** Whether two equations are one another times a number. */
function areMultiples(first: Equation, second: Equation): boolean {
  const [a, b] = [first, second].map(({ left, right }) => {
    const [above, below] = [normalizeExpression(left), normalizeExpression(right)]
    if (
      !above ||
      !below ||
      constantValue(above.denominator) === null ||
      constantValue(below.denominator) === null
    )
      return null
    const difference = subtractPolynomials(above.numerator, below.numerator)
    return difference.size === 0 ? null : primitiveText(difference, true)
  })
  return a !== undefined && a !== null && a === b
}

/** Whether `next` follows from `line`: same solution, same value; null if it cannot be decided. */
function follows(line: WorkedLine, next: WorkedLine): boolean | null {
  if (line.kind === 'equation' && next.kind === 'equation') {
    if (areMultiples(line, next)) return true
    const [before, after] = [solutionOf(line), solutionOf(next)]
    return before && after
      ? before.name === after.name && sameSolution(before.solution, after.solution)
      : null
  }
  if (line.kind === 'expression' && next.kind === 'expression') {
    const [before, after] = [normalizeExpression(line.value), normalizeExpression(next.value)]
    return before && after ? equalForms(before, after) : null
  }
  return null
}

function isFinal(line: WorkedLine | undefined): boolean {
  return line?.kind === 'equation'
    ? line.left.kind === 'variable' && !hasUnknown(line.right)
    : line !== undefined && listLinearTerms(line.value)?.length === 1
}

/** Checks each line against the one before, exactly; the first that does not follow is named, with the slip that explains it. */
export function checkWorkedLines(lines: readonly WorkedLine[]): CheckedWork {
  const verdicts = lines.map((line, index) => {
    const before = lines[index - 1]
    return before === undefined || follows(before, line)
  })
  const wrong = verdicts.indexOf(false)
  const unsure = verdicts.indexOf(null)
  const [before, line] = [lines[wrong - 1], lines[wrong]]
  return {
    lines,
    firstWrong: wrong < 0 ? null : wrong,
    firstUnsure: unsure < 0 ? null : unsure,
    slip: wrong > 0 && before && line ? findSlip(before, line) : null,
    isFinished: isFinal(lines.at(-1)),
  }
}
