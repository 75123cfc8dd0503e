import type { Figure } from '#domain/figure/figure.ts'
import { attachParticle } from '#domain/korean/attach-particle.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem } from '../template.ts'
import { arrangeOptions, type WrongOption } from './arrange-options.ts'
import type { ValueQuestion } from './make-both-forms.ts'

/** Questions that are asked in one form only; those with a short and a multiple-choice form go through `makeBothForms`. */

const OPTION_MARKS = ['①', '②', '③', '④', '⑤'] as const

/** A question with one value as its answer, asked as a short answer alone. */
export function askValue(drawn: ValueQuestion, figures: Figure[] = []): GeneratedItem {
  const seen = new Set([drawn.right.key])
  const wrong = drawn.wrong.filter(({ key }) => !seen.has(key) && seen.add(key))
  return {
    question: drawn.question,
    options: [],
    correctAnswer: drawn.right.key,
    writtenTestType: 2,
    solution: drawn.solution,
    hints: drawn.hints,
    mistakes: wrong.map(({ key, says, conceptId }) => ({
      answer: key,
      says,
      ...(conceptId ? { conceptId } : {}),
    })),
    figures,
  }
}

/** A question that makes sense with its options alone. */
export interface ChoiceQuestion extends Pick<GeneratedItem, 'question' | 'solution' | 'hints'> {
  right: string
  wrong: readonly WrongOption[]
}

/** The question as multiple choice in drawn order; the solution ends with the right option's mark. */
export function askChoice(random: SeededRandom, drawn: ChoiceQuestion): GeneratedItem {
  const arranged = arrangeOptions(random, drawn.right, drawn.wrong)
  const mark = OPTION_MARKS[Number(arranged.correctAnswer) - 1] ?? ''
  return {
    question: drawn.question,
    ...arranged,
    writtenTestType: 1,
    solution: `${drawn.solution}\n\n정답은 ${attachParticle(mark, '이에요/예요')}.`,
    hints: drawn.hints,
    figures: [],
  }
}

/** A statement to be judged: key 'O' or 'X'. */
export interface JudgeQuestion {
  statement: string
  isTrue: boolean
  /** What a learner who judges the other way has overlooked. */
  says: string
  conceptId?: string
  solution: string
  hints: [string, string, string]
}

/** The statement as a true/false item. */
export function askJudgement({
  statement,
  isTrue,
  says,
  conceptId,
  solution,
  hints,
}: JudgeQuestion): GeneratedItem {
  return {
    question: `다음 설명이 옳으면 O, 옳지 않으면 X를 고르세요.\n\n> ${statement}`,
    options: [],
    correctAnswer: isTrue ? 'O' : 'X',
    writtenTestType: 3,
    solution: `${solution}\n\n따라서 ${isTrue ? '옳은' : '옳지 않은'} 설명이에요. 정답은 ${isTrue ? 'O예요' : 'X예요'}.`,
    hints,
    mistakes: [{ answer: isTrue ? 'X' : 'O', says, ...(conceptId ? { conceptId } : {}) }],
    figures: [],
  }
}
