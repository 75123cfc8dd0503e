import type { Item } from '#domain/exam/item.ts'
import { chooseHint } from '../choose-hint.ts'
import { flattenQuestion } from '../practice/item-text.ts'
import type { Understanding } from '../reading/understand.ts'
import { type Draft, vary } from './draft.ts'

function numbersOf(text: string): string[] {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).sort()
}

/** Whether the message asks to have the open item worked out: its text pasted, or a task with the item's numbers. */
function asksItem(text: string, item: Item): boolean {
  const flat = flattenQuestion(text)
  const task = [item.question, ...(item.pairing?.left ?? []), ...(item.pairing?.right ?? [])].join('\n')
  if (flat.length > 8 && flattenQuestion(task).includes(flat)) return true
  const [asked, typed] = [numbersOf(task), numbersOf(text)]
  return (
    typed.length > 0 &&
    typed.every((number) => asked.includes(number)) &&
    typed.length >= Math.min(asked.length, 2)
  )
}

function hintsSeen(read: Understanding, item: Item): number {
  const earlierText = read.earlierText
  const inThread = item.hints.filter((hint) => earlierText.includes(flattenQuestion(hint))).length
  return Math.max(inThread, read.turn.tried?.hintsShown ?? 0)
}

/** The next hint that the thread has not shown, with a sentence before it. */
function draftHint(read: Understanding, item: Item, lead: string): Draft {
  const { hint } = chooseHint({ item, answer: null, hintsShown: hintsSeen(read, item) })
  return {
    blocks: [lead, hint ?? '문제에서 구하라는 것이 무엇인지, 주어진 것이 무엇인지부터 한 줄씩 적어 보세요.'],
    question: vary(read, '이 힌트로 어디까지 할 수 있을 것 같아요?', '그다음 줄은 어떻게 될까요?'),
  }
}

/** While an item is open: hints in place of its answer, and its task is never worked out. */
export function replyToOpenItem(read: Understanding): Draft | null {
  const { openItem } = read.turn
  if (!openItem) return null
  if (read.wishes.has('answer')) {
    return draftHint(read, openItem, '답을 바로 알려 주면 연습할 기회가 사라져요. 대신 힌트를 하나 줄게요.')
  }
  if (read.wishes.has('hint')) return draftHint(read, openItem, '이렇게 시작해 볼까요?')
  if (asksItem(read.text, openItem)) {
    return draftHint(
      read,
      openItem,
      '지금 풀고 있는 문제네요. 답은 스스로 찾아야 내 것이 되니까, 힌트로 도울게요.',
    )
  }
  const isStuck = read.wishes.has('confusion') && read.topics.length === 0
  return isStuck ? draftHint(read, openItem, '막힐 때는 한 걸음만 떼면 돼요.') : null
}
