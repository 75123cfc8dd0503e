import { type Expression, listParts, withoutGroups } from '../math/expression.ts'
import { factorize } from '../math/factorize.ts'
import { greatestCommonDivisor } from '../math/greatest-common-divisor.ts'
import { listVariables } from '../math/list-variables.ts'
import { type Finding, incorrect, nudge, SAME } from './verdict.ts'

/** Larger ones are not taken apart. */
const FACTORIZED_UP_TO = 10n ** 12n

const some = (node: Expression, test: (node: Expression) => boolean): boolean =>
  test(node) || listParts(node).some((part) => some(part, test))

const unsigned = (node: Expression): Expression => {
  const bare = withoutGroups(node)
  return bare.kind === 'signed' ? unsigned(bare.operand) : bare
}

const isWholeNumber = (node: Expression): boolean => {
  const bare = withoutGroups(node)
  return bare.kind === 'number' && bare.style === 'whole'
}

const wholeValue = (node: Expression): bigint | null => {
  const bare = withoutGroups(node)
  return bare.kind === 'number' && bare.style === 'whole' ? bare.value.numerator : null
}

const isOneNumber = (node: Expression): boolean => ['number', 'mixed'].includes(unsigned(node).kind)

/** A quotient of two whole numbers, signs aside. */
const asFraction = (node: Expression): { above: bigint; below: bigint; sign: '/' | '÷' } | null => {
  const bare = unsigned(node)
  if (bare.kind !== 'quotient') return null
  const above = wholeValue(unsigned(bare.left))
  const below = wholeValue(unsigned(bare.right))
  return above === null || below === null ? null : { above, below, sign: bare.sign }
}

const hasDoubleSign = (node: Expression): boolean => {
  const bare = withoutGroups(node)
  return bare.kind === 'signed' && withoutGroups(bare.operand).kind === 'signed'
}

/** One number, written as far worked out as numbers are. */
const checkNumberForm = (given: Expression): Finding => {
  if (hasDoubleSign(given)) return nudge('not-evaluated')
  const bare = unsigned(given)
  if (bare.kind === 'mixed') {
    return greatestCommonDivisor(bare.numerator, bare.denominator) === 1n ? SAME : nudge('not-lowest-terms')
  }
  if (bare.kind === 'number') return SAME
  const fraction = asFraction(bare)
  if (!fraction) return nudge('not-evaluated')
  if (fraction.sign === '÷') return nudge('division-sign')
  const isLowest = greatestCommonDivisor(fraction.above, fraction.below) === 1n && fraction.below !== 1n
  return isLowest ? SAME : nudge('not-lowest-terms')
}

interface Power {
  base: bigint
  exponent: bigint
}

/** The powers of whole numbers that a product is written as; null for anything else. */
const listPowers = (node: Expression): Power[] | null => {
  const bare = withoutGroups(node)
  if (bare.kind === 'product') {
    const left = listPowers(bare.left)
    const right = listPowers(bare.right)
    return left && right && [...left, ...right]
  }
  if (bare.kind === 'power') {
    const base = wholeValue(bare.base)
    const exponent = wholeValue(bare.exponent)
    return base === null || exponent === null ? null : [{ base, exponent }]
  }
  const value = wholeValue(bare)
  return value === null ? null : [{ base: value, exponent: 1n }]
}

const isPrime = (value: bigint): boolean => {
  if (value < 2n || value > FACTORIZED_UP_TO) return false
  const [first] = factorize(value)
  return first?.prime === value
}

/** The key is a product of powers of numbers: 2^3x3. A value worked out undoes the task. */
const checkPowersForm = (given: Expression, key: readonly Power[]): Finding => {
  const powers = listPowers(given)
  if (isOneNumber(given)) return incorrect('task-undone')
  if (!powers) return nudge('keep-form')
  const keyIsPrime = key.every(({ base }) => isPrime(base))
  if (keyIsPrime && powers.some(({ base }) => base === 1n)) return nudge('drop-one')
  if (keyIsPrime && powers.some(({ base }) => !isPrime(base))) {
    return nudge(powers.length === 1 ? 'not-prime-factors' : 'factor-further')
  }
  const isCombined = new Set(key.map(({ base }) => base)).size === key.length
  const repeats = new Set(powers.map(({ base }) => base)).size < powers.length
  return isCombined && repeats ? nudge('write-as-powers') : SAME
}

const isSquareFree = (value: bigint): boolean =>
  value <= FACTORIZED_UP_TO && factorize(value).every(({ exponent }) => exponent === 1)

/** Roots in simplest form, none below a fraction line, none left to multiply. */
const checkRootForm = (given: Expression): Finding | null => {
  if (some(given, (node) => node.kind === 'quotient' && some(node.right, (part) => part.kind === 'root'))) {
    return nudge('denominator-not-rational')
  }
  const isUnsimplified = some(given, (node) => {
    if (node.kind === 'root') {
      const inside = wholeValue(node.radicand)
      return node.index === 2 && inside !== null && (inside < 2n || !isSquareFree(inside))
    }
    if (node.kind !== 'product') return false
    return [node.left, node.right].every((side) => some(side, (part) => part.kind === 'root'))
  })
  return isUnsimplified ? nudge('radical-not-simplest') : null
}

type Shape = 'sum' | 'factored' | 'term'

const factorsOf = (node: Expression): Expression[] => {
  const bare = unsigned(node)
  if (bare.kind === 'product') return [...factorsOf(bare.left), ...factorsOf(bare.right)]
  if (bare.kind === 'power') {
    const times = wholeValue(bare.exponent)
    const factors = factorsOf(bare.base)
    return times !== null && times <= 20n
      ? Array.from({ length: Number(times) }, () => factors).flat()
      : factors
  }
  if (bare.kind === 'quotient') return factorsOf(bare.left)
  return [bare]
}

const hasSumFactor = (node: Expression): boolean => {
  const bare = unsigned(node)
  if (bare.kind !== 'product' && bare.kind !== 'power' && bare.kind !== 'quotient') return false
  return factorsOf(bare).some((factor) => factor.kind === 'sum')
}

const shapeOf = (node: Expression): Shape => {
  const bare = unsigned(node)
  if (bare.kind === 'sum') return 'sum'
  return hasSumFactor(bare) ? 'factored' : 'term'
}

/** Letters and exponents of a term, its numbers left out: like terms have the same. */
const termKey = (node: Expression): string => {
  const bare = unsigned(node)
  switch (bare.kind) {
    case 'variable':
      return bare.name.toLowerCase()
    case 'pi':
      return 'π'
    case 'product':
    case 'quotient':
      return [termKey(bare.left), termKey(bare.right)]
        .filter((key) => key !== '')
        .sort()
        .join('·')
    case 'power': {
      const key = termKey(bare.base)
      const times = wholeValue(bare.exponent)
      if (key === '' || times === null || times > 50n) return key === '' ? '' : `${key}^?`
      return Array.from({ length: Number(times) }, () => key)
        .join('·')
        .split('·')
        .sort()
        .join('·')
    }
    case 'root': {
      const inside = wholeValue(bare.radicand)
      return inside === null ? '√?' : `√${inside}`
    }
    default:
      return ''
  }
}

const isNumeric = (node: Expression): boolean => isOneNumber(node) || asFraction(node) !== null

/** The factors of a product as written, powers and quotients kept whole. */
const writtenFactors = (node: Expression): Expression[] => {
  const bare = unsigned(node)
  return bare.kind === 'product' ? [...writtenFactors(bare.left), ...writtenFactors(bare.right)] : [bare]
}

const isOne = (node: Expression): boolean => wholeValue(node) === 1n

/** The same base twice in a product, or a power of a power: a^2×a^4, (a^2)^3. */
const hasUncombinedPowers = (term: Expression): boolean => {
  const bases = writtenFactors(term)
    .map((factor) => (factor.kind === 'power' ? unsigned(factor.base) : factor))
    .filter((base) => base.kind === 'variable' || base.kind === 'pi')
    .map(termKey)
  const isStacked = (node: Expression) => node.kind === 'power' && withoutGroups(node.base).kind === 'power'
  return new Set(bases).size < bases.length || some(term, isStacked)
}

const productOfNumbers = (node: Expression): bigint =>
  factorsOf(node)
    .map((factor) => wholeValue(factor))
    .reduce((total: bigint, value) => (value === null ? total : total * value), 1n)

/** 4π/2, (2/4)x, x/1 */
const isUnreduced = (node: Expression): boolean => {
  if (node.kind !== 'quotient') return false
  const [above, below] = [productOfNumbers(node.left), productOfNumbers(node.right)]
  return isOne(node.right) || (below !== 1n && greatestCommonDivisor(above, below) !== 1n)
}

/** A term with its numbers worked out and its letters gathered. */
const checkTermForm = (term: Expression): Finding => {
  const numbers = writtenFactors(term).filter((factor) => isOneNumber(factor) || asFraction(factor) !== null)
  if (numbers.length > 1) return nudge('not-evaluated')
  if (hasUncombinedPowers(term)) return nudge('powers-not-combined')
  const hasNeedlessOne = (node: Expression) =>
    node.kind === 'product' && (isOne(node.left) || isOne(node.right))
  if (some(term, hasNeedlessOne)) return nudge('drop-one')
  return some(term, isUnreduced) ? nudge('not-lowest-terms') : SAME
}

const checkExpandedForm = (given: Expression, key: Expression): Finding => {
  const bare = unsigned(given)
  if (shapeOf(given) === 'factored') return nudge('not-expanded')
  if (bare.kind !== 'sum') return checkTermForm(bare)
  const terms = bare.terms.map(({ term }) => term)
  if (terms.some((term) => shapeOf(term) !== 'term' || unsigned(term).kind === 'sum'))
    return nudge('not-expanded')
  const keys = terms.map((term) => termKey(term))
  const keyBare = unsigned(key)
  const keyCount = keyBare.kind === 'sum' ? keyBare.terms.length : 1
  if (new Set(keys).size < keys.length && terms.length > keyCount) {
    return nudge(terms.every(isNumeric) ? 'not-evaluated' : 'like-terms')
  }
  for (const term of terms) {
    const finding = checkTermForm(term)
    if (finding !== SAME) return finding
  }
  return SAME
}

const countFactors = (node: Expression): number =>
  factorsOf(node).filter((factor) => !isOneNumber(factor)).length

/**
 * Whether an equal answer keeps the key's form (answers.md, 'Form is kept'): worked out, in lowest terms, factored, expanded, a
 * product of prime powers, simplest roots. What undoes the task is incorrect, what only falls short of the form a nudge.
 */
export const checkForm = (given: Expression, key: Expression): Finding => {
  const keyPowers = isOneNumber(key) || isWholeNumber(key) ? null : listPowers(key)
  if (keyPowers) return checkPowersForm(given, keyPowers)
  const isSymbolic =
    listVariables(key).size > 0 || some(key, (node) => node.kind === 'pi' || node.kind === 'root')
  if (!isSymbolic) {
    if (isNumeric(key)) return checkNumberForm(given)
    return isOneNumber(given) ? incorrect('task-undone') : SAME
  }
  const roots = checkRootForm(given)
  if (roots && !checkRootForm(key)) return roots
  if (shapeOf(key) === 'factored') {
    if (shapeOf(given) !== 'factored') return incorrect('task-undone')
    return countFactors(given) < countFactors(key) ? nudge('factor-further') : SAME
  }
  return checkExpandedForm(given, key)
}
