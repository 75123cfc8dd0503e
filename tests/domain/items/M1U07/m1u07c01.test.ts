import { TEMPLATES } from '#domain/items/M1U07/m1u07c01-constructions.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u07c01.ts'

const HAND_WRITTEN: Verifiers = {
  // What a compass keeps is its opening.
  '5b0a4f0e-6f0c-4c53-9f5d-0d6a7b1c2e01': (item) =>
    keyOfOptions(item, (option) => /벌어진 간격/.test(option)),
}

testTemplates('M1U07C01', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U07C01', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
