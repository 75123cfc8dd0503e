import { TEMPLATES } from '#domain/items/M1U03/m1u03c01-expressions-with-letters.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { agree } from './evaluate-expression.ts'
import { keyOfOptions, statementOf } from './read-item.ts'
import { testWaysOfWriting } from './test-ways-of-writing.ts'
import { VERIFIERS } from './verify-m1u03c01.ts'

const HAND_WRITTEN: Verifiers = {
  '6f0b2c7e-41d8-4a95-b3f6-9e7d05c8a214': (item) =>
    keyOfOptions(item, (option) => /같은 문자의 곱은 거듭제곱/.test(option)),
  // A number of two digits is ten times the first and the second.
  'c2e97d10-5b84-4f3e-8a6c-10d4b7f39e58': (item) => {
    const [tens, ones, shown = ''] = formulasOf(statementOf(item))
    return agree(`10 \\times ${tens} + ${ones}`, shown) ? 'O' : 'X'
  },
}

testTemplates('M1U03C01', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U03C01', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
testWaysOfWriting('M1U03C01', TEMPLATES)
