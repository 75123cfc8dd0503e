import { TEMPLATES } from '#domain/items/M1U09/m1u09c01-polyhedra.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u09c01.ts'

const HAND_WRITTEN: Verifiers = {
  // Cut between base and apex, parallel to the base: the lower part has two bases.
  'b8f2d6a0-39c5-4e71-8d4b-6c0e1f3a5901': (item) => keyOfOptions(item, (option) => option === '각뿔대'),
}

testTemplates('M1U09C01', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U09C01', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
