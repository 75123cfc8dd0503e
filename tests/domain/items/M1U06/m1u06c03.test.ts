import { TEMPLATES } from '#domain/items/M1U06/m1u06c03-opposite-angles.ts'
import { keyOfOptions } from '../M1U04/read-item.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { VERIFIERS } from './verify-m1u06c03.ts'

const HAND_WRITTEN: Verifiers = {
  // Lines that meet at 40 degrees have neighbours of 40 and 140 degrees.
  '7b2d6c8f-3d1e-4a8f-9a75-6c6e2d8b0301': (item) =>
    keyOfOptions(item, (option) => /이웃한 두 각의 크기는 .*서로 같다/.test(option)),
}

testTemplates('M1U06C03', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U06C03', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
