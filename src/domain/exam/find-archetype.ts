import type { Item } from './item.ts'

/** Its two forms (short answer, and with options under the id with an X) and its later versions are one archetype. */
const ARCHETYPE = /^.*A\d+/

const NUMBERS = /\d+(?:\.\d+)?/g

/** What an item is a case of: its template's archetype (`M1U08C02L1A1`), or of one without a template the question but its numbers. */
export function findArchetype({ templateId, question }: Pick<Item, 'templateId' | 'question'>): string {
  if (templateId !== null) return ARCHETYPE.exec(templateId)?.[0] ?? templateId
  return question.normalize('NFC').replace(/\s/g, '').replace(NUMBERS, '0')
}
