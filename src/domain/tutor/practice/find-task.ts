import { formatExpression } from '#domain/math/format-latex.ts'
import { readWorkedRow } from '#domain/math/steps/check-worked-lines.ts'
import type { WorkedLine } from '#domain/math/steps/worked-line.ts'
import { findFormulas } from '../reading/find-formulas.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import { tellsInsight } from '../reading/tells-insight.ts'
import type { TutorTurn } from '../tutor-turn.ts'
import { completeMessage } from './complete-message.ts'
import { dropReasonBehind, readClaim } from './read-claim.ts'
import { readClaimedValue } from './read-claimed-value.ts'
import type { Exercise } from './read-exercise.ts'
import { readExercises } from './read-exercises.ts'
import { readLoosely } from './read-loosely.ts'
import { solveExercise } from './solve-exercise.ts'
import type { WorkedExercise } from './worked-exercise.ts'

const REMEMBERED_TURNS = 4

export interface Task {
  exercise: Exercise
  worked: WorkedExercise
}

type History = TutorTurn['history']

/** By the last turn: the parts of the thread that end with it, and the task of each. */
const tasks = new WeakMap<History[number], { history: History; task: Task | null }[]>()

function isSame(left: History, right: History): boolean {
  return left.length === right.length && left.every((turn, at) => turn === right[at])
}

/**
 * The last task that the learner typed and the tutor worked out; null if there is none in the last turns. Remembered: many replies of one turn
 * look for it.
 */
export function findLastTask(history: History): Task | null {
  const last = history.at(-1)
  if (!last) return null
  const known = tasks.get(last) ?? []
  tasks.set(last, known)
  const found = known.find((one) => isSame(one.history, history))
  if (found) return found.task
  const task = searchTask(history)
  known.push({ history, task })
  return task
}

function searchTask(history: History): Task | null {
  for (let at = history.length - 1; at >= Math.max(0, history.length - REMEMBERED_TURNS); at -= 1) {
    const typed = dropReasonBehind(normalizeMessage(history[at]?.message ?? ''))
    const message = completeMessage(typed, history.slice(0, at))
    const claimed = readClaimedValue(message)
    const claim = readClaim(message)
    const side =
      claim?.kind === 'equal' ? readExercises(`${formatExpression(claim.left)} 간단히`)[0] : undefined
    const asked = tellsInsight(message)
      ? undefined
      : (readExercises(message)[0] ?? readLoosely(message)?.exercise)
    const exercise = claimed?.exercise ?? side ?? asked
    const worked = exercise ? solveExercise(exercise) : null
    if (exercise && worked) return { exercise, worked }
  }
  return null
}

/** The equations of a text with a letter, in order. */
export function listEquations(text: string): Extract<WorkedLine, { kind: 'equation' }>[] {
  return findFormulas(text)
    .filter((formula) => /=/.test(formula.text) && /[a-z]/i.test(formula.text))
    .flatMap((formula) => readWorkedRow(formula.text))
    .filter((line) => line.kind === 'equation')
}

/** The equation that the thread works on: the first of the latest message or question that holds one to solve. */
export function findLastEquation(
  history: TutorTurn['history'],
  asked: string | null,
): Extract<WorkedLine, { kind: 'equation' }> | null {
  const [own] = asked === null ? [] : listEquations(asked.replace(/\\[()]/g, ' '))
  if (own) return own
  for (const { message } of history.slice(-REMEMBERED_TURNS).toReversed()) {
    const text = normalizeMessage(message)
    const [first] = readClaim(text)?.kind === 'equal' ? [] : listEquations(text)
    if (first) return first
  }
  return null
}
