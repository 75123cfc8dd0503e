import { TEMPLATES } from '#domain/items/M1U06/m1u06c05-lines-in-a-plane.ts'
import { keyOfOptions } from '../M1U04/read-item.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { VERIFIERS } from './verify-m1u06c05.ts'

const HAND_WRITTEN: Verifiers = {
  // Lines of one plane without a common point run the same way; segments without one need not.
  '7b2d6c8f-3d1e-4a8f-9a75-6c6e2d8b0501': (item) =>
    keyOfOptions(item, (option) => /늘여도 만나지 않는/.test(option)),
}

testTemplates('M1U06C05', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U06C05', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
