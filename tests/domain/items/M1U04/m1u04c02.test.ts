import { TEMPLATES } from '#domain/items/M1U04/m1u04c02-properties-of-equality.ts'
import { formulasOf, holds } from '../evaluate-formula.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u04c02.ts'

const VALUES = [-2, -1, 0, 1, 2, 3]

const HAND_WRITTEN: Verifiers = {
  // Not always right: some a = b and c make it fail or leave it without a value.
  '05be43aa-b73e-4185-9bc9-bff76e1cd957': (item) =>
    keyOfOptions(item, (option) =>
      VALUES.some((a) => VALUES.some((c) => !holds(formulasOf(option)[0] ?? '', { a, b: a, c }))),
    ),
  // Both pans lose the constant of 2x + 3.
  'ce82306f-f360-44dd-ae00-a10a14ea3874': (item) =>
    keyOfOptions(item, (option) => /양쪽 접시에서 .*3.* 덜어/.test(option)),
}

testTemplates('M1U04C02', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U04C02', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
