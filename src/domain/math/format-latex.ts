import type { Expression, Operand, Relation, Statement } from './expression.ts'

const RELATION_LATEX: Readonly<Record<Relation, string>> = {
  '=': '=',
  '≠': '\\ne',
  '<': '<',
  '>': '>',
  '≤': '\\le',
  '≥': '\\ge',
}
const SIGN_LATEX = { '+': '+', '-': '-', '±': '\\pm ' } as const
const PRODUCT_LATEX = { '': '', '×': '\\times ', '·': '\\cdot ' } as const
const GREEK_LATEX: ReadonlyMap<string, string> = new Map([
  ['α', '\\alpha '],
  ['β', '\\beta '],
  ['γ', '\\gamma '],
  ['θ', '\\theta '],
])

/** Typesets a statement as it was written, without simplifying: what the learner typed, legible. */
export function formatLatex(statement: Statement): string {
  return statement.operands
    .map((operand, index) => {
      const relation = statement.relations[index - 1]
      const latex = formatOperand(operand)
      return relation ? ` ${RELATION_LATEX[relation]} ${latex}` : latex
    })
    .join('')
}

function formatOperand(operand: Operand): string {
  switch (operand.kind) {
    case 'tuple':
      return `${operand.name ?? ''}\\left(${operand.items.map(formatExpression).join(',\\,')}\\right)`
    case 'ratio':
      return operand.parts.map(formatExpression).join(':')
    default:
      return formatExpression(operand)
  }
}

/** Typesets one expression as it was written; see `formatLatex`. */
export function formatExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return formatNumeral(expression.text)
    case 'mixed':
      return `${expression.whole}\\frac{${expression.numerator}}{${expression.denominator}}`
    case 'variable':
      return GREEK_LATEX.get(expression.name) ?? expression.name
    case 'pi':
      return '\\pi '
    case 'signed':
      return `${SIGN_LATEX[expression.sign]}${formatExpression(expression.operand)}`
    case 'sum':
      return expression.terms
        .map(({ sign, term }, index) =>
          index === 0 && sign === '+'
            ? formatExpression(term)
            : `${SIGN_LATEX[sign]}${formatExpression(term)}`,
        )
        .join('')
    case 'product':
      return `${formatExpression(expression.left)}${PRODUCT_LATEX[expression.sign]}${formatFactor(expression.right)}`
    case 'quotient':
      return expression.sign === '÷'
        ? `${formatExpression(expression.left)}\\div ${formatFactor(expression.right)}`
        : `\\frac{${formatInside(expression.left)}}{${formatInside(expression.right)}}`
    case 'power':
      return `${formatBase(expression.base)}^{${formatInside(expression.exponent)}}`
    case 'root':
      return `\\sqrt${expression.index === 2 ? '' : `[${expression.index}]`}{${formatInside(expression.radicand)}}`
    case 'absolute':
      return `\\left|${formatExpression(expression.operand)}\\right|`
    case 'group':
      return `\\left(${formatExpression(expression.operand)}\\right)`
  }
}

function formatInside(expression: Expression): string {
  return formatExpression(expression.kind === 'group' ? expression.operand : expression)
}

function formatFactor(expression: Expression): string {
  return expression.kind === 'signed'
    ? `\\left(${formatExpression(expression)}\\right)`
    : formatExpression(expression)
}

function formatBase(expression: Expression): string {
  return expression.kind === 'quotient' || expression.kind === 'mixed'
    ? `\\left(${formatExpression(expression)}\\right)`
    : formatExpression(expression)
}

/** 0.1̇2̇ (combining dots) becomes 0.\dot{1}\dot{2}; 0.(12) and 0.1212... stay readable as they are. */
function formatNumeral(text: string): string {
  return text
    .replace(/(\d)\u0307/g, '\\dot{$1}')
    .replace('...', '\\cdots')
    .replace('…', '\\cdots')
}
