import { findLastTask } from '../practice/find-task.ts'
import type { Understanding } from '../reading/understand.ts'
import type { Draft } from './draft.ts'

const LONGEST = 18
/** What asks for something, or takes something back. */
const ASKS =
  /\?|왜|뭐|뭔|몇|어떻|어케|어디|언제|모르|안\s|못|없|아니|근데|그럼|다시|하나\s?더|알려|해\s?줘|문제/

const REMARKS: readonly (readonly [RegExp, string])[] = [
  [
    /까먹|깜[빡박]|빼먹|빠뜨|실수했|잘못\s?봤/,
    '괜찮아요, 자주 빠뜨리는 곳이에요. 스스로 찾았으니 다음에는 잊지 않을 거예요.',
  ],
  [/신기|대박|쩐다|쩔어|우와|멋지/, '신기하죠? 그렇게 맞아떨어지는 것을 알아보는 것이 수학의 재미예요.'],
  [/재[미밌밋](?!\s?없)|쉽네|쉬운데|할\s?만/, '그렇다니 기뻐요! 그 느낌으로 다음 것도 해 봐요.'],
  [/^(?:아|오|헐|와|앗|어)?\s?(?:그렇네|그러네|그르네|글네)/, '그렇죠? 스스로 알아차렸네요.'],
]

/** A short remark in a thread about what was said last. */
export function replyToRemark({ text, turn, topics }: Understanding): Draft | null {
  if (turn.history.length === 0 || turn.openItem || text.length > LONGEST || ASKS.test(text)) return null
  if (/^또\s직각이[네구]/.test(text)) {
    const task = findLastTask(turn.history)
    return task?.worked.solution.answer === '90'
      ? { blocks: [`네, 이번에도 직각이에요. ${task.worked.conclusion}`], question: 'auto' }
      : null
  }
  const said = REMARKS.find(([pattern]) => pattern.test(text))?.[1]
  return said === undefined || topics.length > 1 ? null : { blocks: [said], question: 'auto' }
}
