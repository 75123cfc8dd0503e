import type { ItemTemplate } from '../template.ts'
import { TEMPLATES as MEAN_AND_MEDIAN } from './m1u10c01-mean-and-median.ts'
import { TEMPLATES as MODE } from './m1u10c02-mode.ts'
import { TEMPLATES as CHOOSING_A_MEASURE } from './m1u10c03-choosing-a-measure.ts'

/** Item templates of 대푯값, in the outline's order. */
export const UNIT_TEMPLATES: ItemTemplate[] = [...MEAN_AND_MEDIAN, ...MODE, ...CHOOSING_A_MEASURE]
