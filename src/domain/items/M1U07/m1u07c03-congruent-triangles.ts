import type { ItemTemplate } from '../template.ts'
import { CONDITION_TEMPLATES } from './m1u07c03-conditions.ts'
import { CORRESPONDENCE_TEMPLATES } from './m1u07c03-correspondence.ts'
import { FIGURE_TEMPLATES } from './m1u07c03-figures-with-congruence.ts'

/** Item templates of M1U07C03 (삼각형의 합동 조건). */
export const TEMPLATES: ItemTemplate[] = [
  ...CORRESPONDENCE_TEMPLATES,
  ...CONDITION_TEMPLATES,
  ...FIGURE_TEMPLATES,
]
