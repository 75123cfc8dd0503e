import type { ChosenItem } from '../exam/choose-exam-items.ts'
import type { Item } from '../exam/item.ts'
import { makeItem } from './make-item.ts'
import type { ItemTemplate } from './template.ts'

/**
 * Finds the item that an exam names: a stored one among `items`, a fresh one by its template, and one that a template made for an
 * earlier name. Null for what is not at hand.
 */
export function makeItemFinder(
  items: readonly Item[],
  templates: readonly ItemTemplate[],
): (name: ChosenItem) => Item | null {
  const known = new Map(items.map((item) => [item.id, item]))
  return (name) => {
    if ('evaluationId' in name) return known.get(name.evaluationId) ?? null
    const template = templates.find(({ id }) => id === name.templateId)
    if (!template) return null
    const item = makeItem(template, name.seed)
    known.set(item.id, item)
    return item
  }
}
