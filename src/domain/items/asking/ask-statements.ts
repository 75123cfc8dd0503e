import { attachParticle } from '#domain/korean/attach-particle.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem } from '../template.ts'

/** A statement to be judged beside others. */
export interface Statement {
  text: string
  isTrue: boolean
  /** Statements of one topic repeat or contradict each other: one of them is asked at a time. */
  topic: string
  /** Why it is true or false, for the solution. */
  because: string
  /** What a learner who judges it the other way has overlooked. */
  says: string
}

const MARKS = ['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ'] as const

/** Four statements of different topics, one to three of them true, in drawn order. */
export function drawMixed(random: SeededRandom, pool: readonly Statement[]): Statement[] {
  const wantTrue = random.pick([1, 2, 2, 3])
  const chosen: Statement[] = []
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
  statements: readonly Statement[]
  hints: [string, string, string]
}

/** The last hint with one of the statements judged as a model; it leaves the answer open. */
function withModel(hint: string, statements: readonly (Statement & { mark: string })[]): string {
  const isSingle = statements.filter(({ isTrue }) => isTrue).length === 1
  const model = statements.find(({ isTrue }) => isTrue !== isSingle)
  if (!model) return hint
  return `${hint} 먼저 ${model.mark}을 따져 볼까요? ${model.because} 나머지도 이렇게 하나씩 따져 보세요.`
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
    writtenTestType: 5,
    solution: `${judged.join('\n')}\n\n따라서 옳은 것은 ${answer}.`,
    hints: [hints[0], hints[1], withModel(hints[2], marked)],
    mistakes: marked.flatMap((other) => {
      const answer = keyOf((statement) => (statement === other) !== statement.isTrue)
      return answer === '' ? [] : [{ answer, says: other.says }]
    }),
    figures: [],
  }
}
