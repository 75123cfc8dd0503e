import { TEMPLATES } from '#domain/items/M1U01/m1u01c04-divisors.ts'
import { testStoredItems } from '../test-stored-items.ts'
import type { Verifiers } from '../test-templates.ts'
import { testTemplates } from '../test-templates.ts'
import { everyDivisor, keyOfOptions, readNumber } from './read-item.ts'
import { multiplyShown } from './read-products.ts'
import { VERIFIERS } from './verify-m1u01c04.ts'

const HAND_WRITTEN: Verifiers = {
  '2b8e47c1-63d9-4a0f-91e5-f8c2a6b0d374': (item) =>
    keyOfOptions(item, (option) => /한 번도 고르지 않아 약수 \\\(1\\\)이 되는 경우/.test(option)),
  '7f1c3e90-d25a-4b68-8a07-39e4b1c6d8f2': (item) => {
    const product = multiplyShown(/> \\\((.+?)\\\)/.exec(item.question)?.[1] ?? '')
    return everyDivisor(product).length === readNumber(item.question, /= (\d+)\\\)이다/) ? 'O' : 'X'
  },
}

testTemplates('M1U01C04', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U01C04', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
