import type { ItemTemplate } from '../template.ts'
import { COUNTING_TEMPLATES } from './m1u04c05-counting.ts'
import { IDEA_TEMPLATES } from './m1u04c05-ideas.ts'
import { JOURNEY_TEMPLATES } from './m1u04c05-journeys.ts'
import { NUMBER_TEMPLATES } from './m1u04c05-numbers.ts'
import { WORK_AND_AGE_TEMPLATES } from './m1u04c05-work-and-ages.ts'

/** Item templates of 일차방정식의 활용. */
export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  ...NUMBER_TEMPLATES,
  ...COUNTING_TEMPLATES,
  ...JOURNEY_TEMPLATES,
  ...WORK_AND_AGE_TEMPLATES,
]
