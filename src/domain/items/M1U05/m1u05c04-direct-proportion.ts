import type { ItemTemplate } from '../template.ts'
import { CHALLENGE_TEMPLATES } from './m1u05c04-challenge.ts'
import { GRAPH_TEMPLATES } from './m1u05c04-graphs.ts'
import { IDEA_TEMPLATES } from './m1u05c04-ideas.ts'
import { RELATION_TEMPLATES } from './m1u05c04-relations.ts'
import { USE_TEMPLATES } from './m1u05c04-uses.ts'

export const TEMPLATES: ItemTemplate[] = [
  ...IDEA_TEMPLATES,
  ...RELATION_TEMPLATES,
  ...GRAPH_TEMPLATES,
  ...USE_TEMPLATES,
  ...CHALLENGE_TEMPLATES,
]
