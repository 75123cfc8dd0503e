import type { ItemTemplate } from '../template.ts'
import { CHALLENGE_TEMPLATES } from './m1u03c03-challenge.ts'
import { IDEA_TEMPLATES } from './m1u03c03-ideas.ts'
import { LINEAR_TEMPLATES } from './m1u03c03-linear.ts'
import { STATEMENT_TEMPLATES } from './m1u03c03-statements.ts'

/** Item templates of 다항식과 일차식. */
export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  ...LINEAR_TEMPLATES,
  ...STATEMENT_TEMPLATES,
  ...CHALLENGE_TEMPLATES,
]
