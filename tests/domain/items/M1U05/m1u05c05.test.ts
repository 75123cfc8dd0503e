import { TEMPLATES } from '#domain/items/M1U05/m1u05c05-inverse-proportion.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { statementOf } from '../M1U04/read-item.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { isInverse } from './read-relations.ts'
import { VERIFIERS } from './verify-m1u05c05.ts'

const HAND_WRITTEN: Verifiers = {
  '6a1c5b7e-2c0d-4f7e-8f64-5b5d1c7a0501': (item) =>
    isInverse(formulasOf(statementOf(item))[0] ?? '') ? 'O' : 'X',
}

testTemplates('M1U05C05', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U05C05', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
