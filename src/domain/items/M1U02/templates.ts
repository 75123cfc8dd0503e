import type { ItemTemplate } from '../template.ts'
import { TEMPLATES as SIGNED_NUMBERS } from './m1u02c01-signed-numbers.ts'
import { TEMPLATES as ABSOLUTE_VALUES } from './m1u02c02-absolute-values.ts'
import { TEMPLATES as ORDER } from './m1u02c03-order.ts'
import { TEMPLATES as ADDITION_AND_SUBTRACTION } from './m1u02c04-addition-and-subtraction.ts'
import { TEMPLATES as MULTIPLICATION } from './m1u02c05-multiplication.ts'
import { TEMPLATES as DIVISION } from './m1u02c06-division.ts'
import { TEMPLATES as MIXED_CALCULATION } from './m1u02c07-mixed-calculation.ts'

/** Item templates of unit M1U02 (정수와 유리수), concept by concept. */
export const UNIT_TEMPLATES: ItemTemplate[] = [
  ...SIGNED_NUMBERS,
  ...ABSOLUTE_VALUES,
  ...ORDER,
  ...ADDITION_AND_SUBTRACTION,
  ...MULTIPLICATION,
  ...DIVISION,
  ...MIXED_CALCULATION,
]
