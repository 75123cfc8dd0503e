import type { Item } from './item.ts'

type OptionFields = Pick<Item, 'option1' | 'option2' | 'option3' | 'option4' | 'option5'>

export interface ItemOption {
  /** 1 to 5: what a key names it by, and its circled digit. */
  number: number
  /** Markdown with math. */
  text: string
}

/** The five options in order; an empty one is not shown but keeps its number. */
export function getOptions(item: OptionFields): string[] {
  return [item.option1, item.option2, item.option3, item.option4, item.option5]
}

/** The options that are shown: those that are not blank, each with its own number (specification section 1). */
export function listShownOptions(item: OptionFields): ItemOption[] {
  return getOptions(item)
    .map((text, index) => ({ number: index + 1, text }))
    .filter(({ text }) => text.trim() !== '')
}
