import type { ItemTemplate } from '../template.ts'
import { COMPARING_TEMPLATES } from './m1u02c03-comparing.ts'
import { IDEA_TEMPLATES } from './m1u02c03-ideas.ts'
import { LETTER_TEMPLATES } from './m1u02c03-letters.ts'
import { RANGE_TEMPLATES } from './m1u02c03-ranges.ts'

/** Item templates of 수의 대소 관계. */
export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  ...COMPARING_TEMPLATES,
  ...RANGE_TEMPLATES,
  ...LETTER_TEMPLATES,
]
