import type { ItemTemplate } from '../template.ts'
import { COUNTING_TEMPLATES } from './m1u06c01-counting.ts'
import { IDEA_TEMPLATES } from './m1u06c01-ideas.ts'
import { PART_TEMPLATES } from './m1u06c01-parts.ts'

export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...COUNTING_TEMPLATES, ...PART_TEMPLATES]
