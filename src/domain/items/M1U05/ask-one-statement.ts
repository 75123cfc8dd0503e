import type { TrueFalseStatement } from '../asking/ask-statements.ts'
import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem } from '../template.ts'

interface Draft {
  question: string
  /** For every topic one true and one false statement at least. */
  pool: readonly TrueFalseStatement[]
  hints: [string, string, string]
}

/** A choice of the one true statement among false ones, each of a different topic. */
export function askOneStatement(random: SeededRandom, { question, pool, hints }: Draft): GeneratedItem {
  const topics = random.shuffle([...new Set(pool.map(({ topic }) => topic))]).slice(0, 5)
  const chosen = topics.flatMap((topic, index) =>
    random.shuffle(pool.filter((one) => one.topic === topic && one.isTrue === (index === 0))).slice(0, 1),
  )
  const [right, ...wrong] = chosen
  if (!right) throw new RangeError('no true statement to choose')
  return askChoice(random, {
    question,
    right: optionAnswer(right.text),
    slips: wrong.map(({ text, because }) => ({ ...optionAnswer(text), mistakeText: because })),
    solution: chosen
      .map(({ text, isTrue, because }) => `- ${text} ${isTrue ? '(옳아요)' : '(옳지 않아요)'} ${because}`)
      .join('\n'),
    hints,
  })
}
