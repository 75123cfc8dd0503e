import { TEMPLATES } from '#domain/items/M1U05/m1u05c02-quadrants-and-symmetry.ts'
import { statementOf } from '../M1U04/read-item.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { VERIFIERS } from './verify-m1u05c02.ts'

const HAND_WRITTEN: Verifiers = {
  // Over the y axis the point as far to the other side has the opposite x.
  '6a1c5b7e-2c0d-4f7e-8f64-5b5d1c7a0201': (item) =>
    /\(a, b\)\\\)와 점 \\\(\(-a, b\)\\\)는 \\\(y\\\)축/.test(statementOf(item)) ? 'O' : 'X',
}

testTemplates('M1U05C02', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U05C02', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
