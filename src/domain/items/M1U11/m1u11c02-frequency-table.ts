import type { ItemTemplate } from '../template.ts'
import { BLANK_TEMPLATES } from './m1u11c02-blanks.ts'
import { IDEA_TEMPLATES } from './m1u11c02-ideas.ts'
import { READING_TEMPLATES } from './m1u11c02-reading.ts'

/** Item templates of 도수분포표. */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...READING_TEMPLATES, ...BLANK_TEMPLATES]
