import type { ItemTemplate } from '../template.ts'
import { IDEA_TEMPLATES } from './m1u04c01-ideas.ts'
import { IDENTITY_TEMPLATES } from './m1u04c01-identities.ts'
import { SOLUTION_TEMPLATES } from './m1u04c01-solutions.ts'

/** Item templates of 방정식과 항등식. */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...SOLUTION_TEMPLATES, ...IDENTITY_TEMPLATES]
