import type { ItemTemplate } from '../template.ts'
import { TEMPLATES as C01 } from './m1u05c01-ordered-pairs.ts'

export const UNIT_TEMPLATES: ItemTemplate[] = [...C01]
