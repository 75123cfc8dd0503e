import { TEMPLATES } from '#domain/items/M1U03/m1u03c03-polynomials-and-linear-expressions.ts'
import { formulasOf } from '../evaluate-formula.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { evaluate } from './evaluate-expression.ts'
import { formulaOf, keyOfOptions, statementOf } from './read-item.ts'
import { coefficientsOf } from './read-polynomial.ts'
import { VERIFIERS } from './verify-m1u03c03.ts'

const ZEROS = { x: 0, a: 0, b: 0 }

const HAND_WRITTEN: Verifiers = {
  // What has no value for 0 has a letter below a fraction bar.
  '3f8d06a2-b417-4e5c-9d83-60c7e2f1a95b': (item) =>
    keyOfOptions(item, (option) => Number.isNaN(evaluate(formulaOf(option), ZEROS))),
  'd7b1e495-2c60-48fa-b15e-9a3f04d8c762': (item) => {
    const [polynomial = '', , claimed = ''] = formulasOf(statementOf(item))
    return coefficientsOf(polynomial)[1] === Number(claimed) ? 'O' : 'X'
  },
}

testTemplates('M1U03C03', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U03C03', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
