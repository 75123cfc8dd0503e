import { v5 as uuidV5 } from 'uuid'

/** Namespace of items made by templates: drawn once, never to change, or every stored answer loses its item. */
const ITEM_NAMESPACE = '5d1f0c7e-3a86-4b52-9c41-8e7a26d09b13'

/** The id of the item that `templateId` makes from `seed`: the same on every device and for ever (content.md). */
export function itemId(templateId: string, seed: number): string {
  return uuidV5(`${templateId}:${seed}`, ITEM_NAMESPACE)
}
