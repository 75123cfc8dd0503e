import { TEMPLATES } from '#domain/items/M1U11/m1u11c01-stem-and-leaf.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { keyOfOptions, numbersOf } from '../M1U10/read-item.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { VERIFIERS } from './verify-m1u11c01.ts'

const HAND_WRITTEN: Verifiers = {
  '9cc24cd5-636c-48e7-9289-2577ea5e541e': (item) => {
    const twenties = numbersOf(item.question).filter((value) => value >= 20 && value < 30)
    return keyOfOptions(item, (option) => Number(formulasOf(option)[0]) === twenties.length)
  },
}

testTemplates('M1U11C01', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U11C01', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
