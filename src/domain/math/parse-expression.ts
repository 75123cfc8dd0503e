import { type Expression, isExpression } from './expression.ts'
import { type ParseOptions, parseStatement } from './parse-statement.ts'

/** Reads one expression, without relation, pair or ratio; null for anything else. See `parseStatement`. */
export function parseExpression(text: string, options: ParseOptions = {}): Expression | null {
  const parsed = parseStatement(text, options)
  if (!parsed.ok || parsed.statement.operands.length > 1) return null
  const [operand] = parsed.statement.operands
  return isExpression(operand) ? operand : null
}
