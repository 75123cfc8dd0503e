import { listContentWords } from '../explanation/coverage.ts'
import { findLastTask } from '../practice/find-task.ts'
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
const LONGEST = 24

/** Words of a message that only says that its learner is lost. */
const FILLER =
  /^(?:아직|그래도|진짜|정말|하나도|1$|도저히|아예|전혀|계속|너무|완전|그냥|이[거게건]|그[거게건]|지금|혹시|설명|이해|알아|뭐라|어렵|어려|복잡|헷갈|모르|몰|모름|와닿|감이|머리|들어와|다시|한번|천천히|차근|자세히|더?쉽|더?쉬운|간단|초등|초딩|유치원|한국|풀어서|부탁|못|무슨|뭔|먼|말|소리|노이해|안|[가-힣]{0,2}겠|[가-힣]{0,2}[줘주달])/

/** Whether a message only says that the learner is lost. */
export function isLost(text: string): boolean {
  return (
    text.length <= LONGEST &&
    readActs(text).some((act) => LOST.has(act)) &&
    listContentWords(text).every((word) => FILLER.test(word))
  )
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
  if (isLost(read.text)) return isLost(before) || findLastTask(read.turn.history.slice(-2)) !== null
  const goesOn = read.wishes.has('agreement') || read.acts.includes('asks-next')
  return goesOn && readActs(before).includes('protests')
}
