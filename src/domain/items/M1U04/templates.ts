import type { ItemTemplate } from '../template.ts'
import { TEMPLATES as EQUATIONS_AND_IDENTITIES } from './m1u04c01-equations-and-identities.ts'
import { TEMPLATES as PROPERTIES_OF_EQUALITY } from './m1u04c02-properties-of-equality.ts'
import { TEMPLATES as SOLVING_BY_TRANSPOSITION } from './m1u04c03-solving-by-transposition.ts'
import { TEMPLATES as FRACTION_AND_DECIMAL_COEFFICIENTS } from './m1u04c04-fraction-and-decimal-coefficients.ts'
import { TEMPLATES as WORD_PROBLEMS } from './m1u04c05-word-problems.ts'

/** Item templates of unit M1U04 (일차방정식), concept by concept. */
export const UNIT_TEMPLATES: ItemTemplate[] = [
  ...EQUATIONS_AND_IDENTITIES,
  ...PROPERTIES_OF_EQUALITY,
  ...SOLVING_BY_TRANSPOSITION,
  ...FRACTION_AND_DECIMAL_COEFFICIENTS,
  ...WORD_PROBLEMS,
]
