import { TEMPLATES } from '#domain/items/M1U03/m1u03c04-linear-times-number.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { agree } from './evaluate-expression.ts'
import { formulaOf, keyOfOptions } from './read-item.ts'
import { testWaysOfWriting } from './test-ways-of-writing.ts'
import { VERIFIERS } from './verify-m1u03c04.ts'

const HAND_WRITTEN: Verifiers = {
  // Three times a sum is the sum taken three times.
  'a86d3f14-7c29-4be0-92f5-1d40e7b8c635': (item) =>
    keyOfOptions(
      item,
      (option) => /세 번 더한 것/.test(option) && agree('3(x + 2)', '(x + 2) + (x + 2) + (x + 2)'),
    ),
  '50b9c7e3-1f4a-4d82-8e36-f25a907d6c1b': (item) =>
    keyOfOptions(item, (option) => agree(formulaOf(option), formulasOf(item.question)[0] ?? '')),
}

testTemplates('M1U03C04', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U03C04', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
testWaysOfWriting('M1U03C04', TEMPLATES)
