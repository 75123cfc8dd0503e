import type { Item, Pairing } from '../exam/item.ts'
import { LEFT_LABELS } from '../exam/left-labels.ts'
import { ESSAY_TASK } from '../exam/mark-essay.ts'

/** One line per entry. The label is a word of the line, because list markers are not read aloud. */
function listColumns({ left, right }: Pairing): string[] {
  return [
    ...left.map((text, index) => `${LEFT_LABELS[index]}은, ${text}`),
    ...right.map((text, index) => `${index + 1}번은, ${text}`),
  ]
}

/** Markdown that is read aloud for a matching item (question and both columns) or an essay (question and task). */
export function writeItemAloud({ question, pairing }: Pick<Item, 'question' | 'pairing'>): string {
  return [question, ...(pairing ? listColumns(pairing) : [ESSAY_TASK])].join('\n\n')
}
