import { TEMPLATES } from '#domain/items/M1U09/m1u09c05-pyramids-and-cones.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u09c05.ts'

const HAND_WRITTEN: Verifiers = {
  // A cone has one round base and a side that unrolls into a sector.
  'd7b2e9c4-6a18-4f53-8e07-3c9a5d1f4905': (item) =>
    keyOfOptions(item, (option) => option === '원 1개와 부채꼴 1개'),
}

testTemplates('M1U09C05', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U09C05', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
