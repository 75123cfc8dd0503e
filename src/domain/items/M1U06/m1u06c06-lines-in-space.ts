import type { ItemTemplate } from '../template.ts'
import { COUNT_TEMPLATES } from './m1u06c06-counts.ts'
import { CUT_TEMPLATES } from './m1u06c06-cut-solid.ts'
import { IDEA_TEMPLATES } from './m1u06c06-ideas.ts'
import { judgeSpace } from './m1u06c06-statements.ts'

export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...COUNT_TEMPLATES, ...CUT_TEMPLATES, judgeSpace]
