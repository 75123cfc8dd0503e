import type { Expression } from '../expression.ts'

function asFactor(value: Expression): Expression {
  return value.kind === 'number' || value.kind === 'group' ? value : { kind: 'group', operand: value }
}

/** The expression with `value` for every `name`; products between get a written ×, and a value that is no plain numeral parentheses. */
export function substituteLetter(expression: Expression, name: string, value: Expression): Expression {
  const replace = (node: Expression): Expression => {
    switch (node.kind) {
      case 'variable':
        return node.name.toLowerCase() === name.toLowerCase() ? asFactor(value) : node
      case 'group':
      case 'signed':
      case 'absolute':
        return { ...node, operand: replace(node.operand) }
      case 'sum':
        return { ...node, terms: node.terms.map(({ sign, term }) => ({ sign, term: replace(term) })) }
      case 'product': {
        const product = { ...node, left: replace(node.left), right: replace(node.right) }
        return product.sign === '' ? { ...product, sign: '×' } : product
      }
      case 'quotient':
        return { ...node, left: replace(node.left), right: replace(node.right) }
      case 'power':
        return { ...node, base: replace(node.base) }
      case 'root':
        return { ...node, radicand: replace(node.radicand) }
      default:
        return node
    }
  }
  return replace(expression)
}
