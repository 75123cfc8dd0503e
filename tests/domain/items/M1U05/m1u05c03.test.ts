import { TEMPLATES } from '#domain/items/M1U05/m1u05c03-graphs.ts'
import { keyOfOptions } from '../M1U04/read-item.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { VERIFIERS } from './verify-m1u05c03.ts'

const HAND_WRITTEN: Verifiers = {
  // Nothing flows in or out: the same amount while time goes by.
  '6a1c5b7e-2c0d-4f7e-8f64-5b5d1c7a0301': (item) => keyOfOptions(item, (option) => /^가로축과/.test(option)),
}

testTemplates('M1U05C03', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U05C03', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
