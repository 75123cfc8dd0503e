import type { ItemTemplate } from '../template.ts'
import { TEMPLATES as ORDERED_PAIRS } from './m1u05c01-ordered-pairs.ts'
import { TEMPLATES as QUADRANTS_AND_SYMMETRY } from './m1u05c02-quadrants-and-symmetry.ts'
import { TEMPLATES as GRAPHS } from './m1u05c03-graphs.ts'
import { TEMPLATES as DIRECT_PROPORTION } from './m1u05c04-direct-proportion.ts'
import { TEMPLATES as INVERSE_PROPORTION } from './m1u05c05-inverse-proportion.ts'

/** Item templates of unit M1U05 (좌표평면과 그래프), concept by concept. */
export const UNIT_TEMPLATES: ItemTemplate[] = [
  ...ORDERED_PAIRS,
  ...QUADRANTS_AND_SYMMETRY,
  ...GRAPHS,
  ...DIRECT_PROPORTION,
  ...INVERSE_PROPORTION,
]
