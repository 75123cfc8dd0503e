import { formatExpression } from '#domain/math/format-latex.ts'
import { checkWorkedLines, readWorkedRow } from '#domain/math/steps/check-worked-lines.ts'
import { inline } from '#domain/math/steps/inline-math.ts'
import type { Step } from '#domain/math/steps/step.ts'
import type { WorkedLine } from '#domain/math/steps/worked-line.ts'
import { judgeItemMessage } from '../item/judge-item-message.ts'
import { findLastTask } from '../practice/find-task.ts'
import { flattenQuestion } from '../practice/item-text.ts'
import { type Exercise, readExercise } from '../practice/read-exercise.ts'
import { solveExercise } from '../practice/solve-exercise.ts'
import { listItemSubQuestions, listSubQuestions } from '../practice/sub-questions.ts'
import { countAsked } from '../practice/thread-memory.ts'
import { findFormulas } from '../reading/find-formulas.ts'
import type { Understanding } from '../reading/understand.ts'
import { type Draft, vary } from './draft.ts'
import { startBlanks, wereAsked } from './fill-blanks.ts'
import { isStuck, wantsSteps } from './is-stuck.ts'

/** The question of step mode; what it is about can be read out of it, so that the next turn can judge the line. */
export function askNextLine(latex: string): string {
  return `${inline(latex)}, 그다음 줄은 어떻게 될까요?`
}

const ASKED_LINE = /^\\\((.+)\\\), 그다음 줄은/

/** Kinds of tasks whose working goes line by line. */
const BY_LINES: ReadonlySet<string> = new Set(['solve', 'evaluate', 'simplify'])

function readLine(latex: string): WorkedLine | null {
  return readWorkedRow(latex).at(-1) ?? null
}

/** The steps that lead on from a line. */
function stepsFrom(latex: string): readonly Step[] {
  for (const task of [`${latex} 풀어줘`, `${latex} 간단히`, `${latex} 계산`]) {
    const exercise = readExercise(task)
    const worked = exercise && BY_LINES.has(exercise.kind) ? solveExercise(exercise) : null
    if (worked) return worked.solution.steps
  }
  return []
}

/** A step's line without what it is equal to before. */
function lineOf({ latex }: Step, before: string): string {
  const isEquation = readLine(before)?.kind === 'equation'
  return isEquation ? latex : (latex.split('=').at(-1)?.trim() ?? latex)
}

function goOn(latex: string, blocks: string[]): Draft {
  return stepsFrom(latex).length > 0
    ? { blocks, question: askNextLine(latex) }
    : { blocks: [...blocks, '여기까지가 끝이에요.'], question: 'auto' }
}

/** The first line of a task that is solved line by line; null if it is not such a task. */
function firstLineOf(exercise: Exercise): string | null {
  switch (exercise.kind) {
    case 'solve':
      return [exercise.left, exercise.right].map((side) => formatExpression(side)).join(' = ')
    case 'evaluate':
    case 'simplify':
      return formatExpression(exercise.expression)
    default:
      return null
  }
}

function startTask(exercise: Exercise): Draft | null {
  const latex = firstLineOf(exercise)
  const [first] = latex === null ? [] : stepsFrom(latex)
  if (latex !== null && first) {
    return {
      blocks: ['좋아요, 한 줄씩 같이 가요. 첫 줄은 이렇게 생각해요.', first.reason],
      question: askNextLine(latex),
    }
  }
  return startBlanks(listSubQuestions(solveExercise(exercise)?.solution.steps ?? []))
}

/** The tutor's own last question as a task, unless the learner's own was worked out in the last turn. */
function findOpenTask({ turn, asked }: Understanding): Exercise | null {
  const own = findLastTask(turn.history)?.exercise ?? null
  const isNew = own !== null && findLastTask(turn.history.slice(-1)) !== null
  return isNew || asked === null ? own : (readExercise(asked.replace(/\\[()]/g, ' ')) ?? own)
}

/** Goes through the open item or the last task one step at a time, if the learner asks for it or is lost twice. */
export function startStepMode(read: Understanding): Draft | null {
  if (!wantsSteps(read)) return null
  const { openItem } = read.turn
  if (!openItem) {
    const task = findOpenTask(read)
    const isShort = task !== null && (solveExercise(task)?.solution.steps.length ?? 0) < 2
    return task && (!isShort || read.acts.includes('asks-from-start')) ? startTask(task) : null
  }
  const exercise = readExercise(openItem.question.replace(/\\[()[\]]/g, ' '))
  const isItem =
    exercise !== null &&
    judgeItemMessage(solveExercise(exercise)?.solution.answer ?? '', openItem)?.outcome === 'correct'
  if (isItem && firstLineOf(exercise) !== null) return startTask(exercise)
  const questions = listItemSubQuestions(openItem)
  return wereAsked(read, questions) && !read.acts.includes('asks-from-start') ? null : startBlanks(questions)
}

/** A line of the learner's, or being stuck, in step mode. Help fades: first the reason, then the line itself. */
export function replyInStepMode(read: Understanding): Draft | null {
  const latex = read.asked === null ? undefined : ASKED_LINE.exec(read.asked)?.[1]
  const before = latex === undefined ? null : readLine(latex)
  if (latex === undefined || !before || read.asked === null) return null
  const [next] = stepsFrom(latex)
  if (isStuck(read)) {
    if (!next) return null
    const isTold = flattenQuestion(read.turn.history.at(-1)?.response ?? '').includes(
      flattenQuestion(next.reason),
    )
    const isFirst = countAsked(read.asked, read.turn.history) < 2
    if (isFirst && !isTold) return { blocks: ['이렇게 생각해 봐요.', next.reason], question: read.asked }
    // The last line of an open item is its answer.
    if (read.turn.openItem && stepsFrom(latex).length === 1)
      return { blocks: ['마지막 줄은 혼자 해 볼 차례예요.', next.reason], question: read.asked }
    const shown = lineOf(next, latex)
    return goOn(shown, ['이 줄은 같이 써요.', ...(isTold ? [] : [next.reason]), `\\[ ${shown} \\]`])
  }
  const said = findFormulas(read.text).at(-1)?.text
  const line = said === undefined ? undefined : readWorkedRow(said).at(-1)
  if (!line || line.kind !== before.kind) return null
  const { firstWrong, firstUnsure, slip } = checkWorkedLines([before, line])
  if (firstUnsure !== null) return null
  if (firstWrong !== null)
    return {
      blocks: ['아직은 아니에요.', slip ?? next?.reason ?? '앞 줄에서 무엇을 바꾸었는지 하나씩 다시 보세요.'],
      question: read.asked,
    }
  return goOn(line.latex, [vary(read, '맞아요! 잘 이어졌어요.', '좋아요, 맞아요!')])
}
