import { TEMPLATES } from '#domain/items/M1U06/m1u06c06-lines-in-space.ts'
import { keyOfOptions } from '../M1U04/read-item.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { VERIFIERS } from './verify-m1u06c06.ts'

const HAND_WRITTEN: Verifiers = {
  // Three points of one line lie in many planes, so do the ends of one segment; skew lines lie in none.
  '7b2d6c8f-3d1e-4a8f-9a75-6c6e2d8b0601': (item) => keyOfOptions(item, (option) => /꼬인 위치/.test(option)),
}

testTemplates('M1U06C06', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U06C06', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
