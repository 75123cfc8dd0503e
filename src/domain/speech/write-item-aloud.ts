import type { Item, Pairing } from '../exam/item.ts'
import { LEFT_LABELS } from '../exam/left-labels.ts'

const HOW_TO_ANSWER_ESSAY = '풀이 과정을 줄마다 써 보세요.'

/** List marks are not read: each entry's label is said as a word. */
const listColumns = ({ left, right }: Pairing): string[] => [
  ...left.map((text, index) => `${LEFT_LABELS[index]}은, ${text}`),
  ...right.map((text, index) => `${index + 1}번은, ${text}`),
]

/** What is read aloud of a matching item or an essay, as Markdown: its question, both columns, how an essay is answered. */
export function writeItemAloud({ question, pairing }: Pick<Item, 'question' | 'pairing'>): string {
  return [question, ...(pairing ? listColumns(pairing) : [HOW_TO_ANSWER_ESSAY])].join('\n\n')
}
