import { formulasOf } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { evaluate, isClose } from './evaluate-expression.ts'
import { formulaOf, keyOfNumber, keyOfOptions, keyOfStatements, statementOf } from './read-item.ts'
import { coefficientsOf, degreeOf, isLinear, termsOf } from './read-polynomial.ts'

const polynomialOf = (text: string) => formulasOf(text)[0] ?? ''

/** A part of a polynomial by its name in the question: 상수항, \(x\)의 계수, \(x^{2}\)의 계수. */
function readPart(polynomial: string, name: string): number {
  const letter = /\\\((\w)(?:\^\{2\})?\\\)의 계수/.exec(name)?.[1] ?? 'x'
  const [constant, line, square] = coefficientsOf(polynomial, letter)
  if (/\^\{2\}\\\)의 계수/.test(name)) return square
  return /의 계수/.test(name) ? line : constant
}

/** The truth of the claims of words, written down by hand. */
const WORDS: readonly (readonly [pattern: RegExp, isTrue: boolean])[] = [
  [/^단항식은 다항식이다/, true],
  [/^상수항의 차수는 \\\(0\\\)/, true],
  [/^다항식의 차수는 각 항의 차수를 모두 더한/, false],
  [/^일차식은 항이 두 개 이상/, false],
]

function judgeTerms(statement: string): boolean {
  const words = WORDS.find(([pattern]) => pattern.test(statement))
  if (words) return words[1]
  const [shown = '', second = '', third = second] = formulasOf(statement)
  if (/일차식이다/.test(statement)) return isLinear(shown)
  if (/차수가 .*인 단항식이다/.test(statement))
    return termsOf(shown).length === 1 && degreeOf(shown) === Number(second)
  if (/단항식이다/.test(statement))
    return termsOf(shown).length === 1 && !Number.isNaN(evaluate(shown, { x: 0 }))
  // A polynomial has a value for every number, what has a letter below the bar has none for 0.
  if (/다항식이다/.test(statement)) return !Number.isNaN(evaluate(shown, { x: 0 }))
  if (/의 계수는/.test(statement)) return isClose(readPart(shown, statement), Number(third))
  if (/상수항은/.test(statement)) return isClose(readPart(shown, '상수항'), Number(second))
  throw new Error(`no way to judge: ${statement}`)
}

function judgePart(polynomial: string, statement: string): boolean {
  const claimed = evaluate(formulasOf(statement).at(-1) ?? '1')
  if (/항은 모두/.test(statement)) return termsOf(polynomial).length === claimed
  if (/차수는/.test(statement)) return degreeOf(polynomial) === claimed
  if (/일차식이다/.test(statement)) return isLinear(polynomial)
  return isClose(readPart(polynomial, statement), claimed)
}

const addParts: Verifiers[string] = (item) => {
  const polynomial = polynomialOf(item.question)
  const letter = /\\\((\w)\\\)의 계수/.exec(item.question)?.[1] ?? 'x'
  return keyOfNumber(item, readPart(polynomial, item.question) + coefficientsOf(polynomial, letter)[0])
}

const addFacts: Verifiers[string] = (item) => {
  const polynomial = polynomialOf(item.question)
  const asked = /차수를 \\\(b\\\), (.*?)(?:을|를) /.exec(item.question)?.[1] ?? ''
  return keyOfNumber(item, termsOf(polynomial).length + degreeOf(polynomial) + readPart(polynomial, asked))
}

const RANGE = Array.from({ length: 41 }, (_, index) => index - 20)

/** Every a and b tried: for which a is there a b that makes it linear, and with that a, which b does not. */
const findCondition: Verifiers[string] = (item) => {
  const polynomial = polynomialOf(item.question)
  const linear = (a: number, b: number) =>
    isLinear(polynomial.replaceAll('(a', `((${a})`).replaceAll('(b', `((${b})`))
  const fitting = RANGE.filter((a) => RANGE.some((b) => linear(a, b)))
  const [p = 0] = fitting
  const excluded = RANGE.filter((b) => !linear(p, b))
  const [q = 0] = excluded
  if (fitting.length !== 1 || excluded.length !== 1) throw new Error('no one pair of numbers')
  const asked = /이때 \\\(([pq +-]+)\\\)의 값/.exec(item.question)?.[1] ?? ''
  return keyOfNumber(item, evaluate(asked, { p, q }))
}

/** Each letter tried out until its condition holds. */
const tryLetters: Verifiers[string] = (item) => {
  const [, square = '', line = ''] = /\((a.*?)\)x\^\{2\} \+ \((b.*?)\)x \+ c/.exec(item.question) ?? []
  const [k = 0, times = 0, more = 0] = formulasOf(item.question)
    .filter((formula) => /^-?\d+$/.test(formula))
    .map(Number)
  const tried = Array.from({ length: 161 }, (_, index) => index - 80)
  const find = (fits: (value: number) => boolean) => {
    const found = tried.filter(fits)
    if (found.length !== 1) throw new Error(`${found.length} values fit in ${item.question}`)
    return found[0] ?? 0
  }
  const a = find((value) => evaluate(square, { a: value }) === 0)
  const b = find((value) => evaluate(line, { b: value }) === k)
  const c = find((value) => value - more === times * k)
  return keyOfNumber(item, a + b + c)
}

export const VERIFIERS: Verifiers = {
  M1U03C03L0A1: (item) => {
    const wanted = termsOf(polynomialOf(item.question)).join()
    return keyOfOptions(item, (option) => formulasOf(option).join().replace(/\s/g, '') === wanted)
  },
  M1U03C03L0A2: (item) => {
    const polynomial = polynomialOf(item.question)
    if (/차수를/.test(item.question)) return keyOfNumber(item, degreeOf(polynomial))
    return keyOfNumber(item, readPart(polynomial, item.question))
  },
  M1U03C03L1A1: addParts,
  M1U03C03L1A1X: addParts,
  M1U03C03L1A2: (item) => keyOfOptions(item, (option) => isLinear(formulaOf(option))),
  M1U03C03L3A1: addFacts,
  M1U03C03L3A1X: addFacts,
  M1U03C03L3A2: (item) => (judgeTerms(statementOf(item)) ? 'O' : 'X'),
  M1U03C03L5A1: findCondition,
  M1U03C03L5A1X: findCondition,
  M1U03C03L5A2: (item) => {
    const polynomial = polynomialOf(item.question)
    return keyOfStatements(item, (statement) => judgePart(polynomial, statement))
  },
  M1U03C03L5A3: tryLetters,
  M1U03C03L5A3X: tryLetters,
}
