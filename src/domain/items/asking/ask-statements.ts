import { WRITTEN_TYPE } from '#domain/exam/item.ts'
import { attachParticle } from '#domain/korean/attach-particle.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem } from '../template.ts'

/** A statement to be judged beside others. */
export interface TrueFalseStatement {
  text: string
  isTrue: boolean
  /** Statements of one topic repeat or contradict each other: one of them is asked at a time. */
  topic: string
  /** Why it is true or false, for the solution. */
  because: string
  /** What a learner who judges it the other way has overlooked. */
  mistakeText: string
}

const MARKS = ['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ'] as const

/** Four statements of different topics, one to three of them true, in drawn order. */
export function drawMixedStatements(
  random: SeededRandom,
  pool: readonly TrueFalseStatement[],
): TrueFalseStatement[] {
  const wantTrue = random.pick([1, 2, 2, 3])
  const chosen: TrueFalseStatement[] = []
  for (const statement of random.shuffle(pool)) {
    const limit = statement.isTrue ? wantTrue : MARKS.length - wantTrue
    const sameKind = chosen.filter(({ isTrue }) => isTrue === statement.isTrue).length
    if (sameKind < limit && chosen.every(({ topic }) => topic !== statement.topic)) chosen.push(statement)
  }
  return chosen
}

interface StatementQuestion {
  lead: string
  /** At most four; at least one true and one false. */
  statements: readonly TrueFalseStatement[]
  hints: [string, string, string]
}

type Marked = TrueFalseStatement & { mark: string }

/**
 * The statements that the last two hints judge as models: of four, two of the kind that leaves one true and one false to be judged;
 * of fewer, one at most.
 */
function chooseModels(statements: readonly Marked[]): Marked[] {
  const ofKind = (isTrue: boolean) => statements.filter((statement) => statement.isTrue === isTrue)
  const [rights, wrongs] = [ofKind(true), ofKind(false)]
  if (statements.length < MARKS.length) return (rights.length === 1 ? wrongs : rights).slice(0, 1)
  return [...rights.slice(1), ...wrongs.slice(1)].sort((a, b) => (a.mark < b.mark ? -1 : 1))
}

/** The hints with a model in each of the last two: which statements they are about decides how they help. */
function withModels(
  hints: [string, string, string],
  statements: readonly Marked[],
): [string, string, string] {
  const [first, second] = chooseModels(statements)
  const [gentle, middle, last] = hints
  const judged = (model: Marked, then: string) => `먼저 ${model.mark}을 따져 볼까요? ${model.because} ${then}`
  if (!first) return hints
  if (!second) return [gentle, middle, `${last} ${judged(first, '나머지도 이렇게 하나씩 따져 보세요.')}`]
  return [
    gentle,
    `${middle} ${judged(first, '다른 보기도 이렇게 따져 보세요.')}`,
    `${last} 이번에는 ${second.mark}을 따져 볼까요? ${second.because} 남은 두 보기도 이렇게 따져 보세요.`,
  ]
}

/** The statements as a combination item: the key names the true ones, `ㄱ&ㄷ`. */
export function askStatements({ lead, statements, hints }: StatementQuestion): GeneratedItem {
  const marked = statements.map((statement, index) => ({ ...statement, mark: MARKS[index] ?? '' }))
  const rights = marked.filter(({ isTrue }) => isTrue)
  const keyOf = (includes: (statement: (typeof marked)[number]) => boolean) =>
    marked
      .filter(includes)
      .map(({ mark }) => mark)
      .join('&')
  const judged = marked.map(
    ({ mark, isTrue, because }) => `- ${mark}. ${isTrue ? '옳아요' : '옳지 않아요'}. ${because}`,
  )
  const answer = attachParticle(rights.map(({ mark }) => mark).join(', '), '이에요/예요')
  return {
    question: `${lead}\n\n${marked.map(({ mark, text }) => `${mark}. ${text}`).join('\n')}`,
    options: [],
    correctAnswer: keyOf(({ isTrue }) => isTrue),
    writtenTestType: WRITTEN_TYPE.combination,
    solution: `${judged.join('\n')}\n\n따라서 옳은 것은 ${answer}.`,
    hints: withModels(hints, marked),
    mistakes: marked.flatMap((other) => {
      const answer = keyOf((statement) => (statement === other) !== statement.isTrue)
      return answer === '' ? [] : [{ answer, says: other.mistakeText }]
    }),
    figures: [],
  }
}
