import { TEMPLATES } from '#domain/items/M1U04/m1u04c04-fraction-and-decimal-coefficients.ts'
import { evaluate, formulasOf } from '../evaluate-formula.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions, statementOf } from './read-item.ts'
import { solveShown, VERIFIERS } from './verify-m1u04c04.ts'

const HAND_WRITTEN: Verifiers = {
  '7a920506-84f0-417f-bd01-f010cd4233c5': (item) => {
    const [first = '', , second = ''] = formulasOf(statementOf(item))
    return Math.abs(solveShown(first) - solveShown(second)) < 1e-9 ? 'O' : 'X'
  },
  '19553907-4fb9-40ac-805e-f6493119d324': (item) => {
    const [quotient = '', factor = ''] = formulasOf(item.question)
    return keyOfOptions(item, (option) =>
      [-2, 0, 1, 7].every((x) => {
        const product = evaluate(quotient, { x }) * Number(factor)
        return Math.abs(evaluate(formulasOf(option)[0] ?? '', { x }) - product) < 1e-9
      }),
    )
  },
}

testTemplates('M1U04C04', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U04C04', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
