import { TEMPLATES } from '#domain/items/M1U06/m1u06c07-angles-across.ts'
import { keyOfOptions } from '../M1U04/read-item.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { VERIFIERS } from './verify-m1u06c07.ts'

const HAND_WRITTEN: Verifiers = {
  // Eight angles, four at each crossing; only the two on the inner side of each line have an alternate one.
  '7b2d6c8f-3d1e-4a8f-9a75-6c6e2d8b0701': (item) =>
    keyOfOptions(item, (option) => /안쪽에서 서로 엇갈린/.test(option)),
}

testTemplates('M1U06C07', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U06C07', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
