import type { Item } from './item.ts'

/** The five options in order; an empty one is not shown but keeps its number. */
export function getOptions(item: Item): string[] {
  return [item.option1, item.option2, item.option3, item.option4, item.option5]
}
