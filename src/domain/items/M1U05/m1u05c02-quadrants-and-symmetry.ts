import type { ItemTemplate } from '../template.ts'
import { IDEA_TEMPLATES } from './m1u05c02-ideas.ts'
import { QUADRANT_TEMPLATES } from './m1u05c02-quadrants.ts'
import { SYMMETRY_TEMPLATES } from './m1u05c02-symmetry.ts'

export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...QUADRANT_TEMPLATES, ...SYMMETRY_TEMPLATES]
