import { formulasOf, solveFor } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { measureHalfDegrees } from './measure-figure.ts'
import { judgeByWords, keyOfNumber, keyOfOptions, numbersOf, statementOf } from './read-item.ts'

const CLAIMS: [RegExp, boolean][] = [
  [/^삼각형의 세 내각/, true],
  [/^큰 삼각형/, false],
  [/이웃하지 않는 두 내각/, true],
  [/이웃하는 내각의 크기와 같다/, false],
  [/둔각/, false],
  [/이웃하는 내각의 크기의 합/, true],
]

/** The drawn triangle is to scale: what is asked can be measured in it. */
const measure =
  (name: string): Verifiers[string] =>
  (item) =>
    keyOfNumber(item, measureHalfDegrees(item, name))

/** The ratio grown until the three angles fill a straight angle. */
const ratio: Verifiers[string] = (item) => {
  const parts = numbersOf(formulasOf(item.question)[0] ?? '')
  let one = 0
  while (parts.reduce((sum, part) => sum + part * one, 0) < 180) one += 1
  const sizes = parts.map((part) => part * one)
  return keyOfNumber(item, item.question.includes('가장 큰') ? Math.max(...sizes) : Math.min(...sizes))
}

/** All three inner angles, the one beside the outer angle among them, make 180. */
const equation: Verifiers[string] = (item) => {
  const [a = '', b = '', out = ''] = formulasOf(item.question).flatMap(
    (formula) => /= \((.*)\)\^/.exec(formula)?.[1] ?? [],
  )
  return keyOfNumber(item, solveFor('x', `${a} + ${b} + 180 - (${out}) = 180`))
}

const bisectors: Verifiers[string] = (item) =>
  keyOfNumber(item, measureHalfDegrees(item, item.question.includes('BIC') ? 'BIC' : 'BDC'))

export const VERIFIERS: Verifiers = {
  M1U08C02L0A1: (item) => {
    // In an uneven triangle only one option has the size that is asked for.
    const [a, b, c] = [64, 45, 71]
    const size = (formula: string) =>
      formula
        .split('+')
        .reduce(
          (sum, part) => sum + (/ACD/.test(part) ? 180 - c : /ACB/.test(part) ? c : /A/.test(part) ? a : b),
          0,
        )
    const wanted = size(formulasOf(item.question).at(-1) ?? '')
    return keyOfOptions(item, (option) => size(formulasOf(option)[0] ?? '') === wanted)
  },
  M1U08C02L0A2: (item) => (judgeByWords(statementOf(item), CLAIMS) ? 'O' : 'X'),
  M1U08C02L1A1: measure('BAC'),
  M1U08C02L1A1X: measure('BAC'),
  M1U08C02L1A2: measure('ACD'),
  M1U08C02L1A2X: measure('ACD'),
  M1U08C02L3A1: ratio,
  M1U08C02L3A1X: ratio,
  M1U08C02L3A2: equation,
  M1U08C02L3A2X: equation,
  M1U08C02L5A1: measure('CEB'),
  M1U08C02L5A1X: measure('CEB'),
  M1U08C02L5A2: bisectors,
  M1U08C02L5A2X: bisectors,
}
