import type { ItemTemplate } from '../template.ts'
import { TEMPLATES as POINTS_AND_LINES } from './m1u06c01-points-and-lines.ts'
import { TEMPLATES as DISTANCES_AND_MIDPOINTS } from './m1u06c02-distances-and-midpoints.ts'
import { TEMPLATES as OPPOSITE_ANGLES } from './m1u06c03-opposite-angles.ts'
import { TEMPLATES as PERPENDICULARS } from './m1u06c04-perpendiculars.ts'
import { TEMPLATES as LINES_IN_A_PLANE } from './m1u06c05-lines-in-a-plane.ts'
import { TEMPLATES as LINES_IN_SPACE } from './m1u06c06-lines-in-space.ts'
import { TEMPLATES as ANGLES_ACROSS } from './m1u06c07-angles-across.ts'

/** Item templates of unit M1U06 (기본 도형), concept by concept. */
export const UNIT_TEMPLATES: ItemTemplate[] = [
  ...POINTS_AND_LINES,
  ...DISTANCES_AND_MIDPOINTS,
  ...OPPOSITE_ANGLES,
  ...PERPENDICULARS,
  ...LINES_IN_A_PLANE,
  ...LINES_IN_SPACE,
  ...ANGLES_ACROSS,
]
