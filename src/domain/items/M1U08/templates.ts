import type { ItemTemplate } from '../template.ts'
import { TEMPLATES as POLYGONS_AND_DIAGONALS } from './m1u08c01-polygons-and-diagonals.ts'
import { TEMPLATES as ANGLES_OF_TRIANGLES } from './m1u08c02-angles-of-triangles.ts'
import { TEMPLATES as ANGLES_OF_POLYGONS } from './m1u08c03-angles-of-polygons.ts'
import { TEMPLATES as SECTORS_AND_ARCS } from './m1u08c04-sectors-and-arcs.ts'
import { TEMPLATES as MEASURING_SECTORS } from './m1u08c05-measuring-sectors.ts'

/** Item templates of unit M1U08 (평면도형의 성질), concept by concept. */
export const UNIT_TEMPLATES: ItemTemplate[] = [
  ...POLYGONS_AND_DIAGONALS,
  ...ANGLES_OF_TRIANGLES,
  ...ANGLES_OF_POLYGONS,
  ...SECTORS_AND_ARCS,
  ...MEASURING_SECTORS,
]
