import { isExpression, type Operand, type Statement, withoutGroups } from '#domain/math/expression.ts'
import { normalizeLinks } from '#domain/math/normalize-links.ts'
import type { NormalRelation } from '#domain/math/normalize-relation.ts'
import { findFormFault } from './find-form-fault.ts'
import { DIFFERENT, type Finding, incorrect, nudge, SAME } from './verdict.ts'

/** Compares inequalities and chains of them; each link of a chain must be met. */
export function compareInequalities(answer: Statement, key: Statement): Finding {
  const actual = listLinks(answer)
  const expected = listLinks(key)
  if (!actual || !expected) return DIFFERENT
  if (actual.length === 1 && expected.length === 1 && actual[0]?.relation === '=') {
    return actual[0].text === expected[0]?.text ? incorrect('direction') : DIFFERENT
  }
  if (actual.length !== expected.length) return DIFFERENT
  let worst: Finding = SAME
  for (const link of expected) {
    const finding = findLink(link, actual)
    if (finding === DIFFERENT) return DIFFERENT
    if (finding !== SAME) worst = finding
  }
  if (worst !== SAME) return worst
  if (!holdsLoneLetter(key)) return isUnscaled(actual, expected) ? SAME : nudge('keep-form')
  if (!holdsLoneLetter(answer)) return nudge('not-solved')
  return findBoundFault(key) ? SAME : (findBoundFault(answer) ?? SAME)
}

/** 500x ≤ 3000 set up is not x ≤ 6. */
function isUnscaled(actual: readonly NormalRelation[], expected: readonly NormalRelation[]): boolean {
  return expected.every(({ unscaledText }) => actual.some((link) => link.unscaledText === unscaledText))
}

/** x ≥ 6/2 is solved, its bound not worked out. */
function findBoundFault({ operands }: Statement): Finding | null {
  for (const operand of operands) {
    const fault = isExpression(operand) ? findFormFault(operand) : null
    if (fault) return nudge(fault)
  }
  return null
}

function findLink(expected: NormalRelation, actual: readonly NormalRelation[]): Finding {
  let found: Finding = DIFFERENT
  for (const link of actual) {
    const isSide = link.text === expected.text
    if (isSide && link.relation === expected.relation) return SAME
    if (isSide) found = incorrect('boundary')
    else if (link.oppositeText === expected.text && found === DIFFERENT) found = incorrect('direction')
  }
  return found
}

function listLinks(statement: Statement): readonly NormalRelation[] | null {
  const links = normalizeLinks(statement)
  return links?.every((link) => link !== null) ? links : null
}

function isLoneLetter(operand: Operand): boolean {
  return isExpression(operand) && withoutGroups(operand).kind === 'variable'
}

function holdsLoneLetter({ operands }: Statement): boolean {
  return operands.some(isLoneLetter)
}
