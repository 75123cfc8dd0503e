import type { DifficultyLevel, Mistake, WrittenTestType } from '../exam/item.ts'
import type { Figure } from '../figure/figure.ts'
import type { SeededRandom } from './seeded-random.ts'

/** What a template makes from one seed: everything of an item but its identity. All texts are Markdown with `\( \)` math. */
export interface GeneratedItem {
  question: string
  /** Two to five for multiple choice, in the order shown; empty for every other type. */
  options: string[]
  /** Notation of the answer checker: `&` joins, a comma separates alternatives, `x` multiplies (`2^3x3`). */
  correctAnswer: string
  writtenTestType: WrittenTestType
  /** Worked solution, step by step. */
  solution: string
  /** From gentle to near-complete; none states the answer. */
  hints: [string, string, string]
  /** One for each wrong option; for short answers the wrong values learners really give. */
  mistakes: Mistake[]
  figures: Figure[]
}

/**
 * An archetype of the outline as a generator. The same id and seed give the same item everywhere and for ever: a change of
 * output is a new id (content.md).
 */
export interface ItemTemplate {
  /** The archetype's id, for example `M1U01C03L1A1`; the authors' own level 0 ones are `M1U01C03L0A1`. */
  id: string
  conceptId: string
  difficultyLevel: DifficultyLevel
  /** The archetype's Korean name. */
  name: string
  generate: (random: SeededRandom) => GeneratedItem
}
