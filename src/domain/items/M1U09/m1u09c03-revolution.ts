import type { ItemTemplate } from '../template.ts'
import { IDEA_TEMPLATES } from './m1u09c03-ideas.ts'
import { NET_TEMPLATES } from './m1u09c03-nets.ts'
import { SECTION_TEMPLATES } from './m1u09c03-sections.ts'

/** Item templates of M1U09C03 (회전체와 그 단면). */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...SECTION_TEMPLATES, ...NET_TEMPLATES]
