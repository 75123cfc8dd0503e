import type { Item } from '#domain/exam/item.ts'
import { makeItem } from '../../items/make-item.ts'
import type { ItemTemplate } from '../../items/template.ts'
import { toBanmal } from '../voice/to-banmal.ts'

/** A question without layout and voice, so that what a friend asked and what the item says compare equal. */
export const flattenQuestion = (question: string): string =>
  toBanmal(question)
    .replace(/\\[()[\]]/g, '')
    .replace(/[\s>*]+/g, '')

/** Items that read well inside a reply: no options, no figure, not long. */
export const fitsReply = (
  item: Pick<Item, 'writtenTestType' | 'figures' | 'question' | 'images'>,
  length = 160,
): boolean =>
  (item.writtenTestType === 2 || item.writtenTestType === 3) &&
  item.figures.length === 0 &&
  item.images.length === 0 &&
  item.question.length <= length &&
  !item.question.includes('```')

const MAX_SEED = 24

/** The first item of `template`, by seed from `from`, that `accepts`; null where no seed gives one. */
export const makeFittingItem = (
  template: ItemTemplate,
  from: number,
  accepts: (item: Item) => boolean,
): Item | null => {
  for (let step = 0; step < MAX_SEED; step += 1) {
    const item = makeItem(template, (from + step) % MAX_SEED)
    if (accepts(item)) return item
  }
  return null
}

/** Every item that a reply of this tutor may have asked: stored ones, and those of the templates' first seeds. */
export const findItemByQuestion = (
  question: string,
  items: readonly Item[],
  templates: readonly ItemTemplate[],
): Item | null => {
  const wanted = flattenQuestion(question)
  const stored = items.find((item) => flattenQuestion(item.question) === wanted)
  if (stored) return stored
  for (const template of templates) {
    const made = makeFittingItem(template, 0, (item) => flattenQuestion(item.question) === wanted)
    if (made) return made
  }
  return null
}
