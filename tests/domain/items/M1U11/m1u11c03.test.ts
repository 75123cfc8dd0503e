import { TEMPLATES } from '#domain/items/M1U11/m1u11c03-histogram-and-polygon.ts'
import { keyOfOptions } from '../M1U10/read-item.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { VERIFIERS } from './verify-m1u11c03.ts'

const HAND_WRITTEN: Verifiers = {
  'f477a07f-0bfd-46fd-939c-c017eef62a0b': (item) => keyOfOptions(item, (option) => option === '도수'),
}

testTemplates('M1U11C03', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U11C03', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
