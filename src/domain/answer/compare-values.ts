import {
  type Expression,
  isExpression,
  type Operand,
  type Statement,
  withoutGroups,
} from '../math/expression.ts'
import { listVariables } from '../math/list-variables.ts'
import type { LetterX } from '../math/mark-crosses.ts'
import { equalForms, normalizeExpression } from '../math/normalize-expression.ts'
import { normalizeRelation } from '../math/normalize-relation.ts'
import { parseStatement } from '../math/parse-statement.ts'
import { approximatePolynomial, scalePolynomial } from '../math/polynomial.ts'
import { divide, equals, ONE, type Rational } from '../math/rational.ts'
import { checkForm } from './judge-form.ts'
import { readUnit } from './read-unit.ts'
import { DIFFERENT, type Finding, incorrect, kinder, nudge, SAME, stricter } from './verdict.ts'

const READINGS: readonly LetterX[] = ['between-numbers', 'wherever-possible']
/** Nearer than this, but not equal, is a rounded value. */
const ROUNDED_WITHIN = 0.01

const compact = (text: string): string => text.replace(/\s+/g, '').toLowerCase()

const toNumber = (expression: Expression): number | null => {
  const form = normalizeExpression(expression)
  if (!form) return null
  const above = approximatePolynomial(form.numerator)
  const below = approximatePolynomial(form.denominator)
  return above === null || below === null || below === 0 ? null : above / below
}

const isDecimal = (expression: Expression): boolean => {
  const bare = withoutGroups(expression)
  if (bare.kind === 'signed') return isDecimal(bare.operand)
  return bare.kind === 'number' && bare.style === 'decimal'
}

const isRounded = (given: Expression, key: Expression): boolean => {
  if (!isDecimal(given)) return false
  const [value, wanted] = [toNumber(given), toNumber(key)]
  return value !== null && wanted !== null && Math.abs(value - wanted) <= Math.abs(wanted) * ROUNDED_WITHIN
}

/** Two values: equal and in the key's form, equal only, or not equal. `factor` converts the given one's unit. */
const compareExpressions = (given: Expression, key: Expression, factor: Rational): Finding => {
  const [givenForm, keyForm] = [normalizeExpression(given), normalizeExpression(key)]
  if (!givenForm || !keyForm) return DIFFERENT
  const isConverted = !equals(factor, ONE)
  const converted = isConverted
    ? { ...givenForm, numerator: scalePolynomial(givenForm.numerator, factor) }
    : givenForm
  if (equalForms(converted, keyForm)) return checkForm(given, key)
  return isRounded(given, key) ? incorrect('rounded') : DIFFERENT
}

const isEquation = ({ relations }: Statement): boolean =>
  relations.length > 0 && relations.every((one) => one === '=')

/** `x = 3` or `3 = x`: the letter and its value. */
const readSolved = ({ operands, relations }: Statement): { name: string; value: Expression } | null => {
  const [left, right] = operands
  if (relations.length !== 1 || relations[0] !== '=' || !right || !isExpression(left) || !isExpression(right))
    return null
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const bare = withoutGroups(side)
    const name = bare.kind === 'variable' ? bare.name.toLowerCase() : ''
    if (name !== '' && !listVariables(other).has(name)) return { name, value: other }
  }
  return null
}

const sidesAgree = (given: Statement, key: Statement): Finding => {
  const [g, k] = [given.operands, key.operands]
  if (g.length !== 2 || k.length !== 2) return DIFFERENT
  const [a, b, c, d] = [g[0], g[1], k[0], k[1]]
  if (!a || !b || !c || !d) return DIFFERENT
  const straight = stricter(compareOperands(a, c, ONE), compareOperands(b, d, ONE))
  const turned = stricter(compareOperands(a, d, ONE), compareOperands(b, c, ONE))
  return kinder(straight, turned)
}

interface ReadRelation {
  relation: '=' | '≠' | '<' | '≤'
  text: string
  oppositeText: string
}

const readRelations = ({ operands, relations }: Statement): ReadRelation[] | null => {
  const read: ReadRelation[] = []
  for (const [index, relation] of relations.entries()) {
    const [left, right] = [operands[index], operands[index + 1]]
    if (!left || !right || !isExpression(left) || !isExpression(right)) return null
    const [leftForm, rightForm] = [normalizeExpression(left), normalizeExpression(right)]
    const normal = leftForm && rightForm && normalizeRelation(leftForm, relation, rightForm)
    if (!normal) return null
    read.push(normal)
  }
  return read.sort((one, other) => (one.text < other.text ? -1 : 1))
}

const isSolvedRelation = ({ operands }: Statement): boolean =>
  operands.some((operand) => isExpression(operand) && withoutGroups(operand).kind === 'variable')

const compareRelations = (given: Statement, key: Statement): Finding => {
  const [g, k] = [readRelations(given), readRelations(key)]
  if (!g || !k || g.length !== k.length) return DIFFERENT
  const sameTexts = g.every((one, index) => one.text === k[index]?.text)
  if (sameTexts && g.every((one, index) => one.relation === k[index]?.relation)) {
    return isSolvedRelation(key) && !isSolvedRelation(given) ? nudge('not-solved') : SAME
  }
  if (sameTexts) return incorrect('boundary')
  const isTurned = g.length === 1 && g[0]?.oppositeText === k[0]?.text
  return isTurned ? incorrect('direction') : DIFFERENT
}

const compareEquations = (given: Statement, key: Statement): Finding => {
  const [givenSolved, keySolved] = [readSolved(given), readSolved(key)]
  if (givenSolved && keySolved) {
    if (givenSolved.name === keySolved.name) return compareOperands(givenSolved.value, keySolved.value, ONE)
    const sides = sidesAgree(given, key)
    if (sides !== DIFFERENT) return sides
    return compareOperands(givenSolved.value, keySolved.value, ONE).verdict === 'incorrect'
      ? DIFFERENT
      : incorrect('wrong-variable')
  }
  const sides = sidesAgree(given, key)
  if (sides.verdict !== 'incorrect') return sides
  const [g, k] = [readRelations(given), readRelations(key)]
  const isEqual = g && k && g.length === k.length && g.every((one, index) => one.text === k[index]?.text)
  return isEqual ? nudge(keySolved ? 'not-solved' : 'keep-form') : DIFFERENT
}

const ratioForms = (parts: readonly Expression[]) => parts.map((part) => normalizeExpression(part))

const compareRatios = (given: readonly Expression[], key: readonly Expression[]): Finding => {
  if (given.length !== key.length) return DIFFERENT
  const direct = given
    .map((part, index) => compareOperands(part, key[index] as Expression, ONE))
    .reduce(stricter, SAME)
  if (direct.verdict !== 'incorrect') return direct
  const [g, k] = [ratioForms(given), ratioForms(key)]
  const [firstGiven, firstKey] = [toNumber(given[0] as Expression), toNumber(key[0] as Expression)]
  if (!firstGiven || !firstKey || g.includes(null) || k.includes(null)) return DIFFERENT
  const values = given.map((part) => toNumber(part))
  const wanted = key.map((part) => toNumber(part))
  const isProportional = values.every((value, index) => {
    const other = wanted[index]
    return (
      value !== null &&
      other !== null &&
      other !== undefined &&
      Math.abs(value * firstKey - other * firstGiven) < 1e-9
    )
  })
  return isProportional ? nudge('ratio-not-simplest') : DIFFERENT
}

const asQuotient = (parts: readonly Expression[]): Expression | null => {
  const [left, right] = parts
  return left && right && parts.length === 2 ? { kind: 'quotient', left, right, sign: '/' } : null
}

const isSameValue = (one: Expression | null, other: Expression): boolean => {
  const [first, second] = [one && normalizeExpression(one), normalizeExpression(other)]
  return first !== null && second !== null && equalForms(first, second)
}

function compareOperands(given: Operand, key: Operand, factor: Rational): Finding {
  if (given.kind === 'tuple' && key.kind === 'tuple') {
    if (given.items.length !== key.items.length) return DIFFERENT
    const isOtherPoint =
      given.name !== null && key.name !== null && given.name.toLowerCase() !== key.name.toLowerCase()
    if (isOtherPoint) return DIFFERENT
    return given.items
      .map((item, index) => compareOperands(item, key.items[index] as Expression, ONE))
      .reduce(stricter, SAME)
  }
  if (given.kind === 'ratio' && key.kind === 'ratio') return compareRatios(given.parts, key.parts)
  if (given.kind === 'ratio' && isExpression(key)) {
    return isSameValue(asQuotient(given.parts), key) ? nudge('as-number') : DIFFERENT
  }
  if (key.kind === 'ratio' && isExpression(given)) {
    return isSameValue(asQuotient(key.parts), given) ? nudge('as-ratio') : DIFFERENT
  }
  return isExpression(given) && isExpression(key) ? compareExpressions(given, key, factor) : DIFFERENT
}

/** A chain such as 3+4=7, of which the last value is the answer, if what stands before is no other value. */
const lastOfChain = ({ operands }: Statement): Expression | null => {
  const last = operands.at(-1)
  if (!last || !isExpression(last)) return null
  const isSound = operands
    .slice(0, -1)
    .every((one) => isExpression(one) && (listVariables(one).size > 0 || isSameValue(one, last)))
  return isSound ? last : null
}

const compareStatements = (given: Statement, key: Statement, factor: Rational): Finding => {
  const [givenFirst] = given.operands
  const [keyFirst] = key.operands
  if (given.relations.length === 0 && key.relations.length === 0)
    return compareOperands(givenFirst, keyFirst, factor)
  if (key.relations.length === 0) {
    const solved = readSolved(given)
    if (solved) return compareOperands(solved.value, keyFirst, factor)
    const last = isEquation(given) ? lastOfChain(given) : null
    return last ? compareOperands(last, keyFirst, factor) : DIFFERENT
  }
  if (given.relations.length === 0) {
    const solved = readSolved(key)
    if (!solved) return DIFFERENT
    const finding = compareOperands(givenFirst, solved.value, factor)
    const isFormula = listVariables(solved.value).size > 0
    return isFormula && finding.verdict === 'correct' ? nudge('write-equation') : finding
  }
  if (isEquation(given) && isEquation(key)) return compareEquations(given, key)
  return compareRelations(given, key)
}

const parseReadings = (text: string): Statement[] => {
  const read: Statement[] = []
  for (const letterX of READINGS) {
    const parsed = parseStatement(text, { letterX })
    if (parsed.ok) read.push(parsed.statement)
  }
  return read
}

const lettersOf = (text: string): ReadonlySet<string> => {
  const [statement] = parseReadings(text)
  const found = new Set<string>()
  for (const operand of statement?.operands ?? []) {
    if (isExpression(operand)) for (const name of listVariables(operand)) found.add(name)
  }
  return found
}

const NO_LETTERS: ReadonlySet<string> = new Set()

/** The key's unit; letters that are part of a longer expression are no unit. */
const readKeyUnit = (key: string) => {
  const measured = readUnit(key, NO_LETTERS)
  const isBareLetter = /^(?:m|g|t|l)$/i.test(key.trim().slice(measured.text.length).trim())
  return isBareLetter && /[a-z]/i.test(measured.text) ? { ...measured, text: key, dimension: null } : measured
}

/** One element of an answer against one of a key, both with their characters folded. */
export const compareElements = (given: string, key: string): Finding => {
  if (compact(given) === compact(key)) return SAME
  const keyMeasured = readKeyUnit(key)
  const letters = keyMeasured.dimension === null ? lettersOf(key) : NO_LETTERS
  const measured = readUnit(given, letters)
  const bothMeasured = measured.dimension !== null && keyMeasured.dimension !== null
  if (bothMeasured && measured.dimension !== keyMeasured.dimension) return incorrect('wrong-unit')
  const factor = bothMeasured ? divide(measured.factor, keyMeasured.factor) : ONE
  const keys = parseReadings(keyMeasured.text)
  const givens = parseReadings(measured.text)
  if (keys.length === 0 || givens.length === 0) {
    const parsed = parseStatement(measured.text)
    if (keys.length > 0 && !parsed.ok && parsed.fault === 'letter-then-digit')
      return incorrect('letter-then-digit')
    return compact(measured.text) === compact(keyMeasured.text) ? SAME : DIFFERENT
  }
  let best: Finding = DIFFERENT
  for (const one of keys)
    for (const other of givens) best = kinder(best, compareStatements(other, one, factor))
  if (best.verdict === 'incorrect' && keyMeasured.dimension === 'percent' && measured.dimension === null) {
    const asShare = divide(ONE, { numerator: 1n, denominator: 100n })
    const shares = givens.map((other) => compareStatements(other, keys[0] as Statement, asShare))
    if (shares.some((finding) => finding.verdict === 'correct')) return nudge('as-percent')
  }
  return best
}
