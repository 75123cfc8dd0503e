import {
  type Expression,
  isExpression,
  type Operand,
  type Statement,
  withoutGroups,
} from '#domain/math/expression.ts'
import { listVariables } from '#domain/math/list-variables.ts'
import { equalForms, normalizeExpression } from '#domain/math/normalize-expression.ts'
import { normalizeLinks } from '#domain/math/normalize-links.ts'
import { textOfBracketedSums } from './check-form.ts'
import { compareExpressions } from './compare-expressions.ts'
import { compareInequalities } from './compare-inequalities.ts'
import { compareRatios } from './compare-ratios.ts'
import { findFormFault } from './find-form-fault.ts'
import { DIFFERENT, type Finding, incorrect, nudge, SAME, stricter } from './verdict.ts'

/** x = 3: a letter alone on one side that the other side does not hold. */
export type Solved = { readonly letter: string; readonly value: Expression }

function soleExpression({ operands, relations }: Statement): Expression | null {
  return relations.length === 0 && isExpression(operands[0]) ? operands[0] : null
}

export function readSolved({ operands, relations }: Statement): Solved | null {
  const [left, right] = operands
  if (relations.length !== 1 || relations[0] !== '=' || !right) return null
  return isolate(left, right) ?? isolate(right, left)
}

/** y = 2x+1 and f(x) = 2x+1 are one function. */
const FUNCTION_OF_LETTER = /^[fg]\(x\)$/

function isolate(alone: Operand, other: Operand): Solved | null {
  if (!isExpression(alone) || !isExpression(other)) return null
  const inner = withoutGroups(alone)
  if (inner.kind !== 'variable') return null
  const letter = inner.name.toLowerCase().replace(FUNCTION_OF_LETTER, 'y')
  return listVariables(other).has(letter) ? null : { letter, value: other }
}

/** Compares two statements of any kind; sides exchanged and inequalities turned round make no difference. */
export function compareStatements(answer: Statement, key: Statement): Finding {
  const keyOperand = key.operands[0]
  if (key.relations.length === 0) {
    if (keyOperand.kind === 'ratio') return compareRatios(answer, keyOperand)
    if (keyOperand.kind === 'tuple') return compareTuples(answer, keyOperand)
    return compareWithExpression(answer, keyOperand)
  }
  if (key.relations.every((relation) => relation === '=' || relation === '≠'))
    return compareEquations(answer, key)
  return compareInequalities(answer, key)
}

function compareTuples(answer: Statement, key: Operand & { kind: 'tuple' }): Finding {
  const actual = answer.operands.at(-1)
  if (actual?.kind !== 'tuple' || actual.items.length !== key.items.length) return DIFFERENT
  if (actual.name !== null && key.name !== null && actual.name.toLowerCase() !== key.name.toLowerCase()) {
    return DIFFERENT
  }
  if (answer.relations.some((relation) => relation !== '=')) return DIFFERENT
  const isNamed = answer.operands
    .slice(0, -1)
    .every(
      (before) =>
        isExpression(before) ||
        before.kind === 'ratio' ||
        before.items.some((item) => listVariables(item).size > 0),
    )
  if (!isNamed) return DIFFERENT
  return key.items.reduce<Finding>((worst, item, index) => {
    const other = actual.items[index]
    return stricter(worst, other ? compareExpressions(other, item) : DIFFERENT)
  }, SAME)
}

/** 7 against x = 7, 3+4 = 7 and, of course, 7. */
function compareWithExpression(answer: Statement, key: Expression): Finding {
  const last = answer.operands.at(-1)
  if (!last || !isExpression(last)) return DIFFERENT
  if (answer.relations.length === 0) return compareExpressions(last, key)
  if (answer.relations.some((relation) => relation !== '=')) return DIFFERENT
  const solved = readSolved(answer)
  if (solved && !listVariables(key).has(solved.letter)) return compareExpressions(solved.value, key)
  const letters = listVariables(last)
  const isChain = answer.operands.slice(0, -1).every((operand) => {
    if (!isExpression(operand)) return false
    if (isName(operand) || isSumOfLetters(operand))
      return ![...listVariables(operand)].some((letter) => letters.has(letter))
    const value = normalizeExpression(operand)
    const total = normalizeExpression(last)
    return value !== null && total !== null && equalForms(value, total)
  })
  return isChain ? compareExpressions(last, key) : DIFFERENT
}

/** a+b = 7 tells what the value is of; x+5 = 12 is another equation. */
function isSumOfLetters(expression: Expression): boolean {
  return expression.kind === 'sum' && expression.terms.every(({ term }) => isName(term))
}

/** x, or the name of a segment such as AB. */
function isName(expression: Expression): boolean {
  return (
    expression.kind === 'variable' ||
    (expression.kind === 'product' &&
      expression.sign === '' &&
      isName(expression.left) &&
      isName(expression.right))
  )
}

function compareEquations(answer: Statement, key: Statement): Finding {
  const expected = readSolved(key)
  const alone = soleExpression(answer)
  if (alone) {
    if (!expected) return DIFFERENT
    const finding = compareExpressions(alone, expected.value)
    return finding === SAME && listVariables(expected.value).size > 0 ? nudge('write-equation') : finding
  }
  const actual = readSolved(answer)
  if (expected && actual) {
    if (expected.letter === actual.letter) return compareExpressions(actual.value, expected.value)
    if (
      compareExpressions(actual.value, expected.value).verdict === 'correct' &&
      listVariables(expected.value).size === 0
    ) {
      return incorrect('wrong-variable')
    }
  }
  const finding = compareRelations(answer, key)
  if (finding !== SAME) return finding
  if (expected) return nudge('not-solved')
  if (actual && listVariables(actual.value).size === 0) return nudge('keep-form')
  return keepsForm(answer, key) ? SAME : nudge('keep-form')
}

/** An equation set up in one letter is to be that equation, not a multiple of it; brackets that are asked for, (x-3)^2 = 5, are to stay. */
function keepsForm(answer: Statement, key: Statement): boolean {
  const sides = key.operands.filter(isExpression)
  if (sides.some(findFormFault) && textOfSides(answer) !== textOfSides(key) && textOfSides(key) !== '')
    return false
  const letters = new Set(sides.flatMap((side) => [...listVariables(side)]))
  return (
    letters.size !== 1 || normalizeLinks(answer)?.[0]?.unscaledText === normalizeLinks(key)?.[0]?.unscaledText
  )
}

function isPowerOfSum(text: string): boolean {
  return /\^(?!1$)\d+$/.test(text)
}

/** The powers of sums on both sides. */
function textOfSides({ operands }: Statement): string {
  return operands
    .filter(isExpression)
    .flatMap((side) => textOfBracketedSums(side).split(','))
    .filter(isPowerOfSum)
    .sort()
    .join()
}

function compareRelations(answer: Statement, key: Statement): Finding {
  if (answer.relations.length !== key.relations.length) return DIFFERENT
  if (answer.relations.some((relation, index) => relation !== key.relations[index])) return DIFFERENT
  const [left, right] = answer.operands
  const [keyLeft, keyRight] = key.operands
  if (!right || !keyRight || answer.relations.length > 1) return DIFFERENT
  if (!isExpression(left) || !isExpression(right) || !isExpression(keyLeft) || !isExpression(keyRight)) {
    return DIFFERENT
  }
  const [givenLinks, wantedLinks] = [normalizeLinks(answer), normalizeLinks(key)]
  if (!givenLinks || !wantedLinks) return DIFFERENT
  const [actual, expected] = [givenLinks[0], wantedLinks[0]]
  if (actual && expected) return actual.text === expected.text ? SAME : DIFFERENT
  if (actual || expected) return DIFFERENT
  const [first, third, fourth] = [left, keyLeft, keyRight].map(normalizeExpression)
  if (!first || !third || !fourth) return DIFFERENT
  return equalForms(first, third) || equalForms(first, fourth)
    ? stricter(compareExpressions(left, keyLeft), compareExpressions(right, keyRight))
    : DIFFERENT
}
