import { TEMPLATES } from '#domain/items/M1U05/m1u05c04-direct-proportion.ts'
import { evaluate, formulasOf } from '../evaluate-formula.ts'
import { keyOfOptions } from '../M1U04/read-item.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { VERIFIERS } from './verify-m1u05c04.ts'

const HAND_WRITTEN: Verifiers = {
  // The value tried on y = 3x for several x.
  '6a1c5b7e-2c0d-4f7e-8f64-5b5d1c7a0401': (item) =>
    keyOfOptions(item, (option) => {
      const values = [1, 2, 5].map((x) => evaluate(formulasOf(option)[0] ?? '', { x, y: 3 * x }))
      return new Set(values).size === 1
    }),
}

testTemplates('M1U05C04', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U05C04', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
