import { type Item, WRITTEN_TYPE, type WrittenTestType } from '#domain/exam/item.ts'
import { makeItem } from '../../items/make-item.ts'
import { makeSeededRandom } from '../../items/seeded-random.ts'
import type { ItemTemplate } from '../../items/template.ts'
import { listFences } from '../../markdown/fences.ts'
import { toBanmal } from '../voice/to-banmal.ts'

/** A question without layout and voice, so that what a friend asked and what the item says compare equal. */
export function flattenQuestion(question: string): string {
  return toBanmal(question)
    .replace(/\\[()[\]]/g, '')
    .replace(/[\s>*]+/g, '')
}

/** Types whose questions need neither options nor columns, and whose answers are one line. */
const FITS_REPLY: Record<WrittenTestType, boolean> = {
  [WRITTEN_TYPE.other]: false,
  [WRITTEN_TYPE.choice]: false,
  [WRITTEN_TYPE.shortAnswer]: true,
  [WRITTEN_TYPE.trueFalse]: true,
  [WRITTEN_TYPE.matching]: false,
  [WRITTEN_TYPE.combination]: false,
  [WRITTEN_TYPE.essay]: false,
}

/** Items that read well inside a reply: no options, no figure, not long. */
export function fitsReply(
  item: Pick<Item, 'writtenTestType' | 'figures' | 'question' | 'images'>,
  length = 160,
): boolean {
  return (
    FITS_REPLY[item.writtenTestType] &&
    item.figures.length === 0 &&
    item.images.length === 0 &&
    item.question.length <= length &&
    listFences(item.question).length === 0
  )
}

/** Seeds of questions: few, so that the question can be found again when it is answered. */
export const ASKED_SEEDS = 12
/** Seeds from which worked examples are made. */
export const SHOWN_SEEDS = 60
const TRIES = 12

/** The first item of `template`, by seed from `from` and below `seeds`, that `accepts`; null if none of a few does. */
export function makeFittingItem(
  template: ItemTemplate,
  { from, seeds }: { from: number; seeds: number },
  accepts: (item: Item) => boolean,
): Item | null {
  for (let step = 0; step < Math.min(TRIES, seeds); step += 1) {
    const item = makeItem(template, (from + step) % seeds)
    if (accepts(item)) return item
  }
  return null
}

function numbersOf(text: string): string {
  return (text.match(/\d+/g) ?? []).join(',')
}

/** The item that a reply of this tutor asked: a stored one, or one of the templates' first seeds; null if it was none. */
export function findItemByQuestion(
  question: string,
  items: readonly Item[],
  templates: readonly ItemTemplate[],
): Item | null {
  const target = flattenQuestion(question)
  const numbers = numbersOf(question)
  const isWanted = (text: string) => numbersOf(text) === numbers && flattenQuestion(text) === target
  const stored = items.find((item) => isWanted(item.question))
  if (stored) return stored
  for (const template of templates) {
    for (let seed = 0; seed < ASKED_SEEDS; seed += 1) {
      const made = template.generate(makeSeededRandom(seed))
      if (isWanted(made.question)) return makeItem(template, seed)
    }
  }
  return null
}
