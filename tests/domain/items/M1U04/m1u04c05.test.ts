import { TEMPLATES } from '#domain/items/M1U04/m1u04c05-word-problems.ts'
import { formulasOf, solveFor } from '../evaluate-formula.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions, statementOf } from './read-item.ts'
import { VERIFIERS } from './verify-m1u04c05.ts'

const HAND_WRITTEN: Verifiers = {
  // A number of pupils is natural.
  'b0a14f34-3f6d-44e7-a363-802d3d315987': (item) => {
    const pupils = solveFor('x', formulasOf(statementOf(item)).at(-1) ?? '')
    return Number.isInteger(pupils) && pupils > 0 ? 'O' : 'X'
  },
  // However they are shared out, only the number of all the tangerines is the same both times.
  '835d3d05-12fe-4a23-be4a-5e0299bf8d1c': (item) =>
    keyOfOptions(item, (option) => /두 가지로 나타낸 전체 귤의 수/.test(option)),
}

testTemplates('M1U04C05', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U04C05', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
