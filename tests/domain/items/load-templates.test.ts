import { expect, test } from 'vitest'
import { itemId } from '#domain/items/item-id.ts'
import {
  loadConceptTemplates,
  loadTemplate,
  loadUnitTemplates,
  TEMPLATE_UNITS,
} from '#domain/items/load-templates.ts'
import { makeItem } from '#domain/items/make-item.ts'

test('finds the templates of every unit under ids of that unit, none twice', async () => {
  for (const unitId of Object.keys(TEMPLATE_UNITS)) {
    const ids = (await loadUnitTemplates(unitId)).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(new RegExp(`^${unitId}C\\d\\dL[0135]A\\dX?$`))
  }
}, 60_000)

test('finds a concept’s templates and one by its id', async () => {
  const templates = await loadConceptTemplates('M1U04C02')
  expect(new Set(templates.map(({ conceptId }) => conceptId))).toEqual(new Set(['M1U04C02']))
  expect(await loadTemplate('M1U04C02L5A1')).toMatchObject({ id: 'M1U04C02L5A1', difficultyLevel: 5 })
})

test.each(['', 'M1U04C02L9A9', 'M3U08C01L1A1', 'toString', '../M1U04'])('has nothing for %j', async (id) => {
  expect(await loadTemplate(id)).toBeUndefined()
  expect(await loadConceptTemplates(id)).toEqual([])
})

test('makes a whole item: its id from template and seed, five option fields', async () => {
  const template = await loadTemplate('M1U04C02L1A1')
  if (!template) throw new Error('the template is gone')
  const item = makeItem(template, 3)
  expect(item).toMatchObject({
    id: itemId('M1U04C02L1A1', 3),
    templateId: 'M1U04C02L1A1',
    seed: 3,
    conceptIds: ['M1U04C02'],
    difficultyLevel: 1,
    writtenTestType: 1,
    option5: '',
  })
  expect([item.option1, item.option2, item.option3, item.option4]).not.toContain('')
  expect(item.hints).toHaveLength(3)
})
