import { checkAnswer } from '#domain/answer/check-answer.ts'
import type { CheckResult } from '#domain/answer/verdict.ts'
import { type Item, WRITTEN_TYPE } from '#domain/exam/item.ts'
import type { Step } from '#domain/math/steps/step.ts'
import { listSentences } from '../explanation/read-explanation.ts'
import { findFormulas } from '../reading/find-formulas.ts'
import { revealsAnswer } from '../reveals-answer.ts'
import { listReadings } from './read-answer.ts'
import { asksBack, readsAsAnswer } from './recognize-question.ts'
import { hasPicture } from './thread-memory.ts'

/** One step of a task with its result left out. */
export interface SubQuestion {
  /** The step with a blank, Markdown in 해요체. */
  blank: string
  /** The value of the blank, LaTeX. */
  key: string
  /** The whole step. */
  line: string
  /** Why the step is done; null if the step says so itself. */
  reason: string | null
}

const BLANK = '\\square'
const FORMULA = /\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]/g
const LONGEST = 160
/** A sentence about a single option is not a step. */
const ABOUT_OPTION = /^[①②③④⑤ㄱ-ㅎ]/

function plainKey(latex: string): string {
  return latex.replace(/\^\{?\\circ\}?/g, '').trim()
}

function compare(answer: string, key: string): CheckResult {
  return checkAnswer({ answer, correctAnswer: plainKey(key), writtenTestType: WRITTEN_TYPE.shortAnswer })
}

function isSame(answer: string, key: string): boolean {
  return compare(answer, key).verdict === 'correct'
}

/** Cuts a formula before its result; null if it has no result that a learner can be asked for. */
function cutResult(formula: string): { start: string; key: string } | null {
  const at = formula.lastIndexOf('=')
  const start = formula.slice(0, at).trim()
  const key = formula
    .slice(at + 1)
    .trim()
    .replace(/[.,]$/, '')
  const isAsked = at > 0 && start !== '' && /\d/.test(key) && !/[가-힣]|text/.test(key)
  // Equations are solved line by line instead; for `a = 6` the value is asked.
  const isEquation = /[a-z]/i.test(start.replace(/\\[a-zA-Z]+|^[a-z]$/gi, ''))
  return isAsked && !isEquation && isSame(plainKey(key), key) ? { start, key } : null
}

/** As `cutResult`, but for `90 = 2 x 3 x 15` after `90 = 2 x 45` the start is the line before, so that no two blanks look the same. */
function cutAfter(formula: string, before: string): { start: string; key: string } | null {
  const cut = cutResult(formula)
  return cut && before.startsWith(`${cut.start} =`) ? { ...cut, start: before } : cut
}

/** Returns the steps of a worked task as questions. */
export function listSubQuestions(steps: readonly Step[]): SubQuestion[] {
  return steps.flatMap(({ latex, reason }, index) => {
    const cut = cutAfter(latex, steps[index - 1]?.latex ?? '')
    return cut
      ? [{ blank: `\\(${cut.start} = ${BLANK}\\)`, key: cut.key, line: `\\(${latex}\\)`, reason }]
      : []
  })
}

/** Splits a solution into sentences and rows of displays. */
function piecesOf(solution: string): string[] {
  return solution
    .replace(/\\\[([\s\S]*?)\\\]/g, (_display, inside: string) =>
      inside
        .replace(/\\(?:begin|end)\{[^}]*\}|&/g, ' ')
        .split('\\\\')
        .map((row) => `\n\\(${row.trim()}\\)\n`)
        .join(''),
    )
    .split('\n')
    .flatMap(listSentences)
    .map((piece) => piece.replace(/^(?:[-*]|\d+\.)\s+/, ''))
}

/** Returns the steps of an item's solution as questions, up to the one that reveals its answer. */
export function listItemSubQuestions(item: Item): SubQuestion[] {
  if (hasPicture(item.solution)) return []
  const reveals = (text: string) => revealsAnswer(text, item.question, item)
  const pieces = piecesOf(item.solution)
  const answerAt = pieces.findIndex(reveals)
  const asked = new Set<string>()
  return pieces.slice(0, answerAt < 0 ? pieces.length : answerAt).flatMap((line, index) => {
    const formula = [...line.matchAll(FORMULA)].findLast(([, inside = '']) => cutResult(inside) !== null)
    const cut = formula && cutResult(formula[1] ?? '')
    if (!formula || !cut || line.length > LONGEST || ABOUT_OPTION.test(line)) return []
    const blank =
      line.slice(0, formula.index) +
      `\\(${cut.start} = ${BLANK}\\)` +
      line.slice(formula.index + formula[0].length)
    if (asked.has(cut.start)) return []
    asked.add(cut.start)
    const before = pieces[index - 1] ?? ''
    const isBare = !/[가-힣]/.test(line)
    return reveals(blank)
      ? []
      : [{ blank, key: cut.key, line, reason: isBare && before !== '' ? before : null }]
  })
}

function formulaWithBlank(text: string): string | null {
  for (const [, inside = ''] of text.matchAll(FORMULA)) if (inside.includes(BLANK)) return inside
  return null
}

/** Returns the index of the question that was asked in these words; -1 if there is none. */
export function findAskedAt(asked: string, questions: readonly SubQuestion[]): number {
  const formula = formulaWithBlank(asked)
  return formula === null ? -1 : questions.findIndex(({ blank }) => formulaWithBlank(blank) === formula)
}

/** `other-way`: right, and not as the step writes it. `unfinished`: right in value, and not yet in form. */
export type BlankOutcome = 'correct' | 'other-way' | 'unfinished' | 'incorrect'

/** Returns the last side before the blank: `2 x 45` of `90 = 2 x 45 = □`. */
function sideBefore(blank: string): string {
  return (formulaWithBlank(blank) ?? '').split('=').at(-2)?.trim() ?? ''
}

/** Returns how a message fills the blank; null if it does not read as an answer to it. */
export function judgeBlank(message: string, { blank, key }: SubQuestion): BlankOutcome | null {
  const bare = message.replace(/^\s*빈칸(?:에는?|은|이|:)?\s*/, '')
  const said = findFormulas(bare).at(-1)?.text
  if (said === undefined) return null
  const isAnswer = readsAsAnswer(bare)
  const parts = isAnswer || !asksBack(bare) ? [said, said.split('=').at(-1) ?? ''] : []
  const answers = [...listReadings(bare), ...parts]
  const results = answers.map((answer) => compare(answer, key))
  if (results.some(({ verdict }) => verdict === 'correct')) return 'correct'
  const near = results.filter(({ verdict, reason }) => verdict === 'nudge' && reason !== 'not-read')
  const before = sideBefore(blank)
  const isCopied = before !== '' && answers.some((answer) => isSame(answer, before))
  if (near.length > 0)
    return !isCopied && near.some(({ reason }) => reason === 'keep-form') ? 'other-way' : 'unfinished'
  return isAnswer ? 'incorrect' : null
}
