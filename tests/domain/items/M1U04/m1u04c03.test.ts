import { TEMPLATES } from '#domain/items/M1U04/m1u04c03-solving-by-transposition.ts'
import { evaluate, formulasOf, solveFor } from '../evaluate-formula.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions, statementOf } from './read-item.ts'
import { VERIFIERS } from './verify-m1u04c03.ts'

const HAND_WRITTEN: Verifiers = {
  // What is done to 2x - 3 and to 7 alike: the right side has grown.
  '30822f50-fe0c-4aa5-8b16-dde6b8b8a438': (item) => {
    const [before = '', , after = ''] = formulasOf(item.question)
    const grown = evaluate(after.split('=')[1] ?? '') - evaluate(before.split('=')[1] ?? '')
    return keyOfOptions(item, (option) => (grown > 0 ? /같은 수를 더해도/ : /같은 수를 빼도/).test(option))
  },
  // A moved term keeps the root.
  'c787aa3d-727d-4a5a-b94f-48c3984f60aa': (item) => {
    const [before = '', , after = ''] = formulasOf(statementOf(item))
    return solveFor('x', before) === solveFor('x', after) ? 'O' : 'X'
  },
}

testTemplates('M1U04C03', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U04C03', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
