import { TEMPLATES } from '#domain/items/M1U11/m1u11c05-distribution-of-shares.ts'
import { keyOfOptions } from '../M1U10/read-item.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { VERIFIERS } from './verify-m1u11c05.ts'

const HAND_WRITTEN: Verifiers = {
  '72dbc6cc-8fbb-4e18-91fa-3db062ec4e2e': (item) => keyOfOptions(item, (option) => option === '상대도수'),
}

testTemplates('M1U11C05', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U11C05', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
