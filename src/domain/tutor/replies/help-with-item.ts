import type { Item } from '#domain/exam/item.ts'
import { type ItemJudgement, judgeItemMessage } from '../item/judge-item-message.ts'
import { listSubSteps } from '../item/list-sub-steps.ts'
import { flattenQuestion } from '../practice/item-text.ts'
import { findFormulas } from '../reading/find-formulas.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import type { Act } from '../reading/read-acts.ts'
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

/** The question that ends a reply while an item is open: about that item and nothing else. */
export function askAboutItem(read: Understanding): string {
  return vary(
    read,
    '지금 문제의 다음 줄은 어떻게 될까요?',
    '이걸 지금 문제에 써 보면 첫 줄은 어떻게 될까요?',
    '그럼 지금 문제에서 다음에 나올 값은 얼마일까요?',
  )
}

function repeatsFormula(step: string, lead: string): boolean {
  return findFormulas(step).some(
    ({ text }) => text.includes('=') && flattenQuestion(lead).includes(flattenQuestion(text)),
  )
}

/**
 * The next step of the item that neither the thread nor the card has shown, with a sentence before it. All of them again for a learner who
 * asks to start again and has seen all of them.
 */
function draftStep(read: Understanding, item: Item, lead: string): Draft {
  const steps = listSubSteps(item)
  const shown = read.turn.tried?.hintsShown ?? 0
  const fresh = steps.filter(
    (step, index) => index >= Math.min(shown, 2) && !read.earlierText.includes(flattenQuestion(step)),
  )
  // What the lead has just said (51 = 3 × 17) is not said again below it.
  const next = fresh.find((step) => !repeatsFormula(step, lead)) ?? fresh[0]
  if (next !== undefined) return { blocks: [lead, next], question: askAboutItem(read) }
  if (read.acts.includes('asks-from-start') && steps.length > 0) {
    return { blocks: ['처음부터 다시 차례대로 모아 볼게요.', ...steps], question: askAboutItem(read) }
  }
  const last = steps.at(-1)
  return {
    blocks: [
      last === undefined
        ? '문제에서 구하라는 것이 무엇인지, 주어진 것이 무엇인지부터 한 줄씩 적어 보세요.'
        : '여기까지가 길잡이의 끝이에요. 마지막 한 걸음은 스스로 해 봐요.',
      ...(last === undefined ? [] : [last]),
      '그래도 막히면 답 칸 아래의 풀이 보기를 열어도 괜찮아요.',
    ],
    question: askAboutItem(read),
  }
}

function praiseItemAnswer(read: Understanding): Draft {
  return {
    blocks: [
      vary(read, '맞아요! 잘했어요.', '맞아요, 그거예요!'),
      '이제 그 답을 문제의 답 칸에 적어 넣어 보세요.',
    ],
    question: null,
  }
}

const ASKS_TO_CHECK = /맞|아[니닌님냐]|나[왔와옴온]|확인|봐\s?[줘주]|풀었|푼/
/** The message asks for a reason, a method, or a reply under a condition, which would reveal the answer. */
const ASKS_OTHERWISE = /왜|어떻게|[으라]면/

/** How a message fares as an answer; of words that are not all understood, its last value counts if they ask to check it. */
function judgeSaid(text: string, item: Item): ItemJudgement | null {
  const said = findFormulas(text).at(-1)?.text
  return (
    judgeItemMessage(text, item) ??
    (said !== undefined && ASKS_TO_CHECK.test(text) && !ASKS_OTHERWISE.test(text)
      ? judgeItemMessage(said, item)
      : null)
  )
}

/** 그럼 5면? asks about another number. Judged as an answer, it would reveal whether 5 is right. */
function asksOfChange({ change, text }: Understanding): boolean {
  return change !== null && /면요?\s*\??$/.test(text)
}

/** Replies to the open item's correct answer, whatever was asked last. */
export function replyToRightItemAnswer(read: Understanding): Draft | null {
  const { openItem } = read.turn
  const judged = openItem && !asksOfChange(read) && judgeSaid(read.text, openItem)
  return judged && judged.outcome === 'correct' ? praiseItemAnswer(read) : null
}

/** The learner says an answer or a value of the open item. */
function replyToItemAnswer(read: Understanding, item: Item): Draft | null {
  const judged = asksOfChange(read) ? null : judgeSaid(read.text, item)
  if (!judged) return null
  switch (judged.outcome) {
    case 'correct':
      return praiseItemAnswer(read)
    case 'nudge':
      return {
        blocks: ['값은 맞아요! 이제 계산을 끝내고 문제가 원하는 모양으로 다듬어서 답 칸에 적어 보세요.'],
        question: '더 간단히 쓰면 어떻게 될까요?',
      }
    case 'step':
      return { blocks: ['여기까지 맞아요! 한 걸음만 더 가면 돼요.'], question: askAboutItem(read) }
    case 'between':
      return draftStep(read, item, '그 값은 풀이 중간에 나오는 값이에요. 잘 가고 있으니 이어서 가 봐요.')
    case 'incorrect':
      return judged.mistake === null
        ? draftStep(read, item, '아직은 아니에요. 이렇게 다시 봐요.')
        : { blocks: ['아직은 아니에요.', judged.mistake], question: askAboutItem(read) }
  }
}

const REMEMBERED = 3

/** 'why is it wrong?': the mistake in the last answer that was said. */
function replyToWhyWrong(read: Understanding, item: Item): Draft | null {
  for (const { message } of read.turn.history.slice(-REMEMBERED).toReversed()) {
    const judged = judgeItemMessage(normalizeMessage(message), item)
    if (judged?.outcome !== 'incorrect') continue
    if (judged.mistake === null) return draftStep(read, item, '어디서 어긋났는지 이렇게 찾아봐요.')
    return { ...draftStep(read, item, judged.mistake), question: askAboutItem(read) }
  }
  return null
}

const WAYS: ReadonlySet<Act> = new Set(['asks-next', 'asks-how', 'asks-from-start'])
const STUCK: ReadonlySet<Act> = new Set(['asks-again', 'asks-easier'])

/** While an item is open it comes first: what is said is judged against it, and 'how', 'next', 'why' are about it. Its answer is not told. */
export function replyToOpenItem(read: Understanding): Draft | null {
  const { openItem } = read.turn
  if (!openItem) return null
  const answered = replyToItemAnswer(read, openItem)
  if (answered) return answered
  if (read.acts[0] === 'asks-why' && read.topics.length === 0) {
    return replyToWhyWrong(read, openItem) ?? draftStep(read, openItem, '왜 그런지 이것부터 봐요.')
  }
  if (read.wishes.has('answer')) {
    return draftStep(read, openItem, '답을 바로 알려 주면 연습할 기회가 사라져요. 대신 힌트를 하나 줄게요.')
  }
  if (read.wishes.has('hint')) return draftStep(read, openItem, '이렇게 시작해 볼까요?')
  if (read.acts.some((act) => WAYS.has(act)) && read.topics.length === 0) {
    return draftStep(
      read,
      openItem,
      read.acts.includes('asks-next') ? '그다음은 이렇게 가요.' : '한 걸음씩 가 봐요.',
    )
  }
  if (asksItem(read.text, openItem)) {
    return draftStep(
      read,
      openItem,
      '지금 풀고 있는 문제네요. 답은 스스로 찾아야 내 것이 되니까, 힌트로 도울게요.',
    )
  }
  const isStuck =
    (read.wishes.has('confusion') || read.acts.some((act) => STUCK.has(act))) && read.topics.length === 0
  return isStuck ? draftStep(read, openItem, '막힐 때는 한 걸음만 떼면 돼요.') : null
}

/** With an item open, a message without a topic that fits no other reply is also about the item. */
export function replyWithNextOfItem(read: Understanding): Draft | null {
  const { openItem } = read.turn
  return openItem && read.topics.length === 0
    ? draftStep(read, openItem, '지금 푸는 문제를 이어서 해 봐요.')
    : null
}
