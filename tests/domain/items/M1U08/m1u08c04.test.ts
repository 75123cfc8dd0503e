import { TEMPLATES } from '#domain/items/M1U08/m1u08c04-sectors-and-arcs.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u08c04.ts'

const HAND_WRITTEN: Verifiers = {
  // Two radii end in the ends of an arc.
  'a6c0d4e8-15b2-4f97-8d3a-9e7f1c2b4804': (item) =>
    keyOfOptions(item, (option) => /두 반지름이 이루는 각/.test(option)),
}

testTemplates('M1U08C04', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U08C04', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
