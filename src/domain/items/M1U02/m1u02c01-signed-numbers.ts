import type { ItemTemplate } from '../template.ts'
import { COUNTING_TEMPLATES } from './m1u02c01-counting.ts'
import { INCLUSION_TEMPLATES } from './m1u02c01-inclusions.ts'
import { KIND_TEMPLATES } from './m1u02c01-kinds.ts'
import { OPPOSITE_TEMPLATES } from './m1u02c01-opposites.ts'

/** Item templates of 양수와 음수, 수의 분류. */
export const TEMPLATES: ItemTemplate[] = [
  ...KIND_TEMPLATES,
  ...OPPOSITE_TEMPLATES,
  ...COUNTING_TEMPLATES,
  ...INCLUSION_TEMPLATES,
]
