import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { type Exact, evaluateExact, exact, isSame, over, plus, times } from './evaluate-exact.ts'
import { judgeByTable, keyOfOptions, keyOfStatements, keyOfValue, statementOf } from './read-item.ts'

const calculate: Verifiers[string] = (item) =>
  keyOfValue(item, evaluateExact(formulasOf(item.question)[0] ?? ''))

const findReciprocal: Verifiers[string] = (item) =>
  keyOfValue(item, over(exact(1), evaluateExact(formulasOf(item.question)[0] ?? '')))

const combineReciprocals: Verifiers[string] = (item) => {
  const [a = exact(1), b = exact(1)] = formulasOf(item.question).map((formula) => evaluateExact(formula))
  const join = /역수의 합/.test(item.question) ? plus : times
  return keyOfValue(item, join(over(exact(1), a), over(exact(1), b)))
}

/** The left side is the blank or its inverse times one number; that number comes from putting 1 into the blank. */
const findBlank: Verifiers[string] = (item) => {
  const equation = formulasOf(item.question).find((formula) => formula.includes('=')) ?? ''
  const [left = '', right = ''] = equation.split('=')
  const withOne = evaluateExact(left.replace('\\square', '(1)'))
  const wanted = evaluateExact(right)
  const blank = /\\div \\square/.test(left) ? over(withOne, wanted) : over(wanted, withOne)
  const filled = evaluateExact(left.replace('\\square', '(z)'), { z: blank })
  if (!isSame(filled, wanted)) throw new Error('the blank is not filled')
  return keyOfValue(item, blank)
}

const NUMBERS = [-5, -3, -2, -1, 1, 2, 4, 6].map((value) => exact(value, 2))

function holds(condition: string, letters: Record<string, Exact>): boolean {
  const [, left = '', sign = '', right = ''] = /^(.*) ([<>]) (.*)$/.exec(condition) ?? []
  const difference = plus(evaluateExact(left, letters), times(exact(-1), evaluateExact(right, letters))).top
  return sign === '<' ? difference < 0n : difference > 0n
}

/** Tries every triple that meets the conditions. */
function judgeSigns(item: GeneratedItem): string {
  const [lead = ''] = item.question.split('\n\n')
  const conditions = formulasOf(lead).filter((formula) => /[<>]/.test(formula))
  const triples = NUMBERS.flatMap((a) => NUMBERS.flatMap((b) => NUMBERS.map((c) => ({ a, b, c })))).filter(
    (letters) => conditions.every((condition) => holds(condition, letters)),
  )
  if (triples.length < 5) throw new Error('too few triples meet the conditions')
  return keyOfStatements(item, (statement) =>
    triples.every((letters) => holds(formulasOf(statement)[0] ?? '', letters)),
  )
}

const SENTENCES: readonly (readonly [RegExp, boolean])[] = [
  [/^음수의 역수는 음수/, true],
  [/^\\\(0\\\)의 역수는/, false],
  [/^\\\(1\\\)의 역수는/, true],
  [/^나눗셈에서는 두 수의 자리를/, false],
  [/^부호가 다른 두 수의 나눗셈/, true],
]

export const VERIFIERS: Verifiers = {
  M1U02C06L0A1: (item) =>
    keyOfOptions(item, (option) => {
      const [a = exact(0), b = exact(0)] = formulasOf(option).map((formula) => evaluateExact(formula))
      return isSame(times(a, b), exact(1))
    }),
  M1U02C06L0A2: (item) => {
    const value = evaluateExact(formulasOf(item.question)[0] ?? '')
    return keyOfOptions(item, (option) => isSame(evaluateExact(formulasOf(option)[0] ?? ''), value))
  },
  M1U02C06L0A3: (item) => (judgeByTable(statementOf(item), SENTENCES) ? 'O' : 'X'),
  M1U02C06L1A1: findReciprocal,
  M1U02C06L1A1X: findReciprocal,
  M1U02C06L1A2: calculate,
  M1U02C06L1A2X: calculate,
  M1U02C06L3A1: calculate,
  M1U02C06L3A1X: calculate,
  M1U02C06L3A2: combineReciprocals,
  M1U02C06L3A2X: combineReciprocals,
  M1U02C06L5A1: findBlank,
  M1U02C06L5A1X: findBlank,
  M1U02C06L5A2: judgeSigns,
}
