import type { ItemTemplate } from '../template.ts'
import { COUNT_TEMPLATES } from './m1u09c01-counts.ts'
import { IDEA_TEMPLATES } from './m1u09c01-ideas.ts'

/** Item templates of M1U09C01 (다면체). */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...COUNT_TEMPLATES]
