import type { ItemTemplate } from '../template.ts'
import { ANGLE_TEMPLATES } from './m1u06c03-angles.ts'
import { CLOCK_TEMPLATES } from './m1u06c03-clock.ts'
import { IDEA_TEMPLATES } from './m1u06c03-ideas.ts'

export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...ANGLE_TEMPLATES, ...CLOCK_TEMPLATES]
