import type { ItemTemplate } from '../template.ts'
import { AREA_TEMPLATES } from './m1u05c01-areas.ts'
import { CONDITION_TEMPLATES } from './m1u05c01-conditions.ts'
import { IDEA_TEMPLATES } from './m1u05c01-ideas.ts'
import { READING_TEMPLATES } from './m1u05c01-reading.ts'

export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  ...READING_TEMPLATES,
  ...CONDITION_TEMPLATES,
  ...AREA_TEMPLATES,
]
