import { type Mistake, WRITTEN_TYPE } from '#domain/exam/item.ts'
import type { Figure } from '#domain/figure/figure.ts'
import { attachParticle } from '#domain/korean/attach-particle.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'

/** An answer as the checker reads it and as the learner sees it (Markdown). */
export interface Answer {
  key: string
  markdown: string
}

/** A wrong answer and the mistake it comes from. */
export interface Slip extends Answer {
  /** The mistake in one Korean sentence. */
  mistakeText: string
  conceptId?: string
}

/** One question with one value as its answer, to be asked with or without options. */
export interface ValueQuestion {
  question: string
  right: Answer
  /** Likeliest first; repeats of an earlier key and of the right one are dropped. */
  slips: readonly Slip[]
  solution: string
  hints: [string, string, string]
  figures?: Figure[]
}

const MAX_OPTIONS = 5
const BULLET = '- '
/** Two bulleted lines or more in a row. */
const LIST = /^- .*(?:\n- .*)+$/gm
const OPTION_MARKS = ['①', '②', '③', '④', '⑤'] as const

function distinctSlips({ right, slips }: Pick<ValueQuestion, 'right' | 'slips'>): Slip[] {
  const seen = new Set([right.key])
  return slips.filter(({ key }) => {
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

function toMistake(answer: string, { mistakeText, conceptId }: Slip): Mistake {
  return { answer, says: mistakeText, ...(conceptId === undefined ? {} : { conceptId }) }
}

/** The question as a short answer, with its slips as named wrong values. */
export function askValue(draft: ValueQuestion): GeneratedItem {
  return {
    question: draft.question,
    options: [],
    correctAnswer: draft.right.key,
    writtenTestType: WRITTEN_TYPE.shortAnswer,
    solution: draft.solution,
    hints: draft.hints,
    mistakes: distinctSlips(draft).map((slip) => toMistake(slip.key, slip)),
    figures: draft.figures ?? [],
  }
}

/**
 * The solution with every list that goes through options in the options' order, each line under its option's mark. A list of other
 * things, of which some happen to be options, stays as it is.
 */
function followOptions(solution: string, options: readonly string[]): string {
  return solution.replace(LIST, (list) => {
    const lines = list.split('\n').map((line) => {
      const named = options
        .map((option, at) => ({ at, size: option.replace(/\.$/, '').length, option }))
        .filter(({ option, size }) => line.startsWith(option.slice(0, size), BULLET.length))
        .sort((a, b) => b.size - a.size)[0]
      return { line, at: named?.at ?? -1 }
    })
    const places = new Set(lines.map(({ at }) => at))
    if (places.has(-1) || places.size < lines.length) return list
    return lines
      .sort((a, b) => a.at - b.at)
      .map(({ line, at }) => `${BULLET}${OPTION_MARKS[at]} ${line.slice(BULLET.length)}`)
      .join('\n')
  })
}

/** How to write an answer, in brackets: `(번호만 답하세요.)`. */
const ANSWER_FORM = / ?\((?:\\\([^()]*\\\)|[^()])*답하세요\.\)/g

/**
 * The question as multiple choice, without a note on how to write the answer: the right value and the first slips, five options at most, in drawn order.
 * Throws RangeError when no slip differs from the right value.
 */
export function askChoice(random: Pick<SeededRandom, 'shuffle'>, draft: ValueQuestion): GeneratedItem {
  const slips = distinctSlips(draft).slice(0, MAX_OPTIONS - 1)
  if (slips.length === 0) throw new RangeError(`no wrong option for ${draft.right.key}`)
  const order = random.shuffle<Answer | Slip>([draft.right, ...slips])
  const rightAt = order.indexOf(draft.right)
  const mark = attachParticle(OPTION_MARKS[rightAt] ?? '', '이에요/예요')
  const options = order.map(({ markdown }) => markdown)
  return {
    question: draft.question.replace(ANSWER_FORM, ''),
    options,
    correctAnswer: String(rightAt + 1),
    writtenTestType: WRITTEN_TYPE.choice,
    solution: `${followOptions(draft.solution, options)}\n\n정답은 ${mark}.`,
    hints: draft.hints,
    mistakes: order.flatMap((answer, index) =>
      'mistakeText' in answer ? [toMistake(String(index + 1), answer)] : [],
    ),
    figures: draft.figures ?? [],
  }
}

/** A statement to be judged: key 'O' or 'X'. */
export interface JudgeQuestion {
  statement: string
  isTrue: boolean
  /** What a learner who judges the other way has overlooked. */
  mistakeText: string
  conceptId?: string
  solution: string
  hints: [string, string, string]
}

/** The statement as a true/false item. */
export function askJudgement({
  statement,
  isTrue,
  mistakeText,
  conceptId,
  solution,
  hints,
}: JudgeQuestion): GeneratedItem {
  return {
    question: `다음 설명이 옳으면 O, 옳지 않으면 X를 고르세요.\n\n> ${statement}`,
    options: [],
    correctAnswer: isTrue ? 'O' : 'X',
    writtenTestType: WRITTEN_TYPE.trueFalse,
    solution: `${solution}\n\n따라서 ${isTrue ? '옳은' : '옳지 않은'} 설명이에요. 정답은 ${isTrue ? 'O예요' : 'X예요'}.`,
    hints,
    mistakes: [{ answer: isTrue ? 'X' : 'O', says: mistakeText, ...(conceptId ? { conceptId } : {}) }],
    figures: [],
  }
}

type Archetype = Omit<ItemTemplate, 'generate'> & { draw: (random: SeededRandom) => ValueQuestion }

/** The two templates of an archetype that is asked both ways: as a short answer under its id, as multiple choice under id + X. */
export function makeBothForms({ draw, ...archetype }: Archetype): [ItemTemplate, ItemTemplate] {
  return [
    { ...archetype, generate: (random) => askValue(draw(random)) },
    { ...archetype, id: `${archetype.id}X`, generate: (random) => askChoice(random, draw(random)) },
  ]
}

/** A whole number as the right value. */
export function rightNumber(value: number): Answer {
  return { key: `${value}`, markdown: `\\(${value}\\)` }
}

/** An answer as a wrong one and the mistake it comes from. */
export function slipOf(answer: Answer, mistakeText: string, conceptId?: string): Slip {
  return { ...answer, mistakeText, ...(conceptId ? { conceptId } : {}) }
}

/** A whole number as a wrong value. */
export function wrongNumber(value: number, mistakeText: string, conceptId?: string): Slip {
  return slipOf(rightNumber(value), mistakeText, conceptId)
}

/** An option of a question that makes sense with its options alone: no learner types it, so it is its own key. */
export function optionAnswer(text: string): Answer {
  return { key: text, markdown: text }
}
