import type { ItemTemplate } from '../template.ts'
import { CHALLENGE_TEMPLATES } from './m1u05c05-challenge.ts'
import { FIGURE_TEMPLATES } from './m1u05c05-figures.ts'
import { IDEA_TEMPLATES } from './m1u05c05-ideas.ts'
import { RELATION_TEMPLATES } from './m1u05c05-relations.ts'

export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  ...RELATION_TEMPLATES,
  ...FIGURE_TEMPLATES,
  ...CHALLENGE_TEMPLATES,
]
