import type { ItemTemplate } from '../template.ts'
import { TEMPLATES as POLYGONS_AND_DIAGONALS } from './m1u08c01-polygons-and-diagonals.ts'

/** Item templates of unit M1U08 (평면도형의 성질), concept by concept. */
export const UNIT_TEMPLATES: ItemTemplate[] = [...POLYGONS_AND_DIAGONALS]
