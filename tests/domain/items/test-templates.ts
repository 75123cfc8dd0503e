import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeItem } from '#domain/items/make-item.ts'
import type { GeneratedItem, ItemTemplate } from '#domain/items/template.ts'
import { checkItem, digestTemplate, generateItem } from './check-item.ts'

/** Template id -> the key computed another way, from the question as shown. */
export type Verifiers = Readonly<Record<string, (item: GeneratedItem) => string>>

const SEEDS = [0, 1, 2, 3, 4]

/** All concepts of the outline, in its order. */
const CONCEPT_IDS = [
  ...readFileSync(new URL('../../../src/content/outline.yaml', import.meta.url), 'utf8').matchAll(
    /- id: (M\dU\d\dC\d\d)$/gm,
  ),
].map(([, id]) => id)

/** A mistake is the concept's own, or names one that was taught before. */
function checkMistakeConcepts({ conceptId }: ItemTemplate, { mistakes }: GeneratedItem): void {
  const earlier = CONCEPT_IDS.slice(0, CONCEPT_IDS.indexOf(conceptId))
  for (const { conceptId: named, says } of mistakes)
    if (named !== undefined) expect(earlier, says).toContain(named)
}

/**
 * The tests that the templates of one concept must pass. `digestFile` is the URL of the unit's digests.json; running with
 * WRITE_DIGESTS=1 adds the digests that it lacks, and never changes one that is there.
 */
export function testTemplates(
  conceptId: string,
  templates: readonly ItemTemplate[],
  verifiers: Verifiers,
  digestFile: URL,
) {
  test(`${conceptId} has templates of every level under their own ids`, () => {
    const ids = templates.map((template) => template.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, conceptId: concept, difficultyLevel } of templates) {
      expect(concept).toBe(conceptId)
      expect(id.startsWith(`${conceptId}L${difficultyLevel}A`), id).toBe(true)
    }
    expect(new Set(templates.map((template) => template.difficultyLevel))).toEqual(new Set([0, 1, 3, 5]))
    expect(Object.keys(verifiers).sort()).toEqual([...ids].sort())
  })

  for (const template of templates) {
    test(`${template.id} ${template.name}: every item is sound and its key is confirmed another way`, () => {
      for (const seed of SEEDS) {
        const item = generateItem(template, seed)
        checkItem(item)
        checkMistakeConcepts(template, item)
        expect(verifiers[template.id]?.(item), `seed ${seed}: ${item.question}`).toBe(item.correctAnswer)
      }
    })

    test(`${template.id} makes different items, and still those that stored answers refer to`, () => {
      const items = SEEDS.map((seed) => makeItem(template, seed))
      expect(new Set(items.map(({ question, option1 }) => question + option1)).size).toBeGreaterThan(2)
      const digests = JSON.parse(readFileSync(digestFile, 'utf8')) as Record<string, string>
      const digest = digestTemplate(template)
      if (process.env.WRITE_DIGESTS === '1' && digests[template.id] === undefined) {
        digests[template.id] = digest
        const sorted = Object.fromEntries(Object.entries(digests).sort(([a], [b]) => (a < b ? -1 : 1)))
        writeFileSync(digestFile, `${JSON.stringify(sorted, null, 2)}\n`)
      }
      expect(digests[template.id], `${template.id} makes other items than before: give it a new id`).toBe(
        digest,
      )
    })
  }
}
