import type { ItemTemplate } from '../template.ts'
import { TEMPLATES as C01 } from './m1u10c01-mean-and-median.ts'

/** Item templates of 대푯값, in the outline's order. */
export const UNIT_TEMPLATES: ItemTemplate[] = [...C01]
