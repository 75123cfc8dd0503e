import { TEMPLATES } from '#domain/items/M1U01/m1u01c05-gcd-and-coprime.ts'
import { testStoredItems } from '../test-stored-items.ts'
import type { Verifiers } from '../test-templates.ts'
import { testTemplates } from '../test-templates.ts'
import { countUp, divides, everyDivisor, keyOfOptions, loneNumbers } from './read-item.ts'
import { VERIFIERS } from './verify-m1u01c05.ts'

const isCommon = (divisor: number, a: number, b: number) => divides(divisor, a) && divides(divisor, b)

const HAND_WRITTEN: Verifiers = {
  'e8a1f4b6-0c3d-4f7e-9a52-6b1d83c0f7a4': (item) =>
    keyOfOptions(item, (option) => /두 수에 모두 들어 있는 .*2.*는 두 번뿐/.test(option)),
  '51c7d2e9-84ab-4d06-b3f1-2e9a60c8d715': (item) => {
    const [a = 0, b = 0] = loneNumbers(item.question)
    const only = everyDivisor(a).filter((divisor) => divides(divisor, b))
    return keyOfOptions(item, (option) => loneNumbers(option).join() === only.join())
  },
  'b06e3c18-f95a-4e21-8d47-c7a2509f1e63': (item) => {
    const [a = 0, b = 0, c = 0] = loneNumbers(item.question)
    return String(
      countUp(1, a)
        .filter((divisor) => isCommon(divisor, a, b) && divides(divisor, c))
        .at(-1),
    )
  },
}

testTemplates('M1U01C05', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U01C05', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
