import { testAnswer } from '#domain/exam/run-answer-test.ts'
import { loadUnitTemplates } from '#domain/items/load-templates.ts'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { prepareBank } from '#domain/tutor/bank/search-bank.ts'
import type { RulesResult, RulesTask, TurnTask, UnitContent } from './rules-task.ts'
import { findThreadId } from './thread-time.ts'

/** Units of one grade fit in, with the versions of one that is just edited. */
const MOST_UNITS = 16

/** The oldest first. */
const contents = new Map<string, UnitContent>()

function findContent({ contentKey, content }: TurnTask): UnitContent | undefined {
  const known = contents.get(contentKey)
  if (known || !content) return known
  const [oldest] = contents.keys()
  if (contents.size >= MOST_UNITS && oldest !== undefined) contents.delete(oldest)
  contents.set(contentKey, content)
  // Before the deadline counts: else the first turn that searches the questions, which need not be the first turn, pays for their index.
  for (const _step of prepareBank(content.unit));
  return content
}

const threadId = findThreadId()

function signalStart(started: Int32Array): void {
  Atomics.store(started, 0, threadId)
  Atomics.notify(started, 0)
}

/** Runs one task; the entry of a thread of `RulesPool`. */
export default async function runTask(task: RulesTask): Promise<RulesResult> {
  if (task.kind === 'check') {
    signalStart(task.started)
    return testAnswer(task.key, task.answer)
  }
  const content = findContent(task)
  if (!content) return 'content-missing'
  const templates = await loadUnitTemplates(task.unitId)
  signalStart(task.started)
  return answerTurn({ ...task.turn, ...content, templates })
}
