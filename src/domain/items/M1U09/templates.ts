import type { ItemTemplate } from '../template.ts'
import { TEMPLATES as POLYHEDRA } from './m1u09c01-polyhedra.ts'
import { TEMPLATES as REGULAR } from './m1u09c02-regular.ts'
import { TEMPLATES as REVOLUTION } from './m1u09c03-revolution.ts'
import { TEMPLATES as PRISMS } from './m1u09c04-prisms-and-cylinders.ts'
import { TEMPLATES as PYRAMIDS } from './m1u09c05-pyramids-and-cones.ts'
import { TEMPLATES as SPHERES } from './m1u09c06-spheres.ts'

/** Item templates of unit M1U09 (입체도형의 성질), concept by concept. */
export const UNIT_TEMPLATES: ItemTemplate[] = [
  ...POLYHEDRA,
  ...REGULAR,
  ...REVOLUTION,
  ...PRISMS,
  ...PYRAMIDS,
  ...SPHERES,
]
