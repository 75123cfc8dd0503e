import type { ChosenItem } from '../exam/choose-exam-items.ts'
import type { Item } from '../exam/item.ts'
import { makeItem } from './make-item.ts'
import type { ItemTemplate } from './template.ts'

/** A template made no item of a seed. */
export class TemplateFailure extends Error {
  readonly templateId: string
  readonly seed: number

  constructor(templateId: string, seed: number, cause: unknown) {
    super(`the template ${templateId} makes no item of the seed ${seed}`, { cause })
    this.name = 'TemplateFailure'
    this.templateId = templateId
    this.seed = seed
  }
}

/** Whether an item is the one that a name means: of any version if the name has none. */
export function isItemNamed(item: Item, name: { evaluationId: string; itemVersion?: number }): boolean {
  return (
    item.id === name.evaluationId && (name.itemVersion === undefined || name.itemVersion === item.itemVersion)
  )
}

/**
 * Finds the item that an exam names: a stored one among `items`, a fresh one by its template, and one that a template made for an
 * earlier name. The present version of an item replaces a named one that is not at hand. Null for what is not at hand, and for what a template fails to make once `onFailure` has heard of it.
 */
export function makeItemFinder(
  items: readonly Item[],
  templates: readonly ItemTemplate[],
  onFailure: (failure: TemplateFailure) => void,
): (name: ChosenItem) => Item | null {
  const known = new Map(items.map((item) => [item.id, item]))
  return (name) => {
    if ('evaluationId' in name) {
      const named = name.itemVersion && items.find((item) => isItemNamed(item, name))
      return named || (known.get(name.evaluationId) ?? null)
    }
    const template = templates.find(({ id }) => id === name.templateId)
    if (!template) return null
    try {
      const item = makeItem(template, name.seed)
      known.set(item.id, item)
      return item
    } catch (error) {
      onFailure(new TemplateFailure(template.id, name.seed, error))
      return null
    }
  }
}
