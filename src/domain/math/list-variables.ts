import { type Expression, listParts } from './expression.ts'

/** The letters in an expression, in lower case; π is a number. */
export function listVariables(expression: Expression): ReadonlySet<string> {
  const found = new Set<string>()
  const pending = [expression]
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.kind === 'variable') found.add(next.name.toLowerCase())
    pending.push(...listParts(next))
  }
  return found
}
