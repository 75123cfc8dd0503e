import { normalizeMessage } from '../reading/normalize-message.ts'
import { type Act, readActs } from '../reading/read-acts.ts'
import type { Understanding } from '../reading/understand.ts'

const STUCK: ReadonlySet<Act> = new Set([
  'asks-again',
  'asks-next',
  'asks-how',
  'asks-easier',
  'asks-from-start',
])
const LOST: ReadonlySet<Act> = new Set(['asks-again', 'asks-easier'])
const LONGEST = 20

function isLost(text: string): boolean {
  return text.length <= LONGEST && readActs(text).some((act) => LOST.has(act))
}

/** Whether the learner is stuck: asks again, for the next step or for help. */
export function isStuck(read: Understanding): boolean {
  return read.acts.some((act) => STUCK.has(act)) || read.wishes.has('hint') || read.wishes.has('answer')
}

/** Whether a task should go step by step: the learner asks for it, is lost twice, or continues after a protest. */
export function wantsSteps(read: Understanding): boolean {
  if (read.topics.length > 0) return false
  if (read.acts.includes('asks-from-start')) return true
  const last = read.turn.history.at(-1)
  if (!last) return false
  const before = normalizeMessage(last.message)
  if (isLost(read.text)) return isLost(before)
  const goesOn = read.wishes.has('agreement') || read.acts.includes('asks-next')
  return goesOn && readActs(before).includes('protests')
}
