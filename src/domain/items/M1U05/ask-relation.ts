import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem } from '../template.ts'

/** A relation between x and y as Markdown, and why it is or is not of the kind asked for. */
interface Relation {
  latex: string
  because: string
}

export interface RelationPool {
  fitting: readonly Relation[]
  /** Four at least. */
  others: readonly Relation[]
}

interface Draft {
  kind: '정비례' | '반비례'
  pool: RelationPool
  hints: [string, string, string]
}

/** A choice of the one relation that is a direct or an inverse proportion. */
export function askRelation(random: SeededRandom, { kind, pool, hints }: Draft): GeneratedItem {
  const right = random.pick(pool.fitting)
  const wrong = random.sample(pool.others, 4)
  return askChoice(random, {
    question: `다음 중 ${texWith('y', '이/가')} ${tex('x')}에 ${kind}하는 것은 어느 것인가요?`,
    right: optionAnswer(right.latex),
    slips: wrong.map(({ latex, because }) => ({ ...optionAnswer(latex), mistakeText: because })),
    solution: [right, ...wrong].map(({ latex, because }) => `- ${latex}: ${because}`).join('\n'),
    hints,
  })
}
