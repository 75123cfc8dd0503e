import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { askJudgement } from './ask-value.ts'

/** A true or false sentence with its solution, feedback and hints. */
export interface Claim {
  text: string
  isTrue: boolean
  /** Why, for the solution. */
  because: string
  /** What a learner who judges it the other way has overlooked. */
  mistakeText: string
  hints: [string, string, string]
}

type Named = Omit<ItemTemplate, 'generate'>

/** A true/false template that draws one of the claims. */
export function judgeClaims(named: Named, draw: (random: SeededRandom) => Claim): ItemTemplate {
  return {
    ...named,
    generate: (random) => {
      const { text, isTrue, because, mistakeText, hints } = draw(random)
      return askJudgement({ statement: text, isTrue, mistakeText, solution: because, hints })
    },
  }
}

/** A claim with its own hint. */
export type CluedClaim = Omit<Claim, 'hints'> & { clue: string }

/** A claim whose own hint follows two that it shares with others. */
export function withSharedHints({ clue, ...claim }: CluedClaim, shared: readonly [string, string]): Claim {
  return { ...claim, hints: [...shared, clue] }
}

/** A claim with what to try on it: the last hint, and the feedback to the opposite judgement. */
export type BriefClaim = readonly [text: string, isTrue: boolean, because: string, clue: string]

/** A true/false template that draws one of the brief claims, with two hints before the claim's own; the second may follow the claim. */
export function judgeBriefClaims(
  named: Named,
  [first, second]: readonly [string, string | ((text: string) => string)],
  draw: (random: SeededRandom) => BriefClaim,
): ItemTemplate {
  return judgeClaims(named, (random) => {
    const [text, isTrue, because, clue] = draw(random)
    const mistakeText = `${isTrue ? '옳은 설명을 옳지 않다고' : '옳지 않은 설명을 옳다고'} 보았어요. ${clue}`
    return {
      text,
      isTrue,
      because,
      mistakeText,
      hints: [first, typeof second === 'string' ? second : second(text), clue],
    }
  })
}
