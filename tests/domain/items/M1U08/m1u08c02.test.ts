import { TEMPLATES } from '#domain/items/M1U08/m1u08c02-angles-of-triangles.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u08c02.ts'

const HAND_WRITTEN: Verifiers = {
  // Angles across a line that is parallel to a side.
  'e4b2c7a9-61d0-4f38-9b75-8a3c0d1f2802': (item) => keyOfOptions(item, (option) => /엇각/.test(option)),
}

testTemplates('M1U08C02', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U08C02', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
