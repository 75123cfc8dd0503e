import { TEMPLATES } from '#domain/items/M1U06/m1u06c04-perpendiculars.ts'
import { keyOfOptions } from '../M1U04/read-item.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { VERIFIERS } from './verify-m1u06c04.ts'

const HAND_WRITTEN: Verifiers = {
  // The shortest way meets the line at a right angle.
  '7b2d6c8f-3d1e-4a8f-9a75-6c6e2d8b0401': (item) =>
    keyOfOptions(item, (option) => /수선의 발까지/.test(option)),
}

testTemplates('M1U06C04', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U06C04', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
