import type { ItemTemplate } from '../template.ts'
import { takeFirstStep } from './m1u08c03-first-steps.ts'
import { IDEA_TEMPLATES } from './m1u08c03-ideas.ts'
import { SIDE_BY_SIDE_TEMPLATES } from './m1u08c03-side-by-side.ts'
import { SUM_TEMPLATES } from './m1u08c03-sums.ts'

/** Item templates of M1U08C03 (다각형의 내각과 외각). */
export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  takeFirstStep,
  ...SUM_TEMPLATES,
  ...SIDE_BY_SIDE_TEMPLATES,
]
