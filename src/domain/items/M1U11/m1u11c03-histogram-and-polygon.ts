import type { ItemTemplate } from '../template.ts'
import { COMPARING_TEMPLATES } from './m1u11c03-comparing.ts'
import { IDEA_TEMPLATES } from './m1u11c03-ideas.ts'
import { READING_TEMPLATES } from './m1u11c03-reading.ts'

/** Item templates of 히스토그램과 도수분포다각형. */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...READING_TEMPLATES, ...COMPARING_TEMPLATES]
