import { TEMPLATES } from '#domain/items/M1U10/m1u10c01-mean-and-median.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { averageOf, keyOfDecimal, keyOfOptions, numbersOf } from './read-item.ts'
import { VERIFIERS } from './verify-m1u10c01.ts'

const HAND_WRITTEN: Verifiers = {
  'fb2ac314-c26c-4e03-9d21-717997d149e2': (item) =>
    keyOfOptions(item, (option) => /전체의 특징/.test(option)),
  'fa1aa9cc-9916-436a-a9e6-cb5c2887bec7': (item) => keyOfDecimal(item, averageOf(numbersOf(item.question))),
}

testTemplates('M1U10C01', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U10C01', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
