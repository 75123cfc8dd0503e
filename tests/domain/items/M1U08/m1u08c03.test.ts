import { TEMPLATES } from '#domain/items/M1U08/m1u08c03-angles-of-polygons.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u08c03.ts'

const HAND_WRITTEN: Verifiers = {
  // Walking around once turns the walker once.
  'f3d9b1c6-72e4-4a0d-8c91-5b2e7d0a3803': (item) => keyOfOptions(item, (option) => /한 바퀴/.test(option)),
}

testTemplates('M1U08C03', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U08C03', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
