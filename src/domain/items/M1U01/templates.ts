import type { ItemTemplate } from '../template.ts'
import { TEMPLATES as PRIME_AND_COMPOSITE } from './m1u01c01-prime-and-composite.ts'
import { TEMPLATES as POWERS } from './m1u01c02-powers.ts'
import { TEMPLATES as PRIME_FACTORIZATION } from './m1u01c03-prime-factorization.ts'

/** Item templates of unit M1U01 (소인수분해), concept by concept. */
export const UNIT_TEMPLATES: ItemTemplate[] = [...PRIME_AND_COMPOSITE, ...POWERS, ...PRIME_FACTORIZATION]
