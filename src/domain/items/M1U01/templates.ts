import type { ItemTemplate } from '../template.ts'
import { TEMPLATES as PRIME_AND_COMPOSITE } from './m1u01c01-prime-and-composite.ts'
import { TEMPLATES as POWERS } from './m1u01c02-powers.ts'
import { TEMPLATES as PRIME_FACTORIZATION } from './m1u01c03-prime-factorization.ts'
import { TEMPLATES as DIVISORS } from './m1u01c04-divisors.ts'
import { TEMPLATES as GCD_AND_COPRIME } from './m1u01c05-gcd-and-coprime.ts'
import { TEMPLATES as LCM } from './m1u01c06-lcm.ts'

/** Item templates of unit M1U01 (소인수분해), concept by concept. */
export const UNIT_TEMPLATES: ItemTemplate[] = [
  ...PRIME_AND_COMPOSITE,
  ...POWERS,
  ...PRIME_FACTORIZATION,
  ...DIVISORS,
  ...GCD_AND_COPRIME,
  ...LCM,
]
