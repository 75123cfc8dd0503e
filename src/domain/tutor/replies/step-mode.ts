import { formatExpression } from '#domain/math/format-latex.ts'
import { checkWorkedLines, readWorkedRow } from '#domain/math/steps/check-worked-lines.ts'
import { inline } from '#domain/math/steps/inline-math.ts'
import type { Step } from '#domain/math/steps/step.ts'
import type { WorkedLine } from '#domain/math/steps/worked-line.ts'
import { findLastTask } from '../practice/find-task.ts'
import { readExercise } from '../practice/read-exercise.ts'
import { solveExercise } from '../practice/solve-exercise.ts'
import { countAsked } from '../practice/thread-memory.ts'
import { findFormulas } from '../reading/find-formulas.ts'
import type { Act } from '../reading/read-acts.ts'
import type { Understanding } from '../reading/understand.ts'
import { type Draft, vary } from './draft.ts'

/** The question of step mode; what it is about can be read out of it, so that the next turn can judge the line. */
function askNextLine(latex: string): string {
  return `${inline(latex)}, 그다음 줄은 어떻게 될까요?`
}

const ASKED_LINE = /^\\\((.+)\\\), 그다음 줄은/

/** Kinds of tasks whose working goes line by line. */
const BY_LINES: ReadonlySet<string> = new Set(['solve', 'evaluate', 'simplify'])
const STUCK: ReadonlySet<Act> = new Set([
  'asks-again',
  'asks-next',
  'asks-how',
  'asks-easier',
  'asks-from-start',
])

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
    : { blocks: [...blocks, '여기까지가 끝이에요. 끝까지 스스로 왔어요!'], question: 'auto' }
}

/** 'from the beginning, slowly': the last task again, one line at a time. */
export function startStepMode(read: Understanding): Draft | null {
  if (!read.acts.includes('asks-from-start') || read.topics.length > 0) return null
  const task = findLastTask(read.turn.history)
  if (!task || !BY_LINES.has(task.exercise.kind)) return null
  const { exercise } = task
  const formula =
    exercise.kind === 'solve'
      ? [exercise.left, exercise.right]
      : exercise.kind === 'evaluate' || exercise.kind === 'simplify'
        ? [exercise.expression]
        : []
  const latex = formula.map((side) => formatExpression(side)).join(' = ')
  const [first] = stepsFrom(latex)
  return first
    ? {
        blocks: ['좋아요, 한 줄씩 같이 가요. 첫 줄은 이렇게 생각해요.', first.reason],
        question: askNextLine(latex),
      }
    : null
}

/** A line of the learner's, or being stuck, in step mode. Help fades: first the reason, then the line itself. */
export function replyInStepMode(read: Understanding): Draft | null {
  const latex = read.asked === null ? undefined : ASKED_LINE.exec(read.asked)?.[1]
  const before = latex === undefined ? null : readLine(latex)
  if (latex === undefined || !before || read.asked === null) return null
  const [next] = stepsFrom(latex)
  if (read.acts.some((act) => STUCK.has(act)) || read.wishes.has('hint') || read.wishes.has('answer')) {
    if (!next) return null
    if (countAsked(read.asked, read.turn.history) < 2)
      return { blocks: ['이렇게 생각해 봐요.', next.reason], question: read.asked }
    const shown = lineOf(next, latex)
    return goOn(shown, ['이 줄은 같이 써요.', next.reason, `\\[ ${shown} \\]`])
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
