import { TEMPLATES } from '#domain/items/M1U07/m1u07c03-congruent-triangles.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u07c03.ts'

const HAND_WRITTEN: Verifiers = {
  // Laying one on the other is the meaning.
  'b7a1e3c4-0d52-4f6e-9c38-6f2a51d0e703': (item) =>
    keyOfOptions(item, (option) => /완전히 포개어지는/.test(option)),
}

testTemplates('M1U07C03', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U07C03', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
