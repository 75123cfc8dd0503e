import { TEMPLATES } from '#domain/items/M1U02/m1u02c07-mixed-calculation.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { evaluateExact, isSame } from './evaluate-exact.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u02c07.ts'

const HAND_WRITTEN: Verifiers = {
  // The right way keeps the value of the question.
  '15d9e7b2-4a60-4f83-9c2e-b07d65f1a8c4': (item) => {
    const value = evaluateExact(formulasOf(item.question)[0] ?? '')
    return keyOfOptions(item, (option) => isSame(evaluateExact(formulasOf(option)[0] ?? ''), value))
  },
  // A power comes before the bracket's division, which comes before its subtraction.
  'a3f80c5e-7b19-4d24-8e6a-92c1d4507bfe': (item) =>
    keyOfOptions(item, (option) => /^거듭제곱 → 나눗셈 → 뺄셈 → 곱셈$/.test(option)),
}

testTemplates('M1U02C07', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U02C07', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
