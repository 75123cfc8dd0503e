import { listQuestions } from '../../markdown/list-questions.ts'
import { findBugOfAnswer } from '../bugs/find-bug.ts'
import { findLastTask } from '../practice/find-task.ts'
import { flattenQuestion } from '../practice/item-text.ts'
import { readExercises } from '../practice/read-exercises.ts'
import { solveExercise } from '../practice/solve-exercise.ts'
import {
  type BlankOutcome,
  findAskedAt,
  judgeBlank,
  listItemSubQuestions,
  listSubQuestions,
  type SubQuestion,
} from '../practice/sub-questions.ts'
import { countAsked } from '../practice/thread-memory.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import type { Understanding } from '../reading/understand.ts'
import { type Draft, vary } from './draft.ts'
import { askAboutItem } from './help-with-item.ts'
import { isStuck } from './is-stuck.ts'

function askBlank({ blank }: SubQuestion): string {
  return `${blank} 빈칸에 알맞은 것은 무엇일까요?`
}

function reasonOf({ reason }: SubQuestion): string[] {
  return reason === null ? [] : [reason]
}

/** Whether the thread has already gone through these steps. */
export function wereAsked(read: Understanding, [first, second]: readonly SubQuestion[]): boolean {
  const formula = flattenQuestion((second ?? first)?.blank ?? '')
  return formula !== '' && read.earlierText.includes(formula)
}

/** Starts a task with its steps as questions: of several the first is shown, a single one is asked. */
export function startBlanks(questions: readonly SubQuestion[]): Draft | null {
  const [first, second] = questions
  if (!first) return null
  const lead = '좋아요, 한 단계씩 같이 가요.'
  return second
    ? {
        blocks: [lead, '첫 단계는 같이 볼게요.', ...reasonOf(first), first.line, ...reasonOf(second)],
        question: askBlank(second),
      }
    : { blocks: [lead, ...reasonOf(first)], question: askBlank(first) }
}

/** Finds the task whose step was asked last, as questions; empty if there is none. */
function findAskedTask(read: Understanding, asked: string): readonly SubQuestion[] {
  const { openItem, history } = read.turn
  const isAsked = (questions: readonly SubQuestion[]) => findAskedAt(asked, questions) >= 0
  const ofItem = openItem ? listItemSubQuestions(openItem) : []
  if (isAsked(ofItem)) return ofItem
  const ofLast = listSubQuestions(findLastTask(history)?.worked.solution.steps ?? [])
  if (isAsked(ofLast)) return ofLast
  for (const { message, response } of history.toReversed()) {
    for (const text of [normalizeMessage(message), ...listQuestions(response)]) {
      const [exercise] = readExercises(text.replace(/\\[()]/g, ' '))
      const worked = exercise ? solveExercise(exercise) : null
      const questions = worked ? listSubQuestions(worked.solution.steps) : []
      if (isAsked(questions)) return questions
    }
  }
  return []
}

function goOn(read: Understanding, next: SubQuestion | undefined, blocks: string[]): Draft {
  if (next) return { blocks: [...blocks, ...reasonOf(next)], question: askBlank(next) }
  return read.turn.openItem
    ? { blocks: [...blocks, '이제 마지막 한 걸음만 남았어요. 혼자 해 볼까요?'], question: askAboutItem(read) }
    : { blocks: [...blocks, '이제 다 풀었어요. 끝까지 왔어요!'], question: 'auto' }
}

function leadFor(outcome: BlankOutcome | null): string {
  if (outcome === null) return '괜찮아요.'
  return outcome === 'unfinished' ? '값은 맞아요! 모양만 다듬어 봐요.' : '아직은 아니에요.'
}

/** The same reason again helps no one who is stuck. */
function wasToldLast({ turn }: Understanding, reason: string): boolean {
  return flattenQuestion(turn.history.at(-1)?.response ?? '').includes(flattenQuestion(reason))
}

/** Replies to an answer for the blank, or to a learner who is stuck at it: first with the reason, then with the step itself. */
export function replyToBlank(read: Understanding): Draft | null {
  if (!read.asked?.includes('\\square')) return null
  const { asked } = read
  const questions = findAskedTask(read, asked)
  const at = findAskedAt(asked, questions)
  const current = questions[at]
  if (!current) return null
  const next = questions[at + 1]
  const stuck = isStuck(read)
  const isTold = stuck && current.reason !== null && wasToldLast(read, current.reason)
  const isFirstTry = countAsked(asked, read.turn.history) < 2 && !isTold
  const outcome = stuck ? null : judgeBlank(read.text, current)
  if (outcome === null && !stuck) return null
  if (outcome === 'correct') return goOn(read, next, [vary(read, '맞아요! 잘했어요.', '좋아요, 맞아요!')])
  if (outcome === 'other-way') return goOn(read, next, ['맞아요! 풀이에서는 이렇게 써요.', current.line])
  const lead = leadFor(outcome)
  const says =
    outcome === 'incorrect'
      ? findBugOfAnswer(current.blank.replace(/=\s*\\square/, ''), read.text, current.key)
      : null
  if (!isFirstTry) return goOn(read, next, [lead, '이 단계는 같이 써요.', current.line])
  return {
    blocks: [
      lead,
      ...(says === null ? [] : [says]),
      ...(outcome === 'unfinished' ? [] : [current.reason ?? '빈칸 앞의 계산을 한 번에 하나씩 해 보세요.']),
    ],
    question: asked,
  }
}
