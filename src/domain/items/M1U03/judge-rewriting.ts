import { askJudgement } from '../asking/ask-value.ts'
import { texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem } from '../template.ts'

/** An expression with what it is rewritten to, and the slip that learners make of it. Formulas without marks. */
export interface Rewriting {
  asked: string
  right: string
  wrong: string
  /** Why, for the solution. */
  because: string
  /** What a learner who takes the wrong one has overlooked. */
  mistakeText: string
  /** The last hint. */
  clue: string
}

/** The rewriting, or its slip, to be judged. `done`: how one gets from one to the other ('계산하면'). */
export function judgeRewriting(
  random: SeededRandom,
  { asked: target, right, wrong, because, mistakeText, clue }: Rewriting,
  done: string,
  hints: readonly [string, string],
): GeneratedItem {
  const isTrue = random.pick([true, false])
  return askJudgement({
    statement: `${texWith(target, '을/를')} ${done} ${texWith(isTrue ? right : wrong, '이다/다')}.`,
    isTrue,
    mistakeText,
    solution: because,
    hints: [...hints, clue],
  })
}
