import type { ItemTemplate } from '../template.ts'
import { ANGLE_TEMPLATES } from './m1u08c02-angles.ts'
import { COMBINED_TEMPLATES } from './m1u08c02-combined.ts'
import { IDEA_TEMPLATES } from './m1u08c02-ideas.ts'

/** Item templates of M1U08C02 (삼각형의 내각과 외각). */
export const TEMPLATES: ItemTemplate[] = [...IDEA_TEMPLATES, ...ANGLE_TEMPLATES, ...COMBINED_TEMPLATES]
