import { TEMPLATES } from '#domain/items/M1U08/m1u08c05-measuring-sectors.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u08c05.ts'

const HAND_WRITTEN: Verifiers = {
  // A sector of a quarter turn is a quarter of the circle.
  'd5e9a3b7-28c4-4d61-9f0e-1a6b8c3d5805': (item) =>
    keyOfOptions(item, (option) => option.includes(`frac{1}{${360 / 90}}`)),
}

testTemplates('M1U08C05', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U08C05', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
