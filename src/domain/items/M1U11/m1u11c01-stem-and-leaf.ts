import type { ItemTemplate } from '../template.ts'
import { CHALLENGE_TEMPLATES } from './m1u11c01-challenge.ts'
import { COUNTING_TEMPLATES } from './m1u11c01-counting.ts'
import { IDEA_TEMPLATES } from './m1u11c01-ideas.ts'
import { PERCENT_TEMPLATES } from './m1u11c01-percent.ts'
import { READING_TEMPLATES } from './m1u11c01-reading.ts'

/** Item templates of 줄기와 잎 그림. */
export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  ...READING_TEMPLATES,
  ...COUNTING_TEMPLATES,
  ...PERCENT_TEMPLATES,
  ...CHALLENGE_TEMPLATES,
]
