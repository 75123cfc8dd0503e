import { TEMPLATES } from '#domain/items/M1U10/m1u10c03-choosing-a-measure.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u10c03.ts'

const HAND_WRITTEN: Verifiers = {
  '6c877729-4bb6-4e61-9573-5d37665d380b': (item) => keyOfOptions(item, (option) => /매우 큰 값/.test(option)),
}

testTemplates('M1U10C03', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U10C03', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
