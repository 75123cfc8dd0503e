import type { ItemTemplate } from '../template.ts'
import { TEMPLATES as EXPRESSIONS_WITH_LETTERS } from './m1u03c01-expressions-with-letters.ts'
import { TEMPLATES as VALUE_OF_AN_EXPRESSION } from './m1u03c02-value-of-an-expression.ts'
import { TEMPLATES as POLYNOMIALS_AND_LINEAR_EXPRESSIONS } from './m1u03c03-polynomials-and-linear-expressions.ts'
import { TEMPLATES as LINEAR_TIMES_NUMBER } from './m1u03c04-linear-times-number.ts'
import { TEMPLATES as ADDING_LINEAR_EXPRESSIONS } from './m1u03c05-adding-linear-expressions.ts'

/** Item templates of unit M1U03 (문자의 사용과 식), concept by concept. */
export const UNIT_TEMPLATES: ItemTemplate[] = [
  ...EXPRESSIONS_WITH_LETTERS,
  ...VALUE_OF_AN_EXPRESSION,
  ...POLYNOMIALS_AND_LINEAR_EXPRESSIONS,
  ...LINEAR_TIMES_NUMBER,
  ...ADDING_LINEAR_EXPRESSIONS,
]
