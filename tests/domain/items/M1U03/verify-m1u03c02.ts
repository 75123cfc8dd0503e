import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { evaluate, isClose, type Letters } from './evaluate-expression.ts'
import { formulaOf, keyOfNumber, keyOfOptions, statementOf } from './read-item.ts'

/** The letters with the values that the text gives them, `\(x = -3\)`. */
function givenLetters(text: string): Letters {
  const equations = formulasOf(text).filter((formula) => /^[a-z] =/.test(formula))
  return Object.fromEntries(equations.map((equation) => [equation[0], evaluate(equation.slice(3))]))
}

/** The first formula of the text that is no equation and holds a letter. */
function expressionOf(text: string): string {
  return (
    formulasOf(text).find(
      (formula) => !formula.includes('=') && /[a-z]/.test(formula.replace(/\\[a-z]+/g, '')),
    ) ?? ''
  )
}

const valueOfQuestion: Verifiers[string] = (item) =>
  keyOfNumber(item, evaluate(expressionOf(item.question), givenLetters(item.question)))

/** The numbers of a scene after its formula, in reading order. */
function readScene(item: GeneratedItem): { at: (x: number) => number; numbers: number[] } {
  const formulas = formulasOf(item.question)
  const place = formulas.findIndex(
    (formula) => formula.length > 1 && /[a-z]/.test(formula.replace(/\\[a-z]+/g, '')),
  )
  return {
    at: (x) => evaluate(formulas[place] ?? '', { x }),
    numbers: formulas.slice(place + 1).map(Number),
  }
}

const useFormula: Verifiers[string] = (item) => {
  const { at, numbers } = readScene(item)
  const [first = 0, second = 0] = numbers
  if (/천둥소리/.test(item.question)) return keyOfNumber(item, at(first) * second)
  if (/아침 기온보다/.test(item.question)) return keyOfNumber(item, at(second) - at(first))
  if (/산꼭대기/.test(item.question)) return keyOfNumber(item, at(first / 1000))
  if (/던진 공/.test(item.question)) return keyOfNumber(item, at(first) - at(second))
  if (/영하/.test(item.question)) return keyOfNumber(item, at(-first))
  throw new Error(`no way to read: ${item.question}`)
}

export const VERIFIERS: Verifiers = {
  M1U03C02L0A1: (item) => {
    const value = evaluate(expressionOf(item.question), givenLetters(item.question))
    return keyOfOptions(item, (option) => isClose(evaluate(formulaOf(option)), value))
  },
  M1U03C02L0A2: (item) => {
    const statement = statementOf(item)
    const claimed = evaluate(formulasOf(statement)[2] ?? '')
    return isClose(evaluate(formulasOf(statement)[1] ?? '', givenLetters(statement)), claimed) ? 'O' : 'X'
  },
  M1U03C02L1A1: valueOfQuestion,
  M1U03C02L1A1X: valueOfQuestion,
  M1U03C02L1A2: valueOfQuestion,
  M1U03C02L1A2X: valueOfQuestion,
  M1U03C02L3A1: valueOfQuestion,
  M1U03C02L3A1X: valueOfQuestion,
  M1U03C02L3A2: valueOfQuestion,
  M1U03C02L3A2X: valueOfQuestion,
  M1U03C02L5A1: useFormula,
  M1U03C02L5A1X: useFormula,
  M1U03C02L5A2: (item) => {
    const letters = givenLetters(item.question)
    const values = item.options.map((option) => evaluate(formulaOf(option), letters))
    const wanted = /가장 큰/.test(item.question) ? Math.max(...values) : Math.min(...values)
    return keyOfOptions(item, (option) => isClose(evaluate(formulaOf(option), letters), wanted))
  },
}
