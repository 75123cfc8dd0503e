import { searchBank } from '../bank/search-bank.ts'
import { findLastTask } from '../practice/find-task.ts'
import { listNumbers } from '../reading/list-numbers.ts'
import type { Understanding } from '../reading/understand.ts'
import type { Draft } from './draft.ts'

const REMEMBERED_TURNS = 3
const NAMES_CHANGE = /\d|반대|거꾸로|부호|순서|자리|앞뒤|하나|[한두세네]\s?개/

/** A change of the last task that could be one of several ('5면?' of two numbers, '반대로 하면?'): what was read, and how to say which. */
export function replyToUnclearChange({ text, turn, change }: Understanding): Draft | null {
  if (turn.openItem || change !== 'open' || !NAMES_CHANGE.test(text)) return null
  const task = findLastTask(turn.history.slice(-REMEMBERED_TURNS))
  if (!task || searchBank(text, turn.unit, turn.conceptId)[0]?.isExact) return null
  // The value of a letter that the task does not have is a question about its rule.
  const letter = /(?<![a-z])[a-z](?=\s?=)/i.exec(text)?.[0]
  if (letter !== undefined && !task.worked.task.includes(letter)) return null
  const numbers = listNumbers(text)
    .map((number) => `\`${number}\``)
    .join(', ')
  const old = /-?\d+/.exec(task.worked.task)?.[0] ?? '3'
  return {
    blocks: [
      `앞에서 푼 ${task.worked.task} 이야기죠? ${numbers === '' ? '무엇을' : `${numbers}까지는 읽었는데, 무엇을`} 바꾸는지 확실하지 않아서 아직 계산하지 않았어요.`,
    ],
    question: `어느 수를 어떤 수로 바꿀까요? '${old} 대신 ${old === '7' ? '9' : '7'}'처럼, 또는 바뀐 식을 그대로 적어 주세요.`,
  }
}
