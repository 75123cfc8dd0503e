import { TEMPLATES } from '#domain/items/M1U11/m1u11c04-relative-frequency.ts'
import { keyOfOptions, numbersOf } from '../M1U10/read-item.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { VERIFIERS } from './verify-m1u11c04.ts'

const HAND_WRITTEN: Verifiers = {
  '8db55bf7-bbc3-4dfb-b463-d02a8fef8bcf': (item) => {
    const [boys = 1, a = 0, girls = 1, b = 0] = numbersOf(item.question)
    const higher = a * girls > b * boys ? '남학생' : '여학생'
    return keyOfOptions(item, (option) => option.startsWith(higher))
  },
}

testTemplates('M1U11C04', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U11C04', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
