import { TEMPLATES } from '#domain/items/M1U06/m1u06c01-points-and-lines.ts'
import { statementOf } from '../M1U04/read-item.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { VERIFIERS } from './verify-m1u06c01.ts'

const HAND_WRITTEN: Verifiers = {
  // Segments are told apart by their ends alone, rays are not.
  '7b2d6c8f-3d1e-4a8f-9a75-6c6e2d8b0101': (item) => (/선분/.test(statementOf(item)) ? 'O' : 'X'),
}

testTemplates('M1U06C01', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U06C01', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
