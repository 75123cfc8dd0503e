import { TEMPLATES } from '#domain/items/M1U03/m1u03c05-adding-linear-expressions.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { agree } from './evaluate-expression.ts'
import { formulaOf, keyOfOptions, statementOf } from './read-item.ts'
import { testWaysOfWriting } from './test-ways-of-writing.ts'
import { VERIFIERS } from './verify-m1u03c05.ts'

const HAND_WRITTEN: Verifiers = {
  // The one reason that shows an expression equal to the asked one.
  '8e41c7a6-90d3-4b2f-a7e5-3c6d18f0b927': (item) =>
    keyOfOptions(
      item,
      (option) =>
        /\+/.test(formulaOf(option)) && agree(formulaOf(option), formulasOf(item.question)[0] ?? ''),
    ),
  'd30f6b85-27ac-4e19-8b74-f59a1e0c63d2': (item) => {
    const [asked = '', claimed = ''] = formulasOf(statementOf(item))
    return agree(asked, claimed) ? 'O' : 'X'
  },
}

testTemplates('M1U03C05', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U03C05', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
testWaysOfWriting('M1U03C05', TEMPLATES)
