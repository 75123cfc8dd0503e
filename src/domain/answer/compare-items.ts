import { type Expression, isExpression, type Statement } from '#domain/math/expression.ts'
import { equalForms, normalizeExpression } from '#domain/math/normalize-expression.ts'
import { constantValue, scalePolynomial } from '#domain/math/polynomial.ts'
import {
  absolute,
  compare,
  multiply,
  ONE,
  type Rational,
  rational,
  reciprocal,
} from '#domain/math/rational.ts'
import type { AnswerItem } from './answer-item.ts'
import { compareStatements, readSolved } from './compare-statements.ts'
import { isNameKey, readFigureRelation, sameName } from './figure-name.ts'
import { findFormFault } from './find-form-fault.ts'
import { DIFFERENT, type Finding, incorrect, kinder, nudge, SAME } from './verdict.ts'

/** Compares one element of the answer with one of the key: as text, as mathematics, as a quantity with a unit. */
export function compareItems(answer: AnswerItem, key: AnswerItem): Finding {
  if (answer.plain === key.plain && answer.plain !== '') return SAME
  const relation = readFigureRelation(key.text)
  if (relation) return readFigureRelation(answer.text) === relation ? SAME : DIFFERENT
  if (key.name && (isNameKey(key.text, key.name) || (answer.name?.kind ?? '') !== ''))
    return answer.name && sameName(answer.name, key.name) ? SAME : DIFFERENT
  let finding =
    answer.statement && key.statement ? compareStatements(answer.statement, key.statement) : DIFFERENT
  if (finding === SAME) return finding
  if (answer.quantity || key.quantity) finding = kinder(finding, compareQuantities(answer, key))
  if (finding === DIFFERENT && answer.isLetterThenDigit && key.statement)
    return incorrect('letter-then-digit')
  return finding
}

function compareQuantities(answer: AnswerItem, key: AnswerItem): Finding {
  const actual = answer.quantity?.statement ?? answer.statement
  const expected = key.quantity?.statement ?? key.statement
  if (!actual || !expected) return DIFFERENT
  const finding = compareStatements(actual, expected)
  const unit = answer.quantity?.unit
  const keyUnit = key.quantity?.unit
  if (!unit || !keyUnit) {
    if (finding.verdict !== 'incorrect') {
      return unit?.dimension === 'percent' && isPartOfOne(expected) ? incorrect('wrong-unit') : finding
    }
    if (keyUnit?.dimension === 'percent' && isScaled(actual, rational(100), expected))
      return nudge('as-percent')
    if (unit?.dimension === 'percent' && isScaled(actual, rational(1, 100), expected))
      return nudge('as-number')
    return finding
  }
  if (unit.dimension !== keyUnit.dimension) return finding === SAME ? incorrect('wrong-unit') : DIFFERENT
  const ratio = multiply(unit.scale, reciprocal(keyUnit.scale))
  if (ratio.numerator === ratio.denominator) return finding
  if (isScaled(actual, ratio, expected)) {
    const value = statedValue(actual)
    const fault = value && unit.scale.numerator !== 1n ? findFormFault(value) : null
    return fault ? nudge(fault) : SAME
  }
  return finding === SAME ? incorrect('wrong-unit') : DIFFERENT
}

/** 0.3 and 1/6 are parts of one: no item asks for 0.3%. */
function isPartOfOne(expected: Statement): boolean {
  const value = statedValue(expected)
  const form = value && normalizeExpression(value)
  const exact = form && constantValue(form.numerator)
  return !!exact && compare(absolute(exact), ONE) <= 0
}

function statedValue(statement: Statement): Expression | null {
  const [operand] = statement.operands
  if (statement.relations.length === 0) return isExpression(operand) ? operand : null
  return readSolved(statement)?.value ?? null
}

function isScaled(actual: Statement, factor: Rational, expected: Statement): boolean {
  const value = statedValue(actual)
  const other = statedValue(expected)
  if (!value || !other) return false
  const form = normalizeExpression(value)
  const otherForm = normalizeExpression(other)
  if (!form || !otherForm) return false
  return equalForms({ ...form, numerator: scalePolynomial(form.numerator, factor) }, otherForm)
}
