import { expect, test } from 'vitest'
import { loadUnitTemplates, TEMPLATE_UNITS } from '#domain/items/load-templates.ts'
import { checkItem, generateItem } from '#tests/domain/items/check-item.ts'
import type { Verifiers } from '#tests/domain/items/test-templates.ts'
import { textFaults } from '#tests/domain/items/text-faults.ts'

const SEEDS = 200
/** Seeds from which an item is made and read, but its key not confirmed. */
const READ_SEEDS = 1_000

/** Every `verify-<concept>.ts` beside the items' tests: template id -> the key computed another way. */
const tables = import.meta.glob<{ VERIFIERS: Verifiers }>('../domain/items/*/verify-*.ts', { eager: true })
const verifiers: Verifiers = Object.assign({}, ...Object.values(tables).map(({ VERIFIERS }) => VERIFIERS))

const templates = (await Promise.all(Object.keys(TEMPLATE_UNITS).map(loadUnitTemplates))).flat()

for (const template of templates) {
  test(`${template.id} ${template.name}: ${SEEDS} items are sound and their keys confirmed another way`, () => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const item = generateItem(template, seed)
      checkItem(item)
      expect(verifiers[template.id]?.(item), `seed ${seed}: ${item.question}`).toBe(item.correctAnswer)
    }
  })

  test(`${template.id} ${template.name}: ${READ_SEEDS} items are made and read well`, () => {
    for (let seed = 0; seed < READ_SEEDS; seed += 1)
      expect(textFaults(generateItem(template, seed)), `seed ${seed}`).toEqual([])
  })
}
