import { TEMPLATES } from '#domain/items/M1U08/m1u08c01-polygons-and-diagonals.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u08c01.ts'

const HAND_WRITTEN: Verifiers = {
  // Each diagonal has two ends.
  'c1a6e0d2-3b47-4c9a-8e51-7f0b2d9c4801': (item) => keyOfOptions(item, (option) => /두 번/.test(option)),
}

testTemplates('M1U08C01', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U08C01', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
