import { isExpression, type Statement } from './expression.ts'
import { normalizeExpression } from './normalize-expression.ts'
import { type NormalRelation, normalizeRelation } from './normalize-relation.ts'
import { remember } from './remember.ts'

/**
 * The relations of a statement in one form each (see `normalizeRelation`, which may be null of one); null for a whole where a side is a pair, a ratio
 * or has no value.
 */
export const normalizeLinks = remember(
  ({ operands, relations }: Statement): readonly (NormalRelation | null)[] | null => {
    const links: (NormalRelation | null)[] = []
    for (const [index, relation] of relations.entries()) {
      const [left, right] = [operands[index], operands[index + 1]]
      if (!left || !right || !isExpression(left) || !isExpression(right)) return null
      const [first, second] = [normalizeExpression(left), normalizeExpression(right)]
      if (!first || !second) return null
      links.push(normalizeRelation(first, relation, second))
    }
    return links
  },
)
