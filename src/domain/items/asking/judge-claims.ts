import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { askJudgement } from './ask-value.ts'

/** A sentence that is right or not, with all that is said about it. */
export interface Claim {
  text: string
  isTrue: boolean
  /** Why, for the solution. */
  because: string
  /** What a learner who judges it the other way has overlooked. */
  says: string
  hints: [string, string, string]
}

type Named = Omit<ItemTemplate, 'generate'>

/** A true/false template that draws one of the claims. */
export function judgeClaims(named: Named, draw: (random: SeededRandom) => Claim): ItemTemplate {
  return {
    ...named,
    generate: (random) => {
      const { text, isTrue, because, says, hints } = draw(random)
      return askJudgement({ statement: text, isTrue, says, solution: because, hints })
    },
  }
}

/** A claim whose reason is also what a learner who judges it the other way has overlooked. */
export type BriefClaim = readonly [text: string, isTrue: boolean, because: string]

/** A true/false template that draws one of the brief claims, with the same hints for all of them. */
export function judgeBriefClaims(
  named: Named,
  hints: Claim['hints'],
  draw: (random: SeededRandom) => BriefClaim,
): ItemTemplate {
  return judgeClaims(named, (random) => {
    const [text, isTrue, because] = draw(random)
    return { text, isTrue, because, says: because, hints }
  })
}
