import { TEMPLATES } from '#domain/items/M1U01/m1u01c01-prime-and-composite.ts'
import { testStoredItems } from '../test-stored-items.ts'
import type { Verifiers } from '../test-templates.ts'
import { testTemplates } from '../test-templates.ts'
import { countUp, everyDivisor, hasTwoDivisors, keyOfOptions, loneNumbers } from './read-item.ts'
import { VERIFIERS } from './verify-m1u01c01.ts'

const HAND_WRITTEN: Verifiers = {
  '6da4efe4-60b4-4621-bc91-20ac37e80cea': (item) =>
    keyOfOptions(item, (option) => /약수가 .*1.*과 자기 자신뿐인, .*1.*보다 큰/.test(option)),
  'ee2ce639-661d-4ad1-aeaf-cdc96e60d7d0': () =>
    countUp(1, 50).every((n) => hasTwoDivisors(n) || everyDivisor(n).length > 2) ? 'O' : 'X',
  'acb47983-315d-4c2f-8794-4c607cb96241': (item) =>
    keyOfOptions(item, (option) => /약수로 더 가지고 있어 합성수/.test(option)),
  '14e61815-d2e7-4bee-923c-7b8780804bb3': (item) => {
    const [sum = 0] = loneNumbers(item.question)
    const products = countUp(1, sum)
      .filter((p) => p <= sum - p && hasTwoDivisors(p) && hasTwoDivisors(sum - p))
      .map((p) => p * (sum - p))
    return products.join()
  },
}

testTemplates('M1U01C01', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U01C01', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
