import { TEMPLATES } from '#domain/items/M1U02/m1u02c04-addition-and-subtraction.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { evaluateExact } from './evaluate-exact.ts'
import { keyOfOptions, keyOfValue } from './read-item.ts'
import { VERIFIERS } from './verify-m1u02c04.ts'

const HAND_WRITTEN: Verifiers = {
  // The signs differ: the difference of 9 and 4, with the sign of the larger absolute value.
  '2a6c8d15-b0f7-4e93-8c4a-d91e57f3b620': (item) =>
    keyOfOptions(item, (option) => /절댓값의 차/.test(option) && /\\\(-9\\\)의 부호/.test(option)),
  // From -4 up to 9 on the thermometer.
  '91e4b7f0-6d3a-4c58-a2f9-7b05c8d1e346': (item) => {
    const [morning = '', noon = ''] = formulasOf(item.question)
    return keyOfValue(item, evaluateExact(`(${noon}) - (${morning})`))
  },
}

testTemplates('M1U02C04', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U02C04', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
