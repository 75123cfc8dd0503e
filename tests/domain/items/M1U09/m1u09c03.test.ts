import { TEMPLATES } from '#domain/items/M1U09/m1u09c03-revolution.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u09c03.ts'

const HAND_WRITTEN: Verifiers = {
  // A circle is what lies at one distance from its centre, and turning keeps distances.
  '2b6d9f14-8c3e-4a75-9d01-5e7a3c8f6301': (item) => keyOfOptions(item, (option) => option.includes('거리가')),
}

testTemplates('M1U09C03', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U09C03', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
