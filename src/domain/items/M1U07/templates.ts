import type { ItemTemplate } from '../template.ts'
import { TEMPLATES as CONSTRUCTIONS } from './m1u07c01-constructions.ts'
import { TEMPLATES as DETERMINING_TRIANGLES } from './m1u07c02-determining-triangles.ts'
import { TEMPLATES as CONGRUENT_TRIANGLES } from './m1u07c03-congruent-triangles.ts'

/** Item templates of unit M1U07 (작도와 합동), concept by concept. */
export const UNIT_TEMPLATES: ItemTemplate[] = [
  ...CONSTRUCTIONS,
  ...DETERMINING_TRIANGLES,
  ...CONGRUENT_TRIANGLES,
]
