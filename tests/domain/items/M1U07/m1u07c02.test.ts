import { TEMPLATES } from '#domain/items/M1U07/m1u07c02-determining-triangles.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u07c02.ts'

const HAND_WRITTEN: Verifiers = {
  // The letter that the side does not hold.
  '8d0c2f53-7a4e-4b7b-8f0b-3c1e9a6d2f02': (item) => keyOfOptions(item, (option) => !/P|R/.test(option)),
}

testTemplates('M1U07C02', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U07C02', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
