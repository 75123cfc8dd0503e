import { TEMPLATES } from '#domain/items/M1U02/m1u02c06-division.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { evaluateExact, exact, isSame, times } from './evaluate-exact.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u02c06.ts'

const HAND_WRITTEN: Verifiers = {
  // -0.5 times the right number is 1.
  '6f12d8a4-c7e5-4930-b1d6-28f9a0e37b4c': (item) =>
    keyOfOptions(item, (option) => {
      const [shown = ''] = formulasOf(option)
      return isSame(times(evaluateExact(shown), evaluateExact(formulasOf(item.question)[0] ?? '')), exact(1))
    }),
}

testTemplates('M1U02C06', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U02C06', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
