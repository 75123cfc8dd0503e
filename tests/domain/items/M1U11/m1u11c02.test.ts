import { TEMPLATES } from '#domain/items/M1U11/m1u11c02-frequency-table.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { VERIFIERS } from './verify-m1u11c02.ts'

const HAND_WRITTEN: Verifiers = {
  // A table of classes keeps counts and loses the values.
  'bb2612c6-edce-4590-b9b1-1768647b0908': (item) =>
    /도수분포표를 보면 .*정확한 값을 알 수 있다/.test(item.question) ? 'X' : 'O',
}

testTemplates('M1U11C02', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U11C02', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
