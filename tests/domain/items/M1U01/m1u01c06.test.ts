import { TEMPLATES } from '#domain/items/M1U01/m1u01c06-lcm.ts'
import { testStoredItems } from '../test-stored-items.ts'
import type { Verifiers } from '../test-templates.ts'
import { testTemplates } from '../test-templates.ts'
import { countUp, divides, keyOfOptions, loneNumbers } from './read-item.ts'
import { VERIFIERS } from './verify-m1u01c06.ts'

const HAND_WRITTEN: Verifiers = {
  '94c6e2a8-1b5f-4d70-8e39-a0f7d2c461b5': (item) =>
    keyOfOptions(item, (option) => /곱하지 않으면 \\\(90\\\)의 배수가 될 수 없기/.test(option)),
  'c3f05b71-7ea9-4826-b1d4-62e8f90a3d5c': (item) => {
    const [a = 0, b = 0, ...listed] = loneNumbers(item.question)
    const common = countUp(1, listed.at(-1) ?? 0).filter((n) => divides(a, n) && divides(b, n))
    return common.join() === listed.join() ? 'O' : 'X'
  },
}

testTemplates('M1U01C06', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U01C06', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
