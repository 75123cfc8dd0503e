import type { ItemTemplate } from '../template.ts'
import { FINDING_TEMPLATES } from './m1u11c04-finding.ts'
import { IDEA_TEMPLATES } from './m1u11c04-ideas.ts'

/** Item templates of 상대도수. */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...FINDING_TEMPLATES]
