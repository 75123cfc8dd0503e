import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem } from '../template.ts'
import { askChoice, optionAnswer } from './ask-value.ts'
import { tex, texWith } from './inline-math.ts'

/** What a formula means, as a noun that ends in a vowel, and the last hint to it. */
export interface NamedFormula {
  what: string
  formula: string
  clue: string
}

/** Formulas in the same letters: a question about one never offers a true one of other letters. */
export interface FormulaGroup {
  formulas: readonly NamedFormula[]
  /** What learners write instead, and why they do. */
  slips: readonly (readonly [formula: string, mistakeText: string])[]
}

interface FormulaQuestion {
  groups: readonly FormulaGroup[]
  because: string
  hints: readonly [string, string]
}

/** Asks which formula has the named meaning; the options use the letters of the question. */
export function askFormula(random: SeededRandom, { groups, because, hints }: FormulaQuestion): GeneratedItem {
  const [group, named] = random.pick(
    groups.flatMap((each) => each.formulas.map((formula) => [each, formula] as const)),
  )
  const { what, formula, clue } = named
  return askChoice(random, {
    question: `${what}를 나타내는 식은 어느 것인가요?`,
    right: optionAnswer(tex(formula)),
    slips: [
      ...group.formulas
        .filter((other) => other !== named)
        .map((other) => ({
          ...optionAnswer(tex(other.formula)),
          mistakeText: `이 식은 ${other.what}를 나타내요.`,
        })),
      ...group.slips.map(([slip, mistakeText]) => ({ ...optionAnswer(tex(slip)), mistakeText })),
    ],
    solution: `${because}\n\n따라서 ${what}를 나타내는 식은 ${texWith(formula, '이에요/예요')}.`,
    hints: [...hints, clue],
  })
}
